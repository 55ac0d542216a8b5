/**
 * Stops: steps of a film with captions by an author, in the author's order. Does not use the DOM or
 * the core.
 */
import { EngineError } from '../engine/engine.js';
import { isMoment } from './count-marker.js';
import { LONGEST, bytesIn, bytesOf, lettersOf } from '../links/state-string.js';
import { areMarked, piecesOf, textOfPieces } from './caption-pieces.js';

/** @import { Mark, Piece } from './caption-pieces.js' */

/**
 * Question in an author's own words: the sentence that asks, the choices, the index of the right
 * one, and the reason.
 * @typedef {{ asks: string, choices: readonly string[], right: number, why: string }} OwnQuestion
 */

/**
 * Steps that a stop can name: `answer` is the step that shows the answer, in a race the step at
 * which the last lane shows its answer; `end` is the last step.
 */
export const LANDMARKS = /** @type {const} */ (['answer', 'end']);

/** Views that a stop can select. */
const VIEWS = /** @type {const} */ (['board', 'map', 'both']);

/**
 * Stop of a film. `at` is a step, a landmark, or a moment such as `deepest 30`; the step of a
 * landmark or moment is known once the run is computed far enough. `state` is the state string of
 * the stop's board and algorithm, empty for the author's run; `algorithm` replaces the run's
 * algorithm; `settings` changes its settings, as in `heuristic=misplaced weight=2`; `view` selects
 * a view; `light` names the part of the picture to highlight; `pause` pauses playback.
 *
 * A list with a question or with the name of a lesson is a lesson: `ask` is a kind of question that
 * the core makes, `question` is one in the author's words, `note` is a note for the teacher, and
 * `lesson` is the name of the lesson that begins with this stop. `lang` is the language of the
 * author's texts, if the element may speak another one, and `words` has the texts in further languages
 * by language tag: a stop of which only texts count. They are missing if empty.
 * @typedef {object} Stop
 * @property {number | string} at
 * @property {string} title
 * @property {string} caption
 * @property {'' | typeof VIEWS[number]} view
 * @property {boolean} pause
 * @property {string} state
 * @property {string} algorithm
 * @property {string} light
 * @property {string} settings
 * @property {readonly Piece[]} [pieces] the caption with its markup, if any
 * @property {string} [ask]
 * @property {OwnQuestion} [question]
 * @property {string} [note]
 * @property {string} [lesson]
 * @property {string} [lang]
 * @property {Record<string, Stop>} [words]
 */

/**
 * Stop as an author writes it, with all fields optional; `step` is an alias of `at`.
 * @typedef {Partial<Stop> & { step?: number | string | null }} GivenStop
 */

/**
 * Makes a stop from the fields that an author gave.
 * @param {unknown} given
 * @returns {Stop}
 */
export function stopOf(given) {
  const { at, step, title, caption, view, pause, state, algorithm, light, settings, pieces, ...more } =
    /** @type {Record<string, unknown>} */ (Object(given)); // prettier-ignore
  const question = questionOf(more.question);
  const texts = {
    ask: question ? '' : more.ask,
    note: more.note,
    lesson: more.lesson,
    lang: more.lang,
  };
  const marked = piecesOf(pieces);
  // Drop the markup if the caption was changed after it was made from the markup.
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
    settings: textOf(settings),
    ...(question ? { question } : {}),
    ...(more.words ? { words: mapped(more.words, stopOf) } : {}),
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([name, text]) => (textOf(text) ? [[name, textOf(text)]] : [])),
    ),
  };
}

/**
 * Applies a function to each value of an object.
 * @template T
 * @param {unknown} given
 * @param {(value: unknown) => T} make
 * @returns {Record<string, T>}
 */
const mapped = (given, make) =>
  Object.fromEntries(Object.entries(Object(given)).map(([name, value]) => [name, make(value)]));

/**
 * Makes a question from the fields that an author gave. Leaves out empty choices.
 * @param {unknown} given
 * @returns {OwnQuestion | null} null unless it has two choices
 */
function questionOf(given) {
  const { asks, choices, right, why } = /** @type {Record<string, unknown>} */ (Object(given));
  const all = (Array.isArray(choices) ? choices : []).map(textOf);
  const said = all.filter(Boolean);
  if (said.length < 2) return null;
  const place = all.slice(0, Number(right) || 0).filter(Boolean).length;
  return {
    asks: textOf(asks),
    choices: said,
    right: Math.min(place, said.length - 1),
    why: textOf(why),
  };
}

/** Returns whether stops are a lesson of an author. @param {readonly Stop[]} stops */
export const areLesson = (stops) =>
  stops.some(({ ask, question, lesson, words }) => ask || question || lesson || words);

