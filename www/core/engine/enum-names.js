/** Names of the enums that cross the wasm boundary as numbers. */

/**
 * Lists the names of an enum exported by Rust, each at the index of its number, with a lower-case
 * first letter as in the plain objects from the core.
 * @template {string} Name
 * @param {Readonly<Record<Name, number>>} numbers
 * @returns {readonly Uncapitalize<Name>[]}
 */
export function namesOf(numbers) {
  /** @type {Uncapitalize<Name>[]} */
  const names = [];
  for (const [name, number] of Object.entries(numbers)) {
    // The enum also maps each number to its name.
    if (typeof number !== 'number') continue;
    names[number] = /** @type {Uncapitalize<Name>} */ (name[0].toLowerCase() + name.slice(1));
  }
  return names;
}
