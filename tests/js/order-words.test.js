/** What the page says of searches in any order: each step, in each language. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { choicesView } from '../../www/families/backtracking/puzzles/index.js';
import { tellStep } from '../../www/families/backtracking/sentence.js';
import { isOrder } from '../../www/families/state-space/list-order.js';
import { questions } from '../../www/families/state-space/questions.js';
import { stepSentence } from '../../www/families/state-space/sentence.js';
import { costOf } from '../../www/families/state-space/analysis.js';
import { unmarked, wordsOf } from '../../www/i18n/index.js';
import { toldAt } from './bounded-told.js';
import { DICTIONARIES } from './dictionaries.js';
import { IS_LONG } from '../long.js';
import { least } from '../../www/core/util/bisect.js';
import { sum } from './maps.js';
import './families.js';

before(async () => {
  const wasm = new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url);
  await loadEngine(readFileSync(wasm));
});

const SPOKEN = DICTIONARIES.map(({ language, page }) => ({
  language,
  words: wordsOf(language, page),
}));
const [{ words: EN }] = SPOKEN;

/** Puzzles of the family, also those that no menu lists yet. */
const spaces = () => catalogue().filter(({ family }) => family === 'state-space');

/** Number of steps, from both ends of a run, that are read one by one. */
const READ = IS_LONG ? 400 : 40;

/** Maximum number of states of an example that the short form of the tests reads, but for the first. */
const MOST_STATES = 1 << 17;

/**
 * Opens the run of an example by an algorithm, computed to its end.
 * @param {Uint8Array} link
 * @param {string} algorithm
 * @param {[string, string][]} [settings]
 * @param {number} [slices] maximum number of slices of 100,000 steps
 */
function opened(link, algorithm, settings = [], slices = 200) {
  let session = new Session(link);
  const changes = [
    () => session.withAlgorithm(algorithm),
    ...settings.map(
      ([id, value]) =>
        () =>
          session.withSetting(id, value),
    ),
  ];
  for (const change of changes) {
    const next = new Session(change());
    session.free();
    session = next;
  }
  for (let slice = 0; slice < slices && !session.outcome; slice++) session.advance(1e5);
  return session;
}

/** Every run of the examples in another order, by heuristic. */
const runs = () =>
  spaces()
    .flatMap(({ presets, algorithms, heuristics }) =>
      algorithms.flatMap((algorithm) =>
        presets
          .map(({ id, link }) => ({ id, link, algorithm, heuristics }))
          .filter(({ link }, index) => {
            const session = new Session(link);
            const { family, states, algorithms: offered } = session.description;
            session.free();
            const isSmall = IS_LONG || index === 0 || Number(states) <= MOST_STATES;
            const isOffered = offered.includes(algorithm);
            return family === 'state-space' && isOrder(algorithm) && isSmall && isOffered;
          }),
      ),
    )
    .filter(({ algorithm }) => !['limited', 'deepening', 'idastar'].includes(algorithm));

test('every step of a search in any order has a sentence without holes, in every language', () => {
  /** What was said with other numbers, by algorithm. @type {Map<string, Set<string>>} */
  const said = new Map();
  for (const { id, link, algorithm } of runs()) {
    const session = opened(link, algorithm);
    const { description } = session;
    const known = session.advance(0);
    const all = said.get(algorithm) ?? new Set();
    said.set(algorithm, all);
    const stride = Math.max(1, Math.ceil((known - 2 * READ) / READ));
    const isRead = (/** @type {number} */ step) =>
      step < READ || step > known - READ || step % stride === 0;
    for (let step = 0; step <= known; step++) {
      if (!isRead(step)) continue;
      session.show(step);
      const event = session.event();
      const ending = step === known ? session.outcome : null;
      for (const { language, words } of SPOKEN) {
        const sentence = unmarked(stepSentence(words, description, event, { ending }));
        const at = `${language}, ${description.puzzle} ${id} by ${algorithm}, step ${step}: ${sentence}`;
        assert.match(sentence, /^\S.*[.。]$/, at);
        assert.doesNotMatch(sentence, /undefined|NaN|[{}]|state-space/, at);
        if (language === 'en') all.add(sentence.replace(/\d+/g, '#'));
      }
    }
    session.free();
  }
  const orders = ['dfs', 'uniform', 'greedy', 'astar', 'weighted'];
  assert.deepEqual([...said.keys()], orders);
  for (const [algorithm, all] of said) {
    const told = [...all].join('\n');
    const why = { dfs: /top of the stack/, greedy: /least h/, uniform: /least g/ };
    assert.match(told, why[/** @type {keyof typeof why} */ (algorithm)] ?? /least f/);
    assert.match(told, /this is the answer/, algorithm);
    assert.match(told, /not seen before/, algorithm);
  }
});

