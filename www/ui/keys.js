/**
 * The keys: what each one does while the element has the focus, and the list of them.
 * @import { Desk } from './desk.js'
 */
import { html } from 'lit/html.js';
import { ICONS } from './icons.js';

/**
 * One line a key: which it is, its name and its deed in the dictionaries, and what it does. Lines
 * without a deed belong to a control that handles the key itself.
 * @type {{ keys: string[], shift?: boolean, name: string, says: string,
 *   act?: (desk: Desk, key: string) => void }[]}
 */
const KEYS = [
  { keys: [' '], name: 'space', says: 'playPause', act: (desk) => desk.togglePlay() },
  {
    keys: ['ArrowLeft', 'ArrowRight'],
    name: 'arrows',
    says: 'step',
    act: (desk, key) => desk.stepBy(key === 'ArrowLeft' ? -1 : 1, 0),
  },
  {
    keys: ['ArrowLeft', 'ArrowRight'],
    shift: true,
    name: 'shiftArrows',
    says: 'item',
    act: (desk, key) => desk.stepBy(key === 'ArrowLeft' ? -1 : 1, 1),
  },
  {
    keys: ['PageUp', 'PageDown'],
    name: 'page',
    says: 'stage',
    act: (desk, key) => desk.stepBy(key === 'PageUp' ? -1 : 1, 2),
  },
  {
    keys: ['Home', 'End'],
    name: 'ends',
    says: 'ends',
    act: (desk, key) => desk.seek(key === 'Home' ? 0 : desk.viz.player.known),
  },
  {
    keys: ['-', '+', '=', '_'],
    name: 'speed',
    says: 'speed',
    act: (desk, key) => desk.panels.player.changeSpeed(key === '-' || key === '_' ? -1 : 1),
  },
  { keys: ['e', 'E'], name: 'edit', says: 'edit', act: (desk) => desk.setEditing(!desk.editing) },
  { keys: [], name: 'cells', says: 'cells' },
  { keys: [], name: 'change', says: 'change' },
  { keys: ['?'], name: 'help', says: 'help', act: (desk) => desk.openDialog('keys') },
  { keys: ['Escape'], name: 'leave', says: 'leave', act: (desk) => desk.setEditing(false) },
];

/** Keys that name a character, so that shift is only part of typing it. */
const isCharacter = (/** @type {string} */ key) => key.length === 1;

/**
 * Handles a key unless the control that has the focus wants it for itself.
 * @param {Desk} desk
 * @param {KeyboardEvent} event
 */
export function onKey(desk, event) {
  const { key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || isOwn(event)) return;
  const line = KEYS.find(
    (candidate) =>
      candidate.keys.includes(key) && (isCharacter(key) || Boolean(candidate.shift) === shiftKey),
  );
  if (!line?.act) return;
  event.preventDefault();
  line.act(desk, key);
}

/**
 * Whether the focused control uses the key: fields and sliders all of them, buttons their two.
 * @param {KeyboardEvent} event
 */
function isOwn({ key, target }) {
  const control = /** @type {Element} */ (target);
  if (control.closest('dialog')) return true;
  if (control.matches('input, select, textarea')) return key !== 'Escape';
  return control.matches('button, summary') && (key === ' ' || key === 'Enter');
}

/** @param {Desk} desk */
export function keysDialog(desk) {
  const { words } = desk;
  return html`<div class="head">
      <h2 id="keys-title">${words.text('keys.title')}</h2>
      <button
        class="button small icon end"
        type="button"
        aria-label=${words.text('input.close')}
        title=${words.text('input.close')}
        @click=${() => desk.closeDialog()}
      >
        ${ICONS.close}
      </button>
    </div>
    <dl class="keys sheet">
      ${KEYS.map(
        ({ name, says }) =>
          html`<dt><kbd>${words.text(`keys.name.${name}`)}</kbd></dt>
            <dd>${words.text(`keys.${says}`)}</dd>`,
      )}
    </dl>`;
}
