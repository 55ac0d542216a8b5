/** Number of bytes after the instance in a link to a start: algorithm, its settings and the step. */
const AFTER = 3;

/**
 * Returns what a link to a start says without its algorithm, so that two searches of one board have
 * the same text.
 * @param {Uint8Array} link
 */
export const instanceOf = (link) => String(link.subarray(0, -AFTER));
