/**
 * The line over the stage: the puzzle, how it is searched, its rules, and what to do with it.
 * @import { Choices } from './segments.js'
 * @import { Viewer } from './viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { algorithmMenu } from './algorithm-menu.js';
import { ICONS } from './icons.js';
import { dropDown, segments } from './segments.js';
import { tools } from './tools.js';

const MODES = /** @type {const} */ (['explore', 'race']);

/** @param {Viewer} viewer */
export function header(viewer) {
  const { run, words, race, host } = viewer;
  const { puzzle, algorithm } = run.session.description;
  const name = words.text(`${puzzle}.name`);
  const rules = words.text(`${puzzle}.rules`);
  return html`<div class="top">
    <slot name="brand"></slot>
    <div class="what">
      ${
        host.menu
          ? html`<button
              class="button menu"
              type="button"
              aria-haspopup="dialog"
              aria-label=${words.text('header.puzzles', { puzzle: name })}
              @click=${() => viewer.overlays.open('puzzles')}
            >
              <span>${name}</span> ${ICONS.down}
            </button>`
          : html`<strong>${name}</strong>`
      }
      ${
        race
          ? nothing
          : html`<span class="by">${words.text('header.by')}</span>
              <div class="wide">${algorithmMenu(viewer)}</div>
              <span class="how">${words.text(`algorithm.${algorithm}`)}</span>`
      }
    </div>
    <p class="rules" title=${rules}>${words.text([`${puzzle}.inShort`, `${puzzle}.rules`])}</p>
    ${modes(viewer)} ${tools(viewer)}
  </div>`;
}

/**
 * The choice between exploring and racing.
 * @param {Viewer} viewer
 */
export function modes({ run, words, racing }) {
  if (run.kind.algorithms.length < 2) return nothing;
  /** @type {Choices<(typeof MODES)[number]>} */
  const choices = {
    name: 'mode',
    label: words.text('header.modes'),
    values: MODES,
    chosen: racing.on ? 'race' : 'explore',
    text: (mode) => words.text(`header.${mode}`),
    choose: (mode) => (mode === 'race') !== racing.on && racing.toggle(),
  };
  return html`<div class="modes wide">${segments(choices)}</div>
    <div class="modes narrow">${dropDown(choices)}</div>`;
}
