/**
 * How fast a film can be read.
 * @import { Player } from '../../core/playback/player.js'
 */
import { StepSize } from '../../wasm/searchlight.js';

/** A film that shows more of anything a second cannot be read. */
const READABLE = 10;

/** Whether the film is too fast to be read. @param {Player} player */
export function isFast({ tempo, pace, size }) {
  const isLarge = tempo === 'steady' && size === StepSize.Stage;
  return pace > (isLarge ? 1 : READABLE);
}

/** Whether it plays too fast for a sentence a step. @param {Player} player */
export const isUnreadable = (player) => player.state === 'playing' && isFast(player);
