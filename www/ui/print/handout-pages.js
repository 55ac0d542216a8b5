/**
 * The pages of a lesson as a document of their own: printed from a frame, or saved as a file. Canvases and
 * a sheet of styles that is constructed need no leave of any policy; a file has its pictures within.
 */
import { PAPER_CSS } from './handout-css.js';

/**
 * @typedef {object} Choice
 * @property {string} letter
 * @property {string} says
 * @property {HTMLCanvasElement | null} picture
 * @property {boolean} isRight
 *
 * @typedef {object} Page
 * @property {string} over the lesson, the chapter and the number of the stop
 * @property {string} title
 * @property {string} caption
 * @property {HTMLCanvasElement | string} picture a canvas, or the address of a drawing, data and all
 * @property {{ says: string, note: string } | null} lit the part of the picture that has a ring around it
 * @property {{ asks: string, because: string, picture: HTMLCanvasElement | null, choices: Choice[] } | null} question
 * @property {string} note
 * @property {string} noteHeading
 *
 * @typedef {object} Paper
 * @property {string} title
 * @property {string} lang
 * @property {'sheet' | 'slides'} kind
 * @property {boolean} answers
 * @property {string} name what stands before the line for a name; empty for none
 * @property {readonly Page[]} pages
 */

/** Prints the pages, from a frame that nobody sees. @param {Paper} paper */
export async function printPages(paper) {
  const frame = document.createElement('iframe');
  frame.title = paper.title;
  frame.tabIndex = -1;
  Object.assign(frame.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    width: '0',
    height: '0',
    border: '0',
  });
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) return frame.remove();
  const Sheet = /** @type {typeof CSSStyleSheet} */ (Reflect.get(view, 'CSSStyleSheet'));
  const sheet = new Sheet();
  sheet.replaceSync(PAPER_CSS);
  page.adoptedStyleSheets = [sheet];
  page.title = paper.title;
  page.documentElement.lang = paper.lang;
  fill(page.body, paper, (canvas) => copied(page, canvas));
  // The browser prints what has been decoded.
  await Promise.all([...page.images].map((image) => image.decode()));
  view.addEventListener('afterprint', () => frame.remove(), { once: true });
  view.focus();
  view.print();
}

/** The pages as one file. @param {Paper} paper */
export function pagesFile(paper) {
  // In no page: nothing of it is shown or fetched here.
  const page = document.implementation.createHTMLDocument();
  const root = page.createElement('html');
  const head = add(root, 'head');
  add(head, 'meta').setAttribute('charset', 'utf-8');
  add(head, 'title', paper.title);
  add(head, 'style', PAPER_CSS);
  root.lang = paper.lang;
  fill(add(root, 'body'), paper, (canvas) => imageOf(page, canvas.toDataURL()));
  const text = `<!doctype html>${new XMLSerializer().serializeToString(root)}`;
  return new Blob([text], { type: 'text/html' });
}

/** A canvas of another document with the same picture. @param {Document} page @param {HTMLCanvasElement} canvas */
function copied(page, canvas) {
  const copy = page.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
}

/** @param {Document} page @param {string} source */
function imageOf(page, source) {
  const image = page.createElement('img');
  image.src = source;
  image.alt = '';
  return image;
}

/** Resolves once a picture can be shown; rejects where the page's policy forbids it. @param {string} source */
export const shown = (source) => imageOf(document, source).decode();

/**
 * @param {HTMLElement} body
 * @param {Paper} paper
 * @param {(canvas: HTMLCanvasElement) => Element} place makes a picture an element of the page
 */
function fill(body, { kind, answers, name, pages }, place) {
  body.className = kind;
  for (const stop of pages) {
    const part = add(body, 'section');
    if (name && stop === pages[0]) add(part, 'p', name).className = 'name';
    add(part, 'p', stop.over).className = 'over';
    add(part, 'h1', stop.title);
    const { picture } = stop;
    add(part, 'figure').append(
      typeof picture === 'string' ? imageOf(body.ownerDocument, picture) : place(picture),
    );
    if (stop.lit) {
      const lit = add(part, 'p');
      lit.className = 'lit';
      add(lit, 'strong', stop.lit.says);
      lit.append(` ${stop.lit.note}`);
    }
    add(part, 'p', stop.caption).className = 'caption';
    if (stop.question) ask(part, stop.question, answers, place);
    if (!answers) continue;
    const note = add(part, 'p');
    note.className = 'note';
    add(note, 'strong', stop.noteHeading);
    note.append(stop.note);
  }
}

/**
 * @param {Element} part
 * @param {NonNullable<Page['question']>} question
 * @param {boolean} answers
 * @param {(canvas: HTMLCanvasElement) => Element} place
 */
function ask(part, { asks, because, picture, choices }, answers, place) {
  part.className = 'asking';
  const line = add(part, 'p', asks);
  line.className = 'asks';
  if (picture) line.append(place(picture));
  const list = add(part, 'ul');
  for (const { letter, says, picture: board, isRight } of choices) {
    const choice = add(list, 'li');
    if (answers && isRight) choice.className = 'right';
    add(choice, 'span', answers && isRight ? '☑' : '☐').className = 'box';
    add(choice, 'b', letter);
    if (board) choice.append(place(board));
    else add(choice, 'span', says);
  }
  if (answers) add(part, 'p', because).className = 'because';
}

/** @param {Element} parent @param {string} name @param {string} [text] */
function add(parent, name, text = '') {
  const element = parent.appendChild(parent.ownerDocument.createElement(name));
  element.textContent = text;
  return element;
}
