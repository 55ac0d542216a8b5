/**
 * Computes the zoom of the map during directed playback. While only inner rings are discovered,
 * they fill the map. Towards the end of each level the view widens.
 * @import { Viewer } from '../types.js'
 * @import { Film } from '../../../core/playback/film.js'
 * @import { Point } from '../../../canvas/types.js'
 */
import { Turnover } from '../../../core/playback/layout-tween.js';

/** Duration of the widening before the end of a level, in ms of film time without holds. */
const WIDENS_MS = 900;
/**
 * Visible radius relative to the ring being discovered. It is above 1, so that a little of the next
 * ring is visible.
 */
const ROOM = 1.1;
const MOST = 24;
/** Minimum zoom factor. For less zoom, new pixel tables are not worth their time. */
const LEAST = 1.1;

/**
 * Returns the zoom factor at a step, relative to the whole map.
 * @param {ArrayLike<number>} radii radii of the rings; ring k lies between elements k and k + 1
 * @param {ArrayLike<number>} levelSteps first step of each level, then the last step
 * @param {Pick<Film, 'movingMsAt'>} film
 * @param {{ step: number, share?: number }} at step shown, and progress of the animation to it,
 *   0..=1
 */
export function nearnessAt(radii, levelSteps, film, { step, share = 1 }) {
  const last = levelSteps.length - 2;
  let depth = 0;
  while (depth < last && step > levelSteps[depth + 1]) depth++;
  const ms = film.movingMsAt(step - 1) * (1 - share) + film.movingMsAt(step) * share;
  const leftMs = film.movingMsAt(levelSteps[depth + 1]) - ms;
  const gone = 1 - Math.min(1, Math.max(0, leftMs / WIDENS_MS));
  const widened = gone * gone * (3 - 2 * gone);
  const [now, next] = [depth, depth + 1].map((level) => filling(radii, level));
  return now ** (1 - widened) * next ** widened;
}

/**
 * Returns the zoom factor at which the ring after a level fills the map.
 * @param {ArrayLike<number>} radii
 * @param {number} depth
 */
function filling(radii, depth) {
  const last = radii.length - 1;
  const factor = radii[last] / (ROOM * radii[Math.min(last, depth + 2)]);
  return factor < LEAST ? 1 : Math.min(MOST, factor);
}

export class Sight {
  #viewer;
  /** Whether the film has been played since its first frame was last shown. */
  #isOn = false;
  /** Animation from the whole map to the zoom of the film. */
  #way = new Turnover();

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** Forgets the film of the previous run. */
  reset() {
    this.#isOn = false;
  }

  /**
   * Returns the zoom of the current frame. The factor is 1 before the film plays, in a race, in
   * steady tempo, and if animations are off. A lesson stop always has the zoom of the film at its
   * step: without zoom, the first stops of a lesson would be a dot on a phone.
   * @param {{ centre: Point, radii: ArrayLike<number> } | null} disc
   */
  at(disc) {
    const { run, host, race, tween, lessons } = this.#viewer;
    const { tempo, film, state, cursor } = run.player;
    const { map } = run.analysis;
    const plays = state === 'playing';
    const isAtStop = lessons.shown !== null && !plays;
    const moves = tempo === 'directed' && !host.isStill;
    if (!(moves || isAtStop) || (!plays && cursor === 0)) this.reset();
    else if (!this.#isOn && (plays || isAtStop)) {
      this.#isOn = true;
      this.#way.begin(!plays);
    }
    // Do not zoom in other orders than breadth-first: these leave the inner rings at once.
    const isOrdered = Boolean(map?.sides[0].reopened);
    if (!this.#isOn || !disc || !map || !film || race || isOrdered) return { factor: 1 };
    if (this.#way.on) this.#viewer.refresh();
    this.#way.tick(performance.now());
    const nearness = nearnessAt(disc.radii, map.levelSteps, film, {
      step: cursor,
      share: tween.share,
    });
    return { factor: nearness ** this.#way.share, at: disc.centre };
  }
}
