/**
 * Collects the states and moves that the frame of the typed code has listed, and makes a puzzle of
 * them whose functions only look them up. Everything from the frame is checked: the typed code may have
 * written it.
 * @import { Kit, OwnPuzzle } from '../core/own/definitions.js'
 */
import { LIMITS } from './limits.js';

/** Thrown for a batch that the frame of honest code never sends. */
export class Unfit extends Error {}

/**
 * Text of a batch. The first batch has a `head`.
 * @typedef {{ head: Head | null, names: string[], letters: string[], drawn: Shape[][],
 *   told: string[] }} Texts
 */
/** @typedef {{ id: string, name: string, heuristics: string[], shape: Size | null }} Head */
/** @typedef {{ rows: number, columns: number }} Size */
/** Call of a function of the kit. @typedef {[string, ...unknown[]]} Shape */

const KIT = ['disc', 'tile', 'jug', 'text'];

/** @param {unknown} condition @returns {asserts condition} */
function must(condition) {
  if (!condition) throw new Unfit();
}

/**
 * @param {unknown} value
 * @param {number} most number of characters
 * @returns {value is string}
 */
const isText = (value, most) => typeof value === 'string' && value.length <= most;

/**
 * @param {unknown} value
 * @param {number} most
 * @param {(item: unknown) => boolean} isFit
 */
const isList = (value, most, isFit) =>
  Array.isArray(value) && value.length <= most && value.every(isFit);

/** @param {unknown} value */
const isShape = (value) =>
  Array.isArray(value) &&
  value.length <= 4 &&
  KIT.includes(value[0]) &&
  value.slice(1).every(isPart);

/** Whether a value is an argument of a kit's function. @param {unknown} value */
const isPart = (value) =>
  isSimple(value) ||
  (typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length <= 8 &&
    Object.values(value).every(isSimple));

/** @param {unknown} value */
const isSimple = (value) =>
  value === null ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  isText(value, LIMITS.told);

/** @param {unknown} value @param {number} most */
const isSize = (value, most) =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= most;

/** @param {unknown} head @returns {head is Head} */
function isHead(head) {
  const { id, name, heuristics, shape } = /** @type {Record<string, unknown>} */ (Object(head));
  const { rows, columns } = /** @type {Record<string, unknown>} */ (Object(shape));
  return (
    isText(id, 40) &&
    isText(name, LIMITS.title) &&
    isList(heuristics, 3, (item) => isText(item, 30)) &&
    (shape === null ||
      (isSize(rows, LIMITS.cells) &&
        isSize(columns, LIMITS.cells) &&
        Number(rows) * Number(columns) <= LIMITS.cells))
  );
}

/** List of numbers that grows. @template {Uint32Array | Uint8Array} List */
class Growing {
  length = 0;
  #Kind;
  #list;

  /** @param {new (length: number) => List} Kind */
  constructor(Kind) {
    this.#Kind = Kind;
    this.#list = new Kind(1024);
  }

  /** @param {List} more */
  push(more) {
    const length = this.length + more.length;
    if (length > this.#list.length) {
      const longer = new this.#Kind(Math.max(length, this.#list.length * 2));
      longer.set(this.#list);
      this.#list = longer;
    }
    this.#list.set(more, this.length);
    this.length = length;
  }

  /** @param {number} index */
  at(index) {
    return this.#list[index];
  }
}

/** Graph of a puzzle while its batches arrive. */
export class Graph {
  #moves = { to: words(), costs: words(), labels: words() };
  /** Index of the first move of each expanded state, and of the end. */
  #starts = words();
  #goals = new Growing(Uint8Array);
  #estimates = words();
  #boards = new Growing(Uint8Array);
  /** @type {string[]} */
  #names = [];
  /** Letters by code; code 0 is an empty cell. */
  #letters = ['.'];
  /** @type {Shape[][]} */
  #drawn = [];
  /** @type {string[]} */
  #told = [];
  /** @type {Head | null} */
  #head = null;
  #characters = 0;
  #isCut = false;

