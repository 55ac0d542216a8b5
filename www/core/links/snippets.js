/**
 * What an author pastes into a page to show a run there.
 *
 * Knows no DOM: texts from texts. Everything that comes from outside is escaped where it stands.
 */

import { NATURAL_HEIGHT } from '../util/natural-height.js';

/**
 * @typedef {object} Shown
 * @property {string} link to the run in a page of its own
 * @property {string} state the state string
 * @property {string} title what is shown, for readers who do not see it, and where nothing can run
 * @property {string} controls `full` where nothing is to be said
 * @property {string} theme `auto` where nothing is to be said
 * @property {string} [lesson] the lesson that is given
 * @property {string} [predict] what questions are asked
 * @property {string} [code] the writing of the program beside the film
 * @property {string} [lang] the language of a frame, which does not know that of the page around it
 */

/**
 * Where the files of the embed are.
 * @typedef {object} Place
 * @property {string} script
 * @property {string} style the sheet that keeps an element's place free
 * @property {boolean} isModule
 * @property {string} frame the page for frames
 */

/**
 * The sheet `searchlight.css`: keeps the room that an element needs free until it is defined. A module
 * runs after the page's first picture, and what stands below would move.
 */
export const ROOM = `search-light:not(:defined) { display: flow-root; }
search-light:not(:defined)::before { float: left; padding-top: ${NATURAL_HEIGHT}; content: ""; }
`;

/** The height of a frame until it has told its own. */
const FRAME_PX = 560;

/** The element, its room and the script that defines it. @param {Shown} shown @param {Place} place */
export function elementSnippet(shown, place) {
  return [scriptTag(place), '', ...elementLines(shown)].join('\n');
}

/** A page in a frame, for where no script may be added. @param {Shown} shown @param {Place} place */
export function frameSnippet({ state, title, ...options }, { frame }) {
  const address = escaped(`${frame}${queryOf(options)}#${state}`);
  return `<iframe src="${address}" title="${escaped(title)}" width="100%" height="${FRAME_PX}" loading="lazy" allow="fullscreen; clipboard-write"></iframe>`;
}

/**
 * The element as Markdown leaves it alone: within a block that begins with a tag Markdown knows, up
 * to the next blank line, nothing is read as Markdown.
 * @param {Shown} shown
 * @param {Place} place
 */
export function markdownSnippet(shown, place) {
  return ['<div>', scriptTag(place), ...elementLines(shown), '</div>'].join('\n');
}

/**
 * The element for MDX, which reads tags as JSX: each is closed, and a brace begins an expression. React
 * runs a script in a page that is built in the browser only if it is `async`.
 * @param {Shown} shown
 * @param {Place} place
 */
export function mdxSnippet(shown, place) {
  const head = scriptTag(place)
    .replace('type="module"', 'type="module" async')
    .replace('.css">', '.css" />');
  return [head, ...elementLines(shown, escapedForMdx)].join('\n');
}

/** The script, and the sheet for a page that does not wait for the script. @param {Place} place */
function scriptTag({ script, style, isModule }) {
  const type = isModule ? 'type="module" ' : '';
  const sheet = isModule ? `\n<link rel="stylesheet" href="${escaped(style)}">` : '';
  return `<script ${type}src="${escaped(script)}"></script>${sheet}`;
}

/** @param {Shown} shown @param {(text: string) => string} [text] escapes what stands between tags */
function elementLines({ link, state, title, ...options }, text = escaped) {
  const attributes = Object.entries({ input: state, ...said(options) }).map(
    ([name, value]) => ` ${name}="${escaped(value)}"`,
  );
  return [
    `<search-light${attributes.join('')}>`,
    `  <a href="${escaped(link)}">${text(title)}</a>`,
    `</search-light>`,
  ];
}

/** What each option is where nothing is to be said. */
const QUIET = { lesson: '', predict: '', code: '', controls: 'full', theme: 'auto', lang: 'en' };

/**
 * The options that say something.
 * @param {Partial<typeof QUIET>} options
 */
function said(options) {
  const names = /** @type {(keyof typeof QUIET)[]} */ (Object.keys(QUIET));
  const told = names.filter((name) => (options[name] ?? QUIET[name]) !== QUIET[name]);
  return Object.fromEntries(told.map((name) => [name, String(options[name])]));
}

/**
 * The options as an address has them, empty where there is nothing to say.
 * @param {Partial<typeof QUIET>} options
 */
export function queryOf(options) {
  const told = Object.entries(said(options)).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return told.length > 0 ? `?${told.join('&')}` : '';
}

/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': ' ' };

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"\n]/g, (letter) => ENTITIES[letter]);

/** @param {string} text that neither Markdown nor JSX is to read as its own */
const escapedForMdx = (text) =>
  escaped(text).replace(/[{}[\]*_`~\\]/g, (letter) => `&#${letter.charCodeAt(0)};`);
