/**
 * Text field for the judges' input. Shows only the beginning of a very long text: browsers lay out
 * every line of a field, and a million lines take seconds.
 */

/** Maximum length of the field's content, in characters. */
const FIELD_MOST = 1 << 16;

/** Returns whether a text is too long for the field. @param {string} text */
export const isLong = (text) => text.length > FIELD_MOST;

/**
 * Returns the complete lines at the beginning of a long text. Returns a short text unchanged.
 * @param {string} text
 */
export function beginning(text) {
  if (!isLong(text)) return text;
  return text.slice(0, text.lastIndexOf('\n', FIELD_MOST) + 1 || FIELD_MOST);
}

/**
 * Returns the text after a paste if it is too long for the field; null if the browser can handle
 * the paste.
 * @param {ClipboardEvent} event
 * @returns {string | null}
 */
export function pastedLong({ target, clipboardData }) {
  const { value, selectionStart, selectionEnd } = /** @type {HTMLTextAreaElement} */ (target);
  const pasted = clipboardData?.getData('text/plain').replace(/\r\n?/g, '\n') ?? '';
  const text = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
  return isLong(text) ? text : null;
}

/**
 * Focuses the field and selects one of its lines.
 * @param {HTMLTextAreaElement} field
 * @param {number} number line number, from 1
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
