/** The playground: what its frame may say, its links, and the lines of faults. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { definePuzzle } from '../../www/core/own/define-puzzle.js';
import { Exploration } from '../../www/core/own/explore.js';
import { explore, exploredOf } from '../../www/core/own/own-puzzle.js';
import {
  MOST_LETTERS,
  codeIn,
  fragmentOf,
  hasCode,
  stateIn,
} from '../../www/playground/code-link.js';
import { meantBy, placeOf } from '../../www/playground/fault-place.js';
import { FrameRun } from '../../www/playground/frame-run.js';
import { Graph, Unfit } from '../../www/playground/graph.js';
import { LIMITS } from '../../www/playground/limits.js';
import { runningLine } from '../../www/playground/running-line.js';
import { faultIn } from '../../www/playground/runner.js';
import { DICTIONARIES, messagesOf } from './dictionaries.js';
import { JUGS, NIM, eight } from './own-puzzles.js';
import { ROOT, sourcesIn } from './sources.js';
import './families.js';

await loadEngine(readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)));

const FOLDER = new URL('www/playground/examples/', ROOT);

/** @param {string} name */
const example = (name) => readFileSync(new URL(`${name}.js`, FOLDER), 'utf8').trimEnd();

/** Batch of two states, with one move from the first to the second. */
const batch = () => ({
  counts: Uint32Array.of(1, 0),
  to: Uint32Array.of(1),
  costs: new Uint32Array(),
  labels: Uint32Array.of(0),
  goals: Uint8Array.of(0, 1),
  estimates: Uint32Array.of(1, 0),
  boards: new Uint8Array(),
  isDone: true,
  isCut: false,
  text: JSON.stringify(texts()),
});

/** @returns {Record<string, unknown>} */
const texts = () => ({
  head: { id: 'two', name: 'Two', heuristics: ['left'], players: null, shape: null },
  names: ['on'],
  letters: [],
  drawn: [[], [['disc', { x: 1, y: 2 }]]],
  told: ['one', 'two'],
});

test('a graph of the frame is a puzzle with its states, moves, costs, estimates and words', async () => {
  const graph = new Graph();
  graph.add(batch());
  const { draw, describe } = graph.puzzle();
  assert.equal(describe?.(1), 'two');
  /** @type {unknown[]} */
  const drawn = [];
  const kit = { disc: (/** @type {unknown} */ one) => drawn.push(one), text: (/** @type {unknown} */ one) => drawn.push(one) }; // prettier-ignore
  draw?.(/** @type {any} */ (kit), 1);
  draw?.(/** @type {any} */ (kit), 0);
  assert.deepEqual(drawn, [{ x: 1, y: 2 }, 'one']);
  definePuzzle(graph.id, graph.puzzle());
  const session = new Session(await explore('my:two'));
  session.advance(1e6);
  assert.deepEqual(session.outcome, { code: 'found', depth: 1 });
  assert.deepEqual(exploredOf('my:two')?.labels, ['on']);
  const { heuristics } = catalogue().find(({ id }) => id === 'my:two') ?? assert.fail();
  assert.deepEqual(heuristics, ['left']);
  assert.equal(session.ask((core) => core.moveValues(0, 1)).named, 'on');
});

test('what the frame has listed opens the links of the same puzzle in a page', async () => {
  for (const [id, puzzle] of Object.entries({ eight: eight('8672543.1'), jugs: JUGS, nim: NIM })) {
    const exploration = new Exploration(id, /** @type {any} */ (puzzle));
    const graph = new Graph();
    let told = 0;
    while (!exploration.isDone) {
      const rows = exploration.advance(0, () => 0, 500);
      const { letters, shape, states } = exploration;
      const head = { id, name: id, heuristics: exploration.heuristics, players: puzzle.players ?? null, shape: letters && shape }; // prettier-ignore
      const fresh = states.length - told;
      const text = JSON.stringify({
        head: told === 0 ? head : null,
        names: rows.names,
        letters: told === 0 ? (letters?.slice(1) ?? []) : [],
        drawn: letters ? [] : Array(fresh).fill([]),
        told: letters ? [] : Array(fresh).fill('x'),
      });
      graph.add({ ...rows, boards: letters ? rows.boards : new Uint8Array(), text, isCut: false });
      told = states.length;
    }
    definePuzzle(id, graph.puzzle());
    const listed = await explore(`my:${id}`);
    definePuzzle(id, /** @type {any} */ (puzzle));
    assert.deepEqual(await explore(`my:${id}`), listed, id);
    assert.equal(new Session(listed).description.puzzle, `my:${id}`);
  }
});

