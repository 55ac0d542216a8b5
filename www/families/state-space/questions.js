/**
 * The slow questions about a breadth-first run that is computed: whether its answer is as short as
 * can be, and what the whole space is like. Knows no DOM.
 * @import { Survey } from '../../wasm/searchlight.js'
 * @import { Session } from '../../core/engine.js'
 * @import { Player } from '../../core/player.js'
 * @import { Study } from './study.js'
 */
import { EngineError } from '../../core/instance.js';

/** Moves of one slice. */
const BUDGET = 1 << 16;

export class Questions {
  /** The run that tells the fewest moves. @type {Session | null} */
  #exact = null;
  /** What is left; each returns whether more of it is to be done. @type {(() => boolean)[]} */
  #tasks;
  #study;
  #session;
  #player;
  #open;

  /**
   * @param {Study} study takes the answers
   * @param {Session} session
   * @param {Player} player of that run
   * @param {(link: Uint8Array) => Session} open
   */
  constructor(study, session, player, open) {
    this.#study = study;
    this.#session = session;
    this.#player = player;
    this.#open = open;
    this.#tasks = [this.#measure, this.#explore];
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

  /** One slice of finding out whether the answer is as short as can be, where it may be longer. */
  #measure = () => {
    const { checkedBy } = this.#session.description;
    if (!checkedBy || this.#player.outcome?.code !== 'found') return false;
    this.#exact ??= this.#open(this.#session.withAlgorithm(checkedBy));
    this.#exact.advance(BUDGET);
    const { outcome } = this.#exact;
    if (!outcome) return true;
    if (outcome.code === 'found') this.#study.fewest = outcome.depth;
    this.free();
    return false;
  };

  /** One slice of the survey. */
  #explore = () => {
    this.#study.surveyed += BUDGET;
    if (!this.#session.advanceSurvey(BUDGET)) return true;
    const survey = this.#session.survey();
    // A space whose moves cannot be walked backwards has none.
    if (!survey) return false;
    const components = this.#otherComponents(survey);
    this.#study.survey = survey;
    // Another map is laid out anew, so only where it differs: two sides show no others.
    const { map } = this.#study;
    if (map?.sides.length === 1 && components.length > 0) {
      this.#study.map = { ...map, sides: [{ ...map.sides[0], components }] };
    }
    return false;
  };

  /**
   * The components that were not searched, as far as the answer is that there is none.
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
