/**
 * The path on the rings: a bright wedge from the root to the cursor with depth numbers, and the
 * light around it. The wedge always points up, so pictures that are expensive to draw are cached.
 * @import { Point } from '../../../canvas/types.js'
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { RingPen } from './rings.js'
 * @import { RingPlace } from './ring-geometry.js'
 */
import { eased } from '../../../core/playback/step-tween.js';
import { fade, mix } from '../../../canvas/colour.js';
import { ALL_LIT, answerPath } from '../../../canvas/answer-path.js';
import { TURN } from '../../../canvas/geometry.js';
import { WEDGE } from './ring-geometry.js';

/** Offset of canvas angles (0 at 3 o'clock) from ring angles (0 at 12 o'clock), in radians. */
const TOP = -TURN / 4;
/** Font size of the pill with the depth at the cursor, and height of the pill, in CSS px. */
const FONT_PX = 12;
const PILL_PX = 20;
/** Height reserved above the pill for the cross and a gap, in CSS px. */
const CROSS_PX = 12;
/** Distance of the bar of a cut from the pill, and half of its greatest length, in CSS px. */
const BAR_PX = 5;
const BAR_HALF_PX = 53;
/** Minimum height of a ring that is hatched beyond a cut, in CSS px. */
const HATCHED_FROM_PX = 4;
/** Minimum distance between two rings with a depth number, in CSS px. */
const APART_PX = 26;
/**
 * Light cones: angle in radians, opacity at the root, and factor of this opacity at the far end.
 */
const HALO = { angle: 2.6 * WEDGE, strength: 0.6, far: 0.35 };
const BEAM = { angle: 1.5 * WEDGE, strength: 0.42, far: 0.55 };
/** Size of the cached light pictures, which are stretched when drawn. */
const LIGHT_PX = 160;

/**
 * Returns the distance of the wedge's tip from the root, in CSS px. The tip lies in the ring of the
 * cursor. During a step it moves out or in by one ring.
 * @param {RingPen} pen
 */
function tipOf({ place, view }) {
  const { kind, share = 1 } = view;
  const { depth } = place;
  const tip = tipAt(place, depth);
  if (share >= 1 || (kind !== 'place' && kind !== 'retreat')) return tip;
  const before = tipAt(place, kind === 'place' ? depth - 1 : depth + 1);
  return before + (tip - before) * eased(share);
}

/** @type {(place: RingPlace, depth: number) => number} */
const tipAt = (place, depth) =>
  Math.min(place.radius, place.inner(Math.max(place.from, depth) + 0.5));

/**
 * Draws the light around the wedge and the beam beyond its tip. Arcs are drawn over the light.
 * @param {RingPen} pen
 */
export function paintLight(pen) {
  const { ctx, dark, place } = pen;
  const { x, y } = place.centre;
  const area = { x: 0, y: 0, width: LIGHT_PX, height: LIGHT_PX, scale: 1 };
  ctx.save();
  if (dark) ctx.globalCompositeOperation = 'lighter';
  for (const [name, light, reach] of /** @type {const} */ ([
    ['beam', BEAM, y],
    ['halo', HALO, tipOf(pen)],
  ])) {
    const wide = 2 * reach * Math.tan(light.angle / 2);
    ctx.save();
    ctx.translate(x - wide / 2, y - reach);
    ctx.scale(wide / LIGHT_PX, reach / LIGHT_PX);
    pen.cached(name, [], area, (on) => paintCone(on, light));
    ctx.restore();
  }
  ctx.restore();
}

/**
 * Draws a light cone from the middle of the lower edge to the whole upper edge.
 * @param {Pen} pen
 * @param {{ strength: number, far: number }} light
 */
function paintCone({ ctx, theme }, { strength, far }) {
  const half = Math.atan(0.5);
  const across = ctx.createConicGradient(TOP - half, LIGHT_PX / 2, LIGHT_PX);
  for (const [at, alpha] of /** @type {const} */ ([
    [0, 0],
    [0.25, 0.25],
    [0.5, 1],
    [0.75, 0.25],
    [1, 0],
  ])) {
    // prettier-ignore
    across.addColorStop((at * 2 * half) / TURN, fade(theme.glow, alpha * strength));
  }
  ctx.fillStyle = across;
  ctx.beginPath();
  ctx.moveTo(LIGHT_PX / 2, LIGHT_PX);
  ctx.lineTo(0, 0);
  ctx.lineTo(LIGHT_PX, 0);
  ctx.fill();
  // 'destination-in' uses only the opacity of this fill.
  const down = ctx.createLinearGradient(0, 0, 0, LIGHT_PX);
  down.addColorStop(0, fade(theme.glow, far));
  down.addColorStop(1, theme.glow);
  ctx.globalCompositeOperation = 'destination-in';
  ctx.fillStyle = down;
  ctx.fillRect(0, 0, LIGHT_PX, LIGHT_PX);
}

