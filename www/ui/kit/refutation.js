/**
 * Texts about an invariant that proves the puzzle unsolvable. A text of the puzzle takes precedence
 * over the text for the kind of proof. A proof without either gets a general text.
 * @import { Refutation } from '../../wasm/searchlight.js'
 */

/**
 * Returns lists of translation keys; the first existing key of each list is used.
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
