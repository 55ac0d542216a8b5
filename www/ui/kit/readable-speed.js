/**
 * Detects playback that is too fast for reading each step. During such playback, texts and counters
 * change at most ten times a second.
 * @import { Player } from '../../core/playback/player.js'
 */
import { StepSize } from '../../wasm/enums.js';

/** Maximum readable pace, in step boundaries a second. */
const READABLE = 10;

/** Returns whether playback is too fast to read. @param {Player} player */
export function isFast({ tempo, pace, size }) {
  const isLarge = tempo === 'steady' && size === StepSize.Stage;
  return pace > (isLarge ? 1 : READABLE);
}

/**
 * Returns whether playback is running too fast to show a sentence for each step.
 * @param {Player} player
 */
export const isUnreadable = (player) => player.state === 'playing' && isFast(player);

/**
 * Step and length of a run that texts and profiles show. During fast playback these lag behind the
 * player and change at most ten times a second.
 */
export class ReadablePlace {
  step = 0;
  known = 0;
  /** Whether texts keep their content in the current update. */
  isHeld = false;
  #changedMs = -Infinity;

  /** Updates the place before a render. @param {Player} player @param {number} nowMs */
  follow(player, nowMs) {
    const isDue = nowMs - this.#changedMs >= 1000 / READABLE;
    if (isDue) this.#changedMs = nowMs;
    this.isHeld = !isDue && isUnreadable(player);
    if (!this.isHeld) this.step = player.cursor;
    if (isDue || !player.computing) this.known = player.known;
  }
}
