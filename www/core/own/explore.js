/**
 * Lists the states and moves of a puzzle that the host page has defined, breadth-first and in
 * slices. Calls the page's functions, and refuses what a search cannot show.
 *
 * Does not use the DOM.
 * @import { AnyPuzzle, Listing } from './definitions.js'
 */
import { EngineError } from '../engine/engine.js';
import { DRAW, LIMITS } from './definition-faults.js';
import { LetterBoards, RANK_SHAPE, putRank } from './boards.js';
import { NotJson, frozen, textOf, told } from './values.js';

/** Maximum number of moves from one state, in a puzzle and in a game. */
export const MOST_MOVES = 1024;
const MOST_GAME_MOVES = 64;
/** Maximum number of moves from all states together: what the core keeps of a graph. */
const MOST_IN_ALL = 1 << 24;
/** Maximum number of different labels of moves, in a puzzle and in a game. */
const MOST_LABELS = 4096;
const MOST_GAME_LABELS = 256;
/** Results of a game in a state, for the core: who has won, seen by the player to move. */
const ENDS = { none: 0, lost: 1, drawn: 2, won: 3 };
/** Maximum length of a label, in characters. */
const MOST_LETTERS = 60;
/** Largest cost of a move, and largest estimate. */
const MOST_COST = 1_000_000;
/** Largest estimate in a game, and the number that stands for its estimate 0. */
const MOST_GAME_ESTIMATE = 99;
const ESTIMATE_ZERO = 100;
/** States among the first that are asked twice, and the distance of later ones. */
const ASKED_TWICE = 32;
const SAMPLE = 1009;
/** Number of states that are expanded between two looks at the clock, by default. */
const BATCH = 32;

/**
 * Rows of numbers for the core: the moves of the states expanded in a slice, and the properties of
 * the states found in it.
 * @typedef {object} Rows
 * @property {Uint32Array} counts number of moves of each state
 * @property {Uint32Array} to
 * @property {Uint32Array} costs empty if all moves cost 1
 * @property {Uint32Array} labels
 * @property {string[]} names labels that are new
 * @property {Uint8Array} goals
 * @property {Uint32Array} estimates
 * @property {Uint8Array} boards
 */

/** Fault of a puzzle, with the state that was asked about. */
export class OwnFault extends EngineError {
  /**
   * @param {string} code
   * @param {Record<string, string | number>} fields
   * @param {unknown} [cause] what a function of the page has thrown
   */
  constructor(code, fields, cause) {
    super(code, fields);
    this.cause = cause;
  }
}

/** Moves of one state, as parallel lists: the first `count` entries count. */
class MoveList {
  count = 0;
  /** @type {unknown[]} */
  to = [];
  /** @type {(string | number)[]} */
  keys = [];
  /** @type {number[]} */
  costs = [];
  /** @type {string[]} */
  labels = [];

  /** @param {MoveList} other */
  equals(other) {
    if (this.count !== other.count) return false;
    for (let index = 0; index < this.count; index++) {
      const isSame =
        this.keys[index] === other.keys[index] &&
        this.costs[index] === other.costs[index] &&
        this.labels[index] === other.labels[index];
      if (!isSame) return false;
    }
    return true;
  }
}

