/**
 * The element's parts put together, and what it shows when there is no run.
 * @import { Desk } from './desk.js'
 */
import { html, nothing } from 'lit/html.js';
import { onKey } from './keys.js';
import { segments } from './segments.js';

/** Narrow elements show one of these at a time. */
const PANES = /** @type {const} */ (['board', 'map']);

/** @param {Desk} desk */
export function layout(desk) {
  const { ready, host, words } = desk;
  const name = ready ? 'element.label' : 'element.loading';
  const puzzle = ready ? words.text(`${desk.viz.kind.id}.name`) : '';
  return html`<span id="probe" class="hidden"></span>
    <div
      class="frame ${ready ? desk.family.id : ''}"
      tabindex="-1"
      role="group"
      aria-label=${host.label || words.text(name, { puzzle })}
      @keydown=${(/** @type {KeyboardEvent} */ event) => desk.whole && onKey(desk, event)}
    >
      ${(desk.dialog && desk.extras) || desk.refusedEdit ? nothing : notice(desk)}
      ${desk.whole ? run(desk) : empty(desk)}
    </div>
    ${desk.whole ? desk.extras?.dialog() : nothing}`;
}

/** @param {Desk} desk */
function empty({ error, words }) {
  return html`<div class="card empty" aria-busy=${error === null}>
    ${error ? html`<slot></slot>` : html`<p class="waiting">${words.text('element.loading')}</p>`}
  </div>`;
}

/** @param {Desk} desk */
function run(desk) {
  const { viz, words } = desk;
  const { puzzle } = viz.session.description;
  return html`<p class="rules">
      <strong>${words.text(`${puzzle}.name`)}</strong> ${words.text(`${puzzle}.rules`)}
    </p>
    ${desk.race ? desk.extras?.race.template() : panels(desk)} ${desk.panels.player.template()}
    ${desk.moreOpen && !desk.race ? desk.extras?.panels() : nothing}
    <p class="hidden" role="status">${desk.announcer.said}</p>`;
}

/** @param {Desk} desk */
function panels(desk) {
  const { words } = desk;
  const card = (/** @type {(typeof PANES)[number]} */ pane) =>
    html`<section
      class="card ${desk.pane === pane ? 'shown' : ''}"
      aria-label=${words.text(`pane.${pane}`)}
    >
      ${desk.panels[pane].template()}
    </section>`;
  return html`<div class="tabs">
      ${segments({
        name: 'pane',
        label: words.text('element.tabs'),
        values: PANES,
        chosen: desk.pane,
        text: (pane) => words.text(`pane.${pane}`),
        choose: (pane) => {
          desk.pane = pane;
          desk.refresh();
        },
      })}
    </div>
    <div class="panels">${PANES.map(card)}</div>`;
}

/**
 * How to go on after an error that a second try may mend.
 * @type {Record<string, (desk: Desk) => void>}
 */
const RETRY = {
  trap: (desk) => desk.restart(),
  extras: (desk) => desk.late.fetchExtras(),
  family: (desk) => desk.late.again(),
};

/**
 * What stands in the way, above the last good run, and the way on.
 * @param {Desk} desk
 */
export function notice(desk) {
  const { error, words, viz } = desk;
  if (!error) return nothing;
  const key = words.has(`error.${error.code}`) ? `error.${error.code}` : 'error.unknown';
  const kept = desk.fallenBack ? 'element.fallenBack' : 'element.kept';
  // What the puzzle allows stands beside what was asked for.
  const values = { ...viz?.kind.sizes, ...error.fields };
  const retry = viz ? RETRY[error.code] : () => desk.host.load();
  const wayOn = (/** @type {string} */ says, /** @type {() => void} */ act) =>
    html`<button class="button small" type="button" @click=${act}>${words.text(says)}</button>`;
  return html`<div class="notice" role="alert">
    <p><strong>${words.text('error.title')}</strong> ${words.text(key, values)}</p>
    ${
      retry
        ? wayOn('element.retry', () => retry(desk))
        : html`<span class="note">${words.text(kept)}</span>`
    }
    ${desk.whole ? wayOn('element.dismiss', () => desk.dismiss()) : nothing}
  </div>`;
}
