/**
 * What the step shown did, in one sentence, and which step it is: the field to go to another.
 * @import { Piece } from '../../core/stops/caption-pieces.js'
 * @import { Viewer } from './viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { emphasised } from '../../i18n/index.js';
import { cssVars } from '../kit/css-vars.js';
import { term } from '../kit/term.js';
import { takeNumber } from '../kit/parse-number.js';
import { told } from '../kit/marked-text.js';

/**
 * A sentence with more letters than this is set smaller: the caption has two lines, on a phone three
 * that are short.
 */
const LONG = 150;
const LONG_ON_PHONE = 95;

/** @param {Viewer} viewer */
export function caption(viewer) {
  const { marked, sentence, race, family, predicting, stops } = viewer;
  const rich = predicting.says ? undefined : stops.pieces;
  const tone = race || predicting.says ? '' : (family.tone ?? '');
  return html`<div class="caption" part="caption">
    <p class="sentence ${sizeOf(sentence)} ${tone}" ${told(rich ?? piecesIn(marked))}></p>
    ${counter(viewer)}
  </div>`;
}

/** The sentence with its emphasised words as such. @param {string} marked @returns {Piece[]} */
const piecesIn = (marked) =>
  emphasised(marked).map((says, index) => ({
    says,
    marks: index % 2 === 0 ? [] : ['strong'],
    href: '',
  }));

/** Chinese, Japanese and Korean, and the punctuation among them: each is as wide as two letters. */
const WIDE = /[\u3000-\u9fff\uac00-\ud7a3\uff00-\uff60]/g;

/** How many letters a text is wide. @param {string} text */
export const widthOf = (text) => text.length + (text.match(WIDE)?.length ?? 0);

/**
 * The class of a sentence that is set smaller, by the room that it takes.
 * @param {string} sentence
 */
export function sizeOf(sentence) {
  const letters = widthOf(sentence);
  if (letters <= LONG_ON_PHONE) return '';
  return letters > LONG ? 'wordy long' : 'wordy';
}

/** @param {Viewer} viewer */
export function counter(viewer) {
  const { played, race, family, words, hidesFuture, predicting } = viewer;
  const { player } = played;
  const { cursor, known } = player;
  const { unit, goTo } = stepWords(viewer);
  const of = race ? 'transport.of' : `${family.id}.of`;
  return html`<div class="counter" ${cssVars({ digits: words.number(known).length })}>
    <input
      aria-label=${unit}
      inputmode="numeric"
      autocomplete="off"
      title=${goTo}
      .value=${words.number(cursor)}
      @focus=${(/** @type {FocusEvent} */ { target }) => {
        player.pause();
        /** @type {HTMLInputElement} */ (target).select();
      }}
      @change=${(/** @type {Event} */ { target }) => {
        const field = /** @type {HTMLInputElement} */ (target);
        takeNumber(viewer, field, (step) => viewer.seek(step));
        field.value = words.number(player.cursor);
      }}
    />
    <span class="note"
      >${hidesFuture ? predicting.score : term(words.text(of, { known }), race ? 'race.bars' : 'steps')}
      ${race ? nothing : family.beyond?.()}</span
    >
  </div>`;
}

/** What a step is called, or a unit of a race. @param {Viewer} viewer */
export function stepWords({ race, extras, played, words, hidesFuture }) {
  if (race && extras) return extras.race.says;
  const { cursor: step, known } = played.player;
  return {
    unit: words.text('transport.step'),
    goTo: words.text('transport.goTo'),
    at: words.text(`transport.${hidesFuture ? 'scrubSoFar' : 'scrubValue'}`, { step, known }),
  };
}
