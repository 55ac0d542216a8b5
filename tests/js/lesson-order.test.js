/** Every stop of a lesson is shown, in order, however many share a step. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exampleState } from '../../www/core/links/example-link.js';
import { stopsOf } from '../../www/core/stops/stop-format.js';
import { toStop } from '../../www/ui/stops/stop-buttons.js';
import { LessonsExtra } from '../../www/ui/lessons/lesson-player.js';
import { Stops } from '../../www/ui/stops/stop-navigator.js';
import { lessons, sessionOf, stepOf } from './lesson-runs.js';

/** @import { GivenStop } from '../../www/core/stops/stop-format.js' */

/**
 * A viewer whose film comes to the next halt at once, and which stops it has told of.
 * @param {readonly GivenStop[]} given
 * @param {boolean} isLesson
 */
function deskOf(given, isLesson) {
  const told = /** @type {number[]} */ ([]);
  const player = {
    cursor: 0,
    wanted: -1,
    answer: null,
    complete: true,
    rides: false,
    known: 1e9,
    pause() {},
    seek: (/** @type {number} */ step) => (player.cursor = step),
  };
  const viewer = {
    ready: true,
    whole: true,
    settled: true,
    isOpened: true,
    race: null,
    played: { player },
    predicting: { extra: null, question: null },
    lessons: {
      takeOwn() {},
      shown: isLesson ? { progress: { seen: new Set() } } : null,
      waits: false,
      at: 0,
      tidy() {},
    },
    linked: {
      origin: '',
      show: (/** @type {string} */ origin) => {
        viewer.linked.origin = origin;
        player.cursor = 0;
        return true;
      },
    },
    loading: { holds: () => false, waits: false },
    refresh() {},
    rest() {},
    attempt: (/** @type {() => unknown} */ work) => work(),
    move: (/** @type {() => void} */ work) => work(),
    play() {
      if (stops.goOnHere()) return look();
      stops.follow();
      const before = player.cursor;
      const ahead = stops.barriers.map(({ step }) => step).filter((step) => step > before);
      player.cursor = Math.min(player.known, ...ahead);
      for (const { index } of stops.passed(before, player.cursor)) reach(index);
    },
  };
  const stops = new Stops(/** @type {any} */ (viewer));
  const reach = (/** @type {number} */ index) => {
    stops.reach(index);
    viewer.lessons.at = index;
    told.push(index);
  };
  const look = () => stops.shown >= 0 && reach(stops.shown);
  stops.take(stopsOf(given));
  return { stops, viewer, told, look };
}

/** The stops of a lesson as the page has them, at the steps where they are. @param {typeof lessons[number]} lesson */
const stopsIn = (lesson) =>
  lesson.stops.map((stop) => ({
    ...stop,
    // The kind of a question that the core makes is no question of an author.
    question: undefined,
    at: stepOf(stop),
    state: exampleState(stop.puzzle, stop.preset),
    pause: true,
  }));

for (const lesson of lessons) {
  const all = [...lesson.stops.keys()];

  test(`${lesson.id}: "Go on" shows every stop once, in order`, () => {
    const { stops, told, look } = deskOf(stopsIn(lesson), true);
    stops.go(0);
    look();
    while (stops.hasNext) {
      const { length } = told;
      stops.playOn();
      if (told.length === length) look();
    }
    assert.deepEqual(told, all);
  });

  test(`${lesson.id}: Page Down and Page Up go from stop to stop, also from between them`, () => {
    const { stops, viewer, told, look } = deskOf(stopsIn(lesson), true);
    stops.go(0);
    look();
    for (const by of [1, -1]) {
      while (stops.beside(by) >= 0) {
        stops.go(stops.beside(by));
        look();
      }
    }
    assert.deepEqual(told, [...all, ...all.slice(0, -1).reverse()]);
    // Between two stops: on to the next, back to the one that was left.
    viewer.played.player.cursor += 0.5;
    assert.deepEqual([stops.beside(1), stops.beside(-1)], [1, 0]);
  });

  test(`${lesson.id}: the way to the reason of an answer passes no other stop`, () => {
    for (const [index, stop] of lesson.stops.entries()) {
      if (!stop.question) continue;
      const step = stepOf(stop);
      const question = sessionOf(stop).ask((core) =>
        core.question(/** @type {string} */ (stop.question), step),
      );
      const next = lesson.stops[index + 1];
      const isOn = next && sessionOf(next) === sessionOf(stop);
      if (question && isOn) assert.ok(stepOf(next) >= question.shownAt, stop.id);
    }
  });
}

