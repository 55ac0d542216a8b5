/**
 * The work of breadth-first search, done by the user: which state leaves the queue next, and which
 * of its moves lead to new states. The answers come from a finished run of the core.
 * @import { HandMove } from '../../wasm/searchlight.js'
 * @import { Session } from '../engine/session.js'
 */

/**
 * What the user does: `next` chooses the state that leaves the queue, `moves` marks the moves that
 * lead to new states, `told` reads what was right, `done` has seen the queue become empty.
 * @typedef {'next' | 'moves' | 'told' | 'done'} Phase
 */

/**
 * Why a state is the right choice or not: it is the `first` of the queue, waits `later`, was
 * `expanded` before, or is `unseen`.
 * @typedef {'first' | 'later' | 'expanded' | 'unseen'} Pick
 */

/**
 * Where a move leads: to a `new` state, to one that is `waiting`, that was `expanded`, or back to the
 * state `itself`.
 * @typedef {'new' | 'waiting' | 'expanded' | 'itself'} Target
 */

/** A move of the state that has left the queue. @typedef {HandMove & { target: Target }} Judged */

/** A choice of the user: `place` is the place of the state in the queue from 1, 0 for none. */
/** @typedef {{ state: number, pick: Pick, place: number }} Chosen */

export class QueueGame {
  /** @type {Phase} */
  phase = 'next';
  /** Number of right answers, and of all answers. */
  score = { right: 0, all: 0 };
  /** Last choice of a state; null before it. @type {Chosen | null} */
  chosen = null;
  /** Indices of the moves that the user has marked as leading to new states. @type {Set<number>} */
  marked = new Set();
  #session;
  /** Ranks of the states in the order in which the search finds and expands them. */
  #order;
  /** Number of states that have left the queue before this turn. */
  #turn = 0;
  /** Number of states found before this turn. */
  #found = 1;
  /** Number of steps of the run before this turn. */
  #step = 0;
  /** @type {Judged[]} */
  #moves = [];

  /** @param {Session} session finished breadth-first search of a small space */
  constructor(session) {
    this.#session = session;
    this.#order = session.mapData().sides[0].order;
  }

  get session() {
    return this.#session;
  }

  /** Number of states that the search expands. */
  get turns() {
    return this.#order.length;
  }

  /** Number of states that have left the queue, with the present one. */
  get expanded() {
    return this.#turn + Number(this.phase === 'moves' || this.phase === 'told');
  }

  /** Number of states found, with those of the present state once they are told. */
  get discovered() {
    const fresh = this.#moves.filter(({ target }) => target === 'new').length;
    return this.#found + (this.phase === 'told' ? fresh : 0);
  }

  /** State that has left the queue; -1 while one must be chosen. */
  get state() {
    return this.phase === 'next' || this.phase === 'done' ? -1 : this.#order[this.#turn];
  }

  /** States in the queue, by rank, so that their order tells nothing. */
  get waiting() {
    return this.#order.slice(this.expanded, this.discovered).sort();
  }

  /** Moves of the state that has left the queue. @returns {readonly Judged[]} */
  get moves() {
    return this.#moves;
  }

  /** Chooses the state that leaves the queue next. @param {number} state */
  choose(state) {
    if (this.phase !== 'next') return;
    const at = this.#order.indexOf(state);
    const place = at >= this.#turn && at < this.#found ? at - this.#turn + 1 : 0;
    /** @type {Pick} */
    const pick =
      place === 1
        ? 'first'
        : place > 1
          ? 'later'
          : at >= 0 && at < this.#turn
            ? 'expanded'
            : 'unseen';
    this.chosen = { state, pick, place };
    this.#count(pick === 'first');
    if (pick === 'first') this.#leave();
  }

  /** Lets the search choose; this does not count. */
  reveal() {
    if (this.phase !== 'next') return;
    this.chosen = { state: this.#order[this.#turn], pick: 'first', place: 1 };
    this.#leave();
  }

  #leave() {
    this.marked.clear();
    this.#moves = this.#judged();
    this.phase = this.#moves.length > 0 ? 'moves' : 'told';
  }

  /** Marks a move as leading to a new state, or removes the mark. @param {number} index */
  toggle(index) {
    if (this.phase !== 'moves') return;
    if (!this.marked.delete(index)) this.marked.add(index);
  }

  /** Returns whether the user is right about a move. @param {number} index */
  isRight(index) {
    return this.marked.has(index) === (this.#moves[index].target === 'new');
  }

  /** Ends the marking. */
  check() {
    if (this.phase !== 'moves') return;
    this.#moves.forEach((_, index) => this.#count(this.isRight(index)));
    this.phase = 'told';
  }

  /** Goes on to the next state. */
  goOn() {
    if (this.phase !== 'told') return;
    this.#found = this.discovered;
    this.#step += this.#moves.length;
    this.#turn += 1;
    this.#moves = [];
    this.chosen = null;
    this.phase = this.#turn === this.turns ? 'done' : 'next';
  }

  /** @param {boolean} isRight */
  #count(isRight) {
    this.score = { right: this.score.right + Number(isRight), all: this.score.all + 1 };
  }

  /**
   * Returns the moves of the state that leaves. A move leads to a new state if the run found the
   * state at the step of this move.
   * @returns {Judged[]}
   */
  #judged() {
    const session = this.#session;
    const state = this.#order[this.#turn];
    return session
      .ask((core) => core.movesFrom(state))
      .map((move, index) => {
        const isNew = session.foundAt(move.to) === this.#step + index + 1;
        return { ...move, target: isNew ? 'new' : this.#known(move.to) };
      });
  }

  /** Returns where a state is that was found before. @param {number} state @returns {Target} */
  #known(state) {
    const at = this.#order.indexOf(state);
    if (at === this.#turn) return 'itself';
    return at < this.#turn ? 'expanded' : 'waiting';
  }
}
