/**
 * A film maps each time to a step of a run. Does not use the DOM or a clock.
 *
 * A film is a list of stretches. Along a stretch the rate changes by the same amount at every step,
 * which is exponential in time. A stretch may begin with a hold.
 * @import { Stretch, Landmarks } from './types.js'
 */

/** Tolerance in steps, so that rounding loses no step. */
const CLOSE = 1e-3;

/**
 * Returns the duration of a number of steps, in seconds.
 * @param {number} steps
 * @param {number} rate rate at the first step
 * @param {number} slope
 */
function secondsOf(steps, rate, slope) {
  const growth = (slope * steps) / rate;
  return Math.abs(growth) < 1e-9 ? steps / rate : Math.log1p(growth) / slope;
}

/**
 * Returns the duration of stretches, in milliseconds.
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

/** Film made of stretches. */
export class Film {
  /** Moments of the run, including those without a hold. */
  moments;
  /** Step of the answer; null if unknown. @type {number | null} */
  answer;
  /** Time of the answer, in milliseconds; without an answer, the duration of the film. */
  answerMs;
  /** Number of steps of the opening, and its end in milliseconds. */
  opening;
  openingMs;
  /** Duration of the film, in milliseconds. */
  duration = 0;
  /** Last step. */
  end;
  #stretches;
  /** Keyframes as parallel arrays. A hold has a keyframe of its own. */
  #ms;
  #step;
  #rate;
  #slope;

  /**
   * @param {readonly Stretch[]} stretches the last stretch only marks the end
   * @param {Landmarks} told
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
   * Writes a keyframe at the current end of the film.
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

  /** Returns the step shown at a time. @param {number} ms */
  stepAt(ms) {
    return Math.floor(this.positionAt(ms) + CLOSE);
  }

  /** Returns the first time at which a step is shown, in milliseconds. @param {number} step */
  msAt(step) {
    const there = Math.min(step, this.end);
    if (!(there > 0)) return 0;
    const key = keyBelow(this.#step, there);
    // At the step of a keyframe, use its time, which has no rounding error.
    if (this.#step[key + 1] === there) return this.#ms[key + 1];
    const seconds = secondsOf(there - this.#step[key], this.#rate[key], this.#slope[key]);
    return this.#ms[key] + 1000 * seconds;
  }

  /** Returns the time at which a step is first shown, without the holds before it. @param {number} step */
  movingMsAt(step) {
    let ms = this.msAt(step);
    for (const { step: at, hold } of this.#stretches) if (at < step) ms -= hold;
    return ms;
  }

  /** Returns the step shown at a time, with a fraction of the next. @param {number} ms */
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

  /** Returns the rate at a time, in steps per second; 0 in a hold. @param {number} ms */
  rateAt(ms) {
    const key = keyAt(this.#ms, Math.min(Math.max(0, ms), this.duration));
    const rate = this.#rate[key];
    return rate && rate * Math.exp((this.#slope[key] * (ms - this.#ms[key])) / 1000);
  }

  /**
   * Returns the stretches up to a time. The last one begins at this time, or after the hold if the
   * time is within one.
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
 * Returns the index of the last keyframe at or before a time.
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
 * Returns the index of the last keyframe below a step.
 * @param {Float64Array} keys ascending, the first one below the step
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
