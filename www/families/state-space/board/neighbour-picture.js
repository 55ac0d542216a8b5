/**
 * Draws the cell being expanded and its neighbours as cards, with the price of each move on the edge
 * between two cards.
 * @import { Point } from '../../../canvas/types.js'
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { Neighbour, Word } from './neighbours.js'
 */
import { mix } from '../../../canvas/colour.js';

/** Gap between two cards, as a share of the picture's side. */
const GAP = 0.02;
/**
 * Minimum side of a card that shows its sum (`g 4 + h 7`), and of a card that shows its word, in
 * CSS px.
 */
const SUM_PX = 68;
const WORD_PX = 50;
/** Radius of the circle around a price: share of the picture's side, and minimum in CSS px. */
const PRICE = { share: 0.043, leastPx: 8 };
/** Minimum font size, in CSS px. */
const LEAST_PX = 9;

/** @typedef {Neighbour & { says: string, key: string, sum: string }} Card */

/**
 * Look of a card, by its word.
 * @type {Record<Word, 'here' | 'joins' | 'goal' | 'expanded' | 'known' | 'toCome' | 'closed'>}
 */
const LOOKS = {
  here: 'here',
  new: 'joins',
  improved: 'joins',
  reopened: 'joins',
  repeated: 'joins',
  goal: 'goal',
  meeting: 'goal',
  expanded: 'expanded',
  dearer: 'known',
  waits: 'known',
  seen: 'known',
  toCome: 'toCome',
  closed: 'closed',
};

/**
 * Returns the colours of a card.
 * @param {Pick<Pen, 'theme' | 'dark'>} pen
 * @param {Word} word
 */
export function coloursOf({ theme, dark }, word) {
  const base = dark ? theme.board : theme.glow;
  const { ink, ink2, expanded, frontier, frontierInk, goal, goalInk } = theme;
  const filled = (/** @type {string} */ role, /** @type {number} */ share) =>
    mix(base, role, share);
  switch (LOOKS[word]) {
    case 'here':
      return { fill: filled(expanded, dark ? 0.42 : 0.3), edge: theme.current, says: ink, ink };
    case 'joins': {
      const fill = mix(dark ? theme.page : theme.glow, frontier, dark ? 0.22 : 0.25);
      return { fill, edge: frontier, says: frontierInk, ink };
    }
    case 'goal':
      return {
        fill: mix(dark ? theme.page : theme.glow, goal, 0.2),
        edge: goal,
        says: goalInk,
        ink,
      };
    case 'expanded':
      return { fill: filled(expanded, dark ? 0.3 : 0.2), edge: expanded, says: ink, ink };
    case 'known':
      return { fill: base, edge: ink2, says: ink, ink };
    case 'closed':
      return { fill: theme.pieceDark, edge: theme.pieceEdge, says: theme.glow, ink: theme.glow };
    default:
      return { fill: mix(base, dark ? theme.page : theme.board, 0.5), edge: ink2, says: ink2, ink };
  }
}

/** Returns the radius of a price's circle, in CSS px. @param {number} width of the picture */
const radiusOf = (width) => Math.max(PRICE.leastPx, PRICE.share * width);

/**
 * Draws the cards.
 * @param {Pen} pen
 * @param {number} width side of the picture, in CSS px
 * @param {readonly Card[]} cards
 * @param {(price: number) => string} priceSays
 */
export function paintNeighbours(pen, width, cards, priceSays) {
  const side = (width * (1 - 2 * GAP)) / 3;
  const pitch = side + width * GAP;
  const at = (/** @type {Neighbour} */ { down, right }) => ({
    x: width / 2 + right * pitch,
    y: width / 2 + down * pitch,
  });
  // Draw the card of the step's move last, so that its edge lies on top.
  const rank = (/** @type {Card} */ { word, isCurrent }) =>
    isCurrent ? 2 : word === 'here' ? 1 : 0;
  const ordered = [...cards].sort((one, other) => rank(one) - rank(other));
  for (const card of ordered) paintCard(pen, { ...at(card), inset: radiusOf(width) }, side, card);
  for (const card of ordered) {
    if (card.price === null) continue;
    const { x, y } = at(card);
    // Middle of the edge between this card and the card in the middle of the picture.
    const edge = { x: (x + width / 2) / 2, y: (y + width / 2) / 2 };
    paintPrice(pen, { ...edge, r: radiusOf(width) }, card, priceSays(card.price));
  }
}

