/**
 * Texts of a setting of an algorithm that has a list of values.
 * @import { Words } from '../../i18n/index.js'
 */

/**
 * Returns the label of a setting, a function that names a value, and one that returns the
 * translation key of the sentence about a value.
 * @param {Words} words
 * @param {string} id
 */
export function guideWords(words, id) {
  if (id === 'heuristic') {
    return {
      label: words.text('heuristic.label'),
      name: (/** @type {string} */ option) => words.text(`heuristic.${option}`),
      about: (/** @type {string} */ option) => `heuristic.${option}.about`,
    };
  }
  if (id === 'weight') {
    return {
      label: words.text('heuristic.weight'),
      name: (/** @type {string} */ option) => words.text('heuristic.times', { weight: option }),
      about: () => 'heuristic.weight.about',
    };
  }
  if (id === 'variables') {
    return {
      label: words.text('guide.variables'),
      name: (/** @type {string} */ option) => words.text(`guide.variables.${option}`),
      about: (/** @type {string} */ option) => `guide.variables.${option}.about`,
    };
  }
  return {
    label: words.text('guide.values'),
    name: (/** @type {string} */ option) => words.text(`guide.values.${option}`),
    about: (/** @type {string} */ option) => `guide.values.${option}.about`,
  };
}
