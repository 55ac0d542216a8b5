/** Lists of buttons of which one takes part in the order of the page: arrow keys go to the others. */

/** The most rows of a list that are on the page at once. */
export const MOST_ROWS = 60;

/**
 * @param {KeyboardEvent} event on the list
 */
export function alongList(event) {
  // In some lists the next one stands beside, in some below.
  const by = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
  if (!by || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const list = /** @type {Element} */ (event.currentTarget);
  const buttons = [...list.querySelectorAll('button')];
  const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
  event.preventDefault();
  event.stopPropagation();
  buttons[at + by]?.focus();
}

/**
 * Which rows of a long list are shown: those around one, and another one that matters.
 * @param {number} count
 * @param {number} here
 * @param {number} best -1 for none
 * @returns {number[]} indices in order
 */
export function rowsAround(count, here, best) {
  const from = Math.max(0, Math.min(count - MOST_ROWS, Math.max(0, here) - MOST_ROWS / 2));
  const to = Math.min(count, from + MOST_ROWS);
  const rows = Array.from({ length: to - from }, (_, row) => from + row);
  if (best >= 0 && best < from) return [best, ...rows];
  return best >= to ? [...rows, best] : rows;
}