/**
 * Draws one card.
 * @param {Pen} pen
 * @param {Point & { inset: number }} at centre, and how far a price reaches into the card
 * @param {number} side
 * @param {Card} card
 */
function paintCard(pen, at, side, card) {
  const { ctx, theme } = pen;
  const { word, says, key, sum, isCurrent } = card;
  const { fill, edge, says: wordInk, ink } = coloursOf(pen, word);
  const isHere = word === 'here';
  const round = Math.min(10, side * 0.12);
  const wide = isHere ? 3 : isCurrent ? 3 : word === 'closed' ? 1 : 1.5;
  const half = side / 2 - wide / 2;
  pen.square(at, half, round);
  pen.fill(fill);
  ctx.save();
  if (isHere) {
    pen.square(at, half, round);
    pen.stroke(theme.current, wide);
  } else {
    const isDashed = !isCurrent && ['expanded', 'known', 'toCome'].includes(LOOKS[word]);
    if (isDashed) ctx.setLineDash([3.5, 3]);
    pen.square(at, half, round);
    pen.stroke(isCurrent && LOOKS[word] === 'known' ? theme.ink : edge, wide);
  }
  ctx.restore();
  /** @type {[string, number, number, string][]} text, font size as a share of the side, weight, colour */
  const lines = [];
  const hasWord = side >= WORD_PX || key === '';
  if (hasWord)
    lines.push([says, 0.145, word === 'closed' || word === 'toCome' ? 400 : 600, wordInk]);
  if (key) lines.push([key, hasWord ? 0.2 : 0.27, 650, ink]);
  if (sum && side >= SUM_PX) lines.push([sum, 0.145, 400, ink]);
  const room = side - 2 * wide - 6;
  // Prices on the left and right edges stand at half the height of the card, so texts must leave
  // room for them.
  const beside = card.down === 0 && (isHere || card.price !== null) ? at.inset : 0;
  const gap = (lines.length === 2 ? 0.32 : 0.27) * side;
  let y = at.y - ((lines.length - 1) * gap) / 2;
  for (const [text, share, weight, colour] of lines) {
    const isBeside = Math.abs(y - at.y) < at.inset;
    const free = isBeside ? side - (isHere ? 2 : 1) * beside - 6 : room;
    const x = isBeside ? at.x + (Math.sign(card.right) * beside) / 2 : at.x;
    const type = { px: Math.min(22, share * side), weight, colour, room: free };
    write(pen, text, { x, y }, type);
    y += gap;
  }
}

/**
 * Writes a line. Makes it smaller if it is too wide, and splits it into two lines if it is still
 * too wide.
 * @param {Pen} pen
 * @param {string} text
 * @param {Point} at
 * @param {{ px: number, weight: number, colour: string, room: number }} type
 */
function write(pen, text, at, { px, weight, colour, room }) {
  const wanted = Math.max(LEAST_PX, px);
  pen.font(wanted, weight);
  const fits = Math.min(1, room / Math.max(1, pen.ctx.measureText(text).width));
  const small = wanted * fits;
  // Keep numbers on one line.
  const space = /\d/.test(text) ? -1 : text.indexOf(' ', text.length / 3);
  if (small >= LEAST_PX * 0.88 || space < 0) {
    pen.text(text, at, { px: Math.max(small, LEAST_PX * 0.8), weight, colour });
    return;
  }
  const line = LEAST_PX * 1.1;
  pen.text(text.slice(0, space), { x: at.x, y: at.y - line / 2 }, { px: LEAST_PX, weight, colour });
  pen.text(
    text.slice(space + 1),
    { x: at.x, y: at.y + line / 2 },
    { px: LEAST_PX, weight, colour },
  );
}

/**
 * Draws the price of a move in a circle. The circle of the step's move is filled.
 * @param {Pen} pen
 * @param {Point & { r: number }} circle
 * @param {Card} card
 * @param {string} says
 */
function paintPrice(pen, { x, y, r }, { word, isCurrent }, says) {
  const { theme, dark } = pen;
  const { edge } = coloursOf(pen, word);
  const isKnown = LOOKS[word] === 'known' || LOOKS[word] === 'expanded';
  const strong = isKnown ? theme.ink : edge;
  pen.circle({ x, y }, r);
  pen.fill(isCurrent ? strong : dark ? theme.page : theme.glow);
  pen.stroke(isCurrent ? strong : edge, 1.5);
  const colour = !isCurrent ? theme.ink : isKnown ? theme.card : '#000';
  pen.text(says, { x, y }, { px: Math.min(14, r * 1.05), weight: 700, colour });
}
