/**
 * Teacher's dialog for presenting a lesson: display options, and printing.
 * @import { Presenting } from './presenting.js'
 */
import { html, nothing } from 'lit/html.js';
import { button } from '../kit/button.js';
import { dialogHead } from '../kit/dialog-head.js';
import { segments } from '../kit/segments.js';

/** Renders the dialog. @param {Presenting} presenting */
export function presentDialog(presenting) {
  const { viewer, words } = presenting;
  return html`${dialogHead(viewer, 'present', words.text('present.title'))}
    <div class="sheet presents">
      <div class="section" role="group" aria-labelledby="present-class">
        <div class="subhead" id="present-class">${words.text('present.class')}</div>
        ${switches(presenting)}
      </div>
      <div class="section" role="group" aria-labelledby="present-paper">
        <div class="subhead" id="present-paper">${words.text('present.paper')}</div>
        ${paper(presenting)}
      </div>
    </div>`;
}

/** Renders the display options. @param {Presenting} presenting */
function switches(presenting) {
  const { viewer, words, isWindowRefused } = presenting;
  const { foresight, host, overlays, words: shared } = viewer;
  const toggle = (
    /** @type {string} */ says,
    /** @type {boolean} */ isOn,
    /** @type {() => void} */ act,
  ) => button(says, act, { kind: 'small', pressed: isOn });
  const fullScreen = () => {
    overlays.close();
    // Move the focus: the button that opened the dialog would get it back, and Space would open the
    // dialog again.
    viewer.focus();
    host.toggleFullScreen();
  };
  return html`<div class="row">
      ${toggle(words.text('present.notes'), presenting.showsNotes, () => presenting.toggleNotes())}
      ${toggle(words.text('present.hands'), presenting.asksHands, () => presenting.toggleHands())}
      ${toggle(shared.text('more.hideFuture'), foresight.hides, () => foresight.toggle())}
      ${toggle(words.text('present.contrast'), host.theme === 'contrast', () => presenting.toggleContrast())}
    </div>
    <p class="note">${words.text('present.handsNote')}</p>
    <p class="note">${words.text('present.keysNote')}</p>
    <div class="row">
      ${button(words.text('present.window'), () => presenting.openWindow(), { kind: 'small' })}
      ${
        document.fullscreenEnabled
          ? button(shared.text('element.fullScreen'), fullScreen, { kind: 'small' })
          : nothing
      }
    </div>
    <p class="note" role="status">
      ${words.text(isWindowRefused ? 'present.windowRefused' : 'present.windowNote')}
    </p>`;
}

/** Renders the options for printing or saving the lesson. @param {Presenting} presenting */
function paper({ viewer, words, paper: job, lesson }) {
  const { words: shared } = viewer;
  const make = (/** @type {string} */ says, /** @type {boolean} */ prints) =>
    button(says, () => lesson && job.make(lesson, prints), {
      kind: 'small',
      waits: job.progress !== null,
    });
  return html`<div class="row">
      ${segments({
        name: 'paper',
        label: words.text('present.paper'),
        values: ['sheet', 'slides'],
        chosen: job.kind,
        text: (kind) => words.text(`present.${kind}`),
        choose: (kind) => (job.kind = kind),
        className: 'small',
      })}
      <label class="tick">
        <input
          type="checkbox"
          .checked=${job.answers}
          @change=${(/** @type {Event} */ { target }) => {
            job.answers = /** @type {HTMLInputElement} */ (target).checked;
          }}
        />
        ${words.text('present.answers')}
      </label>
    </div>
    <div class="row">
      ${make(words.text('present.print'), true)} ${make(words.text('present.save'), false)}
    </div>
    ${
      job.progress
        ? html`<div class="row">
            <progress
              aria-label=${words.text('present.progress')}
              max=${job.progress.of}
              value=${job.progress.done}
            ></progress>
            ${button(shared.text('export.cancel'), () => job.cancel(), { kind: 'small' })}
          </div>`
        : nothing
    }
    <p class="note" role="status">${job.said || words.text('present.paperNote')}</p>`;
}
