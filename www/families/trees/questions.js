/**
 * Quiz questions of the family: are the other moves cut, and what is a position worth.
 * @import { QuestionTeller } from '../../ui/kit/family-view.js'
 * @import { Own } from './types.js'
 */
import { moveName, playersOf, resultOf } from './values.js';
import { WIN } from './worth.js';

/** Returns the value that a choice stands for. @param {number} choice */
const valueOf = (choice) => choice - WIN;

/** Supplies the question texts. @type {QuestionTeller<Own>} */
export const questions = {
  asks(viewer, words, { kind, about, step }) {
    if (kind === 'cut') return words.marked('predict.cut.asks', { count: about ?? 0 });
    const { by } = viewer.run.session.show(step);
    const move = moveName(viewer, by);
    return words.marked('predict.worth.asks', { move, ...playersOf(viewer) });
  },

  picture: () => null,

  choices: (viewer, words, { kind, choices }) =>
    choices.map((choice) => ({
      says:
        kind === 'cut'
          ? words.text(`predict.cut.${choice}`)
          : resultOf(viewer.words, valueOf(choice), viewer.run.frame.scale),
    })),

  because(viewer, words, { kind, choices, correct }) {
    if (kind === 'cut') return words.text(`predict.cut.because.${choices[correct]}`);
    const result = resultOf(viewer.words, valueOf(choices[correct]), viewer.run.frame.scale);
    return words.text('predict.worth.because', { result, ...playersOf(viewer) });
  },

  cells: () => [],
};
