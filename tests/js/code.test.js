/** The programs beside the film: who has one, and that each step has a line that is lit. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { PROGRAMS, algorithmOf, programOf } from '../../www/programs/index.js';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { countOf } from '../../www/core/engine/family-core.js';
import { code as backtracking } from '../../www/families/backtracking/program-steps.js';
import { code as games } from '../../www/families/games/program-steps.js';
import { code as stateSpace } from '../../www/families/state-space/program-steps.js';
import { gameView } from '../../www/families/games/puzzles/index.js';
import { wordsOf } from '../../www/i18n/index.js';
import { Code } from '../../www/ui/program/program-control.js';
import { DICTIONARIES, messagesOf, words } from './dictionaries.js';
import './families.js';
import { ROOT } from './sources.js';

/** @import { FamilyCode } from '../../www/ui/kit/family-view.js' */
/** @import { Program } from '../../www/programs/types.js' */

await loadEngine(readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)));

/** By family. @type {Map<string, unknown>} */
const CODES = new Map(Object.entries({ 'state-space': stateSpace, backtracking, games }));

/** So many steps of each run are looked at. */
const STEPS = 3000;

/** What a line is wide at most, in letters of code and of Latin words; a level is worth two of them. */
const WIDEST = { code: 56, words: 56 };

/** @type {Map<string, Program>} */
const programs = new Map();
for (const [id, { load }] of Object.entries(PROGRAMS)) programs.set(id, (await load()).program);

/** The lines of a writing as `[depth, text, labels]`. @param {string} id @param {Program} program */
const writings = (id, { pseudo, rust, python }) => ({
  rust: rust.map(([text, labels = '']) => ({ ...inner(text), labels: labels.split(' ') })),
  python: python.map(([text, labels = '']) => ({ ...inner(text), labels: labels.split(' ') })),
  ...Object.fromEntries(
    DICTIONARIES.map(({ language, code }) => [
      language,
      pseudo.map(([depth, name, labels = '']) => ({
        depth,
        text: wordsOf(language, code).text(`code.${id}.${name}`),
        labels: labels.split(' '),
      })),
    ]),
  ),
});

/** @param {string} text */
const inner = (text) => ({ depth: text.search(/\S/) / 4, text: text.trimStart() });

/** The labels of a writing, each once. @param {{ labels: string[] }[]} lines */
const labelsOf = (lines) => lines.flatMap(({ labels }) => labels.filter(Boolean));

/** The name of a program, if there is one. @param {ReturnType<typeof catalogue>[number]} kind @param {string} algorithm */
const nameOf = ({ id, family }, algorithm) => programOf({ puzzle: id, family, algorithm });

test('every program is shown with an algorithm of its puzzle, or of each puzzle of its family that has it', () => {
  for (const [name, { of }] of Object.entries(PROGRAMS)) {
    const algorithm = algorithmOf(name);
    const kinds = catalogue().filter(({ algorithms }) => algorithms.includes(algorithm));
    const owners = kinds.filter(({ id, family }) => id === of || family === of);
    assert.ok(owners.length > 0, `${name}: ${of} has no ${algorithm}`);
    for (const kind of owners) {
      const shown = nameOf(kind, algorithm) ?? assert.fail(kind.id);
      assert.ok(shown === name || PROGRAMS[shown].of === kind.id, kind.id);
    }
  }
});

test('a puzzle is shown the programs of its family, and none of another puzzle’s', () => {
  const shown = (/** @type {string} */ family, /** @type {string} */ algorithm) =>
    programOf({ puzzle: 'another', family, algorithm });
  assert.equal(shown('backtracking', 'naive'), null, 'a tour is no answer of another puzzle');
  assert.equal(shown('games', 'naive'), null);
  assert.equal(shown('state-space', 'bfs'), 'bfs');
  assert.equal(shown('games', 'full'), 'full');
  assert.equal(shown('games', 'bfs'), null, 'nor those of another family');
  PROGRAMS.anotherBfs = { ...PROGRAMS.bfs, of: 'another', algorithm: 'bfs' };
  assert.equal(shown('state-space', 'bfs'), 'anotherBfs', 'its own goes first');
  delete PROGRAMS.anotherBfs;
});

test('the stage has no place for a program where there is none', () => {
  const viewer = /** @type {any} */ ({ refresh() {} });
  const code = new Code(viewer);
  assert.ok(!code.isOnStage);
  code.writing = 'rust';
  assert.ok(code.isOnStage, 'its place is there before the program');
  for (const [name, isThere] of /** @type {const} */ ([
    [null, false],
    ['bfs', true],
  ])) {
    code.module.part = /** @type {any} */ ({ name });
    assert.equal(code.isOnStage, isThere);
  }
});

