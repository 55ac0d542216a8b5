/** The lessons, and the runs and steps of their stops, by the real core. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { originOf } from '../../www/core/engine/same-run.js';
import { bytesOf, lettersOf } from '../../www/core/links/state-string.js';
import { stepOfMoment } from '../../www/core/stops/count-marker.js';
import { LESSONS } from '../../www/lessons/index.js';
import './families.js';
import { ROOT } from './sources.js';

/** @import { LessonStop } from '../../www/lessons/types.js' */

await loadEngine(readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)));

export const lessons = await Promise.all(
  Object.values(LESSONS).map(async ({ load }) => (await load()).lesson),
);

/** Further than any stop. */
const MOST_STEPS = 1e7;

/** The runs that were opened, by example and algorithm: several stops share one. @type {Map<string, Session>} */
const opened = new Map();

/** @param {{ puzzle: string, preset: string, algorithm?: string, settings?: string }} shown */
export function sessionOf({ puzzle, preset, algorithm, settings }) {
  const name = [puzzle, preset, algorithm, settings].join();
  const known = opened.get(name);
  if (known) return known;
  const kind = catalogue().find(({ id }) => id === puzzle);
  const example = kind?.presets.find(({ id }) => id === preset) ?? assert.fail(name);
  const origin = originOf(lettersOf(example.link), algorithm, settings);
  const session = new Session(bytesOf(origin));
  while (!session.outcome && session.advance(1e6) < MOST_STEPS);
  opened.set(name, session);
  return session;
}

/** @param {LessonStop} stop */
export function stepOf({ at, ...shown }) {
  const session = sessionOf(shown);
  const known = session.advance(0);
  if (typeof at === 'number') return at;
  if (at === 'end') return session.outcome ? known : assert.fail('it has no end');
  const step =
    at === 'answer'
      ? session.score(Boolean(session.outcome)).answer
      : stepOfMoment(session, known, at);
  return step ?? assert.fail(`${at} does not come`);
}
