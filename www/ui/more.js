/**
 * What nobody needs for a first understanding, in sections that open by themselves. A closed one
 * costs nothing: its contents are not there.
 * @import { Viewer } from './viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { CertificatePanel } from './certificate-panel.js';
import { recall, remember } from './memory.js';

export class MorePanels {
  #viewer;
  /** The sections that a person has closed. */
  #closed = new Set(recall('closed')?.split(' '));
  #certificate;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    this.#certificate = new CertificatePanel(viewer);
  }

  template() {
    const [left, right = []] = this.#viewer.family.sections();
    return html`<div class="more-panels">
      <div>${left.map(([name, template]) => this.#section(name, template))}</div>
      <div>
        ${right.map(([name, template]) => this.#section(name, template))}
        ${this.#section('certificate', () => this.#certificate.template())}
      </div>
    </div>`;
  }

  /**
   * @param {string} name
   * @param {() => unknown} template
   */
  #section(name, template) {
    const isOpen = !this.#closed.has(name);
    return html`<section class="card" aria-labelledby="${name}-title">
      <details
        ?open=${isOpen}
        @toggle=${(/** @type {Event} */ { target }) =>
          this.#open(name, /** @type {HTMLDetailsElement} */ (target).open)}
      >
        <summary>
          <h3 id="${name}-title">${this.#viewer.words.text(`more.${name}`)}</h3>
        </summary>
        ${isOpen ? html`<div class="contents">${template()}</div>` : nothing}
      </details>
    </section>`;
  }

  /**
   * @param {string} name
   * @param {boolean} isOpen
   */
  #open(name, isOpen) {
    if (isOpen !== this.#closed.has(name)) return;
    if (isOpen) this.#closed.delete(name);
    else this.#closed.add(name);
    remember('closed', [...this.#closed].join(' '));
    this.#viewer.refresh();
  }
}
