/**
 * Collects the states and moves that the frame of the typed code has listed, and makes a puzzle of
 * them. Everything from the frame is checked: the typed code may have written it.
 * @import { AnyPuzzle, Kit } from '../core/own/definitions.js'
 * @import { Rows } from '../core/own/explore.js'
 */
import { RANK_SHAPE, putRank } from '../core/own/boards.js';
import { LISTED } from '../core/own/definitions.js';
import { LIMITS } from './limits.js';

/** Thrown for a batch that the frame of honest code never sends. */
export class Unfit extends Error {}

/**
 * Text of a batch. The first batch has a `head`.
 * @typedef {{ head: Head | null, names: string[], letters: string[], drawn: Shape[][],
 *   told: string[] }} Texts
 */
/**
 * @typedef {{ id: string, name: string, heuristics: string[], players: [string, string] | null,
 *   shape: Size | null }} Head
 */
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

/** Whether a value is the names of two players. @param {unknown} value */
const isPair = (value) =>
  Array.isArray(value) && value.length === 2 && value.every((name) => isText(name, LIMITS.player));

/** @param {unknown} head @returns {head is Head} */
function isHead(head) {
  const { id, name, heuristics, players, shape } = /** @type {Record<string, unknown>} */ (
    Object(head)
  );
  const { rows, columns } = /** @type {Record<string, unknown>} */ (Object(shape));
  return (
    isText(id, 40) &&
    isText(name, LIMITS.title) &&
    // A game has at most its estimate.
    isList(heuristics, players ? 1 : 3, (item) =>
      players ? item === 'estimate' : isText(item, 30),
    ) &&
    (players === null || isPair(players)) &&
    (shape === null ||
      (isSize(rows, LIMITS.cells) &&
        isSize(columns, LIMITS.cells) &&
        Number(rows) * Number(columns) <= LIMITS.cells))
  );
}

/** Graph of a puzzle while its batches arrive. */
export class Graph {
  /** @type {Rows[]} */
  #slices = [];
  #found = 0;
  #expanded = 0;
  #moves = 0;
  /** @type {string[]} */
  #names = [];
  /** Letters by code; code 0 is an empty cell. */
  #letters = [''];
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
    return { found: this.#found, expanded: this.#expanded };
  }

  /** Identifier of the puzzle; empty before the first batch. */
  get id() {
    return this.#head?.id ?? '';
  }

  /** Name of the puzzle; empty before the first batch. */
  get name() {
    return this.#head?.name ?? '';
  }

  /** Whether the puzzle is a game of two players. */
  get isGame() {
    return Boolean(this.#head?.players);
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
    must(states <= LIMITS.states && this.#moves + to.length <= LIMITS.moves);
    must(before.expanded + counts.length <= states && states > 0);
    must(sumOf(counts) === to.length);
    must(labels.length === to.length && [0, to.length].includes(costs.length));
    must(areBelow(to, states));
    must(this.#names.length + texts.names.length <= LIMITS.names);
    this.#names.push(...texts.names);
    must(areBelow(labels, this.#names.length));
    must(estimates.length === goals.length * head.heuristics.length);
    const cells = head.shape ? head.shape.rows * head.shape.columns : 0;
    must(boards.length === goals.length * cells);
    this.#letters.push(...texts.letters);
    must(this.#letters.length <= LIMITS.letters && areBelow(boards, this.#letters.length));
    const pictures = head.shape ? 0 : goals.length;
    must(texts.drawn.length === pictures && texts.told.length === pictures);
    for (const shapes of texts.drawn) this.#drawn.push(shapes);
    for (const words of texts.told) this.#told.push(words);
    const codes = head.shape ? boards : ranks(before.found, states);
    this.#slices.push({
      ...{ counts, to, costs, labels, goals, estimates },
      boards: codes,
      names: texts.names,
    });
    this.#found = states;
    this.#expanded += counts.length;
    this.#moves += to.length;
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
   * Returns the puzzle. Its states are the ranks of the listed states, and its moves are not asked for
   * again.
   * @returns {AnyPuzzle}
   * @throws {Unfit} if there is no batch
   */
  puzzle() {
    const head = this.#head;
    must(head);
    const { name, heuristics, players, shape } = head;
    const told = this.#told;
    return {
      name,
      start: 0,
      goal: () => false,
      moves: () => [],
      ...(players && { players }),
      ...(!shape && {
        draw: (kit, rank) => this.#draw(kit, Number(rank)),
        describe: (rank) => told[Number(rank)].slice(0, LIMITS.told),
      }),
      [LISTED]: {
        slices: this.#slices,
        states: Array.from({ length: this.#found }, (_, rank) => rank),
        heuristics,
        labels: this.#names,
        letters: shape && this.#letters,
        shape: shape ?? RANK_SHAPE,
        isCut: this.#isCut,
        tell: (rank) => (told[rank] ?? this.#rowsOf(rank)).slice(0, LIMITS.told),
      },
    };
  }

  /** Returns the letters of a state, for messages. @param {number} rank */
  #rowsOf(rank) {
    let before = 0;
    const slice = this.#slices.find(({ goals }) => (before += goals.length) > rank);
    if (!slice) return '';
    const cells = slice.boards.length / slice.goals.length;
    const first = (rank - before + slice.goals.length) * cells;
    return [...slice.boards.subarray(first, first + cells)]
      .map((code) => this.#letters[code] || '.')
      .join('');
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

/** @param {ArrayLike<number>} list */
function sumOf(list) {
  let sum = 0;
  for (let index = 0; index < list.length; index++) sum += list[index];
  return sum;
}

/** Whether all numbers of a list are less than a limit. @param {ArrayLike<number>} list @param {number} limit */
function areBelow(list, limit) {
  for (let index = 0; index < list.length; index++) if (list[index] >= limit) return false;
  return true;
}

/** Returns boards that hold these ranks. @param {number} from @param {number} to */
function ranks(from, to) {
  /** @type {number[]} */
  const codes = [];
  for (let rank = from; rank < to; rank++) putRank(codes, rank);
  return Uint8Array.from(codes);
}

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
