/**
 * Logarithmic scale of the speed slider: moving by the same distance multiplies the speed by the
 * same factor.
 */
import { SPEED_RANGE } from '../../core/playback/player.js';

/** Maximum value of the slider. */
export const NOTCHES = 160;
const BASE = Math.log(SPEED_RANGE.most / SPEED_RANGE.least) / NOTCHES;

/**
 * Returns the slider value of a speed.
 * @param {number} rate speed, in units of the step size per second
 */
export const notchOf = (rate) => Math.round(Math.log(rate / SPEED_RANGE.least) / BASE);

/**
 * Returns the speed for a slider value, in units of the step size per second, rounded to at most
 * two significant digits.
 * @param {number} notch clamped to the slider's range
 */
export function rateAt(notch) {
  const rate = SPEED_RANGE.least * Math.exp(Math.min(NOTCHES, Math.max(0, notch)) * BASE);
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(rate)) - 1);
  return Math.round(rate / unit) * unit;
}
