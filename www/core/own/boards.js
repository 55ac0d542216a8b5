/**
 * Boards of puzzles that the host page has defined. A puzzle that returns rows of letters has a board
 * of cells, with a code for each letter. Of any other puzzle, the codes of four cells are the bytes of
 * the state's rank, from which the view finds the state.
 */

/** Size of a board that holds a rank. */
export const RANK_SHAPE = { rows: 2, columns: 2 };

/** Maximum number of cells of a board of letters, and of different letters. */
const MOST_CELLS = 400;
const MOST_LETTERS = 255;

/** Letters of empty cells. */
const EMPTY = new Set([' ', '.', '\u00a0', '\u3000']);

/** Appends the board of a rank. @param {number[]} codes @param {number} rank */
export function putRank(codes, rank) {
  codes.push(rank & 255, (rank >> 8) & 255, (rank >> 16) & 255, rank >>> 24);
}

/** Returns the rank that a board holds. @param {ArrayLike<number>} board */
export const rankIn = (board) => board[0] + (board[1] << 8) + (board[2] << 16) + board[3] * 2 ** 24;

/** Boards of letters, all of one size. */
export class LetterBoards {
  /** Letters by code; code 0 is an empty cell. */
  letters = [''];
  /** @type {Map<string, number>} */
  #codes = new Map();
  /** Codes of ASCII characters, by character code: faster than the map. @type {number[]} */
  #plain = [];

  /** @param {{ rows: number, columns: number }} shape */
  constructor(shape) {
    this.shape = shape;
  }

  /**
   * Creates boards of the size of the first one; null if it is no board.
   * @param {unknown} drawn
   */
  static like(drawn) {
    const rows = rowsIn(drawn);
    if (!rows) return null;
    const columns = Math.max(0, ...rows.map((row) => row.length));
    const cells = rows.length * columns;
    return cells > 0 && cells <= MOST_CELLS
      ? new LetterBoards({ rows: rows.length, columns })
      : null;
  }

  /**
   * Appends the codes of a board. Short rows end with empty cells.
   * @param {unknown} drawn
   * @param {number[]} codes
   * @returns {boolean} false if it is no board of this size, or if there are too many letters
   */
  put(drawn, codes) {
    const rows = typeof drawn === 'string' ? drawn.split('\n') : drawn;
    const { rows: count, columns } = this.shape;
    if (!Array.isArray(rows) || rows.length !== count) return false;
    for (const row of rows) {
      if (typeof row !== 'string') return false;
      const isPlain = ASCII.test(row);
      const letters = isPlain ? row : [...row];
      if (letters.length > columns) return false;
      for (let column = 0; column < columns; column++) {
        if (column >= letters.length) codes.push(0);
        else if (isPlain) codes.push(this.#plainCode(row, column));
        else codes.push(this.#codeOf(letters[column]));
      }
    }
    return this.letters.length <= MOST_LETTERS + 1;
  }

  /** Returns the code of an ASCII character of a row. @param {string} row @param {number} column */
  #plainCode(row, column) {
    return (this.#plain[row.charCodeAt(column)] ??= this.#codeOf(row[column]));
  }

  /** @param {string} letter */
  #codeOf(letter) {
    const known = this.#codes.get(letter);
    if (known !== undefined) return known;
    const code = EMPTY.has(letter) ? 0 : this.letters.length;
    this.#codes.set(letter, code);
    if (code > 0) this.letters.push(letter);
    return code;
  }
}

/**
 * Returns the letters of each row.
 * @param {unknown} drawn rows, or one text with line breaks
 */
function rowsIn(drawn) {
  const rows = typeof drawn === 'string' ? drawn.split('\n') : drawn;
  if (!Array.isArray(rows) || !rows.every((row) => typeof row === 'string')) return null;
  return rows.map((row) => (ASCII.test(row) ? row : [...row]));
}

/** Matches a text whose characters are its letters. */
const ASCII = /^[\x20-\x7e]*$/;
