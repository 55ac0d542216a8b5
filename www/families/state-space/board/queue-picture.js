/**
 * Draws the queue into an exported picture, with the same boards as the strip on the page.
 * @import { Viewer } from '../types.js'
 * @import { Queue, Waiting } from './queue.js'
 * @import { Ctx, LayoutBox } from '../../../canvas/types.js'
 */
import { paintBoard } from '../../../canvas/cell-board.js';
import { Pen } from '../../../canvas/pen.js';

/**
 * Heights of the heading of a side, of its boards, and of the gap, as multiples of the font size.
 */
const HIGH = { heading: 1.6, boards: 3, gap: 0.4 };

/**
 * Returns the height of the queues as a multiple of the font size.
 * @param {number} sides number of queues
 */
export const highOf = (sides) => sides * (HIGH.heading + HIGH.boards + HIGH.gap);

/**
 * Paints the queues of all sides.
 * @param {Ctx} ctx
 * @param {LayoutBox} box
 * @param {number} px font size
 * @param {{ viewer: Viewer, asksNext: boolean, sides: readonly { name: string, queue: Queue, next: string }[] }} shown
 */
export function paintQueues(ctx, { width }, px, { viewer, asksNext, sides }) {
  const { words, theme, view, run } = viewer;
  const { rows, columns } = run.session.description;
  const high = HIGH.boards * px;
  // Limit the width of boards with many columns.
  const side = Math.min(high / rows, (1.8 * high) / columns);
  const write = (
    /** @type {string} */ text,
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ weight,
  ) => {
    ctx.font = `${weight} ${(weight > 500 ? 1 : 0.85) * px}px ${theme.font}`;
    ctx.fillStyle = weight > 500 ? theme.ink : theme.ink2;
    ctx.fillText(text, x, y);
  };
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  for (const [index, { name, queue, next }] of sides.entries()) {
    const top = index * highOf(1);
    const { head, more, between, tail, after } = queue;
    write(name, 0, (top + 1) * px, 600);
    let x = ctx.measureText(name).width + px;
    // Hide the label of the next board while the user is asked to predict it.
    if (head[0] && !asksNext) write(next, x, (top + 1) * px, 400);
    x = 0;
    const y = (top + HIGH.heading) * px;
    const put = (/** @type {Waiting} */ { board }) => {
      if (x + columns * side > width) return;
      ctx.save();
      ctx.translate(x, y);
      paintBoard(new Pen(ctx, theme, 1), columns * side, { board, rows, columns }, view);
      ctx.restore();
      x += columns * side + px;
    };
    head.forEach(put);
    const hidden = (/** @type {number} */ count, /** @type {string} */ says) => {
      if (count === 0) return;
      write(words.number(count), x, y + 0.5 * high, 600);
      write(says, x, y + 0.5 * high + 1.2 * px, 400);
      x += 4 * px;
    };
    hidden(more, words.text('queue.more'));
    hidden(between, words.text(tail.length > 0 ? 'queue.before' : 'queue.later'));
    tail.forEach(put);
    hidden(after, words.text('queue.after'));
  }
}
