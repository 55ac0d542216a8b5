/** Chomp and Wythoff's game on the page and in the command: their positions, moves and words. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { gameView } from '../../www/families/games/puzzles/index.js';
import { TreeMap } from '../../www/families/trees/map/map.js';
import { WedgeStore } from '../../www/families/trees/map/wedges.js';
import { treePlay } from '../../www/families/trees/play/tree-play.js';
import { treeView } from '../../www/families/trees/puzzles/index.js';
import { tellStep } from '../../www/families/trees/sentence.js';
import { core } from '../../www/families/trees/core.js';
import { unmarked, wordsOf } from '../../www/i18n/index.js';
import { wordsOfPuzzle } from '../../www/i18n/puzzle-words.js';
import { DICTIONARIES } from './dictionaries.js';
import { run } from './command.js';
import './families.js';

/** @import { Frame } from '../../www/families/trees/core.js' */
/** @import { Viewer } from '../../www/families/trees/types.js' */

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

/** A finished run of a preset. @param {string} puzzle @param {string} preset @param {string} algorithm */
function finished(puzzle, preset, algorithm) {
  const kind = catalogue().find(({ id }) => id === puzzle) ?? assert.fail(puzzle);
  const { link } = kind.presets.find(({ id }) => id === preset) ?? assert.fail(preset);
  const session = new Session(new Session(link).withAlgorithm(algorithm));
  while (!session.outcome) session.advance(1e6);
  return /** @type {Session<Frame>} */ (/** @type {unknown} */ (session));
}

/**
 * A viewer as far as maps and sentences need it.
 * @param {Session<Frame>} session
 * @param {number} step
 * @param {ReturnType<typeof wordsOf>} all
 */
function viewerAt(session, step, all) {
  const analysis = core.analyse(session, /** @type {any} */ (null), /** @type {any} */ (null));
  const kind = { id: session.description.puzzle };
  const words = wordsOfPuzzle(all, session.description);
  const viewer = {
    ...{
      run: { session, frame: session.show(step), analysis, kind },
      words,
      readable: { known: 0 },
    },
    attempt: (/** @type {() => unknown} */ work) => work(),
    refresh() {},
    pause() {},
  };
  return /** @type {Viewer} */ (/** @type {unknown} */ (viewer));
}

test('the page names each bar and each bite as the core shows them', () => {
  const view = gameView('chomp');
  const trees = treeView('chomp');
  for (const preset of ['sample', 'tree']) {
    const table = finished('chomp', preset, 'full');
    const tree = finished('chomp', preset, 'alphabeta');
    const { columns } = tree.description;
    const positions = preset === 'sample' ? 34 : 9;
    for (let position = 0; position < positions; position++) {
      const board = tree.ask((asked) => asked.treeBoard(position));
      const lengths = [];
      for (let at = 0; at < board.length; at += columns) {
        const length = board.subarray(at, at + columns).filter((code) => code > 0).length;
        if (length > 0) lengths.push(length);
      }
      const { bar } = view.tell(position, table.description);
      assert.equal(bar, lengths.join('-'));
    }
    const { start } = table.description;
    for (const { move, to } of tree.ask((asked) => asked.treeMoves(Number(start)))) {
      const byTable = view.tellMove(Number(start), to, table.description);
      assert.deepEqual(byTable, trees.tellMove(move, tree.description));
    }
    table.free();
    tree.free();
  }
});

test('the page names heaps and what is taken from them', () => {
  const view = gameView('wythoff');
  const session = finished('wythoff', 'lost', 'full');
  const { description } = session;
  const at = (/** @type {number} */ a, /** @type {number} */ b) => a * description.columns + b;
  assert.equal(description.start, at(4, 7));
  assert.deepEqual(view.tell(at(3, 5), description), { a: 3, b: 5 });
  for (const [to, heap, count] of /** @type {const} */ ([
    [at(1, 7), 'first', 3],
    [at(4, 2), 'second', 5],
    [at(2, 5), 'both', 2],
  ])) {
    assert.equal(view.moveWords?.(at(4, 7), to, description), `wythoff.move.${heap}`);
    assert.deepEqual(view.tellMove(at(4, 7), to, description), { count });
  }
  session.free();
});

test('a table has as many values as positions, and more cells than these', () => {
  const session = finished('chomp', 'sample', 'full');
  const { table } = /** @type {any} */ (session.show(1));
  assert.equal(table.plies.length, 34);
  assert.equal(table.known, 34);
  assert.equal(session.cells, 35);
  session.free();
});

