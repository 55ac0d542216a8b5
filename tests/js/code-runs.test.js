/** The programs beside the film are programs: they run, and come to what the core comes to. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { PROGRAMS } from '../../www/programs/index.js';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { countOf } from '../../www/core/engine/family-core.js';
import { StepSize } from '../../www/wasm/searchlight.js';
import './families.js';
import { ROOT } from './sources.js';

/**
 * @import { Program } from '../../www/programs/types.js'
 * @import { Frame as Path } from '../../www/families/backtracking/core.js'
 * @import { Frame as Filling } from '../../www/families/games/core.js'
 */

await loadEngine(readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)));

/** @type {Record<string, Program>} */
const programs = {};
for (const [id, { load }] of Object.entries(PROGRAMS)) programs[id] = (await load()).program;

/**
 * The harness of a language with the lines of each program in the place of its name; of a program
 * in C++ perhaps its function apart from the rest.
 * @param {'rust' | 'python' | 'cpp'} language
 * @param {string} file
 * @param {RegExp} place
 */
function source(language, file, place) {
  const text = readFileSync(new URL(`tests/code/${file}`, ROOT), 'utf8');
  const used = new Set();
  const filled = text.replace(place, (_, indent, visible = '', id, part = '') => {
    used.add(id);
    const lines = programs[id][language];
    const end = lines.findIndex(([line]) => line === '}') + 1;
    return lines
      .slice(part === 'rest' ? end : 0, part === 'function' ? end : undefined)
      .map(([line], index) => `${indent}${index === 0 ? visible : ''}${line}`)
      .join('\n');
  });
  assert.deepEqual([...used].sort(), Object.keys(programs).sort(), `${file} has every program`);
  return filled;
}

/** A run that is computed to its end. @param {string} puzzle @param {string} preset @param {string} algorithm @param {[string, string]} [setting] */
function whole(puzzle, preset, algorithm, setting) {
  const kind = catalogue().find(({ id }) => id === puzzle);
  const example = kind?.presets.find(({ id }) => id === preset) ?? assert.fail(preset);
  let session = new Session(example.link);
  if (setting) session = new Session(session.withSetting(...setting));
  session = new Session(session.withAlgorithm(algorithm));
  while (!session.outcome) session.advance(1e6);
  return session;
}

/** The last frame. @param {Session} session */
const last = (session) => session.show(session.advance(0));

/** What the programs are given, and what the core comes to. */
/**
 * @type {{ flip: number, numbers: number[], columns: number, game: number[][], graphs: Graph[],
 *   tree: [children: number[][], values: number[], depths: number[]] }}
 */
let given;
/** @type {Record<string, unknown>} */
let expected;

/** The answers of a run, a value a cell. @param {Session} session */
function answersOf(session) {
  const answers = [];
  const known = session.advance(0);
  for (let step = 1; step <= known; step++) {
    const { answered, board } = session.show(step);
    if (answered) answers.push(Array.from(board, (code) => Number(code > 0 && code % 2 === 0)));
  }
  return answers;
}

/** @param {Record<string, unknown>} results */
function compare(results) {
  for (const id of Object.keys(expected)) {
    if (id !== 'runs') assert.deepEqual(results[id], expected[id], id);
  }
  const names = given.graphs.flatMap(({ of, runs }) =>
    runs.map((run) => `${of}: ${run.join(' ')}`),
  );
  for (const [index, name] of names.entries()) {
    const [got, wanted] = [results.runs, expected.runs].map(
      (runs) => /** @type {unknown[]} */ (runs)[index],
    );
    assert.deepEqual(got, wanted, name);
  }
}

/**
 * A space as a graph, its states numbered in the order of a search, and the runs on it: the program,
 * the weight and the limit.
 * @typedef {{ of: string, start: number, goals: number[], estimates: number[],
 *   moves: [to: number, cost: number][][] }} Space
 * @typedef {Space & { runs: Asked[] }} Graph
 * @typedef {[program: string, weight: number, limit: number]} Asked
 *
 * A run and what it comes to: the answer's state or -1, the number of paths kept, the number of moves
 * from the states on such a path, and the states in the order in which they are expanded or, of a search that
 * keeps only the path, looked at.
 * @typedef {{ run: Asked, result: [counts: number[], seen: number[]] }} Wanted
 */

