/**
 * Caption below the stage: one sentence about the current step, and a field with its number that
 * jumps to another step.
 * @import { Piece } from '../../core/stops/caption-pieces.js'
 * @import { Viewer } from './viewer.js'
 */
import { html, noChange, nothing } from 'lit/html.js';
import { emphasised } from '../../i18n/index.js';
import { cssVars } from '../kit/css-vars.js';
import { term } from '../kit/term.js';
import { takeNumber } from '../kit/parse-number.js';
import { told } from '../kit/marked-text.js';

/**
 * Numbers of letters above which the caption has a smaller font. The caption has room for two lines,
 * on a phone for three short ones. On a low slide, only the longest sentences need a smaller font.
 */
const LONG_ON_PHONE = 95;
const LONG = 150;
const LONG_WHEN_WIDE = 166;
const LONGEST = 205;

/** Renders the caption. @param {Viewer} viewer */
export function caption(viewer) {
  const { marked, sentence, race, family, predicting, stops, playing } = viewer;
  const says = predicting.extra?.says;
  const { panel } = playing;
  const asked = predicting.extra?.askedIn(stops.pieces);
  const rich = panel ? undefined : says ? asked && [...asked.caption, ...piecesIn(asked.asks)] : stops.pieces; // prettier-ignore
  const tone = race || says || panel ? '' : (family.tone ?? '');
  return html`<div class="caption" part="caption">
    <p
      class="sentence ${sizeOf(sentence)} ${tone}"
      lang=${viewer.captionLang ?? nothing}
      ${told(rich ?? piecesIn(marked))}
    ></p>
    ${panel?.counter() ?? (viewer.readable.isHeld ? noChange : counter(viewer))}
  </div>`;
}

/** Splits a sentence into plain and emphasised pieces. @param {string} marked @returns {Piece[]} */
const piecesIn = (marked) =>
  emphasised(marked).map((says, index) => ({
    says,
    marks: index % 2 === 0 ? [] : ['strong'],
    href: '',
  }));

/**
 * Matches Chinese, Japanese and Korean characters and punctuation, which are twice as wide as a
 * Latin letter.
 */
const WIDE = /[\u3000-\u9fff\uac00-\ud7a3\uff00-\uff60]/g;

/** Returns the width of a text, measured in Latin letters. @param {string} text */
export const widthOf = (text) => text.length + (text.match(WIDE)?.length ?? 0);

/**
 * Returns the CSS classes that make a long sentence smaller; empty for a short one.
 * @param {string} sentence
 */
export function sizeOf(sentence) {
  const letters = widthOf(sentence);
  if (letters <= LONG_ON_PHONE) return '';
  if (letters <= LONG) return 'wordy';
  if (letters <= LONG_WHEN_WIDE) return 'wordy long';
  return letters > LONGEST ? 'wordy long longer longest' : 'wordy long longer';
}

/** Renders the step field with the number of steps. @param {Viewer} viewer */
export function counter(viewer) {
  const { played, race, family, words, hidesFuture, predicting } = viewer;
  const { player } = played;
  const { cursor, known } = player;
  const { unit, goTo } = viewer.scene.step;
  const of = race ? [`${family.id}.race.of`, 'transport.of'] : `${family.id}.of`;
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
      >${hidesFuture ? predicting.extra?.score : term(words.text(of, { known }), race ? 'race.bars' : 'steps')}
      ${race ? nothing : family.beyond?.()}</span
    >
  </div>`;
}
