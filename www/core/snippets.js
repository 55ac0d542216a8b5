/**
 * What an author pastes into a page to show a run there.
 *
 * Knows no DOM: texts from texts. Everything that comes from outside is escaped where it stands.
 */

import { NATURAL_HEIGHT } from './natural-height.js';

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
 * @property {boolean} isModule
 * @property {string} frame the page for frames
 */

/**
 * The room that an element will need, kept free until it is defined: modules come behind the page's
 * first picture, and what stands below would move.
 */
export const ROOM = `<style>
search-light:not(:defined) { display: flow-root; }
search-light:not(:defined)::before { float: left; padding-top: ${NATURAL_HEIGHT}; content: ""; }
</style>`;

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

/** The script, and what a page that does not wait for it needs. @param {Place} place */
const scriptTag = ({ script, isModule }) =>
  `<script ${isModule ? 'type="module" ' : ''}src="${escaped(script)}"></script>${isModule ? `\n${ROOM}` : ''}`;

/** @param {Shown} shown */
function elementLines({ link, state, title, ...options }) {
  const attributes = Object.entries({ input: state, ...said(options) }).map(
    ([name, value]) => ` ${name}="${escaped(value)}"`,
  );
  return [
    `<search-light${attributes.join('')}>`,
    `  <a href="${escaped(link)}">${escaped(title)}</a>`,
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
