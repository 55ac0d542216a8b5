/**
 * Texts of the proof of a step: the question about the cell, and the conclusion from the moves
 * looked at so far.
 * @import { Told } from '../position-names.js'
 */
import { WINNING } from '../table/move-arrows.js';
import { placeOf, tellValue } from '../position-names.js';
import { isWin } from '../plies.js';

/**
 * Conclusion (`so`) with its reason (`because`). `tone` is a CSS class.
 * @typedef {{ tone: 'wins' | 'loses' | 'open', so: string, because: string }} Conclusion
 */

/** Returns the question about the cell of the step. @param {Told} viewer */
export function questionOf({ run, words }) {
  const { kind, cell, table } = run.frame;
  if (kind !== 'backward') return words.text('games.proof.turn');
  return words.text(`games.proof.from.${isWin(table.plies[cell]) ? 'wins' : 'loses'}`);
}

/**
 * Returns the conclusion from the steps so far.
 * @param {Told} viewer
 * @returns {Conclusion}
 */
export function conclusionOf(viewer) {
  return viewer.run.frame.kind === 'backward' ? ofPredecessor(viewer) : ofCell(viewer);
}

/**
 * Returns the conclusion for a cell whose successors are looked at.
 * @param {Told} viewer
 * @returns {Conclusion}
 */
function ofCell(viewer) {
  const { run, words } = viewer;
  const { cell, index, total, result, decided, table } = run.frame;
  const here = placeOf(viewer, cell);
  const says = (/** @type {string} */ key, values = {}) =>
    words.text(`games.proof.${key}`, { here, ...values });
  if (total === 0) return { tone: 'loses', so: says('loses'), because: says('terminal') };
  if (WINNING.includes(result)) {
    const goesOn = decided < 0 && table.distances;
    const because = words.text(`games.proof.${goesOn ? 'oneLoses.goesOn' : 'oneLoses'}`);
    return { tone: 'wins', so: says('wins'), because };
  }
  if (decided >= 0) return { tone: 'loses', so: says('loses'), because: says('allWin') };
  return { tone: 'open', so: says('open'), because: says('left', { count: total - index - 1 }) };
}

/**
 * Returns the conclusion for a predecessor of the step's cell.
 * @param {Told} viewer
 * @returns {Conclusion}
 */
function ofPredecessor(viewer) {
  const { words, run } = viewer;
  const { other, result, left } = run.frame;
  const here = other < 0 ? '' : placeOf(viewer, other);
  const says = (/** @type {string} */ key, values = {}) =>
    words.text(`games.proof.${key}`, { here, ...values });
  if (result === 'reaches') return { tone: 'wins', so: says('wins'), because: says('oneLoses') };
  if (result === 'noneLeft') return { tone: 'loses', so: says('loses'), because: says('allWin') };
  if (result === 'oneLess') {
    return { tone: 'open', so: says('open'), because: says('left', { count: left }) };
  }
  const key = other < 0 ? 'nothing' : 'settled';
  return { tone: 'open', so: says(key), because: words.text(`games.proof.${key}.why`) };
}

/**
 * Returns the conclusion for a filled cell that the user picked.
 * @param {Told} viewer
 * @param {number} cell a filled cell
 * @returns {Conclusion}
 */
export function conclusionAt(viewer, cell) {
  const { run, words } = viewer;
  const plies = run.analysis.oracle?.pliesOf(cell) ?? 0;
  const values = { here: placeOf(viewer, cell) };
  const tone = isWin(plies) ? 'wins' : 'loses';
  const says = isWin(plies) ? 'oneLoses' : plies > 0 ? 'allWin' : 'terminal';
  const because = words.text(`games.proof.${says}`, values);
  if (plies === 0) return { tone, so: words.text('games.proof.loses', values), because };
  const told = { because, value: tellValue(words, plies) };
  return {
    tone,
    so: words.text(`games.proof.${tone}`, values),
    because: words.text('games.proof.value', told),
  };
}
