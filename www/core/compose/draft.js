/**
 * Draft of a lesson that an author makes on the page, with its history. Does not use the DOM.
 * @import { GivenStop, OwnQuestion, Stop } from '../stops/stop-format.js'
 */
import { OWN } from '../predictions/question-plan.js';
import { areMarked, textOfPieces } from '../stops/caption-pieces.js';
import { stopOf } from '../stops/stop-format.js';
import { piecesOfText, textOfMarked } from './caption-text.js';

/**
 * Stop of a draft. `state` is the state string of its run before the first step. `caption` is the
 * text as typed. `ask` is a kind of question of the core, `own` for `question`, or empty.
 * @typedef {object} DraftStop
 * @property {Stop['at']} at
 * @property {string} state
 * @property {string} title
 * @property {string} caption
 * @property {string} light
 * @property {Stop['view']} view
 * @property {boolean} pause
 * @property {string} note
 * @property {string} ask
 * @property {OwnQuestion} question
 */

/** @typedef {{ name: string, stops: readonly DraftStop[] }} Lesson */

/** Marks a file with a lesson. */
const FORMAT = 'searchlight-lesson';

/** Maximum number of stops. */
export const MOST_STOPS = 99;

/** Maximum number of choices of a question, one for each of the keys 1 to 9. */
export const MOST_CHOICES = 9;

/** Number of states of the draft that can be restored. */
const HISTORY = 200;

/** @type {Lesson} */
const NONE = { name: '', stops: [] };

/**
 * Makes a stop from the fields of a file or of a link.
 * @param {unknown} given
 * @returns {DraftStop}
 */
export function draftStop(given) {
  const { ask, question, caption, ...rest } = /** @type {Record<string, unknown>} */ (
    Object(given)
  );
  const { at, state, title, light, view, pause, note = '' } = stopOf(rest);
  const { asks = '', choices = ['', ''], right = 0, why = '' } = Object(question);
  const all = (Array.isArray(choices) ? choices : []).slice(0, MOST_CHOICES).map(textOf);
  const isKind = typeof ask === 'string' && /^[a-z]+$/.test(ask);
  return {
    ...{ at, state, title, light, view, pause, note },
    caption: textOf(caption),
    ask: isKind ? ask : '',
    question: {
      asks: textOf(asks),
      choices: all.length < 2 ? ['', ''] : all,
      right: Math.min(Math.max(0, Math.floor(Number(right)) || 0), Math.max(1, all.length - 1)),
      why: textOf(why),
    },
  };
}

/** @param {unknown} value */
const textOf = (value) => (typeof value === 'string' ? value : '');

/**
 * Makes a draft of the stops of a link or host page.
 * @param {readonly Stop[]} stops
 * @param {string} base state string of the run of the stops that name none
 * @param {(state: string, stop: Stop) => string} originOf returns the state string of a stop's run
 * @returns {Lesson}
 */
export function draftOf(stops, base, originOf) {
  return {
    name: stops.find(({ lesson }) => lesson)?.lesson ?? '',
    stops: stops.map((stop) =>
      draftStop({
        ...stop,
        ask: stop.question ? OWN : stop.ask,
        caption: stop.pieces ? textOfMarked(stop.pieces) : escapedCaption(stop.caption),
        state: originOf(stop.state || base, stop),
      }),
    ),
  };
}

/** @param {string} says */
const escapedCaption = (says) => textOfMarked([{ says, marks: [], href: '' }]);

/**
 * Returns the stops of a lesson as learners get them. Those of the first stop's run name no run.
 * @param {Lesson} lesson
 * @param {boolean} [isPlain] whether to leave out questions, notes and the name, so that the list
 *   is no lesson, and to name every run
 * @returns {Stop[]}
 */
export function stopsOfDraft({ name, stops }, isPlain = false) {
  const base = isPlain ? '' : baseOf({ name, stops });
  return stops.map(({ ask, question, note, caption, ...stop }, index) => {
    const marked = piecesOfText(caption);
    const pieces = areMarked(marked) ? { pieces: marked } : {};
    const state = stop.state === base ? '' : stop.state;
    /** @type {GivenStop} */
    const shown = { ...stop, ...pieces, state, caption: textOfPieces(marked) };
    if (isPlain) return stopOf(shown);
    const lesson = index === 0 ? name : '';
    return stopOf({ ...shown, ...(ask === OWN ? { question } : { ask }), note, lesson });
  });
}

