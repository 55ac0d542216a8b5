/** Options in the query of an address that may have been damaged on the way. */

/** Matches characters before a value, such as a quotation mark. */
const BEFORE = /^[\p{P}\p{Cf}\s`]+/u;

/** Matches the characters of names, numbers and lists; a tilde stands before a setting. */
const VALID = /^[\w.,+\s~-]+/;

/**
 * Returns the option that a name in a query means. Ignores letter case, and `amp;` before the name,
 * which remains of an `&` that was escaped as HTML.
 * @param {string} name
 */
export const optionNamed = (name) => name.toLowerCase().replace(/^amp;/, '');

/**
 * Reads an option up to its last valid character, in lower case. A program on the way may have added
 * quotation marks, a full stop or `?fbclid=…`.
 * @param {string} search query of an address
 * @param {string} name
 * @returns {string | null} null if the query does not have the option
 */
export function readOption(search, name) {
  const options = [...new URLSearchParams(search)];
  const [, value] = options.find(([given]) => optionNamed(given) === name) ?? [];
  if (value === undefined) return null;
  const text = value.replace(BEFORE, '');
  // Return a value without any valid character as it is, so that an error message can quote it.
  const [valid] = VALID.exec(text) ?? [text];
  return valid.replace(/[^\w-]+$/, '').toLowerCase();
}

/**
 * Sets or removes an option of an address. Ignores the letter case of its name.
 * @param {URL} url
 * @param {string} name
 * @param {string} value empty to remove the option
 */
export function setOption({ searchParams }, name, value) {
  for (const given of [...searchParams.keys()]) {
    if (given !== name && optionNamed(given) === name) searchParams.delete(given);
  }
  if (value) searchParams.set(name, value);
  else searchParams.delete(name);
}
