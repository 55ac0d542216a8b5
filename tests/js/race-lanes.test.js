/** Lanes of a race that have heuristics and weights: their names, links, order and words. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { Race } from '../../www/core/race/race.js';
import { checkRace, readSuffix } from '../../www/core/race/race-link.js';
import { decodeState, encodeState } from '../../www/core/links/state-parts.js';
import { bytesOf, lettersOf, partsOf } from '../../www/core/links/state-string.js';
import { packStops, stopsOf } from '../../www/core/stops/stop-format.js';
import { decadesOf, logAxis } from '../../www/core/playback/timeline-axis.js';
import { spread } from '../../www/canvas/race-timeline.js';
import { RaceWords, shortestOf } from '../../www/families/state-space/race-words.js';
import {
  answerOf,
  finalCount,
  measureOf,
  ratioOf,
  sorted,
} from '../../www/ui/race/lane-results.js';
import { searchesIn, settingsOf } from '../../www/ui/race/search-fields.js';
import './families.js';
import { words } from './dictionaries.js';

/** @import { Lane } from '../../www/core/race/race.js' */

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

/** The hardest board of the 8-puzzle, searched breadth-first. */
const HARDEST = bytesOf('AQgDA2gnRQMBIUNlhwAAAAA');
/** A board that is solved in a few moves. */
const [{ link: NEAR }] = catalogue().filter(({ id }) => id === 'tiles')[0].presets;

const SIX = ['bfs', 'astar~misplaced', 'dfs', 'astar', 'weighted', 'greedy'];

/** @param {Uint8Array} link @param {readonly string[]} names */
function raced(link, names) {
  const first = new Session(link);
  const links = names.map((name) => first.withAlgorithm(name));
  first.free();
  const race = new Race(links, { size: 1 }, () => 0);
  while (race.busy) race.tick(0);
  return race;
}

/** A race of six on the hardest board. */
const six = raced(HARDEST, SIX);
six.player.seek(six.player.known);
six.show();

const viewer = /** @type {any} */ ({
  words,
  race: six,
  hidesFuture: false,
  family: { id: 'state-space', outcome: () => '' },
});
viewer.family.race = new RaceWords(viewer);

test('a search is named by its algorithm and, unless they are the defaults, heuristic and weight', () => {
  const session = new Session(NEAR);
  for (const [given, name] of [
    ['bfs', 'bfs'],
    ['astar', 'astar'],
    ['astar~manhattan', 'astar'],
    ['astar~misplaced', 'astar~misplaced'],
    ['weighted', 'weighted'],
    ['weighted~manhattan~2', 'weighted'],
    ['weighted~manhattan~3', 'weighted~manhattan~3'],
    ['weighted~linear-conflict', 'weighted~linear-conflict~2'],
    ['greedy~linear-conflict', 'greedy~linear-conflict'],
  ]) {
    const own = new Session(session.withAlgorithm(given));
    assert.equal(own.description.search, name);
    assert.deepEqual(session.withAlgorithm(name), session.withAlgorithm(given));
    own.free();
  }
  for (const wrong of [
    'astar~',
    'astar~fast',
    'bfs~manhattan',
    'weighted~manhattan~9',
    'astar~misplaced~2',
    '~',
  ]) {
    assert.throws(() => session.withAlgorithm(wrong), { code: 'unknownAlgorithm' }, wrong);
  }
  session.free();
});

test('every search that the fields offer can be searched, and names itself so', () => {
  const session = new Session(NEAR);
  const names = searchesIn(session.description);
  assert.ok(names.length > session.description.rivals.length);
  for (const name of names) {
    const own = new Session(session.withAlgorithm(name));
    const settings = settingsOf(session.description, name);
    const guides = own.description.settings.filter(({ id }) => own.description.guides.includes(id));
    assert.deepEqual(settings, guides, name);
    assert.equal(own.description.search.split('~')[0], name.split('~')[0]);
    own.free();
  }
  session.free();
});

