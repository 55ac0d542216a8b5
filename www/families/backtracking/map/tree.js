/**
 * The path from the root to the cursor as rows of text and buttons, one row for each depth. On the
 * left stand the candidates tried before with their costs, in the middle the candidate on the path,
 * on the right the untried candidates. A finished candidate is a button that goes to its first
 * step.
 * @import { Words } from '../../../i18n/index.js'
 * @import { Span } from './ring-geometry.js'
 * @import { Costs, Place, Siblings, State } from './siblings.js'
 */
import { html, nothing } from 'lit/html.js';
import { spanAround } from './ring-geometry.js';

/** Maximum number of rows in the page at once. */
export const MOST_ROWS = 60;

/**
 * Data of the step to show.
 * @typedef {object} TreeData
 * @property {number} depth depth of the node at the cursor
 * @property {number} depths the most choices of an answer
 * @property {Siblings} siblings candidates at least at the depths in `span`
 * @property {Costs} costs costs at the depths in `span`; none during playback
 */

/**
 * Texts and callbacks that the owner supplies.
 * @typedef {object} TreeUse
 * @property {Words} words
 * @property {(depth: number) => string} choice short text of the choice on the path at this depth
 * @property {(place: Place) => void} seek moves the cursor to the step that tried this candidate
 */

/**
 * @typedef {object} Item
 * @property {number} index
 * @property {State} state
 * @property {number} cost steps spent on the candidate, -1 if unfinished
 */

/**
 * @typedef {object} Row
 * @property {number} depth
 * @property {Item[]} before candidates tried before `last`
 * @property {Item | null} last candidate tried last: on the path, except in the cursor's row
 * @property {Item[]} after untried candidates
 */

/** States of finished candidates, which become buttons. */
const FINISHED = new Set(['failed', 'pruned']);

/**
 * Builds the rows of a part of the path.
 * @param {TreeData} data
 * @param {Span} span
 * @returns {Row[]}
 */
export function treeRows({ depth, siblings, costs }, { from, to }) {
  const end = Math.min(to, depth + 1);
  return Array.from({ length: Math.max(0, end - from) }, (_, row) => {
    const at = from + row;
    const last = siblings.last(at);
    /** @type {Item[]} */
    const items = [];
    for (let index = 0; index < siblings.count(at); index++) {
      const cost = costs.of({ depth: at, index });
      items.push({ index, state: siblings.state(at, index), cost });
    }
    return {
      depth: at,
      before: items.slice(0, Math.max(0, last)),
      last: items[last] ?? null,
      after: items.slice(last + 1),
    };
  });
}

/** Rows of one panel. The visible part of a deep path moves only when the cursor leaves it. */
export class DepthTree {
  /** @type {Span | null} */
  #span = null;
  /** Depth of the row that was last scrolled into view. */
  #followed = -1;

  /**
   * Returns the range of depths to show. Call `template` with the candidates and costs at these
   * depths.
   * @param {number} depth
   * @param {number} depths
   */
  span(depth, depths) {
    // Add one to the number of choices, because the node of an answer has a row of its own.
    this.#span = spanAround(depth, depths + 1, MOST_ROWS, this.#span);
    return this.#span;
  }

  /**
   * Renders the rows.
   * @param {TreeData} data
   * @param {TreeUse} use
   */
  template(data, use) {
    const span = this.span(data.depth, data.depths);
    const { words } = use;
    const rows = treeRows(data, span);
    const focusable = lastFinished(rows);
    // If there is no focusable button, let the container take the focus, so that arrow keys can
    // scroll it.
    return html`<div class="tree" tabindex=${focusable ? nothing : 0} @keydown=${onKey}>
      ${
        span.from > 0
          ? html`<p class="note">${words.text('tree.above', { count: span.from })}</p>`
          : nothing
      }
      <ol aria-label=${words.text('tree.label')}>
        ${rows.map((row) => this.#row(row, row.depth === data.depth, focusable, use))}
      </ol>
    </div>`;
  }

