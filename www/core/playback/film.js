/**
 * A film: which step of a run is shown at each instant. Knows no DOM and no clock.
 *
 * It is a list of stretches. Along a stretch the rate changes by the same amount at every step, so
 * that it grows or falls exponentially in time; a stretch may begin with a hold.
 */

/**
 * A stretch of a film, up to where the next one begins.
 * @typedef {object} Stretch
 * @property {number} step where it begins; the last stretch of a list is only an end
 * @property {number} rate steps a second there
 * @property {number} slope by how much the rate changes at each step
 * @property {number} hold ms for which the film stands still before it
 */

/** @typedef {{ kind: string, step: number }} Moment */

/**
 * What a film is of: the steps of the opening, the moments, and the step of the answer, null where
 * there is none.
 * @typedef {{ opening: number, moments: readonly Moment[], answer: number | null }} Told
 */

/** So much of a step may be missing: rounding loses no step. */
const CLOSE = 1e-3;

/**
 * Tells how long so many steps take, in seconds.
 * @param {number} steps
 * @param {number} rate at the first of them
 * @param {number} slope
 */
function secondsOf(steps, rate, slope) {
  const growth = (slope * steps) / rate;
  return Math.abs(growth) < 1e-9 ? steps / rate : Math.log1p(growth) / slope;
}

/**
 * Adds up how long stretches take, in ms.
 * @param {readonly Stretch[]} stretches
 */
export function lengthOf(stretches) {
  let ms = 0;
  for (const [index, stretch] of stretches.entries()) {
    const { step, rate, slope, hold } = stretch;
    const { step: end } = stretches[index + 1] ?? stretch;
    ms += hold + 1000 * secondsOf(end - step, rate, slope);
  }
  return ms;
}

export class Film {
  /** What it was planned for: the moments of the run, those included that have no hold. */
  moments;
  /** The step of the answer, null where none is known. @type {number | null} */
  answer;
  /** When the answer is reached; the whole length where there is none. */
  answerMs;
  /** How many steps the opening has, and when they are over. */
  opening;
  openingMs;
  /** How long the film is. */
  duration = 0;
  /** The step that it ends with. */
  end;
  #stretches;
  /** The keys: a hold is one of its own. */
  #ms;
  #step;
  #rate;
  #slope;

  /**
   * @param {readonly Stretch[]} stretches the last one is the end
   * @param {Told} told
   */
  constructor(stretches, { opening, moments, answer }) {
    this.#stretches = stretches;
    this.moments = moments;
    this.answer = answer;
    const holds = stretches.filter(({ hold }) => hold > 0);
    const count = stretches.length + holds.length;
    this.#ms = new Float64Array(count);
    this.#step = new Float64Array(count);
    this.#rate = new Float64Array(count);
    this.#slope = new Float64Array(count);
    let key = 0;
    for (const [index, stretch] of stretches.entries()) {
      const { step, rate, slope, hold } = stretch;
      if (hold > 0) this.#put(key++, step, 0, 0);
      this.duration += hold;
      this.#put(key++, step, rate, slope);
      const { step: end } = stretches[index + 1] ?? stretch;
      this.duration += 1000 * secondsOf(end - step, rate, slope);
    }
    this.end = this.#step[count - 1];
    this.answerMs = answer === null ? this.duration : this.msAt(answer);
    this.opening = opening;
    this.openingMs = this.msAt(opening);
  }

  /**
   * Sets a key that begins where the film has come.
   * @param {number} key
   * @param {number} step
   * @param {number} rate
   * @param {number} slope
   */
  #put(key, step, rate, slope) {
    this.#ms[key] = this.duration;
    this.#step[key] = step;
    this.#rate[key] = rate;
    this.#slope[key] = slope;
  }

  /** The step shown at an instant. @param {number} ms */
  stepAt(ms) {
    return Math.floor(this.positionAt(ms) + CLOSE);
  }

  /** The first instant at which a step is shown. @param {number} step */
  msAt(step) {
    const there = Math.min(step, this.end);
    if (!(there > 0)) return 0;
    const key = keyBelow(this.#step, there);
    // Where a key is reached its own instant is exact.
    if (this.#step[key + 1] === there) return this.#ms[key + 1];
    const seconds = secondsOf(there - this.#step[key], this.#rate[key], this.#slope[key]);
    return this.#ms[key] + 1000 * seconds;
  }

  /** As `stepAt`, with what has been gone of the next step. @param {number} ms */
  positionAt(ms) {
    const last = this.#ms.length - 1;
    if (!(ms > 0)) return this.#step[0];
    if (ms >= this.duration) return this.end;
    const key = keyAt(this.#ms, ms);
    if (key === last) return this.end;
    const seconds = (ms - this.#ms[key]) / 1000;
    const rate = this.#rate[key];
    const slope = this.#slope[key];
    const gone = slope === 0 ? rate * seconds : (rate * Math.expm1(slope * seconds)) / slope;
    return Math.min(this.#step[key + 1], this.#step[key] + gone);
  }

  /** Steps a second at an instant, 0 in a hold. @param {number} ms */
  rateAt(ms) {
    const key = keyAt(this.#ms, Math.min(Math.max(0, ms), this.duration));
    const rate = this.#rate[key];
    return rate && rate * Math.exp((this.#slope[key] * (ms - this.#ms[key])) / 1000);
  }

  /**
   * The stretches up to an instant, the last one begun there or, in a hold, behind it.
   * @param {number} ms
   * @returns {Stretch[]}
   */
  upTo(ms) {
    /** @type {Stretch[]} */
    const kept = [];
    let at = 0;
    for (const [index, stretch] of this.#stretches.entries()) {
      const begin = at + stretch.hold;
      const next = this.#stretches[index + 1];
      kept.push(stretch);
      if (!next || ms <= begin) break;
      at = begin + 1000 * secondsOf(next.step - stretch.step, stretch.rate, stretch.slope);
      if (ms >= at) continue;
      kept.push({ ...stretch, step: this.positionAt(ms), rate: this.rateAt(ms), hold: 0 });
      break;
    }
    return kept;
  }
}

/**
 * Finds the last key at an instant or before it.
 * @param {Float64Array} keys ascending
 * @param {number} ms not before the first
 */
function keyAt(keys, ms) {
  let low = 0;
  let high = keys.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (keys[middle] <= ms) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Finds the last key below a step.
 * @param {Float64Array} keys ascending, the first one below it
 * @param {number} step
 */
function keyBelow(keys, step) {
  let low = 0;
  let high = keys.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (keys[middle] < step) low = middle;
    else high = middle;
  }
  return low;
}
