/** Facts about runs, from the core itself, without a page. */
import { readFileSync } from 'node:fs';
import { Session, loadEngine } from '../../www/core/engine/session.js';
import { learnFamily } from '../../www/core/engine/family-core.js';
import { bytesOf } from '../../www/core/links/state-string.js';
import { core } from '../../www/families/state-space/core.js';
import { SAMPLE_STATE } from './light.js';

const WASM = new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url);

/** Returns the run of a state string, computed to its end. */
export async function runOf(state = SAMPLE_STATE) {
  learnFamily('state-space', core);
  await loadEngine(readFileSync(WASM));
  const session = new Session(bytesOf(state));
  while (!session.outcome) session.advance(1e9);
  return session;
}

/** Returns the step at which the answer is found. */
export async function answerStep(state = SAMPLE_STATE) {
  const session = await runOf(state);
  const step = session.foundAt(/** @type {number} */ (session.mapData().path.at(-1)));
  session.free();
  return step;
}
