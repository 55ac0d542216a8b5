/**
 * Names the searches with a bound. These search in rounds, each down to its own bound. Uses no DOM.
 */

const BOUNDED = ['limited', 'deepening', 'idastar'];

/** Returns whether an algorithm has a bound. @param {string} algorithm */
export const hasBound = (algorithm) => BOUNDED.includes(algorithm);
