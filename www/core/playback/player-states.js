/** The states of a player, and what leads from one to another. */

/**
 * `answered` is at rest at the answer, where directed playing stops, with more of the run behind it.
 * @typedef {'empty' | 'ready' | 'playing' | 'paused' | 'answered' | 'finished' | 'failed'}
 *   PlayerState
 */
/** @typedef {'load' | 'play' | 'pause' | 'move' | 'answer' | 'end' | 'fail'} PlayerSignal */

/**
 * What each signal leads to; a signal that a state does not name leaves it as it is.
 * @type {Record<PlayerState, Partial<Record<PlayerSignal, PlayerState>>>}
 */
export const TRANSITIONS = {
  empty: { load: 'ready', fail: 'failed' },
  ready: { load: 'ready', play: 'playing', move: 'paused', fail: 'failed' },
  playing: {
    load: 'ready',
    pause: 'paused',
    answer: 'answered',
    end: 'finished',
    fail: 'failed',
  },
  paused: { load: 'ready', play: 'playing', fail: 'failed' },
  answered: { load: 'ready', play: 'playing', move: 'paused', fail: 'failed' },
  finished: { load: 'ready', play: 'playing', move: 'paused', fail: 'failed' },
  failed: { load: 'ready' },
};
