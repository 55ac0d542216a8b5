/** The speed control: equal distances are equal factors. */
import { SPEED_RANGE } from '../../core/playback/player.js';

/** Positions of the control. */
export const NOTCHES = 160;
const BASE = Math.log(SPEED_RANGE.most / SPEED_RANGE.least) / NOTCHES;

/** @param {number} rate units a second */
export const notchOf = (rate) => Math.round(Math.log(rate / SPEED_RANGE.least) / BASE);

/** @param {number} notch one beyond the control counts as its end */
export function rateAt(notch) {
  const rate = SPEED_RANGE.least * Math.exp(Math.min(NOTCHES, Math.max(0, notch)) * BASE);
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(rate)) - 1);
  return Math.round(rate / unit) * unit;
}
