/**
 * What the stage shows at the answer: how it is in display type, its path, and what to do next.
 * @import { Ending } from '../kit/family-view.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { ICONS } from '../kit/icons.js';

/**
 * Shows the answer beside its board.
 * @param {Viewer} viewer
 * @param {Ending} ending
 */
export function headline({ words, finale: played }, { tone, title, notes, number, unit, moves }) {
  if (played.on) {
    return html`<div class="ending found">
      <p class="over">${words.text('ending.move')}</p>
      <p class="number">${words.number(played.at)}</p>
      <p class="note">${words.text('ending.of', { moves })}</p>
    </div>`;
  }
  return html`<div class="ending ${tone}">
    ${
      number
        ? html`<p class="over">${words.text('ending.answer')}</p>
            <p class="number">${number}</p>
            <p class="unit">${unit}</p>`
        : html`<p class="title">${title}</p>`
    }
    ${notes.map((note) => html`<p class="note">${note}</p>`)}
  </div>`;
}

/**
 * Shows the path of the answer and what to do next.
 * @param {Viewer} viewer
 * @param {Ending} ending
 */
export function finale(viewer, { path, moves, invites }) {
  const { words, run, finale: played, editing, readonly } = viewer;
  const icon = played.on ? ICONS.pause : ICONS.play;
  const button = (/** @type {string} */ says, /** @type {() => void} */ act, isFirst = false) =>
    html`<button class="button ${isFirst ? 'primary' : ''}" type="button" @click=${act}>
      ${isFirst ? icon : nothing} ${words.text(says)}
    </button>`;
  const goesOn = !run.player.atEnd;
  // Who has seen the answer played goes on.
  const isSeen = goesOn && played.wasPlayed && !played.on;
  return html`<div class="finale">
    ${path ?? nothing}
    <div class="row">
      ${
        moves > 0
          ? button(played.on ? 'ending.stop' : 'ending.play', () => played.toggle(moves), !isSeen)
          : nothing
      }
      ${goesOn ? button('ending.on', () => viewer.play(), isSeen) : nothing}
      ${invites?.map(({ says, act }) => button(says, act)) ?? nothing}
      ${!goesOn && editing.isPossible ? button('ending.edit', () => editing.set(true)) : nothing}
      ${!goesOn && !readonly ? button('ending.another', () => viewer.overlays.open('input')) : nothing}
    </div>
  </div>`;
}

/**
 * Shows the answer in few lines, as the drawer has it.
 * @param {Pick<Ending, 'title' | 'notes' | 'path'>} answer
 */
export function answerLines({ title, notes, path }) {
  return html`<div>
      <div class="subhead">${title}</div>
      ${notes.map((note) => html`<p class="note">${note}</p>`)}
    </div>
    ${path ?? nothing}`;
}
