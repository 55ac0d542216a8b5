/** Makes text from outside safe to display. */

/**
 * Matches invisible characters and characters that control a terminal or change the writing
 * direction: control and format characters, line separators, lone surrogates, and ignorable code
 * points. Excludes joiners and variation selectors after an emoji.
 */
const HIDDEN =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])(?:\u200d|\ufe0f)|(?!\u200d|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Replaces invisible characters by escapes such as `\u{200b}`.
 * @param {string} text
 * @param {(hidden: string) => string} [escape] formats an invisible character in another way
 */
export const visible = (text, escape = numbered) => text.replace(HIDDEN, escape);

/** @param {string} hidden */
const numbered = (hidden) => `\\u{${hidden.codePointAt(0)?.toString(16)}}`;
