/**
 * Part of a run that playback and seeking keep to, as the page's author sets it.
 * @import { Player } from './player.js'
 */

/**
 * A step, or the name of one: `answer` is the step of the answer, `end` the last step.
 * @typedef {number | 'answer' | 'end'} Mark
 */

/** First and last step of a film, and whether playback starts over after the last. */
export class Clip {
  /** @type {Mark} */
  from = 0;
  /** Last step; 0 for none. @type {Mark} */
  to = 0;
  loops = false;

  /**
   * Returns the first and last step. A mark that is not known yet does not limit anything, and
   * neither does an end that is not after the beginning.
   * @param {Pick<Player, 'answer' | 'complete' | 'known'>} player
   */
  boundsIn(player) {
    const from = stepOf(this.from, player) ?? 0;
    const to = (this.to === 0 ? null : stepOf(this.to, player)) ?? Infinity;
    return { from, to: to > from ? to : Infinity };
  }

  /**
   * Returns whether playback goes on at an answer, because the author wants to see what follows.
   * @param {number} answer its step
   */
  passes(answer) {
    return this.to === 'end' || (typeof this.to === 'number' && this.to > answer);
  }
}

/**
 * Returns the step of a mark; null while it is unknown.
 * @param {Mark} mark
 * @param {Pick<Player, 'answer' | 'complete' | 'known'>} player
 */
function stepOf(mark, { answer, complete, known }) {
  if (typeof mark === 'number') return mark;
  if (mark === 'answer') return answer;
  return complete ? known : null;
}
