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
 * @property {Record<string, DraftTexts>} [words] texts in further languages, by language tag
 */

/**
 * Texts of a stop in one language. `question` has no right choice of its own.
 * @typedef {Pick<DraftStop, 'title' | 'caption' | 'note' | 'question'>} DraftTexts
 */

/**
 * A lesson. `lang` is the language of its texts, empty if the author has not said; `names` are its
 * names in further languages, by language tag: these are the languages that it has.
 * @typedef {{ name: string, stops: readonly DraftStop[], lang?: string, names?: Record<string,
 *   string> }} Lesson
 */

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
  const isKind = typeof ask === 'string' && /^[a-z]+$/.test(ask);
  const words = Object.entries(Object(rest.words)).filter(([tag]) => isLanguage(tag));
  return {
    ...{ at, state, title, light, view, pause, note },
    caption: textOf(caption),
    ask: isKind ? ask : '',
    question: draftQuestion(question),
    ...(words.length > 0
      ? { words: Object.fromEntries(words.map(([tag, texts]) => [tag, draftTexts(texts)])) }
      : {}),
  };
}

/** @param {unknown} given @returns {OwnQuestion} */
function draftQuestion(given) {
  const { asks = '', choices = ['', ''], right = 0, why = '' } = Object(given);
  const all = (Array.isArray(choices) ? choices : []).slice(0, MOST_CHOICES).map(textOf);
  return {
    asks: textOf(asks),
    choices: all.length < 2 ? ['', ''] : all,
    right: Math.min(Math.max(0, Math.floor(Number(right)) || 0), Math.max(1, all.length - 1)),
    why: textOf(why),
  };
}

/** Makes the texts of a stop in one language. @param {unknown} given @returns {DraftTexts} */
export function draftTexts(given) {
  const { title, caption, note, question } = Object(given);
  return {
    title: textOf(title),
    caption: textOf(caption),
    note: textOf(note),
    question: draftQuestion(question),
  };
}

/** Returns whether a text is a language tag, such as `vi` or `pt-BR`. @param {string} text */
export function isLanguage(text) {
  try {
    return /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(text) && Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}

/** Returns the further languages of a lesson. @param {Lesson} lesson */
export const languagesOf = ({ names = {} }) => Object.keys(names);

/**
 * Returns the texts of a stop in a language.
 * @param {DraftStop} stop
 * @param {string} language empty for the lesson's first language
 * @returns {DraftTexts} empty texts where nothing is translated
 */
export function textsIn(stop, language) {
  if (!language) return stop;
  const texts = stop.words?.[language] ?? draftTexts({});
  const { choices, right } = stop.question;
  const said = choices.map((_, index) => texts.question.choices[index] ?? '');
  return { ...texts, question: { ...texts.question, choices: said, right } };
}

/** Returns the name of a lesson in a language. @param {Lesson} lesson @param {string} language */
export const nameIn = ({ name, names = {} }, language) =>
  language ? (names[language] ?? '') : name;

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
  const languages = [...new Set(stops.flatMap(({ words = {} }) => Object.keys(words)))];
  const nameOf = (/** @type {string} */ tag) =>
    stops.find(({ words }) => words?.[tag]?.lesson)?.words?.[tag].lesson ?? '';
  return withLanguages({
    name: stops.find(({ lesson }) => lesson)?.lesson ?? '',
    lang: stops.find(({ lang }) => lang)?.lang ?? '',
    names: Object.fromEntries(languages.map((tag) => [tag, nameOf(tag)])),
    stops: stops.map((stop) =>
      draftStop({
        ...stop,
        ask: stop.question ? OWN : stop.ask,
        caption: captionOf(stop),
        state: originOf(stop.state || base, stop),
        words: Object.fromEntries(
          Object.entries(stop.words ?? {}).map(([tag, texts]) => [
            tag,
            { ...texts, caption: captionOf(texts) },
          ]),
        ),
      }),
    ),
  });
}

/** Leaves out languages that a lesson does not have. @param {Lesson} lesson @returns {Lesson} */
function withLanguages({ lang, names = {}, ...lesson }) {
  const tags = Object.entries(names).filter(([tag]) => isLanguage(tag));
  return {
    ...lesson,
    ...(lang && isLanguage(lang) ? { lang } : {}),
    ...(tags.length > 0 ? { names: Object.fromEntries(tags) } : {}),
  };
}

/** @param {Stop} stop */
const captionOf = ({ pieces, caption }) =>
  pieces ? textOfMarked(pieces) : escapedCaption(caption);

/** @param {string} says */
const escapedCaption = (says) => textOfMarked([{ says, marks: [], href: '' }]);

