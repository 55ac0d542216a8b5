/**
 * Texts about an invariant that proves the puzzle unsolvable. Texts of the puzzle take precedence
 * over texts of the core's known proofs; other proofs get a general text.
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
