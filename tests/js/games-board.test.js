/** The table of a game as the shell asks for it: cells for readers, a foot, clicks and the pointer. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WinLoseBoard } from '../../www/families/games/table/table-panel.js';
import { Looking } from '../../www/families/games/panels/selection.js';
import { rowsOfStep } from '../../www/families/games/panels/proof-rows.js';
import { wordsOf } from '../../www/i18n/index.js';
import { EN, words } from './dictionaries.js';
import { tab } from '../../www/families/games/puzzles/tab.js';
import './canvases.js';
import { textOf } from './games.js';
import { recorder } from './searches.js';
import { roles, tabGame } from './tables.js';

/**
 * The table of a game on a viewer, filled so far.
 * @param {number} rows
 * @param {number} columns
 * @param {{ algorithm?: string, filled?: number, kind?: string, more?: string }} [options] `more`
 *   words
 */
function boardOf(
  rows,
  columns,
  { algorithm = 'full', filled = 22, kind = 'forward', more = '' } = {},
) {
  const { cells, plies, moves } = tabGame(rows, columns);
  const { length } = moves[22] ?? [];
  const frame = {
    ...{ kind, cell: 22, other: moves[22]?.[0] ?? -1, index: 0, best: -1, result: 'won' },
    ...{ filled, answered: false, count: length, decided: -1 },
    table: {
      ...{ plies, ranks: new Uint32Array(), distances: algorithm !== 'first' },
      isFilled: (/** @type {number} */ cell, /** @type {number} */ count) => cell < count,
    },
  };
  /** What was asked of the core and of the oracle. @type {string[]} */
  const asked = [];
  const neighbours = (/** @type {number} */ cell, /** @type {boolean} */ backward) => {
    asked.push(`neighbours ${cell} ${backward}`);
    const from = Array.from(moves.keys()).filter((one) => moves[one].includes(cell));
    return Uint32Array.from(backward ? from : moves[cell]);
  };
  const oracle = /** @type {any} */ ({
    movesOf(/** @type {number} */ position) {
      asked.push(`moves ${position}`);
      const after = moves[position].map((to) => ({ to, plies: plies[to] }));
      return after.map((move) => ({ ...move, wins: move.plies % 2 === 0, best: false }));
    },
    lineOf(/** @type {number} */ position) {
      asked.push(`line ${position}`);
      const line = [];
      for (let at = position; moves[at].length > 0; line.push(at)) {
        at = /** @type {number} */ (moves[at].find((to) => plies[to] + 1 === plies[at]));
      }
      return line;
    },
    pliesOf: (/** @type {number} */ position) => plies[position],
  });
  const viewer = /** @type {any} */ ({
    words: wordsOf('en', EN, more),
    ...{
      view: tab,
      theme: roles('light'),
      family: {},
      editing: { isOn: false },
      predicting: { question: null },
      finale: { lit: null },
      tween: { share: 1 },
    },
    run: {
      ...{
        frame,
        kind: { id: 'tab' },
        analysis: { oracle },
        player: { complete: true, state: 'paused' },
      },
      session: {
        ...{ cells, description: { rows, columns, start: 26, algorithm } },
        ask: (/** @type {any} */ question) => question({ neighbours }),
      },
    },
    refresh() {},
    pause() {},
    attempt: (/** @type {() => unknown} */ work) => work(),
  });
  const looking = new Looking(viewer);
  const board = new WinLoseBoard(viewer, () => tab, looking);
  viewer.family.board = board;
  return { board, viewer, looking, asked };
}

test('readers find at most 400 cells at once, the one that they are on among them', () => {
  for (const [rows, columns] of [
    [10, 4],
    [12, 12],
    [20, 20],
    [50, 50],
    [200, 3],
    [3, 200],
    [40, 41],
  ]) {
    // prettier-ignore
    const { board } = boardOf(rows, columns);
    for (const cell of [0, columns - 1, Math.floor((rows * columns) / 2), rows * columns - 1]) {
      const { top, bottom, left, right } = board.seen(cell);
      const [row, column] = [Math.floor(cell / columns), cell % columns];
      assert.ok(top <= row && row < bottom && left <= column && column < right);
      assert.ok(top >= 0 && bottom <= rows && left >= 0 && right <= columns);
      const count = (bottom - top) * (right - left);
      assert.ok(rows * columns <= 400 ? count === rows * columns : count <= 400 && count > 100);
    }
  }
});

