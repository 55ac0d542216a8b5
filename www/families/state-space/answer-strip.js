/**
 * Draws the answer as a strip of small boards. A click on a board jumps to the step that discovered
 * it.
 * @import { Viewer } from './types.js'
 */
import { Directive, directive } from 'lit/directive.js';
import { html, nothing } from 'lit/html.js';
import { cssVars } from '../../ui/kit/css-vars.js';
import { scaleOf } from '../../ui/kit/pointer-position.js';
import { LEAST_CELL_PX, miniBoard } from '../../ui/kit/mini-board.js';

/**
 * Maximum number of boards at full size. A longer strip has boards of half the size, so that the
 * goal stays visible.
 */
const MANY = 7;
/**
 * Maximum number of boards in a strip, and maximum number of cells on all of them together. Such a
 * strip takes a few milliseconds. A longer strip shows only some of its boards, at even distances.
 */
const MOST = 100;
const MOST_CELLS = 1 << 19;
/** Number of boards that a strip shows even if they have too many cells. */
const LEAST = 16;

/** Returns the maximum number of boards of a strip. @param {number} cells on one board */
export const mostBoards = (cells) =>
  Math.max(LEAST, Math.min(MOST, Math.floor(MOST_CELLS / cells)));

/**
 * Renders the strip of the boards on the answer. It is a directive, because the answer is read
 * several times in a frame but the strip must be rendered only once.
 */
export const strip = directive(
  class extends Directive {
    /**
     * @param {Viewer} viewer
     * @param {string} label accessible name of the strip
     * @param {number} px longer side of a board in a short strip, in CSS px
     */
    render(viewer, label, px) {
      return template(viewer, label, px);
    }
  },
);

/** @param {Viewer} viewer @param {string} label @param {number} px */
function template(viewer, label, px) {
  const { run, words, view, theme, finale } = viewer;
  const { session, frame } = run;
  const { rows, columns } = session.description;
  const { states, boardAt } = run.analysis.answer;
  const every = Math.ceil(states.length / mostBoards(session.cells));
  const last = states.length - 1;
  const least = (view.leastCell ?? LEAST_CELL_PX) * Math.max(rows, columns);
  const size = states.length > MANY ? Math.min(Math.max(px / 2, least), px) : px;
  const smallest = `${least}px`;
  return html`<ol class="strip" aria-label=${label} ${cssVars({ smallest })}>
    ${Array.from(states, (state, move) => {
      if (move % every > 0 && move < last) return nothing;
      const board = boardAt(move);
      const name = words.text('answer.frame', { move, moves: states.length - 1 });
      return html`<li>
        <button
          class="thumb"
          type="button"
          title=${name}
          aria-label=${name}
          aria-current=${(finale.on ? finale.at === move : frame.target === state) ? 'true' : 'false'}
          @click=${() => viewer.seekFound(() => run.session.foundAt(state))}
          @focus=${reveal}
        >
          <canvas ${miniBoard({ board, rows, columns, view, theme, px: size })}></canvas>
        </button>
      </li>`;
    })}
  </ol>`;
}

/**
 * Scrolls the strip so that the goal board, which is pinned at its end, does not cover the focused
 * board. Does nothing while a pointer is pressed on the board: after a scroll, another board would
 * be under the pointer when it is released.
 * @param {Event} event
 */
function reveal({ target }) {
  const thumb = /** @type {Element} */ (target);
  if (thumb.matches(':active')) return;
  // Some browsers scroll the focused element into view after the focus event; wait one frame.
  requestAnimationFrame(() => {
    const board = /** @type {Element} */ (thumb.parentElement);
    const list = /** @type {Element} */ (board.parentElement);
    const goal = /** @type {Element} */ (list.lastElementChild);
    if (board === goal) return;
    const { left, right } = board.getBoundingClientRect();
    const over = right - goal.getBoundingClientRect().left;
    const before = list.getBoundingClientRect().left - left;
    const scale = scaleOf(/** @type {HTMLElement} */ (board));
    if (over > 0) list.scrollLeft += over / scale;
    else if (before > 0) list.scrollLeft -= before / scale;
  });
}
