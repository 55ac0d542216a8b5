/**
 * Draws the open list as a row of piles, one for each value of g, h or f that orders the list. The
 * entry that leaves next is white.
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { Pile, Piles } from './piles.js'
 */
/** Width of a pile's place, and sizes of the blocks in a pile, in CSS px. */
const PLACE_PX = 42;
const BLOCK = { width: 16, height: 10, gap: 1 };
/** Height of the lines above and below the blocks, and font size, in CSS px. */
const LINE_PX = 15;
const FONT_PX = 12;
/** Maximum factor by which larger text enlarges the picture. */
const MOST_ENLARGED = 1.4;
/** Maximum number of blocks in a pile. */
const MOST_BLOCKS = 4;
/** Room for the number of entries in the piles that do not fit, in CSS px. */
const LATER_PX = 58;

/**
 * Draws the piles, larger if the page has larger text.
 * @param {Pen} pen
 * @param {{ width: number, height: number }} box
 * @param {Piles} shown
 * @param {{ number: (count: number) => string, later: string }} says
 */
export function paintPiles(pen, { width, height }, shown, says) {
  const factor = Math.min(MOST_ENLARGED, Math.max(1, pen.theme.type));
  const { ctx } = pen;
  ctx.save();
  ctx.scale(factor, factor);
  paintRow(pen, { width: width / factor, height: height / factor }, shown, says);
  ctx.restore();
}

/**
 * Draws the piles at their normal size.
 * @param {Pen} pen
 * @param {{ width: number, height: number }} box
 * @param {Piles} shown
 * @param {{ number: (count: number) => string, later: string }} says
 */
function paintRow(pen, { width, height }, { piles, later }, says) {
  const { ctx, theme } = pen;
  const bed = { width, height: height - LINE_PX - 1 };
  ctx.beginPath();
  ctx.roundRect(0.5, 0.5, bed.width - 1, bed.height - 1, 12);
  pen.fill(theme.sunk);
  pen.stroke(theme.line, 1);
  const room = Math.max(1, Math.floor((width - 16) / PLACE_PX));
  const isCut = piles.length > room || later > 0;
  const places = isCut ? Math.max(1, Math.floor((width - 16 - LATER_PX) / PLACE_PX)) : room;
  const drawn = piles.slice(0, places);
  const blocks = Math.max(
    1,
    Math.min(MOST_BLOCKS, Math.floor((bed.height - LINE_PX - 6) / (BLOCK.height + BLOCK.gap))),
  );
  const floor = bed.height - 5;
  for (const [index, pile] of drawn.entries()) {
    const x = 8 + (index + 0.5) * PLACE_PX;
    paintPile(pen, { x, floor, blocks, isFirst: index === 0 }, pile);
    const more = pile.count - blocks;
    const top = floor - Math.min(blocks, pile.count) * (BLOCK.height + BLOCK.gap);
    if (more > 0) {
      pen.text(`+${says.number(more)}`, { x, y: top - 6 }, { px: FONT_PX, colour: theme.ink2 });
    }
    const own = { px: FONT_PX, colour: index === 0 ? theme.ink : theme.ink2 };
    const y = bed.height + LINE_PX / 2 + 1;
    pen.text(says.number(pile.key), { x, y }, { ...own, weight: index === 0 ? 700 : 400 });
  }
  const rest = later + piles.slice(places).reduce((sum, { count }) => sum + count, 0);
  if (rest > 0) {
    const x = 8 + drawn.length * PLACE_PX + LATER_PX / 2;
    const y = bed.height / 2;
    pen.text(says.number(rest), { x, y: y - 8 }, { px: 14, weight: 600, colour: theme.ink });
    pen.text(says.later, { x, y: y + 8 }, { px: FONT_PX, colour: theme.ink2 });
  }
}

/**
 * Draws one pile. The entry that leaves first lies at the bottom. The entry that the step has added
 * is filled; if its place is above the blocks shown, the top block is filled.
 * @param {Pen} pen
 * @param {{ x: number, floor: number, blocks: number, isFirst: boolean }} place
 * @param {Pile} pile
 */
function paintPile(pen, { x, floor, blocks, isFirst }, { count, joined }) {
  const { ctx, theme, shades } = pen;
  const shown = Math.min(blocks, count);
  const { width, height, gap } = BLOCK;
  for (let block = 0; block < shown; block++) {
    const isNext = isFirst && block === 0;
    const isJoined = joined >= 0 && block === Math.min(joined, shown - 1);
    ctx.beginPath();
    const y = floor - (block + 1) * (height + gap) + gap;
    ctx.roundRect(x - width / 2 + 0.75, y + 0.75, width - 1.5, height - 1.5, 2.5);
    pen.fill(isNext ? theme.current : isJoined ? theme.frontier : shades.waiting);
    pen.stroke(isNext && !isJoined ? theme.current : theme.frontier, isJoined ? 2 : 1.5);
  }
}