test('a graph that is cut at its limit is not explored further', async () => {
  const graph = new Graph();
  graph.add({ ...batch(), counts: Uint32Array.of(1), goals: new Uint8Array(2), isCut: true });
  definePuzzle(graph.id, graph.puzzle());
  const session = new Session(await explore('my:two'));
  session.advance(1e6);
  assert.deepEqual(session.outcome, { code: 'stateLimit', limit: 2 });
});

test('hostile batches are refused', () => {
  const words = texts();
  const big = 'x'.repeat(LIMITS.text + 1);
  const list = (/** @type {number} */ length) => new Uint32Array(length);
  /** @type {[string, Record<string, unknown>][]} */
  const hostile = [
    ['nothing', { text: undefined }],
    ['no JSON', { text: '{' }],
    ['a text that is too long', { text: big }],
    ['a list that is none', { to: { length: 1, 0: 1 } }],
    ['a list of another kind', { to: Uint8Array.of(1) }],
    ['too few moves', { counts: Uint32Array.of(2, 0) }],
    ['more states expanded than found', { counts: Uint32Array.of(1, 0, 0) }],
    ['counts that overflow', { counts: Uint32Array.of(2 ** 32 - 1, 2) }],
    ['a move to a state that is not there', { to: Uint32Array.of(2) }],
    ['a label that is not there', { labels: Uint32Array.of(1) }],
    ['fewer labels than moves', { labels: list(0) }],
    ['more costs than moves', { costs: list(2) }],
    ['too few estimates', { estimates: list(1) }],
    ['boards of a puzzle without any', { boards: Uint8Array.of(1) }],
    ['no state', { goals: new Uint8Array(), estimates: list(0), counts: list(0) }],
    ['too many states', { goals: new Uint8Array(LIMITS.batch + 1) }],
    ...Object.entries({
      'no head': { head: null },
      'a name that is no text': { head: { .../** @type {object} */ (words.head), name: 1 } },
      'a long name': { head: { .../** @type {object} */ (words.head), name: 'x'.repeat(81) } },
      'many heuristics': { head: { .../** @type {object} */ (words.head), heuristics: ['a', 'b', 'c', 'd'] } }, // prettier-ignore
      'players and heuristics': { head: { .../** @type {object} */ (words.head), players: ['a', 'b'] } },
      'three players': { head: { .../** @type {object} */ (words.head), heuristics: [], players: ['a', 'b', 'c'] } }, // prettier-ignore
      'players that are no names': { head: { .../** @type {object} */ (words.head), heuristics: [], players: [1, 'b'] } }, // prettier-ignore
      'a vast board': { head: { .../** @type {object} */ (words.head), shape: { rows: 400, columns: 2 } } }, // prettier-ignore
      'a label that is too long': { names: ['x'.repeat(61)] },
      'labels without end': { names: Array(LIMITS.names + 1).fill('a') },
      'a shape of another kit': { drawn: [[], [['constructor', 1]]] },
      'a shape with a list': { drawn: [[], [['disc', [1]]]] },
      'too many shapes': { drawn: [[], Array(LIMITS.shapes + 1).fill(['disc'])] },
      'words that are no text': { told: ['one', { toString: 1 }] },
      'words for fewer states': { told: ['one'] },
    }).map(([name, change]) => /** @type {[string, Record<string, unknown>]} */ ([name, { text: JSON.stringify({ ...words, ...change }) }])), // prettier-ignore
  ];
  for (const [name, change] of hostile) {
    assert.throws(() => new Graph().add({ ...batch(), ...change }), Unfit, name);
  }
  assert.throws(() => new Graph().puzzle(), Unfit);
  const twice = new Graph();
  twice.add(batch());
  assert.throws(() => twice.add(batch()), Unfit, 'a second head');
});

