/** The programs beside the film: who has one, and that each step has a line that is lit. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { PROGRAMS, algorithmOf, programOf } from '../../www/programs/index.js';
import { EngineError, Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { countOf } from '../../www/core/engine/family-core.js';
import { code as backtracking } from '../../www/families/backtracking/program-steps.js';
import { code as games } from '../../www/families/games/program-steps.js';
import { code as trees } from '../../www/families/trees/program-steps.js';
import { code as stateSpace } from '../../www/families/state-space/program-steps.js';
import { gameView } from '../../www/families/games/puzzles/index.js';
import { wordsOf } from '../../www/i18n/index.js';
import { Code } from '../../www/ui/program/program-control.js';
import { DICTIONARIES, messagesOf, words } from './dictionaries.js';
import './families.js';
import { ROOT } from './sources.js';
import { IS_LONG } from '../long.js';

/** @import { FamilyCode } from '../../www/ui/kit/family-view.js' */
/** @import { Program } from '../../www/programs/types.js' */

await loadEngine(readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)));

/** By family. @type {Map<string, unknown>} */
const CODES = new Map(Object.entries({ 'state-space': stateSpace, backtracking, games, trees }));

/** So many steps of each run are looked at. */
const STEPS = 3000;
/** Number of steps of other examples than the first that the short form looks at. */
const FEW_STEPS = 300;

/** What a line is wide at most, in letters of code and of Latin words; a level is worth two of them. */
const WIDEST = { code: 56, words: 56 };

const LANGUAGES = /** @type {const} */ (['rust', 'python', 'cpp']);

/** @type {Map<string, Program>} */
const programs = new Map();
for (const [id, { load }] of Object.entries(PROGRAMS)) programs.set(id, (await load()).program);

/** The lines of a writing as `[depth, text, labels]`. @param {string} id @param {Program} program */
const writings = (id, { pseudo, ...languages }) => ({
  ...Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      languages[language].map(([text, labels = '']) => ({
        ...inner(text),
        labels: labels.split(' '),
      })),
    ]),
  ),
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

/**
 * The name of a program, if there is one. A puzzle may have algorithms of another family.
 * @param {ReturnType<typeof catalogue>[number]} kind
 * @param {string} algorithm
 */
function nameOf({ id, presets }, algorithm) {
  const session = sessionOf(presets[0].link, algorithm);
  const { family } = session.description;
  session.free();
  return programOf({ puzzle: id, family, algorithm });
}

test('every program is shown with an algorithm of its puzzle, or of each puzzle of its family that has it', () => {
  for (const [name, { of }] of Object.entries(PROGRAMS)) {
    const algorithm = algorithmOf(name);
    const kinds = catalogue().filter((kind) => kind.algorithms.includes(algorithm));
    const shown = kinds.map((kind) => ({ id: kind.id, name: nameOf(kind, algorithm) }));
    const owners = shown.filter((one) => one.name === name);
    assert.ok(owners.length > 0, `${name}: ${of} has no ${algorithm}`);
    for (const other of shown) {
      if (!other.name || other.name === name) continue;
      assert.ok([of, PROGRAMS[other.name].of].includes(other.id), `${other.id}: ${algorithm}`);
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
        const isCode = LANGUAGES.some((language) => language === name);
        const most = isCode ? WIDEST.code : WIDEST.words;
        assert.ok(width <= most, `${name}: ${width} letters: ${text}`);
        assert.ok(Number.isInteger(depth), `${name}: ${text}`);
      }
    }
  });
}