/** Draws the wedge, its depth numbers and, at its tip, the depth of the cursor. @param {RingPen} pen */
export function paintWedge(pen) {
  const { place, view } = pen;
  const { x, y } = place.centre;
  const tip = tipOf(pen);
  const { answered, lit, before, number } = view;
  const edges = lit?.edges ?? Infinity;
  const litTip = Math.min(tip, tipAt(place, edges));
  const isLit = litTip === tip;
  paintBody(pen, tip, answered && isLit);
  if (answered && !isLit) paintBody(pen, litTip, true);
  paintHole(pen);
  paintDepths(pen, tip);
  const at = { x, y: y - tip };
  if (answered) {
    const shown = lit ? { ...lit, edges: isLit ? 0 : -1, marker: -1 } : ALL_LIT;
    // The canvas ends above the star.
    answerPath(pen, [at], true, { lit: shown, haloPx: Math.max(0, Math.min(58, at.y)) });
    if (lit && lit.marker >= 0 && !isLit) {
      paintPill(pen, { x, y: y - litTip }, number(Math.floor(lit.marker) + before), litTip);
    }
  } else if (view.depth >= place.from) {
    const top = paintPill(pen, at, number(Math.max(0, view.depth + before)), tip);
    if (view.cut) paintCut(pen, top - BAR_PX, view.cut);
    else paintEnd(pen, x, top);
  }
}

/**
 * Draws the wedge up to a distance from the root.
 * @param {RingPen} pen
 * @param {number} tip CSS px
 * @param {boolean} isAnswer
 */
function paintBody(pen, tip, isAnswer) {
  const { ctx, theme } = pen;
  const { x, y } = pen.place.centre;
  const body = ctx.createRadialGradient(x, y, 0, x, y, Math.max(1, tip));
  const colour = isAnswer ? theme.path : theme.glow;
  body.addColorStop(0, mix(theme.expanded, colour, 0.4));
  body.addColorStop(0.75, colour);
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.arc(x, y, tip, TOP - WEDGE / 2, TOP + WEDGE / 2);
  ctx.closePath();
  pen.fill(body);
  ctx.lineJoin = 'round';
  pen.stroke(isAnswer ? theme.goal : theme.current, 1.25);
}

/**
 * Writes the first visible depth into the centre, if the rings do not begin at the root.
 * @param {RingPen} pen
 */
function paintHole(pen) {
  const { ctx, theme, view } = pen;
  const { centre, hole, from } = pen.place;
  if (from === 0) return;
  const text = view.number(from + view.before);
  pen.disc(centre, hole - 1.5, theme.page);
  pen.font(FONT_PX * theme.type, 600);
  if (ctx.measureText(text).width < 2 * hole - 6) write(pen, text, centre, theme.ink2);
}

/**
 * Writes as many depth numbers on the path as fit. Skips numbers that the pill at the tip covers.
 * @param {RingPen} pen
 * @param {number} tip distance of the tip from the root, CSS px
 */
function paintDepths(pen, tip) {
  const { theme, place } = pen;
  const { before, number } = pen.view;
  const { centre, radius, scale, from, to, ringPx } = place;
  const width = 2 * Math.ceil(radius * Math.tan(WEDGE / 2));
  const { type } = theme;
  const room = tip - ((PILL_PX + FONT_PX) / 2) * type - 2;
  const rings = numbered(place, before, type);
  const last = rings.findLast((ring) => place.inner(ring + 0.5) <= room);
  if (last === undefined) return;
  const area = { x: centre.x - width / 2, y: centre.y - radius, width, height: radius, scale };
  const paint = () =>
    pen.cached('depths', [from, to, ringPx, before], area, (on) => {
      on.font(FONT_PX * type, 600);
      for (const ring of rings) {
        const r = place.inner(ring + 0.5);
        const text = number(ring + before);
        if (on.ctx.measureText(text).width > r * WEDGE - 4) continue;
        write(on, text, { x: width / 2, y: radius - r }, theme.pieceDark);
      }
    });
  const high = place.inner(last + 0.5) + (FONT_PX * type) / 2 + 2;
  pen.within((ctx) => ctx.rect(area.x, centre.y - high, width, high), paint);
}

/**
 * Writes text centred on a point.
 * @param {Pen} pen with its font set
 * @param {string} text
 * @param {Point} at centre
 * @param {string} colour
 */
function write({ ctx, theme }, text, { x, y }, colour) {
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = colour;
  ctx.fillText(text, x, y + FONT_PX * theme.type * 0.36);
}

/**
 * Returns the rings that get a depth number: each ring, or every 2nd, 5th, 10th, 20th, 50th or
 * 100th, as many as fit.
 * @param {RingPlace} place
 * @param {number} before cells occupied before the first choice
 * @param {number} type factor of the font size
 */
function numbered({ from, to, ringPx }, before, type) {
  const every = [1, 2, 5, 10, 20, 50].find((step) => step * ringPx >= APART_PX * type) ?? 100;
  const first = Math.ceil((from + before + 1) / every);
  const count = Math.max(0, Math.ceil((to + before) / every) - first);
  return Array.from({ length: count }, (_, index) => (first + index) * every - before);
}

/**
 * Draws a depth in a pill on the path.
 * @param {Pen} pen
 * @param {Point} at tip of the wedge
 * @param {string} text
 * @param {number} tip distance of `at` from the root, CSS px
 * @returns {number} y of the pill's upper edge
 */
