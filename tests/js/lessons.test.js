/** The lessons: every stop exists, and the counts that its caption tells are those of the run. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { wordsOf } from '../../www/i18n/index.js';
import { turned } from '../../www/core/predictions/question-plan.js';
import { LESSONS, rightPlace } from '../../www/lessons/index.js';
import { DICTIONARIES, messagesOf } from './dictionaries.js';
import './families.js';
import { lessons, sessionOf, stepOf } from './lesson-runs.js';
import { ROOT } from './sources.js';

/**
 * @import { Lesson, LessonStop } from '../../www/lessons/types.js'
 */

/** The words of the lessons in every language. */
const WORDS = DICTIONARIES.map(({ language, lessons: text }) => ({
  language,
  text,
  words: wordsOf(language, text),
}));

/** @param {LessonStop} stop */
const frameOf = (stop) => sessionOf(stop).show(stepOf(stop));

/** @param {Lesson} lesson @param {string} id */
function stopNamed(lesson, id) {
  const [own, other] = id.split('/').reverse();
  const there = other ? lessons.find((one) => one.id === other) : lesson;
  return there?.stops.find((stop) => stop.id === own) ?? assert.fail(id);
}

for (const lesson of lessons) {
  test(`${lesson.id}: each stop exists, and its counts are those of the run`, () => {
    for (const stop of lesson.stops) {
      const frame = frameOf(stop);
      for (const [name, value] of Object.entries(stop.holds ?? {})) {
        assert.equal(frame[name], value, `${stop.id}: ${name}`);
      }
      for (const [other, name, value] of Object.values(stop.recalls ?? {})) {
        assert.equal(frameOf(stopNamed(lesson, other))[name], value, `${stop.id}: ${other}`);
      }
    }
  });

  test(`${lesson.id}: the list says its puzzles and how many stops it has`, () => {
    const { puzzles, stops } = LESSONS[lesson.id];
    assert.deepEqual(puzzles, [...new Set(lesson.stops.map(({ puzzle }) => puzzle))]);
    assert.equal(stops, lesson.stops.length);
  });

  test(`${lesson.id}: 6 to 13 stops in 2 to 4 chapters, three exercises that open`, () => {
    const { stops, exercises } = lesson;
    assert.ok(stops.length >= 6 && stops.length <= 13, `${stops.length} stops`);
    const chapters = stops.flatMap(({ chapter }) => chapter ?? []);
    assert.ok(chapters.length >= 2 && chapters.length <= 4, `${chapters.length} chapters`);
    assert.ok(stops[0].chapter, 'the first stop opens a chapter');
    for (const ids of [stops.map(({ id }) => id), chapters, exercises.map(({ id }) => id)]) {
      assert.equal(new Set(ids).size, ids.length, String(ids));
    }
    assert.equal(exercises.length, 3);
    for (const { step = 0, ...shown } of exercises) {
      assert.ok(sessionOf(shown).advance(0) >= step);
    }
  });
}

test('the folder holds a file for each lesson, the list and the types, and nothing else', () => {
  const files = Object.keys(LESSONS).map((id) => `${id}.js`);
  assert.deepEqual(
    readdirSync(new URL('www/lessons/', ROOT)).sort(),
    [...files, 'index.js', 'types.js'].sort(),
  );
});

/** The keys that a lesson asks for. @param {Lesson} lesson */
const keysOf = ({ id, stops, exercises }) =>
  [
    'name',
    'about',
    'cost',
    ...stops.flatMap((stop) => [`${stop.id}.title`, `${stop.id}.caption`]),
    ...stops.flatMap(({ chapter }) => (chapter ? [`chapter.${chapter}`] : [])),
    ...exercises.map((exercise) => `exercise.${exercise.id}`),
    // What the page cannot check has a model answer.
    ...exercises.filter(({ check }) => !check).map((exercise) => `answer.${exercise.id}`),
  ].map((key) => `lesson.${id}.${key}`);

