/**
 * A dialog with the files that a frame may have kept the browser from saving: it says so, and shows them.
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html } from 'lit/html.js';
import { dataAddress } from '../kit/data-url.js';
import { dialogHead } from '../kit/dialog-head.js';

/**
 * Whether a download from here may come to nothing without a sign. A frame does not learn what its
 * `sandbox` allows, unless it may look at its own element: one without an origin has a `sandbox`.
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
   * Shows a file, below those that the dialog shows already.
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
