/** What can be edited and which algorithms suit an instance: only that is offered. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import enExtras from '../../www/i18n/en-extras.js';
import { wordsFor } from '../../www/i18n/index.js';

// The surfaces of canvases ask for one as soon as they are imported.
Object.assign(globalThis, { ResizeObserver: class {} });
const { Desk } = await import('../../www/ui/desk.js');
const { algorithmMenu } = await import('../../www/ui/algorithm-menu.js');
const { InputDialog } = await import('../../www/ui/input-dialog.js');
const { stateCard } = await import('../../www/families/state-space/state-card.js');

/** @import { Editable } from '../../www/wasm/searchlight.js' */

const words = wordsFor('en', enExtras);
const GOAL_BOARD = [0, 0, 0, 1];

/** All that a template holds. @param {any} template @returns {any[]} */
function valuesOf(template) {
  if (Array.isArray(template)) return template.flatMap(valuesOf);
  return template?.values ? template.values.flatMap(valuesOf) : [template];
}

/** @param {any} template @param {string} key */
const says = (template, key) => valuesOf(template).includes(words.text(key));

/**
 * A desk with an instance of which this can be edited, and what its core was asked for.
 * @param {Partial<Editable>} editable
 * @param {{ readonly?: boolean, algorithms?: string[] }} [options]
 */
function deskWith(editable, { readonly = false, algorithms = ['bfs'] } = {}) {
  /** @type {unknown[][]} */
  const asked = [];
  const description = {
    ...{ puzzle: 'flip', family: 'stub', algorithm: 'bfs', algorithms, rows: 2, columns: 2 },
    ...{ settings: [], text: null, goalBoard: GOAL_BOARD },
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
  const viz = { session, kind, player, frame, judging: null, study: {}, link: new Uint8Array() };
  const host = { readonly, refresh() {}, emit() {}, renderRoot: { querySelector: () => null } };
  const desk = new Desk(/** @type {any} */ (host));
  const titles = ['board.startBoard', 'board.goalBoard'];
  const board = { titles, note: () => '', foot: () => '', cell: () => '' };
  const family = { board, chance: () => ({ wanted: -1, field: '', ready: true, hint: '' }) };
  Object.defineProperty(desk, 'family', { value: family });
  Object.assign(desk, { viz, roles: {}, words });
  desk.panels.board.focus = () => {};
  return { desk, asked };
}

test('there is a pencil where a board can be edited, and no other way to begin', () => {
  for (const [editable, hasPencil] of /** @type {[Partial<Editable>, boolean][]} */ ([
    [{}, false],
    [{ size: true }, false],
    [{ board: true }, true],
    [{ goal: true }, true],
  ])) {
    const { desk } = deskWith(editable);
    assert.equal(says(desk.panels.board.template(), 'board.edit'), hasPencil);
    assert.ok(says(desk.panels.board.template(), 'board.choose'), 'another one can be chosen');
    desk.setEditing(true);
    assert.equal(desk.editing, hasPencil, JSON.stringify(editable));
  }
  const { desk } = deskWith({ board: true, goal: true }, { readonly: true });
  desk.setEditing(true);
  assert.ok(!says(desk.panels.board.template(), 'board.edit') && !desk.editing);
});

test('the goal stands beside the start only where it can be edited, and each by itself', () => {
  for (const goal of [false, true]) {
    const { desk, asked } = deskWith({ board: !goal, goal });
    desk.setEditing(true);
    assert.equal(says(desk.panels.board.template(), 'board.goalBoard'), goal);
    desk.editCell(3, !goal);
    assert.deepEqual(asked, [], 'what cannot be edited is not asked for');
    desk.editCell(3, goal);
    assert.deepEqual(asked, [[3, goal, undefined]]);
  }
});

test('a state of the map is offered as a goal only where that can be chosen', () => {
  for (const goal of [false, true]) {
    const { desk } = deskWith({ board: true, goal });
    const inspected = {
      side: 0,
      state: 1,
      position: 1,
      board: new Uint8Array(4),
      depth: 1,
      step: 1,
    };
    const card = stateCard(/** @type {any} */ (desk), inspected, '', () => {});
    assert.deepEqual([says(card, 'map.toStart'), says(card, 'map.toGoal')], [true, goal]);
  }
});

test('a size is asked for where there is another', () => {
  for (const size of [false, true]) {
    const { desk } = deskWith({ size });
    const dialog = new InputDialog(/** @type {any} */ (desk));
    assert.equal(says(dialog.template(), 'input.resize'), size);
  }
});

test('the menu has the algorithms that suit the instance, not all of its puzzle', () => {
  const { desk } = deskWith({}, { algorithms: ['bfs', 'alternating'] });
  const menu = algorithmMenu(desk);
  assert.ok(says(menu, 'algorithm.bfs') && says(menu, 'algorithm.alternating'));
  assert.ok(!says(menu, 'algorithm.bidirectional'));
});
