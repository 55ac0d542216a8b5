/**
 * Draws a lane of a race on a disc of the whole space: its lights, the bloom over them, dots while
 * few states are lit, and the thread of its answer with a star.
 * @import { Ctx, Point, Theme } from '../../../canvas/types.js'
 * @import { Cursor } from './places.js'
 * @import { DiscColours, Visits } from './disc-lights.js'
 * @import { DiscGrid } from './disc-grid.js'
 * @import { Thread } from './race-thread.js'
 */
import { Inputs, oncePer } from '../../../core/util/memo-key.js';
import { fade, mix, pixelOf, rgbOf } from '../../../canvas/colour.js';
import { isDark, makeCanvas, shades } from '../../../canvas/marks.js';
import { Pen } from '../../../canvas/pen.js';
import { restored } from '../../../canvas/surface.js';
import { SQUARE_PX, discRadius } from './disc-grid.js';
import { DiscLights, ROLES, SHARES, colourAt } from './disc-lights.js';
import { coloursOf } from './map-colours.js';
import { NEVER } from './places.js';
import { threadOf, threadWidths, traceThread } from './race-thread.js';
import { TEXTURES } from './texture.js';

/**
 * Radius of a dot, in CSS px. Then the numbers of lit states from which dots fade, are gone, and
 * are squares.
 */
const DOT_PX = 1.3;
const DOTS = { fade: 500, most: 1200, round: 1000 };
/** Opacity of the bloom, for the same two kinds of lanes as in `LIGHT`. */
const BLOOM = { full: 0.12, sparse: 0.3 };
/**
 * Exponents that turn a pixel's share of lit states into brightness: `full` for a lane that lights
 * much of the map (see `FULL_FROM`), `sparse` for any other lane.
 */
const LIGHT = { full: 1.2, sparse: 4 };
/** Minimum share of lit states with which a lane counts as lighting much of the map. */
const FULL_FROM = 0.3;
const STAR_PX = 9;

/**
 * State of the drawing: the cursors of both sides, the shares of the thread and of the star that
 * are drawn, and the number on the ring halfway to the rim (empty for none).
 * @typedef {{ cursors: readonly Cursor[], thread: number, star: number, ring: string, blooms:
 *   boolean }} DiscView
 */

/** Colours of unlit and lit states on a small disc. */
const tones = oncePer((/** @type {Theme} */ theme) => {
  const { ground, dark } = shades(theme);
  const strong = (/** @type {string} */ colour) =>
    dark ? mix(colour, '#000', 0.16) : mix(colour, '#fff', 0.16);
  return {
    unseen: mix(theme.unseen, ground, dark ? 0.42 : 0.4),
    expanded: strong(theme.expanded),
    waiting: dark ? theme.frontier : mix(theme.frontier, theme.frontierInk, 0.5),
    backward: strong(theme.backward),
  };
});

/** @type {(theme: Theme) => Map<number, DiscColours>} */
const palettes = oncePer(() => new Map());

/** @param {string} colour of CSS */
const pixel = (colour) => pixelOf(rgbOf(colour));

/**
 * Returns the colours of a disc's pixels.
 * @param {Theme} theme
 * @param {number} exponent of the light of a pixel
 * @returns {DiscColours}
 */
function paletteOf(theme, exponent) {
  const known = palettes(theme).get(exponent);
  if (known) return known;
  const { unseen, expanded, waiting, backward } = tones(theme);
  const ramp = (/** @type {string} */ colour, /** @type {number} */ strength) =>
    Uint32Array.from({ length: SHARES + 1 }, (_, share) =>
      pixel(mix(unseen, colour, strength * (1 - (1 - share / SHARES) ** exponent))),
    );
  const { dark, ground } = shades(theme);
  /**
   * Colours in rings of even and odd depth, by role, and how strong the second one is.
   * @type {[string, string, number][]}
   */
  const byRole = [
    [unseen, unseen, 1],
    [expanded, mix(expanded, ground, dark ? 0.055 : 0.05), 1],
    [waiting, waiting, 0.55],
    [backward, mix(backward, ground, dark ? 0.055 : 0.05), 1],
    [mix(backward, waiting, 0.5), mix(backward, waiting, 0.5), 0.55],
  ];
  const made = new Uint32Array(2 * ROLES * (SHARES + 1));
  for (const [role, [even, odd, strength]] of byRole.entries()) {
    made.set(ramp(even, 1), colourAt(role, 0));
    made.set(ramp(odd, strength), colourAt(role, 1));
  }
  palettes(theme).set(exponent, made);
  return made;
}

