/**
 * The keys: what each one does while the element has the focus.
 * @import { Extras } from './extras.js'
 * @import { Viewer } from './viewer.js'
 */
import { toStop } from '../stops/stop-buttons.js';
import { changeSpeed } from '../playback/tempo-menu.js';

/**
 * @typedef {object} Key
 * @property {readonly string[]} keys
 * @property {boolean} [shift]
 * @property {(viewer: Viewer) => boolean} [only] where it does anything
 * @property {(viewer: Viewer, key: string, shift: boolean) => void} act
 */

/** What the keys do; keys-dialog.js lists them for people. @type {Key[]} */
const KEYS = [
  { keys: [' '], act: (viewer) => viewer.togglePlay() },
  {
    keys: ['ArrowLeft', 'ArrowRight'],
    act: (viewer, key) => viewer.stepBy(key === 'ArrowLeft' ? -1 : 1, 0),
  },
  {
    keys: ['ArrowLeft', 'ArrowRight'],
    shift: true,
    act: (viewer, key) => viewer.stepBy(key === 'ArrowLeft' ? -1 : 1, 1),
  },
  {
    keys: ['PageUp', 'PageDown'],
    only: ({ stops }) => stops.list.length > 0,
    act: (viewer, key) => toStop(viewer, key === 'PageUp' ? -1 : 1),
  },
  {
    keys: ['PageUp', 'PageDown'],
    act: (viewer, key) => viewer.stepBy(key === 'PageUp' ? -1 : 1, 2),
  },
  {
    keys: ['Home', 'End'],
    act: (viewer, key) => viewer.seek(key === 'Home' ? 0 : viewer.played.player.known),
  },
  {
    keys: ['-', '+', '=', '_'],
    act: (viewer, key) => changeSpeed(viewer, key === '-' || key === '_' ? -1 : 1),
  },
  { keys: ['e', 'E'], act: (viewer) => viewer.editing.set(!viewer.editing.isOn) },
  {
    keys: ['.', 'b', 'B'],
    only: (viewer) => viewer.host.isFullScreen(),
    act: (viewer) => viewer.presenter.toggleBlank(),
  },
  {
    keys: ['w', 'W'],
    only: (viewer) => !viewer.race,
    act: (viewer) => withExtras(viewer, (extras) => extras.leaders.toggle()),
  },
  {
    keys: ['p', 'P'],
    only: (viewer) => !viewer.race,
    act: (viewer) => viewer.code.toggle(),
  },
  {
    keys: ['f', 'F'],
    only: (viewer) => !viewer.race && viewer.overlays.hasDrawer,
    act: (viewer) => withExtras(viewer, (extras) => extras.find()),
  },
  { keys: ['?'], act: (viewer) => viewer.overlays.open('keys') },
  {
    keys: ['Escape'],
    act: leave,
  },
];

/**
 * Does what the extras do, at once where they are there.
 * @param {Viewer} viewer
 * @param {(extras: Extras) => void} use
 */
async function withExtras(viewer, use) {
  if (!viewer.extras) await viewer.loading.askForExtras();
  if (viewer.extras) use(viewer.extras);
}

/** Leaves what is open, what was opened last first. @param {Viewer} viewer */
function leave(viewer) {
  const { editing, overlays, race, racing } = viewer;
  if (editing.isOn) editing.set(false);
  else if (overlays.isDrawerOpen) overlays.leaveDrawer();
  else if (race) racing.toggle();
}

/** What is typed into a field, or moves or ends something in it; other keys lead out of it. */
const TYPED = /^(.|Enter|Backspace|Delete|Escape|Home|End|Arrow\w+|Page\w+)$/u;

/** Keys that name a character, so that shift is only part of typing it. */
const isCharacter = (/** @type {string} */ key) => key.length === 1;

/**
 * Handles a key unless the control that has the focus wants it for itself. The page around the
 * element hears of neither: a slide would turn.
 * @param {Viewer} viewer
 * @param {KeyboardEvent} event
 */
export function onKey(viewer, event) {
  const { key } = event;
  if (isChord(event)) return;
  if (isOwn(event)) {
    if (TYPED.test(key)) event.stopPropagation();
    return;
  }
  viewer.presenter.stir();
  if (viewer.finale.skip()) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const line = lineFor(viewer, event);
  if (!line) return;
  event.preventDefault();
  event.stopPropagation();
  line.act(viewer, key, event.shiftKey);
}

/**
 * Keeps to itself what else a browser tells of a key that the element handles or has a field for.
 * @param {Viewer} viewer
 * @param {KeyboardEvent} event `keypress` or `keyup`
 */
export function keepKey(viewer, event) {
  if (isChord(event)) return;
  const isTyped = isOwn(event) && TYPED.test(event.key);
  if (isTyped || lineFor(viewer, event)) event.stopPropagation();
}

/** The letter of a choice that a class votes on, for the eye and as a key. @param {number} index */
export const letterOf = (index) => String.fromCharCode(65 + index);

/** A browser's or a page's own command. @param {KeyboardEvent} event */
const isChord = ({ ctrlKey, metaKey, altKey }) => ctrlKey || metaKey || altKey;

/**
 * @param {Viewer} viewer
 * @param {KeyboardEvent} event
 */
function lineFor(viewer, { key, shiftKey }) {
  const { lessons, predicting } = viewer;
  const own = [...(lessons.extra?.keys ?? []), ...(predicting.extra?.keys ?? [])];
  const lines = [...own, ...KEYS, ...(viewer.race ? [] : viewer.family.keys)];
  return lines.find(
    ({ keys, shift, only }) =>
      keys.includes(key) &&
      (isCharacter(key) || Boolean(shift) === shiftKey) &&
      (only?.(viewer) ?? true),
  );
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
