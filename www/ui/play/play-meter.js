/**
 * Meter of a game by hand: how far the goal is.
 * @import { Game } from '../../core/play/game.js'
 * @import { Words } from '../../i18n/index.js'
 */
import { html, nothing } from 'lit/html.js';
import { cssVars } from '../kit/css-vars.js';
import { ICONS } from '../kit/icons.js';
import { amounts, costOf } from './play-words.js';

/**
 * A game as its panel shows it. `isLit` says whether the distances to a goal are known and not hidden.
 * @typedef {{ game: Game, words: Words, isLit: boolean }} Played
 */

/**
 * Distance, as a share of the meter's height, within which a mark that is close to the mark of the
 * present distance gets no label.
 */
const NEAR = 0.12;

/**
 * Renders the meter: a vertical scale from the goal to the start, with the present distance.
 * @param {Played} played
 */
export function meter({ game, words, isLit }) {
  const { distance } = game;
  const start = game.distanceOf(game.start);
  if (!isLit || distance === null || start === null) return unmeasured(game, words);
  if (distance === Infinity) {
    return html`<div class="meter lost">
      <p class="amount">∞</p>
      <p class="note">${words.text('play.meter.lost')}</p>
    </div>`;
  }
  const known = game.states.map((state) => Number(game.distanceOf(state)));
  const most = Math.max(1, ...known.filter(Number.isFinite));
  const cost = costOf(game);
  const values = amounts(distance);
  return html`<div
    class="meter"
    ${cssVars({ here: distance / most, start: Math.min(1, start / most) })}
    role="img"
    aria-label=${words.text(`play.meter${cost}`, { ...values, start })}
  >
    <span class="rail"><i></i></span>
    <span class="goal-mark ${distance / most < NEAR ? 'near' : ''}"
      >${ICONS.star}<span class="note">${words.text('play.meter.goal')}</span></span
    >
    <span class="start-mark ${Math.abs(distance - start) / most < NEAR ? 'near' : ''}"
      ><span class="note">${words.text('play.meter.start', { start })}</span></span
    >
    <span class="here-mark"
      ><b>${words.number(distance)}</b>
      <span>${words.text(`play.meter.unit${cost}`, values)}</span></span
    >
  </div>`;
}

/**
 * Renders why there is no distance: it is hidden, not known yet, or cannot be computed.
 * @param {Game} game
 * @param {Words} words
 */
function unmeasured(game, words) {
  const { estimate } = game;
  if (!game.canBeMeasured) {
    return html`<div class="meter unknown">
      ${
        estimate === null
          ? nothing
          : html`<p class="amount">${words.number(estimate)}</p>
              <p class="note">${words.text('play.meter.estimate')}</p>`
      }
      <p class="note">${words.text('play.meter.large')}</p>
    </div>`;
  }
  const key = game.isBlind ? 'play.meter.blind' : 'play.meter.measuring';
  return html`<div class="meter unknown">
    <p class="amount">?</p>
    <p class="note">${words.text(key)}</p>
  </div>`;
}
