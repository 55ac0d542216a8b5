/**
 * What a page or the command waits for of games whose tables are filled, measured through the
 * engine as they use it; prints one JSON object. A process of its own: `node page-tables.mjs`.
 */
import { readFileSync } from 'node:fs';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { learnFamily } from '../../www/core/engine/family-core.js';
import { core } from '../../www/families/games/core.js';
import { fillTable } from './lesson-table.mjs';
import { processorMs, quantiles, random, runCommand, spread } from './readings.mjs';

const WASM = new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url);
const TABLES = 31;
const SEEKS = 50_000;
/** The largest board of the Tab game's original. */
const ROWS = 200;
const COLUMNS = 50;
const TESTS = 1000;
const COMMANDS = 5;

learnFamily('games', core);
await loadEngine(readFileSync(WASM));
// The first table of each algorithm waits for the wasm to be compiled.
const readings = Object.fromEntries(
  ['full', 'first', 'waves'].map((algorithm) => {
    const link = largest(algorithm);
    const firstMs = fillMs(link);
    const ms = spread(Array.from({ length: TABLES }, () => fillMs(link)));
    return [algorithm, { firstMs, ms, seekMs: seekMs(link) }];
  }),
);
console.log(JSON.stringify({ ...readings, ...commandSeconds() }));

/**
 * The Tab game on 1,000 x 250.
 * @param {string} algorithm
 */
function largest(algorithm) {
  const kind = catalogue().find(({ id }) => id === 'tab');
  const preset = kind?.presets.find(({ id }) => id === 'large');
  if (!preset) throw new Error('the catalogue has no large table');
  const session = new Session(preset.link);
  const link = session.withAlgorithm(algorithm);
  session.free();
  return link;
}

/**
 * Opens a table, fills it and shows its end, as a page does.
 * @param {Uint8Array} link
 */
function fillMs(link) {
  return processorMs(() => {
    const session = new Session(link);
    const { filled } = session.show(session.advance(Number.MAX_SAFE_INTEGER));
    if (filled !== session.cells) throw new Error(`${filled} cells of ${session.cells}`);
    session.free();
  });
}

/**
 * Seeks to steps here and there in a filled table, a frame each.
 * @param {Uint8Array} link
 */
function seekMs(link) {
  const session = new Session(link);
  const known = session.advance(Number.MAX_SAFE_INTEGER);
  const next = random(1);
  const took = Array.from({ length: SEEKS }, () => {
    const step = Math.floor(next() * (known + 1));
    const began = performance.now();
    session.show(step);
    return performance.now() - began;
  });
  session.free();
  return quantiles(took);
}

/** What tests of distinct sizes cost the command, as a whole and beyond its start. */
function commandSeconds() {
  const next = random(1);
  const below = (/** @type {number} */ count) => 1 + Math.floor(next() * count);
  /** @type {Map<string, [number, number]>} */
  const sizes = new Map();
  while (sizes.size < TESTS) {
    const [rows, columns] = [below(ROWS), below(COLUMNS)];
    sizes.set(`${rows} ${columns}`, [rows, columns]);
  }
  const tests = [...sizes.values()].map((size) => [...size, ...size.map(below)]);
  const text = `${TESTS}\n${tests.map((test) => test.join(' ')).join('\n')}\n`;
  const wholeS = [];
  const ownS = [];
  for (let time = 0; time < COMMANDS; time++) {
    const { lines, seconds } = runCommand('tab', text);
    if (time === 0) compare(lines, tests);
    wholeS.push(seconds);
    ownS.push(seconds - runCommand('tab', '').seconds);
  }
  return { wholeS: spread(wholeS), ownS: spread(ownS) };
}

/**
 * @param {string[]} answers
 * @param {number[][]} tests rows, columns, row and column of the piece
 * @throws where an answer is not the lesson's
 */
function compare(answers, tests) {
  if (answers.length !== tests.length) throw new Error(`${answers.length} answers`);
  tests.forEach(([rows, columns, row, column], index) => {
    const plies = fillTable(rows, columns)[row][column];
    const moves = plies % 2 === 0 ? 0 : (plies + 1) / 2;
    if (answers[index] !== String(moves))
      throw new Error(`test ${index + 1}: ${answers[index]} instead of ${moves}`);
  });
}
