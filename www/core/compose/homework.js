/**
 * Homework: a sheet of questions with another board for each learner. Boards come from the core by
 * seeds that follow from one number, so the teacher's page makes the same sheets again. Does not use
 * the DOM.
 * @import { Stop } from '../stops/stop-format.js'
 */
import { EngineError, Session } from '../engine/session.js';
import { bytesOf, lettersOf } from '../links/state-string.js';
import { BOARD_KINDS, keepDistances, questionAt } from '../predictions/board-questions.js';
import { Predictions, placeOf } from '../predictions/question-plan.js';
import { stopOf } from '../stops/stop-format.js';

/**
 * `state` is the state string of the run whose board is replaced; `seed` is a number from 0 to
 * MOST_SEED; `count` is the number of sheets; `kinds` are kinds of questions, and `each` is the
 * number of questions of each kind of the core.
 * @typedef {{ state: string, title: string, seed: number, count: number, kinds: readonly string[],
 *   each: number }} Homework
 *
 * One learner's sheet: the state string of the board, and kinds and steps of the questions.
 * @typedef {{ number: number, state: string, asks: { kind: string, step: number }[] }} Sheet
 */

/** Maximum number of sheets. */
export const MOST_SHEETS = 60;

/** Maximum number that sheets follow from. */
export const MOST_SEED = 999_999;

/** Maximum number of questions of each kind. */
export const MOST_EACH = 3;

/** Maximum number of seeds that are tried for each sheet. */
const TRIES = 40;

/** Number of steps after which a run is not computed further. */
const MOST_STEPS = 2e6;

/** Steps or moves that are computed between two pauses. */
const SLICE = 2e5;

/** Steps of the first slice of a run, which is often enough for an answer. */
const LEAST_SLICE = 2e4;

/**
 * Writes a homework as the option of an address; the state stands behind `#`.
 * @param {Homework} homework
 */
export const writeHomework = ({ title, seed, count, kinds, each }) =>
  [seed, count, each, kinds.join('-'), title].join('~');

/**
 * Reads the option of an address.
 * @param {string} text
 * @param {string} state
 * @returns {Homework | null} null if the option is damaged
 */
export function readHomework(text, state) {
  const [seed, count, each, kinds = '', ...title] = text.split('~');
  const homework = {
    ...{ state, title: title.join('~'), seed: Number(seed), count: Number(count) },
    ...{ each: Number(each), kinds: kinds.split('-').filter((kind) => /^[a-z]+$/.test(kind)) },
  };
  const isIn = (
    /** @type {number} */ number,
    /** @type {number} */ least,
    /** @type {number} */ most,
  ) => Number.isInteger(number) && number >= least && number <= most;
  const { kinds: asked } = homework;
  const isWhole =
    isIn(homework.seed, 0, MOST_SEED) &&
    isIn(homework.count, 1, MOST_SHEETS) &&
    isIn(homework.each, 1, MOST_EACH);
  return isWhole && asked.length > 0 ? homework : null;
}

/** Pauses so that the page can draw. */
const breathe = () => new Promise((go) => setTimeout(go));

/**
 * Returns the boards of the sheets as state strings, all different, as far from a goal as the
 * homework's own board if the core can tell.
 * @param {Homework} homework
 * @returns {Promise<string[]>} fewer than asked for if the puzzle has no random boards, or too few
 * @throws {EngineError} if the space cannot be surveyed, such as for lack of memory
 */
export async function boardsOf({ state, seed, count }) {
  const session = new Session(bytesOf(state));
  try {
    const wanted = await distancesFor(session, count);
    /** @type {Set<string>} */
    const boards = new Set();
    for (let attempt = 0; boards.size < count && attempt < count * TRIES; attempt++) {
      const distance = wanted[attempt % wanted.length];
      const board = randomBoard(session, distance, seed * 10_000 + attempt);
      if (board) boards.add(board);
      if (attempt % 50 === 49) await breathe();
    }
    return [...boards];
  } finally {
    session.free();
  }
}

/**
 * Returns a random board as a state string; empty if the puzzle makes none.
 * @param {Session} session
 * @param {number} distance
 * @param {number} seed
 */
function randomBoard(session, distance, seed) {
  try {
    return lettersOf(session.random(distance, seed));
  } catch (error) {
    if (error instanceof EngineError && error.code === 'missing') return '';
    throw error;
  }
}

/**
 * Returns the distances from a goal of the boards: that of the first board, and further ones if too
 * few boards have that distance.
 * @param {Session} session
 * @param {number} count
 */