/** A session computed to its end. @param {Uint8Array} link */
function ended(link) {
  const session = new Session(link);
  while (!session.outcome) session.advance(1e6);
  return session;
}

/** The event of a step. @param {Session} session @param {number} step */
function eventAt(session, step) {
  session.show(step);
  return session.event();
}

/**
 * The space of a run that expands every state, and the number of each state in it.
 * @param {string} of
 * @param {Session} session
 * @returns {{ graph: Space, number: Map<number, number> }}
 */
function spaceOf(of, session) {
  /** @type {Map<number, { h: number, ways: [number, number][] }>} */
  const found = new Map();
  const goals = new Set();
  const known = session.advance(0);
  for (let step = 1, from = -1, isFirst = false; step <= known; step++) {
    const event = eventAt(session, step);
    if (event.kind === 'removal') goals.add(event.state);
    if (event.kind !== 'move') continue;
    if (event.from !== from) {
      from = event.from;
      isFirst = !found.has(from);
      if (isFirst) found.set(from, { h: event.numbers?.current.h ?? 0, ways: [] });
    }
    if (isFirst) found.get(from)?.ways.push([event.to, event.numbers?.cost ?? 1]);
  }
  const number = new Map([...found.keys()].map((state, index) => [state, index]));
  const numberOf = (/** @type {number} */ state) => number.get(state) ?? assert.fail(String(state));
  const graph = {
    of,
    start: 0,
    goals: [...goals].map(numberOf),
    estimates: [...found.values()].map(({ h }) => h),
    moves: [...found.values()].map(({ ways }) =>
      ways.map(([to, cost]) => /** @type {[number, number]} */ ([numberOf(to), cost])),
    ),
  };
  return { graph, number };
}

/**
 * What a search with an open list comes to.
 * @param {Session} session
 * @param {Map<number, number>} number
 * @returns {Wanted['result']}
 */
function expandedBy(session, number) {
  const known = session.advance(0);
  const seen = [];
  for (let step = 0; step < known;) {
    step = session.locate(step, StepSize.Item, 1);
    seen.push(number.get(countOf(session.show(step), 'state')) ?? -1);
  }
  const { answer } = session.score(true);
  const event = answer === null ? null : eventAt(session, answer);
  const found = event?.kind === 'removal' ? event.state : event?.kind === 'move' ? event.to : -1;
  return [[number.get(found) ?? -1, 0, 0], seen];
}

/**
 * What the rounds of a search that keeps only the path come to, and what its last round does.
 * @param {Session} session
 * @param {Space} graph
 */
function walkedBy(session, { start, moves }) {
  const known = session.advance(0);
  const rounds = /** @type {{ answers: number, generated: number, seen: number[] }[]} */ ([]);
  const path = /** @type {number[]} */ ([]);
  for (let step = 1; step <= known; step++) {
    const { kind, depth, value, answered, candidates } = /** @type {any} */ (session.show(step));
    if (kind === 'retreat') {
      path.pop();
      continue;
    }
    const isRound = kind === 'place' && depth === 1;
    if (isRound) rounds.push({ answers: 0, generated: 0, seen: [] });
    const round = rounds[rounds.length - 1];
    round.answers += Number(answered);
    if (kind !== 'place') continue;
    if (!answered) round.generated += candidates.length;
    path.push(isRound ? start : moves[path[path.length - 1]][value][0]);
    assert.equal(path.length, depth);
    round.seen.push(path[path.length - 1]);
  }
  const resultOf = (/** @type {typeof rounds} */ some) => {
    const sum = (/** @type {'answers' | 'generated'} */ of) =>
      some.reduce((total, round) => total + round[of], 0);
    const seen = some.flatMap((round) => round.seen);
    return /** @type {Wanted['result']} */ ([[-1, sum('answers'), sum('generated')], seen]);
  };
  return { all: resultOf(rounds), latest: resultOf(rounds.slice(-1)), rounds: rounds.length };
}

