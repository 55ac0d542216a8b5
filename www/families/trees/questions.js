/**
 * Quiz questions of the family. There are none yet.
 * @import { QuestionTeller } from '../../ui/kit/family-view.js'
 * @import { Own } from './types.js'
 */

/** Supplies the question texts. @type {QuestionTeller<Own>} */
export const questions = {
  asks: () => '',
  picture: () => null,
  choices: () => [],
  because: () => '',
  cells: () => [],
};
