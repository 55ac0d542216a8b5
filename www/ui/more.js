/**
 * What nobody needs for a first understanding, in sections that open by themselves. A closed one
 * costs nothing: its contents are not there.
 * @import { Desk } from './desk.js'
 */
import { html, nothing } from 'lit/html.js';
import { CertificatePanel } from './certificate-panel.js';
import { ChartPanel } from './chart-panel.js';
import { recall, remember } from './memory.js';
import { ExpansionPanel, QueuePanel } from './queue-panel.js';

export class MorePanels {
  #desk;
  /** The sections that a person has closed. */
  #closed = new Set(recall('closed')?.split(' '));
  #chart;
  #queue;
  #expansion;
  #certificate;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    this.#chart = new ChartPanel(desk);
    this.#queue = new QueuePanel(desk);
    this.#expansion = new ExpansionPanel(desk);
    this.#certificate = new CertificatePanel(desk);
  }

  template() {
    return html`<div class="more-panels">
      <div>
        ${this.#section('chart', () => this.#chart.template())}
        ${this.#section('queue', () => this.#queue.template())}
      </div>
      <div>
        ${this.#section('expansion', () => this.#expansion.template())}
        ${this.#section('certificate', () => this.#certificate.template())}
      </div>
    </div>`;
  }

  /**
   * @param {'chart' | 'queue' | 'expansion' | 'certificate'} name
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
          <h3 id="${name}-title">${this.#desk.words.text(`more.${name}`)}</h3>
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
    this.#desk.refresh();
  }
}
