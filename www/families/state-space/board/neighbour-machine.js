/**
 * Shows the current step of a search whose states are the cells of a board. The board is the map.
 * The panel beside the map, called the machine, shows the cell being expanded with its neighbours,
 * and the priority queue as piles.
 * @import { Viewer } from '../types.js'
 * @import { Ctx, LayoutBox } from '../../../canvas/types.js'
 * @import { Expansion } from './expansion.js'
 * @import { Neighbour } from './neighbours.js'
 * @import { Pile } from './piles.js'
 */
import { html, noChange, nothing } from 'lit/html.js';
import { Grid } from '../../../canvas/grid.js';
import { Pen, Sheet } from '../../../canvas/pen.js';
import { surfaceOn } from '../../../canvas/surface.js';
import { Memo } from '../../../core/util/memo-key.js';
import { picture } from '../../../ui/kit/cached-picture.js';
import { cssVars } from '../../../ui/kit/css-vars.js';
import { painted } from '../../../ui/kit/paint-directive.js';
import { term } from '../../../ui/kit/term.js';
import { orderOf, weightOf } from '../list-order.js';
import { placeOf, roleAt } from '../map/places.js';
import { paintNeighbours } from './neighbour-picture.js';
import { neighbourStyle } from './neighbour-style.js';
import { neighboursOf } from './neighbours.js';
import { paintPiles } from './pile-picture.js';
import { pilesOf } from './piles.js';
import { keySays, numbersSay } from './state-numbers.js';

/**
 * Number of entries of the open list to count in piles. All later entries are shown as one number.
 */
const MOST_ENTRIES = 4096;
/** Height of the piles, and side of a swatch of the ground, in CSS px. */
const PILES_PX = 84;
const SWATCH_PX = 18;

export class NeighbourMachine {
  #viewer;
  #expansion;
  #read = new Memo();
  #counted = new Memo();
  #cornered = new Memo();
  #sheet = new Sheet();
  #pileSheet = new Sheet();
  /** Neighbours shown last; kept while playback is too fast to read. @type {Neighbour[] | null} */
  #cells = null;

  /**
   * @param {Viewer} viewer
   * @param {Expansion} expansion
   */
  constructor(viewer, expansion) {
    this.#viewer = viewer;
    this.#expansion = expansion;
    viewer.host.adopt([neighbourStyle]);
  }

  get #order() {
    return orderOf(this.#viewer.run.session.description);
  }

