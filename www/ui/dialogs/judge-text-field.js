/**
 * The field of judges' text. One that is too long it shows only the beginning of: browsers lay out
 * every line of a field, a million of them for seconds.
 */

/** The most characters that a field shows. */
const FIELD_MOST = 1 << 16;

/** @param {string} text */
export const isLong = (text) => text.length > FIELD_MOST;

/**
 * The whole lines with which a long text begins; a short one as it is.
 * @param {string} text
 */
export function beginning(text) {
  if (!isLong(text)) return text;
  return text.slice(0, text.lastIndexOf('\n', FIELD_MOST) + 1 || FIELD_MOST);
}

/**
 * What a field would hold with the text that is being pasted, if that is too long for it.
 * @param {ClipboardEvent} event
 * @returns {string | null} null where the browser may paste it
 */
export function pastedLong({ target, clipboardData }) {
  const { value, selectionStart, selectionEnd } = /** @type {HTMLTextAreaElement} */ (target);
  const pasted = clipboardData?.getData('text/plain').replace(/\r\n?/g, '\n') ?? '';
  const text = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
  return isLong(text) ? text : null;
}

/**
 * Gives the field the focus and marks one of its lines.
 * @param {HTMLTextAreaElement} field
 * @param {number} number from 1
 */
export function markLine(field, number) {
  const lines = field.value.split('\n');
  const before = lines.slice(0, number - 1);
  const start = before.reduce((sum, { length }) => sum + length + 1, 0);
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, start + (lines[before.length] ?? '').length);
  const top = (before.length / lines.length) * field.scrollHeight;
  field.scrollTop = top - field.clientHeight / 2;
}
