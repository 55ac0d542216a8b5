/**
 * Texts that all constraint puzzles share: what a choice crossed out, and why a variable is next.
 * @import { Values } from '../../../../i18n/index.js'
 * @import { Told } from '../types.js'
 */
import { placeOf } from '../../board/board-kit.js';
import { crossedByLast, crossesOut, leftOf, lostBy, orderOf, tiedIn } from './domains.js';

/**
 * Returns the translation keys of the sentence about a step, most specific first.
 * @param {Told} told
 * @returns {string[]}
 */
export function keysOf({ frame, reasons, description, outcome }) {
  const { kind = 'start', answered, reason = -1, candidates = [] } = frame;
  const ends = outcome ? [`last.${outcome.code}`] : [];
  if (kind === 'start') {
    if (outcome?.code === 'impossible') return ['start.impossible'];
    return answered ? ['start.answer', 'start'] : ['start'];
  }
  if (answered) return ['place.answer'];
  if (kind === 'refuse') return [...ends, `refuse.${reasons[reason]}`, 'refuse'];
  if (kind === 'retreat') return [...ends, 'retreat'];
  if (reason >= 0) {
    const arcs = description.algorithm === 'arcs' ? ['cut.arcs'] : [];
    return [...ends, ...arcs, `cut.${reasons[reason]}`, 'cut'];
  }
  if (!crossesOut(description)) return [...ends, 'place.plain', 'place'];
  const order = orderOf(description);
  const isForced = candidates.length === 1;
  if (order === 'fewest-values' && tiedIn(frame, description) > 1) {
    return [...ends, isForced ? 'place.tiedForced' : 'place.tiedFewest', 'place'];
  }
  return [...ends, ...(isForced ? ['place.forced'] : []), `place.${order}`, 'place'];
}

/**
 * Returns the values for the sentence about a step.
 * @param {Told} told
 * @param {(cell: number) => number} variableOf variable of a cell
 * @returns {Values}
 */
export function valuesOf({ shape, frame, description }, variableOf) {
  const { cell = -1, value = 0, witness = -1, path = [], candidates = [], kind } = frame;
  const { row: witnessRow, column: witnessColumn } = placeOf(witness, shape);
  const next = candidates[0]?.cell ?? -1;
  const { row: nextRow, column: nextColumn } = placeOf(next, shape);
  const number = kind === 'retreat' ? path.length + 1 : path.length;
  const variable = variableOf(witness >= 0 ? witness : next);
  return {
    ...placeOf(cell, shape),
    code: value + 1,
    witnessRow,
    witnessColumn,
    witnessNumber: Array.from(path).indexOf(witness) + 1,
    nextRow,
    nextColumn,
    number,
    crossed: crossedByLast(frame),
    lost: variable >= 0 ? lostBy(frame, description, variable) : 0,
    tied: tiedIn(frame, description),
    left: variable >= 0 ? Math.max(0, leftOf(frame, description, variable)) : 0,
  };
}