test('a link of lanes with heuristics is read back, also with stops behind it', () => {
  const suffix = '.item.answer.astar~misplaced.weighted~linear-conflict~3.greedy';
  const state = `${lettersOf(NEAR)}${suffix}`;
  const others = ['astar~misplaced', 'weighted~linear-conflict~3', 'greedy'];
  assert.deepEqual(partsOf(state), { letters: lettersOf(NEAR), suffix, game: '', stops: '' });
  assert.deepEqual(readSuffix(suffix).others, others);
  assert.deepEqual(decodeState(state).race?.others, others);
  assert.equal(encodeState(decodeState(state)), state);
  const stops = packStops(stopsOf([{ at: 7, caption: 'a lane' }]));
  for (const last of ['greedy', 'astar~misplaced', 'weighted~manhattan~4']) {
    const race = `.step.whole.bfs.${last}`;
    const told = partsOf(`${lettersOf(NEAR)}${race}~${stops}`);
    assert.deepEqual(told, { letters: lettersOf(NEAR), suffix: race, game: '', stops });
  }
  checkRace(NEAR, suffix);
});

test('a link that is cut within a heuristic says so, and a wrong one is refused', () => {
  for (const cut of [
    '.item.answer.astar~mispl',
    '.item.answer.bfs.weighted~man',
    '.item.answer.asta',
  ]) {
    assert.throws(() => checkRace(NEAR, cut), { code: 'truncated' }, cut);
  }
  for (const wrong of ['.item.answer.astar~fast', '.item.answer.bfs~manhattan']) {
    assert.throws(() => checkRace(NEAR, wrong), { code: 'unknownAlgorithm' }, wrong);
  }
});

test('the race of six has the counts of the core, and its suffix names every lane', () => {
  assert.equal(six.suffix, `.item.answer.${SIX.slice(1).join('.')}`);
  const counts = six.lanes.map((lane) => [finalCount(lane), lane.depth]);
  assert.deepEqual(counts, [
    [181_380, 31],
    [121_529, 31],
    [78_325, 73_075],
    [6728, 31],
    [392, 31],
    [66, 45],
  ]);
  // All lanes have expanded equally many boards at every unit, until they end.
  for (const unit of [1, 60, 300, 5000, 70_000]) {
    six.player.seek(unit);
    six.show();
    for (const { units, frame, algorithm } of six.lanes) {
      // Weighted A* expands some boards twice.
      if (units > unit && algorithm !== 'weighted') assert.equal(frame.expanded, unit);
    }
  }
  six.player.seek(six.player.known);
  six.show();
});

test('what a length is worth comes from the promise of the core', () => {
  const told = six.lanes.map((lane) => {
    const answer = answerOf(viewer, six, lane);
    return [answer?.says, answer?.worth, answer?.isBest];
  });
  assert.deepEqual(told, [
    ['31 moves', 'shortest, always', true],
    ['31 moves', 'shortest, always', true],
    ['73,075 moves', 'chance decides', false],
    ['31 moves', 'shortest, always', true],
    ['31 moves', 'shortest, by luck', true],
    ['45 moves', 'no promise', false],
  ]);
  assert.equal(shortestOf(/** @type {any} */ (six.lanes)), 31);
  const race = raced(HARDEST, ['weighted~manhattan~3', 'astar~manhattan-twice']);
  const promised = race.lanes.map(({ session }) => session.description.promises);
  assert.deepEqual(promised, [3, null], 'a heuristic that can be too large promises nothing');
  const words3 = race.lanes.map(
    (lane) => viewer.family.race.answer(lane, /** @type {any} */ (race.lanes)).worth,
  );
  assert.deepEqual(words3, ['at most 3 × the shortest', 'no promise'], 'without a proof no length is the shortest'); // prettier-ignore
  race.free();
});

test('lanes are measured by breadth-first search, or by the largest', () => {
  const ratios = six.lanes.map((lane) => ratioOf(viewer, six, lane));
  const fewer = ['1.5', '2.3', '27', '463', '2,748'].map((ratio) => `expanded: ${ratio} × fewer`);
  assert.deepEqual(ratios, ['the measure', ...fewer]);
  const [, , ...others] = six.lanes;
  assert.equal(measureOf(six.lanes, 'bfs'), six.lanes[0]);
  assert.equal(measureOf(others, 'bfs'), six.lanes[2]);
  six.player.seek(100);
  six.show();
  assert.deepEqual(six.lanes.map((lane) => ratioOf(viewer, six, lane)).slice(0, 5), ['', '', '', '', '']); // prettier-ignore
  six.player.seek(six.player.known);
  six.show();
});

