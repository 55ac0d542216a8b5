/**
 * What a page or the command waits for of puzzles that are solved by choices, measured through the
 * wasm that they use; prints one JSON object. A process of its own: `node page-choices.mjs`, with
 * `--long` for the readings that take a minute, and nothing else.
 */
import { readFileSync } from 'node:fs';
import { Judge, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { memoryOf, processorMs, quantiles, random, spread } from './readings.mjs';
import { Session } from '../../www/wasm/searchlight.js';

const WASM = new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url);
/** The steps of naive search on 8 x 8 that are there to seek in. */
const STEPS = 1e9;
const LONG_STEPS = 1e10;
const SEEKS = 5000;
/** So often the costs of the whole path are asked for, each time where they are not known yet. */
const COSTS = 300;
/** Steps of one measurement of speed. */
const STRETCH = 2e8;
const LARGEST_TOUR = 100;
const FIELDS = 200;
const SIZES = [
  [8, 8],
  [10, 30],
  [16, 16],
  [16, 30],
  [24, 24],
  [30, 30],
];

await loadEngine(readFileSync(WASM));
// The knight first: memory only grows.
const readings = process.argv.includes('--long')
  ? { knightLong: naiveKnight(LONG_STEPS) }
  : { knight: naiveKnight(STEPS), toursS: tourSeconds(), minesMs: quantiles(minesMs()) };
console.log(JSON.stringify(readings));

/**
 * The search that does not end: its speed, the share of placements among its steps, the time to show
 * a step of it, the time to tell what the choices of its path have cost, the wasm's memory.
 * @param {number} steps
 */
function naiveKnight(steps) {
  const kind = catalogue().find(({ id }) => id === 'knight');
  const preset = kind?.presets.find(({ id }) => id === 'drowning');
  if (!preset) throw new Error('the catalogue has no knight on 8 x 8');
  const session = new Session(preset.link);
  const speeds = [];
  for (let known = 0; known < steps;) {
    const stretch = Math.min(STRETCH, steps - known);
    const ms = processorMs(() => {
      known = session.advance(stretch);
    });
    speeds.push((1000 * stretch) / ms);
  }
  if (session.advance(0) !== steps) throw new Error(`not ${steps} steps`);
  const { numbersPerFrame, rows, columns } = session.describe();
  const numbers = new Float64Array(numbersPerFrame);
  const boards = new Uint8Array(2 * rows * columns);
  const next = random(1);
  const took = Array.from({ length: SEEKS }, () => {
    const step = Math.floor(next() * (steps + 1));
    return processorMs(() => session.frame(step, numbers, boards));
  });
  const costsMs = Array.from({ length: COSTS }, () => {
    session.frame(Math.floor(next() * (steps + 1)), numbers, boards);
    return processorMs(() => session.costs(0, rows * columns));
  });
  session.frame(steps, numbers, boards);
  const [placements] = numbers;
  session.free();
  const memory = memoryOf().buffer.byteLength;
  return {
    speed: spread(speeds),
    share: placements / steps,
    seekMs: quantiles(took),
    costsMs: quantiles(costsMs),
    memory,
  };
}

/** A closed tour on every board of an even side from 6, by the judge's own algorithm. */
function tourSeconds() {
  const sides = Array.from({ length: (LARGEST_TOUR - 4) / 2 }, (_, index) => 6 + 2 * index);
  const text = sides.map((side) => `${side} 0 0`).join('\n');
  const ms = processorMs(() => {
    const judge = new Judge('knight', text);
    for (const side of sides) {
      const answered = judge.advance(Number.MAX_SAFE_INTEGER);
      const lines = answered?.text.trimEnd().split('\n');
      if (lines?.length !== side) throw new Error(`no tour on ${side} x ${side}`);
    }
    judge.free();
  });
  return ms / 1000;
}

/** Fields with a mine on every fifth cell, by chance; by the judge's own algorithm. */
function minesMs() {
  const next = random(1);
  const fields = Array.from({ length: FIELDS }, (_, index) => {
    const [rows, columns] = SIZES[index % SIZES.length];
    const mines = Array.from({ length: rows * columns }, () => Number(next() < 0.2));
    return `${rows} ${columns}\n${countsOf(mines, rows, columns)}`;
  });
  const judge = new Judge('mines', fields.join('\n'));
  const took = fields.map(() =>
    processorMs(() => {
      const answered = judge.advance(Number.MAX_SAFE_INTEGER);
      if (!answered || /^[A-Z]/.test(answered.text)) throw new Error('a field without mines');
    }),
  );
  judge.free();
  return took;
}

/**
 * How many mines there are on and around each cell, a line a row.
 * @param {number[]} mines
 * @param {number} rows
 * @param {number} columns
 */
function countsOf(mines, rows, columns) {
  const around = [-1, 0, 1];
  const count = (/** @type {number} */ row, /** @type {number} */ column) => {
    const cells = around.flatMap((down) => around.map((right) => [row + down, column + right]));
    const inside = cells.filter(([r, c]) => r >= 0 && r < rows && c >= 0 && c < columns);
    return inside.reduce((sum, [r, c]) => sum + mines[r * columns + c], 0);
  };
  const lines = [];
  for (let row = 0; row < rows; row++) {
    lines.push(Array.from({ length: columns }, (_, column) => count(row, column)).join(' '));
  }
  return lines.join('\n');
}
