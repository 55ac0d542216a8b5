/**
 * Makes a puzzle that the host page has defined one of the catalogue: explores its states, hands them
 * to the core, and adds the puzzle's words.
 *
 * Does not use the DOM.
 * @import { PuzzleKind } from '../engine/catalogue.js'
 * @import { Engine } from '../engine/engine.js'
 * @import { AnyPuzzle, Listing } from './definitions.js'
 * @import { GivenRows } from '../../wasm/searchlight.js'
 * @import { Rows } from './explore.js'
 */
import { catalogue, earlier } from '../engine/catalogue.js';
import { EngineError } from '../engine/engine.js';
import { loadModule } from '../engine/engines.js';
import { modulesWith } from '../engine/module-choice.js';
import { LISTED, definitionOf, givenFor, isExplored, noteExplored } from './definitions.js';
import { Exploration, OwnFault } from './explore.js';
import { faultOf, missing } from './misspelt.js';
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
 * @typedef {Pick<Listing, 'states' | 'labels' | 'letters' | 'isCut'> & { puzzle: AnyPuzzle }} Explored
 */

/** Explored puzzles by the value of the attribute. @type {Map<string, Explored>} */
const explored = new Map();

/**
 * Explorations that go on, by the value of the attribute.
 * @type {Map<string, { puzzle: AnyPuzzle, coming: Promise<Uint8Array> }>}
 */
const going = new Map();

/**
 * For each engine, functions that hand its puzzles over once more, by the value of the attribute.
 * @type {WeakMap<Engine, Map<string, () => void>>}
 */
const handovers = new WeakMap();

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

/** Algorithms that every puzzle and every game of a page has, by family. */
const TYPICAL = { 'state-space': 'bfs', trees: 'alphabeta' };

/** Resolves in the next task, so that the page can respond. */
const nextTask = () => new Promise((go) => setTimeout(go));

/**
 * Explores a puzzle, once for all callers as long as its definition stays. Then links to it can be
 * opened, and the catalogue lists it.
 * @param {string} puzzle value of the attribute, such as `my:crates`
 * @param {(progress: Progress) => void} [tell] called after each slice
 * @param {(puzzle: string, explored: Explored) => Promise<void>} [learn] adds the puzzle's words
 * @returns {Promise<Uint8Array>} the link to its start
 * @throws {EngineError} `ownMissing` if it is not defined, `ownDefinition`, `ownMisspelt`, `ownStopped`,
 *   or a fault of the puzzle
 */
export async function explore(puzzle, tell = () => {}, learn = async () => {}) {
  const definition = definitionOf(puzzle);
  if (!definition) throw missing(puzzle);
  if (isExplored(puzzle)) return linkOf(puzzle);
  const fault = faultOf(idOf(puzzle), givenFor(puzzle));
  if (fault) throw fault;
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
  if (!kind) throw missing(puzzle);
  return kind.presets[0].link;
}

/**
 * @param {string} puzzle
 * @param {AnyPuzzle} definition
 * @param {(progress: Progress) => void} tell
 * @param {(puzzle: string, explored: Explored) => Promise<void>} learn
 */
async function exploreNow(puzzle, definition, tell, learn) {
  const family = definition.players ? 'trees' : 'state-space';
  const [module] = modulesWith(puzzle, [TYPICAL[family]]);
  if (!module) throw new EngineError('family', { family });
  const loading = loadModule(module);
  loading.catch(() => {}); // Awaited below.
  // The page can define the puzzle anew while this definition is explored. The new one replaces this
  // one then, even if its exploration ends first.
  const isCurrent = () => definitionOf(puzzle) === definition;
  const listing = definition[LISTED] ?? (await listed(puzzle, definition, tell, isCurrent));
  const engine = await loading;
  if (!listing || !isCurrent()) return explore(puzzle, tell, learn);
  const isGame = family === 'trees';
  const give = () => handOver(engine, puzzle, listing, isGame);
  const { link, algorithm, algorithms, codes, heuristics } = await kept(engine, give());
  const { rows: mostRows, columns: mostColumns } = listing.shape;
  const { states, labels, letters, isCut } = listing;
  const found = { puzzle: definition, states, labels, letters, isCut };
  await learn(puzzle, found);
  if (!isCurrent()) return explore(puzzle, tell, learn);
  explored.set(puzzle, found);
  const bytes = Uint8Array.from(link);
  addKind({
    id: puzzle,
    family,
    sizes: { mostRows, mostColumns, mostCells: mostRows * mostColumns },
    wanted: isGame ? 'nothing' : 'distance',
    algorithm,
    algorithms,
    codes,
    heuristics,
    head: NAME_AT + bytes[NAME_AT - 1] + HASH_BYTES,
    presets: [{ id: 'start', link: bytes }],
  });
  noteExplored(puzzle, definition);
  handAgainAfterTrap(engine, puzzle, give);
  return bytes;
}

/**
 * Hands a puzzle over once more whenever the engine's instance is replaced after a trap: a fresh
 * instance knows no graphs.
 * @param {Engine} engine
 * @param {string} puzzle
 * @param {() => GivenRows} give
 */
function handAgainAfterTrap(engine, puzzle, give) {
  const own = handovers.get(engine) ?? new Map();
  handovers.set(engine, own);
  own.set(puzzle, () => {
    const rows = give();
    while (!rows.advance(CHECK_BUDGET));
    rows.keep();
    rows.free();
  });
  engine.refill = () => own.forEach((hand) => hand());
}

/**
 * Lists the states of a puzzle in slices.
 * @param {string} puzzle
 * @param {AnyPuzzle} definition
 * @param {(progress: Progress) => void} tell
 * @param {() => boolean} isCurrent
 * @returns {Promise<Listing | null>} null if the puzzle was defined anew meanwhile
 */
async function listed(puzzle, definition, tell, isCurrent) {
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
    if (!isCurrent()) return null;
  } while (!exploration.isDone);
  return exploration.listing(slices);
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
 * @param {Listing} listing
 * @param {boolean} isGame
 * @throws {OwnFault} for a game that does not end
 */
function handOver(engine, puzzle, { slices, heuristics, shape, isCut, tell }, isGame) {
  const { bindings } = engine;
  const id = idOf(puzzle);
  return engine.call(() => {
    const rows = new bindings.GivenRows(id, shape.rows, shape.columns, heuristics.join('\n'));
    try {
      for (const slice of slices) {
        rows.names(slice.names.join('\n'));
        rows.states(slice.goals, slice.estimates, slice.boards);
        rows.moves(slice.counts, slice.to, slice.costs, slice.labels);
      }
      if (isGame) rows.finishGame();
      else rows.finish(isCut);
      return rows;
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) throw error;
      rows.free();
      const { code, state, ...fields } = /** @type {{ code: string, state?: number }} */ (error);
      if (!code?.startsWith('own')) throw error;
      throw new OwnFault(code, {
        id,
        ...fields,
        ...(state !== undefined && { state: tell(state) }),
      });
    }
  });
}
