/** Text of strangers, made safe to show. */

/**
 * What steers a terminal, turns the direction of writing or is not seen: control and format characters,
 * separators of lines, halves of letters, and what fonts leave out. A joiner or a selector behind a
 * pictogram belongs to it.
 */
const HIDDEN =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])(?:\u200d|\ufe0f)|(?!\u200d|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Writes hidden characters by their numbers, such as `\u{200b}`.
 * @param {string} text
 * @param {(hidden: string) => string} [escape] writes them in another way
 */
export const visible = (text, escape = numbered) => text.replace(HIDDEN, escape);

/** @param {string} hidden */
const numbered = (hidden) => `\\u{${hidden.codePointAt(0)?.toString(16)}}`;
