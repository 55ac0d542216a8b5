/**
 * The marks that stand above a map, the same in every layout: each is drawn on a halo of the card's
 * colour, so that it can be seen on any role.
 * @import { Ctx, Point, Theme } from './types.js'
 */
import { fade, luminance, mix } from './colour.js';

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
    goal: theme.goal,
    outOfReach: mix(theme.card, theme.unseen, 0.5),
  };
}

/** @param {Theme} theme */
export function isDark(theme) {
  return luminance(theme.card) < 0.2;
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
export function ringedDot(ctx, at, theme) {
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
export function moveLink(ctx, from, to, theme) {
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
 * @param {Point} at
 * @param {number} cellPx the cell's smaller side
 * @param {(ctx: Ctx) => void} trace adds the cell's outline
 * @param {Theme} theme
 * @param {'target' | 'hover'} kind
 */
export function outlineCell(ctx, at, cellPx, trace, theme, kind) {
  ctx.beginPath();
  if (cellPx >= 7) trace(ctx);
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
 * The answer: a line through its states, a dot on each, a star on the last.
 * @param {Ctx} ctx
 * @param {readonly Point[]} points
 * @param {Theme} theme
 */
export function answerPath(ctx, points, theme) {
  if (points.length === 0) return;
  ctx.beginPath();
  for (const { x, y } of points) ctx.lineTo(x, y);
  strokeHaloed(ctx, theme, theme.path, 2.5, 2);
  for (const at of points.slice(0, -1)) {
    disc(ctx, at, 4.5, theme.card);
    disc(ctx, at, 3.25, theme.path);
  }
  stars(ctx, points.slice(-1), 10, theme);
}

/**
 * The frontier's texture. Only cells large enough to hold a few of its lines show both these and
 * their own edges; on smaller ones the two would run into each other.
 * It lies only where something is painted already, which costs far less than a clip.
 * @param {Ctx} ctx
 * @param {import('./sheets.js').Rect} area
 * @param {import('./types.js').MapView['colour']} colour
 */
export function hatchFrontier(ctx, area, colour) {
  ctx.globalCompositeOperation = 'source-atop';
  hatch(ctx, area, fade('#fff', colour === 'depth' ? 0.5 : 0.32), 5.5, 1.4);
  ctx.globalCompositeOperation = 'source-over';
}

/** Smallest cell, in px, that shows its edges under the frontier's texture. */
export const HATCH_WITH_EDGES_PX = 14;

/**
 * Diagonal lines over a rectangle; clip first to keep them inside a shape.
 * @param {Ctx} ctx
 * @param {import('./sheets.js').Rect} area
 * @param {string} colour
 * @param {number} pitch px between two lines, across
 * @param {number} lineWidth px
 */
export function hatch(ctx, { x, y, width, height }, colour, pitch, lineWidth) {
  const step = pitch * Math.SQRT2;
  ctx.beginPath();
  for (let offset = -height; offset < width; offset += step) {
    ctx.moveTo(x + offset, y + height);
    ctx.lineTo(x + offset + height, y);
  }
  ctx.lineCap = 'butt';
  ctx.strokeStyle = colour;
  ctx.lineWidth = lineWidth;
  ctx.stroke();
}

/**
 * At most 200 of the goals, no two so near that their stars would overlap; the ones found first
 * have the first claim, so a star never vanishes as the search goes on.
 * @param {Uint32Array} goals positions, ascending
 * @param {(position: number) => Point} pointOf
 * @param {number} apart px
 * @returns {{ position: number, at: Point }[]}
 */
export function spacedGoals(goals, pointOf, apart) {
  /** @type {{ position: number, at: Point }[]} */
  const kept = [];
  // Some spaces have a goal in every second state: looking at a few thousand of them is enough.
  for (const position of goals.subarray(0, 4000)) {
    const at = pointOf(position);
    if (kept.some((k) => (at.x - k.at.x) ** 2 + (at.y - k.at.y) ** 2 < apart ** 2)) continue;
    kept.push({ position, at });
    if (kept.length === 200) break;
  }
  return kept;
}
