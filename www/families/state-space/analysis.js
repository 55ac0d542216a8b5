/**
 * Computes the results of a finished run, without DOM: its map, the boards on the answer, the
 * minimum number of moves or least cost, and a survey of the whole state space (distances to the
 * goals, and connected components).
 * @import { HeuristicCheck, Survey } from '../../wasm/searchlight.js'
 * @import { Session } from '../../core/engine/session.js'
 * @import { Player } from '../../core/playback/player.js'
 * @import { SpaceMap } from '../../canvas/types.js'
 */
import { EngineError } from '../../core/engine/engine.js';
import { Session as OwnSession } from '../../core/engine/session.js';
import { inOrder, placeOf } from './map/places.js';
import { TracedMap } from './map/traced-map.js';
import { checkSlice } from '../../core/engine/heuristic-slice.js';
import { orderOf } from './list-order.js';

/** Maximum number of moves that one slice of work examines. */
const BUDGET = 1 << 16;

/** Maximum number of boards of an answer that are kept. */
const KEPT = 256;

/**
 * States of an answer. `states` are their ranks, from the start on; `boardAt` reads the board of
 * one of them.
 * @typedef {{ states: Uint32Array, boardAt: (index: number) => Uint8Array }} Answer
 */

/** @type {Answer} */
const NO_ANSWER = { states: new Uint32Array(), boardAt: () => new Uint8Array() };

/**
 * Map of a run. `sides` has one `SpaceMap` for each side. `answer` holds the ranks of the states on
 * the answer. `levelSteps` holds the step at which each level of either side begins, then the last
 * known step.
 * @typedef {{ sides: SpaceMap[], answer: Uint32Array<ArrayBuffer>, levelSteps: Float64Array }}
 *   RunMap
 */

/**
 * Builds the map of a finished breadth-first run.
 * @param {Session} session
 * @returns {RunMap}
 */
export function mapOf(session) {
  const { states, sides, stageSteps, path } = session.mapData();
  // In a two-sided search, the path is cut at the meeting state: the first side gets the part up to
  // this state, the second side the part from it on.
  const meeting = sides.length > 1 ? path.indexOf(sides[0].order[sides[0].answers[0]]) : -1;
  const maps = sides.map(({ order, levels, answers }, side) => {
    const half =
      meeting < 0 ? path : side === 0 ? path.subarray(0, meeting + 1) : path.subarray(meeting);
    // Breadth-first search finds and expands the states in the order of their places.
    const numbers = inOrder(order.length);
    const visits = { found: numbers, expanded: numbers };
    const onPath = half.map((state) => placeOf({ order, states }, state));
    return { states, order, levels, ...visits, goals: answers, path: onPath, components: [] };
  });
  return { sides: maps, answer: path, levelSteps: stageSteps };
}

/**
 * Returns the cost of the answer of a run that has one.
 * @param {Session} session
 */
export const costOf = (session) => session.ask((engine) => engine.answerCost());

/** Maps of lanes that are being built. @type {WeakMap<Session, TracedMap>} */
const lanes = new WeakMap();

/**
 * Builds the map of a lane in slices.
 * @param {Session} session
 * @returns {RunMap | null} null while more calls are needed
 */
export function laneMapOf(session) {
  if (!orderOf(session.description)) return mapOf(session);
  const traced = lanes.get(session) ?? new TracedMap(session, (link) => new OwnSession(link));
  lanes.set(session, traced);
  return traced.work(BUDGET);
}

export class Analysis {
  /** Map of the run; null until the run is finished. @type {RunMap | null} */
  map = null;
  /** Ranks and boards of the states on the path of the answer, start state first. */
  answer = NO_ANSWER;
  /** @type {Survey | null} */
  survey = null;
  /** Check of the heuristic on every state; null while unknown. @type {HeuristicCheck | null} */
  heuristic = null;
  /** Whether the check of the heuristic is complete, or the search has no heuristic. */
  isChecked = false;
  /** Cost of the answer; -1 while unknown. */
  cost = -1;
  /** Approximate number of moves that the survey has examined. */
  surveyed = 0;
  /**
   * Minimum number of moves; in a search in another order than breadth-first, the least cost. -1
   * while unknown. Computed only if the run's own answer is not certain to be a shortest one.
   */
  fewest = -1;
  /**
   * Second run, with an exact algorithm, that finds the minimum number of moves.
   * @type {Session | null}
   */
  #exact = null;
  /**
   * Remaining tasks; each call does one slice and returns whether the task needs more slices.
   * @type {(() => boolean)[]}
   */
  #tasks;
  /** Map that is being built, for an order other than breadth-first. @type {TracedMap | null} */
  #traced = null;
  #session;
  #player;
  #open;

