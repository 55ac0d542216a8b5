/**
 * The playground: typed code on one side, the film of its puzzle on the other. The code runs in a
 * sandboxed frame (`runner.js`); the page shows only the graph that the frame has listed.
 * @import { Words } from '../i18n/index.js'
 * @import { SearchLight } from '../element/search-light.js'
 * @import { Graph } from './graph.js'
 * @import { Fault } from './runner.js'
 */
import { definePuzzle } from 'searchlight';
import { MOST_DRAWN } from '../families/state-space/map/small-space.js';
import { fetchWordsOf } from '../i18n/index.js';
import { LANGUAGES } from '../i18n/languages.js';
import { firstLanguage, offerLanguages } from '../page/page-language.js';
import { save as saveFile } from '../ui/kit/save-file.js';
import { recall, remember } from '../ui/kit/storage.js';
import { codeIn, fragmentOf, hasCode, stateIn } from './code-link.js';
import { Editor } from './editor.js';
import { EXAMPLES, FIRST } from './examples.js';
import { meantBy, placeOf } from './fault-place.js';
import { runningLine } from './running-line.js';
import { CodeFault, Runner } from './runner.js';

const THEMES = ['auto', 'light', 'dark', 'contrast'];
/** Key of the code in local storage. */
const KEPT = 'own-code';
/** Key of the user's code that was replaced last. */
const BEFORE = 'own-code-before';
/** Time without typing after which the code is run, in milliseconds. */
const PAUSE_MS = 500;

/** @template {HTMLElement} [Kind=HTMLElement] @param {string} selector */
const find = (selector) => /** @type {Kind} */ (document.querySelector(selector));

const main = find('main');
const asking = find('#asking');
const stopButton = /** @type {HTMLButtonElement} */ (find('#stop'));
const linkButton = /** @type {HTMLButtonElement} */ (find('#link'));
const examples = /** @type {HTMLSelectElement} */ (find('#examples select'));
const chosen = /** @type {HTMLInputElement} */ (find('#chosen'));
const themeButton = find('#theme');
const film = find('#film');

/** @type {Words} */
let words;
/** @type {Words} */
let faultWords;

/** State string in the link, and the code that it belongs to. */
const linked = { state: stateIn(location.hash.slice(1)), code: '' };
/** Whether the code came with the link and the user has not run it yet. */
let isForeign = false;
/** Fault of the present code. @type {Fault | null} */
let fault = null;
/** Graph that the film shows, and its labels and code. @type {{ id: string, name: string, labels: string[], code: string } | null} */
let shown = null;
/** What the user was told last, as a key of the words. */
let told = '';
let found = 0;
/** Number of runs so far. */
let runs = 0;
let timer = 0;
/** @type {SearchLight | null} */
let light = null;

const runner = new Runner(find('#frame'), './own-frame.html');
const editor = new Editor(find('#editor'), {
  code: firstCode(),
  onChange: () => {
    clearTimeout(timer);
    told = '';
    editor.markRunning(0);
    if (!isForeign) {
      timer = window.setTimeout(run, PAUSE_MS);
      remember(KEPT, editor.code);
    }
    showState();
  },
  onRun: () => run(),
});

/** Returns the code to begin with: that of the link, else the code typed last, else an example. */
function firstCode() {
  const fragment = location.hash.slice(1);
  const code = codeIn(fragment);
  isForeign = code !== null;
  if (hasCode(fragment) && code === null) told = 'badLink';
  linked.code = code ?? '';
  return code ?? recall(KEPT) ?? FIRST;
}

/** Makes code from a link the user's own. The code that the user had stays in the menu. */
function takeOver() {
  isForeign = false;
  keepBefore(recall(KEPT));
  remember(KEPT, editor.code);
}

/** Keeps code that is replaced, unless it is an example. @param {string | null} code */
function keepBefore(code) {
  if (!code || code === editor.code || Object.values(EXAMPLES).includes(code)) return;
  remember(BEFORE, code);
  fillExamples();
}

/** Runs the code, and shows its film if it has no fault. */
async function run() {
  clearTimeout(timer);
  if (isForeign) takeOver();
  const { code } = editor;
  const turn = ++runs;
  found = 0;
  stopButton.hidden = false;
  try {
    const graph = await runner.run(code, (counts) => {
      found = counts.found;
      showState();
    });
    show(graph, code);
    setFault(null);
  } catch (error) {
    // Code that is replaced by newer code has no fault.
    if (turn !== runs) return;
    setFault(faultOf(error));
  }
  stopButton.hidden = true;
  showState();
}

