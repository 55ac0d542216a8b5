/**
 * The kit with which a host page draws the states of its puzzle: shapes on a square of 100 × 100
 * units. The shapes are recorded, so that they can be drawn in any size, in every theme and as SVG, and
 * can move from one state to the next.
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { Point, Rect, Theme } from '../../../canvas/types.js'
 * @import { Kit } from '../../../core/own/definitions.js'
 * @import { Explored } from '../../../core/own/own-puzzle.js'
 */
import { mix } from '../../../canvas/colour.js';
import { paintJug } from './glass.js';

/** Side of the square, in units. */
const SIDE = 100;
/** Maximum number of shapes of a state, and of states whose shapes are kept. */
const MOST_SHAPES = 2000;
const MOST_KEPT = 2000;
/** Smallest text, in CSS px. */
const READABLE_PX = 5;
/** Height of the largest jug, width of a jug at most, and top of the numbers, in units. */
const JUG_HEIGHT = 72;
const JUG_WIDTH = 34;
const JUG_FOOT = 84;

/**
 * Recorded shape. `numbers` are what moves between two states.
 * @typedef {object} Shape
 * @property {'disc' | 'tile' | 'jug' | 'text'} kind
 * @property {number[]} numbers position and size; of a jug its size and amount
 * @property {string} colour
 * @property {string} label
 */

/** Shapes of states, by puzzle and rank. @type {WeakMap<Explored, Map<number, Shape[]>>} */
const kept = new WeakMap();

/**
 * Returns the shapes of a state; its JSON if the page draws nothing.
 * @param {Explored | undefined} explored
 * @param {number} rank
 * @returns {readonly Shape[]}
 */
export function shapesOf(explored, rank) {
  if (!explored || rank >= explored.states.length) return [];
  const known = kept.get(explored) ?? new Map();
  kept.set(explored, known);
  const shapes = known.get(rank) ?? recorded(explored, explored.states[rank]);
  if (known.size >= MOST_KEPT) known.clear();
  known.set(rank, shapes);
  return shapes;
}

/** @param {unknown} value @param {number} otherwise */
const finite = (value, otherwise) =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;

/** @param {unknown} value */
const text = (value) => (value === undefined || value === null ? '' : String(value).slice(0, 80));

/**
 * @param {Explored} explored
 * @param {unknown} state
 */
function recorded({ puzzle }, state) {
  /** @type {Shape[]} */
  const shapes = [];
  /** @param {Shape['kind']} kind @param {number[]} numbers @param {unknown} colour @param {unknown} label */
  const add = (kind, numbers, colour, label) => {
    if (shapes.length < MOST_SHAPES) {
      shapes.push({ kind, numbers, colour: text(colour), label: text(label) });
    }
  };
  /** @type {Kit} */
  const kit = {
    disc: ({ x, y, r, colour, label }) =>
      add('disc', [finite(x, 50), finite(y, 50), finite(r, 10)], colour ?? 'piece', label),
    tile: ({ x, y, width, height, colour, label }) => {
      const wide = finite(width, 20);
      const size = [wide, finite(height, wide)];
      add('tile', [finite(x, 50), finite(y, 50), ...size], colour ?? 'piece', label);
    },
    jug: (size, amount) => add('jug', [finite(size, 1), finite(amount, 0)], 'water', ''),
    text: (says, { x, y, size, colour } = {}) =>
      add('text', [finite(x, 50), finite(y, 50), finite(size, 14)], colour ?? 'ink', says),
  };
  try {
    puzzle.draw?.(kit, state);
  } catch {
    // The state's JSON is drawn below the shapes so far.
  }
  if (shapes.length === 0) {
    const says = typeof state === 'string' ? state : JSON.stringify(state);
    const size = Math.min(30, 150 / Math.max(1, says.length));
    add('text', [50, 50, size], 'ink', says);
  }
  return shapes;
}

/**
 * Returns the shapes on the way from one state to another.
 * @param {readonly Shape[]} from
 * @param {readonly Shape[]} to
 * @param {number} share 0..=1
 */
export function between(from, to, share) {
  if (share === 0 || from === to) return from;
  const isSame =
    from.length === to.length && from.every(({ kind }, index) => kind === to[index].kind);
  if (!isSame) return share < 0.5 ? from : to;
  return to.map((shape, index) => ({
    ...(share < 0.5 ? from[index] : shape),
    numbers: from[index].numbers.map((number, at) => number + (shape.numbers[at] - number) * share),
  }));
}

