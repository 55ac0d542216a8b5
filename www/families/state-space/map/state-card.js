/**
 * Card with the data of one state of the map, and its actions.
 * @import { Viewer } from '../types.js'
 * @import { Spot } from './map-camera.js'
 */
import { html, nothing } from 'lit/html.js';
import { ICONS } from '../../../ui/kit/icons.js';
import { miniBoard } from '../../../ui/kit/mini-board.js';
import { numbersSay } from '../board/state-numbers.js';
import { orderOf } from '../list-order.js';
import { depthOf } from './depth-of.js';
import { placeOf } from './places.js';
import { roleOf } from './small-space.js';
import { isListed } from './space-places.js';

const BOARD_PX = 56;

/**
 * Data of an inspected state. `step` and `depth` are -1 if the search did not reach the state.
 * @typedef {Spot & { place: number, board: Uint8Array, step: number, depth: number }} Inspected
 */

/**
 * Returns the data of the state at a spot.
 * @param {Viewer} viewer
 * @param {Spot} spot
 * @returns {Inspected | null} null if there is no state or it is still hidden
 */
export function inspect({ run, hidesFuture }, { side, state }) {
  const { session, analysis, frame } = run;
  const { map } = analysis;
  if (!map || state < 0) return null;
  const own = map.sides[side];
  const place = placeOf(own, state);
  // On the map of a one-sided search, a state without a place cannot be reached, and is drawn from
  // the beginning. On the maps of two sides, it can also be a state that the side has not found.
  const isUnreachable = place < 0 && map.sides.length === 1;
  if (hidesFuture && !isUnreachable && roleOf(own, place, frame.sides[side]) === 'unseen')
    return null;
  const board = session.boards(Uint32Array.of(state));
  const depth = depthOf(own.levels, place);
  return { side, state, place, board, depth, step: session.foundAt(state, side) };
}

/**
 * Renders the card of a state.
 * @param {Viewer} viewer
 * @param {Inspected} inspected
 * @param {string} className CSS classes
 * @param {(() => void) | null} close callback of the close button of a selected state; null for a
 *   state that is only hovered
 */
export function stateCard(viewer, inspected, className, close) {
  const { side, state, board, step, depth } = inspected;
  const { run, words, view, theme } = viewer;
  const { rows, columns } = run.session.description;
  const start = side > 0 ? 'goalState' : 'startState';
  const inner = side > 0 ? 'fromGoal' : 'state';
  // A state that one of two sides has not found can still be reachable.
  const lost = (run.analysis.map?.sides.length ?? 0) > 1 ? 'unfound' : 'unreachable';
  const { description } = run.session;
  const away = isListed(description) ? 'stateAway' : 'stateFound';
  const apart = orderOf(description) ? away : inner;
  const first = depth < 0 ? lost : depth === 0 ? start : apart;
  const found =
    step > run.player.cursor
      ? words.text('map.notYet', { step })
      : words.text('map.foundAt', { count: step });
  return html`<div class="card inspector ${className}">
    <canvas
      aria-hidden="true"
      ${miniBoard({ board, rows, columns, view, theme, px: BOARD_PX })}
    ></canvas>
    <div>
      <p>${words.text(`map.${first}`, { state, depth })}</p>
      ${step < 0 ? nothing : html`<p>${found}</p>`} ${numbers(viewer, state)}
      ${step < 0 || close ? nothing : html`<p class="note">${words.text('map.go')}</p>`}
    </div>
    ${close ? actions(viewer, state, step, close) : nothing}
  </div>`;
}

/**
 * Renders what the search knows about a state at the step shown. Renders nothing in a breadth-first
 * search, whose rings show the depths.
 * @param {Viewer} viewer
 * @param {number} state
 */
function numbers({ run, words }, state) {
  const { session } = run;
  const order = orderOf(session.description);
  const known = order && session.ask((core) => core.label(state));
  if (!order || !known) return nothing;
  const says = numbersSay(words, session.description, known);
  return html`<p>
    ${order.key === 'depth' ? words.text('map.reachedAt', { depth: known.g }) : says}
  </p>`;
}

/**
 * Renders the close button and the actions of a selected state.
 * @param {Viewer} viewer
 * @param {number} state
 * @param {number} step
 * @param {() => void} close
 */
function actions(viewer, state, step, close) {
  const { run, words, readonly } = viewer;
  const { editable, statesAreCells } = run.session.description;
  const action = (/** @type {string} */ says, /** @type {() => void} */ act) =>
    html`<button class="button small" type="button" @click=${act}>${words.text(says)}</button>`;
  const open = (/** @type {() => Uint8Array} */ link) => viewer.open(viewer.attempt(link));
  return html`<button
      class="button small icon"
      type="button"
      aria-label=${words.text('map.close')}
      title=${words.text('map.close')}
      @click=${close}
    >
      ${ICONS.close}
    </button>
    <div class="actions">
      ${step < 0 ? nothing : action('map.toStep', () => viewer.seek(step))}
      ${readonly ? nothing : action('map.toStart', () => open(() => run.session.startingAt(state)))}
      ${
        readonly || !(editable.goal || statesAreCells)
          ? nothing
          : action('map.toGoal', () => open(() => run.session.endingAt(state)))
      }
    </div>`;
}