/** @param {unknown} error @returns {Fault} */
function faultOf(error) {
  if (error instanceof CodeFault) return error.fault;
  const { code = '', fields = {} } = /** @type {{ code?: string, fields?: Record<string, string> }} */ (Object(error)); // prettier-ignore
  const isOwn = /^own/.test(code);
  const reason = error instanceof Error ? error.message : String(error);
  return {
    code: isOwn ? code : 'playgroundShow',
    fields: isOwn ? fields : { reason },
    line: 0,
    column: 0,
  };
}

/** Shows the film of a graph. @param {Graph} graph @param {string} code */
function show(graph, code) {
  definePuzzle(graph.id, graph.puzzle());
  shown = { id: graph.id, name: graph.name, labels: graph.labels, code };
  const puzzle = `my:${graph.id}`;
  if (light) {
    const isSame = light.puzzle === puzzle;
    light.puzzle = puzzle;
    if (isSame) light.load();
  } else {
    light = /** @type {SearchLight} */ (document.createElement('search-light'));
    light.loading = 'eager';
    light.puzzle = puzzle;
    light.lang = document.documentElement.lang;
    light.theme = document.documentElement.dataset.theme ?? 'auto';
    light.addEventListener('stepchange', markRunning);
    light.addEventListener('statechange', markRunning);
    light.addEventListener('error', refuseGraph);
    light.playground = { linkTo: addressOf, code: () => shown?.code ?? '' };
    film.replaceChildren(light);
  }
  // A map that draws each state says what a board beside it would say.
  light.view = !graph.isGame && graph.counts.found <= MOST_DRAWN ? 'map' : 'both';
  if (linked.state && code === linked.code) light.setState(linked.state).catch(() => {});
  linked.state = '';
  document.title = words.text('playground.titleOf', { name: graph.name });
}

/**
 * Shows a fault of the puzzle that is known only when its graph is complete.
 * @param {Event} event
 */
function refuseGraph(event) {
  const { detail } = /** @type {CustomEvent<{ code: string, message: string }>} */ (event);
  if (!detail.code.startsWith('own')) return;
  setFault({ code: 'playgroundShow', fields: { reason: detail.message }, line: 0, column: 0 });
  showState();
}

/** Marks the line that names the move of the step shown. */
function markRunning() {
  if (!light || !shown || editor.code !== shown.code) return;
  editor.markRunning(runningLine(shown.code, shown.labels, light.sentence));
}

/** @param {Fault | null} next */
function setFault(next) {
  fault = next;
  markFault();
}

function markFault() {
  editor.markFault(fault && { ...placeOf(editor.code, fault), says: sentenceOf(fault) });
}

/** Returns a fault in words. @param {Fault} of */
function sentenceOf({ code, fields }) {
  const key = `error.${code}`;
  if (words.has(key)) return words.text(key, fields);
  return faultWords.has(key)
    ? faultWords.text(key, fields)
    : words.text('error.playgroundFlood', fields);
}

/** Returns the present fault in words, with the name that was probably meant. @param {number} line */
function sayFault(line) {
  if (!fault) return '';
  const near = meantBy(editor.code, fault.fields.reason ?? '');
  const key = near ? 'playground.faultMeant' : 'playground.fault';
  return words.text(key, { line, what: sentenceOf(fault), near });
}

/** Shows what is known of the code: its length, its fault, and what runs. */
function showState() {
  if (!words) return;
  const { lines, code } = editor;
  const isRunning = !stopButton.hidden;
  const place = fault && placeOf(code, fault);
  find('#file').textContent = shown?.name ?? words.text('playground.title');
  const good = shown?.code === code ? 'playground.linesGood' : 'playground.lines';
  const known = place ? 'playground.linesFault' : good;
  find('#lines').textContent = words.text(known, { lines, line: place?.line ?? 0 });
  find('#fault').textContent = place ? sayFault(place.line) : '';
  find('#kept').textContent = fault && shown ? words.text('playground.kept') : '';
  find('#running').textContent = isRunning ? words.text('playground.running', { found }) : '';
  find('#told').textContent = told && words.text(`playground.${told}`);
  asking.hidden = !isForeign;
  main.toggleAttribute('data-fault', fault !== null);
  const note = find('#empty');
  if (note) note.textContent = words.text('playground.empty');
}

/** @param {string} next key of the words */
function tell(next) {
  told = next;
  showState();
}

/**
 * Returns a link to the code that the film shows, and to its state.
 * @param {string} state
 * @returns {string | null} null if it would be too long
 */