/** Colours by name. @type {Record<string, (theme: Theme, dark: boolean) => string>} */
const COLOURS = {
  ink: ({ ink }) => ink,
  piece: ({ board, ink, pieceLight }, dark) => (dark ? mix(board, ink, 0.22) : pieceLight),
  dark: ({ board, ink, pieceDark }, dark) => (dark ? mix(board, ink, 0.78) : pieceDark),
  water: ({ forward }) => forward,
  accent: ({ frontier }) => frontier,
  goal: ({ goal }) => goal,
  faint: ({ board, ink }) => mix(board, ink, 0.3),
};

/** Colours on which labels are light in the light theme and dark in the dark theme. */
const STRONG = ['dark', 'ink'];

/**
 * Draws shapes.
 * @param {Pen} pen
 * @param {Rect} area
 * @param {readonly Shape[]} shapes
 */
export function paintShapes(pen, area, shapes) {
  const side = Math.min(area.width, area.height);
  const left = area.x + (area.width - side) / 2;
  const top = area.y + (area.height - side) / 2;
  const unit = side / SIDE;
  const at = (/** @type {number} */ x, /** @type {number} */ y) => ({
    x: left + x * unit,
    y: top + y * unit,
  });
  const { theme, dark } = pen;
  const colourOf = (/** @type {string} */ name) =>
    (Object.hasOwn(COLOURS, name) ? COLOURS[name] : COLOURS.piece)(theme, dark);
  const edge = dark ? mix(theme.board, theme.ink, 0.4) : theme.pieceEdge;
  const write = (
    /** @type {string} */ says,
    /** @type {Point} */ point,
    /** @type {number} */ px,
    /** @type {string} */ colour,
  ) => {
    // prettier-ignore
    if (says && px >= READABLE_PX) pen.text(says, point, { px, colour, weight: 600 });
  };
  const inkOn = (/** @type {string} */ name) =>
    STRONG.includes(name) ? theme.board : dark ? theme.ink : theme.pieceDark;
  for (const { kind, numbers, colour, label } of shapes) {
    const [x, y, size, height = size] = numbers;
    if (kind === 'disc') {
      pen.circle(at(x, y), Math.max(0.5, size * unit));
      pen.fill(colourOf(colour));
      pen.stroke(edge, Math.max(0.75, unit));
      write(label, at(x, y + size * 0.06), size * unit * Math.min(1, 2.4 / (label.length + 1)), inkOn(colour)); // prettier-ignore
    } else if (kind === 'tile') {
      const corner = at(x - size / 2, y - height / 2);
      pen.ctx.beginPath();
      const round = Math.min(size, height) * unit * 0.14;
      pen.ctx.roundRect(corner.x, corner.y, size * unit, height * unit, round);
      pen.fill(colourOf(colour));
      pen.stroke(edge, Math.max(0.75, unit));
      const px = Math.min(height * 0.56, (size * 1.5) / Math.max(1, label.length)) * unit;
      write(label, at(x, y + height * 0.03), px, inkOn(colour));
    } else if (kind === 'text') {
      write(label, at(x, y), size * unit, colourOf(colour));
    }
  }
  paintJugs(pen, shapes, at, unit);
}

/**
 * Draws each jug beside the one before, the larger the higher.
 * @param {Pen} pen
 * @param {readonly Shape[]} shapes
 * @param {(x: number, y: number) => { x: number, y: number }} at
 * @param {number} unit
 */
function paintJugs(pen, shapes, at, unit) {
  const glasses = shapes.filter(({ kind }) => kind === 'jug');
  const most = Math.max(1, ...glasses.map(({ numbers: [size] }) => size));
  const room = SIDE / glasses.length;
  for (const [index, { numbers }] of glasses.entries()) {
    const [size, amount] = numbers;
    const x = (index + 0.5) * room;
    const width = Math.min(JUG_WIDTH, room * 0.72);
    const height = (JUG_HEIGHT * size) / most;
    const corner = at(x - width / 2, JUG_FOOT - height);
    const glass = { ...corner, width: width * unit, height: height * unit };
    paintJug(pen, glass, Math.max(0, Math.min(1, amount / size)), size);
    const px = Math.min(10, room * 0.26) * unit;
    if (px < READABLE_PX) continue;
    const says = `${Math.round(amount)} / ${size}`;
    pen.text(says, at(x, JUG_FOOT + 9), { px, colour: pen.theme.ink, weight: 600 });
  }
}