for (const [id, program] of programs) {
  test(`${id}: 8 to 12 lines that fit the panel, and the same labels in each writing`, () => {
    const all = writings(id, program);
    const labels = labelsOf(all.rust).sort();
    for (const [name, lines] of Object.entries(all)) {
      assert.ok(lines.length >= 8 && lines.length <= 12, `${name}: ${lines.length} lines`);
      assert.deepEqual(labelsOf(lines).sort(), labels, `${name}: a label stands on one line`);
      for (const { depth, text } of lines) {
        const wide = text.match(/[\u3000-\u9fff\uff00-\uff60]/g)?.length ?? 0;
        const width = 2 * depth + text.length + wide;
        const most = name in { rust: 1, python: 1 } ? WIDEST.code : WIDEST.words;
        assert.ok(width <= most, `${name}: ${width} letters: ${text}`);
        assert.ok(Number.isInteger(depth), `${name}: ${text}`);
      }
    }
  });
}

/** A run of an example by another algorithm. @param {Uint8Array} link @param {string} algorithm */
function sessionOf(link, algorithm) {
  const example = new Session(link);
  const session = new Session(example.withAlgorithm(algorithm));
  example.free();
  return session;
}

/** @param {Session} session @param {number} step */
function stepOf(session, step) {
  const { family } = session.description;
  const frame = session.show(step);
  const event = session.family?.event(session) ?? null;
  const code = /** @type {FamilyCode} */ (CODES.get(family));
  return code.stepOf({ session, step, frame, event });
}

/**
 * Boards besides the examples: on one of 3 x 4 no tour is constructed, and the free cells fall apart.
 * @type {Record<string, (link: Uint8Array) => Uint8Array[]>}
 */
const SMALL = {
  construction(link) {
    const session = sessionOf(link, 'construction');
    const small = session.resized(3, 4);
    session.free();
    return [small];
  },
};

/** The labels that runs came to, by program. @type {Map<string, Set<string>>} */
const reached = new Map(Object.keys(PROGRAMS).map((name) => [name, new Set()]));

for (const kind of catalogue()) {
  const { id, algorithms, presets } = kind;
  test(`${id}: every step lights a line`, () => {
    for (const algorithm of algorithms) {
      const name = nameOf(kind, algorithm);
      // Whoever adds a puzzle need not write programs.
      if (!name) continue;
      const labels = labelsOf(writings(name, programs.get(name) ?? assert.fail()).rust);
      const links = [
        ...presets.map(({ link }) => link),
        ...(SMALL[algorithm]?.(presets[0].link) ?? []),
      ];
      for (const [preset, link] of links.entries()) {
        const session = sessionOf(link, algorithm);
        const known = Math.min(session.advance(STEPS), STEPS);
        for (let step = 0; step <= known; step++) {
          const { lit, ran } = stepOf(session, step);
          assert.ok(labels.includes(lit), `${algorithm}, ${preset}, ${step}: ${lit}`);
          assert.ok(ran.includes(lit), `${algorithm}, ${preset}, ${step}: ${lit} is done`);
          for (const label of ran) reached.get(name)?.add(label);
        }
        session.free();
      }
    }
  });
}

// A puzzle alone may miss one: not every tour is to be closed.
test('every label of a program is come to by a puzzle that is searched so', () => {
  for (const [name, program] of programs) {
    const missed = labelsOf(writings(name, program).rust).filter(
      (label) => !reached.get(name)?.has(label),
    );
    assert.deepEqual(missed, [], name);
  }
});

test('a duplicate, the first of a state, a retreat and a cut light their own lines', () => {
  const kind = (/** @type {string} */ id) => catalogue().find((one) => one.id === id);
  const flip = sessionOf(kind('flip')?.presets[0].link ?? assert.fail(), 'bfs');
  flip.advance(STEPS);
  assert.deepEqual(stepOf(flip, 1), { lit: 'new', ran: ['side', 'dequeue', 'move', 'new'] });
  assert.deepEqual(stepOf(flip, 2), { lit: 'new', ran: ['move', 'new'] });
  const back = stepOf(flip, 17);
  assert.equal(back.lit, 'duplicate', 'turning the same disc again');
  assert.ok(back.ran.includes('dequeue'), 'the seventeenth move is the first of the second state');
  flip.free();
  const knight = kind('knight');
  const drowning = knight?.presets.find(({ id }) => id === 'drowning') ?? assert.fail();
  const naive = sessionOf(drowning.link, 'naive');
  naive.advance(STEPS);
  for (let step = 1; step <= 500; step++) {
    const [now, before] = [step, step - 1].map((at) => countOf(naive.show(at), 'retreats'));
    const grows = now > before;
    assert.equal(stepOf(naive, step).lit === 'retreat', grows, `step ${step}`);
  }
  naive.free();
});