/**
 * Returns the stops of a lesson as learners get them. Those of the first stop's run name no run.
 * @param {Lesson} lesson
 * @param {boolean} [isPlain] whether to leave out questions, notes, the name and further languages,
 *   so that the list is no lesson, and to name every run
 * @param {string} [language] language of the texts of a plain list
 * @returns {Stop[]}
 */
export function stopsOfDraft(lesson, isPlain = false, language = '') {
  const { name, stops, lang = '' } = lesson;
  const languages = languagesOf(lesson);
  const base = isPlain ? '' : baseOf(lesson);
  return stops.map((draft, index) => {
    const { ask, question } = draft;
    const state = draft.state === base ? '' : draft.state;
    const none = { ask: '', question: undefined, note: '', words: undefined };
    if (isPlain)
      return stopOf({ ...draft, ...writtenIn(textsIn(draft, language)), state, ...none });
    const further = languages.flatMap((tag) => {
      const texts = {
        ...writtenIn(textsIn(draft, tag)),
        lesson: index === 0 ? nameIn(lesson, tag) : '',
      };
      const asked = ask === OWN ? { question: textsIn(draft, tag).question } : {};
      const one = stopOf({ ...texts, ...asked, note: textsIn(draft, tag).note });
      return JSON.stringify(one) === JSON.stringify(stopOf({})) ? [] : [[tag, one]];
    });
    return stopOf({
      ...{ ...draft, ...writtenIn(draft), state },
      ...(ask === OWN ? { question, ask: '' } : { question: undefined }),
      ...(index === 0 ? { lesson: name, lang: languages.length > 0 ? lang : '' } : {}),
      words: further.length > 0 ? Object.fromEntries(further) : undefined,
    });
  });
}

/**
 * Returns title and caption for a stop.
 * @param {Pick<DraftStop, 'title' | 'caption'>} texts
 * @returns {GivenStop}
 */
function writtenIn({ title, caption }) {
  const marked = piecesOfText(caption);
  return {
    title,
    caption: textOfPieces(marked),
    ...(areMarked(marked) ? { pieces: marked } : {}),
  };
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
    const { format, version, name, stops, lang, names } = JSON.parse(text);
    if (format !== FORMAT || version !== 1 || !Array.isArray(stops)) return null;
    return withLanguages({
      name: textOf(name),
      lang: textOf(lang),
      names: Object.fromEntries(
        Object.entries(Object(names)).map(([tag, one]) => [tag, textOf(one)]),
      ),
      stops: stops.slice(0, MOST_STOPS).map(draftStop),
    });
  } catch {
    return null;
  }
}

/**
 * Returns an object without one property.
 * @template T
 * @param {Record<string, T>} [object]
 * @param {string} [name]
 */
const without = (object = {}, name = '') =>
  Object.fromEntries(Object.entries(object).filter(([one]) => one !== name));

/**
 * Returns an object with a property, unless its value is empty.
 * @template {string} Name
 * @template {object} T
 * @param {Name} name
 * @param {T} value
 * @returns {{ [one in Name]?: T }}
 */
const within = (name, value) =>
  /** @type {{ [one in Name]?: T }} */ (Object.keys(value).length > 0 ? { [name]: value } : {});

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

  /** @param {string} name @param {string} [language] empty for the lesson's first language */
  rename(name, language = '') {
    const { names = {} } = this.lesson;
    const named = language ? { names: { ...names, [language]: name } } : { name };
    this.change({ ...this.lesson, ...named }, `name ${language}`);
  }

  /**
   * Adds a further language.
   * @param {string} language
   */
  addLanguage(language) {
    const { names = {} } = this.lesson;
    if (!(language in names)) this.change({ ...this.lesson, names: { ...names, [language]: '' } });
  }

  /** Says the language of the first texts. @param {string} lang */
  setLanguage(lang) {
    this.change({ ...this.lesson, lang });
  }

  /** Removes a further language with its texts. @param {string} language */
  removeLanguage(language) {
    const { names, stops, ...rest } = this.lesson;
    const others = without(names, language);
    this.change({
      ...rest,
      stops: stops.map(({ words, ...stop }) => ({ ...stop, ...within('words', without(words, language)) })), // prettier-ignore
      ...within('names', others),
    });
  }

  /**
   * Changes texts of a stop in a language.
   * @param {number} index
   * @param {Partial<DraftTexts>} texts
   * @param {string} language empty for the lesson's first language
   * @param {string} [field] name of the field that the user types into
   */
  say(index, texts, language, field = '') {
    if (!language) return this.set(index, texts, field);
    const stop = this.lesson.stops[index];
    const words = { ...stop.words, [language]: { ...textsIn(stop, language), ...texts } };
    this.set(index, { words }, field && `${field} ${language}`);
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
