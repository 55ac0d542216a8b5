/**
 * How near the directed film looks: as long as only inner rings have been found they fill the map,
 * and it widens towards the end of each level.
 * @import { Viewer } from '../types.js'
 * @import { Film } from '../../../core/playback/film.js'
 * @import { Point } from '../../../canvas/types.js'
 */
import { Turnover } from '../../../core/playback/layout-tween.js';

/** Before the end of a level it widens for so long of film time, ms. */
const WIDENS_MS = 900;
/** Beyond the ring that is being found a little of the next one is seen. */
const ROOM = 1.1;
const MOST = 24;
/** A step so small is not worth other pictures. */
const LEAST = 1.1;

/**
 * How many times as large as on the whole map the middle is seen at a step.
 * @param {ArrayLike<number>} radii of the rings: ring k lies between element k and element k + 1
 * @param {ArrayLike<number>} levelSteps the steps at which the levels begin, then the last step
 * @param {Pick<Film, 'msAt'>} film
 * @param {number} step
 * @param {number} [share] how much of the movement to it has been made
 */
export function nearnessAt(radii, levelSteps, film, step, share = 1) {
  const last = levelSteps.length - 2;
  let depth = 0;
  while (depth < last && step > levelSteps[depth + 1]) depth++;
  const ms = film.msAt(step - 1) * (1 - share) + film.msAt(step) * share;
  const leftMs = film.msAt(levelSteps[depth + 1]) - ms;
  const gone = 1 - Math.min(1, Math.max(0, leftMs / WIDENS_MS));
  const widened = gone * gone * (3 - 2 * gone);
  const [now, next] = [depth, depth + 1].map((level) => filling(radii, level));
  return now ** (1 - widened) * next ** widened;
}

/**
 * What fills the map while the states of a level are expanded: the next ring.
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
  /** Whether the film has been played since its start was shown last. */
  #isOn = false;
  /** The way from the whole map to where the film is. */
  #way = new Turnover();

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** Forgets the film of the run before. */
  reset() {
    this.#isOn = false;
  }

  /**
   * How near the film looks: not at all before it is played, nor where nothing is to move. A stop of a
   * lesson looks as if the film had come to it.
   * @param {{ centre: Point, radii: ArrayLike<number> } | null} disc
   */
  at(disc) {
    const { run, host, race, tween, lessons } = this.#viewer;
    const { tempo, film, state, cursor } = run.player;
    const { map } = run.analysis;
    if (tempo !== 'directed' || (state !== 'playing' && cursor === 0)) this.reset();
    else if (!this.#isOn && (state === 'playing' || lessons.shown)) {
      this.#isOn = true;
      this.#way.begin(state !== 'playing');
    }
    if (!this.#isOn || !disc || !map || !film || host.isStill || race) return { factor: 1 };
    if (this.#way.on) this.#viewer.refresh();
    this.#way.tick(performance.now());
    const nearness = nearnessAt(disc.radii, map.levelSteps, film, cursor, tween.share);
    return { factor: nearness ** this.#way.share, at: disc.centre };
  }
}
