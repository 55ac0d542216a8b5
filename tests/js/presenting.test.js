/** Presenting a lesson: its notes, the votes of a class, and what is told of neither. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Predictions } from '../../www/core/predictions/question-plan.js';
import { Votes, percentsOf, totalOf } from '../../www/core/predictions/votes.js';
import { wordsOf } from '../../www/i18n/index.js';
import { PAPER_CSS } from '../../www/ui/print/handout-css.js';
import { DICTIONARIES, messagesOf } from './dictionaries.js';
import { lessons, sessionOf } from './lesson-runs.js';
import { sourcesIn } from './sources.js';

/** The ends of sentences. */
const ENDS = /[.?!](?=\s|$)|[。？！]/g;

test('every stop of every lesson has a note of at most three sentences, and no other notes are there', (context) => {
  const errors = context.mock.method(console, 'error', () => {});
  const keys = lessons.flatMap(({ id, stops }) => stops.map((stop) => `note.${id}.${stop.id}`));
  for (const { language, notes } of DICTIONARIES) {
    const words = wordsOf(language, notes);
    const there = [...messagesOf(notes).keys()].filter((id) => id.startsWith('note-'));
    assert.deepEqual(there.sort(), keys.map((key) => key.replaceAll('.', '-')).sort(), language);
    for (const key of keys) {
      const note = words.text(key);
      assert.ok(note.length <= 220, `${note.length}: ${note}`);
      assert.ok((note.match(ENDS) ?? []).length <= 3, note);
    }
  }
  assert.equal(errors.mock.callCount(), 0);
});

test('who presents asks for all of the other words, and for no others', () => {
  const shell = sourcesIn('www/ui', /^(presenting|present-dialog|vote-deck|notes-window|handout)\.js$/); // prettier-ignore
  const asked = shell.flatMap(({ text }) =>
    [...text.matchAll(/'((?:notes|hands|present)\.\w+)'/g)].map(([, key]) => key.replace('.', '-')),
  );
  const made = ['present-sheet', 'present-slides'];
  const [{ notes }] = DICTIONARIES;
  const there = [...messagesOf(notes).keys()].filter((id) => !id.startsWith('note-'));
  assert.deepEqual(there.sort(), [...new Set([...asked, ...made])].sort());
});

test('hands are counted by question, never fewer than none, and what is no number changes nothing', () => {
  const votes = new Votes();
  for (let hand = 0; hand < 12; hand++) votes.raise('one', 0, 1);
  votes.raise('one', 2, 1);
  votes.raise('one', 1, -1);
  votes.set('two', 0, 7.9);
  votes.set('two', 0, NaN);
  assert.deepEqual(votes.of('one', 3), [12, 0, 1]);
  assert.deepEqual(votes.of('two', 2), [7, 0]);
  assert.deepEqual(votes.of('three', 2), [0, 0]);
  votes.set('two', 1, 1e9);
  assert.deepEqual(votes.of('two', 2), [7, 999]);
});

test('shares are whole percents that make 100 together', () => {
  assert.deepEqual(percentsOf([0, 0]), [0, 0]);
  assert.deepEqual(percentsOf([1, 1, 1]), [34, 33, 33]);
  assert.deepEqual(percentsOf([2, 1, 3]), [33, 17, 50]);
  for (let seed = 1; seed < 200; seed++) {
    const counts = [seed % 7, (seed * 13) % 31, (seed * 29) % 11, seed % 3];
    if (totalOf(counts) > 0) assert.equal(totalOf(percentsOf(counts)), 100, String(counts));
  }
});

test('an answer that is told to a class is the right one, and counts for no score', () => {
  const session = sessionOf({ puzzle: 'flip', preset: 'sample' });
  const set = new Predictions(session, { kinds: [], count: 2 }, 0);
  set.put('next', 64, 0);
  const question = set.next ?? assert.fail('no question');
  assert.deepEqual(set.tell(), {
    question,
    choice: question.correct,
    correct: true,
    at: question.shownAt,
  });
  assert.deepEqual(set.score, { right: 0, answered: 0, total: 2 });
  assert.equal(set.next, null);
  assert.equal(set.tell(), null);
});

test('the styles of paper survive a file that is written as XML, and break after each stop', () => {
  assert.doesNotMatch(PAPER_CSS, /[<>&]/);
  assert.match(PAPER_CSS, /section \{[^}]*break-after: page/);
});

test('presenting and what lights up a part come with nothing that a first board needs', () => {
  const eager = sourcesIn('www', /\.js$/).flatMap(({ path, text }) =>
    [...text.matchAll(/^import [^;]*'[^']*\/(presenting|spotlight)\.js';/gm)].map(
      ([, name]) => `${path}: ${name}`,
    ),
  );
  assert.deepEqual(eager, []);
});
