/**
 * Script of embed.html, a page for iframes on other sites. Options are in the query and the run in
 * the fragment: `embed.html?theme=dark&controls=mini#AQEE…`. A classic script, because an iframe
 * with `sandbox="allow-scripts"` has an opaque origin, for which most servers refuse to serve
 * modules.
 */
import { readOption } from '../core/links/read-option.js';
import { gradeMessages, heightMessages, message, readMessage } from './messages.js';

/** Options, named like the element's attributes. */
const WORDS = [
  ...['puzzle', 'algorithm', 'step', 'speed', 'tempo', 'view', 'layout', 'controls'],
  ...['theme', 'lang', 'lesson', 'code', 'predict', 'mode'],
];
const TEXTS = ['input', 'label'];
const SWITCHES = ['autoplay', 'readonly'];

/** Languages with a standalone script of their own; the default script is English. */
const SPOKEN = ['vi', 'zh'];

const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
const host = window.parent === window ? null : window.parent;

/** @typedef {HTMLElement & { state: string, play(): void, pause(): void, seek(step: number): unknown, setState(state: string): unknown, getState(): string }} Light */

const light = /** @type {Light} */ (document.querySelector('search-light'));

/** Returns the state string in the address. */
const addressed = () => location.hash.slice(1);

/** Sets the element's attributes from the address, before the element is defined. */
function takeOptions() {
  const options = new URLSearchParams(location.search);
  for (const name of [...WORDS, ...TEXTS]) {
    const value = TEXTS.includes(name) ? options.get(name) : readOption(location.search, name);
    if (value !== null) light.setAttribute(name, value);
  }
  for (const name of SWITCHES) {
    light.toggleAttribute(name, options.has(name) && options.get(name) !== 'false');
  }
  // Load the element at once: the host page decides when the iframe loads (`loading="lazy"`).
  light.setAttribute('loading', 'eager');
  light.state = addressed();
  document.querySelector('a')?.setAttribute('href', location.href);
}

/**
 * Style sheet that limits the element to the iframe's height, so that a low iframe cuts nothing
 * off.
 */
const fitting = new CSSStyleSheet();

/**
 * Hides the page's margin and scroll bar. A scroll bar that appears or disappears would change the
 * width, and the width changes the height.
 */
function takeRoom() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { scrollbar-width: none } body { margin: 0 }');
  fitting.replaceSync('search-light { max-height: 100vh }');
  document.adoptedStyleSheets.push(sheet, fitting);
}

/**
 * Returns the element's natural height in CSS pixels. The limit of the iframe's height is off
 * meanwhile: otherwise the iframe would grow with each measurement.
 */
function heightAsked() {
  fitting.disabled = true;
  const { height } = light.getBoundingClientRect();
  fitting.disabled = false;
  return Math.ceil(height);
}

/** @param {object | string} said */
const tell = (said) => host?.postMessage(said, '*');

/** Reports each change of the height to the host page. */
function tellHeight() {
  let told = 0;
  new ResizeObserver(() => {
    const height = heightAsked();
    if (height === told || height === 0) return;
    told = height;
    for (const said of heightMessages(height, location.href)) tell(said);
  }).observe(light);
}

/** Answers so far, for course systems. @type {Answer[]} */
const answers = [];

/** @typedef {import('./messages.js').Answer} Answer */

/**
 * Reports an answer to course systems. An embed without answers reports nothing.
 * @param {Event} event
 */
function grade(event) {
  const { question, choice, correct, score } = /** @type {CustomEvent} */ (event).detail;
  const { kind, step } = question;
  if (score.answered === 1) answers.length = 0;
  answers.push({ kind, step, choice: question.choices[choice], correct });
  for (const said of gradeMessages(answers, score, heightAsked())) tell(said);
}

/** Forwards the element's events to the host page. */
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
 * Messages that the host page has sent since the last frame: the last value for each action.
 * @type {Map<string, string | number | null>}
 */
const asked = new Map();

/** Executes the messages, at most once a frame. */
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

/** Runs a command; the element itself reports errors. @param {() => unknown} work */
async function attempt(work) {
  await customElements.whenDefined('search-light');
  await Promise.resolve(work()).catch(() => {});
}

/** Listens to messages of the host page only. */
function listen() {
  addEventListener('message', ({ source, data }) => {
    const read = host && source === host ? readMessage(data) : null;
    if (!read) return;
    if (asked.size === 0) requestAnimationFrame(obey);
    // Move the action to the end of the map, so that of 'play' and 'pause' the later one is
    // executed last.
    asked.delete(read.action);
    asked.set(read.action, read.value);
  });
  addEventListener('hashchange', () => attempt(() => light.setState(addressed())));
}

/**
 * Loads the element as a module. If the server does not allow modules here, loads it as one classic
 * script.
 */
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

/**
 * Returns the address of the classic script, as a TrustedScriptURL if the page requires Trusted
 * Types.
 */
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
