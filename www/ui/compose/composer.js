/**
 * "Make a lesson": a panel beside the film, in which an author adds stops with captions and
 * questions. Only the page has it. The panel is a host of the film, like any page with
 * `<ol slot="stops">`: while the lesson is made, the film has plain stops; the preview is the lesson
 * as learners get it.
 * @import { DraftStop, DraftTexts, Lesson } from '../../core/compose/draft.js'
 * @import { Values, Words } from '../../i18n/index.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { render } from 'lit/html.js';
import { Draft, draftOf, draftStop, fileOf, isLanguage, languagesOf, readFile, stopsOfDraft } from '../../core/compose/draft.js'; // prettier-ignore
import { originOf } from '../../core/engine/same-run.js';
import { spoken } from '../../core/stops/spoken-stops.js';
import { stopOf } from '../../core/stops/stop-format.js';
import { fetchWordsOf } from '../../i18n/index.js';
import { recall, remember } from '../kit/storage.js';
import { PLACES } from '../callouts/spotlight-targets.js';
import { controlsStyle } from '../styles/controls-style.js';
import { contrastStyle } from '../styles/contrast-style.js';
import { tokens } from '../styles/tokens.js';
import { composeStyle, filmStyle, pageStyle } from './compose-style.js';
import { paintNumbers } from './stop-numbers.js';
import { HomeworkMaker } from './homework-maker.js';
import { LessonOutput } from './lesson-output.js';
import { StopQuestions } from './stop-questions.js';
import { panel } from './compose-panel.js';

/** Key of the draft in storage. */
const KEPT = 'lesson';

/** Option of the page's address. */
const OPTION = 'compose';

/** Events of the element after which the panel may show something else. */
const EVENTS = ['ready', 'stepchange', 'statechange', 'stop', 'pause', 'play', 'finished'];

/** Style sheet of the page while the panel is open. */
const pageSheet = pageStyle.styleSheet;

/** @typedef {'make' | 'film' | 'preview'} Mode */

/** Composer that is open; null for none. @type {Composer | null} */
let opened = null;

/**
 * Opens the composer beside the element of a viewer.
 * @param {Viewer} viewer
 */
export async function compose(viewer) {
  const { locale } = viewer.words;
  const [words, asked] = await wordsIn(locale);
  opened ??= new Composer(viewer, words, asked);
}

/** @param {string} locale */
const wordsIn = (locale) =>
  Promise.all([fetchWordsOf('compose', locale), fetchWordsOf('predictions', locale)]);

export class Composer {
  /** @type {Mode} */
  mode = 'make';
  /** Language that the author writes in; empty for the lesson's first one. */
  language = '';
  /** Index of the open stop; -1 for none. */
  selected = -1;
  /** Whether the rarer fields of the open stop are shown. */
  isMoreOpen = false;
  /** Message for the status line. */
  said = '';
  #element;
  #main;
  #place;
  #root;
  #leaving = new AbortController();
  output = new LessonOutput(this);
  /** Stops that the film has, as JSON. */
  #taken = '';

  /**
   * @param {Viewer} viewer
   * @param {Words} words
   * @param {Words} asked words of the questions
   */
  constructor(viewer, words, asked) {
    this.viewer = viewer;
    this.words = words;
    this.questions = new StopQuestions(this, asked);
    this.homework = new HomeworkMaker(this);
    this.draft = new Draft(readFile(recall(KEPT) ?? ''), (lesson) =>
      remember(KEPT, fileOf(lesson)),
    );
    this.#element = /** @type {HTMLElement} */ (viewer.root.host);
    this.#main = /** @type {HTMLElement} */ (this.#element.parentElement);
    this.#place = document.createElement('section');
    this.#place.id = OPTION;
    this.#element.before(this.#place);
    this.#root = this.#place.attachShadow({ mode: 'open' });
    this.#root.adoptedStyleSheets = [tokens, contrastStyle, controlsStyle, composeStyle].map(
      ({ styleSheet }) => /** @type {CSSStyleSheet} */ (styleSheet),
    );
    if (pageSheet) document.adoptedStyleSheets.push(pageSheet);
    viewer.host.adopt([filmStyle]);
    viewer.paintStops = paintNumbers;
    this.#listen();
    this.#takeUp();
    setAddress(true);
    this.update();
    // The parts of the map are known once its drawer has loaded.
    viewer.loading.extras.ask().then(() => this.#draw());
    this.focus('.naming input');
  }