  /**
   * @param {Session} session
   * @param {Player} player player of the same run
   * @param {(link: Uint8Array) => Session} open opens a session from a link
   */
  constructor(session, player, open) {
    this.#session = session;
    this.#player = player;
    this.#open = open;
    this.#tasks = [this.#check, this.#measure, this.#explore];
  }

  get laid() {
    return this.map !== null;
  }

  /** Builds the map, or does one slice of it. */
  lay() {
    if (orderOf(this.#session.description)) {
      this.#traced ??= new TracedMap(this.#session, this.#open);
      this.map = this.#traced.work(BUDGET);
    } else this.map = mapOf(this.#session);
    if (!this.map) return;
    const states = this.map.answer;
    const session = this.#session;
    /** @type {Map<number, Uint8Array>} */
    const boards = new Map();
    const boardAt = (/** @type {number} */ index) => {
      const board = boards.get(index) ?? session.boards(states.slice(index, index + 1));
      if (boards.size >= KEPT) boards.clear();
      boards.set(index, board);
      return board;
    };
    this.answer = { states, boardAt };
    if (states.length > 0) this.cost = costOf(session);
  }

  /**
   * Whether the check of the answer's length has ended. The check can end without a result:
   * `fewest` is then -1.
   */
  get isSure() {
    return !this.#tasks.includes(this.#measure);
  }

  get busy() {
    return this.#tasks.length > 0;
  }

  work() {
    const [task] = this.#tasks;
    try {
      if (task?.()) return true;
    } catch (error) {
      // Skip a task that runs out of memory; rethrow every other error.
      if (!(error instanceof EngineError) || error.code !== 'outOfMemory') throw error;
    }
    this.#tasks.shift();
    return this.busy;
  }

  /** Checks one slice of the heuristic. Returns whether more slices are needed. */
  #check = () => {
    Object.assign(this, checkSlice(this.#session));
    return !this.isChecked;
  };

  /**
   * Runs one slice of the exact search that checks whether the answer is shortest. Returns whether
   * more slices are needed.
   */
  #measure = () => {
    const { checkedBy, algorithms } = this.#session.description;
    if (!checkedBy || !algorithms.includes(checkedBy) || this.#player.outcome?.code !== 'found')
      return false;
    this.#exact ??= this.#open(this.#session.withAlgorithm(checkedBy));
    this.#exact.advance(BUDGET);
    const { outcome } = this.#exact;
    if (!outcome) return true;
    if (outcome.code === 'found') {
      this.fewest = orderOf(this.#session.description) ? costOf(this.#exact) : outcome.depth;
    }
    this.free();
    return false;
  };

  /** Surveys one slice of the state space. Returns whether more slices are needed. */
  #explore = () => {
    this.surveyed += BUDGET;
    if (!this.#session.advanceSurvey(BUDGET)) return true;
    const survey = this.#session.survey();
    // Some state spaces cannot be surveyed.
    if (!survey) return false;
    const components = this.#otherComponents(survey);
    this.survey = survey;
    // A new map object triggers a new layout, so replace the map only if components were found.
    // Two-sided maps do not show other components.
    const { map } = this;
    if (map?.sides.length === 1 && components.length > 0) {
      this.map = { ...map, sides: [{ ...map.sides[0], components }] };
    }
    return false;
  };

  /**
   * Returns the components that the search did not enter. Returns none if there can be a solution.
   * @param {Survey} survey
   */
  #otherComponents({ components, component }) {
    if (this.#player.outcome?.code !== 'impossible') return [];
    return components.filter((_, index) => index !== component);
  }

  free() {
    this.#exact?.free();
    this.#exact = null;
    this.#traced?.free();
  }
}
