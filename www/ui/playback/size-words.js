/**
 * Translation keys of the step sizes: a family may have other words for those of some algorithms.
 * @import { Viewer } from '../viewer/viewer.js'
 */

/**
 * Returns the translation keys of a text about a step size, most specific first. The lanes of a race
 * may have different algorithms, so a race has the family's general words.
 * @param {Pick<Viewer, 'family' | 'race'>} viewer
 * @param {string} part `rate` or `keys`
 * @param {string} size
 */
export function sizeKeys({ family, race }, part, size) {
  const key = `${family.id}.${part}.${size}`;
  return family.sizes && !race ? [`${key}.${family.sizes}`, key] : [key];
}