  /** Whether the search moves diagonally from its start, so that the picture has corners. */
  get #hasCorners() {
    const { session, frame } = this.#viewer.run;
    const { columns } = session.description;
    return this.#cornered.of([session], () => {
      const { state } = frame;
      const isBent = (/** @type {number} */ to) =>
        to % columns !== state % columns &&
        Math.floor(to / columns) !== Math.floor(state / columns);
      return session.ask((core) => core.movesFrom(state)).some(({ to }) => isBent(to));
    });
  }

  /** Cells that the machine shows; null if it cannot show the step. */
  get cells() {
    const { run, readable } = this.#viewer;
    const { session, player, frame, analysis } = run;
    const { view } = this.#viewer;
    if (readable.isHeld && this.#cells) return this.#cells;
    const { map } = analysis;
    this.#cells = this.#read.of([session, player.cursor, player.complete, map], () => {
      const { moves, made, before } = frame.hasMove
        ? this.#expansion.follow()
        : { moves: [], made: 0, before: 0 };
      const side = map?.sides[frame.side];
      const order = this.#order;
      return neighboursOf({
        ...{ shape: session.description, frame, moves, made, before },
        hasCosts: order?.key === 'g' || order?.key === 'f',
        isClosed: (cell) => view.isWall?.(frame.board[cell]) ?? false,
        roleOf: (state) => {
          const place = side ? placeOf(side, state) : -1;
          return side && place >= 0 ? roleAt(side, place, frame.sides[frame.side]) : null;
        },
      });
    });
    return this.#cells;
  }

  /**
   * Rows and columns of the picture around the cell being expanded. They can reach beyond the
   * board.
   */
  get part() {
    const here = this.cells?.find(({ word }) => word === 'here')?.cell ?? 0;
    const { columns } = this.#viewer.run.session.description;
    const [top, left] = [Math.floor(here / columns) - 1, (here % columns) - 1];
    return { top, left, rows: 3, columns: 3 };
  }

  /**
   * Paints the cell being expanded with its neighbours.
   * @param {Ctx} ctx
   * @param {{ width: number }} box
   */
  paint(ctx, { width }) {
    const cells = this.cells ?? [];
    const { words, theme } = this.#viewer;
    const cards = cells.map((cell) => ({ ...cell, ...this.#texts(cell) }));
    const paint = (/** @type {Pen} */ pen) =>
      paintNeighbours(pen, width, cards, (price) => words.text('near.price', { price }));
    // Write the texts directly, so that an exported SVG keeps them as texts.
    const pen = new Pen(ctx, theme);
    if (!(/** @type {Partial<HTMLCanvasElement>} */ (ctx.canvas ?? {}).isConnected)) paint(pen);
    else {
      const area = { x: 0, y: 0, width, height: width };
      pen.cached(this.#sheet, [JSON.stringify(cards)], area, paint);
    }
  }

  /**
   * Returns the texts on a cell's card: its word, its g, h or f, and the sum that gives f.
   * @param {Neighbour} neighbour
   */
  #texts({ word, numbers, cell }) {
    const { words, run } = this.#viewer;
    const { description } = run.session;
    const says = word === 'closed' ? this.#contentOf(cell) : words.text(`near.${word}`);
    if (!numbers) return { says, key: '', sum: '' };
    const order = this.#order;
    const { g, h, f } = numbers;
    if (!order || order.key === 'depth') {
      const key = order ? numbersSay(words, description, numbers) : keySays(words, null, g);
      return { says, key, sum: '' };
    }
    const weight = weightOf(description);
    const key = words.text(`near.by.${order.key}`, { value: { g, h, f }[order.key] });
    const sum = words.text(weight > 1 ? 'near.sum.weighted' : 'near.sum', { g, h, weight });
    return { says, key, sum: order.key === 'f' ? sum : '' };
  }

  /** Returns the name of what is on a cell. @param {number} cell */
  #contentOf(cell) {
    const { family, run } = this.#viewer;
    return family.board.cell(run.frame.board[cell], cell, 0);
  }

  /** Renders the neighbours as a list of buttons over the picture: each goes to the step of its move. */
  over() {
    const { words, readable } = this.#viewer;
    if (readable.isHeld) return noChange;
    return html`<ol class="neighbours" aria-label=${words.text('near.list')}>
      ${(this.cells ?? []).map((cell) => this.#item(cell))}
    </ol>`;
  }

  /** @param {Neighbour} neighbour */
  #item(neighbour) {
    const { words, run } = this.#viewer;
    const { cell, down, right, numbers, price, step, isCurrent } = neighbour;
    const { columns } = run.session.description;
    const { says: word } = this.#texts(neighbour);
    const key = !numbers
      ? ''
      : this.#order
        ? numbersSay(words, run.session.description, numbers)
        : keySays(words, null, numbers.g);
    const place = { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 };
    const name = key
      ? price === null
        ? 'near.says.key'
        : 'near.says.key.price'
      : price === null
        ? 'near.says'
        : 'near.says.price';
    const says = words.text(name, { ...place, word, key, price: price ?? 0 });
    return html`<li ${cssVars({ down: down + 2, right: right + 2 })}>
      ${
        step < 0
          ? html`<span class="hidden">${says}</span>`
          : html`<button
              type="button"
              title=${says}
              aria-label=${words.text('near.goTo', { says, step })}
              aria-current=${isCurrent ? 'step' : 'false'}
              @click=${() => this.#viewer.seek(step)}
            ></button>`
      }
    </li>`;
  }

  /** Renders the explanation of the letters, and the cost of each ground. */
  beside() {
    const hasCorners = this.#hasCorners ? 'with-corners' : '';
    return html`<div class="near-key ${hasCorners}">${this.#letters()} ${this.#grounds()}</div>`;
  }

  #letters() {
    const { words, run } = this.#viewer;
    const { description } = run.session;
    const order = this.#order;
    if (!order) return nothing;
    const { key } = order;
    const weight = weightOf(description);
    const line = (/** @type {'g' | 'h'} */ letter, /** @type {string} */ figure) =>
      html`<li>${term(words.text(`state-space.figure.${figure}`), letter)}</li>`;
    const rest = description.isBounded ? 'rest' : 'restGuess';
    return html`${
        key === 'f'
          ? html`<p class="formula">
              ${term(words.text(weight > 1 ? 'near.formula.weighted' : 'near.formula', { weight }), 'f')}
            </p>`
          : nothing
      }
      <ul class="letters">
        ${key === 'h' ? nothing : line('g', 'g')}
        ${key === 'h' || key === 'f' ? line('h', rest) : nothing}
      </ul>`;
  }

  /** Renders a swatch for each ground of the board, if there are several. */
  #grounds() {
    const { run, view, theme, family } = this.#viewer;
    const { session } = run;
    const codes = view.grounds?.(session.boards(Uint32Array.of(run.frame.state))) ?? [];
    if (codes.length < 2) return nothing;
    const paint = (/** @type {number} */ code) => (/** @type {Ctx} */ ctx) => {
      const pen = new Pen(ctx, theme);
      const grid = new Grid({ width: SWATCH_PX, rows: 1, columns: 1 });
      pen.rect(grid.area, theme.unseen);
      view.paintGround?.(pen, [code], grid);
    };
    const size = { width: SWATCH_PX, height: SWATCH_PX };
    return html`<ul class="grounds">
      ${codes.map(
        (code) =>
          html`<li>
            <canvas
              aria-hidden="true"
              ${picture({ of: [theme, code, view], ...size, paint: paint(code) })}
            ></canvas>
            ${family.board.cell(code, -1, 0)}
          </li>`,
      )}
    </ul>`;
  }

  /**
   * Whether the open list is drawn as piles: only if it is ordered by a number, and no question
   * asks about it.
   */
  get hasPiles() {
    return this.#order?.list === 'open' && !this.#viewer.predicting.question;
  }

  /**
   * Piles of the open list at the step shown, and the number of entries that are not in the piles.
   */
  get piles() {
    const { session, player } = this.#viewer.run;
    const key = this.#order?.key ?? 'g';
    return this.#counted.of([session, player.cursor, player.known], () =>
      pilesOf(
        session.ask((core) => core.openList(MOST_ENTRIES)),
        key,
      ),
    );
  }

  /**
   * Renders the open list as a row of piles, one for each value of g, h or f that orders the list.
   */
  below() {
    const { words, readable } = this.#viewer;
    if (readable.isHeld) return noChange;
    const { piles, later, skipped } = this.piles;
    const order = this.#order;
    const hint = words.text(`queue.hint.${order?.key}`);
    const says = (/** @type {Pile} */ { key, count }) =>
      words.text('near.pile', { key: keySays(words, order, key), count });
    return html`<div class="queues open piles">
      <svg class="arrow out" viewBox="0 0 12 40" aria-hidden="true">
        <path class="shaft" d="M6 40V8" />
        <path class="point" d="M1 10 6 0l5 10z" />
      </svg>
      <p class="queue-head">
        <strong>${term(words.text('queue.open'), 'open')}</strong>
        <span class="note hint">${term(hint, 'open')}</span>
        ${
          skipped > 0
            ? html`<span class="note hint skipped"
                >${term(words.text('queue.skipped', { count: skipped }), 'stale')}</span
              >`
            : nothing
        }
      </p>
      <div class="row-of-piles">
        <canvas
          aria-hidden="true"
          ${painted((canvas) => surfaceOn(canvas, () => this.#viewer.refresh())?.paint(this.paintPiles))}
        ></canvas>
        <ol class="hidden" aria-label=${words.text('queue.open')}>
          ${piles.map((pile) => html`<li>${says(pile)}</li>`)}
          ${later > 0 ? html`<li>${words.number(later)} ${words.text('queue.later')}</li>` : nothing}
        </ol>
      </div>
    </div>`;
  }

  /** Paints the piles into a box. @type {(ctx: Ctx, box: LayoutBox) => void} */
  paintPiles = (ctx, { width, height }) => {
    const { words, theme } = this.#viewer;
    const shown = this.piles;
    const tells = { number: words.number, later: words.text('queue.later') };
    const paint = (/** @type {Pen} */ pen) => paintPiles(pen, { width, height }, shown, tells);
    const pen = new Pen(ctx, theme);
    if (!(/** @type {Partial<HTMLCanvasElement>} */ (ctx.canvas ?? {}).isConnected)) paint(pen);
    else pen.cached(this.#pileSheet, [shown], { x: 0, y: 0, width, height }, paint);
  };

  /**
   * The piles in pictures for print: their height in font sizes, and the function that paints them.
   */
  get strip() {
    return {
      high: 7,
      paint: (
        /** @type {Ctx} */ ctx,
        /** @type {LayoutBox} */ { width },
        /** @type {number} */ px,
      ) => {
        const { words, theme } = this.#viewer;
        const pen = new Pen(ctx, theme);
        const title = { px, colour: theme.ink, weight: 600, align: /** @type {const} */ ('left') };
        pen.text(words.text('queue.open'), { x: 0, y: 0.7 * px }, title);
        ctx.save();
        ctx.translate(0, 1.6 * px);
        this.paintPiles(ctx, { width, height: Math.max(PILES_PX, 5.4 * px), scale: 1 });
        ctx.restore();
      },
    };
  }
}
