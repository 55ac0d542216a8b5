/**
 * Computes which share of a run's steps went into winning and losing cells, for the picture behind
 * the scrub bar.
 */
import { isWin } from '../plies.js';

/**
 * The computed part of a run. A rank is the index of a cell in the order of filling, from 0.
 * @typedef {object} Filling
 * @property {number} cells number of filled cells
 * @property {ArrayLike<number> | null} order cells in the order of filling, null for the order of
 *   their indices
 * @property {(rank: number) => number} stageAt row or wave of the cell with this rank
 * @property {ArrayLike<number>} filledAt step that fills each cell, by cell
 * @property {ArrayLike<number>} plies length of the game from each cell, by cell
 */

/**
 * A row of the table, or a wave (all cells with the same plies). `from` is its first step, `stage`
 * the number of the row or wave.
 * @typedef {{ from: number, stage: number }} Stage
 */

/**
 * The shares of winning and losing cells along a run.
 * @typedef {object} Profile
 * @property {number} cells
 * @property {(rank: number) => number} stepAt step that fills the cell of this rank, 0 for rank -1
 * @property {Float64Array} losing for each rank, the number of earlier steps spent on losing cells
 * @property {readonly Stage[]} stages
 */

/**
 * A part of the bar, for one cell or for several. `from` and `to` are its ends on the bar, and
 * `losing` is the share of its steps spent on losing cells; all range from 0 to 1.
 * @typedef {{ from: number, to: number, losing: number, isCell: boolean }} Block
 */

/**
 * Computes the profile of a run, in time linear in the number of cells.
 * @param {Filling} run
 * @returns {Profile}
 */
export function profileOf({ cells, order, stageAt, filledAt, plies }) {
  const losing = new Float64Array(cells + 1);
  /** @type {Stage[]} */
  const stages = [];
  let before = 0;
  for (let rank = 0; rank < cells; rank++) {
    const cell = order ? order[rank] : rank;
    const stage = stageAt(rank);
    if (stage !== stages.at(-1)?.stage) stages.push({ from: before, stage });
    losing[rank + 1] = losing[rank] + (isWin(plies[cell]) ? 0 : filledAt[cell] - before);
    before = filledAt[cell];
  }
  const stepAt = (/** @type {number} */ rank) =>
    rank < 0 ? 0 : filledAt[order ? order[rank] : rank];
  return { cells, stepAt, losing, stages };
}

/**
 * Divides the bar into blocks. A cell that is wide enough has its own block; narrower neighbours
 * share one.
 * @param {Profile} profile
 * @param {(step: number) => number} axis position of a step on the bar, rising from 0 to 1
 * @param {number} cellWide minimum width of a cell's own block, as a share of the bar
 * @param {number} wide minimum width of the other blocks, as a share of the bar
 * @returns {Block[]}
 */
export function blocksOf({ cells, stepAt, losing }, axis, cellWide, wide) {
  /** @type {Block[]} */
  const blocks = [];
  const endOf = (/** @type {number} */ rank) => axis(stepAt(rank));
  for (let rank = 0, from = 0; rank < cells;) {
    const end = endOf(rank);
    const isCell = end - from >= cellWide;
    const next = isCell ? rank + 1 : rankAfter(rank, cells, endOf, from + wide);
    const to = isCell ? end : endOf(next - 1);
    const steps = stepAt(next - 1) - stepAt(rank - 1);
    blocks.push({
      from,
      to,
      losing: steps > 0 ? (losing[next] - losing[rank]) / steps : 0,
      isCell,
    });
    [rank, from] = [next, to];
  }
  return blocks;
}

/**
 * Returns the rank after the first cell that ends at or after a place. Uses a galloping search.
 * @param {number} rank
 * @param {number} cells
 * @param {(rank: number) => number} endOf end of a cell on the bar, 0 to 1
 * @param {number} place on the bar, 0 to 1
 */
function rankAfter(rank, cells, endOf, place) {
  let far = 1;
  while (rank + far < cells && endOf(rank + far - 1) < place) far *= 2;
  let [low, high] = [rank + (far >> 1), Math.min(cells, rank + far) - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (endOf(middle) < place) low = middle + 1;
    else high = middle;
  }
  return Math.max(rank, low) + 1;
}

/** Possible intervals between the labels of a thinned-out axis. */
const ROUND = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/**
 * Returns the labels of stages that fit above the bar, with their positions.
 * @param {readonly Stage[]} stages
 * @param {object} how lengths in CSS px
 * @param {(step: number) => number} how.placeOf position of a step
 * @param {(stage: number) => number} how.valueOf number of a stage
 * @param {(value: number, isFirst: boolean) => string} how.write formats a label
 * @param {(text: string) => number} how.measure width of a text
 * @param {number} how.width of the bar
 * @param {number} how.apart minimum gap
 */
export function labelsOf(stages, { placeOf, valueOf, write, measure, width, apart }) {
  const most = width / (3 * apart);
  const every = ROUND.find((by) => stages.length / by <= most) ?? stages.length;
  const labels = [];
  let free = 0;
  for (const [at, { from, stage }] of stages.entries()) {
    const value = valueOf(stage);
    if (at > 0 && value % every !== 0) continue;
    const x = placeOf(from);
    const text = write(value, at === 0);
    const wide = measure(text);
    if (x < free || x + wide > width) continue;
    labels.push({ x, text, from });
    free = x + wide + apart;
  }
  return labels;
}
