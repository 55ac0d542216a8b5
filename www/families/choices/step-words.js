/**
 * The one sentence that explains a step of a search among choices: which template, and the values
 * in it.
 * @import { Outcome } from '../../core/engine.js'
 * @import { Words } from '../../i18n/index.js'
 * @import { BoardDescription, BoardFrame, Shape } from './board-parts.js'
 */

/** No number, in `labels`. */
const NONE = 255;

/**
 * @typedef {object} Told
 * @property {string} puzzle whose words are used
 * @property {readonly string[]} reasons their names
 * @property {Shape} shape
 * @property {BoardFrame} frame
 * @property {BoardDescription} description
 * @property {Outcome | null} outcome of the run, if the step is its last
 */

/**
 * @param {Words} words
 * @param {Told} told
 */
export function tellStep(words, told) {
  const { puzzle, frame, description, outcome } = told;
  const isWalk = (description.start ?? -1) >= 0;
  const values = isWalk ? placesOfWalk(told) : placesOfField(told);
  const count = outcome?.code === 'counted' ? outcome.goals : waysOn(frame);
  const key = keysOf(told).find((one) => words.has(`${puzzle}.${one}`));
  return words.text(`${puzzle}.${key}`, { ...values, count });
}

/**
 * The keys of the sentence, the most special first: a puzzle has words for one of them.
 * @param {Told} told
 * @returns {string[]}
 */
function keysOf({ reasons, frame, description, outcome }) {
  const { kind = 'start', cell = -1, value = 0, reason = -1, answered, board } = frame;
  const name = reasons[reason];
  if (kind === 'start') {
    if (outcome?.code === 'impossible') return ['start.impossible'];
    return answered ? ['start.answer', 'start'] : ['start'];
  }
  if (answered) {
    const isOpen = description.settings?.some((setting) => setting.value === 'open');
    return isOpen ? ['place.answer.open', 'place.answer'] : ['place.answer'];
  }
  const ends = outcome ? [`last.${outcome.code}`] : [];
  if (kind === 'refuse') return [...ends, `refuse.${name}.${value}`, `refuse.${name}`];
  if (kind === 'retreat') return [...ends, `retreat.${value}`, 'retreat'];
  if (name) return [...ends, `cut.${name}`];
  const isStuck = waysOn(frame) === 0;
  return [...ends, ...(isStuck ? ['place.stuck'] : []), `place.${board[cell]}`, 'place'];
}

/** How many of the candidates are free. @param {BoardFrame} frame */
function waysOn({ candidates = [], labels = [] }) {
  return candidates.filter(({ cell }) => (labels[cell] ?? NONE) !== NONE).length;
}

/**
 * @param {number} cell
 * @param {Shape} shape
 */
export const placeOf = (cell, { columns }) => ({
  row: Math.floor(cell / columns) + 1,
  column: (cell % columns) + 1,
});

/**
 * Where a walk came from and where it went, or could not go.
 * @param {Told} told
 */
function placesOfWalk({ shape, frame, description, outcome }) {
  const { kind = 'start', cell = -1, path = [], witness = -1 } = frame;
  const { start = -1 } = description;
  const here = path.length > 0 ? path[path.length - 1] : start;
  const before = path.length > 1 ? path[path.length - 2] : start;
  // What an end without an answer names is where all began.
  const isLast = outcome?.code === 'impossible';
  const from = kind === 'place' ? before : kind === 'refuse' ? here : cell;
  const to = isLast ? start : kind === 'refuse' ? cell : here;
  const { row: fromRow, column: fromColumn } = placeOf(from, shape);
  const { row: witnessRow, column: witnessColumn } = placeOf(witness, shape);
  const visited = to === start ? 1 : Array.from(path).indexOf(to) + 2;
  const number = kind === 'refuse' ? visited : path.length + 1;
  const cells = shape.rows * shape.columns;
  return { ...placeOf(to, shape), fromRow, fromColumn, witnessRow, witnessColumn, number, cells };
}

/**
 * The cell of a field that was chosen, and the number that refuses.
 * @param {Told} told
 */
function placesOfField({ shape, frame, description }) {
  const { cell = -1, witness = -1 } = frame;
  const { row: witnessRow, column: witnessColumn } = placeOf(witness, shape);
  const number = description.numbers?.[witness] ?? 0;
  return { ...placeOf(cell, shape), witnessRow, witnessColumn, number };
}