test('stops of an author that share a step are shown one after the other where the film pauses', () => {
  const at = (/** @type {number} */ step, pause = true) => ({ at: step, pause });
  const { viewer, told } = deskOf([at(5), at(5), at(5, false), at(9, false), at(20)], false);
  for (let plays = 0; plays < 3; plays++) viewer.play();
  // Those that do not pause are told of when the film goes on.
  assert.deepEqual(told, [0, 1, 2, 3, 4]);
  assert.equal(viewer.played.player.cursor, 20);
});

test('the way to a reason is not told of as part of the lesson', () => {
  const { stops, viewer } = deskOf([{ at: 0 }, { at: 5, pause: true }], true);
  stops.reach(0);
  viewer.played.player.rides = true;
  assert.deepEqual(stops.passed(0, 9), []);
  viewer.lessons.shown = null;
  assert.deepEqual(
    stops.passed(0, 9).map(({ index }) => index),
    [1],
  );
});

test('stops are barriers to playback, and those of a lesson let it pass the answer', () => {
  const { stops, viewer } = deskOf(
    [{ at: 0 }, { at: 5, pause: true }, { at: 9, pause: true }],
    true,
  );
  const kinds = () => stops.barriers.map(({ step, kind }) => `${kind} ${step}`);
  stops.reach(0);
  stops.follow();
  assert.deepEqual(kinds(), ['lesson 5', 'lesson 9']);
  viewer.lessons.shown = null;
  assert.deepEqual(kinds(), ['stop 5', 'stop 9']);
});

for (const isLesson of [true, false]) {
  const about = isLesson ? 'of a lesson' : 'of an author';
  const given = [0, 5, 900, 1000].map((at) => ({ at, pause: true }));

  test(`Page Down while a stop ${about} is computed is one stop more, and none is skipped`, () => {
    const { stops, viewer, look } = deskOf(given, isLesson);
    const { player } = viewer.played;
    player.seek = (step) => {
      player.cursor = Math.min(step, 100);
      return (player.wanted = step > 100 ? step : -1);
    };
    const computed = () => {
      player.cursor = player.wanted;
      player.wanted = -1;
      stops.follow();
    };
    const press = (/** @type {number} */ by) => toStop(/** @type {any} */ ({ stops }), by);
    stops.go(1);
    look();
    press(1);
    assert.equal(player.wanted, 900);
    viewer.lessons.at = 2;
    press(1);
    assert.equal(player.wanted, 900);
    computed();
    assert.deepEqual([stops.shown, player.cursor], [2, 900]);
    // The stop is drawn before the next begins.
    stops.follow();
    assert.equal(player.wanted, 1000);
    viewer.lessons.at = 3;
    press(1);
    computed();
    stops.follow();
    assert.deepEqual([player.cursor, player.wanted], [1000, -1]);
    assert.deepEqual(stops.takeReached().slice(-2), [2, 3]);
  });

  test(`Page Down while a stop ${about} is computed does not pass its question, and another move ends it`, () => {
    for (const ends of ['question', 'move']) {
      const { stops, viewer } = deskOf(given, isLesson);
      const { player } = viewer.played;
      player.seek = (step) => (player.wanted = step);
      stops.go(2);
      toStop(/** @type {any} */ ({ stops }), 1);
      if (ends === 'move') stops.cancel();
      else Object.assign(viewer.predicting, { question: {} });
      player.cursor = 900;
      player.wanted = -1;
      for (let frames = 0; frames < 3; frames++) stops.follow();
      assert.deepEqual([player.cursor, player.wanted], [900, -1], ends);
    }
  });
}

test('playback waits while a lesson or another run loads, instead of passing stops', () => {
  const { stops, viewer } = deskOf([{ at: 0 }, { at: 5, pause: true }], true);
  stops.reach(0);
  stops.follow();
  viewer.played.player.cursor = 3;
  viewer.settled = false;
  assert.deepEqual(stops.barriers, [{ step: 3, kind: 'wait' }]);
  stops.take([]);
  assert.deepEqual(stops.barriers, []);
  viewer.lessons.waits = true;
  assert.deepEqual(stops.barriers, [{ step: 3, kind: 'wait' }]);
});

test('a lesson that arrives before the first picture keeps the step of the link', () => {
  const { viewer, stops } = deskOf([{ at: 'answer' }, { at: 7 }], true);
  const { player } = viewer.played;
  const shown = { ...viewer.lessons.shown, lesson: { id: 'sweep' } };
  const state = { ...viewer.lessons, shown, begins: true };
  Object.assign(viewer, { ready: false, whole: false, lessons: state, stops });
  player.cursor = 7;
  const begin = () => LessonsExtra.prototype.begin.call(/** @type {any} */ ({ viewer }));
  begin();
  assert.deepEqual([player.cursor, state.begins], [7, true]);
  Object.assign(viewer, { ready: true, whole: true });
  begin();
  assert.deepEqual([player.cursor, state.begins, stops.index], [7, false, 1]);
});
