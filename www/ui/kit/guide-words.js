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
  const isExplained = id === 'variables' || id === 'values';
  return {
    label: words.text(`guide.${id}`),
    name: (/** @type {string} */ option) => words.text(`guide.${id}.${option}`),
    // Some settings have an explanation of each option, others one of all.
    about: (/** @type {string} */ option) =>
      isExplained ? `guide.${id}.${option}.about` : `guide.${id}.about`,
  };
}
