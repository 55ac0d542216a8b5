/**
 * Answers of the core to a text, and the error at its end: the command's output, without a process
 * for each text. Tests of the exit code and the streams need a `run`.
 */
import { readFileSync } from 'node:fs';
import { inputFault } from '../../www/i18n/judge-error.js';
import { Judge, loadEngine } from '../../www/core/engine/session.js';
import { words } from './dictionaries.js';
import { ROOT } from './sources.js';

await loadEngine(readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)));

/**
 * @param {string} puzzle
 * @param {string} text
 * @returns {{ out: string, fault: string }} the answers, a line each, and what is wrong behind them
 */
export function answered(puzzle, text) {
  const judge = new Judge(puzzle, text);
  let out = '';
  while (judge.remaining > 0) {
    const judged = judge.advance(Number.MAX_SAFE_INTEGER);
    if (judged) out += `${judged.text}\n`;
  }
  const { error } = judge;
  judge.free();
  return { out, fault: error ? inputFault(words, error) : '' };
}
