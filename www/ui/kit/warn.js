/**
 * Warns the page's author in the console about an unknown attribute value. Always in English,
 * because its readers are developers.
 * @param {string} name name of the attribute
 * @param {string} value
 * @param {readonly string[]} allowed
 */
export const warn = (name, value, allowed) =>
  console.warn(`<search-light>: ${name}="${value}" is not known. Allowed: ${allowed.join(', ')}.`);