/** The values beside the program at a step. @param {Session} session @param {number} step */
function valuesAt(session, step) {
  const { family, puzzle } = session.description;
  const frame = session.show(step);
  const view = family === 'games' ? gameView(puzzle) : {};
  const viewer = /** @type {any} */ ({
    run: { session, frame, kind: { id: puzzle } },
    view,
    words,
  });
  const code = /** @type {FamilyCode} */ (CODES.get(family));
  const numbers = /** @type {Record<string, any>} */ (frame);
  return { frame: numbers, values: code.valuesOf(viewer, wordsOf('en', DICTIONARIES[0].code)) };
}

/** @param {string} puzzle @param {string} preset @param {string} algorithm */
function runOf(puzzle, preset, algorithm) {
  const presets = catalogue().find(({ id }) => id === puzzle)?.presets ?? [];
  const { link } = presets.find(({ id }) => id === preset) ?? assert.fail(preset);
  const session = sessionOf(link, algorithm);
  return { session, known: Math.min(session.advance(STEPS), STEPS) };
}

test('the values beside breadth-first search are those of a search that is kept by hand', () => {
  const { session, known } = runOf('flip', 'sample', 'bfs');
  const depths = new Map([[session.description.start, 0]]);
  let expanded = 0;
  for (let step = 1; step <= known; step++) {
    const { frame, values } = valuesAt(session, step);
    const { state, target } = frame;
    if (!depths.has(target)) depths.set(target, (depths.get(state) ?? assert.fail()) + 1);
    if (step % 16 === 0) expanded += 1;
    assert.deepEqual(values, {
      side: values.side,
      queue: depths.size - expanded,
      known: depths.size,
      depth: depths.get(state),
      state,
      next: target,
    });
  }
  session.free();
});

test('the values beside backtracking are those of a path that is kept by hand', () => {
  const { session, known } = runOf('knight', 'lesson', 'naive');
  const path = [];
  let retreats = 0;
  for (let step = 1; step <= known; step++) {
    const { frame, values } = valuesAt(session, step);
    const { kind, cell } = frame;
    if (kind === 'place') path.push(cell);
    if (kind === 'retreat') {
      path.pop();
      retreats += 1;
    }
    assert.deepEqual([values.path, values.retreats], [path.length, retreats], `step ${step}`);
    assert.equal(values.cell, `r${Math.floor(cell / 6) + 1} c${(cell % 6) + 1}`);
    if (kind === 'place') assert.ok(Number(values.try) >= 1 && Number(values.try) <= 8);
  }
  assert.ok(retreats > 10);
  session.free();
});

test('the values beside a table are those of a table that is kept by hand', () => {
  for (const algorithm of ['first', 'full', 'waves']) {
    const { session, known } = runOf('tab', 'sample', algorithm);
    const cells = Array.from({ length: session.cells }, (_, cell) => cell);
    const movesFrom = (/** @type {number} */ cell) =>
      session.ask((core) => core.neighbours(cell, false)).length;
    // Waves begin with the positions that have no moves.
    let filled = algorithm === 'waves' ? cells.filter((cell) => movesFrom(cell) === 0).length : 0;
    for (let step = 1; step <= known; step++) {
      const { frame, values } = valuesAt(session, step);
      const { decided, index, total } = frame;
      if (decided >= 0) filled += 1;
      assert.equal(values.filled, filled, `${algorithm} ${step}`);
      assert.equal(values.plies, decided >= 0 ? decided : null);
      assert.deepEqual([values.try, values.ways], [total > 0 ? index + 1 : null, total]);
    }
    assert.equal(filled, session.cells);
    session.free();
  }
});

test('the programs have all of their words in every language, and no others are there', () => {
  const asked = [...programs].flatMap(([id, { pseudo, values }]) => [
    ...pseudo.map(([, name]) => `code-${id}-${name}`),
    ...values.map((name) => `code-value-${name}`),
  ]);
  const shared = ['code-at', 'code-side-start', 'code-side-goal'];
  for (const { language, code } of DICTIONARIES) {
    const found = [...messagesOf(code).keys()].sort();
    assert.deepEqual(found, [...new Set([...asked, ...shared])].sort(), language);
  }
});