async function distancesFor(session, count) {
  const { canBeSurveyed, editable, start } = session.description;
  if (!canBeSurveyed || editable.random) return [-1];
  while (!session.advanceSurvey(SLICE)) await breathe();
  const { distances } = session.survey() ?? { distances: [] };
  // The sheets ask about boards of this space, so keep its distances for them.
  const own = keepDistances(session).distances[Number(start)];
  const middle = own > 0 && own < distances.length ? own : Math.floor(distances.length / 2);
  const wanted = [middle];
  let boards = distances[middle];
  for (let by = 1; boards < 2 * count && by < distances.length; by++) {
    for (const one of [middle + by, middle - by]) {
      if (one < 1 || one >= distances.length) continue;
      wanted.push(one);
      boards += distances[one];
    }
  }
  return wanted;
}

/**
 * Returns whether enough of a run is computed for its questions: they lie before the answer, and what
 * they ask for shows soon after.
 * @param {Session} session
 */
function isEnough(session) {
  const known = session.advance(0);
  if (session.outcome || known >= MOST_STEPS) return true;
  const { answer } = known > 0 ? session.score(false) : { answer: null };
  return answer !== null && known >= 2 * answer + LEAST_SLICE / 2;
}

/**
 * Makes a sheet: chooses the steps of its questions.
 * @param {Homework} homework
 * @param {number} number from 1
 * @param {string} state state string of the sheet's board
 * @returns {Promise<Sheet>}
 */
export async function sheetOf({ kinds, each }, number, state) {
  const session = new Session(bytesOf(state));
  try {
    const aboutBoard = BOARD_KINDS.filter((kind) => kinds.includes(kind)).filter((kind) =>
      questionAt(session, kind, 0),
    );
    const wanted = kinds.filter((kind) => session.description.questions.includes(kind));
    const asks = aboutBoard.map((kind) => ({ kind: /** @type {string} */ (kind), step: 0 }));
    if (wanted.length === 0) return { number, state, asks };
    while (!isEnough(session)) {
      // Runs without an answer have the same length whatever the first slices are.
      const before = session.advance(0);
      session.advance(Math.min(Math.max(before, LEAST_SLICE), SLICE - (before % SLICE)));
      await breathe();
    }
    const known = session.advance(0);
    const set = new Predictions(session, { kinds: wanted, count: wanted.length * each }, 0);
    const end = session.score(session.outcome !== null).answer ?? known;
    let cursor = 0;
    while (true) {
      set.plan(cursor, end);
      const { next } = set;
      if (!next) break;
      asks.push({ kind: next.kind, step: next.step });
      cursor = Math.max(next.step, set.answer(next.correct)?.at ?? 0);
    }
    return { number, state, asks };
  } finally {
    session.free();
  }
}

/**
 * Returns the sheets of a homework.
 * @param {Homework} homework
 * @param {(done: number) => void} [tell] is called with the number of sheets made
 * @param {AbortSignal} [signal]
 */
export async function sheetsOf(homework, tell, signal) {
  /** @type {Sheet[]} */
  const sheets = [];
  for (const state of await boardsOf(homework)) {
    signal?.throwIfAborted();
    sheets.push(await sheetOf(homework, sheets.length + 1, state));
    tell?.(sheets.length);
  }
  return sheets;
}

/** Name of a sheet's lesson, by which codes of learners find their sheet. @param {Homework} homework @param {number} number */
export const nameOfSheet = ({ title, seed }, number) => `${title} · ${seed}/${number}`;

/**
 * Returns the number of the sheet that a lesson's name belongs to.
 * @param {Homework} homework
 * @param {string} name
 * @returns {number} 0 if the name is of another lesson
 */
export function numberOfSheet(homework, name) {
  const number = Number(/\/(\d+)$/.exec(name)?.[1] ?? 0);
  return number <= homework.count && name === nameOfSheet(homework, number) ? number : 0;
}

/**
 * Returns a sheet as the stops of a lesson.
 * @param {Homework} homework
 * @param {Sheet} sheet
 * @param {(question: number) => string} titleOf returns the title of a question, from 1
 * @returns {Stop[]}
 */
export const stopsOfSheet = (homework, { number, state, asks }, titleOf) =>
  asks.map(({ kind, step }, index) =>
    stopOf({
      ...{ at: step, state, ask: kind, pause: true, title: titleOf(index + 1) },
      view: BOARD_KINDS.some((one) => one === kind) ? 'board' : '',
      lesson: index === 0 ? nameOfSheet(homework, number) : '',
    }),
  );

/**
 * Returns the right choices of a sheet's questions as learners meet them: the index of the choice,
 * or the number to type.
 * @param {Sheet} sheet
 */
export function keyOf({ state, asks }) {
  const session = new Session(bytesOf(state));
  try {
    const isFilm = asks.some(({ kind }) => !BOARD_KINDS.some((one) => one === kind));
    while (isFilm && !session.outcome && session.advance(SLICE) < MOST_STEPS);
    return asks.map(({ kind, step }) => {
      const set = new Predictions(session, { kinds: [], count: asks.length }, 0);
      set.put(kind, step, placeOf({ state, at: step, ask: kind }));
      return set.next;
    });
  } finally {
    session.free();
  }
}