  #listen() {
    const { signal } = this.#leaving;
    const draw = () => this.#draw();
    const root = this.#element;
    for (const type of EVENTS) root.addEventListener(type, draw, { signal });
    const observer = new MutationObserver(() => this.#follow());
    observer.observe(this.#element, { attributeFilter: ['lang', 'theme'] });
    signal.addEventListener('abort', () => observer.disconnect());
  }

  /** Takes up the lesson of the link or host page that is shown. What it replaces can be undone. */
  #takeUp() {
    const { viewer, draft } = this;
    const { stops, lessons, predicting } = viewer;
    const { list } = stops;
    const isOwn = lessons.id === '' && list.length > 0;
    const base = viewer.linked.origin;
    if (isOwn) {
      const lesson = draftOf(list, stops.base || base, (state, { algorithm, settings }) => {
        try {
          return originOf(state, algorithm, settings);
        } catch {
          // The parts of this run are not loaded, or it cannot be opened.
          return state;
        }
      });
      if (fileOf(lesson) !== fileOf(draft.lesson)) draft.change(lesson);
    }
    if (lessons.shown) lessons.drop();
    predicting.ask('');
    viewer.overlays.close();
    this.selected = stops.shown;
  }

  /** Follows the element's language and theme. */
  async #follow() {
    const { locale } = this.viewer.words;
    if (locale !== this.words.locale) {
      const words = await wordsIn(this.#element.lang).catch(() => null);
      if (words && !this.#leaving.signal.aborted) [this.words, this.questions.words] = words;
    }
    this.#draw();
  }

  /** Closes the panel. The film keeps its step, without the stops. */
  close() {
    opened = null;
    this.homework.leave();
    this.#leaving.abort();
    delete this.viewer.paintStops;
    delete this.#element.dataset.composing;
    this.viewer.stops.take([]);
    this.#place.remove();
    delete this.#main.dataset.compose;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== pageSheet);
    setAddress(false);
    this.viewer.focus();
  }

  /** Gives the film the stops of the draft, and draws the panel. */
  update() {
    this.#give();
    this.#draw();
  }

  #give() {
    const { viewer, draft, mode, selected } = this;
    const isPreview = mode === 'preview';
    const stops = isPreview ? this.#previewed : stopsOfDraft(draft.lesson, true, this.language);
    const json = JSON.stringify(stops);
    if (json === this.#taken) return;
    this.#taken = json;
    viewer.stops.take(stops);
    const { cursor } = viewer.played.player;
    const isThere = viewer.stops.here.some(
      ({ index, step }) => index === selected && step === cursor,
    );
    if (!isPreview && isThere) viewer.stops.reach(selected);
  }

  #draw() {
    if (this.#leaving.signal.aborted || !this.viewer.ready) return;
    this.#main.dataset.compose = this.mode;
    if (this.mode === 'preview') delete this.#element.dataset.composing;
    else this.#element.dataset.composing = '';
    render(panel(this), this.#root);
  }

  /** The lesson with a name, which makes it a lesson. @returns {Lesson} */
  get named() {
    const { lesson } = this.draft;
    return { ...lesson, name: lesson.name.trim() || this.words.text('compose.unnamed') };
  }

  /** Draws the panel again. */
  redraw() {
    this.#draw();
  }

  get isClosed() {
    return this.#leaving.signal.aborted;
  }

  /** Gives the film the stops of the draft again, after it has shown others. */
  giveBack() {
    this.#taken = '';
    this.#give();
  }

  /** Takes another lesson. What it replaces can be undone. @param {Lesson} lesson */
  takeLesson(lesson) {
    this.draft.change(lesson);
    this.language = '';
    this.selected = -1;
    this.update();
  }

  /**
   * Shows a message in the status line.
   * @param {string} key empty for none
   * @param {Values} [values]
   */
  tell(key, values) {
    this.said = key && this.words.text(key, values);
    this.#draw();
  }

  /** Focuses a text field, and selects its text. @param {string} selector */
  mark(selector) {
    /** @type {HTMLTextAreaElement | null} */
    const field = this.#root.querySelector(selector);
    field?.focus();
    field?.select();
  }

  /** Stops of the preview, in the language that the author writes in. */
  get #previewed() {
    const { language, draft } = this;
    const stops = stopsOfDraft(this.named);
    const wanted = language || draft.lesson.lang || '';
    return spoken(stops, wanted ? [wanted] : []).map((stop) =>
      stopOf({ ...stop, words: undefined, lang: '' }),
    );
  }

  /** Chooses the language to write in. @param {string} language empty for the first one */
  write(language) {
    this.language = language;
    this.update();
  }

  /** Adds a language, and writes in it. @param {string} text language tag */
  addLanguage(text) {
    const tag = text.trim();
    const { lang } = this.draft.lesson;
    if (!isLanguage(tag)) {
      this.said = this.words.text('compose.badLanguage');
      return this.#draw();
    }
    const [language] = Intl.getCanonicalLocales(tag);
    // The first texts are in the language of the page, unless the author says otherwise.
    if (!lang) this.draft.setLanguage(this.words.locale);
    if (language === this.draft.lesson.lang) return this.write('');
    this.draft.addLanguage(language);
    this.said = this.words.text('compose.languageAdded', {
      language: this.languageNamed(language),
    });
    this.write(language);
  }

  /** Says the language of the first texts. @param {string} text language tag */
  setLanguage(text) {
    const tag = text.trim();
    if (isLanguage(tag)) this.draft.setLanguage(Intl.getCanonicalLocales(tag)[0]);
    else this.said = this.words.text('compose.badLanguage');
    this.#draw();
  }

  /** Removes the language that the author writes in. */
  removeLanguage() {
    this.draft.removeLanguage(this.language);
    this.said = this.words.text('compose.languageRemoved');
    this.write('');
  }

  /** Returns the name of a language, in the page's language. @param {string} tag */
  languageNamed(tag) {
    if (!tag) return this.words.text('compose.firstLanguage');
    try {
      return new Intl.DisplayNames([this.words.locale], { type: 'language' }).of(tag) ?? tag;
    } catch {
      return tag;
    }
  }

  /** @param {Mode} mode */
  show(mode) {
    this.mode = mode;
    this.output.shown = '';
    if (mode !== 'preview') this.viewer.pause();
    this.update();
    if (mode === 'make' && this.selected >= 0) this.#go();
  }

  /** Opens a stop and goes to its step. @param {number} index -1 to close */
  select(index) {
    const { note, view, pause } = this.draft.lesson.stops[index] ?? { pause: true };
    this.isMoreOpen = Boolean(note || view || !pause);
    this.selected = index;
    this.said = '';
    this.#draw();
    this.#root.querySelector('.stop.open')?.scrollIntoView({ block: 'nearest' });
    this.#go();
  }

  #go() {
    const { stops } = this.viewer;
    stops.forPerson(() => stops.go(this.selected));
  }

