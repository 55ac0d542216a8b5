/** Whether time is no matter (`npm run test:long`). */
export const IS_LONG = process.env.SEARCHLIGHT_LONG === '1';

/**
 * All of a list where time is no matter, else the first and every so manyth after it.
 * @template T
 * @param {readonly T[]} all
 * @param {number} every
 */
export const some = (all, every) => (IS_LONG ? all : all.filter((_, index) => index % every === 0));
