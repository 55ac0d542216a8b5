/** The panel of a game: what a person does there, and what is told while the game is on. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from '../../www/families/games/answer.js';
import { Looking } from '../../www/families/games/panels/selection.js';
import { WinLoseMap } from '../../www/families/games/panels/panel-switch.js';
import { tellGame, tellStep } from '../../www/families/games/sentence.js';
import { cellOf, deskOf, framesOf, oracle, parts, textOf, valuesOf } from './games.js';

const FULL = framesOf('full');

/** A viewer with its panels, and what a person does with them. @param {any} [viewer] */
function playing(viewer = deskOf(FULL[30], 'full')) {
  const looking = new Looking(viewer);
  const map = new WinLoseMap(viewer, looking);
  /** The caption of the game, and its panel. */
  const said = () =>
    [looking.game ? tellGame(viewer, looking.game) : '', textOf(map.over())].join('\n');
  /** @param {RegExp} says */
  const press = (says) => {
    const line = new RegExp(says, 'm');
    const template = parts(map.over()).findLast((part) => line.test(textOf(part)));
    valuesOf(template).find((value) => typeof value === 'function')();
  };
  const game = () =>
    /** @type {import('../../www/families/games/panels/game.js').Game} */ (looking.game);
  /** Plays to the end, the first move that there is. */
  const finish = () => {
    while (!game().isOver) looking.change((now) => now.play(now.legal[0].to));
  };
  return { viewer, looking, map, said, press, game, finish };
}

test('the panel of a game says whose turn it is, and at the end why it was lost', () => {
  const { looking, map, said, press, game, finish } = playing();
  assert.equal(looking.game, null);
  map.playFrom(cellOf(4, 3));
  assert.equal(map.layout, 'play');
  assert.match(said(), /You are A and to move at row 4, column 3\./);
  press(/^Hint$/);
  assert.match(said(), /A winning move: column 1, up 1\./);
  assert.match(said(), /◆ shortest win/);
  const wrong = game().legal.find(({ wins }) => !wins);
  looking.change((now) => now.play(wrong?.to ?? -1));
  assert.doesNotMatch(said(), /A winning move: /);
  finish();
  assert.match(said(), /The engine wins after \d moves?: you have none at /);
  press(/^Why did I lose\?$/);
  assert.match(said(), /You gave the win away with move 1, at row 4, column 3: column \d, up \d\. A winning move was: column 1, up 1\./); // prettier-ignore
  press(/^New game$/);
  assert.deepEqual(game().line, [cellOf(4, 3)], 'it begins where this one began');
  assert.doesNotMatch(said(), /A winning move/, 'what was asked of another game');
  map.playFrom(cellOf(5, 3));
  press(/^Hint$/);
  assert.match(
    said(),
    /No move wins against good play\. This one holds out longest: column \d, up \d\./,
  );
  finish();
  press(/^Why did I lose\?$/);
  assert.match(said(), /You were lost from the first move: every move leads to where the engine/);
  // The game waits while something else is shown.
  const kept = looking.game;
  map.layout = 'why';
  assert.equal(looking.game, null);
  map.layout = 'play';
  assert.equal(looking.game, kept);
  // Another run: another game.
  looking.reset();
  assert.deepEqual(game().line, [cellOf(1, 1)]);
  map.layout = 'why';
  looking.reset();
  assert.equal(looking.game, null);
});

test('as long as a game is on nothing tells what its moves and cells are worth', () => {
  const { viewer, looking, map, said, game, finish } = playing(deskOf(FULL.at(-1), 'full', true));
  const now = () => (looking.game ? tellGame(viewer, looking.game) : tellStep(viewer));
  const told = () => [said(), now(), answer(viewer, looking).title].join('\n');
  const values = /own move|plies|wins with|loses|✓|✗|was lost|gave/;
  assert.match(told(), values);
  assert.equal(looking.hides, false);
  map.playFrom(cellOf(1, 4));
  for (let turn = 0; !game().isOver; turn++) {
    assert.equal(looking.hides, true);
    assert.doesNotMatch(told(), values, `turn ${turn}`);
    assert.match(now(), turn === 0 ? /^You are A and to move/ : /^The engine’s move: /);
    looking.change((it) => it.play(it.legal.at(-1)?.to ?? -1));
  }
  assert.equal(looking.hides, false);
  assert.match(said(), /✓ kept the win|✗ gave the win away/);
  assert.match(now(), /^(You win|The engine wins) after \d moves?: /);
  looking.change((it) => it.undo());
  assert.doesNotMatch(told(), values);
  finish();
  map.layout = 'why';
  assert.equal(now(), tellStep(viewer));
});

test('a game that begins where there is no move says so', () => {
  const { looking, map, said, press } = playing();
  map.playFrom(cellOf(10, 2));
  assert.match(said(), /The engine wins after 0 moves: you have none at row 10, column 2\./);
  press(/^Why did I lose\?$/);
  assert.match(said(), /You were to begin at row 10, column 2, where there is no move: /);
  assert.doesNotMatch(said(), /every move/);
  looking.sides = { first: 'person', opponent: 'person' };
  map.playFrom(cellOf(10, 2));
  press(/^Why did A lose\?$/);
  assert.match(said(), /A was to begin at row 10, column 2, where there is no move: /);
});

test('who begins and who plays is chosen for the game that is shown, from where it began', () => {
  const { looking, map, game, said } = playing();
  map.playFrom(cellOf(4, 3));
  /** @param {string} name @param {string} side */
  const choose = (name, side) => {
    const radios = parts(map.over()).filter(({ values }) => values[1] === name);
    radios.find(({ values }) => values[2] === side).values.findLast((/** @type {any} */ value) => typeof value === 'function')(); // prettier-ignore
  };
  choose('first', 'engine');
  assert.deepEqual(game().line, [cellOf(4, 3), cellOf(5, 1)]);
  assert.match(said(), /^[^]*The engine’s move: column 1, up 1\. You are B and to move/);
  choose('opponent', 'person');
  assert.deepEqual([game().line, game().opponent], [[cellOf(4, 3)], 'person']);
  assert.deepEqual(looking.sides, { first: 'engine', opponent: 'person' });
});

test('a click whose core has broken is caught, and the game goes on with the next oracle', () => {
  const viewer = deskOf(FULL[30], 'full');
  const broken = { ...oracle, movesOf: () => assert.fail('stale'), mistakeIn: () => assert.fail('stale') }; // prettier-ignore
  let caught = 0;
  // As the viewer does it: once more with a run made anew, whose oracle is still to come.
  viewer.attempt = (/** @type {() => unknown} */ work) => {
    try {
      return work();
    } catch {
      caught += 1;
      viewer.run.analysis = { oracle: null };
      return work();
    }
  };
  const { looking, map, said, press, game, finish } = playing(viewer);
  map.playFrom(cellOf(4, 3));
  const before = game();
  const [{ to }] = before.legal;
  viewer.run.analysis.oracle = /** @type {any} */ (broken);
  assert.equal(looking.change((now) => now.play(to)), false); // prettier-ignore
  assert.deepEqual([caught, looking.game], [1, null]);
  assert.match(said(), /Computing the full table/);
  viewer.run.analysis.oracle = oracle;
  assert.equal(looking.game, before);
  finish();
  const line = [...game().line];
  viewer.run.analysis.oracle = /** @type {any} */ (broken);
  press(/^Why did I lose\?$/);
  assert.equal(caught, 2);
  viewer.run.analysis.oracle = oracle;
  press(/^Why did I lose\?$/);
  assert.match(said(), /You gave the win away|You were lost/);
  assert.deepEqual(game().line, line);
});