test('the result is a sentence, and its numbers are those of the run', () => {
  const plain = (/** @type {Lane[]} */ lanes) => viewer.family.race.result(lanes)?.replaceAll('\u2063', '') ?? null; // prettier-ignore
  const said = plain(six.lanes);
  for (const part of [
    'With a good heuristic A*',
    '27 times fewer boards',
    '31 moves',
    'only 66',
    '45 moves',
  ]) {
    assert.ok(said?.includes(part), `${said}: ${part}`);
  }
  const [bfs, misplaced, dfs, astar, , greedy] = six.lanes;
  assert.ok(!plain([bfs, astar])?.includes('pays'));
  assert.match(plain([bfs, greedy]) ?? '', /^Greedy lights only .*66 boards/);
  assert.match(plain([bfs, misplaced, dfs]) ?? '', /Depth-first lights only 78,325/);
  assert.equal(plain([dfs, greedy]), null, 'without an exact lane nothing is called sure');
});

test('lanes are sorted as the reader likes', () => {
  const at = (/** @type {any} */ sort) => sorted(six.lanes, sort).map((lane) => six.lanes.indexOf(lane)); // prettier-ignore
  assert.deepEqual(at('lanes'), [0, 1, 2, 3, 4, 5]);
  assert.deepEqual(at('count'), [0, 1, 2, 3, 4, 5]);
  assert.deepEqual(at('answer'), [0, 1, 3, 4, 5, 2]);
});

test('a lane moves to another place, and the link follows', () => {
  const race = raced(NEAR, ['bfs', 'astar~misplaced', 'greedy']);
  const [, second] = race.lanes;
  race.move(1, 0);
  assert.equal(race.lanes[0], second);
  assert.equal(race.suffix, '.item.answer.bfs.greedy');
  const first = new Session(race.link);
  assert.equal(first.description.search, 'astar~misplaced');
  first.free();
  race.free();
});

test('a race counts boards, and the step buttons may go by rings', () => {
  const race = raced(NEAR, ['bfs', 'astar']);
  race.player.size = 2;
  assert.equal(race.suffix, '.item.answer.astar');
  race.player.seek(0);
  race.player.stepBy(1);
  race.player.stepBy(1);
  const step = race.lanes[0].session.locate(0, 2, 2);
  assert.equal(race.stepOf(race.lanes[0], race.player.cursor), step);
  race.free();
});

test('the axis is logarithmic: powers of ten are equally far apart', () => {
  const axis = logAxis(100_000);
  const at = [0, 1, 10, 100, 1000, 10_000, 100_000].map((unit) => axis.at(unit));
  [0, 0, 0.2, 0.4, 0.6, 0.8, 1].forEach((share, index) => {
    assert.ok(Math.abs(at[index] - share) < 1e-9);
  });
  for (const unit of [1, 2, 66, 404, 6729, 99_999]) {
    assert.equal(axis.stepAt(axis.at(unit)), unit === 1 ? 0 : unit);
  }
  assert.deepEqual([axis.stepAt(0), axis.stepAt(1)], [0, 100_000]);
  assert.deepEqual(decadesOf(181_380), [1, 10, 100, 1000, 10_000, 100_000]);
  assert.deepEqual([decadesOf(9), decadesOf(1000)], [[], [1, 10, 100, 1000]]);
  assert.deepEqual([logAxis(7).at(7), logAxis(7).stepAt(0.5), logAxis(0).at(0)], [1, 4, 0]);
});

test('numbers above the axis never touch', () => {
  const places = spread([450, 1195, 1190, 1199], 1200);
  const [first, ...others] = [...places].sort((one, other) => one - other);
  assert.equal(first, 450);
  assert.ok(others[2] <= 1191 && others[2] - others[1] >= 20 && others[1] - others[0] >= 20);
  assert.ok(places[3] > places[1] && places[1] > places[2], 'in their order');
});