test('a cell is told with its place as people count it, and what it is worth', () => {
  const { board } = boardOf(10, 4);
  assert.equal(board.cell(0, 0), 'row 10, column 1: no move: loses');
  assert.equal(board.cell(0, 5), 'row 9, column 2: wins with 1 own move');
  assert.equal(board.cell(0, 20), 'row 5, column 1: loses after 2 moves');
  assert.equal(board.cell(0, 22), 'row 5, column 3, the cell of this step: not filled yet');
  assert.equal(board.cell(0, 26), 'row 4, column 3, the start: not filled yet');
  const plain = boardOf(10, 4, { algorithm: 'first' }).board;
  assert.equal(plain.cell(0, 20), 'row 5, column 1: loses');
});

test('a click keeps a cell in sight, or is a move of the game, which does not show the table', () => {
  const { board, looking } = boardOf(10, 4);
  board.act(7);
  assert.equal(looking.picked, 7);
  board.act(7);
  assert.equal(looking.picked, -1);
  looking.sides = { first: 'person', opponent: 'person' };
  looking.isPlaying = true;
  const game = /** @type {import('../../www/families/games/panels/game.js').Game} */ (looking.game);
  assert.equal(board.cell(0, 5), 'row 9, column 2: hidden while the game is on');
  assert.equal(
    board.cell(0, 20),
    'row 5, column 1, one can move here: hidden while the game is on',
  );
  board.act(5);
  assert.deepEqual(game.line, [26]);
  board.act(20);
  assert.deepEqual(game.line, [26, 20]);
  assert.match(board.cell(0, 20), /here the game stands/);
  board.act(13);
  assert.deepEqual(game.line, [26, 20, 13]);
  assert.equal(board.picture.filled, 0);
  assert.deepEqual(board.picture.game?.targets, [8, 2]);
  board.act(2);
  // Over: what the cells were worth can be seen.
  assert.equal(board.picture.filled, 40);
  assert.equal(board.cell(0, 5), 'row 9, column 2: wins with 1 own move');
});

test('there are words for all that a cell can be, in a game and out of it', () => {
  for (const state of ['at', 'now', 'piece', 'target']) {
    for (const more of ['', '.start']) assert.ok(words.has(`games.cell.${state}${more}`));
  }
  for (const name of ['note', 'rows', 'columns', 'short']) {
    for (const puzzle of ['tab', 'subtract']) assert.ok(words.has(`${puzzle}.${name}`));
  }
});

test('a cell that is kept in sight says so, and how it is let go', () => {
  const { board, looking } = boardOf(10, 4);
  board.act(20);
  assert.equal(
    board.cell(0, 20),
    'row 5, column 1: loses after 2 moves; kept in sight, Enter lets it go',
  );
  assert.equal(board.cell(0, 5), 'row 9, column 2: wins with 1 own move');
  // In a game Enter is a move.
  looking.isPlaying = true;
  assert.doesNotMatch(board.cell(0, 20), /kept/);
  looking.isPlaying = false;
  board.act(20);
  assert.equal(board.cell(0, 20), 'row 5, column 1: loses after 2 moves');
});

test('while the film plays cells are told as they were, and anew when it rests', () => {
  const { board, viewer } = boardOf(10, 4);
  const { frame, player } = viewer.run;
  const open = 'row 5, column 3, the cell of this step: not filled yet';
  assert.equal(board.cell(0, 22), open);
  player.state = 'playing';
  frame.filled = 23;
  frame.cell = 23;
  assert.equal(board.cell(0, 22), open);
  player.state = 'paused';
  assert.equal(board.cell(0, 22), 'row 5, column 3: loses after 2 moves');
  // Another run begins anew.
  player.state = 'playing';
  viewer.run.session = { ...viewer.run.session };
  frame.filled = 22;
  assert.equal(board.cell(0, 22), 'row 5, column 3: not filled yet');
});