test('the lessons have all of their words in every language, and no others are there', () => {
  const shared = [
    'facts',
    'cost',
    'score',
    'make',
    'makeNote',
    'own',
    'end',
    'ownEnd',
    'code',
    'codeNote',
    'codeCopy',
    'codeCopied',
    'codeName',
    'codeForged',
    'present',
    'check.number',
    'check.check',
    'check.right',
    'check.wrong',
    'check.less',
    'check.more',
    'check.unknown',
    'check.show',
    'check.tell',
    'check.yes',
    'check.no',
    'check.print',
    'check.key',
    'check.title',
    'check.answer',
    'check.count.frontier',
    'check.count.discovered',
    'check.count.duplicate',
    'check.count.expanded',
    'check.count.depth',
    'check.count.tries',
    'check.count.entered',
    'check.step',
    'check.each',
    'check.least',
    'check.outcome.yes',
    'check.outcome.no',
    'check.winning',
    'keys.notes',
    'keys.hands',
    'keys.raise',
  ].map((key) => `lesson.${key}`);
  const asked = [...lessons.flatMap(keysOf), ...shared].map((key) => key.replaceAll('.', '-'));
  for (const { language, text } of WORDS) {
    assert.deepEqual([...messagesOf(text).keys()].sort(), asked.sort(), language);
  }
});

/** The ends of sentences. */
const ENDS = /[.?!](?=\s|$)|[。？！]/g;

/** The values that a stop's words may tell. @param {LessonStop} stop */
function toldAt({ holds, recalls = {} }) {
  const recalled = Object.entries(recalls).map(([name, [, , value]]) => [name, value]);
  return { ...holds, ...Object.fromEntries(recalled) };
}

test('a caption has at most two sentences and tells only what is known there', (context) => {
  const errors = context.mock.method(console, 'error', () => {});
  for (const { words } of WORDS) {
    for (const lesson of lessons) {
      for (const stop of lesson.stops) {
        for (const part of ['title', 'caption']) {
          const told = words.text(`lesson.${lesson.id}.${stop.id}.${part}`, toldAt(stop));
          assert.ok(told.length <= 200, `${told.length}: ${told}`);
          assert.ok((told.match(ENDS) ?? []).length <= 2, told);
        }
      }
    }
  }
  assert.deepEqual(
    errors.mock.calls.map(({ arguments: said }) => said),
    [],
  );
});

test('each value of a stop is told by its title or its caption, in every language', () => {
  for (const { language, text } of WORDS) {
    for (const { id, stops } of lessons) {
      for (const stop of stops) {
        const said = ['title', 'caption'].map((part) =>
          JSON.stringify(messagesOf(text).get(`lesson-${id}-${stop.id}-${part}`)),
        );
        for (const name of Object.keys(toldAt(stop))) {
          assert.ok(said.join().includes(`"${name}"`), `${language}, ${id}, ${stop.id}: ${name}`);
        }
      }
    }
  }
});

test('each lesson asks a question at a stop, and where one asks there is one', () => {
  for (const { id, stops } of lessons) {
    assert.ok(
      stops.some(({ question }) => question),
      id,
    );
  }
  for (const stop of lessons.flatMap(({ stops }) => stops)) {
    const { question: kind } = stop;
    if (!kind) continue;
    const question = sessionOf(stop).ask((core) => core.question(kind, stepOf(stop)));
    assert.ok((question?.choices.length ?? 0) > 1, `${stop.id}: ${kind}`);
  }
});

/** The questions of all lessons as they are asked, each with its lesson. */
const questions = lessons.flatMap((lesson) =>
  lesson.stops.flatMap((stop, index) => {
    const { question: kind } = stop;
    if (!kind) return [];
    const made = sessionOf(stop).ask((core) => core.question(kind, stepOf(stop)));
    assert.ok(made, stop.id);
    return [{ id: lesson.id, made, asked: turned(made, rightPlace(lesson, index)) }];
  }),
);

test('each place of a choice is right about as often as chance has it, and the choice stays right', () => {
  const counts = [0, 0, 0, 0];
  const expected = [0, 0, 0, 0];
  for (const { made, asked } of questions) {
    assert.equal(asked.choices[asked.correct], made.choices[made.correct]);
    assert.deepEqual([...asked.choices].sort(), [...made.choices].sort());
    counts[asked.correct] += 1;
    for (const place of asked.choices.keys()) expected[place] += 1 / asked.choices.length;
  }
  for (const [place, count] of counts.entries()) {
    assert.ok(Math.abs(count - expected[place]) <= 1, `${counts}, by chance ${expected}`);
  }
});

test('no lesson asks the same kind of question twice with the same answer', () => {
  const answers = questions.map(
    ({ id, asked: { kind, choices, correct } }) => `${id} ${kind} ${choices[correct]}`,
  );
  assert.equal(new Set(answers).size, answers.length, String(answers));
});

test('the small field of an exercise is decided without a guess', () => {
  const session = sessionOf({ puzzle: 'mines', preset: 'forced', algorithm: 'constrained' });
  for (let step = 1; step <= session.advance(0); step++) {
    const { kind, forced } = session.show(step);
    assert.ok(kind !== 'place' || forced, `step ${step}`);
  }
});
