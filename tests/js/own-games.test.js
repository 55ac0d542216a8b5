/**
 * Games of two players that a host page defines, and what it probably meant by a misspelt name.
 * @import { OwnPuzzle } from '../../www/core/own/definitions.js'
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { definePuzzle } from '../../www/core/own/define-puzzle.js';
import { explore, exploredOf } from '../../www/core/own/own-puzzle.js';
import { nearest } from '../../www/core/util/near.js';
import { tellOutcome } from '../../www/families/trees/answer.js';
import { tellStep } from '../../www/families/trees/sentence.js';
import { unmarked, wordsOf } from '../../www/i18n/index.js';
import { DICTIONARIES } from './dictionaries.js';
import { NIM } from './own-puzzles.js';
import './families.js';

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];

/**
 * Tic-tac-toe, with its moves in the order of the cells.
 * @type {OwnPuzzle<string>}
 */
const TICTACTOE = {
  name: 'Tic-tac-toe',
  players: ['X', 'O'],
  start: '.........',
  moves: (cells, player) =>
    Object.fromEntries(
      [...cells].flatMap((own, cell) =>
        own === '.'
          ? [[`cell ${cell}`, cells.slice(0, cell) + player + cells.slice(cell + 1)]]
          : [],
      ),
    ),
  goal: (cells) => {
    const winner = ['X', 'O'].find((one) =>
      LINES.some((line) => [...line].every((cell) => cells[Number(cell)] === one)),
    );
    return winner ?? (cells.includes('.') ? false : 'draw');
  },
  draw: (_, cells) => [cells.slice(0, 3), cells.slice(3, 6), cells.slice(6)],
};

/** Runs a game to its end. @param {string} id @param {string} algorithm */
async function ended(id, algorithm) {
  const first = new Session(await explore(id));
  const session = new Session(first.withAlgorithm(algorithm));
  while (session.outcome === null) session.advance(1 << 20);
  return session;
}

/** @param {string} id @param {Record<string, unknown>} changes */
const defineLike = (id, changes) =>
  definePuzzle(id, /** @type {any} */ ({ ...TICTACTOE, ...changes }));

test('a game of the page has the published numbers of positions of tic-tac-toe', async () => {
  definePuzzle('ttt', TICTACTOE);
  for (const [algorithm, nodes] of /** @type {const} */ ([
    ['minimax', 549_946],
    ['alphabeta', 18_297],
  ])) {
    const session = await ended('my:ttt', algorithm);
    const known = session.advance(0);
    const { entered, value } = /** @type {any} */ (session.show(known));
    assert.deepEqual([entered, value], [nodes, 0], algorithm);
    assert.deepEqual(session.outcome, { code: 'valued', value: 0, estimated: false });
    assert.equal(session.verified(), true);
  }
  const kind = catalogue().find(({ id }) => id === 'my:ttt');
  assert.deepEqual([kind?.family, kind?.algorithms], ['trees', ['minimax', 'alphabeta']]);
  assert.equal(exploredOf('my:ttt')?.labels[4], 'cell 4');
});

test('nim is won where the heaps do not cancel each other out, as Bouton has proved', async () => {
  for (const start of [
    [1, 2, 3],
    [1, 2, 2],
    [0, 0, 0],
    [3, 3, 0],
    [2, 3, 3],
  ]) {
    definePuzzle('nim', { ...NIM, start });
    const { outcome } = await ended('my:nim', 'alphabeta');
    const isWon = start.reduce((sum, heap) => sum ^ heap, 0) !== 0;
    assert.equal(/** @type {any} */ (outcome).value, isWon ? 100 : -100, String(start));
  }
});

test('a game asks for the player to move, and a player can win by what the other has done', async () => {
  /** @type {Set<string>} */
  const asked = new Set();
  definePuzzle('last', {
    name: 'Who takes the last one loses',
    players: ['Ann', 'Ben'],
    start: 3,
    goal: (n, player) => (n === 0 ? player : false),
    moves(n, player) {
      asked.add(`${n} ${player}`);
      return { one: n - 1, ...(n > 1 && { two: n - 2 }) };
    },
  });
  const session = await ended('my:last', 'minimax');
  assert.deepEqual([...asked].sort(), ['1 Ann', '1 Ben', '2 Ben', '3 Ann']);
  // Ann takes two, and Ben must take the last one.
  assert.equal(/** @type {any} */ (session.outcome).value, 100);
});

