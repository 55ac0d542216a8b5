/**
 * What is found out about a breadth-first run once it is computed: its map, the boards of its
 * answer, whether the answer is as short as can be, and what the whole space is like. Knows no DOM.
 * @import { Survey } from '../../wasm/searchlight.js'
 * @import { Session } from '../../core/engine/session.js'
 * @import { Player } from '../../core/playback/player.js'
 * @import { SpaceMap } from '../../canvas/types.js'
 */
import { EngineError } from '../../core/engine/wasm-instance.js';

/** Moves of one slice. */
const BUDGET = 1 << 16;

const NO_ANSWER = { states: new Uint32Array(), boards: new Uint8Array() };

/**
 * One map a side; the ranks of the answer's states; the step at which either side begins its next
 * level, then the last known step.
 * @typedef {{ sides: SpaceMap[], answer: Uint32Array<ArrayBuffer>,
 *   levelSteps: Float64Array }} RunMap
 */

/**
 * Makes the map of a run that is computed.
 * @param {Session} session
 * @returns {RunMap}
 */
export function mapOf(session) {
  const { states, sides, stageSteps, path } = session.mapData();
  // In a two-sided search each side has the part of the path up to where they met.
  const meeting = sides.length > 1 ? path.indexOf(sides[0].order[sides[0].answers[0]]) : -1;
  const maps = sides.map(({ order, levels, answers }, side) => {
    const half =
      meeting < 0 ? path : side === 0 ? path.subarray(0, meeting + 1) : path.subarray(meeting);
    const positions = half.map((state) => order.indexOf(state));
    return { states, order, levels, goals: answers, path: positions, components: [] };
  });
  return { sides: maps, answer: path, levelSteps: stageSteps };
}

export class Analysis {
  /** The map, once the run is computed. @type {RunMap | null} */
  map = null;
  /** The states of the answer and their boards, the start first. */
  answer = NO_ANSWER;
  /** @type {Survey | null} */
  survey = null;
  /** Number of moves that the survey has looked at, about. */
  surveyed = 0;
  /** The fewest moves there are, where the run's own answer may have more; -1 while unknown. */
  fewest = -1;
  /** The run that tells the fewest moves. @type {Session | null} */
  #exact = null;
  /** What is left; each returns whether more of it is to be done. @type {(() => boolean)[]} */
  #tasks;
  #session;
  #player;
  #open;

  /**
   * @param {Session} session
   * @param {Player} player of that run
   * @param {(link: Uint8Array) => Session} open
   */
  constructor(session, player, open) {
    this.#session = session;
    this.#player = player;
    this.#open = open;
    this.#tasks = [this.#measure, this.#explore];
  }

  get laid() {
    return this.map !== null;
  }

  lay() {
    this.map = mapOf(this.#session);
    const states = this.map.answer;
    this.answer = { states, boards: this.#session.boards(states) };
  }

  get busy() {
    return this.#tasks.length > 0;
  }

  work() {
    const [task] = this.#tasks;
    try {
      if (task?.()) return true;
    } catch (error) {
      // What memory has no room for is given up, what broke down comes again.
      if (!(error instanceof EngineError) || error.code !== 'outOfMemory') throw error;
    }
    this.#tasks.shift();
    return this.busy;
  }

  /** Compares the answer with the shortest in slices, where it may be longer. */
  #measure = () => {
    const { checkedBy } = this.#session.description;
    if (!checkedBy || this.#player.outcome?.code !== 'found') return false;
    this.#exact ??= this.#open(this.#session.withAlgorithm(checkedBy));
    this.#exact.advance(BUDGET);
    const { outcome } = this.#exact;
    if (!outcome) return true;
    if (outcome.code === 'found') this.fewest = outcome.depth;
    this.free();
    return false;
  };

  /** Surveys the space in slices. */
  #explore = () => {
    this.surveyed += BUDGET;
    if (!this.#session.advanceSurvey(BUDGET)) return true;
    const survey = this.#session.survey();
    // Where it cannot be surveyed there is none.
    if (!survey) return false;
    const components = this.#otherComponents(survey);
    this.survey = survey;
    // Another map is laid out anew, so only where it differs: two sides show no others.
    const { map } = this;
    if (map?.sides.length === 1 && components.length > 0) {
      this.map = { ...map, sides: [{ ...map.sides[0], components }] };
    }
    return false;
  };

  /**
   * Lists the components that were not searched, as far as the answer is that there is none.
   * @param {Survey} survey
   */
  #otherComponents({ components, component }) {
    if (this.#player.outcome?.code !== 'impossible') return [];
    return components.filter((_, index) => index !== component);
  }

  free() {
    this.#exact?.free();
    this.#exact = null;
  }
}
