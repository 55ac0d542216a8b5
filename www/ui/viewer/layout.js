/**
 * Template of the whole element: header, stage, caption, controls, and notices about errors.
 * @import { Viewer } from './viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { button } from '../kit/button.js';
import { caption } from './caption.js';
import { hidingClasses } from '../kit/control-parts.js';
import { cssVars } from '../kit/css-vars.js';
import { LANGUAGES } from '../../i18n/languages.js';
import { errorWords } from '../kit/error-text.js';
import { languageFor } from '../kit/element-words.js';
import { header } from './header.js';
import { keepKey, onKey } from './keys.js';
import { aroundProbe, colourProbe } from '../styles/theme-probes.js';
import { reload } from '../kit/reload-once.js';
import { scrub } from '../timeline/scrubber.js';
import { stage } from './stage.js';
import { transport } from '../playback/transport.js';

/**
 * Renders the element. Only `sizer` determines the element's size, so that content that loads does
 * not shift the page. `box` wraps everything, because CSS of the host page can override the styles
 * of the element itself.
 * @param {Viewer} viewer
 */
export function layout(viewer) {
  const { cover, error, look } = viewer;
  const failed = cover.isOn && error ? 'failed' : '';
  const classes = [look.scheme, look.strong ? 'contrast' : '', look.large ? 'large' : '', failed];
  return html`<div class="box ${failed}">
    <div class="sizer"></div>
    ${aroundProbe(viewer.host)}
    <div class="inside">
      <div
        class="room ${classes.join(' ')}"
        part="room"
        translate="no"
        ${cssVars({ type: look.type })}
        @keydown=${(/** @type {KeyboardEvent} */ event) => viewer.whole && onKey(viewer, event)}
        @keypress=${(/** @type {KeyboardEvent} */ event) => viewer.whole && keepKey(viewer, event)}
        @keyup=${(/** @type {KeyboardEvent} */ event) => viewer.whole && keepKey(viewer, event)}
      >
        ${colourProbe(viewer.host)} ${viewer.words ? frame(viewer) : unworded(viewer)}
      </div>
      ${cover.template()}
    </div>
  </div>`;
}

/** @param {Viewer} viewer */
function frame(viewer) {
  const { ready, host, words, whole, overlays, editing } = viewer;
  const name = ready ? 'element.label' : 'element.loading';
  const puzzle = ready ? words.text(`${viewer.run.kind.id}.name`) : '';
  return html`<div
      class="frame ${classesOf(viewer)}"
      lang=${words.locale}
      tabindex="-1"
      role="group"
      aria-label=${host.label || words.text(name, { puzzle })}
      aria-busy=${!whole && viewer.error === null && !host.waits}
      ${cssVars({ dim: whole ? viewer.finale.dim : 0 })}
      @pointermove=${() => viewer.presenter.stir()}
    >
      ${whole && ((overlays.dialog && viewer.extras) || editing.refusal) ? nothing : notice(viewer)}
      ${whole ? parts(viewer) : html`<div class="top"><slot name="brand"></slot></div>`}
      ${viewer.extras?.terms.template()}
    </div>
    ${whole ? viewer.extras?.dialog() : nothing}`;
}

/**
 * Renders the notice that the translations failed to load, in words that are part of the script.
 * @param {Viewer} viewer
 */
function unworded({ error, host, root }) {
  if (!error) return nothing;
  const language = languageFor(root.host);
  const { missing, retry } = LANGUAGES[language];
  return html`<div class="frame" lang=${language}>
    <div class="notice" role="alert">
      <p>${missing}</p>
      ${button(retry, () => host.load(), { kind: 'small' })}
    </div>
  </div>`;
}

/** @param {Viewer} viewer */
function classesOf(viewer) {
  const { race, lessons, presenter, ready, played, host, stops, whole, scene, playing } = viewer;
  const { extra: asking } = viewer.predicting;
  // A stop's view takes precedence over the `view` attribute.
  const view = stops.view || host.view;
  // A game by hand needs its board.
  const isByHand = playing.panel || (whole && viewer.family.byHand?.isOn);
  return [
    lessons.shown ? 'lesson' : '',
    race ? 'racing' : '',
    playing.panel ? 'by-hand' : '',
    presenter.rests ? 'resting' : '',
    presenter.blank ? 'blank' : '',
    host.menu ? 'page' : '',
    hidingClasses(host.controls),
    document.fullscreenEnabled ? '' : 'framed',
    view === 'board' || (view === 'map' && !isByHand) ? `only-${view}` : '',
    ready ? played.player.state : '',
    whole && !race && !playing.panel && scene.ending ? 'with-answer' : '',
    whole && lessons.extra?.task ? 'with-task' : '',
    whole && asking?.isOnDeck ? `with-question ${asking.hands ? 'by-hands' : ''}` : '',
  ].join(' ');
}

