/**
 * Puzzles that a host page defines: exploring, faults, limits and links.
 * @import { OwnPuzzle } from '../../www/core/own/definitions.js'
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { learnFamily } from '../../www/core/engine/family-core.js';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { LetterBoards } from '../../www/core/own/boards.js';
import { definePuzzle } from '../../www/core/own/define-puzzle.js';
import { Exploration, OwnFault } from '../../www/core/own/explore.js';
import { OWN_CODE, ownIn } from '../../www/core/own/own-id.js';
import { explore, exploredOf } from '../../www/core/own/own-puzzle.js';
import { frozen, textOf } from '../../www/core/own/values.js';
import { readState } from '../../www/core/links/read-state.js';
import { lettersOf } from '../../www/core/links/state-string.js';
import { wordsOf } from '../../www/i18n/index.js';
import { GivenRows, ownCode } from '../../www/wasm/searchlight.js';
import { DICTIONARIES } from './dictionaries.js';
import { core as family } from '../../www/families/state-space/core.js';
import { JUGS, eight } from './own-puzzles.js';

learnFamily('state-space', /** @type {any} */ (family));
await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

/** Runs a link to its end. @param {Uint8Array} link @param {string} [algorithm] */
function ended(link, algorithm) {
  const first = new Session(link);
  const session = algorithm ? new Session(first.withAlgorithm(algorithm)) : first;
  while (session.outcome === null) session.advance(1 << 16);
  return session;
}

/**
 * Explores a puzzle and returns its fault.
 * @param {Record<string, unknown>} puzzle fields that replace those of the jugs
 * @returns {OwnFault}
 */
function faultOf(puzzle) {
  try {
    const exploration = new Exploration('faulty', /** @type {any} */ ({ ...JUGS, ...puzzle }));
    while (!exploration.isDone) exploration.advance(Infinity, () => 0);
  } catch (error) {
    if (error instanceof OwnFault) return error;
    throw error;
  }
  return assert.fail('no fault');
}

test('twenty lines make a puzzle that every search answers', async () => {
  definePuzzle('jugs', JUGS);
  const link = await explore('my:jugs');
  const session = ended(link);
  assert.deepEqual(session.outcome, { code: 'found', depth: 6 });
  assert.equal(session.description.puzzle, 'my:jugs');
  assert.equal(session.description.states, 16);
  assert.equal(session.verified(), true);
  // 16 states have six moves each.
  assert.equal(session.advance(1), 96);
  const moves = session.ask((core) => core.movesFrom(0)).map(({ to }) => to);
  const named = moves.map((to) => session.ask((core) => core.moveValues(0, to)).named);
  assert.deepEqual(named.slice(0, 2), ['fill 3', 'fill 5']);
  for (const algorithm of session.description.algorithms) {
    const other = ended(link, algorithm);
    assert.equal(/** @type {any} */ (other.outcome)?.code, 'found', algorithm);
    assert.notEqual(other.certificate() && other.verified(), false, algorithm);
  }
});

test('the 8-puzzle is explored whole within a second', async (context) => {
  definePuzzle('eight', eight('8672543.1'));
  const began = process.cpuUsage();
  const link = await explore('my:eight');
  const { user, system } = process.cpuUsage(began);
  const took = (user + system) / 1000;
  const session = ended(link, 'astar');
  assert.deepEqual(session.outcome, { code: 'found', depth: 31 });
  assert.equal(session.description.states, 181_440);
  assert.equal(session.description.isBounded, true);
  // Time of the processor: the machine of the tests is shared by several of them.
  assert.ok(took < 2500, `${took} ms`);
  context.diagnostic(`explored in ${Math.round(took)} ms of the processor`);
});

test('boards of letters are boards, and other states are found by their rank', () => {
  const explored = exploredOf('my:eight');
  assert.deepEqual(explored?.letters?.slice(0, 4), ['', '8', '6', '7']);
  assert.equal(exploredOf('my:jugs')?.letters, null);
});

test('the byte of these puzzles is that of the core', () => assert.equal(OWN_CODE, ownCode()));

test('a link without an id names no puzzle of a page', () => {
  assert.equal(ownIn(Uint8Array.of(1, OWN_CODE, 1, 97)), 'my:a');
  assert.equal(ownIn(Uint8Array.of(1, OWN_CODE, 0)), '');
  assert.equal(ownIn(Uint8Array.of(1, OWN_CODE)), '');
});

