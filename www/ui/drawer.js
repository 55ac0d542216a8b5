/**
 * The drawer behind "More": what nobody needs for a first understanding. Of its sections a closed
 * one costs nothing: its contents are not there.
 * @import { Viewer } from './viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { countOf } from '../core/families.js';
import { algorithmMenu } from './algorithm-menu.js';
import { counter } from './caption.js';
import { CertificatePanel } from './certificate-panel.js';
import { ICONS } from './icons.js';
import { codeSection } from './code-section.js';
import { answerLines } from './ending.js';
import { ExportPanel } from './export-panel.js';
import { futureButton } from './future-button.js';
import { modes } from './header.js';
import { recall, remember } from './memory.js';
import { tempoMenu } from './tempo-menu.js';
import { term } from './term.js';
import { sizes } from './transport.js';

export class Drawer {
  #viewer;
  /** The sections that a person has closed. */
  #closed = new Set(recall('closed')?.split(' '));
  #certificate;
  #export;
  /** What has been asked for: what does not come is asked for again only by a person. @type {Set<string>} */
  #asked = new Set();

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    this.#certificate = new CertificatePanel(viewer);
    this.#export = new ExportPanel(viewer);
  }

  template() {
    const { words, family, run } = this.#viewer;
    const sections = [
      ...family.sections().flat(),
      /** @type {const} */ (['certificate', () => this.#certificate.template()]),
      /** @type {const} */ (['counters', () => this.#counters()]),
      /** @type {const} */ (['map', () => this.#map()]),
      /** @type {const} */ (['export', () => this.#export.template()]),
      // What may come late stands last: it moves nothing that is about to be pressed.
      /** @type {const} */ (['predict', () => this.#predict()]),
      /** @type {const} */ (['find', () => this.#find()]),
    ];
    return html`<div class="card drawer" role="group" aria-label=${words.text('more.label')}>
      <div class="row">${this.#doors()}</div>
      <div class="narrow">
        ${algorithmMenu(this.#viewer)} ${counter(this.#viewer)} ${modes(this.#viewer)}
        ${sizes(this.#viewer)} ${tempoMenu(this.#viewer)}
      </div>
      ${this.#section('code', () => codeSection(this.#viewer))}
      <p>${words.text(`${run.kind.id}.rules`)}</p>
      <div class="answer">${answerLines(family.answer())}</div>
      ${this.#parts()} ${sections.map(([name, template]) => this.#section(name, template))}
    </div>`;
  }

  /** What opens something else, and what closes the drawer. */
  #doors() {
    const viewer = this.#viewer;
    const { words, readonly } = viewer;
    return html`${
        readonly
          ? nothing
          : html`<button
              class="button small"
              type="button"
              @click=${() => viewer.overlays.open('input')}
            >
              ${words.text('board.choose')}
            </button>`
      }
      <button class="button small" type="button" @click=${() => viewer.overlays.open('keys')}>
        ${words.text('keys.open')}
      </button>
      <button
        class="button small seeing"
        type="button"
        @click=${() => viewer.extras?.leaders.toggle()}
      >
        ${words.text('leaders.title')}
      </button>
      <button
        class="button small sharing"
        type="button"
        @click=${() => viewer.overlays.open('share')}
      >
        ${words.text('share.open')}
      </button>
      <slot name="drawer"></slot>
      <button
        class="button small icon end"
        type="button"
        aria-label=${words.text('more.close')}
        title=${words.text('more.close')}
        @click=${() => viewer.overlays.toggleDrawer()}
      >
        ${ICONS.close}
      </button>`;
  }

  /** The parts of the picture, where there is no room for lines to them. */
  #parts() {
    const { words, family } = this.#viewer;
    return html`<div class="parts" role="group" aria-labelledby="parts-title">
      <div class="subhead" id="parts-title">${words.text('leaders.title')}</div>
      <dl>
        ${family.parts().map(
          ({ says, note }) =>
            html`<div>
              <dt>${says}</dt>
              <dd>${note}</dd>
            </div>`,
        )}
      </dl>
    </div>`;
  }

  /** What looks through the run, fetched when this is first open. */
  #find() {
    const { finding, loading } = this.#viewer;
    if (!finding) this.#ask('find', () => loading.askForFinding());
    return finding?.template() ?? nothing;
  }

  /** Opens the drawer where the run is looked through, for somebody who says what for. */
  async find() {
    const { overlays, loading, host, root, finding } = this.#viewer;
    if (!overlays.isDrawerOpen) overlays.toggleDrawer();
    this.#asked.add('find');
    this.#open('find', true);
    if (!finding) await loading.askForFinding();
    await host.rendered();
    /** @type {HTMLElement | null} */ (root.querySelector('.find select'))?.focus();
  }

  /** What begins predictions, which is fetched for whoever looks for it. */
  #predict() {
    const { predicting } = this.#viewer;
    if (!predicting.extra) this.#ask('predict', () => predicting.prepare());
    return predicting.extra?.panel;
  }

  /** @param {string} what @param {() => void} ask */
  #ask(what, ask) {
    if (this.#asked.has(what)) return;
    this.#asked.add(what);
    ask();
  }

  #counters() {
    const { words, family, run } = this.#viewer;
    return html`<dl class="counters">
      ${family.counters.map(
        (name) =>
          html`<div>
            <dt>${term(words.text(`counter.${name}`), `counter.${name}.title`)}</dt>
            <dd .textContent=${words.number(countOf(run.frame, name))}></dd>
          </div>`,
      )}
    </dl>`;
  }

  /** How the map is shown; where it is the machine, its layouts stand over it. */
  #map() {
    const { family, panels } = this.#viewer;
    return html`<div class="row">
        ${family.hero === 'map' ? panels.map.layouts() : nothing} ${family.map.tools()}
        ${futureButton(this.#viewer)}
      </div>
      <p class="note">${family.map.note()}</p>`;
  }

  /**
   * @param {string} name
   * @param {() => unknown} template
   */
  #section(name, template) {
    const isOpen = !this.#closed.has(name);
    return html`<div class="section" role="group" aria-labelledby="${name}-title">
      <details
        ?open=${isOpen}
        @toggle=${(/** @type {Event} */ { target }) =>
          this.#open(name, /** @type {HTMLDetailsElement} */ (target).open)}
      >
        <summary>
          <span id="${name}-title">${this.#viewer.words.text(`more.${name}`)}</span>
        </summary>
        ${isOpen ? html`<div class="contents">${template()}</div>` : nothing}
      </details>
    </div>`;
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
