/**
 * Answer on the stage: headline, path, and buttons for what to do next.
 * @import { Ending } from '../kit/family-view.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { button } from '../kit/button.js';
import { ICONS } from '../kit/icons.js';

/**
 * Number of characters from which the large number has a smaller font, so that it fits beside the
 * board.
 */
const LONG_NUMBER = 5;

/** @param {string} number */
const numberClass = (number) => (number.length >= LONG_NUMBER ? 'number long' : 'number');

/**
 * Renders the headline of the answer, or of the move that is being played.
 * @param {Viewer} viewer
 * @param {Ending} ending
 */
export function headline({ words, finale: played }, { tone, title, notes, number, unit, moves }) {
  if (played.on) {
    return html`<div class="ending found">
      <p class="over">${words.text('ending.move')}</p>
      <p class=${numberClass(words.number(played.at))}>${words.number(played.at)}</p>
      <p class="note">${words.text('ending.of', { moves })}</p>
    </div>`;
  }
  return html`<div class="ending ${tone}">
    ${
      number
        ? html`<p class="over">${words.text('ending.answer')}</p>
            <p class=${numberClass(String(number))}>${number}</p>
            <p class="unit">${unit}</p>`
        : html`<p class="title">${title}</p>`
    }
    ${notes.map((note) => html`<p class="note">${note}</p>`)}
  </div>`;
}

/**
 * Renders the path of the answer and the buttons.
 * @param {Viewer} viewer
 * @param {Ending} ending
 */
export function finale(viewer, { path, moves, invites }) {
  const { words, run, finale: played, editing, readonly } = viewer;
  const icon = played.on ? ICONS.pause : ICONS.play;
  const way = (/** @type {string} */ says, /** @type {() => void} */ act, isFirst = false) =>
    button(html`${isFirst ? icon : nothing} ${words.text(says)}`, act, {
      kind: isFirst ? 'primary' : '',
    });
  const goesOn = !run.player.atEnd;
  // Once the user has seen the moves of the answer, "continue" is the primary button.
  const isSeen = goesOn && played.wasPlayed && !played.on;
  return html`<div class="finale">
    ${path ?? nothing}
    <div class="row">
      ${
        moves > 0
          ? way(played.on ? 'ending.stop' : 'ending.play', () => played.toggle(moves), !isSeen)
          : nothing
      }
      ${goesOn ? way('ending.on', () => viewer.play(), isSeen) : nothing}
      ${invites?.map(({ says, act }) => way(says, act)) ?? nothing}
      ${!goesOn && editing.isPossible ? way('ending.edit', () => editing.set(true)) : nothing}
      ${!goesOn && !readonly ? way('ending.another', () => viewer.overlays.open('input')) : nothing}
    </div>
  </div>`;
}

/**
 * Renders the answer in a few lines, for the drawer.
 * @param {Pick<Ending, 'title' | 'notes' | 'path'>} answer
 */
export function answerLines({ title, notes, path }) {
  return html`<div>
      <div class="subhead">${title}</div>
      ${notes.map((note) => html`<p class="note">${note}</p>`)}
    </div>
    ${path ?? nothing}`;
}