function addressOf(state) {
  const fragment = fragmentOf(shown?.code ?? editor.code, state);
  return fragment && Object.assign(new URL(location.href), { hash: fragment }).href;
}

/** Copies a link to the code. */
async function copyLink() {
  const fragment = fragmentOf(editor.code);
  if (fragment === null) return tell('tooLong');
  const url = new URL(location.href);
  url.hash = fragment;
  history.replaceState(null, '', url);
  try {
    await navigator.clipboard.writeText(url.href);
    return tell('copied');
  } catch {
    return tell('inAddress');
  }
}

/** Saves the code as a file. */
function save() {
  const file = new Blob([editor.code], { type: 'text/javascript' });
  saveFile(file, `${shown?.id ?? 'puzzle'}.js`);
}

/** Replaces the code by code that the user has chosen, and runs it. @param {string} code */
function replace(code) {
  const before = isForeign ? recall(KEPT) : editor.code;
  isForeign = false;
  editor.code = code;
  keepBefore(before);
  run();
}

/** Fills the menu of examples, and adds the code that was replaced. */
function fillExamples() {
  const options = Object.entries(EXAMPLES).map(([id, code]) => {
    const lines = code.split('\n').length;
    return new Option(words.text(`playground.example.${id}`, { lines }), id);
  });
  if (recall(BEFORE)) options.push(new Option(words.text('playground.before'), BEFORE));
  examples.replaceChildren(new Option(words.text('playground.choose'), ''), ...options);
}

/** @param {string} language */
async function speak(language) {
  [words, faultWords] = await Promise.all([
    fetchWordsOf('playground', language),
    fetchWordsOf('state-space-own', language),
  ]);
  document.documentElement.lang = language;
  if (light) light.lang = language;
  const texts = {
    '#title': 'title',
    '#promise': 'promise',
    '#language span': 'language',
    '#examples span': 'examples',
    '#open': 'open',
    '#save': 'save',
    '#link': 'link',
    '#asking p': 'foreign',
    '#run': 'run',
    '#keys': 'keys',
    '#stop': 'stop',
  };
  for (const [selector, key] of Object.entries(texts)) {
    find(selector).textContent = words.text(`playground.${key}`);
  }
  find('#film').setAttribute('aria-label', words.text('playground.film'));
  asking.setAttribute('aria-label', words.text('playground.foreignLabel'));
  editor.name(words.text('playground.editor'));
  fillExamples();
  document.title = shown ? words.text('playground.titleOf', { name: shown.name }) : words.text('playground.titlePage'); // prettier-ignore
  nameTheme();
  markFault();
  showState();
}

function nameTheme() {
  const theme = document.documentElement.dataset.theme ?? 'auto';
  themeButton.textContent = words.text('playground.theme', { theme: words.text(`playground.theme.${theme}`) }); // prettier-ignore
}

/** @param {string} theme */
function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  if (light) light.theme = theme;
}

setTheme(THEMES.find((theme) => theme === recall('theme')) ?? 'auto');
document.documentElement.lang = firstLanguage();
offerLanguages(/** @type {HTMLSelectElement} */ (find('#language select')), speak);
find('#run').onclick = () => run();
stopButton.onclick = () => runner.stop();
linkButton.onclick = copyLink;
find('#save').onclick = save;
find('#open').onclick = () => chosen.click();
chosen.onchange = async () => {
  const [file] = chosen.files ?? [];
  chosen.value = '';
  if (file) replace(await file.text());
};
examples.onchange = () => {
  const { value } = examples;
  examples.value = '';
  const code = value === BEFORE ? recall(BEFORE) : EXAMPLES[value];
  if (code) replace(code);
};
themeButton.onclick = () => {
  const theme = document.documentElement.dataset.theme ?? 'auto';
  setTheme(THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]);
  remember('theme', document.documentElement.dataset.theme ?? 'auto');
  nameTheme();
};
addEventListener('hashchange', () => {
  const code = codeIn(location.hash.slice(1));
  if (code === null || code === editor.code) return;
  runner.stop();
  clearTimeout(timer);
  isForeign = true;
  Object.assign(linked, { state: stateIn(location.hash.slice(1)), code });
  fault = null;
  editor.code = code;
  markFault();
  showState();
});
try {
  await speak(document.documentElement.lang);
  if (!isForeign) run();
} catch {
  const { missing } = LANGUAGES[document.documentElement.lang];
  find('#told').textContent = missing;
}
