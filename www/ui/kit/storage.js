/** What a reload should not lose. Where storage is forbidden or full, it lasts for this page only. */

const PREFIX = 'searchlight.';

/** @type {Map<string, string>} */
const unsaved = new Map();

/**
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
