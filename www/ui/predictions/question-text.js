/**
 * Texts of predictions: question, choices, and final result.
 * @import { DirectiveResult } from 'lit/directive.js'
 * @import { Question } from '../../wasm/searchlight.js'
 * @import { Asked } from '../../core/predictions/question-plan.js'
 * @import { QuestionTeller } from '../kit/family-view.js'
 * @import { PredictionsExtra } from './prediction-session.js'
 */
import { isTyped } from '../../core/predictions/board-questions.js';

/**
 * Texts and pictures of a question. `cells` are the cells of the choices on the board.
 * @typedef {{ asks: string, picture: DirectiveResult | null, choices: { says: string, picture?:
 *   DirectiveResult }[], cells: readonly number[] }} Told
 */

/**
 * Returns the teller of a question: that of the family, or one for an author's own words.
 * @param {QuestionTeller} teller
 * @param {Question} question
 * @returns {QuestionTeller}
 */
export function tellerFor(teller, question) {
  const { own } = /** @type {Asked} */ (question);
  if (!own) return teller;
  return {
    asks: () => own.asks,
    picture: () => null,
    choices: () => own.choices.map((says) => ({ says })),
    cells: () => [],
    because: () => own.why,
  };
}

/**
 * Returns the texts and pictures of a question.
 * @param {PredictionsExtra} extra
 * @param {QuestionTeller} teller
 * @param {Question} question
 * @param {boolean} isOpen whether the question waits for its answer: a number to type is no choice
 *   until then
 * @returns {Told}
 */
export function tellingOf({ viewer, words, hands }, teller, question, isOpen) {
  teller = tellerFor(teller, question);
  const isHidden = isOpen && isTyped(question);
  const px = hands?.picturePx;
  return {
    asks: teller.asks(viewer, words, question),
    picture: teller.picture(viewer, question, px),
    choices: isHidden ? [] : teller.choices(viewer, words, question, px),
    cells: teller.cells(question),
  };
}

/** Returns the result as text for the clipboard. @param {PredictionsExtra} extra */
export function resultOf({ words, set, viewer, lines }) {
  const { puzzle, algorithm } = viewer.run.session.description;
  const { right, total } = set?.score ?? { right: 0, total: 0 };
  const values = {
    puzzle: viewer.words.text(`${puzzle}.name`),
    algorithm: viewer.words.text(`algorithm.${algorithm}`),
  };
  const told = lines.map(({ asks, correct }, index) =>
    words.text(`predict.told.${correct ? 'right' : 'wrong'}`, {
      number: index + 1,
      question: asks,
    }),
  );
  return [words.text('predict.told', { ...values, right, total }), ...told].join('\n');
}