test('the heading names the cell of the step, the one looked at, or where a game stands', () => {
  const { board, looking, viewer } = boardOf(10, 4);
  const about = { over: 'cell', title: 'cell' };
  assert.deepEqual(board.heading(), { over: 'Being filled', title: 'Row 5, column 3', about });
  looking.pin(5);
  assert.deepEqual(board.heading(), { over: 'Looked at', title: 'Row 9, column 2', about });
  // What is not filled cannot be looked at: the step goes on.
  looking.pin(30);
  assert.equal(board.heading().title, 'Row 5, column 3');
  looking.sides = { first: 'person', opponent: 'person' };
  looking.isPlaying = true;
  assert.deepEqual(board.heading(), { over: 'A is to move at', title: 'Row 4, column 3', about });
  for (const cell of [20, 13, 2]) board.act(cell);
  assert.deepEqual(board.heading(), {
    over: 'The game is over',
    title: 'A wins',
    about: { over: 'play', title: 'play' },
  });
  looking.isPlaying = false;
  looking.pin(-1);
  Object.assign(viewer.run.frame, { kind: 'start', cell: -1 });
  assert.deepEqual(board.heading(), {
    over: 'Before the first move',
    title: 'The empty table',
    about: { over: 'steps', title: 'table' },
  });
});

test('the foot of a cell joins its best line by the words, and asks for no more than that', () => {
  const { board, looking, asked } = boardOf(10, 4, { filled: 40 });
  looking.pin(26);
  assert.match(
    textOf(board.below()),
    /1 of 3 moves wins; best: \(5, 1\) → \(\d, \d\) → \(\d+, \d\)$/,
  );
  assert.deepEqual(asked, ['moves 26', 'line 26']);
  const other = boardOf(10, 4, {
    filled: 40,
    more: 'games-foot-line = { $line }, then { $next }',
  });
  other.looking.pin(26);
  assert.match(textOf(other.board.below()), /best: \(5, 1\), then \(\d, \d\), then \(\d+, \d\)$/);
});

test('a long line ends with what the words have for more', () => {
  const { board, looking } = boardOf(60, 12, {
    filled: 720,
    more: 'games-foot-line-more = usw.',
  });
  looking.pin(719);
  const said = textOf(board.below());
  assert.match(said, /: (\(\d+, \d+\) → ){8}usw\.$/);
});

test('no line is told of a cell that is not filled, without distances, or in a game', () => {
  const open = boardOf(10, 4);
  open.looking.pin(26);
  assert.deepEqual(open.board.picture.line, []);
  const plain = boardOf(10, 4, { algorithm: 'first', filled: 40 });
  plain.looking.pin(26);
  assert.deepEqual(plain.board.picture.line, []);
  const played = boardOf(10, 4, { filled: 40 });
  played.looking.isPlaying = true;
  played.looking.look(26);
  assert.deepEqual(played.board.picture.line, []);
  played.looking.isPlaying = false;
  played.looking.look(26);
  assert.equal(played.board.picture.line.length, 3);
});

for (const kind of ['forward', 'backward']) {
  test(`${kind}: the board and the list beside it ask once for the neighbours of a step`, () => {
    const { board, viewer, asked } = boardOf(10, 4, { kind });
    for (let time = 0; time < 3; time++) {
      assert.ok(board.picture.ways.length > 0);
      assert.ok(rowsOfStep(viewer).length > 0);
    }
    assert.deepEqual(asked, [`neighbours 22 ${kind === 'backward'}`]);
    viewer.run.frame.cell = 21;
    assert.ok(rowsOfStep(viewer).length > 0);
    assert.equal(asked.length, 2);
  });
}

test('the pointer looks at the cell that it is on, and at none while the board is edited', () => {
  const { board, viewer, looking } = boardOf(10, 4);
  const { ctx } = recorder();
  ctx.canvas = { parentElement: { querySelector: () => ({ style: { setProperty() {} } }) } };
  board.paint(ctx, { width: 400, height: 100 });
  const hears = /** @type {Record<string, (event: any) => void>} */ (board.hears);
  const at = { left: 10, top: 20, width: 400, height: 500 };
  const currentTarget = { getBoundingClientRect: () => at };
  hears.pointermove({ currentTarget, clientX: 10 + 250, clientY: 20 + 275 });
  assert.equal(looking.hover, 22);
  hears.pointerleave({});
  assert.equal(looking.hover, -1);
  viewer.editing.isOn = true;
  hears.pointermove({ currentTarget, clientX: 10 + 250, clientY: 20 + 275 });
  assert.equal(looking.hover, -1);
});
