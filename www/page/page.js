/** Page around the element: theme, language, title, run in the address, and offline use. */
import './preload.js';
import { AddressWriter, optionIn } from './address-bar.js';
import { check } from '../element/attribute-values.js';
import { importChunk } from '../core/net/lazy-import.js';
import { loadModule } from '../core/engine/engines.js';
import { missingFor, puzzleOfState } from '../core/links/read-state.js';
import { optionNamed, readOption, setOption } from '../core/links/read-option.js';
import { algorithmOf, sameRun } from '../core/engine/same-run.js';
import { SearchLight, define } from '../element/search-light.js';
import { fetchWords } from '../i18n/index.js';
import { firstLanguage, offerLanguages } from './page-language.js';
import { recall, remember } from '../ui/kit/storage.js';
import { whenIdle } from '../ui/kit/when-idle.js';

/**
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

/** State string to show for an address without one. */
let first = '';

/**
 * Shows the state in the address after the user has pasted a link or gone back. Between history
 * entries that differ in their path or query, browsers fire only `popstate`.
 */
async function follow() {
  if (address.isKnown) return;
  address.drop();
  const state = address.read() || first;
  // Ignore the error here: the element reports an invalid state.
  if (state) await light.setState(state).catch(() => {});
  // Set the lesson last: it finds its stop by the state shown.
  light.lesson = address.lesson;
  name();
}

/** Updates the page's title; does nothing until the texts are loaded. */
let name = () => {};

/** @param {Words} words */
function nameTitle(words) {
  // Keep the title if there is no run, because the wasm is missing or the puzzle unknown.
  if (!words.has(`${light.puzzle}.name`)) return;
  const puzzle = words.text(`${light.puzzle}.name`);
  const id = algorithmOf(light.getState());
  const algorithm = id && words.text(`algorithm.${id}`);
  document.title = words.text(id ? 'app.title' : 'app.title.puzzle', { puzzle, algorithm });
}

/**
 * Options that are kept in the address while the user changes them. The lesson is not one of them:
 * it has its own history entries.
 */
const KEPT = /** @type {const} */ (['code', 'predict', 'mode']);
/** All options that the address may contain. @type {readonly string[]} */
const TAKEN = ['puzzle', 'algorithm', 'lesson', ...KEPT, 'lang', 'gallery', 'compose', 'homework'];

/** Settings of algorithms. An address can name them only after the algorithm, not as options. */
const SETTINGS = ['heuristic', 'weight', 'limit'];

function keepOptions() {
  const url = new URL(location.href);
  for (const option of KEPT) setOption(url, option, light[option]);
  if (url.href !== location.href) history.replaceState(null, '', url);
}

/**
 * Shows the page in a language, and switches the element's language.
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
    // Name the theme anew: the presentation mode can have changed it.
    nameTheme(words);
  };
  if (first) name();
}

/** Opens the gallery if the address asks for it, once: going back or reloading shows the run. */
function showGallery() {
  const url = new URL(location.href);
  if (!url.searchParams.has('gallery')) return;
  url.searchParams.delete('gallery');
  history.replaceState(null, '', url);
  light.openGallery();
}

/** Opens the panel that makes a lesson if the address asks for it. */
function showComposer() {
  const { searchParams } = new URL(location.href);
  if (searchParams.has('compose') || searchParams.has('homework')) light.openComposer();
}

/** Updates the title when idle, after the board is drawn. */
const nameLater = () => whenIdle(() => name());
new MutationObserver(nameLater).observe(light, { attributeFilter: ['puzzle', 'theme'] });
light.addEventListener('ready', nameLater);
light.addEventListener('ready', showGallery, { once: true });
light.addEventListener('ready', showComposer, { once: true });

/**
 * Registers the service worker for offline use, only in a built page, whose file names contain
 * hashes.
 */
async function keepOffline() {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  await navigator.serviceWorker.register('./sw.js');
  await navigator.serviceWorker.ready;
  offline.hidden = false;
}

/** Defines the element once its initial state is known. */
async function start() {
  await address.takeUp(async (state, left) => {
    const puzzle = puzzleOfState(state);
    if (!puzzle || puzzle !== puzzleOfState(left)) return false;
    try {
      for (let need = missingFor(state); need?.module; need = missingFor(state)) {
        await loadModule(need.module);
      }
    } catch {
      // Ignore the error here: the element reports that the core cannot be loaded.
      return false;
    }
    return sameRun(state, left);
  });
  light.state = address.read();
  addEventListener('hashchange', follow);
  addEventListener('popstate', follow);
  define();
  light.gallery = () => import('../ui/gallery/gallery.js');
  light.explore = () => import('./explore.js');
  light.compose = async (viewer) => {
    const { compose } = await importChunk(() => import('../ui/compose/open.js'));
    await compose(viewer);
  };
  warnOfOptions();
}

/**
 * Warns in the console about an unknown language in the address, and about options that the page
 * ignores: settings of algorithms, and options that only an embed takes.
 */
function warnOfOptions() {
  check('lang', optionIn('lang'));
  for (const option of new Set([...asked.keys()].map(optionNamed))) {
    const isSetting = SETTINGS.includes(option);
    if (isSetting) {
      console.warn(
        `The page ignores "${option}" in its address. Write it after the algorithm, as in ?algorithm=weighted~misplaced~2.`,
      );
    }
    if (isSetting || TAKEN.includes(option)) continue;
    if (!SearchLight.observedAttributes.includes(option)) continue;
    console.warn(`The page ignores "${option}" in its address. It takes: ${TAKEN.join(', ')}.`);
  }
}

const language = (document.documentElement.lang = firstLanguage());
offerLanguages(languageMenu, speak);
const asked = new URLSearchParams(location.search);
light.puzzle = optionIn('puzzle');
light.algorithm = optionIn('algorithm');
light.lesson = address.lesson;
for (const option of KEPT) light[option] = optionIn(option);
if (readOption(location.search, 'predict') === '') light.predict = 'all';
setTheme(THEMES.find((theme) => theme === recall('theme')) ?? 'auto');
light.addEventListener('ready', () => (first = light.getState()));
new MutationObserver(keepOptions).observe(light, { attributeFilter: [...KEPT] });
// Register the service worker last, after everything for the first board is downloaded.
light.addEventListener('ready', () => setTimeout(() => keepOffline().catch(() => {}), 3000), {
  once: true,
});
light.addEventListener('statechange', (event) => {
  const { state, instance, host, lesson } = /** @type {CustomEvent} */ (event).detail;
  // A change by this page comes from the address, so do not write it there.
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
  // Write the current step: during playback the address lags behind.
  address.write(light.getState(), false);
  address.flush();
  printed.textContent = location.href;
});
// If the texts cannot be loaded now, try again when the element is ready.
speak(language).catch(() => {
  light.addEventListener('ready', () => speak(language), { once: true });
});
// Start in a separate task, so that the page stays responsive.
setTimeout(start);
