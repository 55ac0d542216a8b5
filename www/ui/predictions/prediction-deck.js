/**
 * Controls of a question, in place of timeline and playback controls: choices, score, and the
 * button "continue". After the last question, the result.
 * @import { PredictionsExtra } from './prediction-session.js'
 */
import { html, nothing } from 'lit/html.js';
import { isTyped } from '../../core/predictions/board-questions.js';
import { button } from '../kit/button.js';
import { cssVars } from '../kit/css-vars.js';
import { letterOf } from '../viewer/keys.js';

/**
 * Renders the controls of a question, or of the result; undefined if there is neither.
 * @param {PredictionsExtra} extra
 */
export function predictionDeck(extra) {
  const { question, feedback, isOver, set, viewer } = extra;
  if (viewer.race || !set) return undefined;
  if (isOver) return over(extra);
  if (!question && !feedback) return undefined;
  return html`<div class="predict" role="group" tabindex="-1" aria-label=${name(extra)}>
    ${question && isTyped(question) ? typed(extra) : choices(extra)}
    <div class="after">${feedback ? onward(extra) : nothing} ${score(extra)} ${leave(extra)}</div>
  </div>`;
}

/**
 * Returns the label "question n of m". An answer that was revealed to a class does not count as given.
 * @param {PredictionsExtra} extra
 */
function name({ set, words, feedback }) {
  const { answered, total } = set?.score ?? { answered: 0, total: 0 };
  return words.text('predict.group', {
    number: answered + (feedback && !feedback.isTold ? 0 : 1),
    total,
  });
}

/** Renders the field for a number to type. @param {PredictionsExtra} extra */
function typed(extra) {
  const { words, told } = extra;
  return html`<form
    class="choices typed"
    @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const field = /** @type {HTMLFormElement} */ (event.target).querySelector('input');
      extra.type(words.read(field?.value ?? ''));
    }}
  >
    ${told?.picture ? html`<span class="asked"><canvas aria-hidden="true" ${told.picture}></canvas></span>` : nothing}
    <label
      >${words.text('predict.typed')}
      <input class="field" inputmode="numeric" autocomplete="off" maxlength="9" required />
    </label>
    <button class="button primary">${words.text('predict.check')}</button>
  </form>`;
}

/** Renders the choices. @param {PredictionsExtra} extra */
function choices(extra) {
  const { told, words, feedback } = extra;
  const asked = feedback?.question;
  return html`<div class="choices">
    ${
      told?.picture
        ? html`<span class="asked"><canvas aria-hidden="true" ${told.picture}></canvas></span>`
        : nothing
    }
    ${told?.choices.map(({ says, picture }, index) => {
      const isRight = asked?.correct === index;
      const isChosen = feedback?.choice === index;
      const state = !asked ? '' : isRight ? 'right' : isChosen ? 'wrong' : 'other';
      const label =
        isRight || isChosen
          ? words.text(`predict.choice.${isRight ? 'right' : 'wrong'}`, { choice: says })
          : says;
      return button(
        html`<span class="number" aria-hidden="true"
            >${state === 'right' ? '✓' : state === 'wrong' ? '✗' : index + 1}</span
          >
          ${picture ? html`<canvas aria-hidden="true" ${picture}></canvas>` : html`<span>${says}</span>`}`,
        () => extra.choose(index),
        {
          kind: `prediction ${state} ${picture ? 'pictured' : ''}`,
          label,
          waits: asked ? true : undefined,
        },
      );
    })}
  </div>`;
}

/** Renders the score and the number of the question. @param {PredictionsExtra} extra */
function score(extra) {
  return html`<p class="tally">
    <strong>${name(extra)}</strong>
    <span>${extra.score}</span>
  </p>`;
}

/** Renders the button that continues after the explanation. @param {PredictionsExtra} extra */
const onward = (extra) =>
  button(extra.words.text('predict.goOn'), () => extra.goOn(), { kind: 'primary onward' });

/**
 * Renders the button that skips the question or ends the predictions.
 * @param {PredictionsExtra} extra
 */
function leave(extra) {
  const { words, viewer, feedback } = extra;
  if (viewer.lessons.shown && feedback) return nothing;
  return button(words.text(viewer.lessons.shown ? 'predict.skip' : 'predict.leave'), () =>
    extra.leave(),
  );
}

/** Renders the result, with a button to copy it. @param {PredictionsExtra} extra */
function over(extra) {
  const { words, lines, copied } = extra;
  return html`<div class="predict" role="group" aria-label=${words.text('predict.result')}>
    <ol class="results">
      ${lines.map(
        ({ asks, correct }) =>
          html`<li class=${correct ? 'right' : 'wrong'}>
            <span class="number" aria-hidden="true">${correct ? '✓' : '✗'}</span>
            <span class="hidden">${words.text(`predict.${correct ? 'right' : 'wrong'}`)}</span>
            <span>${asks}</span>
          </li>`,
      )}
    </ol>
    <div class="after">
      ${
        lines.length === 0
          ? nothing
          : html`${button(words.text(copied === 'copied' ? 'predict.copied' : 'predict.copy'), () => extra.copy())}
            ${button(words.text('predict.again'), () => extra.begin())}`
      }
      ${button(words.text('predict.done'), () => extra.leave(), { kind: 'primary onward' })}
      <span class="note" role="status">${copied ? words.text(`predict.${copied}`) : nothing}</span>
    </div>
  </div>`;
}

/** Renders the labels of the choices on the board's cells. @param {PredictionsExtra} extra */
export function predictionMarks({ question, feedback, told, viewer, hands, isComing }) {
  if (!told || viewer.race || isComing || (!question && !feedback)) return nothing;
  const { columns } = viewer.run.session.description;
  const right = feedback?.question.correct;
  return told.cells.map(
    (cell, index) =>
      html`<span
        class="choice-mark ${right === index ? 'right' : ''}"
        aria-hidden="true"
        ${cssVars({ row: Math.floor(cell / columns), column: cell % columns })}
        >${hands ? letterOf(index) : index + 1}</span
      >`,
  );
}
