/** What tables of games are painted on, and from. */
import { bareTable } from '../../www/families/games/table/thumbnail.js';
import './canvases.js';
import { recorder } from './searches.js';

/** @import { tabGame } from './tables.js' */

/** A canvas that notes the pictures it is given. */
export function easel() {
  const { ctx, rects, calls, strokes } = recorder();
  /** @type {any[]} */
  const pictures = [];
  ctx.canvas = {};
  ctx.createRadialGradient = () => ({ addColorStop() {} });
  ctx.drawImage = (/** @type {any} */ picture) => void pictures.push(picture);
  return { ctx, rects, calls, strokes, pictures };
}

/** @param {ReturnType<typeof tabGame>} game @param {object} more */
export const viewOf = ({ rows, columns, plies }, more = {}) => ({
  ...bareTable({ rows, columns, start: 0 }, { plies, ranks: new Uint32Array() }, plies.length, {
    letters: ['L', 'W'],
    wording: ['loses', 'wins'],
  }),
  distances: true,
  ...more,
});
