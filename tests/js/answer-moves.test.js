/** The moves that are named and drawn while an answer is played, against those of the core. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { Session, loadEngine } from '../../www/core/engine/session.js';
import { moveBetween } from '../../www/families/state-space/board/board-animation.js';
import { viewOf } from '../../www/families/state-space/puzzles/index.js';
import { kindsOf } from './families.js';

before(async () => {
  const wasm = new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url);
  await loadEngine(readFileSync(wasm));
});

test('each move of an answer is the move that the core made', () => {
  for (const { id, presets } of kindsOf('state-space')) {
    for (const { id: preset, link } of presets) {
      const session = new Session(link);
      const { columns, states } = session.description;
      if (session.description.family !== 'state-space' || states === null || states > 200_000) {
        session.free();
        continue;
      }
      while (!session.outcome) session.advance(1 << 16);
      const { path } = session.mapData();
      for (let move = 1; move < path.length; move++) {
        const [from, to] = [path[move - 1], path[move]];
        const made = session.ask((core) => core.movesFrom(from)).find((one) => one.to === to);
        const [board, next] = [from, to].map((state) => session.boards(Uint32Array.of(state)));
        const found = moveBetween(board, next, columns, viewOf(id).moving);
        assert.deepEqual(found, made?.action, `${id} ${preset}, move ${move}`);
      }
      session.free();
    }
  }
});
