/**
 * Runs inside the worker of `frame.js`, before the typed code: gives the code `definePuzzle`, and lists
 * the states of the puzzle in slices, one for each message. The typed code shares this worker, so
 * nothing that leaves it is trusted.
 * @import { AnyPuzzle, Kit } from '../core/own/definitions.js'
 */
import { copyOf } from '../core/own/define-puzzle.js';
import { Exploration, OwnFault } from '../core/own/explore.js';
import { faultOf } from '../core/own/misspelt.js';
import { told } from '../core/own/values.js';
import { LIMITS } from './limits.js';

/** Time of one slice, in milliseconds. */
const SLICE_MS = 40;
/** Number of calls of the typed functions that are announced: an endless loop is named by the last. */
const ANNOUNCED = 90;

const scope = /** @type {Worker & { location: Location, definePuzzle?: unknown }} */ (
  /** @type {unknown} */ (globalThis)
);
const post = scope.postMessage.bind(scope);
const { href } = scope.location;

/** Error with the place of its cause in the typed code. */
class Placed extends Error {
  /** @param {OwnFault} fault */
  constructor(fault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** @type {{ id: string, puzzle: AnyPuzzle, exploration: Exploration, told: number, letters: number } | null} */
let defined = null;
let calls = 0;
/** Number of characters posted so far. */
let characters = 0;

/**
 * Announces the first calls of a typed function.
 * @template Result
 * @param {string} asked name of the function
 * @param {unknown} state
 * @param {() => Result} call
 */
function announced(asked, state, call) {
  if (calls < ANNOUNCED) {
    // The last announcement withdraws the one before: no later call is announced.
    const isLast = ++calls === ANNOUNCED;
    post({ kind: 'about', asked: isLast ? '' : asked, state: told(state) });
  }
  return call();
}

/** @param {AnyPuzzle} puzzle @returns {AnyPuzzle} the puzzle whose first calls are announced */
function watched(puzzle) {
  const { moves, goal, draw, estimate, heuristics = {} } = puzzle;
  const estimates = Object.entries(heuristics).map(([name, ask]) => [
    name,
    (/** @type {unknown} */ state) => announced(name, state, () => ask(state)),
  ]);
  return {
    ...puzzle,
    moves: (state, player) => announced('moves', state, () => moves(state, player)),
    goal: (state, player) => announced('goal', state, () => goal(state, player)),
    ...(draw && { draw: (kit, state) => announced('draw', state, () => draw(kit, state)) }),
    ...(estimate && {
      estimate: (state, player) => announced('estimate', state, () => estimate(state, player)),
    }),
    heuristics: Object.fromEntries(estimates),
  };
}

scope.definePuzzle = (/** @type {unknown} */ id, /** @type {AnyPuzzle} */ puzzle) => {
  const fault = faultOf(typeof id === 'string' ? id : '', puzzle);
  if (fault) throw new Placed(new OwnFault(fault.code, fault.fields));
  const copy = copyOf(puzzle);
  const exploration = () => new Exploration(String(id), watched(copy));
  defined = { id: String(id), puzzle: copy, exploration: placed(exploration), told: 0, letters: 1 };
};

/**
 * Calls a function, and gives its fault to the caller of the typed code.
 * @template Result
 * @param {() => Result} call
 */
function placed(call) {
  try {
    return call();
  } catch (error) {
    throw error instanceof OwnFault ? new Placed(error) : error;
  }
}

/** Returns an argument of the kit without what the kit does not read. @param {unknown} part */
function partOf(part) {
  if (typeof part !== 'object' || part === null) return simple(part);
  const names = ['x', 'y', 'r', 'width', 'height', 'size', 'colour', 'label'];
  return Object.fromEntries(names.map((name) => [name, simple(Reflect.get(part, name))]));
}

/** @param {unknown} value */
const simple = (value) => {
  if (typeof value === 'number' || value === undefined) return value;
  return String(value).slice(0, LIMITS.title);
};

/** Records what a puzzle draws with its kit. @param {AnyPuzzle} puzzle @param {unknown} state */
function drawn(puzzle, state) {
  /** @type {unknown[][]} */
  const shapes = [];
  const record =
    (/** @type {string} */ kind) =>
    (/** @type {unknown[]} */ ...parts) => {
      if (shapes.length < LIMITS.shapes) shapes.push([kind, ...parts.slice(0, 2).map(partOf)]);
    };
  const kit = {
    disc: record('disc'),
    tile: record('tile'),
    jug: record('jug'),
    text: record('text'),
  };
  puzzle.draw?.(/** @type {Kit} */ (kit), state);
  return shapes;
}

/** Lists states for one slice, and posts them. */
function advance() {
  if (!defined) throw new OwnFault('playgroundNothing', {});
  const { id, puzzle, exploration } = defined;
  const now = () => performance.now();
  const rows = exploration.advance(now() + SLICE_MS, now, 1);
  const states = exploration.states.slice(defined.told);
  const { letters } = exploration;
  const head = defined.told === 0 && {
    id,
    name: puzzle.name.slice(0, LIMITS.title),
    heuristics: exploration.heuristics,
    players: puzzle.players ?? null,
    shape: letters && exploration.shape,
  };
  const text = JSON.stringify({
    head: head || null,
    names: rows.names,
    letters: letters?.slice(defined.letters) ?? [],
    drawn: letters ? [] : states.map((state) => ownCall('draw', state, () => drawn(puzzle, state))),
    told: letters
      ? []
      : states.map((state) =>
          ownCall('describe', state, () =>
            String(puzzle.describe?.(state) ?? plain(state)).slice(0, LIMITS.told),
          ),
        ),
  });
  characters += text.length;
  if (characters > LIMITS.allText) throw new OwnFault('playgroundLarge', {});
  defined.told = exploration.states.length;
  defined.letters = letters?.length ?? 1;
  const { counts, to, costs, labels, goals, estimates } = rows;
  const boards = letters ? rows.boards : new Uint8Array();
  const numbers = { counts, to, costs, labels, goals, estimates, boards };
  const { isDone, isCut } = exploration;
  post({ kind: 'batch', ...numbers, text, isDone, isCut }, Object.values(numbers).map((list) => list.buffer)); // prettier-ignore
}

/** @param {unknown} state */
const plain = (state) => (typeof state === 'string' ? state : JSON.stringify(state));

/**
 * @param {string} asked
 * @param {unknown} state
 * @param {() => unknown} call
 */
function ownCall(asked, state, call) {
  try {
    return call();
  } catch (error) {
    const reason = error instanceof Error ? error.message : told(error);
    throw new OwnFault(
      'ownThrew',
      { id: defined?.id ?? '', asked, state: told(state), reason },
      error,
    );
  }
}

/** Returns the innermost place of an error in the typed code. @param {unknown} error */
function placeOf(error) {
  const stack = error instanceof Error ? String(error.stack) : '';
  const at = stack.indexOf(`${href}:`);
  const [, line = 0, column = 0] = (at >= 0 && /^:(\d+):(\d+)/.exec(stack.slice(at + href.length))) || []; // prettier-ignore
  return { line: Number(line), column: Number(column) };
}

/** @param {unknown} error */
function postFault(error) {
  const fault = error instanceof Placed ? error.fault : error;
  const isOwn = fault instanceof OwnFault;
  const code = isOwn ? fault.code : 'playgroundThrew';
  const reason = error instanceof Error ? error.message : told(error);
  const fields = isOwn ? fault.fields : { reason };
  post({ kind: 'fault', code, fields, ...placeOf(isOwn ? (fault.cause ?? error) : error) });
}

scope.addEventListener('error', (event) => {
  const { error } = event;
  event.stopImmediatePropagation();
  if (!(error instanceof Placed)) return;
  event.preventDefault();
  postFault(error);
});

scope.addEventListener('message', (event) => {
  event.stopImmediatePropagation();
  try {
    advance();
  } catch (error) {
    postFault(error);
  }
});

post({ kind: 'awake' });
