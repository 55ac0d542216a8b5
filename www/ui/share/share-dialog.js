/**
 * "Share" dialog: links, and snippets for embedding with a preview.
 * @import { Shown } from '../../core/links/snippets.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { button } from '../kit/button.js';
import { lettersOf, partsOf } from '../../core/links/state-string.js';
import { isOwn } from '../../core/own/own-id.js';
import {
  elementSnippet,
  frameSnippet,
  markdownSnippet,
  mdxSnippet,
  pictureSnippet,
  queryOf,
} from '../../core/links/snippets.js';
import { dialogHead } from '../kit/dialog-head.js';
import { place } from './embed-base.js';
import { dropDown } from '../kit/segments.js';

const CONTROLS = /** @type {const} */ (['full', 'mini', 'none']);
const THEMES = /** @type {const} */ (['auto', 'light', 'dark', 'contrast']);
const FORMS = /** @type {const} */ (['element', 'frame', 'markdown', 'mdx', 'picture']);
/** Forms for a puzzle of the host page, which no page but this one defines. */
const OWN_FORMS = /** @type {const} */ (['element', 'picture']);
/**
 * Functions that write a snippet, by form. The form `frame` is missing: only its snippet contains
 * the language.
 * @type {Record<string, typeof elementSnippet>}
 */
const WRITERS = {
  element: elementSnippet,
  markdown: markdownSnippet,
  mdx: mdxSnippet,
  picture: pictureSnippet,
};
const PICTURES = /** @type {const} */ (['without', 'with']);
/** @typedef {Element & { toBlob(type: string, options: object): Promise<Blob> }} Preview */

/** Size of the picture in px, each of which has two pixels of the file in each direction. */
const PICTURE = { width: 640, height: 360, scale: 2 };
const STARTS = /** @type {const} */ (['step', 'start']);

