/**
 * The marks that stand above a map, the same in every layout: each is drawn on a halo of the card's
 * colour, so that it can be seen on any role. And what else the layouts share.
 * @import { Camera, Ctx, MapView, Point, Rect, SpaceMap, Theme } from './types.js'
 */
import { fade, mix, rgbOf } from './colour.js';

/** The roles of the states, each covering what has the one before. */
export const ROLES = /** @type {const} */ (['unseen', 'frontier', 'expanded']);

/** @typedef {(typeof ROLES)[number]} Role */

/**
 * The area of one state.
 * @typedef {object} Cell
 * @property {Point} at its centre
 * @property {number} size px of its smaller side
 * @property {(ctx: Ctx) => void} trace adds its outline
 */

/**
 * A layout as far as its marks need it.
 * @typedef {object} Marked
 * @property {SpaceMap} map
 * @property {number} starPx
 * @property {number[]} goalMarks positions of the goals that get a star
 * @property {(position: number) => Point} pointAt
 * @property {(position: number) => Cell} cellAt
 * @property {(rank: number) => Cell | null} cellOf
 * @property {(ctx: Ctx, view: MapView, theme: Theme) => void} [paintBeam]
 */

/**
 * All marks of a moment.
 * @param {Ctx} ctx
 * @param {Marked} layout
 * @param {MapView} view
 * @param {Theme} theme
 */
export function paintMarks(ctx, layout, view, theme) {
  const { map, goalMarks, starPx } = layout;
  const place = (/** @type {number} */ position) => layout.pointAt(position);
  const found = goalMarks.filter((position) => position < view.discovered);
  stars(ctx, found.map(place), starPx, theme);
  if (view.answered && map.path.length > 0) {
    const ends = map.goals.includes(map.path[map.path.length - 1]);
    answerPath(ctx, Array.from(map.path, place), ends, theme);
  }
  layout.paintBeam?.(ctx, view, theme);
  if (view.current >= 0) {
    const at = place(view.current);
    if (view.target >= 0) {
      const target = layout.cellAt(view.target);
      moveLink(ctx, at, target.at, theme);
      outlineCell(ctx, target, theme, 'target');
    }
    ringedDot(ctx, at, theme);
  }
  const hover = layout.cellOf(view.hover);
  if (hover) outlineCell(ctx, hover, theme, 'hover');
}

/**
 * The colours of the roles as areas. Frontier and expanded have nearly the same lightness as
 * tokens, so the expanded area goes a step darker; states out of reach sink towards the card.
 * @param {Theme} theme
 */
export function shades(theme) {
  return {
    unseen: theme.unseen,
    frontier: theme.frontier,
    expanded: mix(theme.expanded, '#000', 0.16),
    outOfReach: mix(theme.card, theme.unseen, 0.5),
  };
}

/**
 * The colour of the areas of a role.
 * @param {Role} role
 * @param {MapView['colour']} colour
 * @param {number} depth
 * @param {number} depths number of levels
 * @param {Theme} theme
 */
export function areaColour(role, colour, depth, depths, theme) {
  if (colour === 'role') return shades(theme)[role];
  if (role === 'unseen') return mix(theme.unseen, theme.card, 0.35);
  return theme.depth(depth / Math.max(1, depths - 1));
}

/** @param {Theme} theme */
export function isDark(theme) {
  // Green weighs most in how light a colour is.
  return rgbOf(theme.card)[1] < 128;
}

/**
 * Strokes the context's current path in a colour on a halo.
 * @param {Ctx} ctx
 * @param {Theme} theme
 * @param {string} colour
 * @param {number} width px
 * @param {number} [halo] px on each side
 */
export function strokeHaloed(ctx, theme, colour, width, halo = 1.5) {
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  ctx.strokeStyle = fade(theme.card, 0.85);
  ctx.lineWidth = width + 2 * halo;
  ctx.stroke();
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke();
}

/**
 * The state being expanded: a ringed dot.
 * @param {Ctx} ctx
 * @param {Point} at
 * @param {Theme} theme
 */
function ringedDot(ctx, at, theme) {
  disc(ctx, at, 8, fade(theme.card, 0.85));
  disc(ctx, at, 6.5, theme.current);
  disc(ctx, at, 4.5, theme.card);
  disc(ctx, at, 2.75, theme.current);
}

/**
 * @param {Ctx} ctx
 * @param {Point} at
 * @param {number} r
 * @param {string} colour
 */
export function disc(ctx, at, r, colour) {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(at.x, at.y, r, 0, 2 * Math.PI);
  ctx.fill();
}

/**
 * The line of the move being tried, from the state being expanded to where the move leads.
 * @param {Ctx} ctx
 * @param {Point} from
 * @param {Point} to
 * @param {Theme} theme
 */
function moveLink(ctx, from, to, theme) {
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(from.x, from.y);
  ctx.lineTo(to.x, to.y);
  ctx.lineCap = 'butt';
  ctx.strokeStyle = fade(theme.card, 0.85);
  ctx.lineWidth = 4.5;
  ctx.stroke();
  ctx.setLineDash([5, 3.5]);
  ctx.strokeStyle = theme.current;
  ctx.lineWidth = 1.75;
  ctx.stroke();
  ctx.restore();
}

/**
 * An outline around one state: its own cell where that is large enough to be seen, else a small
 * shape around its centre, a diamond for the move's target and a circle for the pointed-at state.
 * @param {Ctx} ctx
 * @param {Cell} cell
 * @param {Theme} theme
 * @param {'target' | 'hover'} kind
 */
function outlineCell(ctx, { at, size, trace }, theme, kind) {
  ctx.beginPath();
  if (size >= 7) trace(ctx);
  else if (kind === 'target') diamond(ctx, at, 6.5);
  else ctx.arc(at.x, at.y, 6, 0, 2 * Math.PI);
  strokeHaloed(ctx, theme, kind === 'target' ? theme.current : theme.accent, 2);
}