test('any other message of the frame is refused, whatever it is', () => {
  const message = fc.record(
    Object.fromEntries(
      ['text', 'counts', 'to', 'costs', 'labels', 'goals', 'estimates', 'boards'].map((name) => [
        name,
        fc.oneof(fc.anything(), fc.uint32Array({ maxLength: 3 }), fc.uint8Array({ maxLength: 3 })),
      ]),
    ),
  );
  fc.assert(
    fc.property(message, (one) => {
      try {
        new Graph().add(one);
      } catch (error) {
        return error instanceof Unfit;
      }
      return true;
    }),
  );
});

test('a fault of the frame has few short texts and a code of ours', () => {
  const fields = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`a${at}`, 'x']));
  const long = faultIn({
    code: 'ownThrew',
    fields: { ...fields, reason: 'x'.repeat(9999), __proto__: null },
    line: 3.5,
    column: -1,
  });
  assert.deepEqual([long.line, long.column], [0, 0]);
  assert.ok(Object.keys(long.fields).length <= 8);
  assert.equal(faultIn({ code: 'constructor' }).code, 'playgroundFlood');
  assert.equal(faultIn({ code: 'ownMoves', fields: { found: 'x'.repeat(9999) } }).fields.found.length, LIMITS.fault); // prettier-ignore
});

/** Starts a run with a worker that says what the test says. */
function frameRun() {
  /** @type {Record<string, any>[]} */
  const said = [];
  const worker = /** @type {any} */ ({
    asked: 0,
    isOver: false,
    postMessage: () => (worker.asked += 1),
    terminate: () => (worker.isOver = true),
  });
  const run = new FrameRun(1, worker, { say: (message) => said.push(message), forget() {}, shift: 10 }); // prettier-ignore
  const hear = (/** @type {unknown} */ data) => worker.onmessage({ data });
  return { run, worker, said, hear };
}

test('the frame passes on one answer for each question', () => {
  const { run, worker, said, hear } = frameRun();
  hear({ kind: 'awake' });
  hear({ kind: 'batch', ...batch(), isDone: false, more: 'x' });
  assert.equal(said.length, 1);
  assert.equal('more' in said[0], false);
  run.ask();
  run.ask();
  assert.equal(worker.asked, 2);
  hear({ kind: 'batch', ...batch() });
  assert.equal(said.length, 2);
  assert.equal(worker.isOver, true);
});

test('a worker that says more than it was asked for is ended', () => {
  /** @type {[string, unknown[]][]} */
  const floods = [
    ['something else', ['hello']],
    ['nothing', [null]],
    ['awake twice', [{ kind: 'awake' }, { kind: 'awake' }]],
    [
      'two answers',
      [
        { kind: 'batch', ...batch(), isDone: false },
        { kind: 'batch', ...batch() },
      ],
    ],
    ['announcements', Array(LIMITS.abouts + 1).fill({ kind: 'about', asked: 'moves' })],
    ['no lists', [{ kind: 'batch', text: '' }]],
    ['a part of a buffer', [{ kind: 'batch', ...batch(), to: new Uint32Array(9).subarray(0, 1) }]],
  ];
  for (const [name, messages] of floods) {
    const { worker, said, hear } = frameRun();
    messages.forEach(hear);
    hear('more after the end');
    assert.equal(worker.isOver, true, name);
    assert.deepEqual(said.at(-1)?.code, 'playgroundFlood', name);
    assert.ok(said.length <= 2, name);
  }
});

