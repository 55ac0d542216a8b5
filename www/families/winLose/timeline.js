/**
 * The background of the scrub bar: whether the cells that are filled over the steps of the run win
 * or lose, and where a row or a wave begins.
 * @import { Ctx, Theme } from '../../draw/types.js'
 */
import { fade } from '../../draw/colour.js';
import { hatch } from '../../draw/marks.js';
import { wins } from './view.js';

/** Borders nearer to each other would cover what is between them. */
const BORDERS_PX = 4;

/**
 * The run in columns of equally many steps.
 * @typedef {object} Profile
 * @property {number} steps that the columns cover
 * @property {Float32Array} losing of each column the share of steps that went into losing cells
 * @property {readonly number[]} borders the steps at which stages end
 */

/**
 * Which cells the steps of a run went into. The cost is that of `filledAt` for each cell, or for as
 * many of them as there are columns to tell apart.
 * @param {object} run
 * @param {number} run.steps
 * @param {number} run.cells that are filled by then
 * @param {(rank: number) => number} run.cellAt the cell that is filled as the so manieth
 * @param {(cell: number) => number} run.filledAt the step that fills it
 * @param {ArrayLike<number>} run.plies
 * @param {readonly number[]} run.borders
 * @param {number} columns
 * @returns {Profile}
 */
export function profileOf({ steps, cells, cellAt, filledAt, plies, borders }, columns) {
  const losing = new Float32Array(columns);
  const perColumn = steps / columns;
  const spread = (/** @type {number} */ from, /** @type {number} */ to) => {
    for (let column = Math.floor(from / perColumn); column < columns; column++) {
      const end = (column + 1) * perColumn;
      losing[column] += (Math.min(to, end) - Math.max(from, end - perColumn)) / perColumn;
      if (to <= end) return;
    }
  };
  let before = 0;
  for (let rank = 0; rank < cells; rank++) {
    const cell = cellAt(rank);
    const at = filledAt(cell);
    if (!wins(plies[cell]) && at > before) spread(before, at);
    before = at;
  }
  return { steps, losing, borders };
}

/**
 * Paints the whole bar, the cursor too. Before the cursor the profile is strong, after it pale; what
 * is not known yet is hatched.
 * @param {Ctx} ctx scaled to CSS px and cleared
 * @param {{ width: number, height: number }} box
 * @param {{ known: number, cursor: number, total: number, profile: Profile }} run
 * @param {Theme} theme
 */
export function paintProfile(ctx, { width, height }, { known, cursor, total, profile }, theme) {
  const xOf = (/** @type {number} */ step) => (Math.min(step, total) / Math.max(1, total)) * width;
  const [knownX, cursorX] = [xOf(known), xOf(cursor)];
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, Math.min(6, height / 4));
  ctx.clip();
  ctx.fillStyle = theme.sunk;
  ctx.fillRect(0, 0, width, height);
  paintShares(ctx, { width: xOf(profile.steps), height }, profile.losing, theme);
  paintBorders(ctx, height, profile.borders.map(xOf), theme);
  ctx.fillStyle = fade(theme.sunk, 0.68);
  ctx.fillRect(cursorX, 0, width - cursorX, height);
  if (knownX < width) {
    hatch(ctx, { x: knownX, y: 0, width: width - knownX, height }, theme.line, 7, 1.25);
  }
  const line = Math.min(width - 3, Math.max(3, cursorX));
  ctx.fillStyle = theme.card;
  ctx.fillRect(line - 3.5, 0, 7, height);
  ctx.fillStyle = theme.current;
  ctx.beginPath();
  ctx.roundRect(line - 1.5, 0, 3, height, 1.5);
  ctx.fill();
  ctx.restore();
}

/**
 * Of each column the losing cells from above, the winning ones from below: which is which is told by
 * their place, too.
 * @param {Ctx} ctx
 * @param {{ width: number, height: number }} box
 * @param {Float32Array} losing
 * @param {Theme} theme
 */
function paintShares(ctx, { width, height }, losing, theme) {
  const top = Math.min(5, height / 5);
  const room = height - top;
  ctx.fillStyle = theme.win;
  ctx.fillRect(0, top, width, room);
  const wide = width / losing.length;
  ctx.fillStyle = theme.lose;
  for (const [column, share] of losing.entries()) {
    // A few losing cells among many can be seen, too.
    const px = share > 0 ? Math.max(2, share * room) : 0;
    if (px > 0) ctx.fillRect(column * wide, height - px, wide + 0.3, px);
  }
}

/**
 * @param {Ctx} ctx
 * @param {number} height
 * @param {readonly number[]} xs
 * @param {Theme} theme
 */
function paintBorders(ctx, height, xs, theme) {
  let before = 0;
  ctx.fillStyle = fade(theme.card, 0.8);
  for (const x of xs) {
    if (x - before < BORDERS_PX) continue;
    ctx.fillRect(Math.round(x) - 0.5, 0, 1, height);
    before = x;
  }
}