/** A link with settings changed, one after the other. @param {Uint8Array} link @param {[string, string][]} settings */
const set = (link, settings) =>
  settings.reduce((one, setting) => new Session(one).withSetting(...setting), link);

/**
 * Searches of an instance by all algorithms with an open list.
 * @param {string} of
 * @param {Uint8Array} link
 * @param {[string, string][]} [settings]
 * @returns {{ graph: Space, number: Map<number, number>, runs: Wanted[] }}
 */
function searched(of, link, settings = []) {
  const linkOf = (/** @type {string} */ algorithm) => new Session(link).withAlgorithm(algorithm);
  const { graph, number } = spaceOf(of, ended(set(linkOf('astar'), settings)));
  const algorithms = ['dfs', 'uniform', 'greedy', 'astar', 'weighted'];
  const runs = algorithms.map((algorithm) => {
    const isGuided = algorithm !== 'dfs' && algorithm !== 'uniform';
    const session = ended(set(linkOf(algorithm), isGuided ? settings : []));
    const run = /** @type {Asked} */ ([algorithm, 2, 0]);
    return { run, result: expandedBy(session, number) };
  });
  return { graph, number, runs };
}

/** The link to an example. @param {string} puzzle @param {string} [preset] */
function linkTo(puzzle, preset = 'sample') {
  const kind = catalogue().find(({ id }) => id === puzzle);
  return kind?.presets.find(({ id }) => id === preset)?.link ?? assert.fail(preset);
}

/**
 * Searches as `searched` does, and those in rounds.
 * @param {string} of
 * @param {Uint8Array} link
 * @param {number} back 1 to leave out the move straight back, 2 all moves back to the path
 */
function deepened(of, link, back) {
  const space = searched(of, link);
  for (const algorithm of ['deepening', 'idastar']) {
    const session = ended(new Session(link).withAlgorithm(algorithm));
    const { all, latest, rounds } = walkedBy(session, space.graph);
    assert.ok(all[0][1] > 0, `${of} is answered`);
    space.runs.push({ run: [algorithm, back, 0], result: all });
    if (algorithm === 'idastar') continue;
    assert.ok(rounds > 1, `${of} is answered after a round without an answer`);
    // The limit of the last round is the number of rounds before it.
    space.runs.push({ run: ['limited', back, rounds - 1], result: latest });
  }
  return space;
}

/** Of the graphs: every search with an open list on each, and those in rounds. */
function orderedRuns() {
  const small = new Session(linkTo('tiles')).resized(2, 3);
  return [
    deepened('flip', linkTo('flip', 'one'), 2),
    searched('flip sample', linkTo('flip')),
    deepened('rearrange', linkTo('rearrange'), 2),
    deepened('maze', linkTo('maze'), 2),
    deepened('maze with costs', linkTo('maze', 'costs'), 2),
    searched('tiles of 2 x 3, misled', small, [['heuristic', 'manhattan-twice']]),
    deepened('tiles of 2 x 3', small, 1),
    BY_HAND,
  ];
}

/**
 * A graph by hand: the way to 1 through 2 is cheaper than the move that is found first, so that one
 * is skipped. No puzzle has such costs.
 * @type {{ graph: Space, runs: Wanted[] }}
 */
const BY_HAND = {
  graph: {
    of: 'a graph',
    start: 0,
    goals: [3],
    estimates: [3, 1, 2, 0],
    moves: [
      [
        [1, 5],
        [2, 1],
      ],
      [[3, 1]],
      [[1, 1]],
      [],
    ],
  },
  runs: [
    {
      run: ['uniform', 1, 0],
      result: [
        [3, 0, 0],
        [0, 2, 1, 3],
      ],
    },
    {
      run: ['astar', 1, 0],
      result: [
        [3, 0, 0],
        [0, 2, 1, 3],
      ],
    },
    {
      run: ['greedy', 1, 0],
      result: [
        [3, 0, 0],
        [0, 1, 3, 2],
      ],
    },
    {
      run: ['dfs', 1, 0],
      result: [
        [3, 0, 0],
        [0, 1, 3, 2],
      ],
    },
  ],
};

