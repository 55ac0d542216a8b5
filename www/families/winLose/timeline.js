/**
 * The background of the scrub bar: whether the cells that are filled over the steps of the run win
 * or lose, and where a row or a wave begins.
 * @import { Desk } from '../../ui/desk.js'
 * @import { Ctx, Theme } from '../../draw/types.js'
 */
import { fade } from '../../draw/colour.js';
import { hatch } from '../../draw/marks.js';
import { UNKNOWN } from './film.js';
import { wins } from './view.js';

/** Borders nearer to each other would cover what is between them. */
const BORDERS_PX = 4;

/**
 * The run in columns of equally many steps.
 * @typedef {object} Profile
 * @property {number} steps that the columns cover
 * @property {Float32Array} losing of each column the share of steps that went into losing cells
 * @property {readonly number[]} borders the steps at which stages end
 */

/**
 * A run as far as it is computed.
 * @typedef {object} Filling
 * @property {number} steps
 * @property {number} cells that are filled by then
 * @property {(rank: number) => number} cellAt the cell that is filled at this place of the order
 * @property {(rank: number) => number} stageAt something that changes from stage to stage
 * @property {(cell: number) => number} filledAt the step that fills it
 * @property {ArrayLike<number>} plies
 */

/** So many times for each column it is asked when a cell was filled. */
const ASKED = 4;

/**
 * Which cells the steps of a run went into: the steps since the cell before. Linear in the number
 * of cells; `filledAt` is asked for each stage and a few times a column.
 * @param {Filling} run
 * @param {number} columns
 * @returns {Profile}
 */
export function profileOf({ steps, cells, cellAt, stageAt, filledAt, plies }, columns) {
  const losing = new Float32Array(columns);
  const borders = [];
  const every = Math.ceil(cells / (columns * ASKED));
  const wide = steps / columns;
  const spread = (
    /** @type {number} */ from,
    /** @type {number} */ to,
    /** @type {number} */ share,
  ) => {
    for (let column = Math.floor(from / wide); column < columns && column * wide < to; column++) {
      const part = Math.min(to, (column + 1) * wide) - Math.max(from, column * wide);
      losing[column] += (share * part) / wide;
    }
  };
  let [before, lost, count] = [0, 0, 0];
  for (let rank = 0; rank < cells; rank++) {
    const cell = cellAt(rank);
    if (rank > 0 && stageAt(rank) !== stageAt(rank - 1)) borders.push(filledAt(cellAt(rank - 1)));
    if (!wins(plies[cell])) lost += 1;
    count += 1;
    if (count < every && rank + 1 < cells) continue;
    const at = filledAt(cell);
    if (lost > 0 && at > before) spread(before, at, lost / count);
    [before, lost, count] = [at, 0, 0];
  }
  return { steps, losing, borders };
}

/** A profile that grows is made anew so often only, ms. */
const HOLD_MS = 200;
/** Of a wider bar single columns cannot be told apart. */
const MOST_COLUMNS = 1200;

/** The profile of the run on a desk. */
export class WinLoseTimeline {
  #desk;
  /** @type {Profile | null} */
  #profile = null;
  /** What the profile is of. */
  #of = /** @type {unknown[]} */ ([]);
  #madeMs = 0;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
  }

  reset() {
    this.#profile = null;
  }

  /**
   * @param {Ctx} ctx
   * @param {{ width: number, height: number }} box
   */
  paint(ctx, box) {
    const { viz, roles } = this.#desk;
    const { known, cursor } = viz.player;
    const profile = this.#follow(Math.min(MOST_COLUMNS, Math.ceil(box.width)));
    paintProfile(ctx, box, { known, cursor, total: known, profile }, roles);
  }

  /** @param {number} columns @returns {Profile} */
  #follow(columns) {
    const { session, player, frame } = this.#desk.viz;
    const of = [session, columns, player.known];
    const isSame = of.every((part, index) => part === this.#of[index]);
    const isHeld = performance.now() - this.#madeMs < HOLD_MS && player.computing;
    if (this.#profile && (isSame || (isHeld && this.#of[0] === session))) return this.#profile;
    this.#of = of;
    this.#madeMs = performance.now();
    const { plies, ranks, steps } = frame.table;
    const order = ranks.length === 0 ? null : orderOf(ranks);
    const cellAt = (/** @type {number} */ rank) => (order ? order[rank] : rank);
    const wide = session.description.columns;
    this.#profile = profileOf(
      {
        steps: player.known,
        cells: order ? order.length : filledOf(plies),
        cellAt,
        stageAt: (rank) => (order ? plies[order[rank]] : Math.floor(rank / wide)),
        filledAt: (cell) => steps[cell],
        plies,
      },
      columns,
    );
    return this.#profile;
  }
}