/**
 * Makes stops from an author's list; returns an empty list if the value is not an array.
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

// Encoding in a state string: JSON rows of the fields that differ from an empty stop.

/** Fields of a row, the most common first. @type {readonly (keyof Stop)[]} */
const FIELDS = ['at', 'caption', 'view', 'pause', 'title', 'state', 'algorithm', 'light', 'settings', 'ask', 'note', 'lesson', 'question', 'pieces', 'lang', 'words']; // prettier-ignore

const EMPTY = stopOf({});

/** Marks of a piece in a row, by letter. @type {Record<string, Mark>} */
const LETTERS = { c: 'code', e: 'em', s: 'strong' };

/**
 * @param {Stop} stop
 * @param {boolean} isRich whether to keep the markup of the caption
 */
function rowOf(stop, isRich) {
  const { question } = stop;
  const pieces = isRich ? stop.pieces : undefined;
  /** @type {Record<string, unknown>} */
  const values = {
    ...stop,
    // The pieces contain the caption.
    caption: pieces ? '' : stop.caption,
    question: question && [question.asks, question.right, question.why, ...question.choices],
    pieces: pieces?.map(({ says, marks, href }) =>
      marks.length > 0 || href
        ? [says, marks.map((mark) => mark[0]).join(''), ...(href ? [href] : [])]
        : says,
    ),
    words: stop.words && mapped(stop.words, (one) => rowOf(/** @type {Stop} */ (one), true)),
  };
  const row = FIELDS.map((name) => (values[name] === EMPTY[name] ? 0 : values[name]));
  const used = row.findLastIndex((value) => value !== 0) + 1;
  return row.slice(0, used);
}

/** @param {unknown} row */
function stopOfRow(row) {
  const values = /** @type {unknown[]} */ (row);
  const told = FIELDS.map((name, index) => [name, values[index] || EMPTY[name]]);
  const { question, pieces, words, ...given } = Object.fromEntries(told);
  if (words) given.words = mapped(words, stopOfRow);
  if (Array.isArray(question)) {
    const [asks, right, why, ...choices] = question;
    given.question = { asks, right, why, choices };
  }
  if (Array.isArray(pieces)) {
    given.pieces = pieces.map((piece) => {
      const [says, marks = '', href = ''] = Array.isArray(piece) ? piece : [piece];
      return { says, marks: [...String(marks)].map((letter) => LETTERS[letter]), href };
    });
    given.caption = textOfPieces(piecesOf(given.pieces));
  }
  return stopOf(given);
}

/**
 * Encodes stops for a state string. Only the captions of a lesson keep their markup.
 * @param {readonly Stop[]} stops
 */
export function packStops(stops) {
  const isRich = areLesson(stops);
  const text = JSON.stringify(stops.map((stop) => rowOf(stop, isRich)));
  return lettersOf(new TextEncoder().encode(text));
}

/**
 * Decodes stops. Rejects every text that `packStops` would not produce, so that each list of stops
 * has exactly one encoding.
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
    // The text is not a list of rows; an error is thrown below.
  }
  throw new EngineError('linkStops');
}

/**
 * Decodes the stops at the start of the letters and ignores extra characters at the end.
 * @param {string} letters
 * @returns {Stop[]}
 * @throws {EngineError} `linkStops`, or `truncated` if the list of rows has no end
 */
export function stopsIn(letters) {
  const text = new TextDecoder().decode(bytesIn(letters));
  // Brackets overlap: a list that ends with a question ends with three or more.
  for (let end = text.indexOf(']]') + 2; end > 1; end = text.indexOf(']]', end - 1) + 2) {
    const whole = lettersOf(new TextEncoder().encode(text.slice(0, end)));
    try {
      if (letters.startsWith(whole)) return unpackStops(whole);
    } catch {
      // The closing brackets found are part of a caption: try the next ones.
    }
  }
  throw new EngineError('[['.startsWith(text.slice(0, 2)) ? 'truncated' : 'linkStops');
}

/**
 * Number of letters to leave unused: the step in a state string can get longer by this during
 * playback.
 */
const ROOM = 8;

/**
 * Appends stops to a state string.
 * @param {string} state without stops
 * @param {readonly Stop[]} stops
 * @throws {EngineError} `stopsLength` if the state string would exceed the maximum length
 */
export function withStops(state, stops) {
  if (stops.length === 0) return state;
  const whole = `${state}~${packStops(stops)}`;
  if (whole.length + ROOM <= LONGEST) return whole;
  throw new EngineError('stopsLength', { length: whole.length, limit: LONGEST - ROOM });
}