before(() => {
  const sample = whole('flip', 'sample', 'bfs');
  const start = countOf(sample.show(0), 'state');
  const answer = /** @type {number} */ (sample.score(true).answer);
  const field = whole('mines', 'several', 'rowMajor');
  const table = whole('tab', 'sample', 'full');
  const cells = Array.from({ length: table.cells }, (_, cell) => cell);
  given = {
    flip: start,
    numbers: Array.from(field.description.givenNumbers ?? []),
    columns: field.description.columns,
    game: cells.map((cell) => Array.from(table.ask((core) => core.neighbours(cell, false)))),
    graphs: [],
    tree: treeOf(whole('tictactoe', 'sample', 'minimax')),
  };
  const answers = answersOf(field);
  assert.equal(answers.length, last(field).answers);
  const plies = Array.from(/** @type {Filling} */ (last(table)).table.plies);
  const wins = plies.map((count) => count % 2 === 1);
  const tour = (/** @type {string} */ algorithm) => {
    const session = whole('knight', 'open', algorithm);
    return [0, .../** @type {Path} */ (last(session)).path];
  };
  // The column of each row's queen, in the first solution.
  const queens = (/** @type {string} */ algorithm) => {
    const session = whole('queens', 'eight', algorithm);
    const queensOf = Array.from(/** @type {Path} */ (last(session)).path).sort(
      (one, two) => one - two,
    );
    return queensOf.map((cell) => cell % 8);
  };
  expected = {
    bfs: [sample.show(answer).targetDepth, last(sample).discovered],
    bidirectional: last(whole('flip', 'sample', 'bidirectional')).discovered,
    // Of the ten states of a line each side has expanded half when they meet.
    alternating: 5,
    naive: tour('naive'),
    ...Object.fromEntries(['warnsdorff', 'cuts', 'construction'].map((id) => [id, tour(id)])),
    ...Object.fromEntries(['rowMajor', 'forced', 'constrained'].map((id) => [id, answers])),
    ...Object.fromEntries(['plain', 'forward', 'arcs'].map((id) => [id, queens(id)])),
    first: wins,
    full: plies,
    waves: plies,
    ...Object.fromEntries(['minimax', 'alphabeta'].map((id) => [id, searchedBy(id)])),
    runs: orderedRuns().flatMap(({ graph, runs }) => {
      given.graphs.push({ ...graph, runs: runs.map(({ run }) => run) });
      return runs.map(({ result }) => result);
    }),
  };
  assert.deepEqual(expected.bfs, [4, 4096], 'the published counts');
});

/**
 * The tree of a run by minimax: the children of each position, in preorder, the values of those
 * without, for the player who moves first, and the depths.
 * @param {Session} session
 */
function treeOf(session) {
  /** @type {[children: number[][], values: number[], depths: number[]]} */
  const [children, values, depths] = [[], [], []];
  const add = (/** @type {number} */ position, /** @type {number} */ depth, value = 0) => {
    const node = children.push([]) - 1;
    values.push(value);
    depths.push(depth);
    const moves = session.ask((core) => core.treeMoves(position));
    for (const { to, value: own } of moves) {
      children[node].push(add(to, depth + 1, depth % 2 === 0 ? own : -own));
    }
    return node;
  };
  add(
    session.ask((core) => core.treeStart()),
    0,
  );
  return /** @type {[number[][], number[], number[]]} */ ([children, values, depths]);
}

/** What a search of a tree comes to: the value, and the number of positions looked at. @param {string} id */
function searchedBy(id) {
  const session = whole('tictactoe', 'sample', id);
  const { outcome } = session;
  return outcome?.code === 'valued' && [outcome.value, countOf(last(session), 'entered')];
}

/** @param {string} program */
const isThere = (program) => spawnSync(program, ['--version']).status === 0;

