/** The page around the element: puzzle menu, theme, sharing, and the address as the run's state. */
import { define } from './element.js';
import { AddressWriter } from './address.js';
import enApp from './i18n/en-app.js';
import { wordsFor } from './i18n/index.js';
import { PUZZLES } from './families/state-space/puzzles/index.js';
import { recall, remember } from './ui/memory.js';

/** @import { SearchLight } from './element.js' */

const THEMES = ['auto', 'light', 'dark'];

const words = wordsFor(document.documentElement.lang, enApp);
const light = /** @type {SearchLight} */ (document.querySelector('search-light'));
const shareButton = /** @type {HTMLButtonElement} */ (document.querySelector('#share'));
const themeButton = /** @type {HTMLButtonElement} */ (document.querySelector('#theme'));
const shared = /** @type {HTMLElement} */ (document.querySelector('#shared'));
const menu = /** @type {HTMLElement} */ (document.querySelector('#puzzles'));

const address = new AddressWriter();

/** @param {string} theme */
function setTheme(theme) {
  light.theme = theme;
  document.documentElement.dataset.theme = theme;
  const name = words.text(`app.theme.${theme}`);
  themeButton.setAttribute('aria-label', words.text('app.theme', { theme: name }));
  themeButton.title = words.text('app.theme', { theme: name });
  remember('theme', theme);
}

function nextTheme() {
  setTheme(THEMES[(THEMES.indexOf(light.theme) + 1) % THEMES.length]);
}

async function share() {
  // While it plays the address is older than the picture.
  address.write(light.getState(), false);
  address.flush();
  try {
    await navigator.clipboard.writeText(location.href);
    shared.textContent = words.text('app.shared');
  } catch {
    shared.textContent = words.text('app.shareFailed');
  }
  setTimeout(() => (shared.textContent = ''), 4000);
}

/** What an address without a state stands for. */
let first = '';

/** Shows what the address says, as after a pasted link or the back button. */
function follow() {
  address.drop();
  const state = address.read() || first;
  if (state) light.setState(state);
}

function fillMenu() {
  for (const { id } of PUZZLES) {
    const link = document.createElement('a');
    link.href = `?puzzle=${id}`;
    const [name, short] = [`${id}.name`, `${id}.short`];
    link.textContent = words.text(words.has(short) ? short : name);
    link.title = words.text(name);
    menu.append(link);
  }
}

/** Marks the puzzle that is shown: an address may ask for one and hold a state of another. */
function markMenu() {
  for (const [index, { id }] of PUZZLES.entries()) {
    const link = menu.children[index];
    link.setAttribute('aria-current', id === light.puzzle ? 'page' : 'false');
    if (id === light.puzzle) link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

light.puzzle = new URLSearchParams(location.search).get('puzzle') ?? PUZZLES[0].id;
light.state = address.read();
setTheme(THEMES.find((theme) => theme === recall('theme')) ?? 'auto');
shareButton.textContent = words.text('app.share');
menu.setAttribute('aria-label', words.text('app.puzzles'));
fillMenu();
markMenu();
new MutationObserver(markMenu).observe(light, { attributeFilter: ['puzzle'] });
themeButton.addEventListener('click', nextTheme);
shareButton.addEventListener('click', share);
light.addEventListener('ready', () => (first = light.getState()));
light.addEventListener('statechange', (event) => {
  const { state, instance } = /** @type {CustomEvent} */ (event).detail;
  address.write(state, instance);
});
addEventListener('hashchange', follow);
addEventListener('pagehide', () => address.flush());
// In a task of its own: a browser that has just begun reads this program slowly.
setTimeout(define);
