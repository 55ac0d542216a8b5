/**
 * Playback controls in one row: back, play, forward, step size and tempo.
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { button, iconButton } from '../kit/button.js';
import { STEP_SIZES } from '../../core/playback/player.js';
import { ICONS } from '../kit/icons.js';
import { dropDown, segments } from '../kit/segments.js';
import { stopButtons } from '../stops/stop-buttons.js';
import { tempoMenu } from './tempo-menu.js';

/** @typedef {typeof STEP_SIZES[number]} Size */

/** Renders the row of controls. @param {Viewer} viewer */
export function transport(viewer) {
  const hasStops = viewer.stops.list.length > 0;
  return html`<div class="transport ${hasStops ? 'with-stops' : ''}">
    ${buttons(viewer)} ${hasStops ? stopButtons(viewer) : nothing} ${sizes(viewer)}
    ${tempoMenu(viewer)} ${viewer.race ? viewer.extras?.race.tools() : nothing}
  </div>`;
}

/** @param {Viewer} viewer */
function buttons(viewer) {
  const { played, words } = viewer;
  const { player } = played;
  const { from, to } = player.bounds;
  const isPlaying = player.state === 'playing';
  const play = words.text(isPlaying ? 'transport.pause' : 'transport.play');
  const step = (
    /** @type {'back' | 'forward'} */ name,
    /** @type {boolean} */ disabled,
    /** @type {number} */ by,
  ) =>
    button(ICONS[name], () => viewer.stepBy(by), {
      kind: 'icon round',
      label: words.text(`transport.${name}`),
      title: words.text(`transport.${name}`),
      isOff: disabled,
    });
  return html`<div class="buttons">
    ${step('back', player.cursor <= from, -1)}
    ${iconButton(play, isPlaying ? ICONS.pause : ICONS.play, () => viewer.togglePlay(), 'round primary play')}
    ${step('forward', player.atEnd || player.cursor >= to, 1)}
  </div>`;
}

/**
 * Renders the choice of the step size: as radio buttons, or as a select field in narrow layouts.
 * @param {Viewer} viewer
 */
export function sizes(viewer) {
  const { played, race, extras, family, words } = viewer;
  const stage = race ? undefined : family.stage;
  const options = {
    name: 'size',
    label: words.text('transport.size'),
    values: (race && extras?.race.sizes) || STEP_SIZES,
    chosen: STEP_SIZES[played.player.size],
    text: (/** @type {Size} */ size) =>
      words.text(
        stage && size === 'stage'
          ? stage.says
          : [...(race ? [`${family.id}.race.size.${size}`] : []), `${family.id}.size.${size}`],
      ),
    about: (/** @type {Size} */ size) => (stage && size === 'stage' ? stage.about : size),
    choose: (/** @type {Size} */ name) => {
      const size = STEP_SIZES.indexOf(name);
      if (race) extras?.race.chooseSize(size);
      else played.player.size = size;
    },
  };
  return html`<div class="sizes">${segments(options)}</div>
    <div class="sizes narrow">${dropDown(options)}</div>`;
}
