/**
 * Lists of buttons with a roving tabindex: one button is in the tab order, arrow keys reach the
 * rest.
 */

/** Maximum number of rows of a list in the page at once. */
export const MOST_ROWS = 60;

/**
 * Moves the focus to the previous or next button of the list.
 * @param {KeyboardEvent} event keydown event on the list
 */
export function alongList(event) {
  // Accept the keys of both axes, because lists can be vertical or horizontal.
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
 * Returns the indices of the rows of a long list to show: the rows around `here`, and the row
 * `best`.
 * @param {number} count number of rows
 * @param {number} here index
 * @param {number} best index, -1 for none
 * @returns {number[]} in ascending order
 */
export function rowsAround(count, here, best) {
  const from = Math.max(0, Math.min(count - MOST_ROWS, Math.max(0, here) - MOST_ROWS / 2));
  const to = Math.min(count, from + MOST_ROWS);
  const rows = Array.from({ length: to - from }, (_, row) => from + row);
  if (best >= 0 && best < from) return [best, ...rows];
  return best >= to ? [...rows, best] : rows;
}