/** Returns the state string of the first stop's run; empty without stops. @param {Lesson} lesson */
export const baseOf = ({ stops }) => stops[0]?.state ?? '';

/** Writes a lesson as a file. @param {Lesson} lesson */
export const fileOf = (lesson) =>
  `${JSON.stringify({ format: FORMAT, version: 1, ...lesson }, null, 2)}\n`;

/**
 * Reads a file.
 * @param {string} text
 * @returns {Lesson | null} null if the file has no lesson
 */
export function readFile(text) {
  try {
    const { format, version, name, stops } = JSON.parse(text);
    if (format !== FORMAT || version !== 1 || !Array.isArray(stops)) return null;
    return { name: textOf(name), stops: stops.slice(0, MOST_STOPS).map(draftStop) };
  } catch {
    return null;
  }
}

/** Lesson that is being made, with what can be undone. */
export class Draft {
  /** @type {Lesson} */
  lesson;
  /** @type {Lesson[]} */
  #before = [];
  /** @type {Lesson[]} */
  #after = [];
  /** What the last change has changed: further changes of the same field are one change. */
  #field = '';
  #keep;

  /**
   * @param {Lesson | null} lesson
   * @param {(lesson: Lesson) => void} keep stores the lesson after each change
   */
  constructor(lesson, keep) {
    this.lesson = lesson ?? NONE;
    this.#keep = keep;
  }

  get canUndo() {
    return this.#before.length > 0;
  }

  get canRedo() {
    return this.#after.length > 0;
  }

  /**
   * Replaces the lesson.
   * @param {Lesson} lesson
   * @param {string} [field] name of the field that the user types into; empty for other changes
   */
  change(lesson, field = '') {
    if (!field || field !== this.#field) {
      this.#before = [...this.#before, this.lesson].slice(-HISTORY);
    }
    this.#field = field;
    this.#after = [];
    this.#set(lesson);
  }

  undo() {
    const lesson = this.#before.pop();
    if (!lesson) return;
    this.#after.push(this.lesson);
    this.#field = '';
    this.#set(lesson);
  }

  redo() {
    const lesson = this.#after.pop();
    if (!lesson) return;
    this.#before.push(this.lesson);
    this.#field = '';
    this.#set(lesson);
  }

  /** @param {Lesson} lesson */
  #set(lesson) {
    this.lesson = lesson;
    this.#keep(lesson);
  }

  /** @param {string} name */
  rename(name) {
    this.change({ ...this.lesson, name }, 'name');
  }

  /**
   * Adds a stop behind the stops of the same run at earlier or equal steps.
   * @param {DraftStop} stop
   * @returns {number} its index; -1 if there are too many stops
   */
  add(stop) {
    const { stops } = this.lesson;
    if (stops.length >= MOST_STOPS) return -1;
    const later = stops.findIndex(
      ({ at, state }) => state === stop.state && Number(at) > Number(stop.at),
    );
    const index = later < 0 ? stops.length : later;
    this.change({ ...this.lesson, stops: stops.toSpliced(index, 0, stop) });
    return index;
  }

  /**
   * Changes fields of a stop.
   * @param {number} index
   * @param {Partial<DraftStop>} fields
   * @param {string} [field] name of the field that the user types into
   */
  set(index, fields, field = '') {
    const { stops } = this.lesson;
    const stop = { ...stops[index], ...fields };
    this.change({ ...this.lesson, stops: stops.with(index, stop) }, field && `${index} ${field}`);
  }

  /** @param {number} index */
  remove(index) {
    this.change({ ...this.lesson, stops: this.lesson.stops.toSpliced(index, 1) });
  }

  /**
   * Moves a stop.
   * @param {number} index
   * @param {number} by -1 up, 1 down
   * @returns {number} its new index
   */
  move(index, by) {
    const { stops } = this.lesson;
    const to = index + by;
    if (!stops[index] || !stops[to]) return index;
    this.change({
      ...this.lesson,
      stops: stops.toSpliced(index, 1).toSpliced(to, 0, stops[index]),
    });
    return to;
  }

  /** Begins an empty lesson. */
  clear() {
    this.change(NONE);
  }
}
