/**
 * What is said of a property that no move changes and that rules answers out. The words of the
 * puzzle go first, then those for properties that the core knows; what only a puzzle knows, and has
 * no words for, is told in general.
 * @import { Refutation } from '../../wasm/searchlight.js'
 */

/**
 * The keys of what is said, each list with the most special first.
 * @param {string} puzzle
 * @param {Refutation} refutation
 */
export function refuted(puzzle, refutation) {
  const name = refutation.proof === 'own' ? refutation.property : refutation.proof;
  const own = (/** @type {string} */ key) => [`${puzzle}.${key}`, key];
  return {
    title: [...own(`answer.${name}`), 'answer.own'],
    why: [...own(`answer.${name}Why`), 'answer.ownWhy'],
    claim: [...own(`certificate.${name}`), 'certificate.own'],
    checked: [...own(`certificate.checked.${name}`), 'certificate.checked.own'],
  };
}
