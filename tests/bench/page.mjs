/**
 * What a page or the command waits for, measured through the engine as they use it; prints one JSON
 * object. A process of its own: `node page.mjs`.
 */
import { readFileSync } from 'node:fs';
import { Judge, Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { learnFamily } from '../../www/core/engine/family-core.js';
import { core } from '../../www/families/state-space/core.js';
import { memoryOf, processorMs, quantiles, random, runCommand, spread } from './readings.mjs';

const SLICE = 100_000;
const SEEKS = 50_000;
const WASM = new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url);

learnFamily('state-space', core);
await loadEngine(readFileSync(WASM));
const sample = sampleOf('flip');
const largest = new Session(sample).resized(4, 5);

const readings = {
  // First: memory only grows.
  solitaire: wholeSolitaire(),
  openMs: spread(Array.from({ length: 201 }, openMs)),
  stepping: spread(Array.from({ length: 7 }, movesPerSecond)),
  playing: spread(Array.from({ length: 5 }, stepsPerSecond)),
  seekMs: seekMs(largest, 20 * 2 ** 20),
  judgeS: judgeSeconds(),
  commandS: spread(Array.from({ length: 5 }, commandSeconds)),
};
console.log(JSON.stringify(readings));

/** @param {string} puzzle */
function sampleOf(puzzle) {
  const kind = catalogue().find(({ id }) => id === puzzle);
  if (!kind) throw new Error(`the catalogue has no ${puzzle}`);
  return kind.presets[0].link;
}

/** The whole space of solitaire by a one-sided search: what its memory is and how it seeks. */
function wholeSolitaire() {
  const session = new Session(sampleOf('solitaire'));
  const link = session.withAlgorithm('bfs');
  session.free();
  const seeks = seekMs(link, 8_823_040);
  return { seekMs: seeks, memory: memoryOf().buffer.byteLength };
}

/** Opens the sample and computes the whole run, as a page does before it draws the rings. */
function openMs() {
  const began = performance.now();
  const session = new Session(sample);
  const known = session.advance(Number.MAX_SAFE_INTEGER);
  const map = session.mapData();
  session.show(known);
  const ms = performance.now() - began;
  if (known !== 65_536 || map.sides[0].order.length !== 4_096)
    throw new Error('not the whole component');
  session.free();
  return ms;
}

/** The largest board, recorded, in slices with a frame after each. */
function movesPerSecond() {
  const session = new Session(largest);
  const began = performance.now();
  let known = 0;
  while (!session.outcome) {
    known = session.advance(SLICE);
    session.show(known);
  }
  const seconds = (performance.now() - began) / 1000;
  if (known !== 20 * 2 ** 20) throw new Error('not the whole space');
  session.free();
  return known / seconds;
}

/** The sample's film, every step shown in turn. */
function stepsPerSecond() {
  const session = new Session(sample);
  const known = session.advance(Number.MAX_SAFE_INTEGER);
  const began = performance.now();
  for (let step = 0; step <= known; step++) session.show(step);
  const seconds = (performance.now() - began) / 1000;
  session.free();
  return known / seconds;
}

/**
 * Seeks to steps here and there in a whole run, a frame each.
 * @param {Uint8Array} link
 * @param {number} steps how many it has
 */
function seekMs(link, steps) {
  const session = new Session(link);
  const known = session.advance(Number.MAX_SAFE_INTEGER);
  if (known !== steps) throw new Error(`${known} steps instead of ${steps}`);
  const took = [];
  const next = random(1);
  for (let seek = 0; seek < SEEKS; seek++) {
    const step = Math.floor(next() * (known + 1));
    const began = performance.now();
    session.show(step);
    took.push(performance.now() - began);
  }
  session.free();
  return quantiles(took);
}

/** Every 4 x 4 board there is, one after the other. */
function judgeSeconds() {
  const boards = Array.from({ length: 1 << 16 }, (_, state) => {
    const rows = [0, 4, 8, 12].map((row) =>
      [0, 1, 2, 3].map((column) => ((state >> (row + column)) & 1 ? 'b' : 'w')).join(''),
    );
    return rows.join('\n');
  });
  const text = boards.join('\n');
  let impossible = 0;
  const ms = processorMs(() => {
    const judge = new Judge('flip', text);
    while (judge.remaining > 0) {
      const answered = judge.advance(Number.MAX_SAFE_INTEGER);
      if (answered?.text === 'Impossible') impossible++;
    }
    judge.free();
  });
  // 4,096 boards share a component with one that shows a single colour.
  if (impossible !== 61_440) throw new Error(`${impossible} boards are called impossible`);
  return ms / 1000;
}

/** What 2,000 cases of solitaire cost the command beyond its start. */
function commandSeconds() {
  const next = random(1);
  const position = () => {
    /** @type {Set<number>} */
    const cells = new Set();
    while (cells.size < 4) {
      cells.add(Math.floor(next() * 64));
    }
    return [...cells].map((cell) => `${(cell >> 3) + 1} ${(cell & 7) + 1}`).join(' ');
  };
  const text = Array.from({ length: 4000 }, position).join('\n');
  return solitaireSeconds(text, 2000) - solitaireSeconds('', 0);
}

/**
 * @param {string} input
 * @param {number} cases how many there are in it
 */
function solitaireSeconds(input, cases) {
  const { lines, seconds } = runCommand('solitaire', input);
  const answers = lines.filter((line) => line === 'YES' || line === 'NO').length;
  if (answers !== cases) throw new Error(`${answers} answers to ${cases} cases`);
  return seconds;
}
