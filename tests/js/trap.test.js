import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  EngineError,
  Session,
  catalogue,
  loadEngine,
  onFreshInstance,
} from '../../www/core/engine/session.js';
import { Race } from '../../www/core/race/race.js';
import { RunModel } from '../../www/core/engine/run.js';
import { Looking } from '../../www/families/games/panels/selection.js';
import { Session as Handle } from '../../www/wasm/searchlight.js';
import './families.js';
import { heldMiB } from './held.js';

const wasm = new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url);
await loadEngine(readFileSync(wasm));

const LINK = catalogue()[0].presets[0].link;

/** The smallest module that traps: one function, `unreachable`. */
const UNREACHABLE = Uint8Array.of(
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0],
  ...[7, 5, 1, 1, 0x74, 0, 0, 10, 5, 1, 3, 0, 0, 0x0b],
);

/** Makes the next frame trap, as a fault in the core would. */
function breakNextFrame() {
  const { frame } = Handle.prototype;
  const { t } = new WebAssembly.Instance(new WebAssembly.Module(UNREACHABLE)).exports;
  Handle.prototype.frame = () => {
    Handle.prototype.frame = frame;
    /** @type {() => void} */ (t)();
  };
}

/** @param {() => void} work */
function codeOf(work) {
  try {
    work();
    return '';
  } catch (error) {
    return error instanceof EngineError ? error.code : String(error);
  }
}

test('a trap makes all sessions stale and tells it, and new ones work', () => {
  const [broken, other] = [new Session(LINK), new Session(LINK)];
  let told = 0;
  const unbind = onFreshInstance(() => (told += 1));
  breakNextFrame();
  assert.equal(
    codeOf(() => broken.show(0)),
    'trap',
  );
  assert.equal(told, 1);
  assert.equal(
    codeOf(() => broken.show(0)),
    'stale',
  );
  assert.equal(
    codeOf(() => other.show(0)),
    'stale',
  );
  other.free();
  broken.free();
  const fresh = new Session(LINK);
  assert.equal(fresh.advance(1e6), 65536);
  assert.equal(fresh.show(16167).expanded, 1010);
  unbind();
  breakNextFrame();
  assert.equal(
    codeOf(() => fresh.show(0)),
    'trap',
  );
  assert.equal(told, 1);
});

test('a visualizer goes on at the same step after a trap elsewhere', () => {
  const shown = new RunModel('flip', () => 0);
  shown.tick(0);
  shown.player.seek(16167);
  shown.show();
  const before = shown.link;
  const bystander = new Session(LINK);
  breakNextFrame();
  assert.equal(
    codeOf(() => bystander.show(0)),
    'trap',
  );
  assert.equal(
    codeOf(() => shown.show()),
    'stale',
  );
  shown.restart();
  shown.tick(16);
  shown.show();
  assert.deepEqual(shown.link, before);
  assert.equal(shown.frame.expanded, 1010);
});

test('a game of two players goes on after a trap elsewhere', () => {
  const run = new RunModel('tab', () => 0);
  const tick = () => {
    for (let turn = 0; run.busy && turn < 1000; turn++) run.tick(turn);
  };
  tick();
  /** As a viewer does it. @template T @param {() => T} work @returns {T} */
  const attempt = (work) => {
    try {
      return work();
    } catch (error) {
      assert.equal(error instanceof EngineError && error.code, 'stale');
      run.restart();
      return work();
    }
  };
  const looking = new Looking(/** @type {any} */ ({ run, attempt, refresh() {}, pause() {} }));
  looking.isPlaying = true;
  const { game } = looking;
  const [{ to }] = game?.legal ?? [];
  const bystander = new Session(LINK);
  breakNextFrame();
  assert.equal(
    codeOf(() => bystander.show(0)),
    'trap',
  );
  // The engine's answer is asked of a run that is gone.
  looking.change((now) => {
    now.play(to);
    now.hint();
  });
  assert.equal(looking.game, null);
  tick();
  assert.equal(looking.game, game);
  assert.deepEqual([game?.line.length, game?.line[1]], [3, to]);
});

test('a race goes on at the same unit after a trap elsewhere', () => {
  const { algorithms } = catalogue()[0];
  const origin = new Session(LINK);
  const links = algorithms.map((id) => origin.withAlgorithm(id));
  const race = new Race(links, { size: 1, unit: 100 }, () => 0);
  race.tick(0);
  race.show();
  const before = race.lanes.map(({ frame }) => frame.generated);
  assert.equal(before[0], 1600);
  breakNextFrame();
  assert.equal(
    codeOf(() => origin.show(0)),
    'trap',
  );
  assert.equal(
    codeOf(() => race.show()),
    'stale',
  );
  race.restart();
  race.tick(0);
  race.show();
  assert.equal(race.player.cursor, 100);
  assert.deepEqual(
    race.lanes.map(({ frame }) => frame.generated),
    before,
  );
  race.free();
});

test('row 8: a thousand rounds of a trap and a restart keep less than a MiB, and the run its step', async () => {
  const run = new RunModel('flip', () => 0);
  run.open(run.session.resized(3, 3));
  run.tick(0);
  run.player.seek(2000);
  run.show();
  const { link } = run;
  const { expanded } = run.frame;
  const round = () => {
    run.player.seek(2001);
    breakNextFrame();
    assert.equal(
      codeOf(() => run.show()),
      'trap',
    );
    run.player.seek(2000);
    run.restart();
    run.tick(0);
    assert.equal(run.player.cursor, 2000);
  };
  const rounds = async (/** @type {number} */ count) => {
    for (let made = 0; made < count; made++) {
      round();
      // Whoever waits for a click between two traps lets what is collected go.
      if (made % 50 === 0) await heldMiB();
    }
    return heldMiB();
  };
  const before = await rounds(50);
  const grown = (await rounds(1000)) - before;
  assert.ok(grown < 1, `${grown.toFixed(2)} MiB more`);
  run.show();
  assert.deepEqual([run.link, run.frame.expanded], [link, expanded]);
  run.free();
});