test('a worker without an answer for a second is ended, and the function that runs is named', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { worker, said, hear } = frameRun();
  hear({ kind: 'awake' });
  hear({ kind: 'about', asked: 'moves', state: '[0,0]' });
  t.mock.timers.tick(999);
  assert.equal(worker.isOver, false);
  t.mock.timers.tick(1);
  assert.equal(worker.isOver, true);
  assert.deepEqual(said, [
    {
      kind: 'fault',
      code: 'playgroundEndless',
      fields: { asked: 'moves', state: '[0,0]' },
      line: 0,
      column: 0,
    },
  ]);
});

test('the first line of a fault is counted without what stands before the code', () => {
  const { worker, said } = frameRun();
  worker.onerror({ message: 'no', lineno: 1, colno: 15, preventDefault() {} });
  assert.deepEqual([said[0].line, said[0].column], [1, 5]);
});

test('a link holds the code, and no other fragment does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (code) => {
      const fragment = fragmentOf(code);
      assert.ok(fragment && hasCode(fragment) && /^code=[\w-]+$/.test(fragment));
      assert.equal(codeIn(fragment), code);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const code = codeIn(`code=${text}`);
      return code === null || typeof code === 'string';
    }),
  );
  const whole = String(fragmentOf(example('eight')));
  assert.ok(whole.length < 1000, `${whole.length}`);
  assert.equal(codeIn(whole.slice(0, -20)), null);
  assert.equal(codeIn(example('jugs')), null);
});

test('a link holds the code and the state of its film', () => {
  const fragment = fragmentOf('a()', 'AT8GY') ?? assert.fail('too long');
  assert.deepEqual([codeIn(fragment), stateIn(fragment)], ['a()', 'AT8GY']);
  assert.equal(stateIn(fragmentOf('a()') ?? ''), '');
  assert.equal(stateIn('AT8GY'), '');
});

test('a link that is too long is not made, and a link that unpacks to too much is not read', () => {
  const noise = Array.from({ length: 12_000 }, (_, at) => ((at * at * 7919) % 65521).toString(36));
  assert.equal(fragmentOf(noise.join('').slice(0, LIMITS.code)), null);
  const bomb = String(fragmentOf('a'.repeat(LIMITS.code + 1)));
  assert.ok(bomb.length < MOST_LETTERS);
  assert.equal(codeIn(bomb), null);
});

test('a fault is at its line, else where the function that was asked is', () => {
  const code = example('jugs');
  const fault = (/** @type {object} */ of) => ({ code: 'ownMoves', fields: {}, line: 0, column: 0, ...of }); // prettier-ignore
  assert.deepEqual(placeOf(code, fault({ line: 6, column: 30 })), { line: 6, column: 30 });
  assert.deepEqual(placeOf(code, fault({ fields: { asked: 'moves' } })), { line: 5, column: 3 });
  assert.deepEqual(placeOf(code, fault({ fields: { asked: 'goal' } })), { line: 4, column: 3 });
  assert.deepEqual(placeOf(code, fault({ fields: { field: 'start' } })), { line: 3, column: 3 });
  assert.deepEqual(placeOf(code, fault({ line: 99 })), { line: 1, column: 1 });
  const syntax = fault({ code: 'playgroundSyntax' });
  assert.deepEqual(placeOf('a = 1;\nb = = 2;\n', syntax), { line: 2, column: 5 });
  assert.deepEqual(placeOf('1 +', fault({ fields: { asked: 'x"]' } })), { line: 1, column: 1 });
});

test('a name that is not defined says which one is like it', () => {
  assert.equal(meantBy('const pour = 1; puor', 'puor is not defined'), 'pour');
  assert.equal(meantBy('const a = 1; c', 'c is not defined'), '');
  assert.equal(meantBy('const pour = 1;', 'x.puor is not a function'), '');
});

