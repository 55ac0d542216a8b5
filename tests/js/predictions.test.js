/** Predictions: which questions are asked of real runs and where, the score, and what is said. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { Player } from '../../www/core/playback/player.js';
import {
  MOST,
  Predictions,
  readWish,
  writeWish,
} from '../../www/core/predictions/question-plan.js';
import { BOARD_KINDS, kindsOf, questionAt } from '../../www/core/predictions/board-questions.js';
import { wordsOf } from '../../www/i18n/index.js';
import { gradeMessages } from '../../www/frame/messages.js';
import { DICTIONARIES, standsFor } from './dictionaries.js';
import { fits } from './families.js';
import { ROOT, sourcesIn } from './sources.js';
import { IS_LONG } from '../long.js';

await loadEngine(readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)));

/** @import { Wish } from '../../www/core/predictions/question-plan.js' */

/** A run of an example, computed. @param {string} puzzle @param {string} preset @param {string} [algorithm] */
function runOf(puzzle, preset, algorithm) {
  const kind = catalogue().find(({ id }) => id === puzzle) ?? assert.fail(puzzle);
  const { link } = kind.presets.find(({ id }) => id === preset) ?? assert.fail(preset);
  const first = new Session(link);
  const session = algorithm ? new Session(first.withAlgorithm(algorithm)) : first;
  return { session, known: session.advance(1e6) };
}

/** The questions of a run as somebody meets them who answers each of them. @param {Session} session @param {Wish} wish @param {number} end */
function met(session, wish, end, choice = (/** @type {number} */ correct) => correct) {
  const set = new Predictions(session, wish, 0);
  const questions = [];
  let cursor = 0;
  for (;;) {
    set.plan(cursor, end);
    if (!set.next) return { set, questions };
    const question = set.next;
    questions.push(question);
    cursor = set.answer(choice(question.correct))?.at ?? assert.fail('a choice');
  }
}

test('a wish is read however it is written, and written shortly', () => {
  assert.deepEqual(readWish(''), { kinds: [], count: 5 });
  assert.deepEqual(readWish('all'), { kinds: [], count: 5 });
  assert.deepEqual(readWish('new 3'), { kinds: ['new'], count: 3 });
  assert.deepEqual(readWish(' 7, Next+new next '), { kinds: ['next', 'new'], count: 7 });
  assert.equal(readWish('99').count, MOST);
  assert.equal(readWish('0').count, 5);
  for (const text of ['all', 'new 3', 'next level', 'all 8']) {
    assert.equal(writeWish(readWish(text)), text);
  }
});

test('so many questions are asked as are wanted, of each kind in turn, in order, before the answer', () => {
  const { session } = runOf('flip', 'sample');
  const end = 40_000;
  const { set, questions } = met(session, readWish('6'), end);
  assert.equal(questions.length, 6);
  assert.ok(set.isOver);
  assert.deepEqual(set.score, { right: 6, answered: 6, total: 6 });
  const kinds = questions.map(({ kind }) => kind);
  assert.deepEqual(kinds.slice(0, 3), ['level', 'next', 'new']);
  for (const [index, { step, shownAt }] of questions.entries()) {
    assert.ok(step < shownAt && shownAt <= end);
    assert.ok(index === 0 || step > questions[index - 1].step, `question ${index}`);
  }
  assert.ok(questions[1].step < 500 && questions[5].step > 1000, 'they grow apart as playing does');
});

test('only the kinds that are wanted are asked, and a run without them asks nothing', () => {
  const { session, known } = runOf('flip', 'sample');
  const { questions } = met(session, readWish('new 8'), known);
  assert.deepEqual(new Set(questions.map(({ kind }) => kind)), new Set(['new']));
  assert.equal(questions.length, 8);
  const none = met(session, readWish('plies'), known);
  assert.deepEqual(none.set.score, { right: 0, answered: 0, total: 0 });
  assert.ok(none.set.isOver);
});

test('everybody is asked the same, and a wrong choice counts as answered', () => {
  const { session, known } = runOf('knight', 'warnsdorff');
  const [one, other] = [0, 1].map(() => met(session, readWish('all 5'), known, () => 0));
  assert.deepEqual(one.questions, other.questions);
  const { right, answered } = one.set.score;
  assert.equal(answered, 5);
  assert.equal(right, one.questions.filter(({ correct }) => correct === 0).length);
});

