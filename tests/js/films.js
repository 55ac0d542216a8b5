/** Checks of films: whether they are directed well. */
import { readFileSync } from 'node:fs';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { countOf } from '../../www/core/engine/family-core.js';
import { landmarkFrom } from '../../www/families/backtracking/core.js';
import { Landmark, StepSize } from '../../www/wasm/searchlight.js';
import { computable } from './families.js';

/**
 * @import { CommonFrame } from '../../www/core/engine/family-core.js'
 * @import { Film } from '../../www/core/playback/film.js'
 */

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

const FRAME_MS = 1000 / 60;
const WINDOW_MS = 250;
/** Number of steps below which a film is not directed. */
const FEW = 15;
/** Least depth from which a way back is a fall. */
const HIGH = 8;

/**
 * What a film has to show.
 * @typedef {object} Wanted
 * @property {number} opening the last step of the first expansion or the first descent
 * @property {number[]} held steps that hold
 */

/**
 * Lists what is wrong with the way of a film to the answer.
 * @param {Film} film
 * @param {Wanted} wanted
 */
export function faultsOf(film, { opening, held }) {
  const { answerMs } = film;
  const answer = film.stepAt(answerMs);
  // Fewer than 15 steps take 1.2 s each, and have no holds.
  if (answer < FEW)
    return within('start to answer', answerMs, 1200 * answer - 1, 1200 * answer + 1);
  return [
    ...within('start to answer', answerMs, 15_000, 30_000),
    // A single move does not let wait for itself. A descent to the answer has no opening.
    ...(opening < answer - 1
      ? within('opening', film.msAt(opening), opening > 1 ? 4000 : 1000, 8000)
      : []),
    ...within('steps at once in the opening', mostAtOnce(film, film.msAt(opening)), 0, 1),
    ...held.flatMap((step) => within(`hold at ${step}`, shownFor(film, step), 400, Infinity)),
    ...within('last second', answer - film.stepAt(answerMs - 1000), 1, 8),
    ...jerks(film),
  ];
}

/** @param {string} name @param {number} value @param {number} least @param {number} most */
const within = (name, value, least, most) =>
  value >= least && value <= most ? [] : [`${name}: ${value}`];

/** Returns for how long a step is shown. @param {Film} film @param {number} step */
export const shownFor = (film, step) => film.msAt(step + 1) - film.msAt(step);

/** Returns the maximum number of steps in one frame. @param {Film} film @param {number} until ms */
function mostAtOnce(film, until) {
  let most = 0;
  for (let ms = 0; ms < until; ms += FRAME_MS) {
    most = Math.max(most, film.stepAt(ms + FRAME_MS) - film.stepAt(ms));
  }
  return most;
}

/**
 * Returns the times at which the rate more than doubles or halves within 250 ms without a hold.
 * @param {Film} film
 */
export function jerks(film) {
  const found = [];
  const end = film.duration - 2 * WINDOW_MS;
  for (let ms = 0; ms < end; ms += 10) {
    if (holdsBetween(film, ms, ms + 2 * WINDOW_MS)) continue;
    const [from, middle, to] = [0, 1, 2].map((by) => film.positionAt(ms + by * WINDOW_MS));
    const [first, then] = [middle - from, to - middle];
    if (then > 2 * first + 1e-3 || first > 2 * then + 1e-3) {
      found.push(`${first} steps, then ${then}, at ${ms}`);
    }
  }
  return found.slice(0, 3);
}

/**
 * Returns whether a hold overlaps a time span.
 * @param {Film} film @param {number} from @param {number} to
 */
function holdsBetween(film, from, to) {
  for (let ms = from; ms <= to; ms += 10) if (film.rateAt(ms) === 0) return true;
  return false;
}

/** The first examples with one algorithm each, the one that they open with first. */
export function firstExamples() {
  return catalogue().flatMap(({ id, presets: [{ link }] }) => {
    const first = new Session(link);
    const { algorithm, algorithms } = first.description;
    const others = computable(id, algorithms).filter((other) => other !== algorithm);
    return [algorithm, ...others].map((name) => {
      const session = new Session(first.withAlgorithm(name));
      return { name: `${id} by ${name}`, session, isFirst: name === algorithm };
    });
  });
}

/** Computes a run to its end. @param {Session} session */
export function finished(session) {
  while (!session.outcome) session.advance(1 << 22);
  return session;
}

/**
 * Returns the step of the first frame for which `has` is true.
 * @param {Session} session @param {(frame: any) => boolean} has
 */
export function firstStep(session, has) {
  let step = 0;
  while (!has(session.show(step))) step += 1;
  return step;
}

/** What the film of a run has to show, found without looking at the film. @param {Session} session @returns {Wanted} */
export function wantedOf(session) {
  const [row, second, third] = [1, 2, 3].map((by) => session.locate(0, StepSize.Stage, by));
  switch (session.description.family) {
    case 'state-space': {
      const duplicate = firstStep(session, (frame) => frame.duplicate > 0);
      const opening = session.locate(0, StepSize.Item, 1);
      const { sides, isOrdered } = /** @type {any} */ (session.show(0));
      const isTwoSided = sides[1].discovered > 0;
      const contact = isTwoSided ? [firstStep(session, ({ answered }) => answered)] : [];
      // In another order the step that is held is the first with a new key, not the last before it.
      const stages = [row, second, third].map((step) => step + Number(isOrdered));
      return { opening, held: [...stages, duplicate, ...contact] };
    }
    case 'backtracking': {
      const turn = landmarkFrom(session, 0, Landmark.TurnBack, 1);
      // A search that never turns back has nothing to hold at.
      if (turn >= session.score(true).known) return { opening: turn, held: [] };
      return {
        opening: turn - 1,
        held: [turn - 1, turn, ...behind(/** @type {Backtracking} */ (session), turn)],
      };
    }
    case 'trees': {
      const opening = session.locate(0, StepSize.Item, 1);
      const hasCut = countOf(session.show(session.advance(0)), 'spared') > 0;
      const cut = hasCut ? [firstStep(session, ({ spared }) => Number(spared) > 0)] : [];
      return { opening, held: [row, second, third, ...cut] };
    }
    default: {
      const decided = firstStep(session, (frame) => frame.decided >= 0);
      const startsCell = firstStep(session, ({ answered }) => answered);
      // At the end of the film there is nothing to hold.
      const isLast = startsCell === session.score(true).known;
      const held = [row, second, third, decided, ...(isLast ? [] : [startsCell])];
      return { opening: row, held };
    }
  }
}

/** @typedef {Session<CommonFrame & { depth: number, deepest: number }>} Backtracking */

/**
 * What a search that goes back shows behind its first retreat: the end of the first descent deeper than
 * that one, and the first retreat past half the depth from a high one, where there are such.
 * @param {Backtracking} session
 * @param {number} turn the first retreat
 */
function behind(session, turn) {
  const { known } = session.score(true);
  const depthsAt = (/** @type {number} */ step) =>
    /** @type {{ depth: number, deepest: number }} */ (/** @type {unknown} */ (session.show(step)));
  let { deepest: most } = depthsAt(turn);
  let [record, fall] = [0, 0];
  for (let step = turn + 1, isOver = false; step < known && !(isOver && fall); step++) {
    const { depth, deepest } = depthsAt(step);
    if (!isOver && deepest > most) record = step;
    most = deepest;
    isOver ||= record > 0 && depth < deepest;
    if (!fall && deepest >= HIGH && 2 * depth <= deepest) fall = step;
  }
  return [record, fall].filter((step) => step > 0);
}
