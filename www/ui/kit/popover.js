/** Popovers: `details` elements whose content closes on Escape and when the focus leaves them. */

/**
 * Closes a popover when the focus leaves it. The content must be focusable: otherwise a click
 * between its controls would focus an outer element, and the popover would close under the pointer.
 * @param {FocusEvent} event
 */
export function closeBehind({ currentTarget, relatedTarget }) {
  const menu = /** @type {HTMLDetailsElement} */ (currentTarget);
  if (relatedTarget && !menu.contains(/** @type {Node} */ (relatedTarget))) menu.open = false;
}

/** Closes a popover on Escape and focuses its button. @param {KeyboardEvent} event */
export function closeByKey(event) {
  const menu = /** @type {HTMLDetailsElement} */ (event.currentTarget);
  if (event.key !== 'Escape' || !menu.open) return;
  close(menu);
  event.stopPropagation();
}

/** Closes a popover and focuses its button. @param {HTMLDetailsElement} menu */
export function close(menu) {
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** Returns the popover around the target of an event. @param {Event} event */
export const popoverOf = ({ target }) =>
  /** @type {HTMLDetailsElement | null} */ (/** @type {Element} */ (target).closest('details'));
