/** A small game with its table and its runs, made without the core, and the panels' texts. */

import { words } from './dictionaries.js';

export { words };

/** A small table of the game by itself, so that nothing is shared with the core. */
export const ROWS = 10;
export const COLUMNS = 4;
export const CELLS = ROWS * COLUMNS;

/** Row and column from 1, rows from the bottom. @param {number} row @param {number} column */
export const cellOf = (row, column) => (ROWS - row) * COLUMNS + column - 1;
/** @param {number} cell */
export const placeOf = (cell) => ({
  row: ROWS - Math.floor(cell / COLUMNS),
  column: (cell % COLUMNS) + 1,
});

/** @param {number} cell @returns {number[]} */
export function successors(cell) {
  const { row, column } = placeOf(cell);
  return [1, 2, 3, 4].filter((to) => to !== column && row + to <= ROWS).map((to) => cellOf(row + to, to)); // prettier-ignore
}

/** @param {number} cell */
export const predecessors = (cell) =>
  Array.from({ length: CELLS }, (_, from) => from).filter((from) =>
    successors(from).includes(cell),
  );

export const PLIES = /** @type {number[]} */ ([]);
for (let cell = 0; cell < CELLS; cell++) {
  const after = successors(cell).map((to) => PLIES[to]);
  const lost = after.filter((plies) => plies % 2 === 0);
  PLIES.push(lost.length > 0 ? 1 + Math.min(...lost) : after.length > 0 ? 1 + Math.max(...after) : 0); // prettier-ignore
}

/** @type {import('../../www/families/games/panels/game.js').Oracle} */
export const oracle = {
  movesOf(cell) {
    const moves = successors(cell).map((to) => ({ to, plies: PLIES[to], wins: PLIES[to] % 2 === 0 })); // prettier-ignore
    return moves.map((move) => ({ ...move, best: move.plies + 1 === PLIES[cell] }));
  },
  lineOf(cell) {
    const next = oracle.movesOf(cell).find(({ best }) => best);
    return next ? [next.to, ...oracle.lineOf(next.to)] : [];
  },
  mistakeIn(line) {
    const last = line.length - 1;
    if (successors(line[last]).length > 0) return -1;
    for (let index = last % 2; index < last; index += 2) {
      if (PLIES[line[index]] % 2 === 1 && PLIES[line[index + 1]] % 2 === 1) return index;
    }
    return -1;
  },
  pliesOf: (cell) => PLIES[cell],
  spread: () => Array.from({ length: Math.max(...PLIES) + 1 }, (_, plies) => PLIES.filter((one) => one === plies).length), // prettier-ignore
  longest: (most) =>
    PLIES.map((plies, cell) => ({ plies, cell }))
      .filter(({ plies }) => plies % 2 === 1)
      .sort((a, b) => b.plies - a.plies)
      .slice(0, most)
      .map(({ cell }) => cell),
};

/** All frames of a run, cell by cell or from the end. @param {'first' | 'full' | 'waves'} algorithm */
export function framesOf(algorithm) {
  const start = cellOf(1, 1);
  /** @type {any[]} */
  const frames = [];
  const ranks = Array(CELLS).fill(Infinity);
  const plies = algorithm === 'first' ? PLIES.map((one) => one % 2) : PLIES;
  const table = { plies, ranks, distances: algorithm !== 'first', isFilled: (/** @type {number} */ cell, /** @type {number} */ filled) => ranks[cell] < filled }; // prettier-ignore
  let filled = 0;
  const fill = (/** @type {number} */ cell) => {
    ranks[cell] = filled++;
    return plies[cell];
  };
  const push = (/** @type {object} */ frame) => {
    const done = PLIES.map((_, cell) => cell).filter((cell) => ranks[cell] < filled);
    const winning = done.filter((cell) => PLIES[cell] % 2 === 1).length;
    frames.push({
      ...{ step: frames.length, filled, winning, losing: filled - winning, left: 0, best: -1 },
      ...{ cell: -1, other: -1, index: -1, total: 0, decided: -1, result: '', table },
      ...{ answered: ranks[start] < filled, ...frame },
    });
  };
  if (algorithm === 'waves') fillWaves(fill, push, ranks);
  else fillForward(algorithm, fill, push);
  return frames;
}

/**
 * @param {string} algorithm
 * @param {(cell: number) => number} fill
 * @param {(frame: object) => void} push
 */
