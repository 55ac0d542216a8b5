/**
 * Legend of the map of a game by hand.
 * @import { Turn } from '../../core/play/game.js'
 * @import { FamilyPlay, PlayMap } from '../kit/family-view.js'
 * @import { Viewer } from '../viewer/viewer.js'
 * @import { Played } from './play-meter.js'
 */
import { html, nothing } from 'lit/html.js';
import { surfaceOn } from '../../canvas/surface.js';
import { ICONS } from '../kit/icons.js';
import { painted } from '../kit/paint-directive.js';

/**
 * Renders the legend.
 * @param {Played & { counts: Record<Turn, number>, viewer: Viewer }} played
 * @param {FamilyPlay} family
 * @param {Pick<PlayMap, 'lost' | 'rings'> & { isRinged: boolean }} map
 */
export function legend({ game, words, viewer, counts, isLit }, family, { lost, rings, isRinged }) {
  const { nearer, away, still } = counts;
  const { distance } = game;
  const unit = game.session.description.hasCosts ? 'cost' : 'moves';
  const line = (/** @type {string} */ mark, /** @type {number | string} */ count, says = mark) =>
    html`<div>
      <dt>
        <i class="mark-turn ${mark}" aria-hidden="true"
          >${mark === 'goal' ? ICONS.star : nothing}${
            mark === 'hopeless' ? swatch(viewer, family) : nothing
          }</i
        >
        ${words.text(`play.legend.${says}`)}
      </dt>
      <dd>${typeof count === 'number' ? words.number(count) : count}</dd>
    </div>`;
  if (!isLit) {
    return html`<div class="legend" part="legend">
      <dl>${line('still', game.cursor, 'made')}</dl>
    </div>`;
  }
  return html`<div class="legend" part="legend">
    <dl>
      ${line('nearer', nearer)} ${line('away', away + counts.lost)}
      ${still > 0 ? line('still', still) : nothing}
      ${line('goal', distance === Infinity ? '∞' : Number(distance), `goal.${unit}`)}
      ${lost > 0 ? line('hopeless', lost) : nothing}
    </dl>
    <div class="scale" aria-hidden="true">
      <canvas
        ${painted((canvas) =>
          surfaceOn(canvas, () => viewer.refresh())?.paint((ctx, box) =>
            family.paintNearScale(ctx, box, viewer.theme),
          ),
        )}
      ></canvas>
      <span class="note">${words.text('play.near')}</span>
      <span class="note">${words.text('play.far')}</span>
    </div>
    <div class="notes">
      <p class="note">${words.text(isRinged ? 'play.reads' : 'play.reads.board')}</p>
      ${rings ? html`<p class="note rings">${words.text('play.rings', rings)}</p>` : nothing}
    </div>
  </div>`;
}

/**
 * Renders how the map shows states from which no goal can be reached.
 * @param {Viewer} viewer
 * @param {FamilyPlay} family
 */
const swatch = (viewer, family) =>
  html`<canvas
    ${painted((canvas) =>
      surfaceOn(canvas, () => viewer.refresh())?.paint((ctx, box) =>
        family.paintNearSwatch(ctx, box, viewer.theme, null),
      ),
    )}
  ></canvas>`;
