/**
 * Games of two players for the browser tests: their tables, computed without the core, and the
 * texts that a user sees. The player who cannot move loses. Every move leads to a position with a
 * lower number.
 */
import { readFileSync } from 'node:fs';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { lettersOf } from '../../www/core/links/state-string.js';
import '../js/families.js';
import { expect, words } from './light.js';

/**
 * @import { Light } from './light.js'
 * @import { Values } from '../../www/i18n/index.js'
 *
 * @typedef {object} Game
 * @property {number} cells
 * @property {number} columns
 * @property {(position: number) => number[]} successors in the order of the rules
 * @property {number[]} plies how long the game lasts from each position, both playing well
 * @property {(position: number) => string} name
 * @property {(from: number, to: number) => string} move
 */

/**
 * The Tab game; positions are numbered from the top row, which is the last one.
 * @param {number} rows
 * @param {number} columns
 * @returns {Game}
 */
export function tabGame(rows, columns) {
  const rowOf = (/** @type {number} */ cell) => rows - Math.floor(cell / columns);
  const columnOf = (/** @type {number} */ cell) => (cell % columns) + 1;
  const successors = (/** @type {number} */ cell) => {
    const found = [];
    const [row, column] = [rowOf(cell), columnOf(cell)];
    for (let to = 1; to <= columns && row + to <= rows; to++) {
      if (to !== column) found.push((rows - row - to) * columns + to - 1);
    }
    return found;
  };
  return {
    ...{ cells: rows * columns, columns, successors },
    plies: pliesOf(rows * columns, successors),
    name: (cell) => words.text('tab.position', { row: rowOf(cell), column: columnOf(cell) }),
    move: (from, to) =>
      words.text('tab.move', { column: columnOf(to), up: rowOf(to) - rowOf(from) }),
  };
}

/**
 * Two heaps. A move takes 1 to `most` counters from one of them.
 * @param {number} first
 * @param {number} second
 * @param {number} most
 * @returns {Game}
 */
export function heapsGame(first, second, most) {
  const columns = second + 1;
  const heapsOf = (/** @type {number} */ cell) => [Math.floor(cell / columns), cell % columns];
  const successors = (/** @type {number} */ cell) => {
    const [a, b] = heapsOf(cell);
    const takes = Array.from({ length: most }, (_, less) => less + 1);
    return [
      ...takes.filter((take) => take <= a).map((take) => cell - take * columns),
      ...takes.filter((take) => take <= b).map((take) => cell - take),
    ];
  };
  const cells = (first + 1) * columns;
  return {
    ...{ cells, columns, successors, plies: pliesOf(cells, successors) },
    name: (cell) => words.text('subtract.position', { a: heapsOf(cell)[0], b: heapsOf(cell)[1] }),
    move(from, to) {
      const [a, b] = heapsOf(from).map((count, heap) => count - heapsOf(to)[heap]);
      return words.text(`subtract.move.${a > 0 ? 'first' : 'second'}`, { count: a + b });
    },
  };
}

/**
 * One heap. A move takes one of the given numbers of counters.
 * @param {number} cells
 * @param {number} columns
 * @param {number[]} takes
 * @returns {Game}
 */
export function heapGame(cells, columns, takes) {
  const successors = (/** @type {number} */ heap) =>
    takes.filter((take) => take <= heap).map((take) => heap - take);
  return {
    ...{ cells, columns, successors, plies: pliesOf(cells, successors) },
    name: (heap) => words.text('subtract.position.one', { a: heap }),
    move: (from, to) => words.text('subtract.move.one', { count: from - to }),
  };
}

/**
 * Returns the plies of each position, if the winner plays as short and the loser as long as
 * possible. The plies are odd if the player to move wins.
 * @param {number} cells
 * @param {(position: number) => number[]} successors
 */
function pliesOf(cells, successors) {
  const plies = /** @type {number[]} */ ([]);
  for (let cell = 0; cell < cells; cell++) {
    let [shortest, longest] = [Infinity, -1];
    for (const to of successors(cell)) {
      if (plies[to] % 2 === 0) shortest = Math.min(shortest, plies[to]);
      longest = Math.max(longest, plies[to]);
    }
    plies.push(1 + (shortest < Infinity ? shortest : longest));
  }
  return plies;
}

export const wins = (/** @type {number} */ plies) => plies % 2 === 1;
export const ownMoves = (/** @type {number} */ plies) => Math.ceil(plies / 2);

