/** The map of a game: the nearer to a goal, the stronger; what the page says of a game has words. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import 'lit/html.js';
import './canvases.js';
import './families.js';
import { rgbOf } from '../../www/canvas/colour.js';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { Game } from '../../www/core/play/game.js';
import { coloursOf } from '../../www/families/state-space/map/map-colours.js';
import { nearColours } from '../../www/families/state-space/map/near-colours.js';
import { NEVER, progressOf, roleAt } from '../../www/families/state-space/map/places.js';
import { SpacePlaces } from '../../www/families/state-space/map/space-places.js';
import { strengthAt } from '../../www/families/state-space/map/strengths.js';
import { cursorOf, nearMapOf } from '../../www/families/state-space/play/near-map.js';
import { loadDrawing } from '../../www/families/state-space/map/lazy-map.js';
import { PlayMap } from '../../www/families/state-space/play/play-map.js';
import { said } from '../../www/ui/play/play-words.js';
import { DICTIONARIES, messagesOf } from './dictionaries.js';
import { themeOf } from './searches.js';
import { ROOT, sourcesIn } from './sources.js';
import { contrast } from './stylesheets.js';

await loadEngine(readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)));

/** @type {Session[]} */
const opened = [];
after(() => opened.forEach((session) => session.free()));

/** @param {string} link */
function open(link) {
  const session = new Session(Buffer.from(link, 'base64url'));
  opened.push(session);
  return session;
}

const SAMPLE = 'AQEEBJi7AgAAAA';
const MAZE = 'AQkHCAAAEAQQABCgABGwEAARACAUABEAEAESARIAHQQAAA';
const IMPOSSIBLE = 'AQEEBICAAgAAAA';

/** @param {string} link */
function measured(link) {
  const session = open(link);
  const game = new Game(session, Number(session.description.start));
  while (!game.measure(1 << 16));
  const places = new SpacePlaces(session, (other) => {
    const own = new Session(other);
    opened.push(own);
    return own;
  });
  while (!places.found) places.work(1 << 16);
  const { order, levels } = places.found;
  const laid = { order, levels, states: Number(session.description.states) };
  return { game, laid, map: nearMapOf(laid, game.distances) };
}

for (const [name, link] of [
  ['flip', SAMPLE],
  ['a maze with costs', MAZE],
]) {
  test(`${name}: a state is stronger if, and only if, it is nearer to a goal`, () => {
    const { game, map } = measured(link);
    const cursor = cursorOf(map);
    const places = map.order.length;
    assert.equal(cursor.discovered, places);
    /** @type {Map<number, number>} */
    const byDistance = new Map();
    for (let place = 0; place < places; place++) {
      const distance = Number(game.distanceOf(map.order[place]));
      assert.equal(roleAt(map, place, cursor), distance === Infinity ? 'frontier' : 'expanded');
      if (distance === Infinity) continue;
      const strength = strengthAt(map, place);
      assert.equal(byDistance.get(distance) ?? strength, strength, `distance ${distance}`);
      byDistance.set(distance, strength);
    }
    const sorted = [...byDistance].sort(([one], [other]) => one - other);
    assert.equal(sorted[0][1], 1);
    for (let at = 1; at < sorted.length; at++) assert.ok(sorted[at][1] < sorted[at - 1][1]);
    // The map's numbers are those of a search that visits each state once.
    assert.ok(!progressOf(map).isSwept);
    assert.deepEqual([...map.goals].map((place) => game.distanceOf(map.order[place])).sort(), [...map.goals].map(() => 0)); // prettier-ignore
  });
}

test('states that cannot reach a goal wait; without distances all states are plain', () => {
  const { laid, map } = measured(IMPOSSIBLE);
  assert.deepEqual(cursorOf(map), { discovered: map.order.length, expanded: 0 });
  assert.equal(map.goals.length, 0);
  const hidden = nearMapOf(laid, null);
  assert.deepEqual(cursorOf(hidden), { discovered: 0, expanded: 0 });
  assert.ok(hidden.found.every((number) => number === NEVER));
});

