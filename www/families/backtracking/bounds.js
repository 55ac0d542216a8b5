/** Tells the searches with a bound apart: a round of them goes down to one bound. Uses no DOM. */

const BOUNDED = ['limited', 'deepening', 'idastar'];

/** Returns whether an algorithm has a bound. @param {string} algorithm */
export const hasBound = (algorithm) => BOUNDED.includes(algorithm);
