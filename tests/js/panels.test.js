/** The panels behind "more" on a viewer without a page: what they ask of the core, and when. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { certificate } from '../../www/families/state-space/certificate.js';
import { OpenListReader } from '../../www/families/state-space/board/open-list.js';
import { CertificatePanel } from '../../www/ui/answer/certificate-panel.js';
import { Expansion } from '../../www/families/state-space/board/expansion.js';
import { ExpansionPanel } from '../../www/families/state-space/board/expansion-panel.js';
import { phasesOf } from '../../www/families/state-space/board/step-animation.js';
import { QueueStrip } from '../../www/families/state-space/board/queue.js';
import { RandomBoardField } from '../../www/families/state-space/random-board.js';
import { refuted } from '../../www/ui/kit/refutation.js';
import { words } from './dictionaries.js';

/** All that a template holds. @param {any} template @returns {any[]} */
function valuesOf(template) {
  if (Array.isArray(template)) return template.flatMap(valuesOf);
  return template?.values ? template.values.flatMap(valuesOf) : [template];
}

/** A task of its own. */
const later = () => new Promise((resolve) => setTimeout(resolve));

/** A viewer whose run has closed a set of three states, and the panel on it. @param {() => boolean} check */
function closed(check) {
  /** @type {string[]} */
  const asked = [];
  const session = {
    description: { algorithm: 'bfs', states: 9, refutation: null },
    verified: () => (asked.push('verified'), check()),
    certificate: () => asked.push('certificate'),
  };
  const [expanded, discovered] = [3, 3];
  const viewer = {
    words,
    run: {
      session,
      player: { outcome: { code: 'impossible' }, atEnd: true },
      frame: { answered: false, sides: [{ expanded, discovered }] },
      analysis: { map: { sides: [{ order: new Uint32Array(3) }] } },
    },
    attempt(/** @type {() => unknown} */ work) {
      try {
        return work();
      } catch {
        asked.push('refused');
        return undefined;
      }
    },
    refresh: () => asked.push('refresh'),
  };
  const family = {
    certificate: (/** @type {any} */ outcome) => certificate(/** @type {any} */ (viewer), outcome),
  };
  Object.assign(viewer, { family });
  return { asked, viewer, panel: new CertificatePanel(/** @type {any} */ (viewer)) };
}

test('a property that only a puzzle knows is told by its own words, else in general', () => {
  const { title, why, claim, checked } = refuted('own', { proof: 'own', property: 'parity' });
  assert.equal(title[0], 'own.answer.parity');
  for (const keys of [title, why, claim, checked]) {
    assert.doesNotMatch(words.text(keys, { property: 'parity' }), /[{}]|^own\./);
    assert.ok(words.has(keys[keys.length - 1]), keys.join());
  }
  const known = refuted('own', { proof: 'pieceCounts', start: 3, goal: 2 });
  assert.match(words.text(known.title, { count: 3, goal: 2 }), /3 pieces cannot become 2/);
});

test('the certificate is claimed without its states and checked behind the drawing', async () => {
  const { asked, panel } = closed(() => true);
  const first = valuesOf(panel.template());
  assert.deepEqual(asked, []);
  assert.ok(first.includes(words.text('certificate.closedSet', { count: 3 })));
  assert.ok(first.includes(words.text('certificate.checking')));
  await later();
  assert.deepEqual(asked, ['verified', 'refresh']);
  assert.ok(valuesOf(panel.template()).includes(words.text('certificate.checked.closedSet')));
  await later();
  assert.deepEqual(asked, ['verified', 'refresh'], 'it is checked once');
});

test('a check that fails is said, and one that the core refuses is not', async () => {
  const failed = words.text('certificate.failed');
  const wrong = closed(() => false);
  wrong.panel.template();
  await later();
  assert.ok(valuesOf(wrong.panel.template()).includes(failed));
  const refused = closed(() => {
    throw new Error('no memory');
  });
  refused.panel.template();
  await later();
  assert.deepEqual(refused.asked, ['verified', 'refused', 'refresh']);
  const said = valuesOf(refused.panel.template()).filter((value) => typeof value === 'string');
  assert.ok(said.length > 0);
  assert.doesNotMatch(said.join(), /checking|checked|FAILED/i);
});

test('a search that found nothing within its limit has a certificate of that', async () => {
  const { viewer, panel } = closed(() => true);
  Object.assign(viewer.run.player, { outcome: { code: 'tooDeep', limit: 8 } });
  assert.ok(valuesOf(panel.template()).includes(words.text('certificate.tooDeep', { limit: 8 })));
  await later();
  assert.ok(valuesOf(panel.template()).includes(words.text('certificate.checked.tooDeep')));
});

test('what was checked of one run is not said of the next', async () => {
  const { asked, viewer, panel } = closed(() => true);
  panel.template();
  await later();
  viewer.run.session = { ...viewer.run.session };
  assert.ok(valuesOf(panel.template()).includes(words.text('certificate.checking')));
  // Gone before it was asked.
  viewer.run = /** @type {any} */ (null);
  await later();
  assert.deepEqual(asked, ['verified', 'refresh']);
});

/**
 * A strip whose boards are their states' numbers, and what it shows.
 * @param {{ expanded: number, discovered: number, position: number, found?: number }} at
 * @param {boolean} [isLaid]
 */