  /** Number of states found, and number of those expanded. */
  get counts() {
    return { found: this.#goals.length, expanded: Math.max(0, this.#starts.length - 1) };
  }

  /** Identifier of the puzzle; empty before the first batch. */
  get id() {
    return this.#head?.id ?? '';
  }

  /** Name of the puzzle; empty before the first batch. */
  get name() {
    return this.#head?.name ?? '';
  }

  /** Labels of the moves. */
  get labels() {
    return this.#names;
  }

  /**
   * Adds a batch.
   * @param {Record<string, unknown>} batch
   * @throws {Unfit}
   */
  add(batch) {
    const { text, isCut } = batch;
    must(isText(text, LIMITS.text));
    this.#characters += text.length;
    must(this.#characters <= LIMITS.allText);
    const texts = this.#textsIn(text);
    const head = (this.#head ??= texts.head);
    must(head);
    const [counts, to, costs, labels, estimates] = lists(batch, Uint32Array, 'counts', 'to', 'costs', 'labels', 'estimates'); // prettier-ignore
    const [goals, boards] = lists(batch, Uint8Array, 'goals', 'boards');
    const before = this.counts;
    const states = before.found + goals.length;
    must(goals.length <= LIMITS.batch && to.length <= LIMITS.batch);
    must(states <= LIMITS.states && this.#moves.to.length + to.length <= LIMITS.moves);
    must(before.expanded + counts.length <= states && states > 0);
    must(counts.every((count) => count <= to.length));
    must(counts.reduce((sum, count) => sum + count, 0) === to.length);
    must(labels.length === to.length && [0, to.length].includes(costs.length));
    must(to.every((rank) => rank < states));
    must(this.#names.length + texts.names.length <= LIMITS.names);
    this.#names.push(...texts.names);
    must(labels.every((label) => label < this.#names.length));
    must(estimates.length === goals.length * head.heuristics.length);
    const cells = head.shape ? head.shape.rows * head.shape.columns : 0;
    must(boards.length === goals.length * cells);
    this.#letters.push(...texts.letters);
    must(this.#letters.length <= LIMITS.letters && boards.every((code) => code < this.#letters.length)); // prettier-ignore
    const pictures = head.shape ? 0 : goals.length;
    must(texts.drawn.length === pictures && texts.told.length === pictures);
    for (const shapes of texts.drawn) this.#drawn.push(shapes);
    for (const words of texts.told) this.#told.push(words);
    let first = this.#moves.to.length;
    if (this.#starts.length === 0) this.#starts.push(Uint32Array.of(0));
    this.#starts.push(counts.map((count) => (first += count)));
    this.#moves.to.push(to);
    this.#moves.labels.push(labels);
    this.#moves.costs.push(costs.length > 0 ? costs : new Uint32Array(to.length).fill(1));
    this.#goals.push(goals);
    this.#estimates.push(estimates);
    this.#boards.push(boards);
    this.#isCut = isCut === true;
  }

  /** @param {string} text @returns {Texts} */
  #textsIn(text) {
    /** @type {unknown} */
    let parsed;
    try {
      parsed = JSON.parse(text);
    } catch {
      throw new Unfit();
    }
    const { head, names, letters, drawn, told } = /** @type {Record<string, unknown>} */ (Object(parsed)); // prettier-ignore
    must(this.#head ? head === null : isHead(head));
    must(isList(names, LIMITS.names, (item) => isText(item, LIMITS.name)));
    must(isList(letters, LIMITS.letters, (item) => isText(item, 8)));
    must(isList(drawn, LIMITS.batch, (item) => isList(item, LIMITS.shapes, isShape)));
    must(isList(told, LIMITS.batch, (item) => isText(item, LIMITS.text)));
    return /** @type {Texts} */ (parsed);
  }

  /**
   * Returns the puzzle. Its states are the ranks of the listed states.
   * @returns {OwnPuzzle<number>}
   * @throws {Unfit} if there is no batch
   */
  puzzle() {
    const head = this.#head;
    must(head);
    const { found, expanded } = this.counts;
    const { shape, heuristics } = head;
    const { to, costs, labels } = this.#moves;
    return {
      name: head.name,
      start: 0,
      limit: this.#isCut ? found : LIMITS.states,
      goal: (rank) => this.#goals.at(rank) === 1,
      moves: (rank) => {
        // A move to a state beyond the limit ends the exploration where it ended in the worker.
        if (rank >= expanded) return this.#isCut ? [{ to: found }] : [];
        const moves = [];
        for (let index = this.#starts.at(rank); index < this.#starts.at(rank + 1); index++) {
          const label = this.#names[labels.at(index)];
          moves.push({ to: to.at(index), cost: costs.at(index), label });
        }
        return moves;
      },
      heuristics: Object.fromEntries(
        heuristics.map((name, index) => [
          name,
          (/** @type {number} */ rank) => this.#estimates.at(rank * heuristics.length + index),
        ]),
      ),
      ...(shape
        ? { draw: (_, rank) => this.#rowsOf(rank, shape) }
        : {
            draw: (kit, rank) => this.#draw(kit, rank),
            describe: (rank) => this.#told[rank].slice(0, LIMITS.told),
          }),
    };
  }

  /** @param {number} rank @param {Size} shape */
  #rowsOf(rank, { rows, columns }) {
    return Array.from({ length: rows }, (_row, row) => {
      const first = rank * rows * columns + row * columns;
      const cells = Array.from({ length: columns }, (_cell, cell) => this.#boards.at(first + cell));
      return cells.map((code) => this.#letters[code]).join('');
    });
  }

  /** @param {Kit} kit @param {number} rank */
  #draw(kit, rank) {
    const shapes = this.#drawn[rank];
    for (const [kind, ...parts] of shapes) {
      /** @type {Record<string, (...parts: unknown[]) => void>} */ (kit)[kind](...parts);
    }
    if (shapes.length > 0) return;
    const says = this.#told[rank];
    kit.text(says, { x: 50, y: 50, size: Math.min(30, 150 / Math.max(1, says.length)) });
  }
}

const words = () => new Growing(Uint32Array);

/**
 * @template {Uint32Array | Uint8Array} List
 * @param {Record<string, unknown>} batch
 * @param {new (length: number) => List} Kind
 * @param {...string} names
 * @returns {List[]}
 */
const lists = (batch, Kind, ...names) =>
  names.map((name) => {
    const list = batch[name];
    must(list instanceof Kind);
    return list;
  });
