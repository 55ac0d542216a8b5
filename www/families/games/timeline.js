/**
 * The background of the scrub bar: whether the cells that are filled over the steps of the run win
 * or lose, and where a row or a wave begins.
 * @import { Viewer } from '../../ui/viewer.js'
 * @import { Ctx, Theme } from '../../draw/types.js'
 * @import { Looking } from './looking.js'
 */
import { fade } from '../../draw/colour.js';
import { paintBar } from '../../draw/scrub-bar.js';
import { UNKNOWN } from './core.js';
import { isWin } from './plies.js';
import { orderOf } from './view.js';

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
 * @property {ArrayLike<number> | null} order the cells in the order of filling, null for their own
 * @property {(rank: number) => number} stageAt something that changes from stage to stage
 * @property {ArrayLike<number>} filledAt the step that fills each cell
 * @property {ArrayLike<number>} plies
 */

/**
 * Which cells the steps of a run went into: the steps since the cell before. Linear in the number
 * of cells.
 * @param {Filling} run
 * @param {number} columns
 * @returns {Profile}
 */
export function profileOf({ steps, cells, order, stageAt, filledAt, plies }, columns) {
  const losing = new Float32Array(columns);
  const borders = [];
  const wide = steps / columns;
  const spread = (/** @type {number} */ from, /** @type {number} */ to) => {
    for (let column = Math.floor(from / wide); column < columns && column * wide < to; column++) {
      const part = Math.min(to, (column + 1) * wide) - Math.max(from, column * wide);
      losing[column] += part / wide;
    }
  };
  let [before, stage] = [0, stageAt(0)];
  for (let rank = 0; rank < cells; rank++) {
    const cell = order ? order[rank] : rank;
    const now = stageAt(rank);
    if (now !== stage) borders.push(before);
    const at = filledAt[cell];
    if (!isWin(plies[cell])) spread(before, at);
    [before, stage] = [at, now];
  }
  return { steps, losing, borders };
}

/** A profile that grows is made anew so often only, ms. */
const HOLD_MS = 200;
/** Of a wider bar single columns cannot be told apart. */
const MOST_COLUMNS = 1200;

/** The profile of the run on a viewer. */
export class WinLoseTimeline {
  #viewer;
  #looking;
  /** @type {Profile | null} */
  #profile = null;
  /** What the profile is of. */
  #of = /** @type {unknown[]} */ ([]);
  #madeMs = 0;

  /**
   * @param {Viewer} viewer
   * @param {Looking} looking
   */
  constructor(viewer, looking) {
    this.#viewer = viewer;
    this.#looking = looking;
  }

  reset() {
    this.#profile = null;
  }

  /**
   * @param {Ctx} ctx
   * @param {{ width: number, height: number }} box
   */
  paint(ctx, box) {
    const { run, theme } = this.#viewer;
    const { known, cursor } = run.player;
    const profile = this.#follow(Math.min(MOST_COLUMNS, Math.ceil(box.width)));
    // Who wins would give a game away that is on.
    const { unseen } = theme;
    const shown = this.#looking.isOn ? { ...theme, win: unseen, lose: unseen } : theme;
    paintProfile(ctx, box, { known, cursor, profile }, shown);
  }

  /** @param {number} columns @returns {Profile} */
  #follow(columns) {
    const { session, player, frame } = this.#viewer.run;
    const of = [session, columns, player.known];
    const isSame = of.every((part, index) => part === this.#of[index]);
    const isHeld = performance.now() - this.#madeMs < HOLD_MS && player.computing;
    if (this.#profile && (isSame || (isHeld && this.#of[0] === session))) return this.#profile;
    this.#of = of;
    this.#madeMs = performance.now();
    const { plies, ranks, steps } = frame.table;
    const order = ranks.length === 0 ? null : orderOf(ranks);
    const wide = session.description.columns;
    this.#profile = profileOf(
      {
        steps: player.known,
        cells: order ? order.length : filledOf(plies),
        order,
        stageAt: (rank) => (order ? plies[order[rank]] : Math.floor(rank / wide)),
        filledAt: steps,
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
 * Paints the whole bar, the cursor too: as many steps as are known. Before the cursor the profile is
 * strong, after it pale; it may be of fewer steps, while it grows.
 * @param {Ctx} ctx scaled to CSS px and cleared
 * @param {{ width: number, height: number }} box
 * @param {{ known: number, cursor: number, profile: Profile }} run
 * @param {Theme} theme
 */
export function paintProfile(ctx, box, { known, cursor, profile }, theme) {
  const { width, height } = box;
  const xOf = (/** @type {number} */ step) => (Math.min(step, known) / Math.max(1, known)) * width;
  const cursorX = xOf(cursor);
  paintBar(ctx, box, cursorX, theme, () => {
    paintShares(ctx, { width: xOf(profile.steps), height }, profile.losing, theme);
    paintBorders(ctx, height, profile.borders.map(xOf), theme);
    ctx.fillStyle = fade(theme.sunk, 0.68);
    ctx.fillRect(cursorX, 0, width - cursorX, height);
  });
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