test('what is searched in a maze are cells: no sentence calls one a board', () => {
  const boards = { en: /board/i, vi: /bàn cờ|trạng thái/i, zh: /局面/ };
  const maze = spaces().find(({ id }) => id === 'maze');
  assert.ok(maze);
  for (const algorithm of maze.algorithms) {
    for (const { link } of maze.presets) {
      const session = opened(link, algorithm);
      const { description } = session;
      const known = Math.min(session.advance(0), READ);
      for (let step = 0; step <= known; step++) {
        const frame = /** @type {any} */ (session.show(step));
        const ending = step === session.advance(0) ? session.outcome : null;
        const view = choicesView('maze', algorithm);
        const told = { view, frame, description, outcome: ending, ...description };
        for (const { language, words } of SPOKEN) {
          const said = unmarked(
            description.family === 'backtracking'
              ? tellStep(words, { ...told, shape: description })
              : stepSentence(words, description, session.event(), {
                  ending,
                  isTwoSided: frame.sides[1].discovered > 0,
                }),
          );
          assert.doesNotMatch(said, boards[/** @type {keyof typeof boards} */ (language)]);
        }
      }
      session.free();
    }
  }
});

test('what a search can say of a move, its words know', () => {
  const verdicts = [
    'new',
    'duplicate',
    'improved',
    'reopened',
    'repeated',
    'answer',
    'goal',
    'last.found',
    'last.impossible',
  ];
  for (const { language, words } of SPOKEN) {
    for (const verdict of verdicts) {
      const key = `state-space.order.${verdict}`;
      assert.ok(words.has(key), `${language}: ${key}`);
    }
  }
});

test('a board that was reached by a cheaper path is told as improved or as reopened', () => {
  const [flip] = spaces();
  const session = opened(flip.presets[0].link, 'astar');
  const { description } = session;
  const number = (/** @type {number} */ h, /** @type {number} */ f) => ({ h, f });
  const numbers = { cost: 1, current: number(3, 5), target: number(2, 5), nodes: 9, visits: 4 };
  const move = /** @type {const} */ ({
    kind: 'move',
    ...{ from: 1, fromDepth: 2, to: 2, toDepth: 3 },
    last: false,
    side: 'forward',
    action: { from: 5, to: 5 },
  });
  const tell = (
    /** @type {'improved' | 'reopened'} */ verdict,
    /** @type {number | null} */ skipped,
  ) =>
    unmarked(
      stepSentence(
        EN,
        description,
        { ...move, verdict, numbers: { ...numbers, skipped } },
        { ending: null },
      ),
    );
  assert.match(
    tell('improved', null),
    /cheaper path.* g\s3\s\+\sh\s2\s=\sf\s5.*older entry will be skipped/,
  );
  assert.match(tell('reopened', null), /cheaper path: it is reopened/);
  const stale = tell('improved', 2);
  assert.match(
    stale,
    /^First 2 older entries are skipped.*is next: it has the least f, g\s2\s\+\sh\s3\s=\sf\s5\./,
  );
  session.free();
});

