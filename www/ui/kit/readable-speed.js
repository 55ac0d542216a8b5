/**
 * Limit for the speed at which the steps can still be read.
 * @import { Player } from '../../core/playback/player.js'
 */
import { StepSize } from '../../wasm/searchlight.js';

/** Largest readable pace, in step boundaries a second. */
const READABLE = 10;

/** Returns whether playback is too fast to read. @param {Player} player */
export function isFast({ tempo, pace, size }) {
  const isLarge = tempo === 'steady' && size === StepSize.Stage;
  return pace > (isLarge ? 1 : READABLE);
}

/**
 * Returns whether the film is playing too fast for one sentence per step.
 * @param {Player} player
 */
export const isUnreadable = (player) => player.state === 'playing' && isFast(player);
