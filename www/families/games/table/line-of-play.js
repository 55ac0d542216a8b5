/**
 * Lines of play on the table: the best line from a cell, and the highlighted part of the answer's
 * line.
 * @import { Point } from '../../../canvas/types.js'
 * @import { Grid } from '../../../canvas/grid.js'
 * @import { Course } from './move-arrows.js'
 * @import { TablePen } from './table-pen.js'
 * @import { Won } from './table-view.js'
 */
import { pointBetween } from '../../../canvas/geometry.js';
import { arrow, courseOf, cross, partOf } from './move-arrows.js';

/** Radius of a move number, in CSS px. */
const BADGE_PX = 9;

/** Draws the moves of a line of play. @param {TablePen} pen @param {readonly number[]} line */
export function paintLine(pen, line) {
  return paintCourses(pen, coursesOf(pen.grid, line), pen.theme.accent, 2.5);
}

/**
 * Draws arrows. Returns the cells that the arrows cross, so that the texts of these cells can be
 * drawn again.
 * @param {TablePen} pen
 * @param {readonly Course[]} courses
 * @param {string} colour
 * @param {number} width
 * @returns {Iterable<number>}
 */
function paintCourses(pen, courses, colour, width) {
  const look = { colour, width, halo: 1.5, head: 5 + 2 * width };
  /** @type {Set<number>} */
  const crossed = new Set();
  for (const course of courses) {
    arrow(pen, course, look);
    if (pen.isLarge) cross(pen.grid, course, crossed);
  }
  return crossed;
}

/**
 * Draws the numbers of a line's moves. Skips numbers that would overlap another.
 * @param {TablePen} pen
 * @param {readonly number[]} line
 * @param {string} [colour] colour of the rings around the numbers
 */
export function paintNumbers(pen, line, colour = pen.theme.accent) {
  const { type, card, ink } = pen.theme;
  /** @type {Point[]} */
  const taken = [];
  const badge = BADGE_PX * type;
  for (const [at, [start, bend, end]] of coursesOf(pen.grid, line).entries()) {
    // Place the number at the midpoint of the quadratic Bézier curve.
    const place = { x: (start.x + 2 * bend.x + end.x) / 4, y: (start.y + 2 * bend.y + end.y) / 4 };
    const isFree = taken.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) > 2 * badge);
    if (!isFree) continue;
    taken.push(place);
    pen.disc(place, badge, colour);
    pen.disc(place, badge - 1.5, card);
    const look = { px: 12 * type, colour: ink, weight: 600 };
    pen.text(String(at + 1), { x: place.x, y: place.y + 0.5 }, look);
  }
}

/**
 * Draws the first moves of the answer's line, as many as `edges`.
 * @param {TablePen} pen
 * @param {Won} won
 */
export function paintWon(pen, { line, edges }) {
  const whole = Math.min(line.length - 1, Math.floor(edges));
  const courses = coursesOf(pen.grid, line);
  const part = whole < courses.length ? edges - whole : 0;
  const lit = courses.slice(0, whole);
  if (part > 0) lit.push(partOf(courses[whole], part));
  return paintCourses(pen, lit, pen.theme.path, 3.5);
}

/**
 * Draws the move numbers and the piece over the highlighted part of that line.
 * @param {TablePen} pen
 * @param {Won} won
 */
export function paintWonMarks(pen, { line, edges, marker }) {
  const { grid, theme, dark, shades } = pen;
  const made = Math.min(line.length, Math.floor(edges) + 1);
  paintNumbers(pen, line.slice(0, made), theme.path);
  if (marker < 0) return;
  const whole = Math.min(line.length - 1, Math.floor(marker));
  const at = grid.centre(line[whole]);
  const next = line[whole + 1];
  const place = next === undefined ? at : pointBetween(at, grid.centre(next), marker - whole);
  pen.disc(place, 13, dark ? shades.ground : theme.glow);
  pen.disc(place, 11, theme.path);
  pen.disc(place, 6, theme.glow);
  pen.disc(place, 3.5, theme.pieceDark);
}

/**
 * Returns the courses of a line's moves.
 * @param {Grid} grid
 * @param {readonly number[]} line
 */
const coursesOf = (grid, line) => line.slice(1).map((to, at) => courseOf(grid, line[at], to));
