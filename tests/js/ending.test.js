/** What the stage offers at the answer. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finale as finaleOf } from '../../www/ui/answer/answer-view.js';
import { Finale } from '../../www/ui/answer/answer-playback.js';

test('who has seen the answer played is led on through the space, until another run is shown', () => {
  const player = { state: 'answered', atAnswer: true, cursor: 9, atEnd: false };
  const run = { player, session: { description: { refutation: null } } };
  const host = { isStill: false };
  const ending = /** @type {any} */ ({ tone: 'found', title: '', notes: [], moves: 4 });
  const words = { text: (/** @type {string} */ key) => key };
  const viewer = /** @type {any} */ ({
    ...{ run, race: null, editing: { isOn: false }, host, words, readonly: true },
    family: { answer: () => ending },
    refresh() {},
  });
  const finale = (viewer.finale = new Finale(viewer));
  /** What stands on the dark button. */
  const first = () => {
    const buttons = [finaleOf(viewer, ending)]
      .flatMap(({ values }) => /** @type {any[]} */ (values))
      .filter((value) => value?.values?.[0] === 'primary');
    return buttons.map(({ values }) => values.at(-1).values.at(-1));
  };
  assert.deepEqual(first(), ['ending.play']);
  finale.toggle(4);
  assert.deepEqual(first(), ['ending.stop']);
  for (let move = 0; move <= 5; move++) finale.tick(1500 * move);
  assert.deepEqual(first(), ['ending.on']);
  finale.toggle(4);
  assert.deepEqual(first(), ['ending.stop']);
  finale.reset();
  assert.deepEqual(first(), ['ending.play']);
});
