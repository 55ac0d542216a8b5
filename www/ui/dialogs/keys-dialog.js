/**
 * The list of the keys.
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html } from 'lit/html.js';
import { dialogHead } from '../kit/dialog-head.js';

/** How to move by each size, in words of the family's. */
const SIZES = [
  ['arrows', 'step'],
  ['shiftArrows', 'item'],
  ['page', 'stage'],
];

/** The other lines: which keys, and what they do. Some belong to a control that has the focus. */
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

/** @param {Viewer} viewer */
export function keysDialog(viewer) {
  const { words, family, stops, lessons } = viewer;
  const hasStops = stops.list.length > 0;
  const row = (/** @type {string} */ keys, /** @type {string} */ says) =>
    html`<dt><kbd>${keys}</kbd></dt>
      <dd>${says}</dd>`;
  const line = (/** @type {string} */ name, /** @type {string} */ says) =>
    row(words.text(`keys.name.${name}`), words.text(says));
  return html`${dialogHead(viewer, 'keys', words.text('keys.title'))}
    <dl class="keys sheet">
      ${line('space', 'keys.playPause')}
      ${SIZES.map(([name, says]) =>
        line(name, name === 'page' && hasStops ? 'keys.stops' : `${family.id}.keys.${says}`),
      )}
      ${family.lines.map((name) => line(name, `${family.id}.keys.${name}`))}
      ${(lessons.shown && lessons.extra?.lines)?.map(([keys, says]) => row(keys, says))}
      ${OTHERS.map(([name, says]) => line(name, `keys.${says}`))}
    </dl>`;
}