/** How many cells are filled, in their own order. @param {ArrayLike<number>} plies */
function filledOf(plies) {
  let [low, high] = [0, plies.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (plies[middle] === UNKNOWN) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * The cells in the order of filling, as far as they are filled.
 * @param {ArrayLike<number>} ranks
 */
function orderOf(ranks) {
  const order = new Uint32Array(ranks.length);
  let count = 0;
  for (let cell = 0; cell < ranks.length; cell++) {
    if (ranks[cell] >= ranks.length) continue;
    order[ranks[cell]] = cell;
    count += 1;
  }
  return order.subarray(0, count);
}

/**
 * Paints the whole bar, the cursor too. Before the cursor the profile is strong, after it pale; what
 * is not known yet is hatched.
 * @param {Ctx} ctx scaled to CSS px and cleared
 * @param {{ width: number, height: number }} box
 * @param {{ known: number, cursor: number, total: number, profile: Profile }} run
 * @param {Theme} theme
 */
export function paintProfile(ctx, { width, height }, { known, cursor, total, profile }, theme) {
  const xOf = (/** @type {number} */ step) => (Math.min(step, total) / Math.max(1, total)) * width;
  const [knownX, cursorX] = [xOf(known), xOf(cursor)];
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, Math.min(6, height / 4));
  ctx.clip();
  ctx.fillStyle = theme.sunk;
  ctx.fillRect(0, 0, width, height);
  paintShares(ctx, { width: xOf(profile.steps), height }, profile.losing, theme);
  paintBorders(ctx, height, profile.borders.map(xOf), theme);
  ctx.fillStyle = fade(theme.sunk, 0.68);
  ctx.fillRect(cursorX, 0, width - cursorX, height);
  if (knownX < width) {
    hatch(ctx, { x: knownX, y: 0, width: width - knownX, height }, theme.line, 7, 1.25);
  }
  const line = Math.min(width - 3, Math.max(3, cursorX));
  ctx.fillStyle = theme.card;
  ctx.fillRect(line - 3.5, 0, 7, height);
  ctx.fillStyle = theme.current;
  ctx.beginPath();
  ctx.roundRect(line - 1.5, 0, 3, height, 1.5);
  ctx.fill();
  ctx.restore();
}

/**
 * Of each column the losing cells from above, the winning ones from below: which is which is told by
 * their place, too.
 * @param {Ctx} ctx
 * @param {{ width: number, height: number }} box
 * @param {Float32Array} losing
 * @param {Theme} theme
 */
function paintShares(ctx, { width, height }, losing, theme) {
  const top = Math.min(5, height / 5);
  const room = height - top;
  ctx.fillStyle = theme.win;
  ctx.fillRect(0, top, width, room);
  const wide = width / losing.length;
  ctx.fillStyle = theme.lose;
  for (const [column, share] of losing.entries()) {
    // A few losing cells among many can be seen, too.
    const px = share > 0 ? Math.max(2, share * room) : 0;
    if (px > 0) ctx.fillRect(column * wide, height - px, wide + 0.3, px);
  }
}

/**
 * @param {Ctx} ctx
 * @param {number} height
 * @param {readonly number[]} xs
 * @param {Theme} theme
 */
function paintBorders(ctx, height, xs, theme) {
  let before = 0;
  ctx.fillStyle = fade(theme.card, 0.8);
  for (const x of xs) {
    if (x - before < BORDERS_PX) continue;
    ctx.fillRect(Math.round(x) - 0.5, 0, 1, height);
    before = x;
  }
}
