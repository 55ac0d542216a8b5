/**
 * The script of embed.html, a page for other people's frames: options in the query, the run in the
 * fragment, `embed.html?theme=dark&controls=mini#AQEE…`. It is a classic script, because a frame in
 * `sandbox="allow-scripts"` has no origin, and servers refuse their modules to such pages.
 */
import { gradeMessages, heightMessages, message, readMessage } from './messages.js';

/** The options: attributes of the element by the same names. */
const WORDS = [
  ...['puzzle', 'algorithm', 'step', 'speed', 'tempo', 'view', 'layout', 'controls'],
  ...['theme', 'lang', 'lesson', 'code', 'predict'],
];
const TEXTS = ['input', 'label'];
const SWITCHES = ['autoplay', 'readonly'];

/** Languages that have a script of their own; that without a name speaks English. */
const SPOKEN = ['vi', 'zh'];

const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
const host = window.parent === window ? null : window.parent;

/** @typedef {HTMLElement & { state: string, play(): void, pause(): void, seek(step: number): unknown, setState(state: string): unknown, getState(): string }} Light */

const light = /** @type {Light} */ (document.querySelector('search-light'));

/** The run in the address. */
const addressed = () => location.hash.slice(1);

/** Sets the element up as the address says, before it is defined. */
function takeOptions() {
  const options = new URLSearchParams(location.search);
  for (const name of [...WORDS, ...TEXTS]) {
    const value = options.get(name);
    if (value === null) continue;
    // A full stop or the like may be stuck to the end of an address.
    light.setAttribute(name, TEXTS.includes(name) ? value : value.replace(/[^\w-]+$/, ''));
  }
  for (const name of SWITCHES) {
    light.toggleAttribute(name, options.has(name) && options.get(name) !== 'false');
  }
  // A frame is loaded when it comes near, as its host says it; within it nothing waits once more.
  light.setAttribute('loading', 'eager');
  light.state = addressed();
  document.querySelector('a')?.setAttribute('href', location.href);
}

/** That the element is no higher than the frame, so that nothing of it is cut off in one that is low. */
const fitting = new CSSStyleSheet();

/**
 * The page is as high as its element and scrolls without a bar: one that comes and goes would
 * change the width, and by that the height.
 */
function takeRoom() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { scrollbar-width: none } body { margin: 0 }');
  fitting.replaceSync('search-light { max-height: 100vh }');
  document.adoptedStyleSheets.push(sheet, fitting);
}

/** The height that the element asks for, whatever that of the frame is: else the two would creep. */
function heightAsked() {
  fitting.disabled = true;
  const { height } = light.getBoundingClientRect();
  fitting.disabled = false;
  return Math.ceil(height);
}

/** @param {object | string} said */
const tell = (said) => host?.postMessage(said, '*');

/** Tells the height whenever it is another one. */
function tellHeight() {
  let told = 0;
  new ResizeObserver(() => {
    const height = heightAsked();
    if (height === told || height === 0) return;
    told = height;
    for (const said of heightMessages(height, location.href)) tell(said);
  }).observe(light);
}

/** What was answered so far, as course systems keep it. @type {Answer[]} */
const answers = [];

/** @typedef {import('./messages.js').Answer} Answer */

/** Tells course systems of an answer; one that nobody touches reports nothing. @param {Event} event */
function grade(event) {
  const { question, choice, correct, score } = /** @type {CustomEvent} */ (event).detail;
  const { kind, step } = question;
  if (score.answered === 1) answers.length = 0;
  answers.push({ kind, step, choice: question.choices[choice], correct });
  for (const said of gradeMessages(answers, score, heightAsked())) tell(said);
}

/** Passes on what the element says. */
function tellEvents() {
  light.addEventListener('prediction', grade);
  light.addEventListener('ready', () => tell(message('ready', { state: light.getState() })));
  light.addEventListener('statechange', (event) => {
    const { state } = /** @type {CustomEvent} */ (event).detail;
    tell(message('statechange', { state }));
  });
  light.addEventListener('error', (event) => {
    if (event instanceof CustomEvent) tell(message('error', { code: event.detail.code }));
  });
}

/**
 * What the host has asked for since the last frame: of each the last.
 * @type {Map<string, string | number | null>}
 */
const asked = new Map();

/** Does what was asked for: however much that was, once a frame. */
function obey() {
  for (const [action, value] of asked) {
    if (action === 'theme') light.setAttribute('theme', String(value));
    if (action === 'show') attempt(() => light.setState(String(value)));
    if (action === 'seek') attempt(() => light.seek(Number(value)));
    if (action === 'play') attempt(() => light.play());
    if (action === 'pause') attempt(() => light.pause());
  }
  asked.clear();
}

/** What is refused the element tells by itself. @param {() => unknown} work */
async function attempt(work) {
  await customElements.whenDefined('search-light');
  await Promise.resolve(work()).catch(() => {});
}

/** Listens to nobody but the page that the frame is in. */
function listen() {
  addEventListener('message', ({ source, data }) => {
    const read = host && source === host ? readMessage(data) : null;
    if (!read) return;
    if (asked.size === 0) requestAnimationFrame(obey);
    // Of two opposites the one that was said last is done last.
    asked.delete(read.action);
    asked.set(read.action, read.value);
  });
  addEventListener('hashchange', () => attempt(() => light.setState(addressed())));
}

/** Loads the element: as modules where the server gives them to this page, else as one script. */
async function load() {
  try {
    await import(/* @vite-ignore */ new URL('./searchlight.js', here).href);
  } catch {
    const script = document.createElement('script');
    script.src = standalone();
    script.addEventListener('error', tellHeight);
    document.head.append(script);
  }
  await customElements.whenDefined('search-light');
  tellHeight();
}

/** The address of the one script, as a page that requires Trusted Types takes it. */
function standalone() {
  const [language] = light.lang.toLowerCase().split(/[-_]/);
  const name = SPOKEN.includes(language) ? `standalone.${language}` : 'standalone';
  const createScriptURL = () => new URL(`./searchlight.${name}.js`, here).href;
  const { trustedTypes } = /** @type {{ trustedTypes?: TrustedTypes }} */ (
    /** @type {unknown} */ (window)
  );
  const policy = trustedTypes?.createPolicy('searchlight', { createScriptURL });
  return policy ? policy.createScriptURL('') : createScriptURL();
}

/** @typedef {{ createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(text: string): string } }} TrustedTypes */

takeOptions();
takeRoom();
tellEvents();
listen();
load();
