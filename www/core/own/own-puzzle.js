/**
 * Makes a puzzle that the host page has defined one of the catalogue: explores its states, hands them
 * to the core, and adds the puzzle's words.
 *
 * Does not use the DOM.
 * @import { PuzzleKind } from '../engine/catalogue.js'
 * @import { Engine } from '../engine/engine.js'
 * @import { AnyPuzzle } from './definitions.js'
 * @import { GivenRows } from '../../wasm/searchlight.js'
 * @import { Rows } from './explore.js'
 */
import { catalogue, earlier } from '../engine/catalogue.js';
import { EngineError } from '../engine/engine.js';
import { loadModule } from '../engine/engines.js';
import { modulesWith } from '../engine/module-choice.js';
import { definitionOf, isExplored, noteExplored } from './definitions.js';
import { Exploration } from './explore.js';
import { idOf } from './own-id.js';

/** Time of one slice of exploring, in milliseconds. */
const SLICE_MS = 8;
/** Number of moves of one slice of checking heuristics. */
const CHECK_BUDGET = 1 << 15;
/** Length of a link before the name of a puzzle, and length of a hash, in bytes. */
const NAME_AT = 3;
const HASH_BYTES = 8;

/**
 * Progress of an exploration. `stop` ends it with the error `ownStopped`.
 * @typedef {{ found: number, expanded: number, stop: () => void }} Progress
 */

/**
 * Puzzle of the host page that is explored. `states` are in the order of their ranks; `letters` are
 * those of the board's codes, null if the puzzle draws its states itself.
 * @typedef {{ puzzle: AnyPuzzle, states: readonly unknown[], letters: readonly string[] | null,
 *   isCut: boolean }} Explored
 */

/** Explored puzzles by the value of the attribute. @type {Map<string, Explored>} */
const explored = new Map();

/**
 * Explorations that go on, by the value of the attribute.
 * @type {Map<string, { puzzle: AnyPuzzle, coming: Promise<Uint8Array> }>}
 */
const going = new Map();

/** Functions that hand a puzzle over once more, by the value of the attribute. @type {Map<string, () => void>} */
const refills = new Map();

/** Returns an explored puzzle. @param {string} puzzle value of the attribute */
export const exploredOf = (puzzle) => explored.get(puzzle);

/**
 * Adds a puzzle to the catalogue, or replaces its earlier version.
 * @param {PuzzleKind} kind
 */
function addKind(kind) {
  const kinds = catalogue();
  const index = kinds.findIndex(({ id }) => id === kind.id);
  earlier.push(...kinds.splice(index < 0 ? kinds.length : index, 1, kind));
}

/** Resolves in the next task, so that the page can respond. */
const nextTask = () => new Promise((go) => setTimeout(go));

/**
 * Explores a puzzle, once for all callers as long as its definition stays. Then links to it can be
 * opened, and the catalogue lists it.
 * @param {string} puzzle value of the attribute, such as `my:crates`
 * @param {(progress: Progress) => void} [tell] called after each slice
 * @param {(puzzle: string, explored: Explored) => Promise<void>} [learn] adds the puzzle's words
 * @returns {Promise<Uint8Array>} the link to its start
 * @throws {EngineError} `ownMissing` if it is not defined, `ownStopped`, or a fault of the puzzle
 */
export async function explore(puzzle, tell = () => {}, learn = async () => {}) {
  const definition = definitionOf(puzzle);
  if (!definition) throw new EngineError('ownMissing', { id: idOf(puzzle) });
  if (isExplored(puzzle)) return linkOf(puzzle);
  const present = going.get(puzzle);
  if (present?.puzzle === definition) return present.coming;
  const coming = exploreNow(puzzle, definition, tell, learn);
  going.set(puzzle, { puzzle: definition, coming });
  coming
    .catch(() => {})
    .finally(() => {
      if (going.get(puzzle)?.coming === coming) going.delete(puzzle);
    });
  return coming;
}

