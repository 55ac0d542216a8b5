/**
 * Captions as an author types them: `**strong**`, `*emphasis*`, `` `code` ``, `[text](address)` and
 * line breaks. Does not use the DOM.
 * @import { Mark, Piece } from '../stops/caption-pieces.js'
 */
import { BREAK, piecesOf } from '../stops/caption-pieces.js';

/** Matches one marked part of a caption. A backslash keeps the next character as it is. */
const PART =
  /\\([\\*`[\]])|\n|`([^`\n]+)`|\*\*(?=\S)((?:\\.|[^\n])*?[^\s\\])\*\*(?!\*)|\*(?=[^\s*])((?:\\.|[^*\n])*?[^\s*\\])\*|\[((?:\\.|[^\]\n])+)\]\((\S+?)\)/;

/**
 * Parses a caption. Marks without an end, and addresses that no link may have, stay as they are typed.
 * @param {string} text
 * @returns {Piece[]}
 */
export const piecesOfText = (text) => piecesOf([...parts(text.trim(), [], '')]);

/**
 * @param {string} text
 * @param {readonly Mark[]} marks of the surrounding parts
 * @param {string} href of the surrounding link
 * @returns {Generator<Piece>}
 */
function* parts(text, marks, href) {
  let rest = text;
  let plain = '';
  for (let found = PART.exec(rest); found; found = PART.exec(rest)) {
    const [whole, kept, code, strong, em, says, to] = found;
    plain += rest.slice(0, found.index) + (kept ?? '');
    rest = rest.slice(found.index + whole.length);
    if (kept !== undefined) continue;
    if (plain) yield { says: plain, marks, href };
    plain = '';
    if (whole === '\n') yield BREAK;
    else if (code) yield { says: code, marks: [...marks, 'code'], href };
    else if (strong) yield* parts(strong, [...marks, 'strong'], href);
    else if (em) yield* parts(em, [...marks, 'em'], href);
    else if (says) yield* parts(says, marks, to);
  }
  if (plain + rest) yield { says: plain + rest, marks, href };
}

/**
 * Writes the pieces of a caption so that `piecesOfText` returns them.
 * @param {readonly Piece[]} pieces
 */
export const textOfMarked = (pieces) => pieces.map(written).join('');

/** @param {Piece} piece */
function written({ says, marks, href }) {
  if (says === '\n') return says;
  // Marks stand at the letters: those beside a space are no marks.
  const [, before, inner, after] = /^(\s*)(.*?)(\s*)$/s.exec(says) ?? ['', '', says, ''];
  const isCode = marks.includes('code') && !inner.includes('`');
  let text = isCode ? `\`${inner}\`` : inner.replace(/[\\*`[\]]/g, '\\$&');
  if (marks.includes('em')) text = `*${text}*`;
  if (marks.includes('strong')) text = `**${text}**`;
  if (href) text = `[${text}](${href})`;
  return before + text + after;
}
