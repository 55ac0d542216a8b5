/**
 * Writes what a page knows of the core before it has loaded any wasm, after the wasm was built:
 * `www/wasm/enums.js`, the numbers of the boundary's enums; `www/wasm/shelves.js`, what only the
 * gallery says of the puzzles; `www/wasm/example-texts.js`, the judges' texts of examples, which only
 * the command reads; and `www/wasm/catalogue.js`, the puzzles with the codes of their algorithms in
 * links, their examples and the links to those. No dependencies: the set-up runs before any package is
 * installed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as core from '../www/wasm/searchlight.js';
import { CATALOGUE, ROOT } from './wasm.mjs';

const folder = join(ROOT, 'www/wasm');
core.initSync({ module: readFileSync(join(folder, 'searchlight_bg.wasm')) });

const enums = Object.entries(core).filter(
  ([, value]) => typeof value === 'object' && Object.isFrozen(value),
);
const lines = enums.map(
  ([name, numbers]) => `export const ${name} = Object.freeze(${JSON.stringify(numbers)});\n`,
);
const names = enums.map(([name]) => name).join(', ');
writeFileSync(join(folder, 'enums.js'), lines.join(''));
writeFileSync(join(folder, 'enums.d.ts'), `export { ${names} } from './searchlight.js';\n`);

/**
 * Returns the codes of a puzzle's algorithms: the third last byte of a link to a start.
 * @param {import('../www/wasm/searchlight.js').PuzzleKind} kind
 */
function codesOf({ id, algorithms, presets }) {
  const session = new core.Session(core.presetLink(id, presets[0].id));
  const codes = algorithms.map((algorithm) => {
    const link = session.withAlgorithm(algorithm);
    return link[link.length - 3];
  });
  session.free();
  return codes;
}

/** Maximum number of moves that a search may examine to count the states of a puzzle. */
const MOST_MOVES = 1 << 25;

/**
 * Counts the states that can be reached from the first example of a puzzle, and the moves that its
 * hardest board needs to reach a goal, by which the board of the day is chosen. Returns nothing for
 * puzzles of other families and for spaces that are too large.
 * @param {import('../www/wasm/searchlight.js').PuzzleKind} kind
 */
function countsOf({ id, algorithms, presets }) {
  if (!algorithms.includes('bfs')) return {};
  const example = new core.Session(core.presetLink(id, presets[0].id));
  const session = new core.Session(example.withAlgorithm('bfs'));
  example.free();
  try {
    session.advance(MOST_MOVES);
    const outcome = session.outcome();
    if (!outcome || outcome.code.endsWith('Limit')) return {};
    const [{ order }] = session.mapData().sides;
    return { states: order.length, hardest: hardestOf(session) };
  } catch {
    return {};
  } finally {
    session.free();
  }
}

/**
 * Returns the greatest distance of a board from a goal, or undefined if the space cannot be surveyed.
 * @param {import('../www/wasm/searchlight.js').Session} session
 */
function hardestOf(session) {
  if (!session.describe().canBeSurveyed) return undefined;
  while (!session.advanceSurvey(MOST_MOVES));
  const survey = session.survey();
  return survey ? survey.distances.length - 1 : undefined;
}

/** Makes an entry of the catalogue from the short form that is written: every page fetches it. */
const DECODER = `const puzzle = (id, code, family, sizes, wanted, algorithm, algorithms, codes, heuristics, presets) => ({
  id,
  family,
  sizes: { mostRows: sizes[0], mostColumns: sizes[1], mostCells: sizes[2] },
  wanted,
  algorithm,
  algorithms,
  heuristics,
  presets: presets.map(([id, ...link]) => ({ id, link: [1, code, ...link, 0] })),
  codes,
});
`;

/**
 * Writes a puzzle in its short form. The links of its examples begin with the version 1 and the
 * puzzle's code, and end with the step 0.
 * @param {import('../www/wasm/catalogue.js').Entry} kind
 */
function entryOf({ presets, sizes, ...kind }) {
  const { id, family, wanted, algorithm, algorithms, codes, heuristics } = kind;
  const [{ link }] = presets;
  const short = presets.map((preset) => [preset.id, ...preset.link.slice(2, -1)]);
  const { mostRows, mostColumns, mostCells } = sizes;
  const all = [id, link[1], family, [mostRows, mostColumns, mostCells], wanted, algorithm];
  return `puzzle(${[...all, algorithms, codes, heuristics, short].map((one) => JSON.stringify(one)).join(', ')})`;
}

const kinds = core.catalogue();
const shelves = Object.fromEntries(
  kinds.map((kind) => [kind.id, { teaches: kind.teaches, ...countsOf(kind) }]),
);
writeFileSync(
  join(folder, 'shelves.d.ts'),
  `import { Teaches } from './searchlight.js';

export interface ShelfFacts {
  teaches: Teaches;
  /** States that can be reached from the first example; missing if they were not counted. */
  states?: number;
  /** Moves to a goal from the hardest board of this size; missing if the space was not surveyed. */
  hardest?: number;
}
/** By puzzle. */
export const SHELVES: Record<string, ShelfFacts>;
`,
);
writeFileSync(join(folder, 'shelves.js'), `export const SHELVES = ${JSON.stringify(shelves)};\n`);

const texts = Object.fromEntries(
  kinds.map(({ id, presets }) => [
    id,
    Object.fromEntries(presets.map((own) => [own.id, own.text])),
  ]),
);
writeFileSync(
  join(folder, 'example-texts.d.ts'),
  `/** Judges' text of each example, by puzzle and example. */
export const EXAMPLE_TEXTS: Record<string, Record<string, string>>;
`,
);
writeFileSync(
  join(folder, 'example-texts.js'),
  `export const EXAMPLE_TEXTS = ${JSON.stringify(texts)};\n`,
);

const puzzles = kinds.map((kind) => ({
  ...kind,
  teaches: undefined,
  codes: codesOf(kind),
  presets: kind.presets.map(({ id }) => ({ id, link: [...core.presetLink(kind.id, id)] })),
}));
const type = `import { PuzzleKind } from './searchlight.js';

export interface Example {
  id: string;
  link: number[];
}
export type Entry = Omit<PuzzleKind, 'presets' | 'teaches'> & {
  codes: number[];
  presets: Example[];
};
export const PUZZLES: Entry[];
`;
writeFileSync(join(folder, 'catalogue.d.ts'), type);
// Written last, so that its time stamp is the time of the build.
writeFileSync(
  CATALOGUE,
  `${DECODER}export const PUZZLES = [\n${puzzles.map((kind) => `  ${entryOf(kind)},\n`).join('')}];\n`,
);
