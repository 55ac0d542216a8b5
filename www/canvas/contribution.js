/**
 * Draws what the cells of a board add to an estimate: a chevron for each step that a piece still has
 * to go, in its direction, and a dot for each unit without a direction.
 * @import { Point } from './types.js'
 * @import { Pen } from './pen.js'
 */

/**
 * Number of entries for each cell in the core's list: steps to the right, steps down, other units.
 */
const NUMBERS = 3;
/** Minimum cell size at which chevrons are readable, in CSS px. */
const READABLE_PX = 22;
/** Distance between two chevrons, and maximum height of a chevron, as shares of the cell. */
const APART = 0.115;
const HIGH = 0.075;
/** Width of the whole row of chevrons, as a share of the cell. */
const ROW = 0.78;

/** @typedef {{ right: number, down: number, other: number }} Contribution */

/**
 * Returns what a cell adds to the estimate; undefined if it adds nothing.
 * @param {Int8Array | undefined} contributions three numbers for each cell
 * @param {number} cell
 * @returns {Contribution | undefined}
 */
export function contributionOf(contributions, cell) {
  if (!contributions) return undefined;
  const [right, down, other] = contributions.subarray(NUMBERS * cell);
  return right || down || other ? { right, down, other } : undefined;
}

/** Returns whether chevrons are readable on a cell of this size, in CSS px. @param {number} size */
export const isReadable = (size) => size >= READABLE_PX;

/**
 * Draws the contribution of one cell, side by side: steps to the side, steps up or down, dots.
 * @param {Pen} pen
 * @param {Contribution} contribution
 * @param {Point & { size: number }} row middle of the row, and the size of the cell
 * @param {string} colour
 */
export function paintContribution(pen, { right, down, other }, { x, y, size }, colour) {
  const sideways = right > 0 ? 0 : Math.PI;
  const upright = down > 0 ? Math.PI / 2 : -Math.PI / 2;
  const turns = [
    ...Array(Math.abs(right)).fill(sideways),
    ...Array(Math.abs(down)).fill(upright),
    ...Array(other).fill(null),
  ];
  const apart = Math.min(APART, ROW / turns.length) * size;
  const reach = Math.min(HIGH * size, 0.4 * apart);
  const width = Math.max(1.25, 0.028 * size);
  const { ctx } = pen;
  ctx.lineCap = ctx.lineJoin = 'round';
  for (const [index, turn] of turns.entries()) {
    const at = { x: x + (index - (turns.length - 1) / 2) * apart, y };
    if (turn === null) {
      pen.disc(at, 0.75 * reach, colour);
      continue;
    }
    const [ahead, aside] = [Math.cos(turn) * reach, Math.sin(turn) * reach];
    pen.trace([
      { x: at.x - ahead / 2 - aside, y: at.y - aside / 2 + ahead },
      { x: at.x + ahead / 2, y: at.y + aside / 2 },
      { x: at.x - ahead / 2 + aside, y: at.y - aside / 2 - ahead },
    ]);
    pen.stroke(colour, width);
  }
}
