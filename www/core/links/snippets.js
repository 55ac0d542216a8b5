/**
 * Generates the code that an author pastes into a page to show a run.
 * Does not use the DOM. Every value from outside is escaped for its place in the code.
 */

import { NATURAL_HEIGHT } from '../util/natural-height.js';

/**
 * @typedef {object} Shown
 * @property {string} link address of a page that shows the run
 * @property {string} state the state string
 * @property {string} title text for screen readers and for places where the script cannot run
 * @property {string} controls empty or `full` for the default, which is not written
 * @property {string} theme empty or `auto` for the default, which is not written
 * @property {string} [lesson] id of a lesson
 * @property {string} [predict] request for questions
 * @property {string} [code] notation of the program beside the film
 * @property {{ file: string, width: number, height: number } | null} [picture] picture shown where
 *   scripts do not run, and until the film has loaded; its size in px
 * @property {string} [define] code that defines the puzzle, in the playground
 * @property {string} [lang] language of a frame, which cannot read its host page's language
 */

/**
 * Addresses of the embed's files.
 * @typedef {object} Place
 * @property {string} script
 * @property {string} style style sheet that reserves the element's space
 * @property {boolean} isModule
 * @property {string} frame page for iframes
 */

/**
 * Contents of `searchlight.css`: reserves the element's space until the element is defined. A
 * module script runs after the first paint, and content below would shift.
 */
export const ROOM = `search-light:not(:defined) { display: flow-root; }
search-light:not(:defined)::before { float: left; padding-top: ${NATURAL_HEIGHT}; content: ""; }
`;

/** Height of an iframe in CSS pixels until it reports its own. */
const FRAME_PX = 560;

/**
 * Generates the element and the script that defines it.
 * @param {Shown} shown
 * @param {Place} place
 */
export function elementSnippet(shown, place) {
  const { define } = shown;
  const own = define ? [defining(define, place), ''] : [];
  return [scriptTag(place), '', ...own, ...elementLines(shown)].join('\n');
}

/**
 * Generates the script that defines a puzzle. In a script, `</script` ends it, even within a text.
 * @param {string} code
 * @param {Place} place
 */
function defining(code, { script }) {
  const safe = code.replace(/<(?=\/script|!--)/gi, '\\x3c');
  const from = JSON.stringify(script).replaceAll('<', '\\x3c');
  return `<script type="module">\nimport { definePuzzle } from ${from};\n${safe}\n</script>`;
}

/**
 * Generates an iframe, for pages that do not allow scripts.
 * @param {Shown} shown
 * @param {Place} place
 */
export function frameSnippet({ state, title, ...options }, { frame }) {
  const address = escaped(`${frame}${queryOf(options)}#${state}`);
  return `<iframe src="${address}" title="${escaped(title)}" width="100%" height="${FRAME_PX}" loading="lazy" allow="fullscreen; clipboard-write"></iframe>`;
}

/**
 * Generates the element for Markdown. Markdown leaves an HTML block as it is from its first tag to
 * the next blank line.
 * @param {Shown} shown
 * @param {Place} place
 */
export function markdownSnippet(shown, place) {
  return ['<div>', scriptTag(place), ...elementLines(shown), '</div>'].join('\n');
}

/**
 * Generates the element for MDX, which parses tags as JSX: every tag is closed, and braces are
 * escaped. React runs a script that it inserts in the browser only if the script is `async`.
 * @param {Shown} shown
 * @param {Place} place
 */
export function mdxSnippet(shown, place) {
  const head = scriptTag(place)
    .replace('type="module"', 'type="module" async')
    .replace('.css">', '.css" />');
  return [head, ...elementLines(shown, escapedForMdx)].join('\n');
}

/**
 * Generates a picture with a link, for places that show no film: feeds, mails, code hosts.
 * @param {Shown} shown with a picture
 */
export const pictureSnippet = (shown) => linkOf(shown, escaped).replace(' slot="poster"', '');

/**
 * Generates the link to the film, around its picture if there is one.
 * @param {Shown} shown
 * @param {(text: string) => string} text escapes text between tags
 */
function linkOf({ link, title, picture }, text) {
  if (!picture) return `<a href="${escaped(link)}">${text(title)}</a>`;
  const { file, width, height } = picture;
  const image = `<img src="${escaped(file)}" width="${width}" height="${height}" alt="${escaped(title)}" />`;
  return `<a slot="poster" href="${escaped(link)}">${image}</a>`;
}

/** Generates the script tag; for a module also the link to the style sheet. @param {Place} place */
export function scriptTag({ script, style, isModule }) {
  const type = isModule ? 'type="module" ' : '';
  const sheet = isModule ? `\n<link rel="stylesheet" href="${escaped(style)}">` : '';
  return `<script ${type}src="${escaped(script)}"></script>${sheet}`;
}

/** @param {Shown} shown @param {(text: string) => string} [text] escapes text between tags */
function elementLines(shown, text = escaped) {
  const attributes = Object.entries({ input: shown.state, ...said(shown) }).map(
    ([name, value]) => ` ${name}="${escaped(value)}"`,
  );
  return [`<search-light${attributes.join('')}>`, `  ${linkOf(shown, text)}`, `</search-light>`];
}

/** Default value of each option. */
const QUIET = { lesson: '', predict: '', code: '', controls: 'full', theme: 'auto', lang: 'en' };

/**
 * Returns the options that differ from their defaults.
 * @param {Partial<typeof QUIET>} options
 */
function said(options) {
  const names = /** @type {(keyof typeof QUIET)[]} */ (Object.keys(QUIET));
  const told = names.filter((name) => (options[name] ?? QUIET[name]) !== QUIET[name]);
  return Object.fromEntries(told.map((name) => [name, String(options[name])]));
}

/**
 * Formats the options as a query string; empty if all have their defaults.
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
export const escaped = (text) => text.replace(/[&<>"\n]/g, (letter) => ENTITIES[letter]);

/** @param {string} text can contain characters that are special in Markdown or JSX */
const escapedForMdx = (text) =>
  escaped(text).replace(/[{}[\]*_`~\\]/g, (letter) => `&#${letter.charCodeAt(0)};`);
