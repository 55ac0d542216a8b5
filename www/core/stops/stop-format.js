/**
 * Stops: places of a film that somebody has written about, in the order in which they are told.
 * Knows no DOM and no core.
 */
import { EngineError } from '../engine/wasm-instance.js';
import { isMoment } from './count-marker.js';
import { LONGEST, bytesIn, bytesOf, lettersOf } from '../links/state-string.js';
import { areMarked, piecesOf, textOfPieces } from './caption-pieces.js';

/** @import { Piece } from './caption-pieces.js' */

/** Places that are known by what is there: the answer, in a race the last one, and the end. */
export const LANDMARKS = /** @type {const} */ (['answer', 'end']);

/** What a stop can show: the board, the map or both of them. */
const VIEWS = /** @type {const} */ (['board', 'map', 'both']);

/**
 * A stop. `at` is its step, or a landmark or a moment such as `deepest 30`, the first step at which
 * that count has come so far; these have a step once the run is known to its answer; `state` is
 * the state string of its board and algorithm, empty for those that the author shows; `algorithm` is
 * the one to run instead; where it has a `view`, that is shown; `light` names a part of the picture that
 * is pointed at there; playing rests there if it says `pause`.
 * @typedef {object} Stop
 * @property {number | string} at
 * @property {string} title
 * @property {string} caption
 * @property {'' | typeof VIEWS[number]} view
 * @property {boolean} pause
 * @property {string} state
 * @property {string} algorithm
 * @property {string} light
 * @property {readonly Piece[]} [pieces] the caption with its markup, where it has any
 */

/** What an author may give of a stop; `step` is another word for `at`. @typedef {Partial<Stop> & { step?: number | string | null }} GivenStop */

/**
 * Makes a stop of whatever an author gives.
 * @param {unknown} given
 * @returns {Stop}
 */
export function stopOf(given) {
  const { at, step, title, caption, view, pause, state, algorithm, light, pieces } =
    /** @type {Record<string, unknown>} */ (Object(given));
  const marked = piecesOf(pieces);
  // A caption that was changed has no markup any more.
  const isRich = areMarked(marked) && textOfPieces(marked) === textOf(caption);
  return {
    ...(isRich ? { pieces: marked } : {}),
    at: placeOf(at ?? step),
    title: textOf(title),
    caption: textOf(caption),
    view: VIEWS.find((name) => name === view) ?? '',
    pause: pause === true,
    state: textOf(state),
    algorithm: textOf(algorithm),
    light: textOf(light),
  };
}

/**
 * Makes a list of stops of whatever an author gives; what is no list has none.
 * @param {unknown} given
 */
export const stopsOf = (given) => (Array.isArray(given) ? given.map(stopOf) : []);

/** @param {unknown} place */
function placeOf(place) {
  const landmark = LANDMARKS.find((name) => name === place);
  if (landmark) return landmark;
  if (typeof place === 'string' && isMoment(place.trim())) return place.trim();
  const number = typeof place === 'string' || typeof place === 'number' ? Number(place) : 0;
  return Number.isFinite(number) ? Math.max(0, Math.floor(number)) : 0;
}

/** @param {unknown} value */
const textOf = (value) => (typeof value === 'string' ? value.trim() : '');

// In a state string: rows of what differs from a stop at the start without a word, as JSON.

/** The fields of a row, the ones that most stops have first. @type {readonly Exclude<keyof Stop, 'pieces'>[]} */
const FIELDS = ['at', 'caption', 'view', 'pause', 'title', 'state', 'algorithm', 'light'];

const EMPTY = stopOf({});

/** @param {Stop} stop */
function rowOf(stop) {
  const row = FIELDS.map((name) => (stop[name] === EMPTY[name] ? 0 : stop[name]));
  const used = row.findLastIndex((value) => value !== 0) + 1;
  return row.slice(0, used);
}

/** @param {unknown} row */
function stopOfRow(row) {
  const values = /** @type {unknown[]} */ (row);
  const told = FIELDS.map((name, index) => [name, values[index] || EMPTY[name]]);
  return stopOf(Object.fromEntries(told));
}

/**
 * Writes stops as a state string has them.
 * @param {readonly Stop[]} stops
 */
export function packStops(stops) {
  const text = JSON.stringify(stops.map(rowOf));
  return lettersOf(new TextEncoder().encode(text));
}

/**
 * Reads what `packStops` wrote, and refuses all else: each list has exactly one string.
 * @param {string} letters
 * @returns {Stop[]}
 * @throws {EngineError} `linkStops`
 */
export function unpackStops(letters) {
  try {
    const rows = JSON.parse(new TextDecoder().decode(bytesOf(letters)));
    const stops = rows.map(stopOfRow);
    if (packStops(stops) === letters) return stops;
  } catch {
    // No rows; said below.
  }
  throw new EngineError('linkStops');
}

/**
 * Reads the stops that letters begin with, whatever is stuck to their end.
 * @param {string} letters
 * @returns {Stop[]}
 * @throws {EngineError} `linkStops`, or `truncated` where rows begin and do not end
 */
export function stopsIn(letters) {
  const text = new TextDecoder().decode(bytesIn(letters));
  for (let end = text.indexOf(']]') + 2; end > 1; end = text.indexOf(']]', end) + 2) {
    const whole = lettersOf(new TextEncoder().encode(text.slice(0, end)));
    try {
      if (letters.startsWith(whole)) return unpackStops(whole);
    } catch {
      // These brackets stand within a caption.
    }
  }
  throw new EngineError('[['.startsWith(text.slice(0, 2)) ? 'truncated' : 'linkStops');
}

/** The step of a state string may get so many letters longer while the film goes on. */
const ROOM = 8;

/**
 * Adds stops to a state string.
 * @param {string} state without any
 * @param {readonly Stop[]} stops
 * @throws {EngineError} `stopsLength` where nobody could read it for its length
 */
export function withStops(state, stops) {
  if (stops.length === 0) return state;
  const whole = `${state}~${packStops(stops)}`;
  if (whole.length + ROOM <= LONGEST) return whole;
  throw new EngineError('stopsLength', { length: whole.length, limit: LONGEST - ROOM });
}
