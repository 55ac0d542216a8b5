/**
 * The user's way in a game by hand.
 * @import { Turn } from '../../core/play/game.js'
 * @import { Played } from './play-meter.js'
 */
import { html } from 'lit/html.js';
import { cssVars } from '../kit/css-vars.js';

/** Maximum number of bars that show the user's way. Only the last moves get a bar. */
const MOST_BARS = 40;

/**
 * Renders the user's way: a bar for each board, whose height is the board's distance to a goal.
 * @param {Played & { counts: Record<Turn, number> }} played
 */
export function way({ game, words, isLit, counts }) {
  const { path, cursor } = game;
  if (!isLit) {
    return html`<div class="way">
      <p class="note">
        <b>${words.text('play.way')}</b> ${words.text('play.way.plain', { count: cursor })}
      </p>
    </div>`;
  }
  const first = Math.max(0, path.length - MOST_BARS + 1);
  const boards = Array.from({ length: path.length + 1 - first }, (_, at) => first + at);
  const far = boards.map((at) => Number(game.distanceOf(game.stateAt(at))));
  const most = Math.max(1, ...far.filter(Number.isFinite));
  const { nearer, away, still, lost } = counts;
  return html`<div class="way">
    <p class="note"><b>${words.text('play.way')}</b> ${words.text('play.way.about')}</p>
    <div
      class="bars"
      role="img"
      aria-label=${words.text('play.way.label', { nearer, away: away + lost, still })}
      ${cssVars({ bars: Math.max(12, boards.length) })}
    >
      ${boards.map((at, index) => {
        const kind = at === cursor ? 'now' : at === 0 ? 'first' : game.turnOf(at);
        const share = far[index] === Infinity ? 1 : far[index] / most;
        return html`<i
          class="mark-turn ${kind} ${at > cursor ? 'undone' : ''}"
          ${cssVars({ share })}
        ></i>`;
      })}
    </div>
  </div>`;
}
