/** Races: several runs in lockstep behind one player. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { EngineError, Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { Race } from '../../www/core/race/race.js';
import { STEP_SIZES } from '../../www/core/playback/player.js';
import { readSuffix } from '../../www/core/race/race-link.js';
import { RaceWords } from '../../www/families/state-space/race-words.js';
import { wordsOf } from '../../www/i18n/index.js';
import { goalOf } from '../../www/families/state-space/orders.js';
import { DICTIONARIES, words as english } from './dictionaries.js';
import { computable, kindsByAlgorithm } from './families.js';
import { FakeSession, NAMES, computed, finish, linkTo, open, prepared, stepsAt } from './lanes.js'; // prettier-ignore

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

const [STEP, ITEM, STAGE] = STEP_SIZES.keys();

test('a unit is one step, item or stage of each lane, and each stops at its answer', () => {
  const race = computed(['wide', 'narrow']);
  assert.equal(race.player.known, 4000);
  assert.deepEqual(stepsAt(race, 0), [0, 0]);
  assert.deepEqual(stepsAt(race, 123), [123, 123]);
  assert.deepEqual(stepsAt(race, 500), [500, 500]);
  assert.deepEqual(stepsAt(race, 501), [501, 500]);
  assert.deepEqual(stepsAt(race, 4000), [4000, 500]);
  assert.equal(race.player.atEnd, true);

  race.count({ size: ITEM });
  assert.equal(race.player.known, 400);
  assert.deepEqual(stepsAt(race, 7), [70, 35]);
  assert.deepEqual(stepsAt(race, 101), [1010, 500]);

  race.count({ size: STAGE });
  assert.equal(race.player.known, 40);
  assert.deepEqual(stepsAt(race, 3), [300, 150]);
  assert.deepEqual(stepsAt(race, 40), [4000, 500]);
});

test('an answer within an item ends its lane there', () => {
  const race = computed(['hopeless', 'short'], { size: STAGE });
  assert.equal(race.player.known, 10);
  assert.deepEqual(stepsAt(race, 1), [200, 50]);
  assert.deepEqual(stepsAt(race, 10), [2000, 50]);
});

test('the whole space goes on behind the answer', () => {
  const race = computed(['wide', 'narrow'], { whole: true });
  assert.equal(race.player.known, 9000);
  assert.deepEqual(stepsAt(race, 9000), [9000, 600]);
  race.count({ whole: false });
  assert.equal(race.player.known, 4000);
  assert.equal(race.player.cursor, 4000, 'the end stays the end');
  race.count({ whole: true });
  assert.equal(race.player.cursor, 4000, 'an answer stays in sight');
});

test('without an answer a lane ends with its run', () => {
  const race = computed(['hopeless', 'narrow']);
  assert.equal(race.player.known, 2000);
  assert.equal(race.player.outcome?.code, 'impossible');
  assert.deepEqual(
    race.lanes.map((lane) => race.endOf(lane)),
    [2000, 500],
  );
});

test('a search from both ends stops by itself, so its lane ends with its run', () => {
  const race = computed(['both', 'narrow']);
  assert.equal(race.player.known, 700);
  assert.deepEqual(stepsAt(race, 1000), [700, 500]);
});

test('nothing behind the answer is shown while the runs are being computed', () => {
  const race = prepared(['wide', 'hopeless']);
  let before = race.player.known;
  for (let turn = 0; turn < 100; turn++) {
    race.advance(100);
    const known = race.advance(0);
    assert.ok(known >= before && known <= 4000);
    before = known;
  }
  assert.equal(before, 4000);
});

test('another size shows the same place', () => {
  const race = computed(['wide', 'narrow', 'hopeless'], { unit: 1234 });
  assert.equal(race.player.cursor, 1234);
  race.count({ size: ITEM });
  assert.equal(race.player.cursor, 124);
  race.count({ size: STAGE });
  assert.equal(race.player.cursor, 13);
  race.count({ size: STEP });
  assert.equal(race.player.cursor, 1300);
  // The lane that is longest in steps is not the one that is longest in items.
  const other = computed(['hopeless', 'narrow'], { unit: 1e6 });
  assert.equal(other.player.atEnd, true);
  other.count({ size: ITEM });
  assert.equal(other.player.atEnd, true);
  assert.deepEqual(stepsAt(other), [2000, 500]);
});

test('keys for larger sizes than the unit go by the longest lane', () => {
  const race = computed(['narrow', 'wide'], { unit: 123 });
  const { player } = race;
  player.stepBy(1, ITEM);
  assert.equal(player.cursor, 130);
  player.stepBy(1, STAGE);
  assert.equal(player.cursor, 200);
  player.stepBy(-1, STAGE);
  assert.equal(player.cursor, 100);
  player.stepBy(-1);
  assert.equal(player.cursor, 99);
  player.stepBy(1000, STAGE);
  assert.equal(player.cursor, 4000);
  race.count({ size: STAGE });
  player.seek(5);
  player.stepBy(1, STEP);
  assert.equal(player.cursor, 6, 'a smaller size than the unit is a unit');
});

test('lanes are changed, added and removed, and the place stays', () => {
  const race = computed(['wide', 'narrow'], { unit: 300 });
  const [first] = race.lanes;
  race.put(2, 'hopeless');
  race.put(1, 'short');
  finish(race);
  assert.deepEqual(
    race.lanes.map(({ algorithm }) => algorithm),
    ['wide', 'short', 'hopeless'],
  );
  assert.equal(race.lanes[0], first, 'what stays is not computed anew');
  assert.deepEqual(stepsAt(race), [300, 50, 300]);
  race.remove(0);
  assert.equal(race.player.known, 2000);
  assert.deepEqual(stepsAt(race), [50, 300]);
  assert.equal(open.size, 2);
  race.free();
  assert.equal(open.size, 0);
});

test('a race that is playing plays on when it is changed', () => {
  const race = computed(['wide', 'narrow'], { unit: 300 });
  race.player.play();
  race.count({ size: ITEM });
  assert.equal(race.player.state, 'playing');
  race.put(1, 'short');
  assert.equal(race.player.state, 'playing');
});

test('a lane that the core refuses leaves the race as it was', () => {
  const race = computed(['wide', 'narrow'], { unit: 300 });
  race.lanes[0].session.withAlgorithm = () => {
    throw new EngineError('unknownAlgorithm', { id: 'none' });
  };
  assert.throws(() => race.put(1, 'none'), { code: 'unknownAlgorithm' });
  assert.deepEqual(stepsAt(race), [300, 300]);
});

test('a second lane that cannot be made gives the first one back', () => {
  open.clear();
  let made = 0;
  const make = (/** @type {Uint8Array} */ link) => {
    if (made++ > 0) throw new EngineError('outOfMemory', { entries: 9 });
    return /** @type {any} */ (new FakeSession(link));
  };
  assert.throws(() => new Race([linkTo('wide'), linkTo('narrow')], {}, () => 0, make), {
    code: 'outOfMemory',
  });
  assert.equal(open.size, 0);
});