function paintPill(pen, { x, y: tipY }, text, tip) {
  const { ctx, theme } = pen;
  const { type } = theme;
  const high = PILL_PX * type;
  const half = (7 + 4 * text.length) * type;
  // Near the root the wedge is narrow. Move the pill up, so that it does not cover arcs beside the
  // wedge.
  const aside = Math.min(high * 0.7, Math.max(0, 2 * half - tip * WEDGE));
  // Keep the pill on the canvas, with room for a cross above it.
  const y = Math.max(high / 2 + CROSS_PX, tipY - aside);
  ctx.beginPath();
  ctx.roundRect(x - half, y - high / 2, 2 * half, high, high / 2);
  pen.fill(theme.pieceDark);
  pen.stroke(theme.pieceLight, 1.5);
  pen.font((FONT_PX + 1) * type, 600);
  write(pen, text, { x, y: y + 0.25 }, theme.pieceLight);
  return y - high / 2;
}

/**
 * Draws a cross above the pill if the node at the cursor has no candidates left.
 * @param {RingPen} pen
 * @param {number} x
 * @param {number} y
 */
function paintEnd(pen, x, y) {
  const { ctx } = pen;
  const { depth, siblings } = pen.view;
  if (siblings.last(depth) < siblings.count(depth) - 1) return;
  const top = y - 8;
  ctx.beginPath();
  for (const by of [-3.5, 3.5]) {
    ctx.moveTo(x - by, top - 3.5);
    ctx.lineTo(x + by, top + 3.5);
  }
  ctx.lineCap = 'round';
  pen.stroke(pen.theme.current, 2);
}

/**
 * Draws a cut: a bar that closes the wedge, its word, and hatching on the wedge in the rings beyond
 * it. The bar grows and the hatching appears with the step.
 * @param {RingPen} pen
 * @param {number} y of the bar
 * @param {string} word
 */
function paintCut(pen, y, word) {
  const { ctx, theme, place, view } = pen;
  const { centre, radius, from, to, depth } = place;
  const shown = eased(view.share ?? 1);
  const colour = theme.frontierInk;
  // The last ring ends at the rim.
  const ground = pen.dark ? mix(theme.page, theme.card, 0.35) : mix(theme.air, theme.unseen, 0.12);
  ctx.save();
  ctx.globalAlpha = shown;
  ctx.beginPath();
  ctx.rect(
    centre.x - radius,
    centre.y - radius,
    2 * radius,
    Math.max(0, y - 3 - centre.y + radius),
  );
  ctx.clip();
  for (let ring = Math.max(from, depth); ring < to; ring++) {
    const [inner, outer] = [place.inner(ring) + 1.5, place.inner(ring + 1) - 1.5];
    if (outer - inner < HATCHED_FROM_PX) continue;
    const shape = () => {
      ctx.beginPath();
      ctx.arc(centre.x, centre.y, inner, TOP - WEDGE / 2, TOP + WEDGE / 2);
      ctx.arc(centre.x, centre.y, outer, TOP + WEDGE / 2, TOP - WEDGE / 2, true);
      ctx.closePath();
    };
    ctx.save();
    shape();
    pen.fill(ground);
    ctx.clip();
    const half = outer * Math.sin(WEDGE / 2);
    const area = {
      x: centre.x - half,
      y: centre.y - outer,
      width: 2 * half,
      height: outer - inner + half,
    };
    pen.hatch(area, mix(ground, theme.ink2, 0.7), { pitch: 5, width: 1.2 });
    ctx.restore();
    shape();
    ctx.setLineDash([4, 2.5]);
    pen.stroke(theme.ink2, 1);
    ctx.setLineDash([]);
  }
  ctx.restore();
  const half = Math.min(BAR_HALF_PX, Math.max(16, radius * 0.23)) * shown;
  ctx.lineCap = 'round';
  pen.trace([{ x: centre.x - half, y }, { x: centre.x + half, y }]); // prettier-ignore
  pen.stroke(ground, 6);
  pen.trace([{ x: centre.x - half, y }, { x: centre.x + half, y }]); // prettier-ignore
  pen.stroke(colour, 3);
  pen.font((FONT_PX + 2) * theme.type, 700);
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  ctx.lineWidth = 4;
  ctx.strokeStyle = ground;
  ctx.strokeText(word, centre.x + half + 8, y);
  ctx.fillStyle = colour;
  ctx.fillText(word, centre.x + half + 8, y);
}

/**
 * Draws the legend's mark of the path: a wedge.
 * @param {Pen} pen
 * @param {{ width: number, height: number }} box
 */
export function paintWedgeMark(pen, { width, height }) {
  const [middle, bottom] = [width / 2, height - 1];
  pen.trace([{ x: 1, y: 1 }, { x: width - 1, y: 1 }, { x: middle + 2, y: bottom }, { x: middle - 2, y: bottom }]); // prettier-ignore
  pen.ctx.closePath();
  pen.fill(pen.theme.glow);
  pen.ctx.lineJoin = 'round';
  pen.stroke(pen.theme.current, 1.25);
}