test('what the page changes later does no harm', async () => {
  const shared = { at: 0, log: /** @type {number[]} */ ([]) };
  definePuzzle('shared', {
    name: 'Shared',
    start: shared,
    goal: ({ at }) => at === 3,
    // Always the same object, changed for each move.
    moves({ at }) {
      shared.at = Math.min(at + 1, 3);
      shared.log = [];
      return { on: shared };
    },
  });
  await explore('my:shared');
  assert.deepEqual(
    exploredOf('my:shared')?.states.map((state) => /** @type {any} */ (state).at),
    [0, 1, 2, 3],
  );
  const fault = faultOf({
    start: { at: 0 },
    goal: () => false,
    draw: undefined,
    moves: (/** @type {any} */ state) => ((state.at = 1), {}),
  });
  assert.equal(fault.code, 'ownThrew');
  assert.match(String(fault.fields.reason), /read only|readonly/);
});

test('states are told apart by their JSON with sorted names, or by a key', () => {
  assert.equal(
    textOf({ b: [1, { z: 0, y: null }], a: '"' }),
    textOf({ a: '"', b: [1, { y: null, z: 0 }] }),
  );
  assert.notEqual(textOf([1, 2]), textOf([12]));
  assert.notEqual(textOf('1'), textOf(1));
  for (const value of [
    NaN,
    undefined,
    () => 1,
    1n,
    new Map(),
    new Date(0),
    new Array(2),
    { a: undefined },
  ]) {
    assert.throws(() => textOf(value), { name: 'TypeError' }, String(value));
  }
  /** @type {any} */
  const circle = {};
  circle.self = circle;
  assert.throws(() => textOf(circle));
  assert.ok(Object.isFrozen(frozen({ a: [1] }).a));
  /** @type {OwnPuzzle<{ at: number, by: string }>} */
  const keyed = {
    name: 'Keyed',
    start: { at: 0, by: 'nobody' },
    goal: () => false,
    moves: ({ at }) => ({ on: { at: (at + 1) % 5, by: `move ${at}` } }),
    key: ({ at }) => at,
  };
  const exploration = new Exploration('keyed', /** @type {any} */ (keyed));
  while (!exploration.isDone) exploration.advance(Infinity, () => 0);
  assert.equal(exploration.counts.found, 5);
});

test('the first fault names the function, the state, what it gave and what was expected', () => {
  /** @type {[Record<string, unknown>, string, Record<string, unknown>][]} */
  const all = [
    [{ goal: () => 1 }, 'ownBoolean', { asked: 'goal', state: '[0,0]', found: '1' }],
    [{ moves: () => 7 }, 'ownMoves', { asked: 'moves', found: '7' }],
    [{ moves: () => undefined }, 'ownMoves', { found: 'undefined' }],
    [{ moves: () => [[1, 2]] }, 'ownMove', { found: '[1,2]' }],
    [{ moves: () => [{ to: 1, cost: 0.5 }] }, 'ownCost', { found: '0.5' }],
    [{ moves: () => [{ to: 1, cost: 0 }] }, 'ownCost', {}],
    [{ moves: () => [{ to: 1, label: 'a\nb' }] }, 'ownLabel', {}],
    [{ moves: () => ({ on: new Set() }) }, 'ownJson', { asked: 'moves' }],
    [{ start: [NaN] }, 'ownJson', { asked: 'start' }],
    [{ key: () => ({}) }, 'ownKey', { asked: 'key', found: '{}' }],
    [{ heuristics: { far: () => -1 } }, 'ownEstimate', { asked: 'far', found: '-1' }],
    [{ draw: () => 5 }, 'ownRows', { asked: 'draw', found: '5' }],
    [
      { draw: (/** @type {any} */ _, /** @type {number[]} */ [a]) => ['x'.repeat(1 + a)] },
      'ownRows',
      { asked: 'draw' },
    ],
    [{ moves: () => { throw new TypeError('no c'); } }, 'ownThrew', { asked: 'moves', state: '[0,0]', reason: 'no c' }], // prettier-ignore
    [{ moves: () => ({ on: Math.random() }) }, 'ownChance', { asked: 'moves', state: '[0,0]' }],
    [
      {
        moves: (() => {
          let n = 0;
          return () => ({ [`on ${n++}`]: 1 });
        })(),
      },
      'ownChance',
      {},
    ],
    [
      {
        *moves() {
          for (;;) yield { to: 1 };
        },
      },
      'ownTooManyMoves',
      { state: '[0,0]', limit: 1024 },
    ],
    [
      {
        start: 0,
        goal: () => false,
        draw: undefined,
        describe: undefined,
        moves: (/** @type {number} */ n) => ({ [`to ${n + 1}`]: n + 1 }),
      },
      'ownTooManyLabels',
      { limit: 4096 },
    ],
    [
      {
        start: 0,
        goal: () => false,
        draw: undefined,
        limit: 100,
        moves: (/** @type {number} */ n) => [{ to: n + 1, cost: 2 }],
      },
      'ownCosts',
      { limit: 100 },
    ],
  ];
  for (const [puzzle, code, fields] of all) {
    const fault = faultOf(puzzle);
    assert.equal(fault.code, code, JSON.stringify(fields));
    for (const [name, value] of Object.entries(fields)) assert.equal(fault.fields[name], value);
  }
});