/** A run of an example by an algorithm. @param {Uint8Array} link @param {string} algorithm */
function sessionOf(link, algorithm) {
  const example = new Session(link);
  // To choose it again would choose its first heuristic.
  if (example.description.algorithm === algorithm) return example;
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
 * Boards besides the examples, by puzzle. On a knight's board of 3 x 4 no tour is constructed, and the
 * free cells fall apart. Sliding tiles of 2 x 3 are searched to the end, also with a heuristic that is
 * not consistent, and with a limit that is too small. Tic-tac-toe is searched to a depth limit.
 * @type {Record<string, (link: Uint8Array, algorithm: string) => Uint8Array[]>}
 */
const SMALL = {
  tictactoe(link, algorithm) {
    const session = sessionOf(link, algorithm);
    const limited = session.withSetting('plies', '2');
    session.free();
    return [limited];
  },
  knight: (link, algorithm) => [resized(link, algorithm, 3, 4)],
  tiles(link, algorithm) {
    const small = resized(link, algorithm, 2, 3);
    const session = new Session(small);
    const { settings } = session.description;
    const canMislead = settings.some(({ options }) => options.includes('manhattan-twice'));
    const links = canMislead ? [session.withSetting('heuristic', 'manhattan-twice')] : [];
    if (settings.some(({ id }) => id === 'limit')) links.push(session.withSetting('limit', '3'));
    session.free();
    return [small, ...links];
  },
};

/** The link to an example on a board of another size. @param {Uint8Array} link @param {string} algorithm @param {number} rows @param {number} columns */
function resized(link, algorithm, rows, columns) {
  const session = sessionOf(link, algorithm);
  const small = session.resized(rows, columns);
  session.free();
  return small;
}

/** A run, if the algorithm fits the size of the board. @param {Uint8Array} link @param {string} algorithm */
function possibleSessionOf(link, algorithm) {
  try {
    return sessionOf(link, algorithm);
  } catch (error) {
    const codes = ['unknownAlgorithm', 'beyondLimit', 'largeTree'];
    assert.ok(error instanceof EngineError && codes.includes(error.code), String(error));
    return null;
  }
}

/** The labels that runs came to, by program. @type {Map<string, Set<string>>} */
const reached = new Map(Object.keys(PROGRAMS).map((name) => [name, new Set()]));

for (const kind of catalogue()) {
  const { id, presets } = kind;
  test(`${id}: every step lights a line`, () => {
    for (const algorithm of kind.algorithms) {
      const name = nameOf(kind, algorithm);
      // Whoever adds a puzzle need not write programs.
      if (!name) continue;
      const labels = labelsOf(writings(name, programs.get(name) ?? assert.fail()).rust);
      const links = [
        ...presets.map(({ link }) => link),
        ...(SMALL[id]?.(presets[0].link, algorithm) ?? []),
      ];
      for (const [preset, link] of links.entries()) {
        const session = possibleSessionOf(link, algorithm);
        if (!session) continue;
        const known = Math.min(session.advance(STEPS), STEPS);
        const until = IS_LONG || preset === 0 || preset >= presets.length ? known : FEW_STEPS;
        for (let step = 0; step <= Math.min(known, until); step++) {
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

/**
 * Labels that no puzzle comes to: the cost of a move is that of the cell entered, or 1, so the first
 * way that uniform-cost search finds to a state is the cheapest.
 * @type {Record<string, string[]>}
 */
const UNREACHED = { uniform: ['stale', 'improved'] };

// A puzzle alone may miss one: not every tour is to be closed.
test('every label of a program is come to by a puzzle that is searched so', () => {
  for (const [name, program] of programs) {
    const missed = labelsOf(writings(name, program).rust).filter(
      (label) => !reached.get(name)?.has(label),
    );
    assert.deepEqual(missed, UNREACHED[name] ?? [], name);
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

test('what an open list does lights its own line: pushed again, skipped, a goal that leaves', () => {
  const kind = catalogue().find(({ id }) => id === 'tiles') ?? assert.fail();
  const [small, misled] = SMALL.tiles(kind.presets[0].link, 'astar');
  const depthFirst = new Session(new Session(small).withAlgorithm('dfs'));
  const aStar = new Session(misled);
  for (const [session, again] of /** @type {const} */ ([
    [depthFirst, ['repeated']],
    [aStar, ['improved', 'reopened']],
  ])) {
    const known = session.advance(STEPS);
    assert.ok(session.outcome, 'the whole space');
    const steps = Array.from({ length: known }, (_, index) => stepOf(session, index + 1));
    for (const label of again)
      assert.ok(
        steps.some(({ lit }) => lit === label),
        label,
      );
    const goal = steps.find(({ lit }) => lit === 'answer');
    assert.deepEqual(goal?.ran.slice(-3), ['dequeue', 'goal', 'answer']);
    // An entry is skipped for each time that a state joined the list once more.
    const skipped = steps.filter(({ ran }) => ran.includes('stale')).length;
    const entries = countOf(session.show(known), 'stale');
    const joined = steps.filter(({ lit }) => again.includes(/** @type {never} */ (lit))).length;
    assert.ok(skipped > 0 && skipped <= entries);
    if (session === depthFirst) assert.equal(entries, joined, 'nothing is left in the stack');
    for (let step = 1; step <= known; step++) {
      const [before, after] = [step - 1, step].map((at) => countOf(session.show(at), 'stale'));
      assert.equal(steps[step - 1].ran.includes('stale'), after > before, `step ${step}`);
    }
    session.free();
  }
});

test('a search in rounds lights the lines of a round, and the others inside it', () => {
  const kind = catalogue().find(({ id }) => id === 'tiles') ?? assert.fail();
  for (const algorithm of ['deepening', 'idastar']) {
    const [small] = SMALL.tiles(kind.presets[0].link, 'astar');
    const session = new Session(new Session(small).withAlgorithm(algorithm));
    const known = session.advance(1e6);
    const steps = Array.from({ length: known }, (_, index) => stepOf(session, index + 1));
    const lit = steps.map((step) => step.lit);
    const begins = lit.flatMap((label, index) => (label === 'round' ? [index] : []));
    const ends = lit.flatMap((label, index) => (label === 'over' ? [index] : []));
    assert.ok(begins.length > 1 && begins[0] === 0);
    // The next round begins where one is over, and the search ends with its first answer.
    assert.deepEqual(
      begins.slice(1),
      ends.map((index) => index + 1),
    );
    assert.equal(lit.indexOf('answer'), known - 1);
    const lastBegins = begins[begins.length - 1];
    assert.ok(lit.indexOf('answer') > lastBegins, 'only the last round has an answer');
    const countIn = (/** @type {string} */ label) => lit.filter((one) => one === label).length;
    const [placed, back] = [countIn('place') + countIn('answer'), countIn('retreat')];
    // The first choice on the path is the round.
    const { path } = /** @type {any} */ (session.show(known));
    assert.equal(
      placed - back,
      path.length - 1,
      'what is placed stays on the path or is taken back',
    );
    session.free();
  }
});

/** The values beside the program at a step. @param {Session} session @param {number} step */
function valuesAt(session, step) {
  const { family, puzzle } = session.description;
  const frame = session.show(step);
  const view = family === 'games' ? gameView(puzzle) : {};
  const viewer = /** @type {any} */ ({
    run: { session, frame, event: session.family?.event(session), kind: { id: puzzle } },
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
      g: depths.get(state),
      h: null,
      f: null,
      state,
      next: target,
    });
  }
  session.free();
});

test('the values beside A* are cost, estimate and their sum, by hand', () => {
  const { session, known } = runOf('flip', 'sample', 'astar');
  /** The estimate: pieces to turn to the nearer colour, five at a time, rounded up. @param {ArrayLike<number>} board */
  const estimate = (board) => {
    const black = Array.from(board).filter((code) => code === board[0]).length;
    return Math.ceil(Math.min(black, 16 - black) / 5);
  };
  const { frame: start, values: first } = valuesAt(session, 0);
  assert.deepEqual([first.g, first.h, first.f, first.state], [0, null, null, start.state]);
  for (let step = 1; step <= Math.min(known, 500); step++) {
    const { frame, values } = valuesAt(session, step);
    const h = estimate(frame.board);
    assert.deepEqual([values.h, values.f], [h, frame.stateDepth + h], `step ${step}`);
    assert.deepEqual([values.g, values.state], [frame.stateDepth, frame.state]);
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