  /** Position of the film: step and run. @returns {Pick<DraftStop, 'at' | 'state'>} */
  get here() {
    const { linked, played } = this.viewer;
    return { at: played.player.cursor, state: linked.origin };
  }

  /** Adds a stop at the present step, and opens it. */
  add() {
    this.viewer.pause();
    const index = this.draft.add(draftStop({ ...this.here, pause: true }));
    if (index < 0) return;
    this.mode = 'make';
    this.selected = index;
    this.isMoreOpen = false;
    this.said = this.words.text('compose.added', { number: index + 1 });
    this.update();
    this.focus('.editor input');
  }

  /**
   * Changes fields of the open stop.
   * @param {Partial<DraftStop>} fields
   * @param {string} [field] name of the field that the user types into
   */
  set(fields, field) {
    this.draft.set(this.selected, fields, field);
    this.update();
  }

  /**
   * Changes texts of the open stop in the language that the author writes in.
   * @param {Partial<DraftTexts>} texts
   * @param {string} [field] name of the field that the user types into
   */
  say(texts, field) {
    this.draft.say(this.selected, texts, this.language, field);
    this.update();
  }

  /** @param {number} index */
  remove(index) {
    this.draft.remove(index);
    const { length } = this.draft.lesson.stops;
    this.selected = -1;
    this.said = this.words.text('compose.removed', { number: index + 1 });
    this.update();
    this.focus(length > 0 ? `[data-stop="${Math.min(index, length - 1)}"]` : '.add');
  }