test('the legend and the meter of a game without a draw offer none', () => {
  const words = wordsOf('en', DICTIONARIES[0].page);
  for (const [puzzle, preset, hasDraws] of /** @type {const} */ ([
    ['chomp', 'tree', false],
    ['wythoff', 'tree', false],
    ['tictactoe', 'sample', true],
  ])) {
    const session = finished(puzzle, preset, 'alphabeta');
    const viewer = viewerAt(session, 20, words);
    const map = new TreeMap(viewer, new WedgeStore(), treePlay(viewer));
    const said = map.legend().map(({ says }) => String(says));
    assert.equal(said.includes('draw'), hasDraws, said.join());
    assert.equal(viewer.run.frame.hasDraws, hasDraws);
    session.free();
  }
});

test('each step of a tree has a sentence in each language, which names the players A and B', () => {
  for (const puzzle of ['chomp', 'wythoff']) {
    const session = finished(puzzle, 'tree', 'alphabeta');
    const known = session.advance(0);
    for (const { language, page } of DICTIONARIES) {
      const words = wordsOf(language, page);
      for (let step = 0; step <= known; step++) {
        const said = unmarked(tellStep(viewerAt(session, step, words)));
        assert.doesNotMatch(said, /[{}]|undefined|trees[.-]|draw|hòa|和棋/, `${language}: ${said}`);
        assert.match(said, /A|B/, said);
        if (language === 'en' && puzzle === 'chomp') assert.doesNotMatch(said, /goes? to/, said);
      }
    }
    session.free();
  }
});

test('words of a puzzle with a table and a tree replace those of the family that is shown', () => {
  const all = wordsOf('en', 'games-at = table\ntrees-at = tree\nown-at = own\nother = x');
  for (const family of ['games', 'trees']) {
    const words = wordsOfPuzzle(all, { puzzle: 'own', family });
    assert.equal(words.text(`${family}.at`), 'own');
    const other = family === 'games' ? 'trees' : 'games';
    assert.notEqual(words.text(`${other}.at`), 'own');
  }
});

test('the command answers pairs of POJ 1067, and says in JSON that a formula did', async () => {
  const text = '2 1\n8 4\n4 7\n1000000000 618033989\n';
  assert.deepEqual(await run(['wythoff'], text), { out: '0\n1\n0\n1\n', err: '', code: 0 });
  const { cases } = JSON.parse((await run(['wythoff', '--json'], text)).out);
  const told = cases.map((/** @type {any} */ { outcome }) => outcome);
  assert.deepEqual(told[2], { code: 'filled', wins: false, plies: 6 });
  assert.deepEqual(told[3], { code: 'formula', wins: true });
});

test('the command answers bars, by table and by tree, and refuses a tree that is too large', async () => {
  const text = '3\n3 4\n3 4 4 2 2\n1 1\n';
  for (const algorithm of ['full', 'first', 'waves', 'minimax', 'alphabeta']) {
    const { out } = await run(['chomp', '--algorithm', algorithm], text);
    assert.equal(out, 'win\nloss\nloss\n', algorithm);
  }
  const refused = await run(['chomp', '--algorithm', 'minimax'], '1\n4 4\n');
  assert.match(refused.err, /more than 2,097,152 positions/);
  assert.notEqual(refused.code, 0);
});

test('heaps beyond the table open no run, but the error answers with the winning move', () => {
  const kind = catalogue().find(({ id }) => id === 'wythoff') ?? assert.fail('no wythoff');
  const [{ link }] = kind.presets;
  // Version, code, and both heaps; then the algorithm, its options and the step.
  const number = (/** @type {number} */ value) => {
    const bytes = [];
    for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
    return [...bytes, value];
  };
  const large = (/** @type {number} */ a, /** @type {number} */ b) =>
    Uint8Array.from([link[0], link[1], ...number(a), ...number(b), ...link.slice(-3)]);
  for (const { language, page } of DICTIONARIES) {
    const words = wordsOf(language, page);
    for (const [heaps, numbers] of /** @type {const} */ ([
      [
        [1000, 2000],
        [300, 1000, 2000, 1000, 618],
      ],
      [
        [1000, 618],
        [300, 1000, 618],
      ],
    ])) {
      assert.throws(
        () => new Session(large(heaps[0], heaps[1])),
        (/** @type {any} */ error) => {
          assert.equal(error.code, 'byFormula');
          const said = words.text(`error.${error.code}`, error.fields);
          const found = said
            .replaceAll(/(\d)[.,](\d)/g, '$1$2')
            .match(/\d+/g)
            ?.map(Number);
          assert.deepEqual(found, numbers, said);
          return true;
        },
      );
    }
  }
});
