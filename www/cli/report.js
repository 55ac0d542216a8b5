/**
 * Formats of the answers: as judges expect them, or as one JSON document. Both are written case by
 * case.
 */
import { visible } from '../i18n/visible.js';

/**
 * @import { Certificate, Counts, JudgedCase } from '../wasm/searchlight.js'
 * @import { Options } from './arguments.js'
 * @import { Output } from './output.js'
 */

/**
 * Error after which there are no more answers, as in the JSON document.
 * @typedef {{ code: string, [field: string]: string | number }} Fault
 *
 * @typedef {Fault & { message: string }} ReportedError
 *
 * @typedef {object} Report
 * @property {(judged: JudgedCase, certificate: () => Certificate, counts: () => Counts | null) =>
 *   void} add adds an answer. `certificate` creates its certificate, if it has one. `counts`
 *   returns the counts of its search at the answer, or null if there was no search through states
 * @property {(error: ReportedError | null) => void} end
 */

/**
 * Formats JSON with invisible characters as escapes.
 * @param {unknown} value
 */
const jsonOf = (value) => visible(JSON.stringify(value), escaped);

/** @param {string} hidden */
const escaped = (hidden) =>
  hidden
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/**
 * Writes each answer as the judges expect it.
 * @param {Output} output
 * @returns {Report}
 */
export const asText = (output) => ({
  add: ({ text }) => output.write(`${text}\n`, true),
  end() {},
});

/**
 * Writes each case with its certificate on one line, so that no case needs to be kept in memory.
 * @param {Output} output
 * @param {Options} options `algorithm` is named in the document if no case has an answer
 * @returns {Report}
 */
export function asJson(output, { puzzle, algorithm, size, settings }) {
  /** First case with each certificate. @type {number[]} */
  const firsts = [];
  let count = 0;
  /** @param {string} used name of the algorithm that searches the first case */
  const begin = (used) => {
    const head = jsonOf({
      puzzle,
      algorithm: used,
      size,
      settings: Object.fromEntries(settings),
    });
    output.write(`${head.slice(0, -1)},"cases":[`);
  };
  return {
    add({ line, algorithm: used, outcome, text, certificate: number, others }, make, countOf) {
      if (count === 0) begin(used);
      const before = number === null ? undefined : firsts[number];
      const firstOrSame = () => (before === undefined ? make() : { kind: 'same', case: before });
      const certificate = number === null ? null : firstOrSame();
      const counts = countOf() ?? undefined;
      const told = {
        line,
        answer: text,
        outcome,
        others: others ?? undefined,
        counts,
        certificate,
      };
      const record = JSON.stringify(told);
      if (number !== null && before === undefined) firsts[number] = count;
      output.write(`${count > 0 ? ',' : ''}\n${record}`, true);
      count += 1;
    },
    end(error) {
      if (count === 0) begin(algorithm);
      output.write(`\n],"error":${jsonOf(error)}}\n`);
    },
  };
}
