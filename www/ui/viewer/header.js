/**
 * Header above the stage: puzzle, algorithm, rules, and the choice between explore, play, lesson and
 * race.
 * @import { Choices } from '../kit/segments.js'
 * @import { Viewer } from './viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { instanceOf } from '../../core/links/instance-of.js';
import { hasHardBoards } from '../../core/gallery/has-hard-boards.js';
import { button, iconButton } from '../kit/button.js';
import { algorithmMenu } from './algorithm-menu.js';
import { ICONS } from '../kit/icons.js';
import { dropDown, segments } from '../kit/segments.js';
import { tools } from './corner-tools.js';

const MODES = /** @type {const} */ (['explore', 'play', 'lesson', 'race']);

/** @typedef {typeof MODES[number]} Mode */

/** Renders the header. @param {Viewer} viewer */
export function header(viewer) {
  const { run, words, race, host, newcomer } = viewer;
  const isPlaying = viewer.playing.isShown;
  const { puzzle, algorithm } = run.session.description;
  const name = words.text(`${puzzle}.name`);
  const rules = words.text(`${puzzle}.rules`);
  const isOfDay = viewer.boardOfDay !== '' && viewer.boardOfDay === instanceOf(run.origin);
  return html`<div class="top">
    <slot name="brand"></slot>
    <div class="what">
      ${
        host.menu
          ? button(
              html`<span>${words.text([`${puzzle}.shortName`, `${puzzle}.name`])}</span>
                ${ICONS.down}`,
              () => viewer.overlays.open('puzzles'),
              { kind: 'menu', label: words.text('header.puzzles', { puzzle: name }), asks: true },
            )
          : html`<strong>${name}</strong>`
      }
      ${hardBoard(viewer)}
      ${
        race || isPlaying
          ? nothing
          : html`<span class="by">${words.text('header.by')}</span>
              <div class="wide">${algorithmMenu(viewer)}</div>
              <span class="how">${words.text(`algorithm.${algorithm}`)}</span>`
      }
    </div>
    ${newcomer.isNew && !isPlaying ? html`<p class="rules greeting">${words.text('header.intro')}</p>` : nothing}
    <p class="rules ${isOfDay ? 'of-day' : ''}" title=${rules}>
      ${isOfDay ? html`<b>${words.text('header.day')}</b> ` : nothing}${words.text([`${puzzle}.inShort`, `${puzzle}.rules`])}
    </p>
    ${race ? (viewer.family.raceEnds?.() ?? nothing) : nothing} ${modes(viewer)} ${tools(viewer)}
  </div>`;
}

/** Renders the button that draws a hard board, on the full page. @param {Viewer} viewer */
function hardBoard({ run, words, host, race, loading }) {
  if (!host.gallery || race || !hasHardBoards(run.session.description)) return nothing;
  const draw = async () => (await loading.extras.ask())?.drawHard();
  return iconButton(words.text('header.hard'), ICONS.die, draw, 'small hard');
}

/**
 * Renders the choice between exploring, playing by hand, lessons and racing.
 * @param {Viewer} viewer
 */
export function modes(viewer) {
  const { words } = viewer;
  const values = MODES.filter((mode) => isOffered(viewer, mode));
  if (values.length < 2) return nothing;
  /** @type {Choices<Mode>} */
  const choices = {
    name: 'mode',
    label: words.text('header.modes'),
    values,
    chosen: modeOf(viewer),
    text: (mode) => words.text(`header.${mode}`),
    choose: (mode) => choose(viewer, mode),
  };
  return html`<div class="modes wide">${segments(choices)}</div>
    <div class="modes narrow">${dropDown(choices)}</div>`;
}

/**
 * @param {Viewer} viewer
 * @param {Mode} mode
 */
function isOffered({ run, host, lessons, playing, family }, mode) {
  if (mode === 'play') return playing.isPossible || family.byHand !== undefined;
  if (mode === 'lesson') return host.menu || lessons.id !== '';
  return mode === 'explore' || run.kind.algorithms.length > 1;
}

/** @param {Viewer} viewer @returns {Mode} */
function modeOf({ racing, lessons, playing }) {
  if (racing.on) return 'race';
  if (playing.isShown) return 'play';
  return lessons.id ? 'lesson' : 'explore';
}

/**
 * @param {Viewer} viewer
 * @param {Mode} mode
 */
function choose(viewer, mode) {
  const { racing, lessons, overlays, playing, family, editing } = viewer;
  if (mode === 'lesson') {
    overlays.open('lessons');
    return;
  }
  if (lessons.id) lessons.leave();
  if (family.byHand) {
    editing.set(false);
    overlays.uncover();
    family.byHand.set(mode === 'play');
  } else if ((mode === 'play') !== playing.on) playing.toggle();
  if ((mode === 'race') !== racing.on) racing.toggle();
}
