/** Stops, what a page may ask of a film, and what `input` may be: all that needs no page. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { catalogue, loadEngine, Session } from '../../www/core/engine/session.js';
import { countOf } from '../../www/core/engine/family-core.js';
import { readInput } from '../../www/core/links/parse-input.js';
import { bytesOf, lettersOf, stateIn } from '../../www/core/links/state-string.js';
import { Player } from '../../www/core/playback/player.js';
import { originOf, sameRun } from '../../www/core/engine/same-run.js';
import { decodeState, encodeState } from '../../www/core/links/state-parts.js';
import { BREAK, piecesOf, textOfPieces } from '../../www/core/stops/caption-pieces.js';
import {
  areLesson,
  packStops,
  stopOf,
  stopsIn,
  stopsOf,
  unpackStops,
  withStops,
} from '../../www/core/stops/stop-format.js';
import { EXAMPLE_TEXTS } from '../../www/wasm/example-texts.js';
import { Stops } from '../../www/ui/stops/stop-navigator.js';
import { readFragment, readWish } from '../../www/core/links/command-syntax.js';
import './families.js';

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

const [{ presets }] = catalogue();
const STATE = lettersOf(presets[0].link);

/** @param {() => unknown} work */
const codeOf = (work) => {
  try {
    work();
    return '';
  } catch (error) {
    assert.ok(error instanceof Error && !(error instanceof TypeError));
    return /** @type {Error & { code: string }} */ (error).code;
  }
};

test('whatever an author gives is a stop', () => {
  const empty = stopOf({});
  for (const given of [undefined, null, NaN, 5, 'x', [], { step: NaN, caption: null, view: 7 }]) {
    assert.deepEqual(stopOf(given), empty);
  }
  assert.equal(stopOf({ step: '9000' }).at, 9000);
  assert.equal(stopOf({ step: -3.5 }).at, 0);
  assert.equal(stopOf({ step: 'answer' }).at, 'answer');
  assert.equal(stopOf({ step: 5, at: 'end' }).at, 'end');
  assert.equal(stopOf({ step: 'duplicate 1' }).at, 'duplicate 1');
  assert.deepEqual([stopsOf(null), stopsOf('ab'), stopsOf([1]).length], [[], [], 1]);
});

test('the language of a caption goes with a link; a stop without one has the link it had', () => {
  const plain = stopsOf([{ step: 3, caption: 'A queue' }]);
  assert.equal(packStops(plain), lettersOf(new TextEncoder().encode('[[3,"A queue"]]')));
  const [stop] = unpackStops(packStops(stopsOf([{ step: 3, caption: 'Une file', lang: ' fr ' }])));
  assert.equal(stop.lang, 'fr');
  assert.equal(stopOf({ lang: '' }).lang, undefined);
});

test('stops come back from their string, of which there is one, and nonsense is refused', () => {
  const stops = stopsOf([
    { step: 9000, caption: 'Đây là 最短', view: 'map', pause: true },
    { at: 'answer', title: 'There', state: STATE, algorithm: 'bidirectional' },
    {},
  ]);
  const letters = packStops(stops);
  assert.match(letters, /^[\w-]+$/);
  assert.deepEqual(unpackStops(letters), stops);
  for (const text of ['', 'A', letters.slice(1), `${letters}A`, packStops([]).replace(/.$/, 'A')]) {
    assert.equal(
      codeOf(() => unpackStops(text)),
      'linkStops',
      text,
    );
  }
  // Another way to write the same.
  const loose = lettersOf(new TextEncoder().encode('[[ 9000]]'));
  assert.equal(
    codeOf(() => unpackStops(loose)),
    'linkStops',
  );
});

test('a stop changes settings of its run; its link says so, and a wrong one is refused by name', () => {
  const { link } = catalogue().find(({ id }) => id === 'tiles')?.presets[0] ?? assert.fail();
  const state = lettersOf(link);
  const session = new Session(bytesOf(originOf(state, 'weighted', 'heuristic=misplaced weight=3')));
  const { algorithm, settings } = session.description;
  const [heuristic, weight] = settings.map(({ value }) => value);
  assert.deepEqual([algorithm, heuristic, weight], ['weighted', 'misplaced', '3']);
  session.free();
  assert.equal(originOf(state, '', ' '), originOf(state));
  for (const wrong of ['heuristic=none', 'weight=2', 'x', 'heuristic']) {
    assert.equal(codeOf(() => originOf(state, 'astar', wrong)), 'setting', wrong); // prettier-ignore
  }
  const stop = stopOf({ step: 4, settings: ' heuristic=misplaced ' });
  assert.equal(stop.settings, 'heuristic=misplaced');
  assert.deepEqual(unpackStops(packStops([stop])), [stop]);
  assert.equal(packStops([stopOf({ step: 4, settings: 7 })]), packStops([stopOf({ step: 4 })]));
});