/** Renders everything inside the frame of a running viewer. @param {Viewer} viewer */
function parts(viewer) {
  const { panel } = viewer.playing;
  return html`${header(viewer)}
    ${panel ? panel.template() : viewer.race ? viewer.extras?.race.template() : stage(viewer)}
    <div class="lower">
      ${caption(viewer)} ${viewer.lessons.extra?.task}
      <div
        class="deck"
        part="controls"
        role="group"
        aria-label=${viewer.words.text('transport.label')}
      >
        ${panel?.deck() ?? viewer.predicting.extra?.deck ?? viewer.lessons.extra?.deck ?? html`${scrub(viewer)} ${transport(viewer)}`}
      </div>
    </div>
    <p
      class="hidden"
      role="status"
      lang=${viewer.captionLang ?? nothing}
      .textContent=${viewer.announcer.said}
    ></p>`;
}

/**
 * Retry actions, by error code.
 * @type {Record<string, (viewer: Viewer) => void>}
 */
const RETRY = {
  trap: (viewer) => viewer.restart(),
  extras: (viewer) => (viewer.extras ? viewer.dismiss() : viewer.loading.extras.ask()),
  family: (viewer) => viewer.loading.again(),
  find: (viewer) => {
    viewer.dismiss();
    viewer.loading.finding.ask();
  },
  map: (viewer) => {
    viewer.dismiss();
    viewer.loading.fetchMap(viewer.family.id);
  },
  lesson: (viewer) => viewer.lessons.again(),
  words: (viewer) => viewer.lessons.again(),
  predictions: (viewer) => viewer.predicting.again(),
  program: (viewer) => viewer.code.again(),
  play: (viewer) => viewer.playing.ask(viewer.playing.suffix),
};

/**
 * Renders the current error with its retry button, or a notice if there is no error.
 * @param {Viewer} viewer
 */
export function notice(viewer) {
  const { error, words, run } = viewer;
  if (!error) return viewer.loading.exploring?.() ?? told(viewer);
  const kept = viewer.fallenBack ? 'element.fallenBack' : 'element.kept';
  const retry = run ? RETRY[viewer.isBroken ? 'trap' : error.code] : () => viewer.host.load();
  const wayOn = (/** @type {string} */ says, /** @type {() => void} */ act) =>
    button(words.text(says), act, { kind: 'small' });
  return html`<div class="notice" role="alert">
    <p><strong>${words.text('error.title')}</strong> ${errorWords(words, error, run?.kind)}</p>
    ${
      retry
        ? wayOn('element.retry', () => retry(viewer))
        : html`<span class="note">${words.text(kept)}</span>`
    }
    ${error.code === 'mismatch' ? wayOn('element.reload', reload) : nothing}
    ${viewer.whole ? wayOn('element.dismiss', () => viewer.dismiss()) : nothing}
  </div>`;
}

/**
 * Renders a notice that needs no retry button: that the link asks for a race that measures
 * computing time, which races no longer do, or that a random or edited board has no answer.
 * @param {Viewer} viewer
 */
function told(viewer) {
  const { racing, editing } = viewer;
  if (racing.wasTimed) {
    return telling(viewer, 'race.untimed', () => (racing.wasTimed = false));
  }
  // While editing, the hint below the board says this: a notice would cover cells.
  if (editing.isOn || !editing.hasNoAnswer) return nothing;
  return telling(viewer, 'board.noAnswer', () => (viewer.drawn = null));
}

/** @param {Viewer} viewer @param {string} says @param {() => void} dismiss */
const telling = ({ words }, says, dismiss) =>
  html`<div class="notice told" role="status">
    <p>${words.text(says)}</p>
    ${button(words.text('element.dismiss'), dismiss, { kind: 'small' })}
  </div>`;