test('the colours of near and far differ, and grow evenly between them', () => {
  for (const scheme of /** @type {const} */ (['light', 'dark'])) {
    const theme = themeOf(scheme);
    const { near, far } = nearColours(theme);
    /** @param {string} colour @returns {[number, number, number]} */
    const rgb = (colour) => /** @type {[number, number, number]} */ (rgbOf(colour));
    assert.ok(contrast(rgb(near), rgb(far)) > 3, `${scheme}: ${contrast(rgb(near), rgb(far))}`);
    const colours = coloursOf(theme, { colour: 'near' }, 9);
    assert.equal(colours, coloursOf(theme, { colour: 'near' }, 9));
    assert.notEqual(colours, coloursOf(theme, { colour: 'role' }, 9));
  }
});

test('each text of a game is in the file of every language, and each of the file is used', () => {
  const asked = new Set();
  const holes = [];
  // The texts of games of two players are those of their family.
  const files = sourcesIn('www/ui/play', /\.js$/).filter(({ path }) => !path.includes('/turn-'));
  for (const { text } of files) {
    for (const [, key] of text.matchAll(/['`](play\.[\w.]*(?:\$\{[^}]*\}[\w.]*)*)['`]/g)) {
      if (key.includes('${')) holes.push(key);
      else asked.add(key.replaceAll('.', '-'));
    }
  }
  const ids = [...messagesOf(DICTIONARIES[0].play).keys()];
  const missing = [...asked].filter((id) => !ids.includes(id));
  assert.deepEqual(missing, []);
  const patterns = holes.map(
    (key) => new RegExp(`^${key.replaceAll('.', '-').replace(/\$\{[^}]*\}/g, '[\\w-]*')}$`),
  );
  // A puzzle says in its own words how a move is made.
  const general = (/** @type {string} */ id) => id.replace(/^[a-z]+-(?=play-how$)/, '');
  const isUsed = (/** @type {string} */ id) =>
    asked.has(id) || patterns.some((one) => one.test(id));
  const idle = ids.filter((id) => !isUsed(general(id)));
  assert.deepEqual(idle, []);
  for (const pattern of patterns)
    assert.ok(
      ids.some((id) => pattern.test(id)),
      String(pattern),
    );
});

test('what is said of a game has words at each board, with and without distances', () => {
  const ids = messagesOf(DICTIONARIES[0].play);
  for (const link of [SAMPLE, MAZE, IMPOSSIBLE]) {
    const { game } = measured(link);
    const unmeasured = new Game(game.session, game.start);
    for (let made = 0; made < 12; made++) {
      for (const one of [game, unmeasured]) {
        for (const isBlind of [false, true]) {
          one.isBlind = isBlind;
          const { key } = said(one);
          assert.ok(ids.has(key.replaceAll('.', '-')), key);
        }
        one.isBlind = false;
        const hint = one.hint();
        const next = hint >= 0 && made > 3 ? hint : (made * 7) % one.moves.length;
        one.play(next);
      }
    }
  }
});

test('the map of a game counts the boards without a way to a goal, and its rings', async () => {
  await loadDrawing();
  const mapOf = (/** @type {string} */ puzzle) => {
    const kind = catalogue().find(({ id }) => id === puzzle);
    const session = open(Buffer.from(kind?.presets[0].link ?? []).toString('base64url'));
    const game = new Game(session, Number(session.description.start));
    while (!game.measure(1 << 16));
    const map = new PlayMap(
      game,
      (link) => open(Buffer.from(link).toString('base64url')),
      () => {},
    );
    while (!map.work());
    return { game, map };
  };
  const pegs = mapOf('pegs');
  assert.deepEqual([pegs.map.lost, pegs.map.rings], [2247, null]);
  pegs.game.isBlind = true;
  assert.equal(pegs.map.lost, 0);
  // The goal of the example is 4 moves away, and one ring more is shown.
  const flip = mapOf('flip');
  assert.deepEqual([flip.map.lost, flip.map.rings], [0, { shown: 5, all: 7 }]);
});
