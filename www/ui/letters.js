/** The letters of choices that a class votes on, for the eye and as keys. */

/** The letter of a choice. @param {number} index */
export const letterOf = (index) => String.fromCharCode(65 + index);