/** A game of one heap: one, two or three are taken, and whoever cannot move loses. @type {OwnPuzzle<number>} */
const HEAP = {
  name: 'Heap',
  players: ['Ann', 'Ben'],
  start: 9,
  goal: () => false,
  moves: (left) =>
    Object.fromEntries([1, 2, 3].flatMap((by) => (by <= left ? [[`take ${by}`, left - by]] : []))),
};

test('at a depth limit a game says its estimate, and without one that it is undecided', async () => {
  /** @type {string[]} */
  const asked = [];
  const estimate = (/** @type {number} */ left, /** @type {string} */ player) => {
    asked.push(player);
    return left % 4 === 0 ? -60 : 60;
  };
  definePuzzle('blind', HEAP);
  definePuzzle('seeing', { ...HEAP, estimate });
  for (const [id, value, name] of /** @type {const} */ ([
    ['my:blind', 0, 'undecided'],
    ['my:seeing', 60, 'estimate'],
  ])) {
    const session = await ended(id, 'alphabeta~given~2');
    assert.deepEqual(session.outcome, { code: 'valued', value, estimated: true });
    const known = session.advance(0);
    const frame = /** @type {any} */ (session.show(known));
    assert.deepEqual([frame.name, frame.hasDraws], [name, false]);
    const run = { session, frame, analysis: { marks: [1, 2] }, kind: { id } };
    for (const { language, page } of DICTIONARIES) {
      const viewer = /** @type {any} */ ({ run, words: wordsOf(language, page) });
      const told = [tellStep(viewer), tellOutcome(viewer, /** @type {any} */ (session.outcome))];
      for (const says of told.map((text) => unmarked(text))) {
        assert.doesNotMatch(says, /[{}]|undefined|trees[.-]|a draw|hòa|和棋/, says);
        if (name === 'estimate') assert.match(says, /60/);
      }
    }
    // A search to the end knows more than any estimate.
    assert.equal(/** @type {any} */ ((await ended(id, 'alphabeta')).outcome).value, 100);
  }
  assert.deepEqual(new Set(asked), new Set(['Ann', 'Ben']));
});

test('a game has draws only where its goals say so', async () => {
  for (const [puzzle, hasDraws] of /** @type {const} */ ([
    [HEAP, false],
    [{ ...HEAP, goal: (/** @type {number} */ left) => left === 0 && 'draw' }, true],
  ])) {
    definePuzzle('drawn', puzzle);
    const session = await ended('my:drawn', 'minimax');
    assert.equal(/** @type {any} */ (session.show(1)).hasDraws, hasDraws);
  }
});