  /**
   * Scrolls the cursor's row into view if the depth of the cursor has changed.
   * @param {Element | null} root the panel
   */
  follow(root) {
    const tree = root?.querySelector('.tree');
    const row = /** @type {HTMLElement | null} */ (tree?.querySelector('[aria-current]') ?? null);
    const depth = Number(row?.dataset.depth ?? -1);
    if (!tree || !row || depth === this.#followed) return;
    this.#followed = depth;
    const { offsetTop, offsetHeight } = row;
    const most = offsetTop - offsetHeight;
    const least = offsetTop + 2 * offsetHeight - tree.clientHeight;
    tree.scrollTop = Math.min(most, Math.max(least, tree.scrollTop));
  }

  /**
   * Renders one row.
   * @param {Row} row
   * @param {boolean} isHere whether the row belongs to the cursor
   * @param {Place | null} focusable the only button in the tab order
   * @param {TreeUse} use
   */
  #row({ depth, before, last, after }, isHere, focusable, use) {
    const { words } = use;
    const tried = isHere && last ? [...before, last] : before;
    const of = before.length + after.length + (last ? 1 : 0);
    const count = (/** @type {State} */ state) =>
      tried.filter((item) => item.state === state).length;
    const choice = isHere ? '' : use.choice(depth);
    const values = {
      ...{ depth, of, choice, pending: after.length },
      ...{ failed: count('failed'), refused: count('refused'), cut: count('pruned') },
    };
    return html`<li aria-current=${isHere ? 'step' : nothing} data-depth=${depth}>
      <span class="hidden">${words.text(isHere ? 'tree.here' : 'tree.row', values)}</span>
      <span class="depth" aria-hidden="true">${words.number(depth)}</span>
      <span class="before">
        ${tried.map((item) => {
          const isFocusable = focusable?.depth === depth && focusable.index === item.index;
          return this.#chip({ depth, of }, item, isFocusable, use);
        })}
      </span>
      <span class="last" aria-hidden="true">
        ${isHere ? html`<i class="here"></i>` : html`<b>${choice}</b>`}
      </span>
      <span class="after" aria-hidden="true">
        ${after.map(() => html`<i class="chip pending"></i>`)}
      </span>
    </li>`;
  }

  /**
   * Renders one candidate: a button if it is finished, otherwise an icon.
   * @param {{ depth: number, of: number }} node
   * @param {Item} item
   * @param {boolean} isFocusable
   * @param {TreeUse} use
   */
  #chip({ depth, of }, { index, state, cost }, isFocusable, { words, seek }) {
    if (!FINISHED.has(state)) return html`<i class="chip ${state}" aria-hidden="true"></i>`;
    const values = { depth, of, number: index + 1, count: Math.max(0, cost) };
    const label = words.text(`tree.${state}`, values);
    return html`<button
      class="chip ${state} tens-${tens(cost)}"
      type="button"
      tabindex=${isFocusable ? 0 : -1}
      title=${label}
      aria-label=${label}
      @click=${() => seek({ depth, index })}
    >
      ${cost < 0 ? nothing : words.short(cost)}
    </button>`;
  }
}

/** Returns the shade of a cost, 0 to 4. Each shade spans two powers of ten. @param {number} cost */
function tens(cost) {
  return Math.min(4, Math.floor(Math.log10(Math.max(1, cost)) / 2));
}

/**
 * Returns the finished candidate nearest to the cursor.
 * @param {Row[]} rows
 * @returns {Place | null}
 */
function lastFinished(rows) {
  for (const { depth, before, last } of rows.toReversed()) {
    const item = [...before, ...(last ? [last] : [])].findLast(({ state }) => FINISHED.has(state));
    if (item) return { depth, index: item.index };
  }
  return null;
}

/**
 * Moves the focus with the arrow keys. Left and right lead to the next button in the row. Up and
 * down lead to the nearest row with a button, to the button at about the same position.
 * @param {KeyboardEvent} event
 */
function onKey(event) {
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key];
  const from = /** @type {HTMLElement} */ (event.target);
  const row = from.closest('li');
  if (!by || !row || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  const along = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  const buttons = [...row.querySelectorAll('button')];
  const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (from));
  if (along) {
    buttons[at + by]?.focus();
    return;
  }
  const rows = [...(row.parentElement?.children ?? [])].filter(
    (one) => one === row || one.querySelector('button'),
  );
  const next = rows[rows.indexOf(row) + by];
  // Count the positions of buttons from the right, because buttons are aligned with the path.
  const there = [...(next?.querySelectorAll('button') ?? [])];
  there[Math.max(0, there.length - (buttons.length - at))]?.focus();
}
