/**
 * Board of a colouring: the map. A region shows its letter and the colours that it has left; those
 * that the last choice crossed out are struck in amber. Colours differ by pattern, too.
 * @import { Point } from '../../../../canvas/types.js'
 * @import { BoardDescription, BoardFrame, PaintBoard } from '../../board/types.js'
 * @import { Region } from './regions.js'
 */
import { mix } from '../../../../canvas/colour.js';
import { BoardPen, gridIn } from '../../board/board-kit.js';
import { crossedOf, crossesOut, leftOf, marksOf } from '../constraints/domains.js';
import { regionAt, regionsOf } from './regions.js';

/** Board code of a region without a colour; the codes of colours follow. */
const PLAIN = 0;
/** Minimum cell size for letters, in CSS px. */
const LETTERS_FROM_PX = 12;

/**
 * Draws the map centred in its box.
 * @type {PaintBoard}
 */
export function paintMap(pen, box, { shape, frame, description }, options = {}) {
  const isStatic = options.static ?? false;
  const isMoving = !isStatic && !frame.answered;
  const regions = regionsOf(description, shape);
  new BoardPen(pen, gridIn(box, shape)).paintBoard((on) => {
    on.rect(on.grid.area, mix(on.theme.board, on.theme.page, 0.6));
    for (const region of regions) paintRegion(on, region, frame);
    if (isMoving) paintTints(on, regions, frame, description);
    paintBorders(on, description);
    if (isMoving) paintStep(on, regions, frame, description);
    for (const [at, region] of regions.entries()) {
      if (on.px < LETTERS_FROM_PX) continue;
      const hasNotes = isMoving && crossesOut(description) && Boolean(frame.marks);
      paintLabel(on, region, frame, hasNotes ? marksOf(frame, description, at) : null);
    }
  });
}

/**
 * Returns the fill of a colour, and how it is hatched.
 * @param {BoardPen} pen
 * @param {number} colour from 0
 */
function fillOf(pen, colour) {
  const { theme, dark } = pen;
  const inks = [theme.forward, theme.frontier, theme.path, theme.backward];
  return {
    fill: mix(theme.board, inks[colour % inks.length], dark ? 0.55 : 0.6),
    ink: inks[colour],
  };
}

/**
 * @param {BoardPen} pen
 * @param {Region} region
 * @param {BoardFrame} frame
 */
function paintRegion(pen, { cells }, { board }) {
  const code = board[cells[0]];
  const { theme } = pen;
  const fill = code > PLAIN ? fillOf(pen, code - PLAIN - 1).fill : theme.board;
  for (const cell of cells) pen.fillCell(cell, fill);
  // A second mark beside the colour: lines of another pitch for each colour but the first.
  if (code <= PLAIN + 1) return;
  const { ink } = fillOf(pen, code - PLAIN - 1);
  const trace = (/** @type {CanvasRenderingContext2D} */ ctx) => {
    for (const cell of cells) {
      const { x, y, width, height } = pen.grid.rect(cell);
      ctx.rect(x, y, width, height);
    }
  };
  const pitch = pen.px / (code - PLAIN);
  pen.within(/** @type {never} */ (trace), () =>
    pen.hatch(pen.grid.area, ink, {
      pitch: Math.max(3, pitch),
      width: Math.max(0.75, pen.px * 0.05),
    }),
  );
}

/**
 * Tints regions without a colour left, and the region that is next.
 * @param {BoardPen} pen
 * @param {Region[]} regions
 * @param {BoardFrame} frame
 * @param {BoardDescription} description
 */
function paintTints(pen, regions, frame, description) {
  const { board, candidates = [] } = frame;
  const next = regionAt(description, candidates[0]?.cell ?? -1);
  for (const [at, { cells }] of regions.entries()) {
    if (board[cells[0]] > PLAIN) continue;
    const isEmpty = crossesOut(description) && leftOf(frame, description, at) === 0;
    if (!isEmpty && at !== next) continue;
    const colour = mix(pen.theme.board, pen.theme.frontier, isEmpty ? 0.6 : 0.25);
    for (const cell of cells) pen.fillCell(cell, colour);
  }
}

/**
 * Adds the lines between cells of two regions to the current path; with `only`, those around this
 * region.
 * @param {BoardPen} pen
 * @param {BoardDescription} description
 * @param {number} [only] index of a region
 */