test('the goal that leaves the list is the cheapest only where that is certain', () => {
  const tiles = spaces().find(({ id }) => id === 'tiles');
  assert.ok(tiles);
  const lastRemoval = (
    /** @type {string} */ algorithm,
    /** @type {[string, string][]} */ settings = [],
  ) => {
    const session = opened(tiles.presets[0].link, algorithm, settings);
    const known = session.advance(0);
    const answered = (/** @type {number} */ step) =>
      /** @type {any} */ (session.show(step)).answered;
    session.show(least(known, answered));
    const said = unmarked(stepSentence(EN, session.description, session.event(), { ending: null }));
    session.free();
    return said;
  };
  assert.match(lastRemoval('uniform'), /no path is cheaper/);
  assert.match(lastRemoval('astar'), /no path is cheaper/);
  assert.match(lastRemoval('weighted'), /at most 2 × the least possible/);
  assert.match(lastRemoval('weighted', [['weight', '1']]), /no path is cheaper/);
  assert.match(lastRemoval('astar', [['heuristic', 'manhattan-twice']]), /does not prove/);
  // The headline says whether a cheaper path exists, which these searches do not know.
  for (const algorithm of ['dfs', 'greedy'])
    assert.match(
      lastRemoval(algorithm),
      /costs [\d,]+; this search does not look for a cheaper one/,
    );
});

test('the check of a heuristic finds no board on which it is too large, but for the wrong one', () => {
  for (const { id, presets, heuristics } of spaces()) {
    // Native tests check each heuristic, too.
    if (!IS_LONG && id === 'solitaire') continue;
    for (const heuristic of heuristics) {
      const session = opened(presets[0].link, 'astar', [['heuristic', heuristic]]);
      while (!session.ask((core) => core.advanceCheck(1 << 16)));
      const check = session.ask((core) => core.heuristicCheck());
      assert.ok(check, `${id} ${heuristic}`);
      const isWrong = heuristic === 'manhattan-twice';
      assert.equal(check.overestimates > 0, isWrong, `${id} ${heuristic}`);
      assert.equal(check.worst !== null, isWrong);
      assert.equal(session.description.isBounded, !isWrong);
      session.free();
    }
  }
});

test('every heuristic has a name and a sentence in every language', () => {
  for (const { heuristics } of spaces()) {
    for (const name of heuristics) {
      for (const { language, words } of SPOKEN) {
        for (const key of [`heuristic.${name}`, `heuristic.${name}.about`]) {
          assert.ok(words.has(key), `${language}: ${key}`);
        }
      }
    }
  }
});

