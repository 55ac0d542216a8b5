/** SCORM 1.2: the calls to the platform's API, checked by a stand-in for it, and the package. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scormFiles } from '../../www/ui/compose/scorm-package.js';
import { scormRuntime } from '../../www/ui/compose/scorm-runtime.js';
import { stopsOf } from '../../www/core/stops/stop-format.js';
import { Platform } from './scorm-platform.js';

/** A window with a film of two stops, in frames around which a platform may be. */
class View extends EventTarget {
  /** @param {Platform | null} api @param {boolean} [isDeep] */
  constructor(api, isDeep = false) {
    super();
    this.film = Object.assign(new EventTarget(), { stops: [{}, {}] });
    this.document = { querySelector: () => this.film };
    /** @type {unknown} */
    const top = api ? { API: api } : {};
    Object.assign(/** @type {object} */ (top), { parent: top });
    const between = { parent: top };
    // A frame of another origin throws where it is looked into.
    Object.defineProperty(between, 'API', { get: () => assert.fail('another origin') });
    this.parent = isDeep ? between : top;
    this.opener = null;
  }

  /** @param {string} type @param {unknown} detail */
  tell(type, detail) {
    this.film.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

/** @param {View} view */
const run = (view) => scormRuntime(/** @type {Window} */ (/** @type {unknown} */ (view)));

/** @param {number} choice @param {number} right */
const answer = (choice, right) => ({
  question: { kind: 'own', step: 80, correct: 1 },
  choice,
  correct: choice === 1,
  score: { right, answered: 1, total: 2 },
});

test('the platform hears of stops, answers, score and time, in the words of the standard', () => {
  const platform = new Platform();
  const view = new View(platform, true);
  run(view);
  assert.equal(platform.values.get('cmi.core.lesson_status'), 'incomplete');
  view.tell('stop', { index: 0 });
  view.tell('prediction', answer(1, 1));
  assert.equal(platform.values.get('cmi.core.score.raw'), '50');
  view.tell('prediction', answer(0, 1));
  view.tell('stop', { index: 1 });
  view.dispatchEvent(new Event('pagehide'));
  view.dispatchEvent(new Event('pagehide'));
  assert.deepEqual(platform.faults, []);
  assert.equal(platform.state, 'finished');
  const core = (/** @type {string} */ name) => platform.values.get(`cmi.core.${name}`);
  assert.deepEqual(['lesson_status', 'lesson_location', 'score.raw', 'score.max'].map(core), ['completed', '1', '50', '100']); // prettier-ignore
  assert.match(core('session_time') ?? '', /^\d{2,4}:\d\d:\d\d$/);
  const asked = (/** @type {string} */ name) =>
    [0, 1].map((at) => platform.values.get(`cmi.interactions.${at}.${name}`));
  assert.deepEqual(asked('result'), ['correct', 'wrong']);
  assert.deepEqual(asked('student_response'), ['b', 'a']);
  assert.deepEqual(asked('correct_responses.0.pattern'), ['b', 'b']);
});

test('without a platform, or where it refuses, nothing is told and nothing fails', () => {
  const view = new View(null);
  run(view);
  view.tell('stop', { index: 0 });
  const refusing = new Platform();
  refusing.LMSInitialize = () => 'false';
  const other = new View(refusing);
  run(other);
  other.tell('stop', { index: 0 });
  other.dispatchEvent(new Event('pagehide'));
  assert.equal(refusing.values.size, 0);
});

test('an attempt that is completed stays completed, and further answers are added to it', () => {
  const platform = new Platform();
  platform.values.set('cmi.core.lesson_status', 'completed');
  platform.values.set('cmi.interactions.0.id', 'own_80');
  const view = new View(platform);
  run(view);
  view.tell('prediction', answer(1, 1));
  assert.equal(platform.values.get('cmi.core.lesson_status'), 'completed');
  assert.equal(platform.values.get('cmi.interactions.1.result'), 'correct');
  assert.deepEqual(platform.faults, []);
});

test('a number that is typed is a numeric response', () => {
  const platform = new Platform();
  const view = new View(platform);
  run(view);
  const question = { kind: 'fewest', step: 0, correct: 0, choices: [12, 9] };
  view.tell('prediction', { question, choice: 1, correct: false, score: { right: 0, answered: 1, total: 1 } }); // prettier-ignore
  assert.deepEqual(platform.faults, []);
  const told = ['type', 'student_response', 'correct_responses.0.pattern', 'result'];
  assert.deepEqual(
    told.map((name) => platform.values.get(`cmi.interactions.0.${name}`)),
    ['numeric', '9', '12', 'wrong'],
  );
});

test('what the platform has made of the score is kept', () => {
  const platform = new Platform();
  platform.values.set('cmi.core.lesson_status', 'passed');
  const view = new View(platform);
  run(view);
  view.tell('stop', { index: 1 });
  assert.equal(platform.values.get('cmi.core.lesson_status'), 'passed');
});

test('a package has the files that its manifest names, with every text escaped', () => {
  const stops = stopsOf([{ at: 3, lesson: 'A & B', caption: '<i>' }]);
  const lesson = { title: 'A & "B"', lang: 'vi', stops, state: 'AQ' };
  const files = scormFiles(lesson, new Uint8Array([1, 2]));
  const text = (/** @type {string} */ name) => new TextDecoder().decode(files[name]);
  const named = [...text('imsmanifest.xml').matchAll(/<file href="([^"]+)"/g)].map(
    ([, one]) => one,
  );
  assert.deepEqual(['imsmanifest.xml', ...named].sort(), Object.keys(files).sort());
  assert.match(text('imsmanifest.xml'), /<title>A &amp; &quot;B&quot;<\/title>/);
  assert.match(text('imsmanifest.xml'), /adlcp:scormtype="sco" href="index.html"/);
  assert.match(text('index.html'), /<html lang="vi">[^]*<li data-step="3">&lt;i&gt;<\/li>/);
  assert.doesNotThrow(() => new Function('window', text('scorm.js')));
  assert.deepEqual(
    scormFiles(lesson, new Uint8Array([1, 2])),
    files,
    'the same lesson, the same package',
  );
});
