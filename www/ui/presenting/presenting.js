/**
 * Lazy module for presenting a lesson: teacher's notes, votes of a class, and printing. Imported on
 * first use.
 * @import { Words } from '../../i18n/index.js'
 * @import { Key } from '../viewer/keys.js'
 * @import { LessonShown } from '../lessons/lesson-player.js'
 * @import { PredictionsExtra } from '../predictions/prediction-session.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { iconButton } from '../kit/button.js';
import { Votes } from '../../core/predictions/votes.js';
import { LESSONS } from '../../lessons/index.js';
import { ICONS } from '../kit/icons.js';
import { lazyWords } from '../kit/lazy-part.js';
import { handsDeck } from './vote-deck.js';
import { letterOf } from '../viewer/keys.js';
import { NotesWindow, notesPage } from './notes-window.js';
import { NextPicture } from './next-picture.js';
import { PaperJob } from '../print/handout.js';
import { presentDialog } from './present-dialog.js';
import { presentingStyle } from './presenting-style.js';

/** Size of boards in questions, in CSS px: `class` when a class votes, `desk` for a single user. */
const PICTURE_PX = { class: 104, desk: 72 };

export class Presenting {
  votes = new Votes();
  /**
   * Whether a class votes on the questions. Null for the default: a class votes in full screen.
   * @type {boolean | null}
   */
  #hands = null;
  /**
   * Place where the teacher has opened the notes: `page`, or `full` for full screen; empty if they
   * are closed. Notes opened on the page are not shown in full screen, because a class sees that.
   * @type {'' | 'page' | 'full'}
   */
  #notes = '';
  #window = new NotesWindow(() => this.follow());
  /** Theme to restore after high contrast. */
  #theme = 'auto';
  /** Whether the browser has blocked the notes window. */
  isWindowRefused = false;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.viewer = viewer;
    this.texts = lazyWords(viewer, 'notes');
    this.paper = new PaperJob(this);
    this.ahead = new NextPicture(viewer, () => this.follow());
    viewer.host.adopt([presentingStyle]);
  }

  /** Creates the module with its translations. @param {Viewer} viewer */
  static async of(viewer) {
    const presenting = new Presenting(viewer);
    await presenting.texts.load();
    return presenting;
  }

  /** Translations for the teacher. */
  get words() {
    return /** @type {Words} */ (this.texts.part);
  }

  /** Toggles high contrast. */
  toggleContrast() {
    const { host } = this.viewer;
    const { theme } = host;
    host.theme = theme === 'contrast' ? this.#theme : 'contrast';
    this.#theme = theme === 'contrast' ? 'auto' : theme;
  }

  /** Current lesson; null for none. @returns {LessonShown | null} */
  get lesson() {
    return this.viewer.lessons.shown;
  }

  /** Whether a class votes on the questions. By default this is so in full screen. */
  get asksHands() {
    return this.lesson !== null && (this.#hands ?? this.viewer.host.isFullScreen());
  }

  toggleHands() {
    this.#hands = !this.asksHands;
  }

  get #place() {
    return this.viewer.host.isFullScreen() ? 'full' : 'page';
  }

  /** Whether the notes are shown below the picture: only in the place where they were opened. */
  get showsNotes() {
    return this.#notes === this.#place;
  }

  toggleNotes() {
    this.#notes = this.showsNotes ? '' : this.#place;
  }

  /** Size of boards in questions, in CSS px. */
  get picturePx() {
    return this.viewer.host.isFullScreen() ? PICTURE_PX.class : PICTURE_PX.desk;
  }

  /**
   * Key for the votes on the current question. The key stays while the answer of the question is
   * shown.
   * @returns {string}
   */
  get question() {
    const { linked, predicting } = this.viewer;
    const { question = null, feedback = null } = predicting.extra ?? {};
    const { kind = '', step = 0 } = question ?? feedback?.question ?? {};
    return `${linked.origin} ${kind} ${step}`;
  }

  /**
   * Adds votes to a choice.
   * @param {number} choice index
   * @param {number} by may be negative
   */
  raise(choice, by) {
    this.votes.raise(this.question, choice, by);
  }

  /** Sets the number of votes for a choice. @param {number} choice index @param {number} count */
  count(choice, count) {
    this.votes.set(this.question, choice, count);
  }

  /**
   * Returns the teacher's note for a stop.
   * @param {LessonShown} lesson
   * @param {number} index index of the stop
   */
  noteOf({ lesson }, index) {
    const { id, note = '' } = lesson.stops[index];
    return lesson.id ? this.words.text(`note.${lesson.id}.${id}`) : note;
  }

  /** Returns a text about a lesson's duration. @param {LessonShown} lesson */
  lengthOf({ lesson }) {
    const listed = LESSONS[lesson.id];
    return listed ? this.words.text('notes.length', { minutes: listed.minutes }) : '';
  }

  /** Time since the notes window was opened, in milliseconds. */
  get elapsedMs() {
    return this.#window.elapsedMs;
  }

  /** Opens the notes window. */
  openWindow() {
    this.isWindowRefused = !this.#window.open();
    this.follow();
  }

  /** Updates the notes window. */
  follow() {
    const { lesson } = this;
    if (!lesson || !this.#window.isOpen) return;
    this.ahead.ask(this.viewer.lessons.at + 1);
    this.#window.show(notesPage(this, lesson), this.words.locale);
  }

  /** Closes the notes window and cancels printing. */
  leave() {
    this.#window.close();
    this.ahead.leave();
    this.paper.cancel();
  }

  /** Renders the votes of a class, which replace the controls. @param {PredictionsExtra} asking */
  deck(asking) {
    return handsDeck(this, asking);
  }

  /** Renders controls, and above them the notes if these are shown. @param {unknown} deck */
  under(deck) {
    return this.lesson && this.showsNotes ? html`${this.#panel(this.lesson)} ${deck}` : deck;
  }

  /** Renders the teacher's note for the current stop. @param {LessonShown} lesson */
  #panel(lesson) {
    const { viewer, words } = this;
    const { at } = viewer.lessons;
    const close = words.text('notes.close');
    return html`<div class="teacher" role="group" aria-label=${words.text('notes.heading')}>
      <p>
        <strong>${words.text('notes.stop', { number: at + 1, total: lesson.stops.length })}</strong>
        ${this.noteOf(lesson, at)} ${at === 0 ? this.lengthOf(lesson) : nothing}
      </p>
      ${iconButton(close, ICONS.close, () => this.toggleNotes())}
    </div>`;
  }

  /** Renders the teacher's dialog. */
  dialog() {
    return presentDialog(this);
  }

  /**
   * Shortcuts while a class votes. Letters and digits add a vote; with Shift they remove a vote.
   * @returns {Key[]}
   */
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
    // Before the answer is revealed, keys that would continue reveal it.
    const onward = ['PageDown', 'Enter', ' '];
    return [...letters, { keys: onward, act: () => asking.reveal() }];
  }
}