test('a question that was gone past is left out, and one that does not exist is no choice', () => {
  const { session, known } = runOf('flip', 'sample');
  const set = new Predictions(session, readWish('new'), 0);
  set.plan(0, known);
  const first = set.next ?? assert.fail('a question');
  assert.equal(set.answer(9), null);
  assert.equal(set.next, first);
  set.plan(first.step + 500, known);
  assert.ok((set.next?.step ?? 0) > first.step + 500);
  assert.equal(set.score.answered, 0);
});

test('every example is asked something, whatever the algorithm, but where nothing is to choose', () => {
  for (const { id, presets, algorithms } of catalogue()) {
    for (const { id: preset } of presets) {
      // The short form asks other examples than the first by the first algorithm.
      const isWhole = IS_LONG || preset === presets[0].id;
      const asked = isWhole ? algorithms : algorithms.slice(0, 1);
      for (const algorithm of asked) {
        /** @type {ReturnType<typeof runOf> | undefined} */
        let run;
        if (!fits(() => (run = runOf(id, preset, algorithm)))) continue;
        const { session, known } = run ?? assert.fail(id);
        const { questions } = session.description;
        assert.ok(questions.length > 0, `${id} ${algorithm}`);
        const found = met(session, readWish('all 3'), known).questions;
        for (const { kind } of found) assert.ok(questions.includes(kind));
        session.free();
      }
    }
  }
});

test('neither playing nor stepping passes a question, and going back or to a step does', () => {
  const { session } = runOf('flip', 'sample');
  const player = new Player(() => 0);
  player.load(session, 0, 65_536);
  player.barriers = () => [{ step: 20, kind: 'question' }];
  player.stepBy(1, 1);
  assert.equal(player.cursor, 16);
  player.stepBy(1, 1);
  assert.equal(player.cursor, 20);
  player.stepBy(1, 0);
  assert.equal(player.cursor, 20);
  player.stepBy(-1, 0);
  assert.equal(player.cursor, 19);
  player.speed = 1e5;
  player.play();
  for (let nowMs = 0; nowMs < 500; nowMs += 100) player.tick(nowMs);
  assert.deepEqual([player.cursor, player.state], [20, 'paused']);
  player.seek(500);
  assert.equal(player.cursor, 500);
  player.barriers = () => [];
  player.stepBy(1, 0);
  assert.equal(player.cursor, 501);
});

test('course systems are told the score from 0 to 1, the answers, and the height', () => {
  const answers = [
    { kind: 'new', step: 3, choice: 1, correct: true },
    { kind: 'next', step: 32, choice: 77, correct: false },
  ];
  const [report, event, size] = /** @type {any[]} */ (
    gradeMessages(answers, { right: 1, total: 5 }, 480)
  );
  assert.equal(report.subject, 'SPLICE.reportScoreAndState');
  assert.equal(report.score, 0.2);
  assert.deepEqual(report.state, { version: 1, answers });
  assert.equal(event.subject, 'SPLICE.sendEvent');
  assert.deepEqual(event.data, { ...answers[1], score: 0.2 });
  assert.deepEqual([size.subject, size.height], ['lti.frameResize', 480]);
  assert.equal(new Set([report, event, size].map(({ message_id: id }) => id)).size, 3);
});

