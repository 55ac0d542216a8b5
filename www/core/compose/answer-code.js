/**
 * Codes by which learners tell a teacher what they answered in a lesson, without a server. A code has
 * a checksum against slips of copying; it can be forged. Does not use the DOM.
 */
import { bytesIn, lettersOf } from '../links/state-string.js';

/**
 * Answers of a learner. `lesson` is the id of a lesson, or the name of an author's lesson. `total` is
 * the number of its questions. An answer has the index of its stop and of the choice, or the number
 * that the learner has typed.
 * @typedef {{ stop: number, choice: number, correct: boolean, isTyped?: boolean }} GivenAnswer
 * @typedef {{ name: string, lesson: string, total: number, answers: readonly GivenAnswer[] }} Sheet
 */

/** Matches a code in a text. */
const CODE = /\bSL1\.([\w-]+)\.([0-9a-f]{8})\b/g;

/** Maximum length of a name or lesson in a code, in characters. */
const LONGEST_NAME = 80;

/** Writes a code. @param {Sheet} sheet */
export function answerCode({ name, lesson, total, answers }) {
  const rows = answers.map(({ stop, choice, correct, isTyped }) => [
    stop,
    choice,
    correct ? 1 : 0,
    ...(isTyped ? [1] : []),
  ]);
  const texts = [name.trim(), lesson.trim()].map((text) => text.slice(0, LONGEST_NAME));
  const letters = lettersOf(new TextEncoder().encode(JSON.stringify([...texts, total, ...rows])));
  return `SL1.${letters}.${checksum(letters)}`;
}

/**
 * Reads all codes in a text, such as a column of mails. Of equal codes only the first one counts.
 * @param {string} text
 * @returns {{ sheets: Sheet[], damaged: number }} `damaged` is the number of codes that cannot be
 *   read
 */
export function codesIn(text) {
  const codes = new Map([...text.matchAll(CODE)].map(([code, ...parts]) => [code, parts]));
  const sheets = [...codes.values()].map(([letters, sum]) =>
    checksum(letters) === sum ? sheetIn(letters) : null,
  );
  const read = sheets.filter((sheet) => sheet !== null);
  return { sheets: read, damaged: sheets.length - read.length };
}

/** @param {string} letters @returns {Sheet | null} */
function sheetIn(letters) {
  try {
    const [name, lesson, total, ...rows] = JSON.parse(new TextDecoder().decode(bytesIn(letters)));
    if (typeof name !== 'string' || typeof lesson !== 'string' || !isCount(total)) return null;
    const answers = rows.map((/** @type {unknown[]} */ [stop, choice, correct, typed]) => {
      if (!isCount(stop) || !isCount(choice)) throw new TypeError('no answer');
      return { stop, choice, correct: correct === 1, ...(typed === 1 ? { isTyped: true } : {}) };
    });
    return { name, lesson, total, answers };
  } catch {
    return null;
  }
}

/** @param {unknown} value @returns {value is number} */
const isCount = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1e9;

/** Returns the checksum of a text in hexadecimal (FNV-1a). @param {string} text */
export function checksum(text) {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
