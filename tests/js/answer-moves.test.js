/** The moves that are named and drawn while an answer is played lead from board to board. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { Session, loadEngine } from '../../www/core/engine/session.js';
import { StateSpaceBoard } from '../../www/families/state-space/board/board.js';
import { kindsOf } from './families.js';

before(async () => {
  const wasm = new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url);
  await loadEngine(readFileSync(wasm));
});

test('each move of an answer is the move that the core made, between cells that change', () => {
  for (const { id, presets } of kindsOf('state-space')) {
    for (const { id: preset, link } of presets) {
      const session = new Session(link);
      const { states } = session.description;
      if (session.description.family !== 'state-space' || states === null || states > 200_000) {
        session.free();
        continue;
      }
      while (!session.outcome) session.advance(1 << 16);
      const { path } = session.mapData();
      // Of all that a board draws, the moves of the answer need only the run.
      const viewer = { run: { session, analysis: { answer: { states: path } } } };
      const rest = /** @type {any} */ ({});
      const board = new StateSpaceBoard(/** @type {any} */ (viewer), rest, rest, rest);
      for (let move = 1; move < path.length; move++) {
        const ends = path.subarray(move - 1, move + 1);
        const moves = session.ask((core) => core.movesFrom(ends[0]));
        const made = moves.find(({ to }) => to === ends[1]);
        const played = board.movePlayed(move);
        assert.deepEqual(played, made?.action, `${id} ${preset}, move ${move}`);
        const cells = session.boards(ends);
        const [here, there] = [cells.subarray(0, session.cells), cells.subarray(session.cells)];
        for (const cell of [played.from, played.to]) assert.notEqual(here[cell], there[cell]);
      }
      session.free();
    }
  }
});