function fillForward(algorithm, fill, push) {
  push({ kind: 'start' });
  for (let cell = 0; cell < CELLS; cell++) {
    const to = successors(cell);
    const of = { kind: 'forward', cell, total: to.length };
    if (to.length === 0) push({ ...of, result: 'nothing', decided: fill(cell) });
    let best = -1;
    let isOver = false;
    for (let index = 0; index < to.length && !isOver; index++) {
      const [now, before] = [PLIES[to[index]], PLIES[to[best]]];
      const loses = now % 2 === 0;
      let result = loses ? 'lost' : 'won';
      if (best >= 0 && loses && before % 2 === 0) result = now < before ? 'shorter' : 'notShorter';
      if (best >= 0 && !loses && before % 2 === 0) result = 'worse';
      const isBetter =
        best < 0 || result === 'shorter' || result === 'lost' || (result === 'won' && now > before);
      if (algorithm === 'first' ? loses : isBetter) best = index;
      isOver = index === to.length - 1 || (algorithm === 'first' && loses);
      const decided = isOver ? fill(cell) : -1;
      push({ ...of, other: to[index], index, result, decided, best });
    }
  }
}

/**
 * @param {(cell: number) => number} fill
 * @param {(frame: object) => void} push
 * @param {number[]} ranks
 */
function fillWaves(fill, push, ranks) {
  const queue = PLIES.map((_, cell) => cell).filter((cell) => PLIES[cell] === 0);
  push({ kind: 'start' });
  for (const cell of queue) fill(cell);
  const left = PLIES.map((_, cell) => successors(cell).length);
  for (const cell of queue) {
    const from = predecessors(cell);
    const of = { kind: 'backward', cell, total: from.length };
    if (from.length === 0) push({ ...of, result: 'nothing' });
    from.forEach((other, index) => {
      let result = 'settled';
      if (ranks[other] === Infinity) {
        left[other] -= 1;
        result = PLIES[cell] % 2 === 0 ? 'reaches' : left[other] > 0 ? 'oneLess' : 'noneLeft';
      }
      const isDecided = result === 'reaches' || result === 'noneLeft';
      if (isDecided) queue.push(other);
      const decided = isDecided ? fill(other) : -1;
      push({ ...of, other, index, result, decided, left: left[other] });
    });
  }
}

const view = {
  tell: (/** @type {number} */ cell) => placeOf(cell),
  tellMove: (/** @type {number} */ from, /** @type {number} */ to) => ({
    column: placeOf(to).column,
    up: placeOf(to).row - placeOf(from).row,
  }),
};

/** @param {any} frame @param {'first' | 'full' | 'waves'} algorithm @param {boolean} [atEnd] */
export function deskOf(frame, algorithm, atEnd = false) {
  const description = { algorithm, rows: ROWS, columns: COLUMNS, start: cellOf(1, 1) };
  const core = {
    neighbours: (/** @type {number} */ cell, /** @type {boolean} */ backward) =>
      Uint32Array.from(backward ? predecessors(cell) : successors(cell)),
  };
  const ask = (/** @type {any} */ question) => question(core);
  const session = { description, cells: CELLS, ask };
  const run = {
    ...{ kind: { id: 'tab' }, session, analysis: { oracle }, frame },
    player: { atEnd, state: 'paused' },
  };
  const attempt = (/** @type {() => unknown} */ work) => work();
  const tween = { share: 1 };
  const readable = {
    get step() {
      return run.frame.step;
    },
  };
  return /** @type {any} */ ({
    run,
    view,
    words,
    tween,
    readable,
    attempt,
    refresh() {},
    focus() {},
    pause() {},
  });
}

/** All that a template holds. @param {any} template @returns {any[]} */
export function valuesOf(template) {
  if (Array.isArray(template)) return template.flatMap(valuesOf);
  return template?.values ? template.values.flatMap(valuesOf) : [template];
}
/** @param {any} template */
export const textOf = (template) =>
  valuesOf(template)
    .filter((value) => typeof value === 'string')
    .join('\n');

/** A template and all those inside it. @param {any} template @returns {any[]} */
export function parts(template) {
  if (Array.isArray(template)) return template.flatMap(parts);
  return template?.values ? [template, ...template.values.flatMap(parts)] : [];
}