test('the line that names the move of a step is found, if the code names it', () => {
  const code = example('jugs');
  const labels = ['fill 3', 'pour 5 into 3', 'pour 3 into 5'];
  assert.equal(runningLine(code, labels, '“pour 5 into 3” leads to a state'), 14);
  assert.equal(runningLine(code, labels, 'The search begins'), 0);
  assert.equal(runningLine(code, ['3'], 'at depth 3'), 0);
  const short = 'x\n  a: 1,\n  state: 2';
  assert.equal(runningLine(short, ['a', 'state'], '“a” leads to a state'), 2);
});

test('only the page of the playground names its script, and the service worker does not keep it', () => {
  const dist = new URL('dist/', ROOT);
  const textOf = (/** @type {string} */ name) => readFileSync(new URL(name, dist), 'utf8');
  const { files } = JSON.parse(textOf('build.json'));
  assert.match(textOf('own.html'), /src="\.\/playground\/playground\.js"/);
  assert.match(textOf('playground/playground.js'), /cm-content/);
  const kept = Object.keys(files).filter((name) => name.endsWith('.js'));
  assert.ok(kept.length > 10);
  for (const name of [...kept, 'index.html']) {
    assert.doesNotMatch(textOf(name), /cm-content|playground\/playground\.js/, name);
  }
});

test('the frame of typed code is one file, whose policy names its script and fetches nothing', () => {
  const page = readFileSync(new URL('dist/own-frame.html', ROOT), 'utf8');
  const [, policy = ''] = /content="([^"]*)"/.exec(page) ?? [];
  const [, script = ''] = /<script>([^]*)<\/script>/.exec(page) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  assert.equal(policy, `default-src 'none'; script-src 'sha256-${hash}' blob:; worker-src blob:`);
  assert.equal(page.match(/<script/g)?.length, 1);
  assert.doesNotMatch(page, /\b(src|href)=/);
});

test('the examples have eight to forty-one lines and no fault', () => {
  const names = readdirSync(FOLDER).map((name) => name.replace('.js', ''));
  assert.ok(names.length >= 5);
  for (const name of names) {
    const code = example(name);
    const lines = code.split('\n').length;
    assert.ok(lines >= 8 && lines <= 41, `${name}: ${lines}`);
    assert.match(code, /definePuzzle\('/);
  }
});

test('every word of the playground is asked for, and every word that it asks for is there', () => {
  const sources = sourcesIn('www/playground', /^[\w-]+\.js$/).map(({ text }) => text);
  const code = sources.join('\n');
  const own = [...messagesOf(DICTIONARIES[0].own).keys()];
  for (const { language, playground } of DICTIONARIES) {
    const ids = [...messagesOf(playground).keys()];
    const unasked = ids.filter((id) => {
      const [, ...rest] = id.split('-');
      const key = rest[0] === 'example' || rest[0] === 'theme' ? rest.at(-1) : rest.join('.');
      return !new RegExp(`['.]${key}'|\\b${key}\\b,? [}:.]|\\b${key},`).test(code);
    });
    assert.deepEqual(unasked, [], language);
    const codes = [...code.matchAll(/'(playground[A-Z]\w+)'/g)].map(([, name]) => `error-${name}`);
    const keys = [...code.matchAll(/'playground\.(\w+)'/g)].map(([, name]) => `playground-${name}`);
    const told = [...code.matchAll(/(?:tell\(|told = )'(\w+)'/g)].map(([, name]) => `playground-${name}`); // prettier-ignore
    const missing = [...codes, ...keys, ...told].filter((id) => !ids.includes(id));
    assert.deepEqual(missing, [], language);
  }
  const faults = readFileSync(new URL('www/core/own/explore.js', ROOT), 'utf8');
  const asked = [...faults.matchAll(/'(own[A-Z]\w+)'/g)].map(([, name]) => `error-${name}`);
  assert.deepEqual(asked.filter((id) => !own.includes(id)), []); // prettier-ignore
});
