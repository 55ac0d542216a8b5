/**
 * Sessions of recorded links, freed when the file's tests end. Needs a loaded engine.
 * @import { Frame } from '../../www/families/state-space/core.js'
 */
import { readFileSync } from 'node:fs';
import { after } from 'node:test';
import { bytesOf } from '../../www/core/links/state-string.js';
import { Session } from '../../www/core/engine/session.js';
import { laneMapOf } from '../../www/families/state-space/analysis.js';
import { ROOT } from './sources.js';

/** The first recorded link of each puzzle to a breadth-first run. @type {Record<string, Uint8Array>} */
export const LINKS = Object.fromEntries(
  JSON.parse(readFileSync(new URL('tests/golden/links.json', ROOT), 'utf8'))
    .filter(
      (/** @type {any} */ { puzzle, algorithm, text }) =>
        puzzle !== 'null' && algorithm === 'bfs' && text,
    )
    .map((/** @type {any} */ { puzzle, link }) => [puzzle, Buffer.from(link, 'base64url')])
    .reverse(),
);

/** The board of the 8-puzzle that is farthest from the goal. */
const HARDEST = bytesOf('AQgDA2gnRQMBIUNlhwAAAAA');

/** @type {Session<Frame>[]} */
const opened = [];
after(() => opened.forEach((session) => session.free()));

/** @param {Uint8Array} link @returns {Session<Frame>} */
export function open(link) {
  const session = /** @type {Session<Frame>} */ (new Session(link));
  opened.push(session);
  return session;
}

/** Searches the hardest 8-puzzle to its end, and returns the run with its map. @param {string} name */
export function hardestBy(name) {
  const session = open(open(HARDEST).withAlgorithm(name));
  session.advance(1e9);
  let picture = null;
  while (!picture) picture = laneMapOf(session);
  return { session, picture };
}
