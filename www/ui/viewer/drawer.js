/**
 * "More" drawer: settings, details and tools that a beginner does not need. Closed sections are not
 * rendered. Where the drawer covers the stage, its parts become tabs, and a click that changes the
 * step closes the drawer.
 * @import { Viewer } from './viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { button, iconButton } from '../kit/button.js';
import { countOf } from '../../core/engine/family-core.js';
import { algorithmMenu } from './algorithm-menu.js';
import { counter } from './caption.js';
import { CertificatePanel } from '../answer/certificate-panel.js';
import { ICONS } from '../kit/icons.js';
import { codeSection } from '../program/program-section.js';
import { answerLines } from '../answer/answer-view.js';
import { ExportPanel } from '../export/export-panel.js';
import { futureButton } from './future-button.js';
import { modes } from './header.js';
import { recall, remember } from '../kit/storage.js';
import { tempoMenu } from '../playback/tempo-menu.js';
import { term } from '../kit/term.js';
import { sizes } from '../playback/transport.js';

/** Tabs of the drawer when it covers the stage, in display order. */
const TABS = /** @type {const} */ (['board', 'program', 'find', 'export', 'settings']);

/** @typedef {typeof TABS[number]} Tab */

/**
 * Number of tabs that each arrow key moves. Home and End go to the first and the last tab.
 * @type {Record<string, number>}
 */
const ARROWS = { ArrowLeft: -1, ArrowRight: 1 };

