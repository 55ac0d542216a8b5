/**
 * The reason of a step as a short proof: what is asked of the cell, and what follows from the moves
 * that were looked at.
 * @import { Told } from '../position-names.js'
 */
import { WINNING } from '../table/move-arrows.js';
import { placeOf, tellValue } from '../position-names.js';
import { isWin } from '../plies.js';

/**
 * What follows: in few words, and why. `tone` is a class.
 * @typedef {{ tone: 'wins' | 'loses' | 'open', so: string, because: string }} Conclusion
 */

/**
 * What is asked of the cell of the step.
 * @param {Told} viewer
 */
export function questionOf({ run, words }) {
  const { kind, cell, table } = run.frame;
  if (kind !== 'backward') return words.text('games.proof.turn');
  return words.text(`games.proof.from.${isWin(table.plies[cell]) ? 'wins' : 'loses'}`);
}

/**
 * What follows from the step and those before it.
 * @param {Told} viewer
 * @returns {Conclusion}
 */
export function conclusionOf(viewer) {
  return viewer.run.frame.kind === 'backward' ? ofPredecessor(viewer) : ofCell(viewer);
}

/**
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
 * What is known of a cell that a person looks at.
 * @param {Told} viewer
 * @param {number} cell filled
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
