/**
 * States of a player, and the transitions between them.
 * @import { PlayerSignal, PlayerState } from './types.js'
 */

/**
 * Next state by signal; a signal without an entry keeps the state.
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