export class Drawer {
  #viewer;
  /** Names of the sections that the user has closed. */
  #closed = new Set(recall('closed')?.split(' '));
  /** Selected tab. @type {Tab} */
  #tab = TABS[0];
  /** Step before a click in the drawer, to detect a click that changes the step. */
  #before = 0;
  #certificate;
  #export;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    this.#certificate = new CertificatePanel(viewer);
    this.#export = new ExportPanel(viewer);
  }

  template() {
    const { words, played } = this.#viewer;
    const parts = this.#parts();
    const tabs = TABS.filter((tab) => parts.some(([of]) => of === tab));
    const chosen = tabs.includes(this.#tab) ? this.#tab : tabs[0];
    const close = words.text('more.close');
    return html`<div
      class="card drawer"
      role="group"
      aria-labelledby="more-title"
      @click=${{ capture: true, handleEvent: () => (this.#before = played.player.cursor) }}
    >
      <div class="drawer-head">
        <div class="subhead" id="more-title">${words.text('more.label')}</div>
        ${iconButton(close, ICONS.close, () => this.#viewer.overlays.leaveDrawer(), 'small end')}
        <div
          class="tabs"
          role="tablist"
          aria-labelledby="more-title"
          @keydown=${(/** @type {KeyboardEvent} */ event) => this.#onTabKey(event, tabs, chosen)}
        >
          ${tabs.map((tab) => this.#tabButton(tab, tab === chosen, parts))}
        </div>
      </div>
      <div class="parts-of-drawer" @click=${() => this.#chosen()}>
        ${parts.map(([tab, template], index) => {
          const isChosen = tab === chosen;
          return html`<div
            class="part ${isChosen ? 'chosen' : ''}"
            id="more-part-${index}"
            role="group"
            aria-labelledby="more-tab-${tab}"
          >
            ${template()}
          </div>`;
        })}
      </div>
    </div>`;
  }

  /**
   * Returns the parts of the drawer, each with its tab, in the order in which they stand without
   * tabs. Parts whose content can load late come last, so that they do not move a button that is
   * about to be pressed.
   * @returns {[Tab, () => unknown][]}
   */
  #parts() {
    const { race } = this.#viewer;
    const always = /** @type {[Tab, () => unknown][]} */ ([
      ['settings', () => this.#settings()],
      ['export', () => this.#taken()],
    ]);
    const [settings, taken] = always;
    if (race) return [settings, ['board', () => this.#viewer.extras?.race.settings()], taken];
    return [
      settings,
      ['board', () => this.#board()],
      ['program', () => this.#section('code', () => codeSection(this.#viewer))],
      ['board', () => this.#details()],
      taken,
      ['find', () => this.#looked()],
    ];
  }

  /**
   * @param {Tab} tab
   * @param {boolean} isChosen
   * @param {[Tab, unknown][]} parts
   */
  #tabButton(tab, isChosen, parts) {
    const own = parts.flatMap(([of], index) => (of === tab ? `more-part-${index}` : []));
    return html`<button
      type="button"
      role="tab"
      id="more-tab-${tab}"
      aria-selected=${isChosen}
      aria-controls=${own.join(' ')}
      tabindex=${isChosen ? 0 : -1}
      @click=${() => this.#choose(tab)}
    >
      ${this.#viewer.words.text(`more.tab.${tab}`)}
    </button>`;
  }

  /** @param {Tab} tab */
  #choose(tab) {
    this.#tab = tab;
    this.#viewer.refresh();
  }

  /** @param {KeyboardEvent} event @param {readonly Tab[]} tabs @param {Tab} chosen */
  #onTabKey(event, tabs, chosen) {
    const { key, currentTarget } = event;
    const ends = { Home: 0, End: tabs.length - 1 };
    const to =
      ends[/** @type {keyof typeof ends} */ (key)] ?? tabs.indexOf(chosen) + (ARROWS[key] ?? NaN);
    const tab = tabs[(to + tabs.length) % tabs.length];
    if (!tab) return;
    this.#choose(tab);
    const buttons = /** @type {HTMLElement} */ (currentTarget).querySelectorAll('button');
    buttons[tabs.indexOf(tab)].focus();
    event.preventDefault();
    event.stopPropagation();
  }

  /** Closes a drawer that covers the stage, if the click has changed the step. */
  #chosen() {
    if (this.#viewer.played.player.cursor !== this.#before) this.#viewer.overlays.uncover();
  }

  /** Renders the host page's settings (theme, language) and the button for the list of keys. */
  #settings() {
    return html`<div class="row">
      <slot name="drawer"></slot>
      ${button(this.#viewer.words.text('keys.open'), () => this.#viewer.overlays.open('keys'), { kind: 'small' })}
    </div>`;
  }

  /** Renders the board's settings, the puzzle's rules and the answer so far. */
  #board() {
    const viewer = this.#viewer;
    const { words, family, run, readonly } = viewer;
    return html`<div class="row">
        ${
          readonly
            ? nothing
            : button(words.text('board.choose'), () => viewer.overlays.open('input'), {
                kind: 'small',
              })
        }
        ${
          viewer.host.explore && run.kind.family === 'state-space'
            ? button(words.text('more.explore'), () => viewer.overlays.open('explore'), {
                kind: 'small',
                asks: true,
              })
            : nothing
        }
        ${button(words.text('leaders.title'), () => viewer.extras?.leaders.toggle(), { kind: 'small seeing' })}
      </div>
      <div class="narrow">
        ${algorithmMenu(viewer)} ${counter(viewer)} ${modes(viewer)} ${sizes(viewer)}
        ${tempoMenu(viewer)}
      </div>
      ${family.guide?.note() ?? nothing}
      <p>${words.text(`${run.kind.id}.rules`)}</p>
      <div class="answer">${answerLines(family.answer())}</div>
      ${this.#named()}`;
  }

  /** Renders the sections with counters, map settings and the proof. */
  #details() {
    const { family } = this.#viewer;
    const sections = /** @type {[string, () => unknown][]} */ ([
      ...family.sections().flat(),
      ['counters', () => this.#counters()],
      ['map', () => this.#map()],
      ['certificate', () => this.#certificate.template()],
    ]);
    return sections.map(([name, template]) => this.#section(name, template));
  }

  /** Renders the share button and the section for exports. */
  #taken() {
    const { words, overlays } = this.#viewer;
    return html`<div class="row sharing">
        ${button(words.text('share.open'), () => overlays.open('share'), { kind: 'small' })}
      </div>
      ${this.#section('export', () => this.#export.template())}`;
  }

  #looked() {
    return html`${this.#section('find', () => this.#find())}
    ${this.#section('predict', () => this.#predict())}`;
  }

  /** Renders the names of the picture's parts, for layouts too small for labels on the stage. */
  #named() {
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

  /** Renders the search panel, which is imported when its section is opened for the first time. */
  #find() {
    const finding = this.#viewer.loading.finding.follow();
    return finding?.panel.template(finding) ?? nothing;
  }

  /** Opens the drawer at the search panel and focuses its first field. */
  async find() {
    const { overlays, loading, host, root } = this.#viewer;
    if (!overlays.isDrawerOpen) overlays.toggleDrawer();
    this.#tab = 'find';
    this.#open('find', true);
    await loading.finding.ask();
    await host.rendered();
    /** @type {HTMLElement | null} */ (root.querySelector('.find select'))?.focus();
  }

  /**
   * Renders the section that starts predictions. They are imported when the section is opened for
   * the first time.
   */
  #predict() {
    return this.#viewer.predicting.module.follow()?.panel;
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

  /** Renders the map's settings, including the layout choice if the map is the main picture. */
  #map() {
    const { family, panels, foresight, words } = this.#viewer;
    return html`<div class="row">
        ${family.hero === 'map' ? panels.map.layouts() : nothing} ${family.map.tools()}
        ${futureButton(foresight, words)}
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
