/**
 * What the arcs and the rows of the map mean, and how many candidates of each kind there are along
 * the path.
 * @import { Theme } from '../../draw/types.js'
 * @import { Words } from '../../i18n/index.js'
 * @import { Siblings, State } from './siblings.js'
 */
import { html } from 'lit/html.js';
import { paintSwatch } from './depth-rings.js';
import { STATES } from './siblings.js';
import { picture } from '../../ui/picture.js';

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
      html`<span title=${words.text('depths.counted')}>
        <canvas class="arc" aria-hidden="true" ${swatch(state, theme)}></canvas>
        ${words.text(`depths.${state}`)} <b>${words.number(counts[state])}</b>
      </span>`,
  );
}

/**
 * @param {State} state
 * @param {Theme} theme
 */
const swatch = (state, theme) =>
  picture({ of: [theme], ...SWATCH, paint: (ctx) => paintSwatch(ctx, SWATCH, state, theme) });
