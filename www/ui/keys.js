/**
 * The keys: what each one does while the element has the focus.
 * @import { Desk } from './desk.js'
 */

/** @typedef {{ keys: readonly string[], shift?: boolean, act: (desk: Desk, key: string) => void }} Key */

/** What the keys do; keys-dialog.js lists them for people. @type {Key[]} */
const KEYS = [
  { keys: [' '], act: (desk) => desk.togglePlay() },
  {
    keys: ['ArrowLeft', 'ArrowRight'],
    act: (desk, key) => desk.stepBy(key === 'ArrowLeft' ? -1 : 1, 0),
  },
  {
    keys: ['ArrowLeft', 'ArrowRight'],
    shift: true,
    act: (desk, key) => desk.stepBy(key === 'ArrowLeft' ? -1 : 1, 1),
  },
  {
    keys: ['PageUp', 'PageDown'],
    act: (desk, key) => desk.stepBy(key === 'PageUp' ? -1 : 1, 2),
  },
  {
    keys: ['Home', 'End'],
    act: (desk, key) => desk.seek(key === 'Home' ? 0 : desk.film.player.known),
  },
  {
    keys: ['-', '+', '=', '_'],
    act: (desk, key) => desk.panels.player.changeSpeed(key === '-' || key === '_' ? -1 : 1),
  },
  { keys: ['e', 'E'], act: (desk) => desk.setEditing(!desk.editing) },
  { keys: ['?'], act: (desk) => desk.openDialog('keys') },
  { keys: ['Escape'], act: (desk) => (desk.race ? desk.racing.toggle() : desk.setEditing(false)) },
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
  const lines = [...KEYS, ...(desk.race ? [] : desk.family.keys)];
  const line = lines.find(
    (candidate) =>
      candidate.keys.includes(key) && (isCharacter(key) || Boolean(candidate.shift) === shiftKey),
  );
  if (!line) return;
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
