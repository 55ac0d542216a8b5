/**
 * A game played by hand in a state space: the user's path, the moves from its present state, and the
 * distances to the goals. Rules and distances come from the core.
 * @import { HandMove } from '../../wasm/searchlight.js'
 * @import { Session } from '../engine/session.js'
 */
import { EngineError } from '../engine/engine.js';
import { Memo } from '../util/memo-key.js';

/** Distance of a state from which no goal can be reached, as the core writes it. */
const NEVER = 0xffff_ffff;

/**
 * What a move did: it came `nearer` to a goal, went `away`, changed nothing (`still`), or led to a
 * state from which no goal can be reached (`lost`). `unknown` before the distances are known.
 * @typedef {'nearer' | 'away' | 'still' | 'lost' | 'unknown'} Turn
 */

/** A move made: its index among the moves of its state, its cost, and the state that it leads to. */
/** @typedef {{ index: number, cost: number, to: number }} Made */

export class Game {
  /** Whether distances are hidden from the user. */
  isBlind = false;
  /** Number of moves of the path up to the present state; the moves after it can be redone. */
  cursor = 0;
  start;
  /** @type {Made[]} */
  #path = [];
  #session;
  /** Distances by state; null before they are known. @type {Uint32Array | null} */
  #distances = null;
  #moves = new Memo();

  /**
   * @param {Session} session a run of the space, which may be shared with others
   * @param {number} start rank of the state to start from
   */
  constructor(session, start) {
    this.#session = session;
    this.start = start;
  }

  get session() {
    return this.#session;
  }

  /**
   * All moves of the path, including those that were taken back and can be redone.
   * @returns {readonly Made[]}
   */
  get path() {
    return this.#path;
  }

  /** Rank of the present state. */
  get state() {
    return this.stateAt(this.cursor);
  }

  /** Returns the state after some moves of the path. @param {number} moves */
  stateAt(moves) {
    return moves === 0 ? this.start : this.#path[moves - 1].to;
  }

  /** States of the path up to the present one, the start first. */
  get states() {
    return [this.start, ...this.#path.slice(0, this.cursor).map(({ to }) => to)];
  }

  /** Moves from the present state, in the core's order. @returns {HandMove[]} */
  get moves() {
    const { state } = this;
    return this.#moves.of([state], () => this.#session.ask((core) => core.movesFrom(state)));
  }

  /**
   * Makes a move. If the move differs from the next move that can be redone, forgets all moves that
   * can be redone.
   * @param {number} index into `moves`
   * @throws {EngineError} `playLink` if there is no such move, as in a damaged link
   */
  play(index) {
    const move = this.moves[index];
    if (!move) throw new EngineError('playLink', { move: this.cursor + 1 });
    if (this.#path[this.cursor]?.index !== index) {
      this.#path.length = this.cursor;
      this.#path.push({ index, cost: move.cost, to: move.to });
    }
    this.cursor += 1;
  }

  get canUndo() {
    return this.cursor > 0;
  }

  get canRedo() {
    return this.cursor < this.#path.length;
  }

  undo() {
    this.cursor -= Number(this.canUndo);
  }

  redo() {
    this.cursor += Number(this.canRedo);
  }

  /** Whether distances can be known: the space is small enough for a search from its goals. */
  get canBeMeasured() {
    return this.#session.description.canBeSurveyed;
  }

  get isMeasured() {
    return this.#distances !== null;
  }

  /** Distances by state, with 2^32 - 1 where no goal can be reached; null before they are known. */
  get distances() {
    return this.#distances;
  }

  /**
   * Continues the computation of the distances.
   * @param {number} budget moves
   * @returns {boolean} true if the distances are known or cannot be known
   */
  measure(budget) {
    if (this.#distances || !this.canBeMeasured) return true;
    if (!this.#session.advanceSurvey(budget)) return false;
    this.#distances = this.#session.ask((core) => core.distances());
    return true;
  }

  /**
   * Returns the least cost from a state to a goal: the number of moves if moves have no costs.
   * @param {number} state
   * @returns {number | null} Infinity if no goal can be reached; null while unknown
   */
  distanceOf(state) {
    const distance = this.#distances?.[state];
    if (distance === undefined) return null;
    return distance === NEVER ? Infinity : distance;
  }

  /** Distance of the present state. */
  get distance() {
    return this.distanceOf(this.state);
  }

  /** Estimate of the distance of the present state, by a heuristic; null without one. */
  get estimate() {
    const { state } = this;
    const estimate = this.#session.ask((core) => core.estimate(state));
    return estimate < 0 ? null : estimate;
  }

  get isSolved() {
    const { state } = this;
    return this.#session.ask((core) => core.isGoal(state));
  }

  /** Whether it is known that no goal can be reached from the present state. */
  get isLost() {
    return this.distance === Infinity;
  }

  /** Cost of the path up to the present state: the number of its moves if they have no costs. */
  get spent() {
    return this.#path.slice(0, this.cursor).reduce((sum, { cost }) => sum + cost, 0);
  }

  /**
   * Returns what a move of the path did.
   * @param {number} move from 1
   * @returns {Turn}
   */
  turnOf(move) {
    const [before, after] = [move - 1, move].map((at) => this.distanceOf(this.stateAt(at)));
    if (before === null || after === null) return 'unknown';
    if (after === before) return 'still';
    if (after === Infinity) return 'lost';
    return after < before ? 'nearer' : 'away';
  }

  /** What the moves up to the present state did, in order. */
  get turns() {
    return Array.from({ length: this.cursor }, (_, at) => this.turnOf(at + 1));
  }

  /**
   * Returns the index of a move on a cheapest path to a goal.
   * @returns {number} -1 at a goal, without a path to one, and while distances are unknown
   */
  hint() {
    const { state } = this;
    return this.#session.ask((core) => core.hint(state));
  }
}
