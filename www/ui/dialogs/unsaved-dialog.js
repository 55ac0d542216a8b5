/**
 * Dialog with files that could not be saved for certain, because the surrounding frame may block
 * downloads. Shows their contents, so that the user can copy them.
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html } from 'lit/html.js';
import { dataAddress } from '../kit/data-url.js';
import { dialogHead } from '../kit/dialog-head.js';

/**
 * Returns whether downloads could be blocked silently. A frame can read its own `sandbox` attribute
 * only if it has the same origin as its parent. A frame with an opaque origin always has that
 * attribute.
 */
export function mayNotSave() {
  if (window.parent === window) return false;
  const { frameElement } = window;
  if (frameElement) {
    const allowed = frameElement.getAttribute('sandbox');
    return allowed !== null && !/\ballow-downloads\b/.test(allowed);
  }
  return window.origin === 'null' && location.protocol !== 'file:';
}

/** @typedef {{ name: string, isPicture: boolean, content: string }} Kept */

export class Unsaved {
  #viewer;
  /** @type {Kept[]} */
  #kept = [];

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /**
   * Adds a file to the dialog and opens the dialog.
   * @param {Blob} file
   * @param {string} name
   */
  async show(file, name) {
    const { overlays } = this.#viewer;
    const isPicture = file.type.startsWith('image/');
    const content = isPicture ? await dataAddress(file) : await file.text();
    if (overlays.dialog !== 'unsaved') this.#kept = [];
    this.#kept = [...this.#kept, { name, isPicture, content }];
    overlays.open('unsaved');
  }

  template() {
    const { words } = this.#viewer;
    return html`${dialogHead(this.#viewer, 'unsaved', words.text('unsaved.title'))}
      <p>${words.text('unsaved.why')}</p>
      ${this.#kept.map(
        ({ name, isPicture, content }) =>
          html`<figure class="kept">
            <figcaption>${name}</figcaption>
            ${
              isPicture
                ? html`<img src=${content} alt=${name} />`
                : html`<textarea
                    class="field"
                    readonly
                    aria-label=${name}
                    .value=${content}
                  ></textarea>`
            }
          </figure>`,
      )}`;
  }
}
