/** The names of what crosses the boundary as a number. */

/**
 * Lists the names in an enum that Rust exports, each at its number; the first letter of each is
 * small, as in what crosses as a plain object.
 * @template {string} Name
 * @param {Readonly<Record<Name, number>>} numbers
 * @returns {readonly Uncapitalize<Name>[]}
 */
export function namesOf(numbers) {
  /** @type {Uncapitalize<Name>[]} */
  const names = [];
  for (const [name, number] of Object.entries(numbers)) {
    // The enum has the name of each number, too.
    if (typeof number !== 'number') continue;
    names[number] = /** @type {Uncapitalize<Name>} */ (name[0].toLowerCase() + name.slice(1));
  }
  return names;
}
