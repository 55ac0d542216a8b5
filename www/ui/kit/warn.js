/**
 * Tells the author in the browser's console of an attribute that asks for what there is not. Such
 * warnings are for authors, whose pages readers see, and stand in English.
 * @param {string} name of the attribute
 * @param {string} value
 * @param {readonly string[]} allowed
 */
export const warn = (name, value, allowed) =>
  console.warn(`<search-light>: ${name}="${value}" is not known. Allowed: ${allowed.join(', ')}.`);
