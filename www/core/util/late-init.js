/**
 * What a property holds until it has its value: nothing, though its type does not say so. Only for
 * what is there before anybody but its owner reads it.
 * @template T
 * @returns {T}
 */
export const later = () => /** @type {T} */ (/** @type {unknown} */ (null));