/**
 * @param {Ctx} ctx
 * @param {Point} at
 * @param {number} r
 */
function diamond(ctx, { x, y }, r) {
  ctx.moveTo(x, y - r);
  ctx.lineTo(x + r, y);
  ctx.lineTo(x, y + r);
  ctx.lineTo(x - r, y);
  ctx.closePath();
}

/**
 * Stars on goal states, all in one path.
 * @param {Ctx} ctx
 * @param {readonly Point[]} points
 * @param {number} r outer radius, px
 * @param {Theme} theme
 */
export function stars(ctx, points, r, theme) {
  if (points.length === 0) return;
  ctx.beginPath();
  for (const { x, y } of points) {
    for (let i = 0; i < 10; i++) {
      const reach = i % 2 === 0 ? r : 0.45 * r;
      const angle = (i * Math.PI) / 5;
      if (i === 0) ctx.moveTo(x, y - r);
      else ctx.lineTo(x + reach * Math.sin(angle), y - reach * Math.cos(angle));
    }
    ctx.closePath();
  }
  ctx.lineJoin = 'round';
  ctx.strokeStyle = theme.card;
  ctx.lineWidth = 3;
  ctx.stroke();
  ctx.fillStyle = theme.goal;
  ctx.fill();
}

/**
 * The answer: a line through its states, a dot on each, a star on the goal.
 * @param {Ctx} ctx
 * @param {readonly Point[]} points
 * @param {boolean} ends whether the last is a goal
 * @param {Theme} theme
 */
export function answerPath(ctx, points, ends, theme) {
  ctx.beginPath();
  for (const { x, y } of points) ctx.lineTo(x, y);
  strokeHaloed(ctx, theme, theme.path, 2.5, 2);
  const dots = ends ? points.slice(0, -1) : points;
  for (const at of dots) {
    disc(ctx, at, 4.5, theme.card);
    disc(ctx, at, 3.25, theme.path);
  }
  stars(ctx, points.slice(dots.length), 10, theme);
}

/**
 * The frontier's texture. Only cells large enough to hold a few of its lines show both these and
 * their own edges; on smaller ones the two would run into each other.
 * It lies only where something is painted already, which costs far less than a clip.
 * @param {Ctx} ctx
 * @param {Rect} area
 * @param {MapView['colour']} colour
 * @param {Camera} camera that the texture is to move with
 */
export function hatchFrontier(ctx, area, colour, { x, y }) {
  ctx.globalCompositeOperation = 'source-atop';
  hatch(ctx, area, fade('#fff', colour === 'depth' ? 0.5 : 0.32), 5.5, 1.4, x + y);
  ctx.globalCompositeOperation = 'source-over';
}

/**
 * Smaller cells are painted as one area: lines between them would be all there is, and under the
 * frontier's texture even larger ones would be lost.
 * @param {Role} role
 */
export function separatedFromPx(role) {
  return role === 'frontier' ? 14 : 4;
}

/**
 * Diagonal lines over a rectangle; clip first to keep them inside a shape.
 * @param {Ctx} ctx
 * @param {Rect} area
 * @param {string} colour
 * @param {number} pitch px between two lines, across
 * @param {number} lineWidth px
 * @param {number} [phase] x + y of a point that one of them goes through
 */
export function hatch(ctx, { x, y, width, height }, colour, pitch, lineWidth, phase = x + y) {
  const step = pitch * Math.SQRT2;
  const beyond = x + y - phase - step * Math.floor((x + y - phase) / step);
  ctx.beginPath();
  for (let offset = -height - beyond; offset < width; offset += step) {
    ctx.moveTo(x + offset, y + height);
    ctx.lineTo(x + offset + height, y);
  }
  ctx.lineCap = 'butt';
  ctx.strokeStyle = colour;
  ctx.lineWidth = lineWidth;
  ctx.stroke();
}

/**
 * The lines between the cells of a grid.
 * @param {Ctx} ctx
 * @param {number} left
 * @param {number} top
 * @param {number} columns
 * @param {number} rows
 * @param {number} cellPx
 */
export function traceGrid(ctx, left, top, columns, rows, cellPx) {
  for (let column = 1; column < columns; column++) {
    ctx.moveTo(left + column * cellPx, top);
    ctx.lineTo(left + column * cellPx, top + rows * cellPx);
  }
  for (let row = 1; row < rows; row++) {
    ctx.moveTo(left, top + row * cellPx);
    ctx.lineTo(left + columns * cellPx, top + row * cellPx);
  }
}

/**
 * At most 200 of the goals, no two so near that their stars would overlap; the ones found first
 * have the first claim, so a star never vanishes as the search goes on.
 * @param {Pick<Marked, 'map' | 'pointAt'>} layout
 * @param {number} apart px
 * @returns {number[]} their positions
 */
export function spacedGoals(layout, apart) {
  /** @type {Point[]} */
  const taken = [];
  // Some spaces have a goal in every second state: looking at a few thousand of them is enough.
  const kept = layout.map.goals.subarray(0, 4000).filter((position) => {
    const at = layout.pointAt(position);
    const near = taken.some(({ x, y }) => (at.x - x) ** 2 + (at.y - y) ** 2 < apart ** 2);
    return !near && taken.length < 200 && taken.push(at);
  });
  return [...kept];
}

/**
 * A canvas to keep a bitmap on; not an OffscreenCanvas, which WebKit on Linux has not.
 * @param {number} width device pixels
 * @param {number} height device pixels
 */
export function makeCanvas(width, height) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return /** @type {Ctx} */ (canvas.getContext('2d'));
}