/** Exploration of one puzzle. */
export class Exploration {
  #id;
  #puzzle;
  #limit;
  #mostInAll;
  /** Number of moves from the expanded states. */
  #inAll = 0;
  /** Estimates by name; of a game, at most one. @type {[string, (state: unknown, player: string) => number][]} */
  #heuristics;
  #players;
  /**
   * Numbers of the states that are texts, and have no key: in a game, one map for each player to move.
   * @type {[Map<string, number>, Map<string, number>]}
   */
  #texts = [new Map(), new Map()];
  /**
   * Numbers of the other states, by their keys or their JSON.
   * @type {[Map<string | number, number>, Map<string | number, number>]}
   */
  #ranks = [new Map(), new Map()];
  /** In a game, the player to move in each state: 0 or 1. @type {number[]} */
  #turns = [];
  /** In a game, whether it is over in each state. @type {boolean[]} */
  #isOver = [];
  /** Numbers of the labels. @type {Map<string, number>} */
  #labels = new Map();
  /** @type {LetterBoards | null} */
  #boards = null;
  #expanded = 0;
  #isCut = false;
  #hasCosts = false;
  #rows = emptyRows();
  /** Moves of the state that is expanded, and what a second call has given. */
  #moves = new MoveList();
  #again = new MoveList();
  /** What a function of the page is asked for, and the state it is asked about. */
  #asked = 'start';
  /** @type {unknown} */
  #about;
  /** Number of moves of the start, as first asked. */
  #first = 0;
  /** The states, in the order of their ranks. @type {unknown[]} */
  states = [];

  /**
   * @param {string} id
   * @param {AnyPuzzle} puzzle
   * @param {number} [mostInAll] maximum number of moves from all states together
   * @throws {OwnFault}
   */
  constructor(id, puzzle, mostInAll = MOST_IN_ALL) {
    this.#id = id;
    this.#mostInAll = mostInAll;
    this.#puzzle = puzzle;
    this.#limit = puzzle.limit ?? LIMITS.usual;
    this.#heuristics = Object.entries(puzzle.heuristics ?? {});
    const { start, players, estimate } = puzzle;
    this.#players = players;
    if (players && estimate) this.#heuristics = [['estimate', estimate]];
    this.#about = start;
    this.#guarded(() => this.#add(start, this.#keyOf(start), 0));
  }

