/**
 * The element's parts put together, and what it shows when there is no run.
 * @import { SearchLight } from '../element.js'
 */
import { html, nothing } from 'lit';
import { keysDialog, onKey } from './keys.js';
import { proofPanel, queuePanel } from './more.js';
import { segments } from './segments.js';

/** Narrow elements show one of these at a time. */
const TABS = /** @type {const} */ (['board', 'map']);

/** @param {SearchLight} el */
export function layout(el) {
  const ready = el.viz && el.roles;
  const puzzle = el.words.text(`${el.viz?.kind.id ?? el.puzzle}.name`);
  return html`<span id="probe" class="hidden"></span>
    <div
      class="frame"
      tabindex="-1"
      role="group"
      aria-label=${el.label || el.words.text('element.label', { puzzle })}
      @keydown=${(/** @type {KeyboardEvent} */ event) => ready && onKey(el, event)}
    >
      ${notice(el)} ${ready ? run(el) : empty(el)}
    </div>
    ${ready ? dialogs(el) : nothing}`;
}

/** @param {SearchLight} el */
function empty({ error, words }) {
  return html`<div class="card empty" aria-busy=${error === null}>
    ${error ? html`<slot></slot>` : html`<p class="waiting">${words.text('element.loading')}</p>`}
  </div>`;
}

/** @param {SearchLight} el */
function run(el) {
  const { viz, words, panels } = el;
  const { puzzle } = viz.session.description;
  const card = (/** @type {(typeof TABS)[number]} */ tab) =>
    html`<section
      class="card ${el.tab === tab ? 'shown' : ''}"
      aria-label=${words.text(`tab.${tab}`)}
    >
      ${panels[tab].template()}
    </section>`;
  return html`<p class="rules">
      <strong>${words.text(`${puzzle}.name`)}</strong> ${words.text(`${puzzle}.rules`)}
    </p>
    <div class="tabs">
      ${segments({
        name: 'tab',
        label: words.text('element.tabs'),
        values: TABS,
        chosen: el.tab,
        text: (tab) => words.text(`tab.${tab}`),
        choose: (tab) => {
          el.tab = tab;
          el.refresh();
        },
      })}
    </div>
    <div class="panels">${TABS.map(card)}</div>
    ${panels.player.template()}
    ${
      el.moreOpen
        ? html`<div class="more-panels">${queuePanel(el)} ${proofPanel(el)}</div>`
        : nothing
    }
    <p class="hidden" role="status">${el.announcer.said}</p>`;
}

/** What stands in the way, above the last good run. @param {SearchLight} el */
function notice(el) {
  const { error, words, viz } = el;
  if (!error) return nothing;
  const key = words.has(`error.${error.code}`) ? `error.${error.code}` : 'error.unknown';
  return html`<div class="notice" role="alert">
    <p><strong>${words.text('error.title')}.</strong> ${words.text(key, error.fields)}</p>
    ${
      viz
        ? html`<span class="note">${words.text('element.keepLast')}</span>
            <button class="button small end" type="button" @click=${() => el.dismiss()}>
              ${words.text('element.dismiss')}
            </button>`
        : html`<button class="button small end" type="button" @click=${() => el.load()}>
            ${words.text('element.retry')}
          </button>`
    }
  </div>`;
}

/** @param {SearchLight} el */
function dialogs(el) {
  if (!el.dialog) return nothing;
  return html`<dialog
    aria-labelledby="${el.dialog}-title"
    @close=${() => el.closeDialog()}
    @cancel=${() => el.closeDialog()}
  >
    ${el.dialog === 'input' ? el.panels.input.template() : keysDialog(el)}
  </dialog>`;
}