test('every step of a search with a bound has a sentence without holes, in every language', () => {
  const tiles = catalogue().find(({ id }) => id === 'tiles');
  assert.ok(tiles);
  for (const algorithm of ['limited', 'deepening', 'idastar']) {
    const said = new Set();
    for (const { id, link } of tiles.presets.filter((preset) => preset.id !== 'hardest')) {
      // The example without an answer is never over.
      const session = opened(link, algorithm, [], IS_LONG ? 200 : 10);
      const known = session.advance(0);
      const stride = Math.max(1, Math.ceil((known - 2 * READ) / READ));
      for (let step = 0; step <= known; step++) {
        if (step >= READ && step <= known - READ && step % stride > 0) continue;
        for (const { language, words } of SPOKEN) {
          const told = toldAt(session, step, words);
          const sentence = unmarked(tellStep(words, told));
          const at = `${language}, ${id} by ${algorithm}, step ${step}: ${sentence}`;
          assert.match(sentence, /^\S.*[.。]$/, at);
          assert.doesNotMatch(sentence, /undefined|NaN|[{}]|deepening|-\d/, at);
          if (language === 'en') said.add(sentence.replace(/\d+/g, '#'));
        }
      }
      session.free();
    }
    const all = [...said].join('\n');
    // The search within one limit has a single round, and its answer may be long.
    const ends =
      algorithm === 'limited'
        ? [/longer paths were cut off/, /but a cheaper path may exist/]
        : [/rises from # to #/, /over without an answer/];
    // A path with the fewest moves may cost more than another.
    assert.equal(/nothing is cheaper/.test(all), algorithm === 'idastar');
    assert.equal(/no path is shorter/.test(all), algorithm === 'deepening');
    for (const part of [...[/within the bound/, /beyond the bound/, /taken back/], ...ends]) {
      assert.match(all, part, algorithm);
    }
  }
});

test('a round is told with the bound of the round before, and rounds are moments of the film', () => {
  const tiles = catalogue().find(({ id }) => id === 'tiles');
  assert.ok(tiles);
  const session = opened(tiles.presets[0].link, 'idastar');
  const known = session.advance(0);
  const { moments } = session.score(true);
  const rounds = moments.filter(({ kind }) => kind === 'round');
  assert.ok(rounds.length > 0);
  let bound = -1;
  for (const { step } of rounds) {
    assert.ok(step <= known);
    const frame = /** @type {any} */ (session.show(step));
    assert.equal(frame.kind, 'place');
    assert.equal(frame.depth, 1);
    assert.ok(frame.boundBefore > 0 && frame.bound > frame.boundBefore);
    if (bound >= 0) assert.equal(frame.boundBefore, bound);
    ({ bound } = frame);
  }
  session.free();
});

test('the board that is taken next is asked for by the order, and the reason names its numbers', () => {
  const flip = spaces().find(({ id }) => id === 'flip');
  assert.ok(flip);
  const whys = { dfs: 'stack', uniform: 'least g', greedy: 'least h', astar: 'least f' };
  for (const [algorithm, says] of Object.entries({ ...whys, weighted: 'least f' })) {
    const session = opened(flip.presets[0].link, algorithm);
    const step = session.ask((core) => core.nextQuestion('next', 40));
    /** @type {any} */
    let question = null;
    for (let at = step; !question && at < step + 400; at++) {
      question = session.ask((core) => core.question('next', at));
    }
    assert.ok(question, algorithm);
    session.show(question.shownAt);
    const event = session.event();
    assert.ok(event.kind !== 'start');
    const taken = event.kind === 'move' ? event.from : event.state;
    assert.equal(question.choices[question.correct], taken, 'the core knows the right one');
    const viewer = /** @type {any} */ ({ run: { session, frame: session.show(0) } });
    for (const { language, page, predictions } of DICTIONARIES) {
      const words = wordsOf(language, page, predictions);
      const asks = unmarked(questions.asks(viewer, words, question));
      const because = questions.because(viewer, words, question, question.correct);
      for (const text of [asks, because]) {
        assert.doesNotMatch(text, /undefined|NaN|[{}]|predict\\./, `${language} ${algorithm}`);
      }
      if (language !== 'en') continue;
      assert.match(asks, new RegExp(says));
      const { h, f } = event.numbers?.current ?? { h: 0, f: 0 };
      const number = { dfs: /top of the stack/, greedy: new RegExp(`h ${h}`) };
      const expected = number[/** @type {keyof typeof number} */ (algorithm)];
      assert.match(because, expected ?? new RegExp(`[fg]\\s${f}`));
    }
    session.free();
  }
});

test('a search that minds the number of moves only says what its answer costs, too', () => {
  const sample = catalogue().find(({ id }) => id === 'maze')?.presets[0].link ?? assert.fail();
  for (const [algorithm, says] of Object.entries({
    bfs: /this is the answer.* This path costs (\d+)\.$/,
    bidirectional: /is the shortest\. This path costs (\d+)\.$/,
  })) {
    const first = new Session(sample);
    const session = new Session(first.withAlgorithm(algorithm));
    const known = session.advance(1e6);
    const cost = costOf(session);
    const isAnswered = (/** @type {number} */ step) => Boolean(session.show(step).answered);
    const step = algorithm === 'bfs' ? least(known, isAnswered) : known;
    const tells = (/** @type {number} */ at) => {
      session.show(at);
      const ending = at === known ? session.outcome : null;
      return unmarked(stepSentence(EN, session.description, session.event(), { ending, cost }));
    };
    assert.equal(Number(says.exec(tells(step))?.[1]), cost);
    assert.doesNotMatch(tells(step - 1), /This path costs/);
    // What each cell of the way costs to enter, by the rules of the judge.
    const { path } = session.mapData();
    const letters = session.description.text?.split(/\s+/).slice(2).join('') ?? '';
    const entered = [...path.subarray(1)].map((cell) => letters[cell]);
    assert.equal(cost, sum(entered.map((letter) => ({ x: 2 })[letter] ?? (Number(letter) || 1))));
    first.free();
    session.free();
  }
});
