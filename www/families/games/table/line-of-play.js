/**
 * Lines of play on the table: the best line from a cell, and the answer's line as far as it is lit.
 * @import { Ctx, Point, Theme } from '../../../canvas/types.js'
 * @import { Course } from './move-arrows.js'
 * @import { Cells } from './grid-geometry.js'
 * @import { Won } from './table-view.js'
 */
import { disc, isDark, shades } from '../../../canvas/marks.js';
import { arrow, courseOf, cross, partOf } from './move-arrows.js';
import { LETTER_PX, centreOf } from './grid-geometry.js';

/** Radius of a move number, in CSS px. */
const BADGE_PX = 9;

/**
 * Draws the moves of a line of play.
 * @param {Ctx} ctx
 * @param {Cells} grid
 * @param {readonly number[]} line positions, in order
 * @param {Theme} theme
 * @returns {Iterable<number>} cells that the arrows cross
 */
export function paintLine(ctx, grid, line, theme) {
  return paintCourses(
    ctx,
    grid,
    coursesOf(grid, line),
    { colour: theme.accent, width: 2.5 },
    theme,
  );
}

/**
 * Draws arrows and returns the cells that they cross.
 * @param {Ctx} ctx
 * @param {Cells} grid
 * @param {readonly Course[]} courses
 * @param {{ colour: string, width: number }} pen
 * @param {Theme} theme
 */
function paintCourses(ctx, grid, courses, pen, theme) {
  const look = { ...pen, halo: 1.5, head: 5 + 2 * pen.width };
  /** @type {Set<number>} */
  const crossed = new Set();
  const isLarge = Math.min(grid.width, grid.height) >= LETTER_PX;
  for (const course of courses) {
    arrow(ctx, course, look, theme);
    if (isLarge) cross(grid, course, crossed);
  }
  return crossed;
}

/**
 * Draws the numbers of a line's moves; skips numbers that would overlap.
 * @param {Ctx} ctx
 * @param {Cells} grid
 * @param {readonly number[]} line
 * @param {Theme} theme
 * @param {string} [colour] colour of the rings around the numbers
 */
export function paintNumbers(ctx, grid, line, theme, colour = theme.accent) {
  /** @type {Point[]} */
  const taken = [];
  const badge = BADGE_PX * theme.type;
  for (const [at, [start, bend, end]] of coursesOf(grid, line).entries()) {
    // The midpoint of a quadratic Bézier curve.
    const place = { x: (start.x + 2 * bend.x + end.x) / 4, y: (start.y + 2 * bend.y + end.y) / 4 };
    const isFree = taken.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) > 2 * badge);
    if (!isFree) continue;
    taken.push(place);
    disc(ctx, place, badge, colour);
    disc(ctx, place, badge - 1.5, theme.card);
    ctx.fillStyle = theme.ink;
    ctx.font = `600 ${12 * theme.type}px ${theme.font}`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(String(at + 1), place.x, place.y + 0.5);
  }
}

/**
 * Draws the answer's line as far as it is lit.
 * @param {Ctx} ctx
 * @param {Cells} grid
 * @param {Won} won
 * @param {Theme} theme
 * @returns {Iterable<number>} cells that the arrows cross
 */
export function paintWon(ctx, grid, { line, edges }, theme) {
  const whole = Math.min(line.length - 1, Math.floor(edges));
  const courses = coursesOf(grid, line);
  const part = whole < courses.length ? edges - whole : 0;
  const lit = courses.slice(0, whole);
  if (part > 0) lit.push(partOf(courses[whole], part));
  return paintCourses(ctx, grid, lit, { colour: theme.path, width: 3.5 }, theme);
}

/**
 * Draws the move numbers and the piece over the answer's line.
 * @param {Ctx} ctx
 * @param {Cells} grid
 * @param {Won} won
 * @param {Theme} theme
 */
export function paintWonMarks(ctx, grid, { line, edges, marker }, theme) {
  const made = Math.min(line.length, Math.floor(edges) + 1);
  paintNumbers(ctx, grid, line.slice(0, made), theme, theme.path);
  if (marker < 0) return;
  const whole = Math.min(line.length - 1, Math.floor(marker));
  const at = centreOf(grid, line[whole]);
  const next = line[whole + 1];
  const to = next === undefined ? at : centreOf(grid, next);
  const share = marker - whole;
  const place = { x: at.x + share * (to.x - at.x), y: at.y + share * (to.y - at.y) };
  disc(ctx, place, 13, isDark(theme) ? shades(theme).ground : theme.glow);
  disc(ctx, place, 11, theme.path);
  disc(ctx, place, 6, theme.glow);
  disc(ctx, place, 3.5, theme.pieceDark);
}

/**
 * Returns the courses of a line's moves.
 * @param {Cells} grid
 * @param {readonly number[]} line
 */
const coursesOf = (grid, line) => line.slice(1).map((to, at) => courseOf(grid, line[at], to));
