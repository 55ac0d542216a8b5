/**
 * Captions with markup, as data: pieces of text, each with its marks and where it leads to. A line break
 * is a piece of its own. Knows no DOM.
 */

/** Marks of a piece, from the innermost to the outermost. */
const MARKS = /** @type {const} */ (['code', 'em', 'strong']);

/** Schemes that a link may have. */
const SCHEMES = ['http:', 'https:', 'mailto:'];

/** @typedef {typeof MARKS[number]} Mark */

/**
 * `href` is an absolute address, empty for text that leads nowhere; a line break says `\n` alone.
 * @typedef {{ says: string, marks: readonly Mark[], href: string }} Piece
 */

export const BREAK = /** @type {Piece} */ ({ says: '\n', marks: [], href: '' });

/**
 * Makes pieces of whatever an author gives: spaces are collapsed as in a paragraph, breaks at the ends and
 * all but the first of several are left out.
 * @param {unknown} given
 * @returns {Piece[]}
 */
export function piecesOf(given) {
  /** @type {Piece[]} */
  const pieces = [];
  const trimEnd = () => {
    const last = pieces.pop();
    const says = last?.says.trimEnd();
    if (last && says) pieces.push({ ...last, says });
  };
  for (const one of Array.isArray(given) ? given : []) {
    const { says, marks, href } = Object(one);
    const before = pieces.at(-1)?.says ?? '\n';
    if (says === '\n') {
      if (before === '\n') continue;
      trimEnd();
      pieces.push(BREAK);
      continue;
    }
    const spaced = String(says ?? '').replace(/\s+/g, ' ');
    const text = /\s$/.test(before) ? spaced.trimStart() : spaced;
    if (!text) continue;
    const known = MARKS.filter((mark) => Array.isArray(marks) && marks.includes(mark));
    pieces.push({ says: text, marks: known, href: addressOf(href) });
  }
  trimEnd();
  return pieces;
}

/** An address that a link may have; empty for any other. @param {unknown} href */
function addressOf(href) {
  try {
    const { protocol } = new URL(String(href));
    return SCHEMES.includes(protocol) ? String(href) : '';
  } catch {
    return '';
  }
}

/** What pieces say without their markup. @param {readonly Piece[]} pieces */
export const textOfPieces = (pieces) =>
  pieces.map(({ says }) => (says === '\n' ? ' ' : says)).join('');

/** Whether there is any markup. @param {readonly Piece[]} pieces */
export const areMarked = (pieces) =>
  pieces.some(({ says, marks, href }) => says === '\n' || marks.length > 0 || href !== '');
