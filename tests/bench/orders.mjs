/**
 * What searches in any order keep and how long a step takes to show, natively, and how long A* on a
 * board of 4 x 4 keeps a page waiting; prints one JSON object. A process of its own:
 * `node orders.mjs`.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../tools/wasm.mjs';
import { Judge, Session, loadEngine } from '../../www/entry/core-node.js';
import { processorMs } from './readings.mjs';

const EXE = process.platform === 'win32' ? '.exe' : '';
const NATIVE = join(ROOT, 'target', 'release', `searchlight-bench${EXE}`);

/** Korf's second board, which needs more states than a page keeps; its goal has the gap first. */
const LARGE = '1\n13 5 4 10\n9 12 8 14\n2 3 7 1\n0 15 11 6\n';
const GOAL = '0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15';
/** Steps of one slice: as many as a page makes in a few milliseconds. */
const SLICE = 20_000;

const measured = JSON.parse(execFileSync(NATIVE, ['orders'], { encoding: 'utf8' }));
console.log(JSON.stringify({ ...measured, sliceMs: await slowestSlice() }));

/** The longest time for which opening and computing the run keep a page busy at once. */
async function slowestSlice() {
  await loadEngine();
  const judge = new Judge('tiles', LARGE, { algorithm: 'astar' });
  judge.set('goal', GOAL);
  const link = /** @type {Uint8Array} */ (judge.first);
  /** @type {Session[]} */
  const opened = [];
  const times = [processorMs(() => opened.push(new Session(link)))];
  const [session] = opened;
  while (!session.outcome) times.push(processorMs(() => session.advance(SLICE)));
  return Math.max(...times);
}
