/** Matches full-width characters, which are in the same order as their ASCII counterparts. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;

/** Distance in Unicode between a full-width character and its ASCII counterpart. */
const DISTANCE = 0xfee0;

/**
 * Converts full-width letters, digits and signs, as in `６，０`, to ASCII, as the core does in judges'
 * input.
 * @param {string} text
 */
export const plainText = (text) =>
  text.replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - DISTANCE));
