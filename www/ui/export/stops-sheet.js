/**
 * Printable HTML sheet with a picture and caption for each stop. The sheet is a file, not a window,
 * because a window would inherit the page's Content Security Policy.
 */

import { nodeOf } from '../kit/marked-text.js';

/** @import { Piece } from '../../core/stops/caption-pieces.js' */

/** Style sheet. Two pictures fit on a printed page. */
const STYLE = `
  @page { margin: 14mm; }
  body { margin: 0 auto; max-width: 1000px; padding: 16px; font: 16px/1.45 system-ui, sans-serif; }
  h1 { font-size: 1.5rem; }
  figure { margin: 0 0 24px; break-inside: avoid; }
  img { display: block; width: 100%; max-height: 45vh; object-fit: contain; border: 1px solid #ccc; }
  figcaption { padding: 6px 0 0; }
  @media print { body { padding: 0; } img { max-height: 105mm; } }
`;

/**
 * Picture with a `data:` URL. `at` names the step. `pieces` is the caption with its markup, if it
 * has any. `lang` is the language of the caption, if it is not that of the sheet.
 * @typedef {{ source: string, caption: string, at?: string, pieces?: readonly Piece[], lang?:
 *   string }} Pictured
 */

/**
 * Returns the sheet as HTML.
 * @param {{ title: string, lang: string, pictures: readonly Pictured[] }} of
 * @returns {string}
 */
export function sheetOf({ title, lang, pictures }) {
  // Use an inert document, in which nothing is shown or fetched.
  const inert = document.implementation.createHTMLDocument();
  const add = (/** @type {Element} */ parent, /** @type {string} */ name, text = '') => {
    const element = parent.appendChild(inert.createElement(name));
    element.textContent = text;
    return element;
  };
  const page = inert.createElement('html');
  page.lang = lang;
  const head = add(page, 'head');
  add(head, 'meta').setAttribute('charset', 'utf-8');
  add(head, 'title', title);
  add(head, 'style', STYLE);
  const body = add(page, 'body');
  add(body, 'h1', title);
  for (const { source, caption, at, pieces, lang: own } of pictures) {
    const figure = add(body, 'figure');
    if (own) figure.lang = own;
    const image = add(figure, 'img');
    image.setAttribute('alt', caption);
    image.setAttribute('src', source);
    const told = add(figure, 'figcaption', pieces ? `${at}: ` : caption);
    told.append(...(pieces ?? []).map((piece) => nodeOf(piece, inert)));
  }
  return `<!doctype html>${new XMLSerializer().serializeToString(page)}`;
}
