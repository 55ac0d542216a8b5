/**
 * What comes after the first board, or with another puzzle: the extras, and the families that are
 * chunks of their own.
 * @import { Desk } from './desk.js'
 */
import { EngineError, Session, catalogue } from '../core/engine.js';
import { decodeState } from '../core/link.js';
import { fetchFamily } from '../families/index.js';

export class Late {
  #desk;
  #fetching = false;
  /** Whether somebody waits for the extras. */
  #asked = false;
  /** What waits for a family: the last that was asked for. @type {(() => void) | null} */
  #waiting = null;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
  }

  /** Whether something is to be shown as soon as its family is there. */
  get waits() {
    return this.#waiting !== null;
  }

  /**
   * Fetches the extras if they are not there: whoever asked for one of them sees it when it comes.
   * A failure is told only to those.
   * @param {boolean} [asked]
   */
  async fetchExtras(asked = true) {
    const desk = this.#desk;
    this.#asked ||= asked;
    if (desk.extras || this.#fetching) return;
    this.#fetching = true;
    const Extras = await loadExtras().catch(() => null);
    this.#fetching = false;
    if (Extras) {
      desk.extras = new Extras(desk);
      if (desk.error?.code === 'extras') desk.error = null;
      desk.racing.begin();
    } else if (this.#asked) {
      desk.refuse(new EngineError('extras'));
    }
    desk.refresh();
  }

  /**
   * Fetches the families of what is shown first.
   * @param {string} puzzle
   * @param {string} state a state string; what is wrong with it is told when it is shown
   * @throws {EngineError} `family`
   */
  async prepare(puzzle, state) {
    const kinds = catalogue();
    const { family } = kinds.find(({ id }) => id === puzzle) ?? kinds[0];
    await load(family);
    if (state) await load(familyOf(state) ?? family);
  }

  /**
   * Fetches a family, and then shows what needs it, unless something else was asked for meanwhile.
   * @param {string} family
   * @param {() => void} show
   */
  async wait(family, show) {
    const desk = this.#desk;
    const again = () => this.wait(family, show);
    this.#waiting = again;
    const failure = await load(family).then(
      () => null,
      (error) => error,
    );
    if (this.#waiting !== again || !desk.viz) return;
    if (failure) {
      desk.refuse(failure);
    } else {
      this.#waiting = null;
      show();
    }
  }

  /** Tries once more to fetch the family that did not come. */
  again() {
    this.#waiting?.();
  }

  /** Nothing waits any more: another run is shown, or none is wanted. */
  drop() {
    this.#waiting = null;
  }
}

/** @param {string} family */
async function load(family) {
  try {
    await fetchFamily(family);
  } catch {
    throw new EngineError('family');
  }
}

/** @param {string} state */
function familyOf(state) {
  try {
    const session = new Session(decodeState(state.split('.')[0]));
    session.free();
    return session.description.family;
  } catch {
    return null;
  }
}

/** Only what comes late may be missing: what is wrong within it is an error like any other. */
async function loadExtras() {
  const { Extras } = await import('../extras.js');
  return Extras;
}