test(
  'the Python programs come to what the core comes to',
  { skip: !isThere('python3') && 'there is no python3' },
  () => {
    const text = source('python', 'harness.py', /^( *)#: (pub )?(\w+)$/gm);
    const run = spawnSync('python3', ['-c', text], { input: JSON.stringify(given) });
    assert.equal(run.status, 0, String(run.stderr));
    compare(JSON.parse(String(run.stdout)));
  },
);

/** The graphs and the runs on them, as numbers and names between spaces. */
const graphsAsText = () =>
  given.graphs
    .flatMap(({ start, goals, estimates, moves, runs }) => [
      [moves.length, start, goals.length, ...goals],
      ...moves.map((ways, state) => [estimates[state], ways.length, ...ways.flat()]),
      [runs.length, ...runs.flat()],
    ])
    .map((line) => line.join(' '))
    .join('\n');

/**
 * What a compiled harness prints, by program.
 * @param {string} file of the harness
 * @param {string} text
 * @param {(path: string, binary: string) => string[]} command that compiles it
 */
function compiled(file, text, command) {
  const folder = mkdtempSync(join(tmpdir(), 'searchlight-code-'));
  try {
    const [path, binary] = [join(folder, file), join(folder, 'programs')];
    writeFileSync(path, text);
    const [compiler, ...options] = command(path, binary);
    const built = spawnSync(compiler, options);
    assert.equal(built.status, 0, String(built.stderr));
    const run = spawnSync(binary, { input: graphsAsText(), maxBuffer: 1 << 26 });
    assert.equal(run.status, 0, String(run.stderr));
    const lines = String(run.stdout).trim().split('\n');
    const results = lines.map((line) => {
      const [id, ...rest] = line.split(' ');
      return [id, JSON.parse(rest.join(' ').replaceAll('(', '[').replaceAll(')', ']'))];
    });
    const runs = results.filter(([id]) => id === 'run').map(([, result]) => result);
    return { ...Object.fromEntries(results), runs };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test(
  'the Rust programs compile, and come to what the core comes to',
  { skip: !isThere('rustc') && 'there is no rustc' },
  () => {
    const { flip, numbers, columns, game, tree } = given;
    const [children, values, depths] = tree;
    const constants = [
      `const TREE: &[&[usize]] = &[${children.map((nodes) => `&${JSON.stringify(nodes)}`).join()}];`,
      `const WORTH: &[i32] = &${JSON.stringify(values)};`,
      `const DEPTHS: &[u32] = &${JSON.stringify(depths)};`,
      `const FLIP: State = ${flip};`,
      `const COLUMNS: usize = ${columns};`,
      `const NUMBERS: [u8; ${numbers.length}] = ${JSON.stringify(numbers)};`,
      `const GAME: &[&[usize]] = &[${game.map((moves) => `&${JSON.stringify(moves)}`).join()}];`,
    ];
    const text = source('rust', 'harness.rs', /^( *)\/\/: (pub )?(\w+)$/gm);
    const options = ['--edition', '2024', '-C', 'opt-level=1'];
    compare(
      compiled('programs.rs', [text, ...constants].join('\n'), (path, binary) => [
        'rustc',
        ...options,
        path,
        '-o',
        binary,
      ]),
    );
  },
);

test(
  'the C++ programs compile without a warning, and come to what the core comes to',
  {
    skip:
      !isThere('g++') &&
      'there is no g++: install it, on Debian or Ubuntu with apt-get install g++',
  },
  () => {
    const { flip, numbers, columns, game, tree } = given;
    const [children, values, depths] = tree;
    const list = (/** @type {unknown} */ value) =>
      JSON.stringify(value).replaceAll('[', '{').replaceAll(']', '}');
    const constants = [
      `const int FLIP = ${flip}, COLUMNS = ${columns};`,
      `const vector<int> NUMBERS = ${list(numbers)};`,
      `const vector<vector<int>> GAME = ${list(game)};`,
      `const vector<vector<int>> TREE = ${list(children)};`,
      `const vector<int> WORTH = ${list(values)}, DEPTHS = ${list(depths)};`,
    ];
    const text = source('cpp', 'harness.cpp', /^( *)\/\/: (pub )?(\w+)(?: (function|rest))?$/gm);
    const options = ['-std=c++17', '-O1', '-Wall', '-Wextra', '-Werror'];
    compare(
      compiled('programs.cpp', [text, ...constants].join('\n'), (path, binary) => [
        'g++',
        ...options,
        path,
        '-o',
        binary,
      ]),
    );
  },
);
