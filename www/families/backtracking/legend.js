/**
 * What the arcs of the map mean, and how many candidates of each kind there are along the path.
 * @import { Theme } from '../../draw/types.js'
 * @import { Words } from '../../i18n/index.js'
 * @import { Counter } from '../../ui/family-view.js'
 * @import { Siblings } from './siblings.js'
 */
import { html } from 'lit/html.js';
import { picture } from '../../ui/picture.js';
import { paintSwatch } from './depth-rings.js';
import { paintWedgeMark } from './wedge.js';

const SWATCH = { width: 18, height: 10 };
const WEDGE_MARK = { width: 16, height: 16 };

/** In the order of the legend. */
const STATES = /** @type {const} */ (['placed', 'pending', 'failed', 'refused']);

/**
 * A candidate that was cut off has failed, too.
 * @param {Siblings} siblings of all depths
 * @param {string} puzzle
 * @param {Words} words
 * @param {Theme} theme
 * @returns {Counter[]}
 */
export function depthLegend(siblings, puzzle, words, theme) {
  const counts = siblings.counts();
  const { pruned: cut } = counts;
  counts.failed += cut;
  return STATES.map((state) => ({
    mark: markOf(state, theme),
    count: counts[state],
    says: words.text([`${puzzle}.counted.${state}`, `depths.counted.${state}`]),
    title: words.text(`depths.counted.${state}.title`, { cut }),
  }));
}

/**
 * @param {(typeof STATES)[number]} state
 * @param {Theme} theme
 */
function markOf(state, theme) {
  const of = [theme, state];
  return html`<canvas
    class="arc"
    aria-hidden="true"
    ${
      state === 'placed'
        ? picture({ of, ...WEDGE_MARK, paint: (ctx) => paintWedgeMark(ctx, WEDGE_MARK, theme) })
        : picture({ of, ...SWATCH, paint: (ctx) => paintSwatch(ctx, SWATCH, state, theme) })
    }
  ></canvas>`;
}