  /** @param {number} index @param {number} by */
  move(index, by) {
    const to = this.draft.move(index, by);
    if (to === index) return;
    if (this.selected === index) this.selected = to;
    else if (this.selected === to) this.selected = index;
    this.said = this.words.text('compose.moved', { number: to + 1 });
    this.update();
  }

  undo() {
    this.draft.undo();
    this.#restored();
  }

  redo() {
    this.draft.redo();
    this.#restored();
  }

  #restored() {
    if (!this.draft.lesson.stops[this.selected]) this.selected = -1;
    if (!languagesOf(this.draft.lesson).includes(this.language)) this.language = '';
    this.update();
  }

  /** Begins an empty lesson. What it replaces can be undone. */
  clear() {
    this.draft.clear();
    this.language = '';
    this.selected = -1;
    this.said = this.words.text('compose.cleared');
    this.update();
    this.focus('.naming input');
  }

  /**
   * Focuses an element of the panel.
   * @param {string} selector
   */
  focus(selector) {
    /** @type {HTMLElement | null} */ (this.#root.querySelector(selector))?.focus();
  }

  /** Handles a key pressed in the panel. @param {KeyboardEvent} event */
  onKey(event) {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    const { stop } = /** @type {HTMLElement} */ (target).dataset;
    const isUndo = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'z';
    const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
    if (isUndo && shiftKey) this.redo();
    else if (isUndo) this.undo();
    else if (stop && by !== 0 && altKey) {
      this.move(Number(stop), by);
      this.focus(`[data-stop="${Number(stop) + by}"]`);
    } else if (stop && by !== 0) this.focus(`[data-stop="${Number(stop) + by}"]`);
    else if (stop && key === 'Delete') this.remove(Number(stop));
    else if (key === 'Escape' && this.selected >= 0) {
      const { selected } = this;
      this.selected = -1;
      this.#draw();
      this.focus(`[data-stop="${selected}"]`);
    } else return;
    event.preventDefault();
  }

  /**
   * Names of the parts of the picture that the open stop can point at, with their words.
   * @returns {{ name: string, says: string }[]}
   */
  get lights() {
    const { viewer, words, draft, selected } = this;
    const { light = '' } = draft.lesson.stops[selected] ?? {};
    const places = { ...PLACES, ...viewer.family.places };
    const there = Object.entries(places).filter(([, one]) => viewer.root.querySelector(one));
    const parts = this.#parts.filter(({ at }) => at);
    const lights = [
      ...there.map(([name]) => ({ name, says: words.text(`compose.light.${name}`) })),
      ...parts.map(({ name, says }) => ({ name, says })),
    ];
    const isThere = !light || lights.some(({ name }) => name === light);
    return isThere ? lights : [...lights, { name: light, says: this.lightNamed(light) }];
  }

  /** Parts of the picture; none before the drawer of the map has loaded. */
  get #parts() {
    const { extras, family } = this.viewer;
    return extras ? family.parts() : [];
  }

  /** Returns the words of a part of the picture. @param {string} name */
  lightNamed(name) {
    const key = `compose.light.${name}`;
    const part = this.#parts.find((one) => one.name === name);
    return this.words.has(key) ? this.words.text(key) : (part?.says ?? name);
  }
}

/** Adds or removes the option in the page's address. @param {boolean} isOn */
function setAddress(isOn) {
  const url = new URL(location.href);
  if (isOn === url.searchParams.has(OPTION)) return;
  if (isOn) url.searchParams.set(OPTION, '');
  else url.searchParams.delete(OPTION);
  history.replaceState(null, '', url.href.replace(`${OPTION}=`, OPTION));
}