function traceBorders(pen, description, only) {
  const { grid, ctx } = pen;
  const { rows, columns } = grid;
  const at = (/** @type {number} */ row, /** @type {number} */ column) =>
    row < 0 || column < 0 || row >= rows || column >= columns
      ? -1
      : regionAt(description, row * columns + column);
  const differ = (/** @type {number} */ one, /** @type {number} */ other) =>
    one !== other && (only === undefined || one === only || other === only);
  const { left, top, width, height } = grid;
  ctx.beginPath();
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const [x, y] = [left + column * width, top + row * height];
      if (differ(at(row, column), at(row - 1, column))) {
        ctx.moveTo(x, y);
        ctx.lineTo(x + width, y);
      }
      if (differ(at(row, column), at(row, column - 1))) {
        ctx.moveTo(x, y);
        ctx.lineTo(x, y + height);
      }
    }
  }
  ctx.lineCap = 'round';
}

/** @param {BoardPen} pen @param {BoardDescription} description */
function paintBorders(pen, description) {
  traceBorders(pen, description);
  pen.stroke(pen.theme.ink2, Math.max(1, pen.px * 0.05));
}

/**
 * Frames the region of the step, the region that shows why it was refused, and the next region.
 * @param {BoardPen} pen
 * @param {Region[]} regions
 * @param {BoardFrame} frame
 * @param {BoardDescription} description
 */
function paintStep(pen, regions, frame, description) {
  const { kind = 'start', cell = -1, witness = -1, candidates = [] } = frame;
  const { theme, px, grid } = pen;
  const frameOf = (/** @type {number} */ region, /** @type {string} */ colour) => {
    if (region < 0) return;
    traceBorders(pen, description, region);
    pen.strokeOver(colour, Math.max(2, px * 0.09), 1);
  };
  if (witness >= 0) frameOf(regionAt(description, witness), theme.frontierInk);
  if (candidates.length > 0) frameOf(regionAt(description, candidates[0].cell), theme.current);
  if (cell < 0) return;
  const region = regions[regionAt(description, cell)];
  if (kind === 'place') frameOf(regionAt(description, cell), theme.frontierInk);
  if (!region) return;
  const at = pointOf(pen, region);
  if (kind === 'refuse') pen.cross({ x: at.x, y: at.y - grid.px * 0.4 }, Math.max(3, px * 0.3));
  if (kind === 'retreat') pen.strike(at, px * 0.9, theme.backward);
}

/** @param {BoardPen} pen @param {Region} region @returns {Point} */
const pointOf = ({ grid }, { middle: { row, column } }) => ({
  x: grid.left + (column + 0.5) * grid.width,
  y: grid.top + (row + 0.5) * grid.height,
});

/**
 * Draws the letter of a region, and below it the colours that it has left or has lost.
 * @param {BoardPen} pen
 * @param {Region} region
 * @param {BoardFrame} frame
 * @param {Uint8Array | null} marks marks of the region; null to leave them out
 */
function paintLabel(pen, region, frame, marks) {
  const { px, theme } = pen;
  const { board, path = [] } = frame;
  const { x, y } = pointOf(pen, region);
  const isColoured = board[region.cells[0]] > PLAIN;
  const hasNotes = !isColoured && marks !== null;
  const font = Math.min(22, px * 0.55);
  pen.figure(region.letter, { x, y: hasNotes ? y - px * 0.2 : y }, font, theme.ink);
  if (!hasNotes) return;
  const r = Math.min(px * 0.13, (px * 0.9) / (2.6 * marks.length));
  const gap = r * 2.6;
  for (const [colour, mark] of marks.entries()) {
    const point = { x: x + (colour - (marks.length - 1) / 2) * gap, y: y + px * 0.28 };
    const crossed = crossedOf(mark);
    pen.circle(point, r);
    if (crossed) {
      const isLast = crossed.by === path.length;
      pen.stroke(isLast ? theme.frontierInk : theme.ink2, Math.max(0.75, r * 0.25));
      pen.strike(point, r * 1.2, isLast ? theme.frontierInk : theme.ink2);
    } else {
      pen.fill(fillOf(pen, colour).ink);
      pen.stroke(theme.ink, Math.max(0.75, r * 0.2));
    }
  }
}