test('with fresh sessions it goes on at the same unit', () => {
  const race = computed(['wide', 'narrow'], { size: ITEM, unit: 77 });
  race.player.fail();
  race.restart();
  assert.equal(race.player.state, 'ready');
  finish(race);
  assert.deepEqual(stepsAt(race), [770, 385]);
});

test('a unit is the first at which a lane has reached a step, also where frames count the units', () => {
  const { presets } = catalogue().find(({ id }) => id === 'queens') ?? { presets: [] };
  const session = new Session(presets[0].link);
  const links = ['plain', 'forward'].map((id) => session.withAlgorithm(id));
  for (const size of [ITEM, STAGE]) {
    const race = new Race(links, { size }, () => 0);
    while (!race.outcome) race.advance(1e5);
    for (const lane of race.lanes) {
      let unit = 0;
      for (let step = 0; step <= Math.min(300, race.endOf(lane)); step++) {
        while (race.stepOf(lane, unit) < step) unit++;
        assert.equal(race.unitOf(lane, step), unit, `${lane.algorithm} ${step}`);
      }
    }
    race.free();
  }
  session.free();
});

test('only the cheapest answer is called so, not the cheapest of those with the fewest moves', () => {
  const lane = (/** @type {string} */ algorithm, /** @type {object} */ more) =>
    /** @type {any} */ ({
      ...{ algorithm, depth: 3, cost: 9, seeks: 'any', ...more },
      session: { description: { promises: algorithm === 'greedy' ? null : 1, guides: [] } },
    });
  const [moves, greedy] = [lane('bfs', { seeks: 'moves' }), lane('greedy', {})];
  const own = new RaceWords(/** @type {any} */ ({ words: english, race: { hasCosts: true } }));
  assert.equal(own.answer(greedy, [moves, greedy]).isBest, false);
  const cheapest = lane('uniform', { seeks: 'cost', depth: 4 });
  assert.equal(own.answer(greedy, [moves, greedy, cheapest]).isBest, true);
});

