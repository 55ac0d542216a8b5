/**
 * Tempo menu: a button that opens the choice of tempo and speed.
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html } from 'lit/html.js';
import { button } from '../kit/button.js';
import { STEP_SIZES } from '../../core/playback/player.js';
import { ICONS } from '../kit/icons.js';
import { closeBehind, closeByKey } from '../kit/popover.js';
import { segments } from '../kit/segments.js';
import { NOTCHES, notchOf, rateAt } from './speed-slider.js';

const TEMPOS = /** @type {const} */ (['directed', 'steady']);

/** Renders the tempo menu. @param {Viewer} viewer */
export function tempoMenu(viewer) {
  const { played, words } = viewer;
  const { player } = played;
  const isDirected = player.tempo === 'directed';
  const isFit = player.speed === 'fit' && !isDirected;
  const rate = rateWords(viewer);
  const steady = isFit ? words.text('transport.fit') : rate;
  const shown = isDirected ? words.text('transport.tempo.directed') : steady;
  return html`<details class="tempo" @focusout=${closeBehind} @keydown=${closeByKey}>
    <summary
      class="button"
      aria-label=${words.text('transport.tempoIs', { tempo: shown })}
      data-term=${`transport.tempo.${player.tempo}Title`}
    >
      <span class="note">${words.text('transport.tempo')}</span> ${ICONS.tempo}
      <span class="wide">${shown}</span>
    </summary>
    <div class="card popover" tabindex="-1">
      ${segments({
        name: 'tempo',
        label: words.text('transport.tempo'),
        values: TEMPOS,
        chosen: player.tempo,
        text: (tempo) => words.text(`transport.tempo.${tempo}`),
        choose: (tempo) => (player.tempo = tempo),
        className: 'small',
      })}
      <p class="note">${words.text(`transport.tempo.${player.tempo}Title`)}</p>
      <label>
        ${words.text('transport.speed')}
        <input
          class="slider"
          type="range"
          min="0"
          max=${NOTCHES}
          .value=${String(notchOf(player.rate))}
          aria-valuetext=${rate}
          @input=${(/** @type {Event} */ { target }) =>
            setSpeed(viewer, rateAt(Number(/** @type {HTMLInputElement} */ (target).value)))}
        />
      </label>
      <output>${rate}</output>
      ${button(
        words.text('transport.fit'),
        () => {
          setSpeed(viewer, isFit ? rateAt(notchOf(player.rate)) : 'fit');
          if (!isFit) viewer.play();
        },
        { kind: 'small', title: words.text('transport.fitTitle'), pressed: isFit },
      )}
    </div>
  </details>`;
}

/** Returns the current speed in words. @param {Viewer} viewer */
function rateWords(viewer) {
  const { race, played, words, family } = viewer;
  const { size, rate, speed } = played.player;
  const unit = STEP_SIZES[speed === 'fit' && !race ? 0 : size];
  return words.text(
    [
      ...(family.sizes && !race ? [`${family.id}.rate.${unit}.${family.sizes}`] : []),
      `${family.id}.rate.${unit}`,
    ],
    { rate: words.short(rate) },
  );
}

/**
 * @param {Viewer} viewer
 * @param {number | 'fit'} speed speed in units of the step size per second, or `fit` to play the
 *   whole run in a fixed time
 */
function setSpeed(viewer, speed) {
  viewer.played.player.speed = speed;
  viewer.refresh();
}

/**
 * Changes the speed by a key press.
 * @param {Viewer} viewer
 * @param {number} by -1 slower, 1 faster
 */
export function changeSpeed(viewer, by) {
  setSpeed(viewer, rateAt(notchOf(viewer.played.player.rate) + by * 5));
}
