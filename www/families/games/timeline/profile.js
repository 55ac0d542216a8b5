/**
 * Which cells the steps of a run went into: what is behind the scrub bar, wherever its axis puts
 * each step.
 */
import { isWin } from '../plies.js';

/**
 * A run as far as it is computed.
 * @typedef {object} Filling
 * @property {number} cells that are filled by then
 * @property {ArrayLike<number> | null} order the cells in the order of filling, null for their own
 * @property {(rank: number) => number} stageAt something that changes from stage to stage
 * @property {ArrayLike<number>} filledAt the step that fills each cell
 * @property {ArrayLike<number>} plies
 *
 * A row or a wave: its first step, and which one it is.
 * @typedef {{ from: number, stage: number }} Stage
 *
 * @typedef {object} Profile
 * @property {number} cells
 * @property {(rank: number) => number} stepAt the step that fills the cell of this rank, 0 before the first
 * @property {Float64Array} losing of each rank the steps before it that went into losing cells
 * @property {readonly Stage[]} stages
 *
 * Steps in a row that are drawn as one: a cell by itself, or several of them with the share of their
 * steps that went into losing ones. From 0 to 1 on the bar.
 * @typedef {{ from: number, to: number, losing: number, isCell: boolean }} Block
 */

/**
 * Linear in the number of cells.
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
 * The blocks of a profile: a cell each where it is wide enough, else as many cells as it takes.
 * @param {Profile} profile
 * @param {(step: number) => number} axis where a step lies, rising from 0 to 1
 * @param {number} cellWide of a cell that is a block by itself, as a share of the bar
 * @param {number} wide of the others
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
 * The rank after the first one that ends at a place or behind it, found by doubling and halving.
 * @param {number} rank
 * @param {number} cells
 * @param {(rank: number) => number} endOf
 * @param {number} place
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

/** Between labels that are left out stand round numbers. */
const ROUND = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/**
 * The labels of stages that have room: where they begin, px.
 * @param {readonly Stage[]} stages
 * @param {(step: number) => number} placeOf px
 * @param {(stage: number) => number} valueOf
 * @param {(value: number, isFirst: boolean) => string} write
 * @param {(text: string) => number} measure px
 * @param {{ width: number, apart: number }} room
 */
export function labelsOf(stages, placeOf, valueOf, write, measure, { width, apart }) {
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