export class ShareDialog {
  #viewer;
  /** Form and options of the snippet. */
  #options = {
    form: /** @type {string} */ (FORMS[0]),
    controls: /** @type {string} */ (CONTROLS[0]),
    theme: /** @type {string} */ (THEMES[0]),
    start: /** @type {string} */ (STARTS[0]),
    picture: /** @type {string} */ (PICTURES[0]),
  };
  /**
   * Text that was copied last, and whether copying worked. The result is shown only while the text
   * is still the current one.
   */
  #copied = { text: '', well: true };

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  template() {
    const { words, played } = this.#viewer;
    const step = words.number(played.player.cursor);
    const shown = this.#shown();
    const whole = this.#link(this.#first(), 0);
    const now = this.#link(this.#now(), played.player.cursor);
    return html`${dialogHead(this.#viewer, 'share', words.text('share.title'))}
      <div class="sheet">
        <div>
          <section>
            ${this.#text('link', words.text('share.link'), whole)}
            ${now === whole ? nothing : this.#text('step', words.text('share.step', { step }), now)}
          </section>
          ${this.#making()}
          <section aria-labelledby="share-embed">
            <p><strong id="share-embed">${words.text('share.embed')}</strong></p>
            <div class="row">
              ${this.#choice('form', this.#isOwn ? OWN_FORMS : FORMS)}
              ${this.#choice('start', STARTS)} ${this.#choice('controls', CONTROLS)}
              ${this.#choice('theme', THEMES)}
              ${this.#takesPicture ? this.#choice('picture', PICTURES) : nothing}
            </div>
            ${this.#text('snippet', words.text('share.snippet'), this.#snippet(shown))}
            ${shown.picture ? this.#saving(shown.picture.file) : nothing}
          </section>
        </div>
        <figure>
          <figcaption class="note">${words.text('share.preview')}</figcaption>
          <search-light
            inert
            loading="eager"
            input=${shown.state}
            lesson=${shown.lesson}
            code=${shown.code}
            controls=${shown.controls}
            theme=${shown.theme}
          ></search-light>
        </figure>
      </div>
      <p class="hidden" role="status">${this.#said()}</p>`;
  }

  /** Renders the button that makes a lesson of this film, on the page. */
  #making() {
    const viewer = this.#viewer;
    const { words, host } = viewer;
    if (!host.compose) return nothing;
    return html`<section class="making">
      ${button(words.text('share.compose'), () => host.compose?.(viewer), { kind: 'small' })}
      <span class="note">${words.text('share.composeNote')}</span>
    </section>`;
  }

  /** Whether the chosen form can have a picture, or be without one. */
  get #takesPicture() {
    const { form } = this.#options;
    return form !== 'frame' && form !== 'picture';
  }

  /** Renders the button that saves the snippet's picture. @param {string} file */
  #saving(file) {
    const { words } = this.#viewer;
    return html`<p class="row">
      ${button(words.text('share.savePicture', { file }), () => this.#savePicture(file), { kind: 'small' })}
      <span class="note">${words.text('share.pictureNote')}</span>
    </p>`;
  }

  /** Saves a picture of the preview, which has the colours of the snippet. @param {string} file */
  async #savePicture(file) {
    const viewer = this.#viewer;
    const preview = /** @type {Preview} */ (viewer.root.querySelector('.sheet search-light'));
    const options = { ...PICTURE, step: this.#step };
    try {
      const picture = await preview.toBlob('image/png', options);
      await viewer.extras?.save(picture, file);
    } catch (error) {
      viewer.refuse(error);
    }
  }

  /** Step at which the film of the snippet begins. */
  get #step() {
    return this.#options.start === 'start' ? 0 : this.#viewer.played.player.cursor;
  }

  /** Returns the snippet in the chosen form. @param {Shown} shown */
  #snippet(shown) {
    const { form } = this.#options;
    if (form === 'frame') {
      return frameSnippet({ ...shown, lang: this.#viewer.words.locale }, place);
    }
    return WRITERS[form](shown, place);
  }

  /** Returns the state string of the first step. */
  #first() {
    const { race, run, state } = this.#viewer;
    const { session } = race ? race.lanes[0] : run;
    const { letters } = partsOf(state);
    // Keep the rest of the state string, with race and stops, which is the same at all steps.
    return lettersOf(session.link(0)) + state.slice(letters.length);
  }

  /** Returns the state string of the current step. */
  #now() {
    return this.#viewer.state;
  }

  /** Returns what the snippet shows. @returns {Shown} */
  #shown() {
    const { words, run, host } = this.#viewer;
    const { form, start, controls, theme, picture } = this.#options;
    const state = start === 'start' ? this.#first() : this.#now();
    const title = words.text('element.label', { puzzle: words.text(`${run.kind.id}.name`) });
    const { width, height } = PICTURE;
    const isPictured = form === 'picture' || (picture === 'with' && this.#takesPicture);
    const file = [run.kind.id, this.#step].join('-') + '.png';
    return {
      ...{ state, link: this.#link(state, this.#step), title, controls, theme, ...this.#chosen },
      ...(this.#isOwn && { define: host.playground?.code() }),
      picture: isPictured ? { file, width, height } : null,
    };
  }

  /** Whether the host page defines the puzzle. */
  get #isOwn() {
    return isOwn(this.#viewer.run.kind.id);
  }

  /**
   * Returns a link to a state. It leads to this page if the element is the full page, else to the
   * embed's page for frames. A puzzle that this page defines opens nowhere else: the link to it leads
   * to the playground with its code, or to the step of the element in this page.
   * @param {string} state
   * @param {number} step
   */
  #link(state, step) {
    const { host } = this.#viewer;
    if (this.#isOwn) {
      const own = host.playground?.linkTo(state);
      if (own) return own;
      const here = location.href.replace(/#.*/, '');
      return host.id ? `${here}#${host.id}:${step}` : here;
    }
    const page = host.menu ? location.href.replace(/[?#].*/, '') : place.frame;
    return `${page}${queryOf(this.#chosen)}#${state}`;
  }

  /** Lesson, predictions and program listing that the page shows now. */
  get #chosen() {
    const { lessons, predicting, code } = this.#viewer;
    return { lesson: lessons.id, predict: predicting.wish, code: code.writing };
  }

  /**
   * Renders a read-only text with a copy button.
   * @param {string} name
   * @param {string} label
   * @param {string} text
   */
  #text(name, label, text) {
    const { words } = this.#viewer;
    const isCopied = this.#copied.text === text && this.#copied.well;
    const lines = text.split('\n').length;
    return html`<div class="shared">
      <label for="share-${name}">${label}</label>
      <textarea id="share-${name}" class="field" readonly rows=${lines} .value=${text}></textarea>
      ${button(words.text(isCopied ? 'share.copied' : 'share.copy'), () => this.#copy(name, text), { kind: 'small', label: words.text('share.copyWhat', { what: label }) })}
    </div>`;
  }

  /**
   * Copies a text; if the clipboard is blocked, selects the text instead.
   * @param {string} name
   * @param {string} text
   */
  async #copy(name, text) {
    const viewer = this.#viewer;
    try {
      await navigator.clipboard.writeText(text);
      this.#copied = { text, well: true };
    } catch {
      // Without permission for the clipboard, select the text, so that the user can copy it.
      const field = viewer.root.querySelector(`#share-${name}`);
      if (field instanceof HTMLTextAreaElement) {
        field.focus();
        field.select();
      }
      this.#copied = { text, well: false };
    }
    viewer.refresh();
  }

  #said() {
    const { words } = this.#viewer;
    const { text, well } = this.#copied;
    if (!text) return '';
    return words.text(well ? 'share.copied' : 'share.byHand');
  }

  /**
   * Renders a select field for an option of the snippet.
   * @param {'form' | 'start' | 'controls' | 'theme' | 'picture'} name
   * @param {readonly string[]} values
   */
  #choice(name, values) {
    const { words } = this.#viewer;
    return html`<label>
      ${words.text(`share.${name}`)}
      ${dropDown({
        name: `share-${name}`,
        label: words.text(`share.${name}`),
        values,
        chosen: this.#options[name],
        text: (value) => words.text(`share.${name}.${value}`),
        choose: (value) => (this.#options[name] = value),
      })}
    </label>`;
  }
}
