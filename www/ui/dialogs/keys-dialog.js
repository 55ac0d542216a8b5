/**
 * Dialog with the list of keyboard shortcuts.
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html } from 'lit/html.js';
import { dialogHead } from '../kit/dialog-head.js';

/** Keys of the step sizes, with suffixes of the family's translation keys. */
const SIZES = [
  ['arrows', 'step'],
  ['shiftArrows', 'item'],
  ['page', 'stage'],
];

/** Other keys, with suffixes of their translation keys. Some work only in a focused control. */
const OTHERS = [
  ['ends', 'ends'],
  ['speed', 'speed'],
  ['edit', 'edit'],
  ['cells', 'cells'],
  ['change', 'change'],
  ['blank', 'blank'],
  ['seeing', 'seeing'],
  ['code', 'code'],
  ['find', 'find'],
  ['help', 'help'],
  ['leave', 'leave'],
];

/** Renders the dialog. @param {Viewer} viewer */
export function keysDialog(viewer) {
  const { words, family, stops, lessons, playing } = viewer;
  const hasStops = stops.list.length > 0;
  const ofSize = (/** @type {string} */ size) => [
    ...(family.sizes ? [`${family.id}.keys.${size}.${family.sizes}`] : []),
    `${family.id}.keys.${size}`,
  ];
  const row = (/** @type {string} */ keys, /** @type {string} */ says) =>
    html`<dt><kbd>${keys}</kbd></dt>
      <dd>${says}</dd>`;
  const line = (/** @type {string} */ name, /** @type {string | string[]} */ says) =>
    row(words.text(`keys.name.${name}`), words.text(says));
  const head = dialogHead(viewer, 'keys', words.text('keys.title'));
  if (playing.panel) {
    return html`${head}
      <dl class="keys sheet">${playing.panel.lines.map(([keys, says]) => row(keys, says))}</dl>`;
  }
  return html`${head}
    <dl class="keys sheet">
      ${line('space', 'keys.playPause')}
      ${SIZES.map(([name, says]) =>
        line(name, name === 'page' && hasStops ? 'keys.stops' : ofSize(says)),
      )}
      ${family.lines.map((name) => line(name, `${family.id}.keys.${name}`))}
      ${(lessons.shown && lessons.extra?.lines)?.map(([keys, says]) => row(keys, says))}
      ${OTHERS.map(([name, says]) => line(name, `keys.${says}`))}
    </dl>`;
}
