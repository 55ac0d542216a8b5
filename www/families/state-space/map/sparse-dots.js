/**
 * Draws a glowing dot for each discovered (lit) state while few states are lit: as pixels, 66
 * states on a disc of 181,440 would be invisible. The dots are kept in a picture, to which each
 * step adds the new ones. With more lit states, the dots fade out.
 * @import { Ctx, Theme } from '../../../canvas/types.js'
 * @import { Cursor } from './places.js'
 * @import { Visits } from './disc-lights.js'
 * @import { DiscGrid } from './disc-grid.js'
 */
import { Inputs } from '../../../core/util/memo-key.js';
import { rgbOf } from '../../../canvas/colour.js';
import { restored } from '../../../canvas/surface.js';
import { NEVER } from './places.js';
import { tones } from './disc-tones.js';
import { Splat, Splats } from './splats.js';

/**
 * Radius of a dot in CSS px, and numbers of lit states from which dots fade and are gone, all on a
 * disc of `discPx` radius. Larger discs have larger dots, and room for more.
 */
const DOTS = { px: 1.3, mostPx: 1.8, fade: 500, most: 1200, discPx: 116 };
/** How much larger the dot of an expanded state is, in CSS px: it covers that of the waiting state. */
const COVERS_PX = 0.25;
/**
 * Radius of a glow in radii of its dot, and its opacity. On a small disc the dots are close
 * together, so their glows are smaller, too.
 */
const GLOW = { reach: 4.5, least: 2.2, alpha: 0.4 };

/**
 * What to paint: the number of lit states, the counts of each side at the step shown, and whether
 * the dots glow.
 * @typedef {{ lit: number, cursors: readonly Cursor[], isLit: boolean }} DotsView
 */

/** Opacity of a glow by the distance from the middle, in radii of the glow: a bright core in a dim halo. */
const glowAt = (/** @type {number} */ distance) =>
  distance < 0.3 ? 0.9 - (0.55 / 0.3) * distance : 0.5 * (1 - distance);

/**
 * Positions of the states that were discovered first (or expanded first), in CSS px: x and y in
 * turns; and the shapes of their dots and glows.
 */
class Spots {
  drawn = 0;

  /**
   * @param {DiscGrid} grid
   * @param {Uint32Array} places places in the order of discovery or expansion
   * @param {{ most: number, px: number, reach: number }} look number of dots, radius of a dot in CSS
   *   px, and radius of a glow in radii of its dot
   */
  constructor({ plan, scale }, places, { most, px, reach }) {
    const radius = scale * px;
    this.dot = new Splat(radius + 0.5, (distance) => Math.min(1, radius + 0.5 - distance));
    // Glows have half the resolution of CSS px.
    const halo = (reach * px) / 2;
    this.glow = new Splat(halo, (distance) => glowAt(distance / halo));

    this.at = new Float32Array(2 * Math.min(most, places.length)).fill(NaN);
    for (let visit = 0; 2 * visit < this.at.length; visit++) {
      if (places[visit] === NEVER) continue;
      const { x, y } = plan.point(places[visit]);
      this.at[2 * visit] = x;
      this.at[2 * visit + 1] = y;
    }
  }
}

export class SparseDots {
  #grid;
  #sides;
  #most;
  #fade;
  /** @type {Splats | null} */
  #dots = null;
  /** Glows, at half the resolution. @type {Splats | null} */
  #glows = null;
  #drawnIn = new Inputs();

  /**
   * @param {DiscGrid} grid
   * @param {readonly Visits[]} sides
   */
  constructor(grid, sides) {
    this.#grid = grid;
    const ratio = grid.plan.radius / DOTS.discPx;
    const room = Math.max(1, ratio ** 2);
    this.#most = Math.round(DOTS.most * room);
    this.#fade = DOTS.fade * room;
    const reach = Math.max(GLOW.least, GLOW.reach * Math.min(1, ratio));
    const px = Math.min(DOTS.mostPx, DOTS.px * Math.max(1, Math.sqrt(ratio)));
    const look = { most: this.#most, px, reach };
    const covering = { ...look, px: px + COVERS_PX };
    this.#sides = sides.map(({ found, expanded }) => ({
      waiting: new Spots(grid, found, look),
      expanded: new Spots(grid, expanded, covering),
    }));
  }

  /**
   * Paints the dots and, in a dark theme, their glow.
   * @param {Ctx} ctx scaled to CSS px
   * @param {DotsView} view
   * @param {Theme} theme
   */
  paint(ctx, { lit, cursors, isLit }, theme) {
    if (lit > this.#most) return;
    const { left, top, width, height, px } = this.#grid.table;
    this.#dots ??= new Splats(width, height);
    this.#glows ??= new Splats(Math.ceil((width * px) / 2), Math.ceil((height * px) / 2));
    this.#follow(cursors, theme);
    const share = Math.min(1, (this.#most - lit) / (this.#most - this.#fade));
    ctx.save();
    if (isLit) {
      ctx.globalCompositeOperation = 'lighter';
      ctx.globalAlpha = GLOW.alpha * share;
      const { canvas } = this.#glows;
      ctx.drawImage(canvas, left, top, 2 * canvas.width, 2 * canvas.height);
      ctx.globalCompositeOperation = 'source-over';
    }
    ctx.globalAlpha = share;
    ctx.drawImage(this.#dots.canvas, left, top, width * px, height * px);
    ctx.restore();
  }

  /**
   * Updates the pictures to the step shown.
   * @param {readonly Cursor[]} cursors
   * @param {Theme} theme
   */
  #follow(cursors, theme) {
    const isBack = this.#sides.some(
      ({ waiting, expanded }, side) =>
        cursors[side].discovered < waiting.drawn || cursors[side].expanded < expanded.drawn,
    );
    // A lost canvas context loses the pictures, too.
    if (this.#drawnIn.changed(theme, restored) || isBack) this.#clear();
    const colours = tones(theme);
    this.#sides.forEach(({ waiting, expanded }, side) => {
      const { discovered, expanded: settled } = cursors[side];
      const own = side > 0 ? colours.backward : colours.expanded;
      this.#add(waiting, discovered, rgbOf(colours.waiting), rgbOf(theme.frontier));
      this.#add(expanded, settled, rgbOf(own), rgbOf(own));
    });
  }

  #clear() {
    this.#dots?.clear();
    this.#glows?.clear();
    for (const { waiting, expanded } of this.#sides) waiting.drawn = expanded.drawn = 0;
  }

  /**
   * Adds the dots of the first `to` states that have no dot yet.
   * @param {Spots} spots
   * @param {number} to number of states
   * @param {ArrayLike<number>} dot colour of a dot: red, green and blue
   * @param {ArrayLike<number>} glow
   */
  #add(spots, to, dot, glow) {
    const end = Math.min(to, spots.at.length / 2);
    const { table, scale } = this.#grid;
    const { left, top } = table;
    for (; spots.drawn < end; spots.drawn++) {
      const x = spots.at[2 * spots.drawn] - left;
      const y = spots.at[2 * spots.drawn + 1] - top;
      if (Number.isNaN(x)) continue;
      this.#dots?.add(scale * x, scale * y, spots.dot, dot);
      this.#glows?.add(x / 2, y / 2, spots.glow, glow);
    }
  }
}
