/**
 * The element's parts put together, and what it shows when there is no run.
 * @import { Viewer } from './viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { caption } from './caption.js';
import { cssVars } from './css-vars.js';
import { header } from './header.js';
import { onKey } from './keys.js';
import { scrub } from './scrub.js';
import { stage } from './stage.js';
import { transport } from './transport.js';

/** @param {Viewer} viewer */
export function layout(viewer) {
  const { ready, host, words } = viewer;
  if (!words) return wordless(viewer);
  const name = ready ? 'element.label' : 'element.loading';
  const puzzle = ready ? words.text(`${viewer.run.kind.id}.name`) : '';
  return html`<span id="probe" class="hidden"></span>
    <div
      class="frame ${classes(viewer)}"
      lang=${words.locale}
      tabindex="-1"
      role="group"
      aria-label=${host.label || words.text(name, { puzzle })}
      ${cssVars({ dim: viewer.whole ? viewer.finale.dim : 0 })}
      @keydown=${(/** @type {KeyboardEvent} */ event) => viewer.whole && onKey(viewer, event)}
      @pointermove=${() => viewer.presenter.stir()}
    >
      ${(viewer.overlays.dialog && viewer.extras) || viewer.editing.refusal ? nothing : notice(viewer)}
      ${viewer.whole ? parts(viewer) : empty(viewer)}
    </div>
    ${viewer.whole ? viewer.extras?.dialog() : nothing}`;
}

/** @param {Viewer} viewer */
function classes({ race, lessons, presenter, ready, played }) {
  return [
    lessons.shown ? 'lesson' : '',
    race ? 'racing' : '',
    presenter.rests ? 'resting' : '',
    presenter.blank ? 'blank' : '',
    ready ? played.player.state : '',
  ].join(' ');
}

/**
 * Nothing can be said before the words are there, not even that they do not come: then there are
 * what the page wrote inside the element, and a sign to try again.
 * @param {Viewer} viewer
 */
function wordless({ error, host }) {
  return html`<slot></slot>
    ${error ? html`<button class="button" type="button" @click=${() => host.load()}>↻</button>` : nothing}`;
}

/** @param {Viewer} viewer */
function empty({ error, words }) {
  return html`<div class="top"><slot name="brand"></slot></div>
    <div class="empty" aria-busy=${error === null}>
      ${error ? html`<slot></slot>` : html`<p class="waiting">${words.text('element.loading')}</p>`}
    </div>`;
}

/** @param {Viewer} viewer */
function parts(viewer) {
  return html`${header(viewer)} ${viewer.race ? viewer.extras?.race.template() : stage(viewer)}
    ${caption(viewer)}
    <div class="deck" role="group" aria-label=${viewer.words.text('transport.label')}>
      ${viewer.lessons.deck ?? html`${scrub(viewer)} ${transport(viewer)}`}
    </div>
    <p class="hidden" role="status">${viewer.announcer.said}</p>`;
}

/**
 * How to go on after an error that a second try may mend.
 * @type {Record<string, (viewer: Viewer) => void>}
 */
const RETRY = {
  trap: (viewer) => viewer.restart(),
  extras: (viewer) => viewer.loading.askForExtras(),
  family: (viewer) => viewer.loading.again(),
  lesson: (viewer) => viewer.lessons.again(),
};

/**
 * What stands in the way, above the last good run, and the way on.
 * @param {Viewer} viewer
 */
export function notice(viewer) {
  const { error, words, run } = viewer;
  if (!error) return viewer.racing.wasTimed ? untimed(viewer) : nothing;
  const key = words.has(`error.${error.code}`) ? `error.${error.code}` : 'error.unknown';
  const kept = viewer.fallenBack ? 'element.fallenBack' : 'element.kept';
  // What the puzzle allows stands beside what was asked for.
  const values = { ...run?.kind.sizes, ...error.fields };
  const retry = run ? RETRY[error.code] : () => viewer.host.load();
  const wayOn = (/** @type {string} */ says, /** @type {() => void} */ act) =>
    html`<button class="button small" type="button" @click=${act}>${words.text(says)}</button>`;
  return html`<div class="notice" role="alert">
    <p><strong>${words.text('error.title')}</strong> ${words.text(key, values)}</p>
    ${
      retry
        ? wayOn('element.retry', () => retry(viewer))
        : html`<span class="note">${words.text(kept)}</span>`
    }
    ${viewer.whole ? wayOn('element.dismiss', () => viewer.dismiss()) : nothing}
  </div>`;
}

/** Says that a link asked for what races no longer count. @param {Viewer} viewer */
function untimed({ words, racing }) {
  return html`<div class="notice told" role="status">
    <p>${words.text('race.untimed')}</p>
    <button class="button small" type="button" @click=${() => racing.dismiss()}>
      ${words.text('element.dismiss')}
    </button>
  </div>`;
}
