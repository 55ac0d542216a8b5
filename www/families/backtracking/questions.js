/**
 * Quiz questions of the family: is this a dead end, which candidate comes next, which number forces
 * a value, which bound the next round has, which variable is next, what a choice crosses out.
 * @import { QuestionTeller } from '../../ui/kit/family-view.js'
 * @import { Own } from './types.js'
 */
import { placeOf } from './board/board-kit.js';
import { hasBound } from './bounds.js';

/** Supplies the question texts. @type {QuestionTeller<Own>} */
export const questions = {
  asks({ run }, words, { kind, about, step }) {
    if (kind === 'candidate') return words.marked('predict.candidate.asks');
    if (kind === 'bound') return words.marked('predict.bound.asks', { before: about ?? 0 });
    if (kind === 'dead' && hasBound(run.session.description.algorithm)) {
      return words.marked('predict.dead.asks.move', { number: (about ?? 0) + 1 });
    }
    const { puzzle } = run.session.description;
    if (kind === 'variable') {
      return words.marked([`predict.variable.asks.${puzzle}`, 'predict.variable.asks']);
    }
    const place = placeOf(about ?? 0, run.session.description);
    if (kind === 'crossed') {
      return words.marked([`predict.crossed.asks.${puzzle}`, 'predict.crossed.asks'], place);
    }
    if (kind === 'dead') return words.marked('predict.dead.asks', place);
    const { value } = run.session.show(step).candidates[0];
    return words.marked(`predict.forced.asks.${value}`, place);
  },

  picture: () => null,

  choices: ({ run }, words, { kind, choices }) =>
    choices.map((choice) => {
      if (kind === 'dead') return { says: words.text(`predict.dead.${choice}`) };
      if (kind === 'bound' || kind === 'crossed') return { says: words.number(choice) };
      const { givenNumbers, puzzle, ...shape } = run.session.description;
      const place = placeOf(choice, shape);
      if (kind === 'variable') {
        return { says: words.text([`predict.variable.choice.${puzzle}`, 'predict.cell'], place) };
      }
      if (kind === 'candidate') return { says: words.text('predict.cell', place) };
      const number = givenNumbers?.[choice] ?? 0;
      return { says: words.text('predict.forced.choice', { number, ...place }) };
    }),

  because({ run }, words, { kind, about, choices, correct, step, shownAt }, choice) {
    const { description } = run.session;
    if (kind === 'dead') {
      return words.text(`predict.dead.because.${choices[correct]}`, { count: shownAt - step });
    }
    if (kind === 'bound') {
      const values = { before: about ?? 0, bound: choices[correct] };
      return words.text('predict.bound.because', values);
    }
    const { puzzle } = description;
    if (kind === 'crossed') {
      const count = choices[correct];
      return words.text([`predict.crossed.because.${puzzle}`, 'predict.crossed.because'], {
        count,
        ...placeOf(about ?? 0, description),
      });
    }
    const place = placeOf(choices[correct], description);
    const { candidates } = run.session.show(step);
    if (kind === 'variable') {
      const keys = [`predict.variable.because.${puzzle}`, 'predict.variable.because'];
      return words.text(keys, { count: candidates.length, ...place });
    }
    if (kind === 'forced') {
      const number = description.givenNumbers?.[choices[correct]] ?? 0;
      return words.text(`predict.forced.because.${candidates[0].value}`, { number, ...place });
    }
    const [ways, other] = [correct, choice].map(
      (index) => candidates.find(({ cell }) => cell === choices[index])?.score ?? 0,
    );
    return choice === correct
      ? words.text('predict.candidate.right', { count: ways })
      : words.text('predict.candidate.wrong', { ...place, ways, other });
  },

  cells: ({ kind, choices }) => (['dead', 'bound', 'crossed'].includes(kind) ? [] : choices),
};
