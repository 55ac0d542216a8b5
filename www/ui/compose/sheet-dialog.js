/**
 * What a learner sees who follows the link of a homework: a dialog that asks for the number on the
 * class list and opens the sheet of that number as a lesson.
 * @import { Homework, Sheet } from '../../core/compose/homework.js'
 * @import { Words } from '../../i18n/index.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing, render } from 'lit/html.js';
import { boardsOf, readHomework, sheetOf, stopsOfSheet } from '../../core/compose/homework.js';
import { withStops } from '../../core/stops/stop-format.js';
import { fetchWordsOf } from '../../i18n/index.js';
import { toldError } from '../kit/error-text.js';
import { controlsStyle } from '../styles/controls-style.js';
import { contrastStyle } from '../styles/contrast-style.js';
import { tokens } from '../styles/tokens.js';
import { sheetStyle } from './sheet-style.js';

/** Option of the page's address. */
const OPTION = 'homework';

/** Dialog that is open; null for none. @type {SheetDialog | null} */
let opened = null;

/** Opens the dialog, if the address has a homework. @param {Viewer} viewer */
export async function compose(viewer) {
  const words = await fetchWordsOf('compose', viewer.words.locale);
  const option = new URL(location.href).searchParams.get(OPTION) ?? '';
  opened ??= new SheetDialog(viewer, words, readHomework(option, viewer.linked.origin));
}

class SheetDialog {
  /** Message for the learner. */
  #said = '';
  #isBusy = false;
  #viewer;
  #words;
  #homework;
  #place;
  #root;

  /**
   * @param {Viewer} viewer
   * @param {Words} words
   * @param {Homework | null} homework null if the address is damaged
   */
  constructor(viewer, words, homework) {
    this.#viewer = viewer;
    this.#words = words;
    this.#homework = homework;
    this.#place = document.createElement('section');
    /** @type {HTMLElement} */ (viewer.root.host).after(this.#place);
    this.#root = this.#place.attachShadow({ mode: 'open' });
    this.#root.adoptedStyleSheets = [tokens, contrastStyle, controlsStyle, sheetStyle].map(
      ({ styleSheet }) => /** @type {CSSStyleSheet} */ (styleSheet),
    );
    this.#draw();
    this.#dialog.showModal();
  }

  get #dialog() {
    return /** @type {HTMLDialogElement} */ (this.#root.querySelector('dialog'));
  }

  #draw() {
    const words = this.#words;
    const homework = this.#homework;
    const { strong } = this.#viewer.look;
    render(
      html`<dialog
        class="room ${strong ? 'contrast' : ''}"
        lang=${words.locale}
        aria-labelledby="title"
        @close=${() => this.#close()}
      >
        <h1 id="title">${homework ? homework.title : words.text('sheet.damaged')}</h1>
        ${
          homework
            ? html`<form @submit=${(/** @type {SubmitEvent} */ event) => this.#open(event)}>
                <label
                  >${words.text('sheet.number', { most: homework.count })}
                  <input
                    class="field"
                    type="number"
                    required
                    min="1"
                    max=${homework.count}
                    autocomplete="off"
                  />
                </label>
                <button class="button primary" aria-disabled=${this.#isBusy}>
                  ${words.text('sheet.open')}
                </button>
              </form>`
            : nothing
        }
        <p role="status">${this.#said}</p>
        <p class="note">${words.text('sheet.practice')}</p>
        <button class="button" type="button" @click=${() => this.#dialog.close()}>
          ${words.text('compose.close')}
        </button>
      </dialog>`,
      this.#root,
    );
  }

  /** Opens the sheet with the number that is typed. @param {SubmitEvent} event */
  async #open(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const number = form.querySelector('input')?.valueAsNumber ?? 0;
    const homework = this.#homework;
    if (!homework || this.#isBusy) return;
    this.#isBusy = true;
    this.#said = this.#words.text('sheet.making');
    this.#draw();
    /** @type {Sheet | null} */
    let sheet = null;
    try {
      const state = (await boardsOf(homework))[number - 1];
      sheet = state ? await sheetOf(homework, number, state) : null;
      if (!sheet?.asks.length) this.#said = this.#words.text('sheet.none');
    } catch (error) {
      const reason = toldError(this.#viewer, error).message;
      this.#said = this.#words.text('compose.homework.failed', { reason });
    }
    this.#isBusy = false;
    if (!sheet?.asks.length) return this.#draw();
    const stops = stopsOfSheet(homework, sheet, (question) =>
      this.#words.text('compose.homework.question', { sheet: number, question }),
    );
    this.#dialog.close();
    location.hash = withStops(sheet.state, stops);
  }

  #close() {
    opened = null;
    this.#place.remove();
    const url = new URL(location.href);
    url.searchParams.delete(OPTION);
    history.replaceState(null, '', url.href);
    this.#viewer.focus();
  }
}
