/**
 * Texts of a setting of an algorithm that has a list of values.
 * @import { Words } from '../../i18n/index.js'
 */

/**
 * Translation keys of a value of each setting, and of the sentence about it.
 * @type {Record<string, (option: string) => [string, string]>}
 */
const KEYS = {
  heuristic: (option) => [`heuristic.${option}`, `heuristic.${option}.about`],
  weight: () => ['heuristic.times', 'heuristic.weight.about'],
  variables: (option) => [`guide.variables.${option}`, `guide.variables.${option}.about`],
  values: (option) => [`guide.values.${option}`, `guide.values.${option}.about`],
};

/** Translation keys of the labels. @type {Record<string, string>} */
const LABELS = {
  heuristic: 'heuristic.label',
  weight: 'heuristic.weight',
  variables: 'guide.variables',
  values: 'guide.values',
};

/**
 * Returns the label of a setting, a function that names a value, and one that returns the
 * translation key of the sentence about a value.
 * @param {Words} words
 * @param {string} id
 */
export const guideWords = (words, id) => ({
  label: words.text(LABELS[id]),
  name: (/** @type {string} */ option) => words.text(KEYS[id](option)[0], { weight: option }),
  about: (/** @type {string} */ option) => KEYS[id](option)[1],
});
