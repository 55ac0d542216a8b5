/**
 * Returns null typed as `T`: a placeholder for a field that is assigned before its first read.
 * @template T
 * @returns {T}
 */
export const later = () => /** @type {T} */ (/** @type {unknown} */ (null));
