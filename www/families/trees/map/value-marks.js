/**
 * Colours and marks of values: a win is blue with a tick, a draw grey with a dash, a loss orange and
 * hatched with a cross, an estimate grey with a wave, an undecided position grey with a ring. A bound has a dashed border and an arrow in
 * place of a plain border, so that it never looks like an exact value.
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { Point, Theme } from '../../../canvas/types.js'
 * @import { Name } from '../worth.js'
 */
import { mix } from '../../../canvas/colour.js';
import { TURN } from '../../../canvas/geometry.js';
import { isDark } from '../../../canvas/marks.js';
import { oncePer } from '../../../core/util/memo-key.js';

/**
 * Colours of values: `fill` of a wedge or a mark, `line` of its hatching, `ink` on it.
 * @type {(theme: Theme) => Record<Name, { fill: string, line: string, ink: string }>}
 */
export const valueColours = oncePer((theme) => {
  const dark = isDark(theme);
  const ground = mix(theme.page, theme.air, 0.6);
  const grey = dark ? mix(theme.unseen, theme.ink, 0.32) : mix(theme.unseen, theme.ink, 0.28);
  const ink = dark ? ground : theme.card;
  return {
    win: { fill: theme.win, line: theme.win, ink },
    draw: { fill: grey, line: grey, ink },
    loss: { fill: mix(ground, theme.lose, 0.42), line: theme.lose, ink: theme.ink },
    estimate: { fill: mix(ground, grey, 0.55), line: grey, ink: theme.ink },
    undecided: { fill: grey, line: grey, ink },
  };
});

/**
 * Begins a path with the mark of a value.
 * @param {Pen} pen
 * @param {Point} at
 * @param {number} r
 * @param {Name} name
 */
function traceMark({ ctx }, { x, y }, r, name) {
  ctx.beginPath();
  if (name === 'win') {
    ctx.moveTo(x - r, y);
    ctx.lineTo(x - r * 0.25, y + r * 0.7);
    ctx.lineTo(x + r, y - r * 0.75);
  } else if (name === 'loss') {
    ctx.moveTo(x - r * 0.75, y - r * 0.75);
    ctx.lineTo(x + r * 0.75, y + r * 0.75);
    ctx.moveTo(x + r * 0.75, y - r * 0.75);
    ctx.lineTo(x - r * 0.75, y + r * 0.75);
  } else if (name === 'draw') {
    ctx.moveTo(x - r, y);
    ctx.lineTo(x + r, y);
  } else if (name === 'undecided') {
    ctx.arc(x, y, r * 0.7, 0, TURN);
  } else {
    ctx.moveTo(x - r, y);
    ctx.quadraticCurveTo(x - r / 2, y - r, x, y);
    ctx.quadraticCurveTo(x + r / 2, y + r, x + r, y);
  }
}

/**
 * Draws the mark of a value without its background.
 * @param {Pen} pen
 * @param {Point & { r: number }} at
 * @param {Name} name
 * @param {string} colour
 */
export function paintMark(pen, { r, ...at }, name, colour) {
  const { ctx } = pen;
  ctx.lineCap = ctx.lineJoin = 'round';
  traceMark(pen, at, r, name);
  pen.stroke(colour, Math.max(1.4, r * 0.42));
}

/**
 * Draws the mark of a bound: `≥` or `≤`.
 * @param {Pen} pen
 * @param {Point & { px: number }} at
 * @param {'exact' | 'atLeast' | 'atMost'} bound
 * @param {string} colour
 */
export function paintBound(pen, { px, ...at }, bound, colour) {
  if (bound === 'exact') return;
  pen.text(bound === 'atLeast' ? '≥' : '≤', at, { px, colour, weight: 700 });
}

/**
 * Draws a value as a badge: a box with its mark.
 * @param {Pen} pen
 * @param {Point} at middle
 * @param {number} r half of the side
 * @param {{ name: Name, bound: 'exact' | 'atLeast' | 'atMost' }} value
 */
export function paintValue(pen, at, r, { name, bound }) {
  const { ctx, theme } = pen;
  const { fill, line, ink } = valueColours(theme)[name];
  const isBound = bound !== 'exact';
  ctx.save();
  pen.square(at, r, r * 0.4);
  if (!isBound) pen.fill(fill);
  if (isBound) ctx.setLineDash([3, 2]);
  pen.stroke(line, Math.max(1.2, r / 7));
  ctx.setLineDash([]);
  const colour = isBound ? theme.ink : ink;
  if (isBound) {
    paintBound(pen, { x: at.x - r * 0.45, y: at.y, px: r * 0.95 }, bound, colour);
    paintMark(pen, { x: at.x + r * 0.42, y: at.y, r: r * 0.36 }, name, colour);
  } else {
    paintMark(pen, { ...at, r: r * 0.5 }, name, colour);
  }
  ctx.restore();
}