test('questions have all of their words in every language, and no others are there', () => {
  const kinds = new Set(
    catalogue().flatMap(({ presets, algorithms }) =>
      algorithms.flatMap((algorithm) => {
        const first = new Session(presets[0].link);
        return new Session(first.withAlgorithm(algorithm)).description.questions;
      }),
    ),
  );
  assert.equal(kinds.size, 14);
  const sources = [
    ...sourcesIn('www/families', /questions\.js$/),
    ...sourcesIn('www/ui', /^(predict.*|question-text)\.js$/),
  ];
  const literals = /'(predict\.[\w.]*)'|`(predict\.(?:\$\{[^}]*\}|[\w.])*)`/g;
  const keys = sources.flatMap(({ text }) =>
    [...text.matchAll(literals)].map(([, plain, made]) => plain ?? made),
  );
  const holes = [
    'all',
    'right',
    'wrong',
    'copied',
    'byHand',
    'start',
    '0',
    '1',
    '.back',
    ...kinds,
    ...BOARD_KINDS,
    // Moves may have costs, and a number may be too small or too large.
    ...['.cost', '.less', '.more', '.cost.less', '.cost.more'],
    // The order of a search says which board is next.
    ...['dfs', 'uniform', 'greedy', 'astar', 'weighted'],
    // A puzzle may ask in words of its own.
    ...catalogue().map(({ id }) => id),
    '',
  ];
  const patterns = keys.map((key) => {
    const [id, hole] = [key.replaceAll('.', '-'), `(${holes.join('|').replaceAll('.', '-')})`];
    return new RegExp(`^${id.replace(/\$\{.*?\}(?=-|$)/g, hole)}$`);
  });
  for (const { language, predictions } of DICTIONARIES) {
    const ids = [...predictions.matchAll(/^([\w-]+) =/gm)].map(([, id]) => id);
    assert.deepEqual(
      ids.filter(
        (id) => !patterns.some((pattern) => standsFor(id).some((one) => pattern.test(one))),
      ),
      [],
      language,
    );
    const words = wordsOf(language, predictions);
    for (const kind of [...kinds, ...BOARD_KINDS])
      assert.ok(words.has(`predict.kind.${kind}`), `${language}: ${kind}`);
    for (const pattern of patterns) {
      assert.ok(
        ids.some((id) => pattern.test(id)),
        `${language}: ${pattern}`,
      );
    }
  }
});

/** The distances to the goals by brute force: Bellman and Ford over all moves that the core lists. @param {Session} session */
function distancesByForce(session) {
  const { states } = session.description;
  const edges = Array.from({ length: Number(states) }, (_, state) =>
    session.ask((core) => core.movesFrom(state)).map(({ to, cost }) => ({ state, to, cost })),
  ).flat();
  const least = Array.from({ length: Number(states) }, (_, state) =>
    session.ask((core) => core.isGoal(state)) ? 0 : Infinity,
  );
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const { state, to, cost } of edges) {
      if (least[to] + cost < least[state]) [least[state], isNew] = [least[to] + cost, true];
    }
  }
  return least;
}

test('what is asked about the first board is answered as by brute force', () => {
  const examples = [
    ['maze', 'sample'],
    ['maze', 'costs'],
    ['flip', 'one'],
    ['flip', 'impossible'],
    ['river', 'sample'],
    ['jugs', 'sample'],
  ].slice(0, IS_LONG ? undefined : 4);
  for (const [puzzle, preset] of examples) {
    const { session } = runOf(puzzle, preset);
    const { start, canBeSurveyed } = session.description;
    assert.ok(canBeSurveyed, puzzle);
    assert.ok(kindsOf(session).includes('fewest'));
    const least = distancesByForce(session);
    const fewest = questionAt(session, 'fewest', 0);
    assert.equal(fewest?.choices[0] ?? Infinity, least[Number(start)], `${puzzle} ${preset}`);
    const first = questionAt(session, 'first', 0);
    if (!first) continue;
    const costs = new Map(
      session.ask((core) => core.movesFrom(Number(start))).map(({ to, cost }) => [to, cost]),
    );
    for (const [index, to] of first.choices.entries()) {
      const isBest = (costs.get(to) ?? assert.fail()) + least[to] === least[Number(start)];
      assert.equal(isBest, index === first.correct, `${puzzle} ${preset}: state ${to}`);
    }
  }
});

test('a number that is typed is right, or becomes a choice that is wrong', () => {
  const { session } = runOf('flip', 'one');
  const set = new Predictions(session, { kinds: [], count: 2 }, 0);
  set.put('fewest', 0, 1);
  assert.equal(set.type(NaN), null);
  assert.equal(set.type(-1), null);
  const wrong = set.type(7) ?? assert.fail();
  assert.deepEqual([wrong.correct, wrong.question.choices], [false, [1, 7]]);
  assert.equal(wrong.question.choices[wrong.choice], 7);
  set.put('fewest', 0, 1);
  assert.equal(set.type(1)?.correct, true);
  set.put('first', 0, 2);
  assert.equal(set.next?.correct, 2);
  assert.equal(set.type(1), null, 'a choice is not typed');
});