/**
 * Returns the first of the best moves; -1 for none.
 * @param {Game} game
 * @param {number} position
 */
export const bestMove = ({ successors, plies }, position) =>
  successors(position).find((to) => plies[to] === plies[position] - 1) ?? -1;

/** Returns the text that screen readers read for a filled cell. @param {number} plies */
export function told(plies) {
  if (plies === 0) return words.text('games.cell.over');
  const count = wins(plies) ? ownMoves(plies) : plies;
  return words.text(`games.cell.${wins(plies) ? 'wins' : 'loses'}`, { count, plies });
}

/**
 * Returns the probes of a full table, cell by cell: the successor that is looked at, the result,
 * and what it decides.
 * @param {Game} game
 */
export function probesOf({ cells, successors, plies }) {
  const probes = [];
  for (let cell = 0; cell < cells; cell++) {
    const all = successors(cell);
    if (all.length === 0) {
      probes.push({ cell, other: -1, result: 'nothing', decided: 0, index: 0, count: 0 });
    }
    let best = Infinity;
    for (const [index, other] of all.entries()) {
      const before = best;
      if (!wins(plies[other])) best = Math.min(best, plies[other]);
      const result = wins(plies[other])
        ? before === Infinity ? 'won' : 'worse' // prettier-ignore
        : before === Infinity ? 'lost' : best < before ? 'shorter' : 'notShorter'; // prettier-ignore
      const decided = index === all.length - 1 ? plies[cell] : -1;
      probes.push({ cell, other, result, decided, index, count: all.length });
    }
  }
  return probes;
}

/**
 * Returns the sentence of a probe that is not the last one of the run.
 * @param {Game} game
 * @param {ReturnType<typeof probesOf>[number]} probe
 */
export function sentenceOf({ name }, { cell, other, result, decided }) {
  const here = name(cell);
  if (other < 0) return words.text('games.forward.nothing', { here });
  const value = decided < 0 ? 'goesOn' : wins(decided) ? 'wins' : 'loses';
  const values = { here, there: name(other), plies: decided, count: ownMoves(decided) };
  return words.text(`games.forward.${result}.${value}`, values);
}

/** Names of the counters. */
export const COUNTERS = /** @type {const} */ (['filled', 'winning', 'losing', 'longest']);

/**
 * Returns the counters once the given number of cells is filled.
 * @param {Game} game
 * @param {number} filled
 */
export function countersAt({ plies }, filled) {
  const winning = plies.slice(0, filled).filter(wins);
  const longest = ownMoves(winning.reduce((most, one) => Math.max(most, one), 0));
  return { filled, winning: winning.length, losing: filled - winning.length, longest };
}

/**
 * Returns the address of an example at a step, optionally with another algorithm.
 * @param {string} puzzle
 * @param {string} preset
 * @param {{ algorithm?: string, step?: number }} [options]
 */
export async function addressOf(puzzle, preset, { algorithm, step = 0 } = {}) {
  await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));
  const kind = catalogue().find(({ id }) => id === puzzle);
  const link = kind?.presets.find(({ id }) => id === preset)?.link;
  const asPublished = new Session(/** @type {Uint8Array} */ (link));
  const session = algorithm ? new Session(asPublished.withAlgorithm(algorithm)) : asPublished;
  const state = lettersOf(session.link(step));
  for (const one of new Set([session, asPublished])) one.free();
  return `./#${state}`;
}

/** The family's panels as a user sees them. */
export class Table {
  /** @param {Light} light */
  constructor(light) {
    this.light = light;
    this.root = light.root;
    this.answer = this.root.getByText(/^Start .*: /).first();
  }

  /** Waits until the whole table is filled. */
  async known() {
    await expect(this.light.scrub).toHaveAttribute('max', /^[1-9]\d*$/);
    await expect(this.light.root.getByText(words.text('games.computing'))).toHaveCount(0);
    return Number(await this.light.scrub.getAttribute('max'));
  }

  /** @param {'why' | 'play' | 'spread'} layout */
  async show(layout) {
    await this.light.radio(`map.${layout}`).check({ force: true });
  }

  /** @param {number} position */
  cell(position) {
    return this.light.grid.locator(`[data-cell="${position}"]`);
  }

  /** Returns the label of each cell for screen readers. */
  labels() {
    return this.light.grid
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  }

