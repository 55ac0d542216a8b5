/**
 * Settings that survive a reload, in `localStorage`. If storage is blocked or full, they are kept
 * until the page is closed.
 */

const PREFIX = 'searchlight.';

/** @type {Map<string, string>} */
const unsaved = new Map();

/**
 * Returns a stored value, or null.
 * @param {string} key
 * @returns {string | null}
 */
export function recall(key) {
  try {
    return unsaved.get(key) ?? localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/**
 * Stores a value.
 * @param {string} key
 * @param {string} value
 */
export function remember(key, value) {
  try {
    localStorage.setItem(PREFIX + key, value);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, value);
  }
}