test('a state that contains itself is no JSON', () => {
  /** @type {unknown[]} */
  const loop = [0];
  loop.push(loop);
  assert.equal(faultOf({ start: loop }).code, 'ownJson');
});

test('a definition that is no puzzle is refused at once', () => {
  const refused = (/** @type {any} */ id, /** @type {any} */ puzzle, /** @type {string} */ field) =>
    assert.throws(() => definePuzzle(id, puzzle), {
      code: 'ownDefinition',
      fields: { id: String(id), field },
    });
  refused('Jugs', JUGS, 'id');
  refused('', JUGS, 'id');
  refused('x', null, 'name');
  refused('x', { ...JUGS, start: undefined }, 'start');
  refused('x', { ...JUGS, moves: {} }, 'moves');
  refused('x', { ...JUGS, goal: true }, 'goal');
  refused('x', { ...JUGS, draw: 'x' }, 'draw');
  refused('x', { ...JUGS, limit: 2 ** 21 }, 'limit');
  refused('x', { ...JUGS, heuristics: { 'A b': () => 0 } }, 'heuristics');
  refused('x', { ...JUGS, heuristics: null }, 'heuristics');
  refused('x', { ...JUGS, key: null }, 'key');
  refused('x', { ...JUGS, heuristics: { label: () => 0 } }, 'heuristics');
});

test('a puzzle can be an instance of a class, with private fields', async () => {
  class Counter {
    #most = 5;
    name = 'Counter';
    start = 0;
    moves(/** @type {number} */ n) {
      return n < this.#most ? { on: n + 1 } : {};
    }
    goal(/** @type {number} */ n) {
      return n === this.#most;
    }
  }
  definePuzzle('counter', new Counter());
  assert.deepEqual(ended(await explore('my:counter')).outcome, { code: 'found', depth: 5 });
});

test('more moves than the core keeps are a fault in words', () => {
  const exploration = (/** @type {number} */ most) =>
    new Exploration('many', /** @type {any} */ (JUGS), most);
  // 16 states have six moves each.
  exploration(96).advance(Infinity, () => 0);
  assert.throws(() => exploration(95).advance(Infinity, () => 0), {
    code: 'ownTooManyInAll',
    fields: { id: 'many', found: 16, expanded: 16, limit: 95 },
  });
});

test('a search that meets the rim is not explored further, and never impossible', async () => {
  definePuzzle('endless', {
    name: 'Endless',
    start: 0,
    goal: (n) => n < 0,
    moves: (/** @type {number} */ n) => ({ double: 2 * n + 1, more: 2 * n + 2 }),
    limit: 1000,
  });
  const link = await explore('my:endless');
  const { algorithms } = new Session(link).description;
  assert.ok(!algorithms.includes('bidirectional'));
  for (const algorithm of algorithms) {
    const session = ended(link, algorithm);
    const { states } = /** @type {any} */ (exploredOf('my:endless'));
    assert.deepEqual(session.outcome, { code: 'stateLimit', limit: states.length }, algorithm);
    assert.equal(session.certificate(), null);
  }
  assert.equal(new Session(link).description.canBeSurveyed, false);
});

test('the rows of a puzzle that is cut belong to the states that stay', async () => {
  definePuzzle('rim', {
    name: 'Rim',
    start: 0,
    goal: (n) => n === 40,
    moves: (/** @type {number} */ n) => ({ double: 2 * n + 1, more: 2 * n + 2 }),
    draw: (_, n) => [String(n).padStart(4, '0')],
    heuristics: { left: (n) => Math.max(0, 40 - n) },
    limit: 100,
  });
  const first = new Session(await explore('my:rim'));
  const { states } = /** @type {any} */ (exploredOf('my:rim'));
  assert.ok(states.length <= 100);
  for (const [rank, n] of states.entries()) {
    assert.equal(
      first.ask((core) => core.estimate(rank)),
      Math.max(0, 40 - n),
    );
  }
  assert.deepEqual(ended(first.withAlgorithm('astar')).outcome, { code: 'found', depth: 5 });
});

