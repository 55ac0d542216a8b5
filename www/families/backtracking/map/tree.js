/**
 * The path from the root to the cursor as rows of text and buttons, one a depth: to the left what
 * was tried before the candidate on the path, with what it cost, to the right what is still to
 * try. A finished candidate leads to where it was tried.
 * @import { Words } from '../../../i18n/index.js'
 * @import { Span } from './ring-geometry.js'
 * @import { Costs, Place, Siblings, State } from './siblings.js'
 */
import { html, nothing } from 'lit/html.js';
import { spanAround } from './ring-geometry.js';

/** The most rows that are on the page at once. */
export const MOST_ROWS = 60;

/**
 * What there is to show of a step.
 * @typedef {object} TreeData
 * @property {number} depth of the node at the cursor
 * @property {number} depths the most choices that an answer has
 * @property {Siblings} siblings those of the `span` at least
 * @property {Costs} costs those of the `span`, or none
 */

/**
 * What the owner says and does.
 * @typedef {object} TreeUse
 * @property {Words} words
 * @property {(depth: number) => string} choice the choice on the path at this depth, in few letters
 * @property {(place: Place) => void} seek goes to where this candidate was tried
 */

/**
 * @typedef {object} Item
 * @property {number} index
 * @property {State} state
 * @property {number} cost steps spent below it, -1 where it is not finished
 */

/**
 * @typedef {object} Row
 * @property {number} depth
 * @property {Item[]} before what was tried first
 * @property {Item | null} last the one tried last: the one on the path, but at the cursor
 * @property {Item[]} after what is still to try
 */

/** What can be gone to: below it something was searched. */
const FINISHED = new Set(['failed', 'pruned']);

/**
 * The rows of a part of the path.
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

/** The tree of a panel: which part of a deep path it shows changes only where it has to. */
export class DepthTree {
  /** @type {Span | null} */
  #span = null;
  /** The depth that was brought into view last. */
  #followed = -1;

  /**
   * The depths whose siblings and costs `template` needs.
   * @param {number} depth
   * @param {number} depths
   */
  span(depth, depths) {
    // An answer has a row of its own below all choices.
    this.#span = spanAround(depth, depths + 1, MOST_ROWS, this.#span);
    return this.#span;
  }

  /**
   * @param {TreeData} data
   * @param {TreeUse} use
   */
  template(data, use) {
    const span = this.span(data.depth, data.depths);
    const { words } = use;
    const rows = treeRows(data, span);
    const focusable = lastFinished(rows);
    // Rows without a button are scrolled by keys, too.
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
   * Brings the cursor's row into view when it is another than before.
   * @param {Element | null} root of the panel
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
   * @param {Row} row
   * @param {boolean} isHere whether it is the cursor's
   * @param {Place | null} focusable the one button that Tab comes to
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

/** How strongly a cost is coloured: two powers of ten a shade. @param {number} cost */
function tens(cost) {
  return Math.min(4, Math.floor(Math.log10(Math.max(1, cost)) / 2));
}

/**
 * @param {Row[]} rows
 * @returns {Place | null} the finished candidate nearest to the cursor
 */
function lastFinished(rows) {
  for (const { depth, before, last } of rows.toReversed()) {
    const item = [...before, ...(last ? [last] : [])].findLast(({ state }) => FINISHED.has(state));
    if (item) return { depth, index: item.index };
  }
  return null;
}

/**
 * Arrows go from button to button: along a row, and to the nearest row above or below that has
 * one, there to the nearest place.
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
  // Rows are flush on the side of the path.
  const there = [...(next?.querySelectorAll('button') ?? [])];
  there[Math.max(0, there.length - (buttons.length - at))]?.focus();
}