test('what is no game is refused, with the state and what was expected', async () => {
  /** @type {[Record<string, unknown>, string, Record<string, unknown>][]} */
  const all = [
    [{ start: 0, goal: () => false, moves: (/** @type {number} */ n) => ({ on: (n + 1) % 4 }), draw: undefined }, 'ownEndless', {}], // prettier-ignore
    [{ start: 0, goal: () => false, moves: (/** @type {number} */ n) => (n < 65 ? { on: n + 1 } : {}), draw: undefined }, 'ownLong', { limit: 64 }], // prettier-ignore
    [{ goal: () => 'Z' }, 'ownResult', { asked: 'goal', found: '"Z"', first: 'X', second: 'O' }],
    [{ goal: () => undefined }, 'ownResult', { found: 'undefined' }],
    [{ moves: () => [{ to: 'a', label: 'x' }, { to: 'b', label: 'x' }] }, 'ownTwice', { found: '"x"' }], // prettier-ignore
    [{ moves: () => [{ to: 'a', cost: 2 }] }, 'ownGameCost', { found: '2' }],
    [{ limit: 100 }, 'ownGameLimit', { limit: 100 }],
    [{ estimate: () => 100 }, 'ownGameEstimate', { asked: 'estimate', found: '100' }],
    [{ estimate: () => 0.5 }, 'ownGameEstimate', { found: '0.5' }],
    [{ moves: () => Array.from({ length: 65 }, (_, to) => ({ to: `${to}` })) }, 'ownTooManyMoves', { limit: 64 }], // prettier-ignore
  ];
  for (const [changes, code, fields] of all) {
    defineLike('faulty', changes);
    const fault = await explore('my:faulty').then(
      () => assert.fail(code),
      (error) => error,
    );
    assert.equal(fault.code, code);
    for (const [name, value] of Object.entries(fields)) assert.equal(fault.fields[name], value);
  }
  defineLike('faulty', all[0][0]);
  await assert.rejects(explore('my:faulty'), ({ fields }) => /^[0-3]$/.test(fields.state));
  for (const players of [2, ['X'], ['X', 'X'], ['X', 'draw'], ['', 'X'], [1, 2]]) {
    assert.throws(() => defineLike('faulty', { players }), {
      code: 'ownDefinition',
      fields: { id: 'faulty', field: 'players' },
    });
  }
  assert.throws(() => defineLike('faulty', { heuristics: { lines: () => 0 } }), {
    fields: { id: 'faulty', field: 'heuristics' },
  });
  for (const changes of [{ estimate: 1 }, { estimate: () => 0, players: undefined }]) {
    assert.throws(() => defineLike('faulty', changes), {
      fields: { id: 'faulty', field: 'estimate' },
    });
  }
});

test('after a trap the core gets puzzles and games once more', async () => {
  definePuzzle('nim', NIM);
  const link = await explore('my:nim');
  const { loadModule } = await import('../../www/core/engine/engines.js');
  const { MODULES } = await import('../../www/core/engine/modules.js');
  const engine = await loadModule(MODULES[0]);
  const trap = () => {
    throw new WebAssembly.RuntimeError('unreachable');
  };
  assert.throws(() => engine.call(trap), { code: 'trap' });
  assert.equal(new Session(link).description.algorithm, 'alphabeta');
});

test('a misspelt name says what was meant', async () => {
  const { moves, goal, start } = TICTACTOE;
  /** @type {[Record<string, unknown>, string, string][]} */
  const all = [
    [{ moves: undefined, move: moves }, 'move', 'moves'],
    [{ goal: undefined, isGoal: goal }, 'isGoal', 'goal'],
    [{ moves: undefined, neighbours: moves }, 'neighbours', 'moves'],
    [{ start: undefined, initial: start }, 'initial', 'start'],
    [{ draw: undefined, darw: () => '' }, 'darw', 'draw'],
    [{ describ: () => '' }, 'describ', 'describe'],
    [{ heuristic: { far: () => 0 } }, 'heuristic', 'heuristics'],
    [{ players: undefined, player: ['X', 'O'] }, 'player', 'players'],
  ];
  for (const [changes, field, near] of all) {
    const puzzle = { ...TICTACTOE, ...changes };
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) Reflect.deleteProperty(puzzle, name);
    }
    try {
      definePuzzle('near', /** @type {any} */ (puzzle));
    } catch (error) {
      assert.match(String(error), /^EngineError: ownDefinition: (moves|goal|start)$/);
    }
    const fields = { id: 'near', field, near };
    await assert.rejects(explore('my:near'), { code: 'ownMisspelt', fields });
  }
  // What a page keeps in its object is no mistake.
  defineLike('kept', { player: 3, keys: ['a'], rows: 4, heuristic: 'none' });
  assert.ok(await explore('my:kept'));
});

test('an id that nobody has defined says which one is like it', async () => {
  definePuzzle('crates', NIM);
  await assert.rejects(explore('my:craets'), { fields: { id: 'craets', near: 'crates' } });
  await assert.rejects(explore('my:zebra'), { fields: { id: 'zebra', near: 'none' } });
});

test('names are alike up to one or two letters', () => {
  const known = ['moves', 'goal', 'manhattan'];
  assert.equal(nearest('manhatan', known), 'manhattan');
  assert.equal(nearest('gaol', known), 'goal');
  assert.equal(nearest('GOAL', known), 'goal');
  assert.equal(nearest('go', known), '');
  assert.equal(nearest('misplaced', known), '');
  assert.equal(nearest('', known), '');
});
