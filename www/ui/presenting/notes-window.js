/**
 * Window with the teacher's notes, for a second screen. The script of the page draws it, so nothing
 * is fetched or sent.
 * @import { TemplateResult } from 'lit'
 * @import { LessonShown } from '../lessons/lesson-player.js'
 * @import { Presenting } from './presenting.js'
 */
import { isTyped } from '../../core/predictions/board-questions.js';
import { html, nothing, render } from 'lit/html.js';
import { guard } from 'lit/directives/guard.js';
import { ref } from 'lit/directives/ref.js';
import { button } from '../kit/button.js';
import { totalOf } from '../../core/predictions/votes.js';
import { letterOf, onKey } from '../viewer/keys.js';
import { NOTES_CSS } from './notes-window-css.js';
import { stopButton } from '../stops/stop-buttons.js';

const LOOKS = 'popup,width=560,height=760';
/** Time between two ticks of the clock, in milliseconds. */
const TICK_MS = 1000;

export class NotesWindow {
  /** @type {Window | null} */
  #window = null;
  /** Element of the window that Lit renders into. @type {HTMLElement | null} */
  #place = null;
  #tick;
  #timer = 0;
  #openedMs = 0;

  /** @param {() => void} tick called every second while the window is open */
  constructor(tick) {
    this.#tick = tick;
  }

  /** Time since the window was opened, in milliseconds. */
  get elapsedMs() {
    return performance.now() - this.#openedMs;
  }

  get isOpen() {
    return this.#window !== null && !this.#window.closed;
  }

  /**
   * Opens the window, or focuses it if it is open.
   * @returns {boolean} false if the browser has blocked the window
   */
  open() {
    if (this.isOpen) {
      this.#window?.focus();
      return true;
    }
    const opened = window.open('', '', LOOKS);
    if (!opened) return false;
    const { document: page } = opened;
    const Sheet = /** @type {typeof CSSStyleSheet} */ (Reflect.get(opened, 'CSSStyleSheet'));
    const sheet = new Sheet();
    sheet.replaceSync(NOTES_CSS);
    page.adoptedStyleSheets = [sheet];
    this.#place = page.body.appendChild(page.createElement('main'));
    this.#window = opened;
    this.#openedMs = performance.now();
    clearInterval(this.#timer);
    this.#timer = window.setInterval(() => {
      // The teacher has closed the window.
      if (!this.isOpen) clearInterval(this.#timer);
      this.#tick();
    }, TICK_MS);
    // When the page is closed, close the window, too: nothing could update it any more.
    addEventListener('pagehide', () => this.close(), { once: true });
    return true;
  }

  /** Renders the contents of the window. @param {TemplateResult} contents @param {string} lang */
  show(contents, lang) {
    if (!this.#place || !this.#window) return;
    render(contents, this.#place);
    const { document: page } = this.#window;
    const title = this.#place.querySelector('h1')?.textContent ?? '';
    if (page.title !== title) page.title = title;
    if (page.documentElement.lang !== lang) page.documentElement.lang = lang;
  }

  close() {
    clearInterval(this.#timer);
    this.#window?.close();
    this.#window = null;
    this.#place = null;
  }
}

/**
 * Renders the teacher's page: note, right answer, votes, and title of the next stop.
 * @param {Presenting} presenting
 * @param {LessonShown} lesson
 */
export function notesPage(presenting, lesson) {
  const { viewer, words } = presenting;
  const { at } = viewer.lessons;
  const next = lesson.stops[at + 1];
  return html`<div
    class="page"
    tabindex="-1"
    @keydown=${(/** @type {KeyboardEvent} */ event) => viewer.whole && onKey(viewer, event)}
  >
    ${clock(presenting)}
    <p class="quiet">
      ${lesson.name} · ${words.text('notes.stop', { number: at + 1, total: lesson.stops.length })}
    </p>
    <h1>${lesson.stops[at].title}</h1>
    <p class="note">${presenting.noteOf(lesson, at)}</p>
    ${at === 0 ? html`<p>${presenting.lengthOf(lesson)}</p>` : nothing} ${answer(presenting)}
    <p class="quiet">
      ${next ? words.text('notes.next', { title: next.title }) : words.text('notes.last')}
    </p>
    ${next ? picture(presenting) : nothing}
    <p class="row">
      ${stopButton(viewer, -1)} ${play(presenting)} ${reveal(presenting)} ${stopButton(viewer, 1)}
    </p>
  </div>`;
}

/** Renders the right choice and the votes so far. @param {Presenting} presenting */
function answer({ viewer, words, votes, question: name }) {
  const { question = null, feedback = null, told = null } = viewer.predicting.extra ?? {};
  const asked = question ?? feedback?.question;
  if (!asked || !told) return nothing;
  const counts = votes.of(name, told.choices.length);
  const letter = letterOf(asked.correct);
  const choice = isTyped(asked)
    ? words.number(asked.choices[asked.correct])
    : words.text('hands.choice', { letter, choice: told.choices[asked.correct].says });
  return html`<p class="answer">${words.text('notes.answer', { choice })}</p>
    ${
      totalOf(counts) === 0
        ? nothing
        : html`<ul>
            ${counts.map((hands, index) => html`<li><b>${letterOf(index)}</b> ${words.number(hands)}</li>`)}
          </ul>`
    }`;
}

/** Renders the time of day and the time since the window was opened. @param {Presenting} presenting */
function clock({ words, elapsedMs }) {
  const time = new Intl.DateTimeFormat(words.locale, { timeStyle: 'short' }).format();
  const seconds = Math.floor(elapsedMs / 1000);
  const elapsed = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return html`<p class="clock">
    <b>${time}</b> <span>${words.text('notes.elapsed', { elapsed })}</span>
  </p>`;
}

/** Renders the picture of the next stop, or its place until it is made. @param {Presenting} presenting */
function picture({ ahead, words }) {
  const { bitmap } = ahead;
  const name = words.text('notes.nextPicture');
  const take = (/** @type {Element | undefined} */ canvas) =>
    draw(/** @type {HTMLCanvasElement | undefined} */ (canvas), bitmap);
  // Draw once for each picture: the page is rendered with each frame of the film.
  return guard(
    [bitmap, name],
    () => html`<canvas class="ahead" role="img" aria-label=${name} ${ref(take)}></canvas>`,
  );
}

/**
 * Draws the picture; clears the canvas without one.
 * @param {HTMLCanvasElement | undefined} canvas
 * @param {ImageBitmap | null} bitmap
 */
function draw(canvas, bitmap) {
  if (!canvas) return;
  canvas.width = bitmap?.width ?? 16;
  canvas.height = bitmap?.height ?? 9;
  if (bitmap) canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
}

/** Renders the button that plays the film to the next stop, or pauses. @param {Presenting} presenting */
function play({ viewer }) {
  const isPlaying = viewer.played.player.state === 'playing';
  const says = viewer.words.text(isPlaying ? 'transport.pause' : 'transport.play');
  return button(says, () => viewer.togglePlay(), { kind: 'primary' });
}

/** Renders the button that reveals the answer to the class. @param {Presenting} presenting */
function reveal({ viewer, words, asksHands }) {
  const { extra } = viewer.predicting;
  if (!asksHands || !extra?.question) return nothing;
  return button(words.text('hands.reveal'), () => extra.reveal());
}
