/** Logarithmic scale of the speed slider: equal distances are equal factors. */
import { SPEED_RANGE } from '../../core/playback/player.js';

/** Largest value of the slider. */
export const NOTCHES = 160;
const BASE = Math.log(SPEED_RANGE.most / SPEED_RANGE.least) / NOTCHES;

/** Returns the slider value of a speed. @param {number} rate step units a second */
export const notchOf = (rate) => Math.round(Math.log(rate / SPEED_RANGE.least) / BASE);

/**
 * Returns the speed of a slider value, in step units a second, rounded to at most two significant
 * digits.
 * @param {number} notch clamped to the slider's range
 */
export function rateAt(notch) {
  const rate = SPEED_RANGE.least * Math.exp(Math.min(NOTCHES, Math.max(0, notch)) * BASE);
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(rate)) - 1);
  return Math.round(rate / unit) * unit;
}