test('a search seeks the cheapest answer only if its heuristic never overestimates', () => {
  assert.equal(goalOf({ algorithm: 'astar', isBounded: true }), 'cost');
  assert.equal(goalOf({ algorithm: 'astar', isBounded: false }), 'any');
  assert.equal(goalOf({ algorithm: 'bfs', isBounded: false }), 'moves');
  assert.equal(goalOf({ algorithm: 'weighted', isBounded: true }), 'any');
});

test('an answer is beaten by one with fewer moves', () => {
  const race = computed(['wide', 'hopeless']);
  assert.deepEqual(
    race.lanes.map(({ depth }) => depth),
    [7, Infinity],
  );
  assert.deepEqual(
    race.lanes.map((lane) => race.isBeaten(lane)),
    [false, true],
  );
  const others = race.lanes.map((lane) => Object.assign(lane, { seeks: 'moves' }));
  others[1].outcome = { code: 'found', depth: 6 };
  assert.deepEqual(
    others.map((lane) => race.isBeaten(lane)),
    [true, false],
  );
});

test('where moves have costs, a lane says what it looks for, and its answer in moves and in cost', () => {
  const { presets } = catalogue().find(({ id }) => id === 'maze') ?? { presets: [] };
  const costs = presets.find(({ id }) => id === 'costs');
  assert.ok(costs);
  const session = new Session(costs.link);
  const links = ['bfs', 'uniform', 'dfs', 'astar'].map((id) => session.withAlgorithm(id));
  const race = new Race(links, {}, () => 0);
  while (!race.outcome) race.advance(1e5);
  race.player.tick(0);
  const [byMoves, cheapest, first, estimated] = race.lanes;
  assert.ok(race.hasCosts);
  assert.deepEqual(
    race.lanes.map(({ seeks }) => seeks),
    ['moves', 'cost', 'any', 'cost'],
  );
  assert.ok(byMoves.depth < cheapest.depth && byMoves.cost > cheapest.cost);
  assert.equal(estimated.cost, cheapest.cost);
  // The way of fewest moves, and the cheapest, are both best by what they look for.
  assert.deepEqual(
    [byMoves, cheapest, estimated].map((lane) => race.isBeaten(lane)),
    [false, false, false],
  );
  assert.equal(race.isBeaten(first), first.cost > cheapest.cost);
  for (const { language, page } of DICTIONARIES) {
    const words = wordsOf(language, page);
    const own = new RaceWords(/** @type {any} */ ({ words, race }));
    const told = race.lanes.map((lane) => own.answer(/** @type {any} */ (lane), /** @type {any} */ (race.lanes))); // prettier-ignore
    for (const [at, { says, worth }] of told.entries()) {
      const { depth, cost } = race.lanes[at];
      assert.match(says, new RegExp(`${depth}\\D+${cost}`), `${language}: ${says}`);
      assert.doesNotMatch(`${says} ${worth}`, /race\.|undefined/);
    }
    assert.equal(new Set(told.map(({ worth }) => worth)).size, 3, language);
    assert.deepEqual(
      told.map(({ isBest }) => isBest),
      [true, true, first.cost === cheapest.cost, true],
    );
    const result = own.result(/** @type {any} */ (race.lanes));
    assert.equal(result, words.text('state-space.race.differ'));
  }
  race.free();
  session.free();
});

