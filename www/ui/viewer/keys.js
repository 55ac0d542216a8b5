/**
 * Keyboard shortcuts while the element has the focus.
 * @import { Extras } from './extras.js'
 * @import { Viewer } from './viewer.js'
 */
import { toStop } from '../stops/stop-buttons.js';
import { changeSpeed } from '../playback/tempo-menu.js';

/**
 * @typedef {object} Key
 * @property {readonly string[]} keys
 * @property {boolean} [shift]
 * @property {(viewer: Viewer) => boolean} [only] whether the key does something now; by default
 *   always
 * @property {(viewer: Viewer, key: string, shift: boolean) => void} act
 */

/** Shortcuts in order of precedence; keys-dialog.js lists them for the user. @type {Key[]} */
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
 * Calls a function with the extras, after importing them if necessary.
 * @param {Viewer} viewer
 * @param {(extras: Extras) => void} use
 */
async function withExtras(viewer, use) {
  const extras = await viewer.loading.extras.ask();
  if (extras) use(extras);
}

/** Leaves editing, the drawer or the race, whichever lies on top. @param {Viewer} viewer */
function leave(viewer) {
  const { editing, overlays, race, racing } = viewer;
  if (editing.isOn) editing.set(false);
  else if (overlays.isDrawerOpen) overlays.leaveDrawer();
  else if (race) racing.toggle();
}

/**
 * Matches keys that a form field uses to type, move or confirm. Other keys, such as Tab, leave the
 * field.
 */
const TYPED = /^(.|Enter|Backspace|Delete|Escape|Home|End|Arrow\w+|Page\w+)$/u;

/**
 * Returns whether a key types a character. Shift is then a part of the character and is not
 * compared.
 */
const isCharacter = (/** @type {string} */ key) => key.length === 1;

/**
 * Handles a key unless the focused control uses it. The event does not propagate in either case:
 * the host page could turn a slide, for instance.
 * @param {Viewer} viewer
 * @param {KeyboardEvent} event
 */
export function onKey(viewer, event) {
  const { key } = event;
  if (!isOwn(event) && viewer.playing.panel?.takeChord(event)) {
    event.preventDefault();
    event.stopPropagation();
    viewer.refresh();
    return;
  }
  if (isChord(event)) return;
  if (isOwn(event)) {
    if (TYPED.test(key)) event.stopPropagation();
    return;
  }
  viewer.presenter.stir();
  viewer.refresh();
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
 * Stops `keypress` and `keyup` events of keys that the element or one of its fields uses from
 * reaching the host page.
 * @param {Viewer} viewer
 * @param {KeyboardEvent} event `keypress` or `keyup`
 */
export function keepKey(viewer, event) {
  if (isChord(event)) return;
  const isTyped = isOwn(event) && TYPED.test(event.key);
  if (isTyped || lineFor(viewer, event)) event.stopPropagation();
}

/**
 * Returns the letter of a choice when a class votes. It is also the key that adds a vote.
 * @param {number} index 0..=25
 */
export const letterOf = (index) => String.fromCharCode(65 + index);

/**
 * Returns whether the event is a shortcut of the browser or the page, with Ctrl, Meta or Alt.
 * @param {KeyboardEvent} event
 */
const isChord = ({ ctrlKey, metaKey, altKey }) => ctrlKey || metaKey || altKey;

/**
 * @param {Viewer} viewer
 * @param {KeyboardEvent} event
 */
function lineFor(viewer, { key, shiftKey }) {
  const { lessons, predicting, playing } = viewer;
  const own = [...(lessons.extra?.keys ?? []), ...(predicting.extra?.keys ?? [])];
  const lines = playing.panel?.keys ?? [
    ...[...own, ...KEYS],
    ...(viewer.race ? [] : viewer.family.keys),
  ];
  return lines.find(
    ({ keys, shift, only }) =>
      keys.includes(key) &&
      (isCharacter(key) || Boolean(shift) === shiftKey) &&
      (only?.(viewer) ?? true),
  );
}

/**
 * Returns whether the focused control uses the key. Fields use all keys but Escape, buttons use
 * Space and Enter, dialogs use all keys.
 * @param {KeyboardEvent} event
 */
function isOwn({ key, target }) {
  const control = /** @type {Element} */ (target);
  if (control.closest('dialog')) return true;
  // A radio button uses no letters.
  if (control.matches('[type=radio]')) return /^( |Arrow\w+)$/.test(key);
  if (control.matches('input, select, textarea')) return key !== 'Escape';
  return control.matches('button, summary') && (key === ' ' || key === 'Enter');
}
