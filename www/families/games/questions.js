/**
 * Quiz questions of the family: who wins a position, and in how many moves.
 * @import { QuestionTeller } from '../../ui/kit/family-view.js'
 * @import { Own } from './types.js'
 */
import { placeOf, startCase } from './position-names.js';

/** Supplies the question texts. @type {QuestionTeller<Own>} */
export const questions = {
  asks(viewer, words, { kind, about }) {
    const here = startCase(words, placeOf(viewer, about ?? 0));
    return words.marked(`predict.${kind}.asks`, { here });
  },

  picture: () => null,

  choices: (_, words, { kind, choices }) =>
    choices.map((choice) => ({
      says:
        kind === 'value'
          ? words.text(`predict.value.${choice}`)
          : words.text('predict.plies.choice', { count: choice }),
    })),

  because(_, words, { kind, choices, correct }) {
    const answer = choices[correct];
    return words.text(`predict.${kind}.because.${answer % 2}`, { before: answer - 1 });
  },

  cells: () => [],
};