test('the pictures are laid out one a turn, once all is computed', (context) => {
  const most = (/** @type {number} */ budget) => Math.min(budget, 1000);
  const { advance } = FakeSession.prototype;
  /** @this {FakeSession} @param {number} budget */
  function slowly(budget) {
    return advance.call(this, most(budget));
  }
  context.mock.method(FakeSession.prototype, 'advance', slowly);
  const race = prepared(['wide', 'narrow']);
  const pictures = () => race.lanes.filter(({ picture }) => picture).length;
  assert.equal(race.player.complete, false);
  while (!race.player.complete) {
    race.tick(0);
    assert.equal(pictures(), 0);
  }
  race.tick(0);
  assert.equal(pictures(), 1);
  finish(race);
  assert.equal(pictures(), 2);
});

test('link and suffix say the race, and are read back', () => {
  const race = computed(['narrow', 'wide', 'wide'], { size: ITEM, unit: 33 });
  assert.deepEqual([...race.link], [NAMES.indexOf('narrow'), 33]);
  assert.equal(race.suffix, '.item.answer.wide.wide');
  assert.deepEqual(readSuffix(race.suffix), {
    ...{ size: ITEM, whole: false, others: ['wide', 'wide'], wasTimed: false },
  });
  race.count({ size: STAGE, whole: true });
  assert.equal(race.suffix, '.stage.whole.wide.wide');
  race.player.fail();
  // What has broken down comes back where it was.
  assert.deepEqual([...race.link], [NAMES.indexOf('narrow'), race.player.cursor]);
});

test('every algorithm of a puzzle races the first one to the same answer', () => {
  for (const { id, algorithms, presets } of kindsByAlgorithm()) {
    const { link } = presets[0];
    const race = new Race([link, link], {}, () => 0);
    // A table does not race a tree.
    const { rivals } = race.lanes[0].session.description;
    const racing = algorithms.filter((algorithm) => rivals.includes(algorithm));
    for (const algorithm of computable(id, racing)) {
      race.put(1, algorithm);
      finish(race);
      const [plain, other] = race.lanes;
      assert.equal(other.algorithm, algorithm);
      assert.equal(other.outcome?.code, plain.outcome?.code);
      for (const lane of race.lanes) {
        assert.equal(lane.session.show(race.endOf(lane)).answered, true);
      }
    }
    race.free();
  }
});

test('lanes of equal work show equal counts at every unit', () => {
  for (const { algorithms, presets } of kindsByAlgorithm()) {
    const own = new Session(presets[0].link);
    for (const algorithm of algorithms) {
      const link = own.withAlgorithm(algorithm);
      // The one between them does other work, and the turns are shared among all.
      const race = new Race([link, presets[0].link, link], {}, () => 0);
      finish(race);
      for (const size of STEP_SIZES.keys()) {
        race.count({ size, whole: size === STAGE });
        finish(race);
        const [one, , twin] = race.lanes;
        const { tallies, told } = one.family;
        const { known } = race.player;
        for (let unit = 0; unit <= known; unit += Math.max(1, Math.floor(known / 97))) {
          race.player.seek(unit);
          race.show();
          const counts = [one, twin].map(({ frame }) =>
            [...tallies, ...told].map((of) => frame[of]),
          );
          assert.deepEqual(counts[0], counts[1], `${algorithm} at ${unit} in size ${size}`);
        }
        assert.equal(one.units, twin.units);
      }
      race.free();
    }
    own.free();
  }
});