test('callers that ask for a puzzle at once share one exploration', async () => {
  let asked = 0;
  const counted = {
    ...JUGS,
    moves(/** @type {number[]} */ state) {
      asked += 1;
      return JUGS.moves(state, '');
    },
  };
  definePuzzle('alone', counted);
  await explore('my:alone');
  const once = asked;
  asked = 0;
  definePuzzle('shared-by-two', counted);
  const both = await Promise.all([explore('my:shared-by-two'), explore('my:shared-by-two')]);
  assert.deepEqual(both[0], both[1]);
  assert.equal(asked, once);
});

test('a definition that is replaced is not explored to its end', async () => {
  let asked = 0;
  definePuzzle('dropped', {
    name: 'Dropped',
    start: 0,
    goal: (n) => n < 0,
    moves(/** @type {number} */ n) {
      asked += 1;
      return { more: n + 1 };
    },
    limit: 1 << 20,
  });
  const first = explore('my:dropped');
  definePuzzle('dropped', JUGS);
  await first;
  assert.ok(asked < 1 << 19, `${asked} states`);
  assert.equal(exploredOf('my:dropped')?.states.length, 16);
});

test('dots and spaces of every width are empty cells; other letters have codes up to a limit', () => {
  const boards = LetterBoards.like(['a. \u00a0\u3000b']) ?? assert.fail('a board');
  /** @type {number[]} */
  const codes = [];
  assert.ok(boards.put(['a. \u00a0\u3000b'], codes));
  assert.deepEqual(codes, [1, 0, 0, 0, 0, 2]);
  assert.deepEqual(boards.letters, ['', 'a', 'b']);
  const many = Array.from({ length: 256 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  const whole = LetterBoards.like([many.join('')]) ?? assert.fail('a board');
  assert.ok(whole.put([many.slice(0, 255).join('')], []));
  assert.equal(whole.put([many.join('')], []), false);
});

test('a state of another frame is JSON like one of this frame', () => {
  const foreign = runInNewContext('({ b: [1, { c: 2 }], a: null })');
  assert.equal(textOf(foreign), textOf({ a: null, b: [1, { c: 2 }] }));
  assert.throws(() => textOf(runInNewContext('new Map()')), TypeError);
});

test('costs and a heuristic that overestimates are known as such', async () => {
  definePuzzle('priced', {
    name: 'Priced',
    start: 0,
    goal: (n) => n === 9,
    moves: (/** @type {number} */ n) => [
      { to: Math.min(n + 1, 9), cost: 2, label: 'one on' },
      { to: Math.min(n + 3, 9), cost: 7, label: 'three on' },
    ],
    heuristics: { fair: (n) => 2 * (9 - n), far: (n) => 9 * (9 - n) },
  });
  const link = await explore('my:priced');
  const session = ended(link);
  assert.equal(session.description.algorithm, 'uniform');
  assert.equal(session.description.hasCosts, true);
  assert.equal(
    session.ask((core) => core.answerCost()),
    18,
  );
  const astar = new Session(session.withAlgorithm('astar'));
  assert.equal(astar.description.isBounded, true);
  assert.equal(new Session(session.withAlgorithm('astar~far')).description.isBounded, false);
});

test('a link opens where the page defines the puzzle, and elsewhere says what is missing', async () => {
  definePuzzle('linked', JUGS);
  const link = await explore('my:linked');
  const state = lettersOf(link);
  assert.deepEqual(readState(state).link, link);
  assert.ok(state.length < 64, state);
  const other = link.slice();
  other[4] ^= 1; // Another name.
  assert.throws(() => readState(lettersOf(other)), {
    code: 'ownMissing',
    fields: { id: 'lhnked', near: 'none' },
  });
  const changed = link.slice();
  changed[10] ^= 1; // Another hash.
  assert.throws(() => readState(lettersOf(changed)), {
    code: 'ownChanged',
    fields: { id: 'linked', near: 'none' },
  });
});

test('a puzzle that is defined again replaces the first, whose open runs go on', async () => {
  definePuzzle('again', JUGS);
  const first = await explore('my:again');
  const before = catalogue().length;
  definePuzzle('again', { ...JUGS, goal: ([, b]) => b === 2 });
  const second = await explore('my:again');
  assert.equal(catalogue().length, before);
  assert.notDeepEqual(first, second);
  assert.deepEqual(ended(second).outcome, { code: 'found', depth: 2 });
  assert.deepEqual(ended(first).outcome, { code: 'found', depth: 6 });
  assert.deepEqual(await explore('my:again'), second);
});

test('a puzzle that is defined again while it is explored is explored as it is defined last', async () => {
  definePuzzle('raced', eight('12345678.'));
  const first = explore('my:raced');
  definePuzzle('raced', JUGS);
  const second = await explore('my:raced');
  assert.deepEqual(await first, second);
  assert.equal(exploredOf('my:raced')?.states.length, 16);
  assert.deepEqual(await explore('my:raced'), second);
  // The words of the first definition arrive last.
  definePuzzle('late', JUGS);
  let arrive = () => {};
  const words = new Promise((resolve) => (arrive = () => resolve(undefined)));
  let isWaiting = () => {};
  const waiting = new Promise((resolve) => (isWaiting = () => resolve(undefined)));
  const early = explore('my:late', undefined, async () => {
    isWaiting();
    await words;
  });
  await waiting;
  definePuzzle('late', { ...JUGS, goal: ([, b]) => b === 2 });
  const late = await explore('my:late');
  arrive();
  assert.deepEqual(await early, late);
  assert.deepEqual(await explore('my:late'), late);
  assert.deepEqual(ended(late).outcome, { code: 'found', depth: 2 });
});

test('an exploration can be stopped, and begins anew when it is asked for again', async () => {
  definePuzzle('stopped', eight('12345678.'));
  const counts = /** @type {number[]} */ ([]);
  await assert.rejects(
    explore('my:stopped', ({ found, stop }) => {
      counts.push(found);
      stop();
    }),
    { code: 'ownStopped' },
  );
  assert.equal(counts.length, 1);
  assert.ok(counts[0] < 181_440);
  await assert.rejects(explore('my:nobody'), { code: 'ownMissing' });
});

test('rows that do not belong together are refused, and the rest stays usable', () => {
  for (const number of [NaN, -1, 1.5, 2 ** 40]) {
    assert.throws(() => new GivenRows('rows', number, 1, ''), { code: 'number' });
    assert.throws(() => new GivenRows('rows', 1, number, ''), { code: 'number' });
  }
  assert.throws(() => new GivenRows('rows', 21, 20, ''), { code: 'number' });
  assert.throws(() => new GivenRows('rows', 1, 1, 'a\nb\nc\nd'), { code: 'number' });
  const rows = new GivenRows('rows', 1, 1, '');
  const [none, one] = [Uint32Array.of(), Uint8Array.of(1)];
  assert.throws(() => rows.states(one, Uint32Array.of(7), one), { code: 'missing' });
  assert.throws(() => rows.keep(), { code: 'missing' });
  assert.throws(() => rows.finish(false), { code: 'missing' });
  assert.throws(() => rows.states(one, none, one), { code: 'missing' }, 'a fault ends the rows');
  assert.equal(rows.advance(1), true);
  for (const number of [NaN, -1, 1.5])
    assert.throws(() => rows.advance(number), { code: 'number' });
});

test('after a trap the core gets the graphs once more', async () => {
  definePuzzle('trapped', JUGS);
  const link = await explore('my:trapped');
  const { loadModule } = await import('../../www/core/engine/engines.js');
  const { MODULES } = await import('../../www/core/engine/modules.js');
  const engine = await loadModule(MODULES[0]);
  const trap = () =>
    engine.call(() => {
      throw new WebAssembly.RuntimeError('unreachable');
    });
  assert.throws(trap, { code: 'trap' });
  assert.deepEqual(ended(link).outcome, { code: 'found', depth: 6 });
});

test('every fault has words in every language, with all that it knows', () => {
  const source = readFileSync(new URL('../../www/core/own/explore.js', import.meta.url), 'utf8');
  const codes = [...source.matchAll(/'(own[A-Z]\w+)'/g)].map(([, code]) => code);
  assert.ok(new Set(codes).size > 12);
  const rust = ['ownEndless', 'ownLong'];
  const others = [
    'ownMissing',
    'ownChanged',
    'ownStopped',
    'ownDefinition',
    'ownMisspelt',
    ...rust,
  ];
  const fields = {
    id: 'ID',
    asked: 'ASKED',
    state: 'STATE',
    found: 'FOUND',
    reason: 'REASON',
    limit: 3,
    field: 'FIELD',
    near: 'NEAR',
    first: 'FIRST',
    second: 'SECOND',
    expanded: 4,
  };
  for (const { language, own } of DICTIONARIES) {
    const words = wordsOf(language, own);
    for (const code of [...codes, ...others]) {
      assert.ok(words.has(`error.${code}`), `${language}: ${code}`);
      const text = words.text(`error.${code}`, fields);
      assert.match(text, /ID/, code);
      // A value that the code does not give stays as it is written in the file.
      assert.doesNotMatch(text, /\{/, `${language}: ${code}`);
    }
    assert.equal(words.text('error.ownMoves', fields).includes('ASKED(STATE)'), true);
  }
});