test('a link carries stops up to its cap; beyond it the refusal says how much too long', () => {
  const short = [stopOf({ step: 1, caption: 'one' })];
  assert.deepEqual(decodeState(withStops(STATE, short)).stops, short);
  assert.equal(withStops(STATE, []), STATE);
  const long = [stopOf({ step: 1, caption: 'x'.repeat(2000) })];
  assert.equal(
    codeOf(() => withStops(STATE, long)),
    'stopsLength',
  );
  assert.equal(
    codeOf(() => decodeState(`${STATE}~${packStops(long)}`)),
    'linkLength',
  );
});

test('a state string taken apart is put together again, race and stops too', () => {
  for (const kind of catalogue()) {
    const [one, other = one] = kind.algorithms;
    const state = lettersOf(kind.presets[0].link);
    const stops = packStops(stopsOf([{ step: 3, caption: kind.id }]));
    for (const tail of ['', `.step.answer.${other}`, `~${stops}`, `.item.whole.${one}~${stops}`]) {
      assert.equal(encodeState(decodeState(state + tail)), state + tail);
      assert.equal(stateIn(`https://example.org/a/?b=c#${state}${tail}`), state + tail);
      assert.ok(sameRun(state + tail, state));
      assert.equal(originOf(state + tail), state + tail.replace(/~.*/, ''));
    }
  }
});

test('a moment is the first step at which its count is so large, in each family', () => {
  for (const [puzzle, count] of [
    ['flip', 'duplicate'],
    ['knight', 'deepest'],
    ['tab', 'winning'],
  ]) {
    const kind = catalogue().find(({ id }) => id === puzzle);
    const session = new Session(kind?.presets[0].link ?? assert.fail(puzzle));
    const known = Math.min(session.advance(2000), 2000);
    const counts = Array.from({ length: known + 1 }, (_, step) => countOf(session.show(step), count)); // prettier-ignore
    session.show(7);
    for (const wanted of [1, 2, 5, counts[known]]) {
      assert.equal(session.find(`${count} ${wanted}`), counts.findIndex((one) => one >= wanted), puzzle); // prettier-ignore
    }
    assert.equal(session.find(`${count} 999999999`), null);
    session.free();
  }
});

test('nonsense for a state string is an Error with a code', () => {
  for (const [text, code] of /** @type {[any, string][]} */ ([
    ['', 'linkLetters'],
    [null, 'linkLetters'],
    [{}, 'linkLetters'],
    ['A%', 'linkLetters'],
    ['A'.repeat(3000), 'linkLength'],
    [`${STATE}.step`, 'truncated'],
    [`${STATE}.step.never`, 'raceLink'],
    [`${STATE}~AAAA`, 'linkStops'],
  ])) {
    assert.equal(
      codeOf(() => decodeState(text)),
      code,
      String(text),
    );
  }
});

test('the run of a state string is told by it, with another algorithm, too', () => {
  const session = new Session(presets[0].link);
  const there = lettersOf(session.link(500));
  const other = lettersOf(session.withAlgorithm('bidirectional'));
  assert.equal(originOf(there), STATE);
  assert.equal(originOf(there, 'bidirectional'), other);
  assert.deepEqual(bytesOf(originOf(other)), new Session(bytesOf(other)).link(0));
});

test('input is a state string, an address that ends with one, or text whose rows a slash divides', () => {
  for (const input of [STATE, ` ${STATE}\n`, `https://a.b/c?d=e#${STATE}`, `embed.html#${STATE}`]) {
    assert.deepEqual(readInput(input), { state: STATE, text: '' });
  }
  assert.deepEqual(readInput('bw/wb').text, 'bw\nwb');
  assert.deepEqual(readInput('bw\n/\nwb').text, 'bw\n/\nwb', 'only on one line');
  assert.deepEqual(readInput('https://a.b/#x').state, '');
  for (const text of Object.values(EXAMPLE_TEXTS).flatMap((texts) => Object.values(texts))) {
    assert.equal(readInput(text).text, text.trim());
  }
});

test('a wish is a step, a stop, a landmark or a word', () => {
  assert.deepEqual(readWish('9000'), { kind: 'step', at: 9000 });
  assert.deepEqual(readWish('step-9000'), { kind: 'step', at: 9000 });
  assert.deepEqual(readWish('stop-2'), { kind: 'stop', index: 1 });
  assert.deepEqual(readWish('answer'), { kind: 'step', at: 'answer' });
  for (const word of ['play', 'pause', 'end', 'next-stop', 'previous-stop']) {
    assert.ok(readWish(word), word);
  }
  for (const text of ['', 'stop-0', 'toString', '-5', '1e3', '9'.repeat(13), 'step', 'stop-']) {
    assert.equal(readWish(text), null, text);
  }
  assert.deepEqual(readFragment('#film:9000'), { id: 'film', wish: { kind: 'step', at: 9000 } });
  assert.equal(readFragment('#a:b:play')?.id, 'a:b');
  assert.equal(readFragment('#%C3%BC:play')?.id, 'ü');
  for (const fragment of ['', '#', '#film', '#:9000', '#film:', '#%:play', `#${STATE}`]) {
    assert.equal(readFragment(fragment), null, fragment);
  }
});

