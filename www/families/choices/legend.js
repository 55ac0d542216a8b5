/**
 * What the arcs and the rows of the map mean, and how many candidates of each kind there are along
 * the path.
 * @import { Theme } from '../../draw/types.js'
 * @import { Words } from '../../i18n/index.js'
 * @import { Siblings, State } from './siblings.js'
 */
import { html } from 'lit/html.js';
import { painted } from '../../ui/painted.js';
import { paintSwatch } from './depth-rings.js';
import { STATES } from './siblings.js';

const SWATCH = { width: 20, height: 10 };

/**
 * @param {Siblings} siblings of all depths
 * @param {Words} words
 * @param {Theme} theme
 */
export function depthLegend(siblings, words, theme) {
  const counts = siblings.counts();
  return STATES.map(
    (state) =>
      html`<span>
        <canvas class="arc" aria-hidden="true" ${painted((canvas) => swatch(canvas, state, theme))}>
        </canvas>
        ${words.text(`depths.${state}`)} <b>${words.number(counts[state])}</b>
      </span>`,
  );
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {State} state
 * @param {Theme} theme
 */
function swatch(canvas, state, theme) {
  const scale = Math.max(1, globalThis.devicePixelRatio || 1);
  canvas.width = Math.round(SWATCH.width * scale);
  canvas.height = Math.round(SWATCH.height * scale);
  canvas.style.width = `${SWATCH.width}px`;
  canvas.style.height = `${SWATCH.height}px`;
  const ctx = canvas.getContext('2d');
  if (!ctx) return;
  ctx.scale(scale, scale);
  paintSwatch(ctx, SWATCH, state, theme);
}