/** @param {string} puzzle */
function linkOf(puzzle) {
  const kind = catalogue().find(({ id }) => id === puzzle);
  if (!kind) throw new EngineError('ownMissing', { id: idOf(puzzle) });
  return kind.presets[0].link;
}

/**
 * @param {string} puzzle
 * @param {AnyPuzzle} definition
 * @param {(progress: Progress) => void} tell
 * @param {(puzzle: string, explored: Explored) => Promise<void>} learn
 */
async function exploreNow(puzzle, definition, tell, learn) {
  const [module] = modulesWith(puzzle);
  if (!module) throw new EngineError('family', { family: 'state-space' });
  const loading = loadModule(module);
  loading.catch(() => {}); // Awaited below.
  // The page can define the puzzle anew while this definition is explored. The new one replaces this
  // one then, even if its exploration ends first.
  const isCurrent = () => definitionOf(puzzle) === definition;
  let isStopped = false;
  const stop = () => (isStopped = true);
  const now = () => performance.now();
  const exploration = new Exploration(idOf(puzzle), definition);
  /** @type {Rows[]} */
  const slices = [];
  do {
    slices.push(exploration.advance(now() + SLICE_MS, now));
    tell({ ...exploration.counts, stop });
    await nextTask();
    if (isStopped) throw new EngineError('ownStopped', { id: idOf(puzzle) });
  } while (!exploration.isDone && isCurrent());
  const engine = await loading;
  if (!isCurrent()) return explore(puzzle, tell, learn);
  const give = () => handOver(engine, puzzle, exploration, slices);
  const { link, algorithm, algorithms, codes, heuristics } = await kept(engine, give());
  const { rows: mostRows, columns: mostColumns } = exploration.shape;
  const found = {
    puzzle: definition,
    states: exploration.states,
    letters: exploration.letters,
    isCut: exploration.isCut,
  };
  await learn(puzzle, found);
  if (!isCurrent()) return explore(puzzle, tell, learn);
  explored.set(puzzle, found);
  const bytes = Uint8Array.from(link);
  addKind({
    id: puzzle,
    family: 'state-space',
    sizes: { mostRows, mostColumns, mostCells: mostRows * mostColumns },
    wanted: 'distance',
    algorithm,
    algorithms,
    codes,
    heuristics,
    head: NAME_AT + bytes[NAME_AT - 1] + HASH_BYTES,
    presets: [{ id: 'start', text: '', link: bytes }],
  });
  noteExplored(puzzle, definition);
  // A fresh instance after a trap knows no graphs.
  refills.set(puzzle, () => {
    const again = give();
    while (!again.advance(CHECK_BUDGET));
    again.keep();
    again.free();
  });
  engine.refill = () => refills.forEach((refill) => refill());
  return bytes;
}

/**
 * Lets links open a graph, once its heuristics are checked.
 * @param {Engine} engine
 * @param {GivenRows} rows freed, also after an error
 */
async function kept(engine, rows) {
  const { instance } = engine;
  try {
    while (!engine.call(() => rows.advance(CHECK_BUDGET))) await nextTask();
    return engine.call(() => rows.keep());
  } finally {
    // A handle of an instance that was replaced is gone with its memory.
    if (engine.instance === instance) engine.call(() => rows.free());
  }
}

/**
 * Gives the rows of a puzzle to the core.
 * @param {Engine} engine
 * @param {string} puzzle
 * @param {Exploration} exploration
 * @param {readonly Rows[]} slices
 */
function handOver(engine, puzzle, exploration, slices) {
  const { rows: height, columns } = exploration.shape;
  const { bindings } = engine;
  return engine.call(() => {
    const names = exploration.heuristics.join('\n');
    const rows = new bindings.GivenRows(idOf(puzzle), height, columns, names);
    try {
      for (const slice of slices) {
        rows.names(slice.names.join('\n'));
        rows.states(slice.goals, slice.estimates, slice.boards);
        rows.moves(slice.counts, slice.to, slice.costs, slice.labels);
      }
      rows.finish(exploration.isCut);
      return rows;
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) rows.free();
      throw error;
    }
  });
}
