/**
 * Pictures without a browser: the viewer of the page, on a canvas for Node. `tools/builds.mjs` makes
 * one file of this module, which the command imports.
 * @import { Host } from '../ui/kit/host.js'
 * @import { Theme } from '../canvas/types.js'
 */
import { cividis } from '../canvas/colour.js';
import { ROLES } from '../canvas/theme.js';
import { loadEngine } from '../core/engine/session.js';
import { FAMILIES } from '../families/index.js';
import { wordsOf } from '../i18n/index.js';
import { exportAs } from '../ui/export/export.js';
import { tokens } from '../ui/styles/tokens.js';
import { Viewer } from '../ui/viewer/viewer.js';
import { standIn } from './picture-dom.js';

/** Media types of pictures, by the ending of a file's name. */
export const TYPES = { svg: 'image/svg+xml', png: 'image/png', gif: 'image/gif' };

/**
 * What to draw. `canvas` is the package `@napi-rs/canvas`; `texts` are the contents of the files of
 * words in the language `locale`; `link` is the link of a run; `step` is a step, `answer` or `end`.
 * @typedef {object} Asked
 * @property {typeof import('@napi-rs/canvas')} canvas
 * @property {Uint8Array<ArrayBuffer>} wasm
 * @property {string} locale
 * @property {readonly string[]} texts
 * @property {Uint8Array} link
 * @property {number | 'answer' | 'end'} step
 * @property {number} maxSteps most steps to compute
 * @property {string} type media type
 * @property {'light' | 'dark'} theme
 * @property {{ width?: number, height?: number, view?: 'board' | 'map' | 'both' }} options
 */

/**
 * Draws a picture of a step, or an animation that ends with the step.
 * @param {Asked} asked
 * @returns {Promise<Uint8Array | null>} the file; null if `maxSteps` are not enough
 * @throws {EngineError} if the run cannot be shown
 */
export async function drawPicture(asked) {
  standIn(asked.canvas);
  await loadEngine(asked.wasm);
  const viewer = new Viewer(hostWith(asked.theme));
  viewer.words = wordsOf(asked.locale, ...asked.texts);
  await FAMILIES.loadAll();
  viewer.start('');
  viewer.theme = themeOf(asked.theme);
  viewer.run.open(asked.link);
  await FAMILIES.get(viewer.family.id).loadMap?.();
  await FAMILIES.loadExtras();
  // Asks for the drawing of the puzzle's pieces, which may come in the next task.
  if (viewer.family.view) await new Promise((go) => setTimeout(go));
  const step = compute(viewer, asked);
  if (step === null) return null;
  const film = asked.type === TYPES.gif ? { from: 0, to: step } : { step };
  const file = await exportAs(viewer, asked.type, { view: 'both', ...asked.options, ...film });
  viewer.release();
  return new Uint8Array(await file.arrayBuffer());
}

/**
 * Computes a run up to a step, and the map.
 * @param {Viewer} viewer
 * @param {Pick<Asked, 'step' | 'maxSteps'>} asked
 * @returns {number | null} the step; null if `maxSteps` are not enough
 */
function compute(viewer, { step, maxSteps }) {
  const { player } = viewer.run;
  player.seek(typeof step === 'number' ? step : 0);
  player.runsOn = typeof step !== 'number';
  const isThere = () =>
    player.complete || (step === 'answer' ? player.answer !== null : !player.runsOn);
  while (viewer.busy) {
    viewer.tick(performance.now());
    if (viewer.error) throw viewer.error;
    if (player.known > maxSteps && player.wanted >= 0) return null;
    if (player.known > maxSteps && !isThere()) return null;
    if (isThere()) player.runsOn = false;
  }
  if (typeof step === 'number') return player.cursor;
  return (step === 'answer' ? player.answer : null) ?? player.known;
}

/**
 * Returns the colours of a theme as the style sheet of the element has them.
 * @param {'light' | 'dark'} name
 * @returns {Theme}
 */
export function themeOf(name) {
  const sheet = String(tokens);
  const valueOf = (/** @type {string} */ role) => {
    const [, value = ''] = new RegExp(`--${role}: *([^;]*);`).exec(sheet) ?? [];
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    if (other) return valueOf(other);
    const [light = '', dark = light] = value.match(/#\w+/g) ?? [];
    if (!light) throw new TypeError(`The style sheet has no colour --${role}.`);
    const colour = Number.parseInt((name === 'dark' ? dark : light).slice(1), 16);
    // As a browser tells a computed colour.
    return `rgb(${colour >> 16}, ${(colour >> 8) & 255}, ${colour & 255})`;
  };
  const colours = ROLES.map((role) => [
    role.replace(/-(.)/, (_, letter) => letter.toUpperCase()),
    valueOf(role),
  ]);
  const [, font] = /--font: *var\(--searchlight-font, *([^;]*)\);/.exec(sheet) ?? [];
  const fonts = (font ?? 'sans-serif').replace(/, */g, ', ');
  return { ...Object.fromEntries(colours), font: fonts, type: 1, depth: cividis };
}

/**
 * Returns a host that shows nothing.
 * @param {string} theme
 */
function hostWith(theme) {
  const nothing = () => {};
  const host = {
    families: FAMILIES,
    ...{ refresh: nothing, emit: nothing, adopt: nothing, renderRoot: {} },
    ...{ view: 'both', theme, layout: '', controls: 'none', label: '', readonly: true },
    ...{ waits: false, menu: false, isStill: true, isFullScreen: () => false },
  };
  return /** @type {Host} */ (/** @type {unknown} */ (host));
}
