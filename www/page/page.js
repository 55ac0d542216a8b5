/** The page around the element: theme, language, title, the address as the run's state, and being there offline. */
import './preload.js';
import { AddressWriter, optionIn } from './address-bar.js';
import { loadEngine } from '../core/engine/session.js';
import { algorithmOf, sameRun } from '../core/engine/same-run.js';
import { define } from '../element/search-light.js';
import { fetchWords } from '../i18n/index.js';
import { firstLanguage, offerLanguages } from './page-language.js';
import { recall, remember } from '../ui/kit/storage.js';
import { whenIdle } from '../ui/kit/when-idle.js';

/**
 * @import { SearchLight } from '../element/search-light.js'
 * @import { Words } from '../i18n/index.js'
 */

const THEMES = ['auto', 'light', 'dark', 'contrast'];

const light = /** @type {SearchLight} */ (document.querySelector('search-light'));
const themeButton = /** @type {HTMLButtonElement} */ (document.querySelector('#theme'));
const languageMenu = /** @type {HTMLSelectElement} */ (document.querySelector('#language select'));
const languageLabel = /** @type {HTMLElement} */ (document.querySelector('#language span'));
const authorsLink = /** @type {HTMLElement} */ (document.querySelector('#authors'));
const offline = /** @type {HTMLElement} */ (document.querySelector('#offline'));
const printed = /** @type {HTMLElement} */ (document.querySelector('#printed'));

const address = new AddressWriter();

/** @param {string} theme */
function setTheme(theme) {
  light.theme = theme;
  document.documentElement.dataset.theme = theme;
}

/** @param {Words} words */
function nameTheme(words) {
  const theme = words.text(`app.theme.${light.theme}`);
  themeButton.textContent = words.text('app.theme', { theme });
}

/** @param {Words} words */
function nextTheme(words) {
  setTheme(THEMES[(THEMES.indexOf(light.theme) + 1) % THEMES.length]);
  nameTheme(words);
  remember('theme', light.theme);
}

/** What an address without a state stands for. */
let first = '';

/**
 * Shows what the address says, as after a pasted link or the back button. Entries of the history that
 * differ in more than the state are told by `popstate` alone.
 */
async function follow() {
  if (address.isKnown) return;
  address.drop();
  const state = address.read() || first;
  // A state that is refused is told by the element.
  if (state) await light.setState(state).catch(() => {});
  // Which of the lesson's stops it is follows from what is shown.
  light.lesson = address.lesson;
  name();
}

/** Names what runs in the page's title, once there are words. */
let name = () => {};

/** @param {Words} words */
function nameTitle(words) {
  const puzzle = words.text(`${light.puzzle}.name`);
  const id = algorithmOf(light.getState());
  const algorithm = id && words.text(`algorithm.${id}`);
  document.title = words.text(id ? 'app.title' : 'app.title.puzzle', { puzzle, algorithm });
}

/** What the address also keeps, before the step; each lesson has an entry of its own. */
const KEPT = /** @type {const} */ (['code', 'predict']);

function keepOptions() {
  const url = new URL(location.href);
  for (const option of KEPT) {
    if (light[option]) url.searchParams.set(option, light[option]);
    else url.searchParams.delete(option);
  }
  if (url.href !== location.href) history.replaceState(null, '', url);
}

/**
 * Says what there is in a language, once its words are there; the element follows.
 * @param {string} language
 */
async function speak(language) {
  const words = await fetchWords(language);
  document.documentElement.lang = light.lang = language;
  languageLabel.textContent = words.text('app.language');
  authorsLink.textContent = words.text('app.authors');
  offline.textContent = words.text('app.offline');
  nameTheme(words);
  themeButton.onclick = () => nextTheme(words);
  name = () => {
    nameTitle(words);
    // Who presents has chosen another one.
    nameTheme(words);
  };
  if (first) name();
}

/** A board is drawn before its title is written. */
const nameLater = () => whenIdle(() => name());
new MutationObserver(nameLater).observe(light, { attributeFilter: ['puzzle', 'theme'] });
light.addEventListener('ready', nameLater);

/** Keeps this page for when there is no network: only a built one has names that never change. */
async function keepOffline() {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  await navigator.serviceWorker.register('./sw.js');
  await navigator.serviceWorker.ready;
  offline.hidden = false;
}

/** Defines the element, once it is known which state it is to begin with. */
async function start() {
  await address.takeUp(async (state, left) => {
    // What keeps the core from loading is told by the element.
    const loaded = await loadEngine().then(
      () => true,
      () => false,
    );
    return loaded && sameRun(state, left);
  });
  light.state = address.read();
  addEventListener('hashchange', follow);
  addEventListener('popstate', follow);
  define();
}

const language = (document.documentElement.lang = firstLanguage());
offerLanguages(languageMenu, speak);
const asked = new URLSearchParams(location.search);
light.puzzle = optionIn('puzzle');
light.lesson = address.lesson;
for (const option of KEPT) light[option] = optionIn(option);
if (asked.get('predict') === '') light.predict = 'all';
setTheme(THEMES.find((theme) => theme === recall('theme')) ?? 'auto');
light.addEventListener('ready', () => (first = light.getState()));
new MutationObserver(keepOptions).observe(light, { attributeFilter: [...KEPT] });
// What a first board needs goes before.
light.addEventListener('ready', () => setTimeout(() => keepOffline().catch(() => {}), 3000), {
  once: true,
});
light.addEventListener('statechange', (event) => {
  const { state, instance, host, lesson } = /** @type {CustomEvent} */ (event).detail;
  // What this page shows itself the address has said.
  if (!host) address.write(state, instance, lesson);
  if (instance) name();
});
light.addEventListener('error', (event) => {
  const { code } = /** @type {CustomEvent} */ (/** @type {Event} */ (event)).detail;
  if (code === 'unknownLesson') address.forgetLesson();
});
document.addEventListener('keydown', (event) => {
  if (event.target === document.body) light.takeKey(event);
});
addEventListener('pagehide', () => address.flush());
addEventListener('beforeprint', () => {
  // While it plays the address is older than the picture.
  address.write(light.getState(), false);
  address.flush();
  printed.textContent = location.href;
});
// What did not come at first is there when the element is ready.
speak(language).catch(() => {
  light.addEventListener('ready', () => speak(language), { once: true });
});
// In a task of its own: a browser that has just begun reads this program slowly.
setTimeout(start);