export class LaneDisc {
  #grid;
  #sides;
  #lights;
  #exponent;
  /** @type {Ctx} */
  #ctx;
  /** @type {ImageData} */
  #image;
  #pixels;
  /** @type {Ctx} */
  #bloom;
  /** @type {ImageData} */
  #bloomImage;
  #coloured = new Inputs();
  /** @type {Thread | null} */
  #thread;
  /**
   * Place of the goal that the answer reaches; without an answer, of the only goal.
   * @type {Point | null}
   */
  #goal;

  /**
   * @param {DiscGrid} grid with all pixels
   * @param {readonly Visits[]} sides
   * @param {{ path: ArrayLike<number>, goals: ArrayLike<number>, lit: number }} lane places of the
   *   answer and of the goals, and number of states that are lit at the end of the lane
   */
  constructor(grid, sides, { path, goals, lit }) {
    this.#grid = grid;
    this.#sides = sides;
    this.#lights = new DiscLights(grid, sides);
    const { width, height } = grid.table;
    this.#ctx = makeCanvas(width, height);
    this.#image = this.#ctx.createImageData(width, height);
    this.#pixels = new Uint32Array(this.#image.data.buffer);
    this.#bloom = makeCanvas(grid.columns, grid.columns);
    this.#bloomImage = this.#bloom.createImageData(grid.columns, grid.columns);
    this.#exponent = lit > FULL_FROM * grid.plan.states ? LIGHT.full : LIGHT.sparse;
    this.#thread = threadOf(grid.plan, path);
    const end = path.length > 0 ? path[path.length - 1] : goals.length === 1 ? goals[0] : -1;
    this.#goal = end >= 0 ? grid.plan.point(end) : null;
  }

  /** Whether the disc has room for the thread of the answer. */
  get hasThread() {
    return this.#thread !== null;
  }

