/**
 * What only presenting a lesson needs: notes for the teacher, the show of hands, and paper. Fetched when
 * somebody presents.
 * @import { Words } from '../../i18n/index.js'
 * @import { Key } from '../viewer/keys.js'
 * @import { LessonShown } from '../lessons/lesson-player.js'
 * @import { PredictionsExtra } from '../predictions/prediction-session.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { Votes } from '../../core/predictions/votes.js';
import { fetchWordsOf } from '../../i18n/index.js';
import { LESSONS } from '../../lessons/index.js';
import { ICONS } from '../kit/icons.js';
import { handsDeck } from './vote-deck.js';
import { letterOf } from '../viewer/keys.js';
import { NotesWindow, notesPage } from './notes-window.js';
import { PaperJob } from '../print/handout.js';
import { presentDialog } from './present-dialog.js';
import { presentingStyle } from './presenting-style.js';

/** Boards that are asked about are so large, beside a class and on a desk. */
const PICTURE_PX = { class: 104, desk: 72 };

export class Presenting {
  votes = new Votes();
  /** Whether a class is asked, once somebody has said so. @type {boolean | null} */
  #hands = null;
  /** Where the notes were asked for: what is full screen is shown to a class. @type {'' | 'page' | 'full'} */
  #notes = '';
  #window = new NotesWindow();
  /** The language that was asked for last. */
  #locale;
  /** The theme to come back to from strong contrast. */
  #theme = 'auto';
  /** Whether the browser has opened no window. */
  isWindowRefused = false;

  /** @param {Viewer} viewer @param {Words} words those of who presents */
  constructor(viewer, words) {
    this.viewer = viewer;
    this.words = words;
    this.#locale = words.locale;
    this.paper = new PaperJob(this);
    viewer.host.adopt([presentingStyle]);
  }

  /** @param {Viewer} viewer @param {string} locale */
  static async of(viewer, locale) {
    return new Presenting(viewer, await fetchWordsOf('notes', locale));
  }

  /** Shows the class all of it in strong contrast, or as before. */
  toggleContrast() {
    const { host } = this.viewer;
    const { theme } = host;
    host.theme = theme === 'contrast' ? this.#theme : 'contrast';
    this.#theme = theme === 'contrast' ? 'auto' : theme;
  }

  /** Takes over another language. @param {string} locale */
  async speak(locale) {
    if (locale === this.#locale) return;
    this.#locale = locale;
    const words = await fetchWordsOf('notes', locale).catch(() => this.words);
    if (locale === this.#locale) this.words = words;
    this.viewer.refresh();
  }

  /** The lesson that is presented. @returns {LessonShown | null} */
  get lesson() {
    return this.viewer.lessons.shown;
  }

  /** Whether questions are put to a class: in full screen, and where somebody wants it. */
  get asksHands() {
    return this.lesson !== null && (this.#hands ?? this.viewer.host.isFullScreen());
  }

  toggleHands() {
    this.#hands = !this.asksHands;
    this.viewer.refresh();
  }

  get #place() {
    return this.viewer.host.isFullScreen() ? 'full' : 'page';
  }

  /** Whether the notes stand under the picture: in full screen only where they were asked for there. */
  get showsNotes() {
    return this.#notes === this.#place;
  }

  toggleNotes() {
    this.#notes = this.showsNotes ? '' : this.#place;
    this.viewer.refresh();
  }

  /** How large boards are that are asked about. */
  get picturePx() {
    return this.viewer.host.isFullScreen() ? PICTURE_PX.class : PICTURE_PX.desk;
  }

  /**
   * The name under which the votes on the present question are kept, wherever its answer is shown.
   * @returns {string}
   */
  get question() {
    const { linked, predicting } = this.viewer;
    const { question = null, feedback = null } = predicting.extra ?? {};
    const { kind = '', step = 0 } = question ?? feedback?.question ?? {};
    return `${linked.origin} ${kind} ${step}`;
  }

  /**
   * Counts hands for a choice.
   * @param {number} choice its index
   * @param {number} by
   */
  raise(choice, by) {
    this.votes.raise(this.question, choice, by);
    this.viewer.refresh();
  }

  /** @param {number} choice @param {number} count */
  count(choice, count) {
    this.votes.set(this.question, choice, count);
    this.viewer.refresh();
  }

  /** The note to a stop. @param {LessonShown} lesson @param {number} index */
  noteOf({ lesson }, index) {
    return this.words.text(`note.${lesson.id}.${lesson.stops[index].id}`);
  }

  /** How long a lesson takes. @param {LessonShown} lesson */
  lengthOf({ lesson }) {
    return this.words.text('notes.length', { minutes: LESSONS[lesson.id].minutes });
  }

  /** Opens the notes in a window of their own, for a second screen. */
  openWindow() {
    this.isWindowRefused = !this.#window.open();
    this.follow();
    this.viewer.refresh();
  }

  /** Shows in that window what is shown here. */
  follow() {
    const { lesson } = this;
    if (!lesson || !this.#window.isOpen) return;
    this.#window.show(notesPage(this, lesson), this.words.locale);
  }

  /** The lesson has been left. */
  leave() {
    this.#window.close();
    this.paper.cancel();
  }

  /** What stands under the stage while a class is asked. @param {PredictionsExtra} asking */
  deck(asking) {
    return handsDeck(this, asking);
  }

  /** The notes over what stands under the stage, where they are wanted. @param {unknown} deck */
  under(deck) {
    return this.lesson && this.showsNotes ? html`${this.#panel(this.lesson)} ${deck}` : deck;
  }

  /** @param {LessonShown} lesson */
  #panel(lesson) {
    const { viewer, words } = this;
    const { at } = viewer.lessons;
    const close = words.text('notes.close');
    return html`<div class="teacher" role="group" aria-label=${words.text('notes.heading')}>
      <p>
        <strong>${words.text('notes.stop', { number: at + 1, total: lesson.stops.length })}</strong>
        ${this.noteOf(lesson, at)} ${at === 0 ? this.lengthOf(lesson) : nothing}
      </p>
      <button
        class="button small icon"
        type="button"
        aria-label=${close}
        title=${close}
        @click=${() => this.toggleNotes()}
      >
        ${ICONS.close}
      </button>
    </div>`;
  }

  /** What stands in the dialog. */
  dialog() {
    return presentDialog(this);
  }

  /** The keys while a class is asked. @returns {Key[]} */
  get keys() {
    const asking = this.viewer.predicting.extra;
    if (!this.asksHands || !asking?.question) return [];
    const { choices } = asking.question;
    const letters = Array.from(choices, (_, choice) => ({
      keys: [letterOf(choice), letterOf(choice).toLowerCase(), String(choice + 1)],
      act: (
        /** @type {Viewer} */ _viewer,
        /** @type {string} */ _key,
        /** @type {boolean} */ shift,
      ) => this.raise(choice, shift ? -1 : 1),
    }));
    // What leads on comes to the answer first.
    const onward = ['PageDown', 'Enter', ' '];
    return [...letters, { keys: onward, act: () => asking.reveal() }];
  }
}
