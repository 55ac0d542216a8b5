/**
 * Types of players and films.
 * @import { Outcome } from '../../wasm/searchlight.js'
 */

/**
 * Interface of what a player plays: a run, or several runs in lockstep (a race). The units of a run
 * are its steps; those of a race are explained in `race.js`.
 * @typedef {object} Playable
 * @property {(budget: number) => number} advance computes up to `budget` more steps; returns the
 *   number of units computed
 * @property {Outcome | null} outcome null until the run is computed to its end
 * @property {boolean} [eager] whether to compute without a request of the user; false in long runs
 * @property {(from: number, size: number, by: number) => number} locate returns the unit `by`
 *   boundaries of a step size after `from`
 * @property {(complete: boolean) => Score} score returns the data for planning the film
 */

/**
 * Answer of a run or of a race. `step` is the step that shows it. `lane` is set only in a race: the
 * index of the lane, from 0.
 * @typedef {{ step: number, lane?: number }} Reached
 */

/**
 * Step that limits playback. Playback pauses at a `stop` and at a `lesson`; before a `lesson`
 * playback does not pause at the answer. Neither playback nor stepping passes a `question`. During
 * a `wait`, playback stays at the step without pausing.
 * @typedef {{ step: number, kind: 'stop' | 'lesson' | 'question' | 'wait' }} Barrier
 */

/**
 * `directed` follows the film, `steady` plays at constant speed.
 * @typedef {'directed' | 'steady'} Tempo
 */

/**
 * `answered`: playback has stopped at the answer, and the run continues after it.
 * @typedef {'empty' | 'ready' | 'playing' | 'paused' | 'answered' | 'finished' | 'failed'}
 *   PlayerState
 */

/** @typedef {'load' | 'play' | 'pause' | 'move' | 'answer' | 'end' | 'fail'} PlayerSignal */

/**
 * One part of a film, up to the start of the next.
 * @typedef {object} Stretch
 * @property {number} step first step of the stretch; the last stretch only marks the end
 * @property {number} rate rate at the first step, in steps per second
 * @property {number} slope change of the rate at each step
 * @property {number} hold pause before the stretch, in milliseconds
 */

/**
 * Step at which the film may pause, such as the first dead end.
 * @typedef {{ kind: string, step: number }} Moment
 */

/**
 * Landmarks of a film, in steps: the length of its opening, its moments, and the answer (null if
 * unknown).
 * @typedef {{ opening: number, moments: readonly Moment[], answer: number | null }} Landmarks
 */

/**
 * Data of a run for planning its film, as far as the run is computed.
 * @typedef {object} Score
 * @property {number} known number of computed steps
 * @property {number} opening number of steps of the first expansion or first descent
 * @property {readonly Moment[]} moments in any order
 * @property {number | null} answer first step that shows the answer
 * @property {Reached[]} [answers] answers of all lanes of a race, in the order of steps; missing
 *   for a single run
 */

/**
 * Axis of a timeline. `isEven` says whether all steps have the same width.
 * @typedef {{ isEven: boolean, at: (step: number) => number, stepAt: (share: number) => number }}
 *   Axis
 */

export {};