  /**
   * Paints the disc.
   * @param {Ctx} ctx scaled to CSS px and cleared, with the corner of the disc's square as origin
   * @param {DiscView} view
   * @param {Theme} theme
   */
  paint(ctx, view, theme) {
    const { side, centre, radius } = this.#grid;
    this.#follow(view.cursors, theme);
    ctx.drawImage(this.#ctx.canvas, 0, 0, side, side);
    const pen = new Pen(ctx, theme);
    pen.circle(centre, radius - 0.5);
    pen.stroke(mix(tones(theme).unseen, theme.ink, 0.35), 1);
    this.#paintDots(ctx, theme);
    if (view.blooms && isDark(theme)) this.#paintBloom(ctx, theme);
    this.#paintRing(pen, view.ring);
    if (this.#thread && view.thread > 0) this.#paintThread(pen, this.#thread, view.thread);
    pen.disc(centre, 5.5, pen.shades.ground);
    pen.disc(centre, 4, theme.current);
    pen.disc(centre, 2, pen.shades.ground);
    if (this.#goal) this.#paintGoal(pen, this.#goal, view);
  }

  /**
   * Updates the picture to the cursors.
   * @param {readonly Cursor[]} cursors
   * @param {Theme} theme
   */
  #follow(cursors, theme) {
    const lights = this.#lights;
    // Draw all again after a lost canvas context, which has lost the picture, too.
    if (this.#coloured.changed(theme, restored)) lights.touchAll();
    lights.follow(cursors);
    if (lights.due.length === 0) return;
    const { top, bottom } = this.#grid.isLarge
      ? this.#writeCells(theme)
      : lights.write(this.#pixels, paletteOf(theme, this.#exponent));
    const { width } = this.#grid.table;
    this.#ctx.putImageData(this.#image, 0, 0, 0, top, width, bottom - top);
  }

  /**
   * Writes the changed pixels of a disc whose cells have gaps and outlines.
   * @param {Theme} theme
   */
  #writeCells(theme) {
    const { table, plan, cover } = this.#grid;
    const lights = this.#lights;
    const { pixels, perRole } = coloursOf(theme, { colour: 'role' }, plan.depths);
    const { backward } = tones(theme);
    const shadeOf = [0, 1 + perRole, 1, 1 + perRole, 1];
    for (const own of lights.due) {
      const role = lights.roleOf(own);
      const colour = pixels[shadeOf[role] * TEXTURES + table.texture[own]];
      this.#pixels[own] = role < 3 ? colour : pixel(backward);
      if (cover[own] < 255) this.#image.data[4 * own + 3] = cover[own];
    }
    lights.settle();
    return { top: 0, bottom: table.height };
  }

  /**
   * Paints a dot on each lit state while few are lit.
   * @param {Ctx} ctx
   * @param {Theme} theme
   */
  #paintDots(ctx, theme) {
    const { lit, shown } = this.#lights;
    const { plan, isLarge } = this.#grid;
    if (isLarge || lit > DOTS.most) return;
    const { expanded, waiting, backward } = tones(theme);
    // Let dots shrink while pixels take their place: translucent dots would mix their colours with
    // them.
    const size = Math.sqrt(Math.min(1, (DOTS.most - lit) / (DOTS.most - DOTS.fade)));
    const isRound = lit < DOTS.round;
    this.#sides.forEach(({ found, expanded: order }, side) => {
      const cursor = shown[side];
      // Draw the dots of expanded states last, so that they cover the dots that these states had
      // while waiting.
      for (const [places, fullPx, colour] of /** @type {const} */ ([
        [found.subarray(0, cursor.discovered), DOT_PX, waiting],
        [order.subarray(0, cursor.expanded), DOT_PX + 0.25, side > 0 ? backward : expanded],
      ])) {
        const px = size * fullPx;
        ctx.beginPath();
        for (const place of places) {
          if (place === NEVER) continue;
          const { x, y } = plan.point(place);
          if (!isRound) ctx.rect(x - px, y - px, 2 * px, 2 * px);
          else {
            ctx.moveTo(x + px, y);
            ctx.arc(x, y, px, 0, 2 * Math.PI);
          }
        }
        ctx.fillStyle = colour;
        ctx.fill();
      }
    });
  }

  /**
   * Paints the light of the lit states, which reaches beyond the rim.
   * @param {Ctx} ctx
   * @param {Theme} theme
   */
  #paintBloom(ctx, theme) {
    const { columns, scale } = this.#grid;
    const { squares, lit } = this.#lights;
    if (lit < 2) return;
    const perSquare = (SQUARE_PX * scale) ** 2;
    const isFull = this.#exponent === LIGHT.full;
    const gain = isFull ? 1 : 3;
    const { data } = this.#bloomImage;
    const colour = rgbOf(theme.expanded);
    for (let row = 0, at = 0; row < columns; row++) {
      for (let column = 0; column < columns; column++, at++) {
        let sum = 0;
        for (let down = Math.max(0, row - 1); down <= Math.min(columns - 1, row + 1); down++) {
          const from = down * columns + column;
          sum += squares[from] + (column > 0 ? squares[from - 1] : 0);
          sum += column < columns - 1 ? squares[from + 1] : 0;
        }
        const light = Math.min(1, (gain * sum) / (9 * perSquare));
        data.set(colour, 4 * at);
        data[4 * at + 3] = 255 * light;
      }
    }
    this.#bloom.putImageData(this.#bloomImage, 0, 0);
    ctx.save();
    ctx.globalCompositeOperation = 'lighter';
    ctx.globalAlpha = isFull ? BLOOM.full : BLOOM.sparse;
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(this.#bloom.canvas, 0, 0, columns * SQUARE_PX, columns * SQUARE_PX);
    ctx.restore();
  }

