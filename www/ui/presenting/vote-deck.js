/**
 * Votes of a class, below the stage: each choice with its number of votes, and after the answer
 * also with its share.
 * @import { Presenting } from './presenting.js'
 * @import { PredictionsExtra } from '../predictions/prediction-session.js'
 */
import { html, nothing } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import { button, iconButton } from '../kit/button.js';
import { percentsOf, totalOf } from '../../core/predictions/votes.js';
import { cssVars } from '../kit/css-vars.js';
import { letterOf } from '../viewer/keys.js';

/**
 * Renders the votes; undefined without a question.
 * @param {Presenting} presenting
 * @param {PredictionsExtra} asking
 */
export function handsDeck(presenting, asking) {
  const { question, feedback, told } = asking;
  if (!told || !(question || feedback)) return undefined;
  const { words, votes } = presenting;
  const counts = votes.of(presenting.question, told.choices.length);
  const total = totalOf(counts);
  return html`<div
    class="predict hands"
    role="group"
    tabindex="-1"
    aria-label=${words.text('hands.group')}
  >
    <div class="choices">
      ${
        told.picture
          ? html`<span class="asked"><canvas aria-hidden="true" ${told.picture}></canvas></span>`
          : nothing
      }
      ${told.choices.map((_, index) => vote(presenting, asking, counts, index))}
    </div>
    <div class="after">
      ${feedback ? onward(asking) : reveal(presenting, asking)}
      <p class="tally" role="status">
        ${total === 0 ? words.text('hands.none') : words.text('hands.total', { count: total })}
      </p>
      ${feedback ? nothing : skip(asking)}
    </div>
  </div>`;
}

/**
 * Renders a choice with its votes.
 * @param {Presenting} presenting
 * @param {PredictionsExtra} asking
 * @param {readonly number[]} counts votes of all choices
 * @param {number} index index of the choice
 */
function vote(presenting, { told, feedback, words: asked }, counts, index) {
  const { words } = presenting;
  const { says = '', picture = null } = told?.choices[index] ?? {};
  const letter = letterOf(index);
  const isRight = feedback?.question.correct === index;
  const choice = words.text('hands.choice', { letter, choice: says });
  const label = isRight ? asked.text('predict.choice.right', { choice }) : choice;
  const state = !feedback ? '' : isRight ? 'right' : 'other';
  return html`<div class="vote ${state}">
    ${button(
      html`<span class="number" aria-hidden="true">${isRight ? '✓' : letter}</span>
        ${picture ? html`<canvas aria-hidden="true" ${picture}></canvas>` : html`<span>${says}</span>`}`,
      () => presenting.raise(index, 1),
      {
        kind: `prediction ${state} ${picture ? 'pictured' : ''}`,
        label,
        title: words.text('hands.more', { letter }),
      },
    )}
    ${feedback ? share(words.number(counts[index]), words.text('hands.percent', { percent: percentsOf(counts)[index] }), percentsOf(counts)[index]) : count(presenting, counts[index], index)}
  </div>`;
}

/**
 * Renders the field and the button to correct a choice's votes.
 * @param {Presenting} presenting
 * @param {number} hands number of votes
 * @param {number} index index of the choice
 */
function count(presenting, hands, index) {
  const { words } = presenting;
  const letter = letterOf(index);
  const fewer = words.text('hands.fewer', { letter });
  return html`<span class="count">
    ${iconButton(fewer, '−', () => presenting.raise(index, -1))}
    <input
      class="field"
      inputmode="numeric"
      autocomplete="off"
      aria-label=${words.text('hands.count', { letter })}
      .value=${live(words.number(hands))}
      @focus=${(/** @type {FocusEvent} */ { target }) =>
        /** @type {HTMLInputElement} */ (target).select()}
      @change=${(/** @type {Event} */ { target }) =>
        presenting.count(index, words.read(/** @type {HTMLInputElement} */ (target).value))}
    />
  </span>`;
}

/**
 * Renders a choice's votes with their share.
 * @param {string} hands number of votes, formatted
 * @param {string} says the share, formatted
 * @param {number} percent the share, 0..=100
 */
const share = (hands, says, percent) =>
  html`<span class="share" ${cssVars({ percent: `${percent}%` })}>
    <strong>${hands}</strong> <span>${says}</span>
  </span>`;

/**
 * Renders the button that reveals the answer.
 * @param {Presenting} presenting
 * @param {PredictionsExtra} asking
 */
const reveal = ({ words }, asking) =>
  button(words.text('hands.reveal'), () => asking.reveal(), { kind: 'primary onward' });

/** Renders the button that continues after the answer. @param {PredictionsExtra} asking */
const onward = (asking) =>
  button(asking.words.text('predict.goOn'), () => asking.goOn(), { kind: 'primary onward' });

/** Renders the button that skips the question and plays on. @param {PredictionsExtra} asking */
const skip = (asking) =>
  button(asking.words.text('predict.skip'), () => {
    asking.leave();
    asking.viewer.stops.playOn();
  });
