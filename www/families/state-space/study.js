/**
 * What is found out about a breadth-first run once it is computed: its map and the boards of its
 * answer, and later what questions.js asks. Knows no DOM.
 * @import { Survey } from '../../wasm/searchlight.js'
 * @import { Session } from '../../core/engine.js'
 * @import { Player } from '../../core/player.js'
 * @import { SpaceMap } from '../../draw/types.js'
 * @import { Questions } from './questions.js'
 */
import { LATE } from './late.js';

const NO_ANSWER = { states: new Uint32Array(), boards: new Uint8Array() };

/**
 * One map a side; the ranks of the answer's states; the step at which either side begins its next
 * level, then the last known step.
 * @typedef {{ sides: SpaceMap[], answer: Uint32Array<ArrayBuffer>,
 *   levelSteps: Float64Array }} RunMap
 */

/**
 * The map of a run that is computed.
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

export class Study {
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
  /** What is asked in the background, once that is there. @type {Questions | null} */
  #questions = null;
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
    return this.#asking?.busy ?? false;
  }

  work() {
    return this.#asking?.work() ?? false;
  }

  get #asking() {
    if (LATE.Questions) {
      this.#questions ??= new LATE.Questions(this, this.#session, this.#player, this.#open);
    }
    return this.#questions;
  }

  free() {
    this.#questions?.free();
  }
}