  /**
   * Draws the ring halfway between centre and rim, with its depth.
   * @param {Pen} pen
   * @param {string} number empty for none
   */
  #paintRing(pen, number) {
    const depth = ringOf(this.#grid.plan.radii);
    if (depth === 0) return;
    const { centre, plan, radius } = this.#grid;
    const r = plan.radii[depth];
    const { ground, dark } = pen.shades;
    const isLit = this.#lights.lit > FULL_FROM * plan.states;
    pen.circle(centre, r);
    pen.stroke(dark ? (isLit ? fade(ground, 0.8) : fade(pen.theme.ink, 0.3)) : fade(pen.theme.glow, 0.75), 1); // prettier-ignore
    if (!number || radius < 70) return;
    const area = { x: centre.x - 11, y: centre.y + r - 11, width: 22, height: 22 };
    pen.cached('race ring', [number], area, (on) => {
      const at = { x: 11, y: 11 };
      on.disc(at, 11, dark ? ground : pen.theme.glow);
      on.text(number, at, { px: 12, colour: pen.theme.ink, weight: 600 });
    });
  }

  /**
   * @param {Pen} pen
   * @param {Thread} thread
   * @param {number} share
   */
  #paintThread({ ctx, theme, shades: { ground, dark } }, thread, share) {
    ctx.save();
    ctx.lineJoin = ctx.lineCap = 'round';
    ctx.beginPath();
    traceThread(ctx, thread, share);
    const { halo, line } = threadWidths(this.#grid.radius);
    for (const [colour, width] of /** @type {const} */ ([
      [dark ? ground : theme.glow, halo],
      [theme.path, line],
    ])) {
      ctx.strokeStyle = colour;
      ctx.lineWidth = width;
      ctx.stroke();
    }
    ctx.restore();
  }

  /**
   * Draws the goal: an outline of a star, and the star itself once the lane has its answer.
   * @param {Pen} pen
   * @param {Point} at
   * @param {DiscView} view
   */
  #paintGoal(pen, at, { star }) {
    const { theme } = pen;
    if (star <= 0) {
      pen.disc(at, 3.5, pen.shades.ground);
      pen.disc(at, 2.25, theme.path);
      return;
    }
    if (pen.dark) {
      const r = Math.min(20, this.#grid.radius / 4.8);
      pen.glow({ ...at, r }, theme.path, [[0, 0.55 * star], [0.4, 0.22 * star], [1, 0]]); // prettier-ignore
    }
    const r = Math.min(STAR_PX, Math.max(6, this.#grid.radius / 10));
    pen.stars([at], r * (0.4 + 0.6 * star));
  }
}

/**
 * Paints a disc whose lights are not known yet.
 * @param {Ctx} ctx
 * @param {number} side side of the disc's square, in CSS px
 * @param {Theme} theme
 */
export function paintUnlit(ctx, side, theme) {
  const pen = new Pen(ctx, theme);
  pen.circle({ x: side / 2, y: side / 2 }, discRadius(side));
  pen.fill(tones(theme).unseen);
}

/**
 * Returns the depth of the ring that lies about halfway to the rim; 0 for a disc of few rings.
 * @param {Float64Array} radii
 */
export function ringOf(radii) {
  const last = radii.length - 1;
  if (last < 8) return 0;
  const depth = radii.findIndex((radius) => radius >= radii[last] / 2);
  // Round the depth: a round number reads better than the exact ring halfway.
  const round = depth >= 10 ? 5 * Math.round(depth / 5) : depth;
  return Math.min(last - 1, Math.max(1, round));
}
