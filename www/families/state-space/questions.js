/**
 * Prediction questions about a state-space search: which board leaves the queue next, whether a
 * state is new, what its f is, and how many states a level has.
 * @import { Words } from '../../i18n/index.js'
 * @import { Question } from '../../wasm/searchlight.js'
 * @import { QuestionTeller } from '../../ui/kit/family-view.js'
 * @import { Own, Viewer } from './types.js'
 */
import { miniBoard } from '../../ui/kit/mini-board.js';
import { numbersSay } from './board/state-numbers.js';
import { isOrder } from './list-order.js';

/** Default size of a board in a question, in CSS px. */
const BOARD_PX = 50;

/**
 * Renders a state as a small board.
 * @param {Viewer} viewer
 * @param {number} state
 * @param {number} px
 */
function boardOf({ run, view, theme }, state, px) {
  const { rows, columns } = run.session.description;
  const board = run.session.boards(Uint32Array.of(state));
  return miniBoard({ board, rows, columns, view, theme, px });
}

/**
 * Returns the step at which a side discovered a state.
 * @param {Viewer} viewer
 * @param {number} state
 * @param {number} side
 */
const joinedAt = ({ run }, state, side) => run.session.foundAt(state, side);

/**
 * Says why a number of moves is the least, or how far the goal is after a move.
 * @param {Viewer} viewer
 * @param {Words} words
 * @param {Question} question
 * @param {number} choice
 */
function boardBecause({ run }, words, { kind, choices, correct, about }, choice) {
  const unit = run.session.description.hasCosts ? '.cost' : '';
  if (kind === 'fewest') {
    const [least, given] = [choices[correct], choices[choice]];
    const how = given < least ? '.less' : given > least ? '.more' : '';
    return words.text(`predict.fewest.because${unit}${how}`, { least, given });
  }
  const moves = run.session.ask((core) => core.movesFrom(Number(about)));
  const leftAfter = (/** @type {number} */ state) =>
    moves.find(({ to }) => to === state)?.distance ?? null;
  const [left, other] = [leftAfter(choices[correct]), leftAfter(choices[choice])];
  if (choice === correct) return words.text(`predict.first.right${unit}`, { left: Number(left) });
  if (other === null) return words.text(`predict.first.lost${unit}`, { left: Number(left) });
  return words.text(`predict.first.wrong${unit}`, { left: Number(left), other });
}

/** @type {QuestionTeller<Own>} */
export const questions = {
  asks({ run }, words, { kind, about }) {
    const { algorithm } = run.session.description;
    if (kind === 'next' && isOrder(algorithm)) {
      return words.marked(`predict.next.asks.${algorithm}`);
    }
    if (kind === 'next') return words.marked(`predict.next.asks${about === 1 ? '.back' : ''}`);
    if (kind === 'new' || kind === 'f') return words.marked(`predict.${kind}.asks`);
    const unit = run.session.description.hasCosts ? '.cost' : '';
    if (kind === 'first') return words.marked(`predict.first.asks${unit}`);
    if (kind === 'fewest') return words.marked(`predict.fewest.asks${unit}`);
    return words.marked('predict.level.asks', { before: Number(about) - 1 });
  },

  picture: (viewer, { kind, about }, px = BOARD_PX) =>
    (kind === 'new' || kind === 'f') && about !== null ? boardOf(viewer, about, px) : null,

  choices: (viewer, words, { kind, choices }, px = BOARD_PX) =>
    choices.map((choice) => {
      if (kind === 'next' || kind === 'first') {
        const says = words.text('predict.next.choice', { state: choice });
        return { says, picture: boardOf(viewer, choice, px) };
      }
      return { says: kind === 'new' ? words.text(`predict.new.${choice}`) : words.number(choice) };
    }),

  because(viewer, words, question, choice) {
    const { kind, choices, correct, about, step, shownAt } = question;
    const { run } = viewer;
    const state = choices[correct];
    if (kind === 'fewest' || kind === 'first') return boardBecause(viewer, words, question, choice);
    if (kind === 'next' && isOrder(run.session.description.algorithm)) {
      // The state that is taken is the state of the step that shows the answer.
      const { stateDepth, estimate } = run.session.show(shownAt);
      const numbers = { g: stateDepth, ...estimate };
      const label = numbersSay(words, run.session.description, numbers);
      return words.text(`predict.next.because.${run.session.description.algorithm}`, { label });
    }
    if (kind === 'next') {
      const joined = joinedAt(viewer, state, Number(about));
      const other = joinedAt(viewer, choices[choice], Number(about));
      const key = choice === correct ? 'right' : 'wrong';
      return words.text(`predict.next.${key}`, { joined, other });
    }
    const { generated, duplicate } = run.session.show(step);
    const shown = run.session.show(shownAt);
    if (kind === 'f') {
      const numbers = { g: shown.targetDepth, ...shown.targetEstimate };
      const label = numbersSay(words, run.session.description, numbers);
      return words.text('predict.f.because', { label });
    }
    if (kind === 'new') {
      const joined = joinedAt(viewer, Number(about), shown.side);
      const key = state === 0 && joined === 0 ? 'start' : state;
      const isOrdered = isOrder(run.session.description.algorithm) && key === 1;
      const says = isOrdered ? 'predict.new.because.order' : `predict.new.because.${key}`;
      return words.text(says, { depth: shown.targetDepth, joined });
    }
    return words.text('predict.level.because', {
      moves: shown.generated - generated,
      duplicate: shown.duplicate - duplicate,
      fresh: state,
    });
  },

  cells: () => [],
};
