/**
 * Captions as lists of pieces: text with marks and the address of a link. A line break is a piece
 * of its own. Does not use the DOM.
 */

/** Marks of a piece, from the innermost to the outermost. */
const MARKS = /** @type {const} */ (['code', 'em', 'strong']);

/** URL schemes allowed in links. */
const SCHEMES = ['http:', 'https:', 'mailto:'];

/** @typedef {typeof MARKS[number]} Mark */

/**
 * Piece of a caption: `href` is an absolute URL, empty without a link; a line break is `\n`.
 * @typedef {{ says: string, marks: readonly Mark[], href: string }} Piece
 */

/** Line break in a caption. */
export const BREAK = /** @type {Piece} */ ({ says: '\n', marks: [], href: '' });

/**
 * Converts a caption of an author into pieces. Collapses white space as in a paragraph, and removes
 * repeated line breaks and those at both ends.
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

/** Returns the URL if its scheme is allowed, else an empty string. @param {unknown} href */
function addressOf(href) {
  try {
    const { protocol } = new URL(String(href));
    return SCHEMES.includes(protocol) ? String(href) : '';
  } catch {
    return '';
  }
}

/** Returns the text of pieces without markup. @param {readonly Piece[]} pieces */
export const textOfPieces = (pieces) =>
  pieces.map(({ says }) => (says === '\n' ? ' ' : says)).join('');

/** Returns whether any piece has markup. @param {readonly Piece[]} pieces */
export const areMarked = (pieces) =>
  pieces.some(({ says, marks, href }) => says === '\n' || marks.length > 0 || href !== '');