function queueOf({ expanded, discovered, position, found = -1 }, isLaid = true) {
  const order = Uint32Array.from({ length: 40 }, (_, index) => 100 + index);
  const map = { sides: [{ order, levels: Uint32Array.of(0, 1, 10, 40) }] };
  const session = {
    cells: 1,
    boards: (/** @type {Uint32Array} */ states) => Uint8Array.from(states),
    description: { rows: 1, columns: 1 },
  };
  const frame = {
    ...{ side: 0, sides: [{ expanded, discovered }], frontier: discovered - expanded },
    ...{ hasMove: position >= 0, position, target: found },
  };
  const event = { verdict: found < 0 ? 'duplicate' : 'new' };
  const player = { state: 'paused' };
  const run = { analysis: { map: isLaid ? map : null }, session, frame, player, event };
  const predicting = { question: null };
  const viewer = /** @type {any} */ ({
    run,
    words,
    predicting,
    view: {},
    theme: {},
    readable: { isHeld: false },
  });
  const motion = { phases: phasesOf(1), shift: () => 0, join: () => 0 };
  return valuesOf(new QueueStrip(viewer, motion, new OpenListReader(viewer)).template());
}

/** The boards that are drawn. @param {any[]} values */
const drawn = (values) =>
  values.filter((value) => value?.of).map(({ of }) => Number.parseInt(of[3]));

test('a queue shows the next five, how many follow, and the two newest', () => {
  const values = queueOf({ expanded: 5, discovered: 30, position: 4 });
  assert.deepEqual(drawn(values), [105, 106, 107, 108, 109, 128, 129]);
  assert.ok(values.includes(words.number(30 - 5 - 7)));
  assert.ok(values.includes(words.text('queue.nextOut')));
  assert.ok(values.includes(words.text('queue.depth', { depth: 1 })));
  assert.ok(values.includes(words.text('queue.depth', { depth: 2 })));
});

test('the state being expanded has left the queue, and a short queue shows each state once', () => {
  assert.deepEqual(drawn(queueOf({ expanded: 4, discovered: 7, position: 4 })), [105, 106]);
  assert.deepEqual(drawn(queueOf({ expanded: 0, discovered: 1, position: -1 })), [100]);
  const eight = drawn(queueOf({ expanded: 1, discovered: 9, position: 0 }));
  assert.deepEqual(eight, [101, 102, 103, 104, 105, 107, 108]);
  assert.deepEqual(drawn(queueOf({ expanded: 9, discovered: 9, position: 8 })), []);
});

test('a state that has just joined is marked, and one that was found before is not', () => {
  const at = { expanded: 5, discovered: 30, position: 4 };
  const joined = (/** @type {any[]} */ values) =>
    values.filter((value) => typeof value === 'string' && value.includes('joined'));
  assert.equal(joined(queueOf({ ...at, found: 129 })).length, 1);
  assert.equal(joined(queueOf(at)).length, 0);
});

test('a queue keeps its places while the map is being computed', () => {
  const values = queueOf({ expanded: 0, discovered: 1, position: -1 }, false);
  assert.deepEqual(drawn(values), []);
  assert.ok(values.includes(words.text('queue.title')));
});

/** @param {any} viewer */
const expansionOf = (viewer) => new ExpansionPanel(viewer, new Expansion(viewer));

test('each move is drawn as a change of the one board that it changes', () => {
  const move = { kind: 'move', action: { from: 0, to: 1 }, verdict: 'new', to: 7, toDepth: 1 };
  const session = {
    cells: 4,
    description: { rows: 2, columns: 2 },
    item: () => ({ moves: [move, move, move], made: 1 }),
    boards: (/** @type {Uint32Array} */ { length }) => new Uint8Array(4 * length),
  };
  const frame = { hasMove: true, side: 0, state: 5, stateDepth: 0 };
  const player = { state: 'paused', cursor: 1, complete: true };
  const viewer = { run: { session, frame, player }, words, view: {}, theme: {} };
  const shown = valuesOf(expansionOf(/** @type {any} */ (viewer)).template());
  const boards = shown.filter((value) => value?.of).map(({ of }) => of[3]);
  // The state by itself, then each move's board over it, cell by cell.
  const change = '0,0,0,0 0,0,0,0 1';
  assert.deepEqual(boards, ['0,0,0,0 undefined undefined', change, change, change]);
});

/** What a random board can be asked for. @param {boolean} canBeSurveyed @param {unknown} survey */
function randomBoard(canBeSurveyed, survey) {
  const session = { description: { canBeSurveyed, editable: { random: false }, goalBoard: null } };
  const run = { session, analysis: { survey, surveyed: 7 } };
  return new RandomBoardField(/** @type {any} */ ({ words, run })).ask();
}

test('a random board is asked for by its moves, but where no survey can tell them', () => {
  const waiting = randomBoard(true, null);
  assert.equal(waiting.ready, false);
  assert.equal(waiting.hint, words.text('input.surveying', { count: 7 }));
  const asked = randomBoard(true, { distances: [1, 2, 3], unsolvable: 0 });
  assert.deepEqual([asked.ready, asked.wanted], [true, 2]);
  assert.ok(valuesOf(asked.field).includes(words.text('input.difficulty')));
  const plain = randomBoard(false, null);
  assert.deepEqual([plain.ready, plain.wanted], [true, -1]);
  assert.ok(!valuesOf(plain.field).includes(words.text('input.difficulty')));
  assert.equal(plain.hint, words.text('input.randomPlain'));
});
