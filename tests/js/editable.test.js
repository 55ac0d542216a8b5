/** What can be edited and which algorithms suit an instance: only that is offered. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { words } from './dictionaries.js';

// The surfaces of canvases ask for one as soon as they are imported.
Object.assign(globalThis, { ResizeObserver: class {} });
const { Viewer } = await import('../../www/ui/viewer/viewer.js');
const { algorithmMenu } = await import('../../www/ui/viewer/algorithm-menu.js');
const { InputDialog } = await import('../../www/ui/dialogs/choose-board.js');
const { stateCard } = await import('../../www/families/state-space/map/state-card.js');

/** @import { Editable } from '../../www/wasm/searchlight.js' */

const GOAL_BOARD = [0, 0, 0, 1];

/** All that a template holds. @param {any} template @returns {any[]} */
function valuesOf(template) {
  if (Array.isArray(template)) return template.flatMap(valuesOf);
  return template?.values ? template.values.flatMap(valuesOf) : [template];
}

/** @param {any} template @param {string} key */
const says = (template, key) => valuesOf(template).includes(words.text(key));

/**
 * A viewer with an instance of which this can be edited, and what its core was asked for.
 * @param {Partial<Editable>} editable
 * @param {{ readonly?: boolean, algorithms?: string[] }} [options]
 */
function deskWith(editable, { readonly = false, algorithms = ['bfs'] } = {}) {
  /** @type {unknown[][]} */
  const asked = [];
  const description = {
    ...{ puzzle: 'flip', family: 'stub', algorithm: 'bfs', algorithms, rows: 2, columns: 2 },
    ...{ settings: [], guides: [], text: null, goalBoard: GOAL_BOARD },
    editable: { board: false, goal: false, size: false, ...editable },
  };
  const session = {
    ...{ description, cells: 4 },
    edited: (/** @type {unknown[]} */ ...cell) => void asked.push(cell),
  };
  const kind = {
    ...{ id: 'flip', presets: [], sizes: { mostRows: 5, mostColumns: 5, mostCells: 20 } },
    algorithms: ['bfs', 'bidirectional', 'alternating'],
  };
  const player = { cursor: 0, state: 'paused', seek() {}, pause() {} };
  const frame = { board: [0, 0, 0, 0] };
  const run = { session, kind, player, frame, judging: null, analysis: {}, link: new Uint8Array() };
  const host = { readonly, refresh() {}, emit() {}, renderRoot: { querySelector: () => null } };
  const viewer = new Viewer(/** @type {any} */ (host));
  const titles = ['board.startBoard', 'board.goalBoard'];
  const heading = () => ({ over: '', title: '' });
  const board = { titles, heading, below: () => '', cell: () => '' };
  const family = {
    hero: 'map',
    board,
    answer: () => null,
    randomBoard: () => ({ wanted: -1, field: '', ready: true, hint: '' }),
  };
  Object.defineProperty(viewer, 'family', { value: family });
  Object.assign(viewer, { run, theme: {}, words });
  viewer.panels.board.focus = () => {};
  return { viewer, asked };
}

test('there is a pencil where a board can be edited, and no other way to begin', () => {
  for (const [editable, hasPencil] of /** @type {[Partial<Editable>, boolean][]} */ ([
    [{}, false],
    [{ size: true }, false],
    [{ board: true }, true],
    [{ goal: true }, true],
  ])) {
    const { viewer } = deskWith(editable);
    assert.equal(says(viewer.panels.board.tools(), 'board.edit'), hasPencil);
    viewer.editing.set(true);
    assert.equal(viewer.editing.isOn, hasPencil, JSON.stringify(editable));
  }
  const { viewer } = deskWith({ board: true, goal: true }, { readonly: true });
  viewer.editing.set(true);
  assert.ok(!says(viewer.panels.board.tools(), 'board.edit') && !viewer.editing.isOn);
});

test('the goal stands beside the start only where it can be edited, and each by itself', () => {
  for (const goal of [false, true]) {
    const { viewer, asked } = deskWith({ board: !goal, goal });
    viewer.editing.set(true);
    assert.equal(says(viewer.panels.board.template(), 'board.goalBoard'), goal);
    viewer.editing.edit(3, !goal);
    assert.deepEqual(asked, [], 'what cannot be edited is not asked for');
    viewer.editing.edit(3, goal);
    assert.deepEqual(asked, [[3, goal, undefined]]);
  }
});

test('a state of the map is offered as a goal only where that can be chosen', () => {
  for (const goal of [false, true]) {
    const { viewer } = deskWith({ board: true, goal });
    Object.assign(viewer.family, { view: { id: '' } });
    const inspected = {
      side: 0,
      state: 1,
      place: 1,
      board: new Uint8Array(4),
      depth: 1,
      step: 1,
    };
    const card = stateCard(/** @type {any} */ (viewer), inspected, '', () => {});
    assert.deepEqual([says(card, 'map.toStart'), says(card, 'map.toGoal')], [true, goal]);
  }
});

test('a size is asked for where there is another', () => {
  for (const size of [false, true]) {
    const { viewer } = deskWith({ size });
    const dialog = new InputDialog(/** @type {any} */ (viewer));
    assert.equal(says(dialog.template(), 'input.resize'), size);
  }
});

test('the menu has the algorithms that suit the instance, not all of its puzzle', () => {
  const { viewer } = deskWith({}, { algorithms: ['bfs', 'alternating'] });
  const menu = algorithmMenu(viewer);
  assert.ok(says(menu, 'algorithm.bfs') && says(menu, 'algorithm.alternating'));
  assert.ok(!says(menu, 'algorithm.bidirectional'));
});