  /**
   * Returns all that was listed.
   * @param {readonly Rows[]} slices what `advance` has returned
   * @returns {Listing}
   */
  listing(slices) {
    const { states, heuristics, letters, shape, isCut } = this;
    const labels = [...this.#labels.keys()];
    const tell = (/** @type {number} */ rank) => told(states[rank]);
    return { slices, states, heuristics, labels, letters, shape, isCut, tell };
  }

  /** Names of the heuristics. */
  get heuristics() {
    return this.#heuristics.map(([name]) => name);
  }

  /** Letters of the boards; null if the puzzle draws its states itself. */
  get letters() {
    return this.#boards?.letters ?? null;
  }

  /** Size of the board. */
  get shape() {
    return this.#boards?.shape ?? RANK_SHAPE;
  }

  /** Number of states found, and number of those expanded. */
  get counts() {
    return { found: this.states.length, expanded: this.#expanded };
  }

  /** Whether there are states that were not explored further. */
  get isCut() {
    return this.#isCut;
  }

  get isDone() {
    return this.#isCut || this.#expanded === this.states.length;
  }

  /**
   * Explores until a time.
   * @param {number} untilMs
   * @param {() => number} now
   * @param {number} [batch] number of states that are expanded between two looks at the clock
   * @returns {Rows} what was found
   * @throws {OwnFault}
   */
  advance(untilMs, now, batch = BATCH) {
    this.#guarded(() => {
      do {
        for (let count = 0; count < batch && !this.isDone; count++) this.#expand();
      } while (!this.isDone && now() < untilMs);
      if (this.isDone) this.#end();
    });
    const { counts, to, costs, labels, names, goals, estimates, boards } = this.#rows;
    this.#rows = emptyRows();
    return {
      counts: new Uint32Array(counts),
      to: new Uint32Array(to),
      costs: new Uint32Array(this.#hasCosts ? costs : []),
      labels: new Uint32Array(labels),
      names,
      goals: new Uint8Array(goals),
      estimates: new Uint32Array(estimates),
      boards: new Uint8Array(boards),
    };
  }

  /**
   * Calls functions of the page.
   * @param {() => void} work
   * @throws {OwnFault}
   */
  #guarded(work) {
    try {
      work();
    } catch (error) {
      if (error instanceof OwnFault) throw error;
      const reason = error instanceof Error ? error.message : told(error);
      const fields = { id: this.#id, asked: this.#asked, state: told(this.#about), reason };
      throw new OwnFault('ownThrew', fields, error);
    }
  }

  /** Checks what can be known only when the space is explored. */
  #end() {
    // A cheaper way may lead through states that were not explored.
    if (this.#isCut && this.#hasCosts) this.#fail('ownCosts', { limit: this.#limit });
    if (this.#isCut && this.#players) this.#fail('ownGameLimit', { limit: this.#limit });
    if (this.#isOver[0]) return;
    this.#askMoves(this.states[0], this.#again, 0);
    if (this.#again.count !== this.#first && this.#expanded > 0) this.#refuseChance();
  }

  #expand() {
    const rank = this.#expanded;
    const state = this.states[rank];
    const moves = this.#moves;
    const turn = this.#turns[rank] ?? 0;
    if (this.#isOver[rank]) {
      this.#rows.counts.push(0);
      this.#expanded += 1;
      return;
    }
    this.#askMoves(state, moves, turn);
    if (rank < ASKED_TWICE || rank % SAMPLE === 0) this.#askAgain(state, turn);
    if (rank === 0) this.#first = moves.count;
    this.#inAll += moves.count;
    if (this.#inAll > this.#mostInAll) {
      const { found } = this.counts;
      this.#fail('ownTooManyInAll', { found, expanded: rank + 1, limit: this.#mostInAll });
    }
    const before = this.states.length;
    const { to: targets, costs, labels } = this.#rows;
    const firstMove = targets.length;
    const next = this.#players ? 1 - turn : 0;
    const [texts, ranks] = [this.#texts[next], this.#ranks[next]];
    for (let index = 0; index < moves.count; index++) {
      const key = moves.keys[index];
      const to = moves.to[index];
      let known = this.#isText(to) ? texts.get(to) : ranks.get(key);
      if (known === undefined) {
        if (this.states.length === this.#limit) {
          this.#cut(before, firstMove);
          return;
        }
        known = this.#add(to, key, next);
        this.#about = state;
      }
      targets.push(known);
      costs.push(moves.costs[index]);
      labels.push(this.#numberOf(moves.labels[index]));
    }
    this.#rows.counts.push(moves.count);
    this.#expanded += 1;
  }

  /** Whether a state is a text that is its own key. @param {unknown} state @returns {state is string} */
  #isText(state) {
    return typeof state === 'string' && !this.#puzzle.key;
  }

  /**
   * Ends the exploration. Drops the moves of a state whose targets do not all fit, and the states that
   * only these moves have found.
   * @param {number} states number of states that stay
   * @param {number} moves number of moves of this slice that stay
   */
  #cut(states, moves) {
    this.#isCut = true;
    const extra = this.states.length - states;
    this.states.length = states;
    if (this.#players) this.#turns.length = this.#isOver.length = states;
    const { goals, estimates, boards, to, costs, labels } = this.#rows;
    const { rows, columns } = this.shape;
    goals.length -= extra;
    estimates.length -= extra * this.#heuristics.length;
    boards.length -= extra * rows * columns;
    to.length = costs.length = labels.length = moves;
  }

  /**
   * Adds a state with the next rank.
   * @param {unknown} state
   * @param {string | number} key
   * @param {number} turn in a game, the player to move
   */
  #add(state, key, turn) {
    const rank = this.states.length;
    const copy = frozen(state);
    const rows = this.#rows;
    this.states.push(copy);
    if (this.#isText(state)) this.#texts[turn].set(state, rank);
    else this.#ranks[turn].set(key, rank);
    this.#about = copy;
    this.#asked = 'goal';
    rows.goals.push(this.#goalOf(copy, turn));
    for (const [name, estimate] of this.#heuristics) {
      this.#asked = name;
      rows.estimates.push(
        this.#players ? this.#worthOf(copy, turn, estimate) : this.#estimateOf(copy, estimate),
      );
    }
    this.#asked = 'draw';
    if (rank === 0) this.#boards = this.#boardsOf(copy);
    if (!this.#boards) {
      putRank(rows.boards, rank);
      return rank;
    }
    const drawn = this.#puzzle.draw?.(NO_KIT, copy);
    if (!this.#boards.put(drawn, rows.boards)) this.#expect('ownRows', drawn);
    return rank;
  }

  /** @param {unknown} state @param {(state: unknown, player: string) => number} estimate */
  #estimateOf(state, estimate) {
    const value = estimate(state, '');
    return isWhole(value, 0) ? value : this.#expect('ownEstimate', value);
  }

  /**
   * Returns the number that stands for the estimate of a game's state, which was just added.
   * @param {unknown} state
   * @param {number} turn
   * @param {(state: unknown, player: string) => number} estimate
   */
  #worthOf(state, turn, estimate) {
    if (this.#isOver.at(-1)) return ESTIMATE_ZERO;
    const value = estimate(state, this.#players?.[turn] ?? '');
    if (!Number.isInteger(value) || Math.abs(value) > MOST_GAME_ESTIMATE) {
      this.#expect('ownGameEstimate', value);
    }
    return ESTIMATE_ZERO + value;
  }

  /**
   * Returns whether a state is a goal as a number, in a game who has won.
   * @param {unknown} state
   * @param {number} turn
   */
  #goalOf(state, turn) {
    const players = this.#players;
    const goal = this.#puzzle.goal(state, players?.[turn] ?? '');
    if (!players) {
      if (typeof goal !== 'boolean') this.#expect('ownBoolean', goal);
      return Number(goal);
    }
    const ends = /** @type {const} */ ([
      [false, ENDS.none],
      [true, ENDS.lost],
      [players[1 - turn], ENDS.lost],
      [DRAW, ENDS.drawn],
      [players[turn], ENDS.won],
    ]);
    const [, end] = ends.find(([result]) => result === goal) ?? [];
    if (end === undefined) {
      return this.#fail('ownResult', {
        ...{ asked: this.#asked, state: told(this.#about), found: told(goal) },
        ...{ first: players[0], second: players[1] },
      });
    }
    this.#turns.push(turn);
    this.#isOver.push(end !== ENDS.none);
    return end;
  }

  /**
   * Decides from the start's drawing whether boards are rows of letters.
   * @param {unknown} start
   */
  #boardsOf(start) {
    const drawn = this.#puzzle.draw?.(NO_KIT, start);
    if (drawn === undefined) return null;
    return LetterBoards.like(drawn) ?? this.#expect('ownRows', drawn);
  }

  /**
   * Returns what tells a state apart from others. A text without a key is its own.
   * @param {unknown} state
   * @returns {string | number}
   */
  #keyOf(state) {
    const { key } = this.#puzzle;
    if (typeof state === 'string' && !key) return state;
    let text;
    try {
      text = textOf(state);
    } catch (error) {
      if (error instanceof NotJson) this.#expect('ownJson', state);
      throw error;
    }
    if (!key) return text;
    const [asked, about] = [this.#asked, this.#about];
    this.#asked = 'key';
    this.#about = state;
    const own = key(state);
    if (typeof own !== 'string' && typeof own !== 'number') this.#expect('ownKey', own);
    this.#asked = asked;
    this.#about = about;
    return own;
  }

  /**
   * Asks for the moves of a state.
   * @param {unknown} state
   * @param {MoveList} list
   * @param {number} turn in a game, the player to move
   */
  #askMoves(state, list, turn) {
    list.count = 0;
    this.#asked = 'moves';
    this.#about = state;
    const given = this.#puzzle.moves(state, this.#players?.[turn] ?? '');
    if (typeof given !== 'object' || given === null) this.#expect('ownMoves', given);
    if (Symbol.iterator in given) {
      for (const move of given) {
        if (typeof move !== 'object' || move === null || !('to' in move)) {
          this.#expect('ownMove', move);
        }
        this.#addMove(list, move.to, move.cost ?? 1, move.label);
      }
      return;
    }
    for (const label of Object.keys(given)) {
      const to = given[label];
      if (to !== undefined) this.#addMove(list, to, 1, label);
    }
  }

  /**
   * @param {MoveList} list
   * @param {unknown} to
   * @param {unknown} cost
   * @param {unknown} label
   */
  #addMove(list, to, cost, label) {
    const { count } = list;
    const limit = this.#players ? MOST_GAME_MOVES : MOST_MOVES;
    if (count === limit) this.#fail('ownTooManyMoves', { state: told(this.#about), limit });
    if (cost !== 1) {
      if (this.#players) this.#expect('ownGameCost', cost);
      if (!isWhole(cost, 1)) this.#expect('ownCost', cost);
      this.#hasCosts = true;
    }
    list.to[count] = to;
    list.costs[count] = Number(cost);
    const isKnown = typeof label === 'string' && this.#labels.has(label);
    const own = isKnown ? label : this.#checkedLabel(label, count);
    if (this.#players && list.labels.indexOf(own) >= 0 && list.labels.indexOf(own) < count) {
      this.#expect('ownTwice', own);
    }
    list.labels[count] = own;
    list.keys[count] = this.#keyOf(to);
    list.count += 1;
  }

  /** @param {unknown} label @param {number} index */
  #checkedLabel(label, index) {
    const says = label === undefined ? String(index + 1) : String(label).trim();
    if (says === '' || says.length > MOST_LETTERS || /[\r\n]/.test(says))
      this.#expect('ownLabel', label);
    return says;
  }

  /**
   * Asks once more for what was asked of a state.
   * @param {unknown} state
   * @param {number} turn
   */
  #askAgain(state, turn) {
    this.#askMoves(state, this.#again, turn);
    if (!this.#again.equals(this.#moves)) this.#refuseChance();
    this.#asked = 'goal';
    const player = this.#players?.[turn] ?? '';
    if (this.#puzzle.goal(state, player) !== this.#puzzle.goal(state, player)) this.#refuseChance();
    this.#asked = 'moves';
  }

  /** @param {string} label */
  #numberOf(label) {
    const known = this.#labels.get(label);
    if (known !== undefined) return known;
    const number = this.#labels.size;
    const limit = this.#players ? MOST_GAME_LABELS : MOST_LABELS;
    if (number === limit) this.#fail('ownTooManyLabels', { state: told(this.#about), limit });
    this.#labels.set(label, number);
    this.#rows.names.push(label);
    return number;
  }

  /**
   * Refuses what a function of the page has returned.
   * @param {string} code names what was expected
   * @param {unknown} found
   * @returns {never}
   */
  #expect(code, found) {
    return this.#fail(code, {
      asked: this.#asked,
      state: told(this.#about),
      found: told(found),
    });
  }

  #refuseChance() {
    this.#fail('ownChance', { asked: this.#asked, state: told(this.#about) });
  }

  /**
   * @param {string} code
   * @param {Record<string, string | number>} fields
   * @returns {never}
   */
  #fail(code, fields) {
    throw new OwnFault(code, { id: this.#id, ...fields });
  }
}

/** @param {unknown} value @param {number} least */
const isWhole = (value, least) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= MOST_COST;

const nothing = () => {};

/** Kit for asking whether a puzzle draws letters: its functions draw nothing. */
const NO_KIT = Object.freeze({ disc: nothing, tile: nothing, jug: nothing, text: nothing });

/** Rows of a slice while they are collected. */
function emptyRows() {
  return {
    counts: /** @type {number[]} */ ([]),
    to: /** @type {number[]} */ ([]),
    costs: /** @type {number[]} */ ([]),
    labels: /** @type {number[]} */ ([]),
    names: /** @type {string[]} */ ([]),
    goals: /** @type {number[]} */ ([]),
    estimates: /** @type {number[]} */ ([]),
    boards: /** @type {number[]} */ ([]),
  };
}
