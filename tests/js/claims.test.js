/** What a caption claims holds where it stands, number by number, in every language. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ANSWERS } from './claims-answers.js';
import { CLAIMS, COUNTS } from './claims.js';
import { COSTS, EXERCISES } from './claims-work.js';
import { NOTES } from './claims-notes.js';
import { DICTIONARIES, messagesOf } from './dictionaries.js';
import { lessons, sessionOf, stepOf } from './lesson-runs.js';
import { numbersIn } from './written-numbers.js';

/** What a message says itself, without the values in it. @param {string} language @param {string} text @param {string} id */
function written(language, text, id) {
  const pattern = messagesOf(text).get(id) ?? assert.fail(id);
  const elements = typeof pattern === 'string' ? [pattern] : /** @type {unknown[]} */ (pattern);
  return elements.filter((element) => typeof element === 'string').join(' ');
}

test('numbers are found in digits and in words of every language', () => {
  const found = (/** @type {string} */ text, /** @type {string} */ language) =>
    [...numbersIn(text, language)].sort((one, other) => one - other);
  assert.deepEqual(
    found('2¹⁶ = 65,536 ways, fifteen of sixteen, 8 × 8', 'en'),
    [8, 15, 16, 65_536],
  );
  assert.deepEqual(
    found('2¹⁶ = 65.536, mười lăm trong mười sáu; bàn ba ô', 'vi'),
    [3, 15, 16, 65_536],
  );
  assert.deepEqual(found('约为十五分之一，四枚，65,536 个', 'zh'), [4, 15, 65_536]);
  assert.deepEqual(found('others, often, weight', 'en'), []);
});

for (const lesson of lessons) {
  test(`${lesson.id}: what each caption claims holds there, and no number in it is unproved`, () => {
    assert.deepEqual(
      Object.keys(CLAIMS[lesson.id]),
      lesson.stops.map(({ id }) => id),
    );
    for (const stop of lesson.stops) {
      const place = { session: sessionOf(stop), step: stepOf(stop), stop };
      const frame = place.session.show(place.step);
      for (const [name, value] of Object.entries(COUNTS[lesson.id]?.[stop.id] ?? {})) {
        assert.equal(frame[name], value, `${stop.id}: ${name}`);
      }
      const proved = new Set(CLAIMS[lesson.id][stop.id](place));
      for (const { language, lessons: text } of DICTIONARIES) {
        const told = ['title', 'caption']
          .map((part) => written(language, text, `lesson-${lesson.id}-${stop.id}-${part}`))
          .join(' ');
        const unproved = [...numbersIn(told, language)].filter((number) => !proved.has(number));
        assert.deepEqual(unproved, [], `${language}, ${stop.id}: ${told}`);
      }
    }
  });
}

/** What an exercise, a cost or a note says holds, and each number in it was proved. @param {string} key @param {'lessons' | 'notes'} part @param {number[]} proved */
function assertProved(key, part, proved) {
  for (const dictionary of DICTIONARIES) {
    const told = written(dictionary.language, dictionary[part], key);
    const unproved = [...numbersIn(told, dictionary.language)].filter(
      (number) => !proved.includes(number),
    );
    assert.deepEqual(unproved, [], `${dictionary.language}, ${key}: ${told}`);
  }
}

for (const { id, stops, exercises } of lessons) {
  test(`${id}: what exercises, their answers, cost and notes claim holds, and no number in them is unproved`, () => {
    assert.deepEqual(
      Object.keys(EXERCISES[id]),
      exercises.map((exercise) => exercise.id),
    );
    for (const { id: name, step = 0, ...shown } of exercises) {
      const proved = EXERCISES[id][name]({ session: sessionOf(shown), step });
      assertProved(`lesson-${id}-exercise-${name}`, 'lessons', proved);
    }
    const told = exercises.filter(({ check }) => !check);
    assert.deepEqual(
      Object.keys(ANSWERS[id] ?? {}),
      told.map((exercise) => exercise.id),
    );
    for (const { id: name, step = 0, ...shown } of told) {
      const proved = ANSWERS[id][name]({ session: sessionOf(shown), step });
      assertProved(`lesson-${id}-answer-${name}`, 'lessons', proved);
    }
    assertProved(`lesson-${id}-cost`, 'lessons', COSTS[id]());
    for (const stop of stops) {
      const note = NOTES[id]?.[stop.id];
      const proved = note?.({ session: sessionOf(stop), step: stepOf(stop) }) ?? [];
      assertProved(`note-${id}-${stop.id}`, 'notes', proved);
    }
  });
}
