/** Matches full-width forms, which have the same order as their ASCII characters. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;

/** Distance of a full-width form from its ASCII character. */
const DISTANCE = 0xfee0;

/**
 * Converts full-width letters, digits and signs, as in `６，０`, to ASCII, as the core does in judges'
 * input.
 * @param {string} text
 */
export const plainText = (text) =>
  text.replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - DISTANCE));