  /**
   * Expects the label of each cell to end with the given text, which follows the cell's place.
   * @param {string[]} contents
   */
  async expectContents(contents) {
    const ends = (/** @type {string} */ label, /** @type {number} */ cell) =>
      label.endsWith(`: ${contents[cell]}`) ? contents[cell] : label;
    await expect.poll(async () => (await this.labels()).map(ends)).toEqual(contents);
  }

  /** The moves in the panel that explains the value of a cell. */
  get moves() {
    return this.root
      .getByRole('list', { name: words.text('games.why.list') })
      .getByRole('listitem');
  }

  /** The moves of the best line. */
  get line() {
    return this.root.getByRole('list', { name: words.text('games.line') }).getByRole('listitem');
  }

  /**
   * Expects the panel to explain this cell: its value, its moves, and a line in which both players
   * play best.
   * @param {Game} game
   * @param {number} cell
   */
  async looksAt(game, cell) {
    await this.isHeaded('cell', game, cell);
    const all = game.successors(cell);
    await expect(this.moves).toHaveCount(all.length);
    const plies = game.plies[cell];
    const here = game.name(cell);
    const so = words.text(`games.proof.${wins(plies) ? 'wins' : 'loses'}`, { here });
    const conclusion = this.root.locator('.so');
    await expect(conclusion).toContainText(so);
    if (plies > 0) {
      const value = `games.value.${wins(plies) ? 'wins' : 'loses'}`;
      await expect(conclusion).toContainText(words.text(value, { plies, count: ownMoves(plies) }));
    }
    const losing = all.filter((to) => !wins(game.plies[to])).length;
    await expect(this.moves.filter({ hasText: words.text('games.opponent.loses') })).toHaveCount(losing); // prettier-ignore
    await expect(this.line).toHaveCount(plies);
    let from = cell;
    for (const name of await this.line.allInnerTexts()) {
      const to = game.successors(from).find((next) => game.name(next) === name.trim()) ?? -1;
      expect(game.plies[to], `${game.name(from)} to ${name}`).toBe(game.plies[from] - 1);
      from = to;
    }
    expect(game.successors(from)).toEqual([]);
  }

  /**
   * Expects the heading to name this cell as the one that is being worked on.
   * @param {'forward' | 'backward' | 'cell'} kind
   * @param {Game} game
   * @param {number} cell
   */
  async isHeaded(kind, game, cell) {
    const heading = this.root.locator('.heading');
    await expect(heading).toContainText(words.text(`games.heading.${kind}`));
    await expect(heading).toContainText(game.name(cell), { ignoreCase: true });
  }

  /** Opens an example with the dialog. @param {string | string[]} key */
  async choose(key) {
    await this.light.openInput();
    await this.light.dialog.getByRole('button', { name: words.text(key), exact: true }).click();
    await expect(this.light.dialog).toHaveCount(0);
  }
}

/** @param {Light} light */
export async function tableOf(light) {
  const table = new Table(light);
  await table.known();
  return table;
}

/** A game that is being played, between persons or with the engine. */
export class Play extends Table {
  /** The moves that can be made, as buttons. */
  get legal() {
    const name = new RegExp(words.text('games.play.legal', { count: 2 }).replace('2', '\\d+').replace(/s$/, 's?')); // prettier-ignore
    return this.root.getByRole('list', { name }).getByRole('button');
  }

  /** The moves made so far. */
  get made() {
    return this.root
      .getByRole('list', { name: words.text('games.play.moves') })
      .getByRole('listitem');
  }

  /** Returns the position of the game, from the board's text for screen readers. */
  async position() {
    // The text is updated in the frame after a move.
    await this.light.frames(1);
    const [mark] = words.text('games.cell.piece', { place: '', content: '' }).split(':');
    return (await this.labels()).findIndex((label) => label.includes(mark));
  }

  /** @param {'opponent' | 'first'} what @param {'person' | 'engine'} side */
  side(what, side) {
    return this.root
      .getByRole('group', { name: words.text(`games.play.${what}`), exact: true })
      .getByRole('radio', { name: words.text(`games.play.${what}.${side}`), exact: true });
  }

  /**
   * The button of a move.
   * @param {Game} game
   * @param {number} from
   * @param {number} to
   */
  button(game, from, to) {
    const values = { move: game.move(from, to), place: game.name(to) };
    return this.legal.filter({ hasText: words.text('games.row.to', values) });
  }
}
