/** Games by hand against the search of a game tree: answers, verdicts, taking back, in each language. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { core } from '../../www/families/trees/core.js';
import { gameHeading, tellGame } from '../../www/families/trees/play/tell-game.js';
import { treePlay } from '../../www/families/trees/play/tree-play.js';
import { unmarked, wordsOf } from '../../www/i18n/index.js';
import { DICTIONARIES } from './dictionaries.js';
import './families.js';

/** @import { Frame } from '../../www/families/trees/core.js' */
/** @import { Viewer } from '../../www/families/trees/types.js' */
/** @import { TreeGame } from '../../www/families/trees/play/tree-play.js' */

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

const KIND = catalogue().find(({ id }) => id === 'tictactoe') ?? assert.fail('no tic-tac-toe');

/** A viewer as far as games need it. @param {string} preset */
function viewerOf(preset) {
  const { link } = KIND.presets.find(({ id }) => id === preset) ?? assert.fail(preset);
  const session = /** @type {Session<Frame>} */ (/** @type {unknown} */ (new Session(link)));
  const analysis = core.analyse(session, /** @type {any} */ (null), /** @type {any} */ (null));
  const run = { session, frame: session.show(0), analysis, kind: { id: 'tictactoe' } };
  const viewer = {
    ...{ run, words: wordsOf('en', DICTIONARIES[0].page) },
    attempt: (/** @type {() => unknown} */ work) => work(),
    refresh() {},
    pause() {},
  };
  return /** @type {Viewer} */ (/** @type {unknown} */ (viewer));
}

/** @param {string} preset @param {'person' | 'engine'} [first] @param {'person' | 'engine'} [opponent] */
function begun(preset, first = 'person', opponent = 'engine') {
  const viewer = viewerOf(preset);
  const play = treePlay(viewer);
  play.sides = { first, opponent };
  play.isPlaying = true;
  return { viewer, play, game: play.game ?? assert.fail('no game') };
}

/** Goes to a cell. @param {TreeGame} game @param {number} cell */
const go = (game, cell) => game.play(game.legal.find(({ by }) => by === cell)?.to ?? -1);

/** What the moves did. @param {TreeGame} game */
const effects = (game) => game.moves.map((move) => game.effectOf(move));

test('from the empty board the search never loses, whatever a person does', () => {
  let games = 0;
  /** @param {TreeGame} game */
  const tryAll = (game) => {
    if (game.isOver) {
      games += 1;
      assert.notEqual(game.winner, game.person);
      return;
    }
    for (const { to } of game.legal) {
      game.play(to);
      tryAll(game);
      game.undo();
    }
  };
  for (const first of /** @type {const} */ (['person', 'engine']))
    tryAll(begun('empty', first).game);
  assert.ok(games > 100, String(games));
});

test('a corner against opposite corners gives the draw away, and the search wins', () => {
  const { game } = begun('fork');
  // O to move between two corners of X: only an edge holds the draw.
  assert.equal(go(game, 2), true);
  assert.equal(effects(game)[0], 'lostDraw');
  while (!game.isOver) game.play(game.legal[0].to);
  assert.equal(game.winner, 'B');
});

test('a win is kept, given away, and told with the answer in each language', () => {
  const { viewer, game } = begun('sample');
  const { session } = viewer.run;
  const value = (/** @type {number} */ to) => session.ask((own) => -own.treeWorth(to));
  const [best, other] = [100, 0].map(
    (wanted) => game.legal.find(({ to }) => value(to) === wanted) ?? assert.fail(`no ${wanted}`),
  );
  assert.equal(game.hint()?.worth, 1);
  game.play(other.to);
  assert.deepEqual([effects(game)[0], game.line.length], ['gave', 3]);
  for (const { language, page } of DICTIONARIES) {
    const spoken = /** @type {typeof viewer} */ (
      /** @type {unknown} */ ({ ...viewer, words: wordsOf(language, page) })
    );
    const said = tellGame(spoken, game);
    assert.doesNotMatch(said, /[{}]|undefined|trees[.-]/, language);
    assert.match(said, /\*\*/, language);
  }
  assert.match(unmarked(tellGame(viewer, game)), /gives the win away.*The search answers: row \d/);
  game.undo();
  assert.deepEqual([game.line.length, game.canUndo], [1, false]);
  game.play(best.to);
  while (!game.isOver) game.play(game.hint()?.to ?? -1);
  assert.deepEqual([game.winner, effects(game)[0]], ['A', 'kept']);
  assert.equal(gameHeading(viewer, game).title, 'you win');
});

test('two persons play in turn, and each move is told', () => {
  const { viewer, game } = begun('empty', 'person', 'person');
  for (const cell of [0, 1]) go(game, cell);
  assert.deepEqual(effects(game), ['held', 'lostDraw']);
  assert.equal(
    unmarked(tellGame(viewer, game)),
    'O plays row 1, column 2, which loses: another move keeps the draw. X is to move.',
  );
  game.undo();
  assert.equal(game.moves.length, 1);
});