test('playing rests at each stop that says so, and goes on from there', () => {
  for (const tempo of /** @type {const} */ (['steady', 'directed'])) {
    let nowMs = 0;
    const session = new Session(presets[0].link);
    const player = new Player(() => nowMs);
    player.load(session);
    while (!player.complete) player.tick((nowMs += 16));
    player.speed = 3000;
    player.tempo = tempo;
    player.barriers = () => [100, 101, 2000].map((step) => ({ step, kind: 'stop' }));
    const rests = [];
    while (rests.length < 3) {
      player.play();
      while (player.state === 'playing') player.tick((nowMs += 16));
      rests.push(player.cursor);
    }
    assert.deepEqual([rests, player.state], [[100, 101, 2000], 'paused'], tempo);
  }
});

test('playing comes to every stop of an author, and of a lesson to none that is told later', () => {
  const player = { cursor: 0, answer: null, complete: true };
  const lessons = { shown: /** @type {object | null} */ (null), takeOwn() {} };
  const played = { player };
  const linked = { origin: '' };
  const viewer = { ready: true, refresh() {}, race: null, run: null, lessons, played, linked };
  const stops = new Stops(/** @type {any} */ (viewer));
  stops.take(stopsOf([{ at: 0 }, { at: 10 }, { at: 90 }, { at: 40 }]));
  const met = () => stops.met.map(({ step }) => step);
  stops.reach(1);
  assert.deepEqual(met(), [0, 10, 90, 40]);
  lessons.shown = { progress: { seen: new Set() } };
  assert.deepEqual(met(), [90]);
  stops.reach(2);
  assert.deepEqual(met(), [40]);
  // Who steps past a stop still comes to those behind it.
  stops.reach(0);
  player.cursor = 20;
  assert.ok(met().includes(90));
});

test('a caption keeps links, code, emphasis and breaks, and drops what no link may be', () => {
  const says = (/** @type {string} */ text, /** @type {object} */ more = {}) => ({
    ...{ says: text, marks: [], href: '' },
    ...more,
  });
  const pieces = piecesOf([
    ...[BREAK, says('  One\n '), says(' two ', { marks: ['strong', 'blink', 'code'] })],
    ...[BREAK, BREAK, says(' the rest', { href: 'https://example.org/' })],
    ...[
      says(' and this', { href: 'javascript:alert(1)' }),
      says(/** @type {any} */ (5)),
      null,
      BREAK,
    ],
  ]);
  assert.deepEqual(pieces, [
    says('One '),
    says('two', { marks: ['code', 'strong'] }),
    BREAK,
    says('the rest', { href: 'https://example.org/' }),
    says(' and this'),
    says('5'),
  ]);
  const caption = textOfPieces(pieces);
  assert.equal(caption, 'One two the rest and this5');
  const stop = stopOf({ step: 3, caption, pieces });
  assert.deepEqual(stop.pieces, pieces);
  assert.deepEqual(stopOf(stop), stop, 'what was read can be set');
  assert.equal(stopOf({ ...stop, caption: 'Other words.' }).pieces, undefined);
  assert.equal(stopOf({ caption: 'plain', pieces: [says('plain')] }).pieces, undefined);
  // A state string has the words alone.
  assert.equal(packStops([stop]), packStops([stopOf({ step: 3, caption })]));
});

test('a question, a note and the name of a lesson are optional, and come back from a state string', () => {
  const question = { asks: 'Which one?', choices: ['A', 'B', 'C'], right: 1, why: 'Least f.' };
  const given = {
    asks: ' Which one? ',
    choices: ['', 'A', 'B', 7, 'C '],
    right: 2,
    why: 'Least f.',
  };
  assert.deepEqual(stopOf({ question: given, ask: 'next' }).question, question);
  assert.equal(stopOf({ question: { ...given, right: 99 } }).question?.right, 2, 'the last choice');
  assert.equal(stopOf({ question: given, ask: 'next' }).ask, undefined, 'one question a stop');
  const lone = { question: { ...given, choices: ['only'] }, ask: 'next', note: ' ', lesson: 5 };
  assert.deepEqual(stopOf(lone), { ...stopOf({}), ask: 'next' });
  const marked = [
    { says: 'See ', marks: [], href: '' },
    { says: 'f', marks: ['code'], href: 'https://example.org/' },
  ];
  const stops = stopsOf([
    { step: 3, lesson: 'Why', caption: 'See f', pieces: marked, note: 'Ask first.' },
    { step: 5, question, pause: true },
    { step: 9, ask: 'next' },
  ]);
  assert.ok(areLesson(stops));
  assert.ok(!areLesson(stopsOf([{ step: 1, title: 'One', note: 'For me.' }])));
  assert.deepEqual(stops[0].pieces, marked);
  const letters = packStops(stops);
  assert.deepEqual(unpackStops(letters), stops);
  for (const list of [stops, stops.slice(0, 2), stops.slice(0, 1)]) {
    assert.deepEqual(stopsIn(packStops(list)), list, 'nested lists end with several brackets');
  }
});
