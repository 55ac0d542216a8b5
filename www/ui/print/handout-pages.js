/**
 * Pages of a lesson as a separate document, which is printed from a frame or saved as a file. For
 * printing, uses canvases and a constructed style sheet, which no Content Security Policy blocks. A
 * file contains its pictures.
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
 * @property {boolean} isFirst whether a sheet begins with this page
 * @property {string} over lesson, chapter and number of the stop
 * @property {string} title
 * @property {string} [rules] rules of the puzzle
 * @property {string} caption
 * @property {HTMLCanvasElement | string | null} picture canvas, or `data:` URL of an SVG picture; null
 *   if the page before shows the same
 * @property {{ says: string, note: string } | null} lit part of the picture that is highlighted
 *   with a ring
 * @property {{ title: string, notes: readonly string[] } | null} answer result of the search; null
 *   if the page shows none
 * @property {{ asks: string, because: string, picture: HTMLCanvasElement | null, choices: Choice[],
 *   typed: string } | null} question a question without choices has its answer in `typed`
 * @property {boolean} [hasLine] whether to add a line to write on
 * @property {string} note
 * @property {string} noteHeading
 *
 * @typedef {object} Paper
 * @property {string} title
 * @property {string} lang
 * @property {'sheet' | 'slides' | 'homework'} kind questions of a homework share pages
 * @property {boolean} answers
 * @property {string} name label of the line for the student's name; empty for none
 * @property {readonly Page[]} pages
 * @property {((body: HTMLElement, pages: readonly Page[]) => void) | null} [front] adds what stands
 *   before the pages
 */

/** Prints the pages from an invisible frame. @param {Paper} paper */
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
  try {
    fill(page.body, paper, (canvas) => copied(page, canvas));
    // Wait for the images: browsers print only images that have been decoded.
    await Promise.all([...page.images].map((image) => image.decode()));
  } catch (error) {
    frame.remove();
    throw error;
  }
  view.addEventListener('afterprint', () => frame.remove(), { once: true });
  view.focus();
  view.print();
}

/** Returns the pages as an HTML file. @param {Paper} paper */
export function pagesFile(paper) {
  // Use an inert document, in which nothing is shown or fetched.
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

/**
 * Copies a canvas into another document.
 * @param {Document} page
 * @param {HTMLCanvasElement} canvas
 */
function copied(page, canvas) {
  const copy = page.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
}

/** Creates an image element. @param {Document} page @param {string} source */
function imageOf(page, source) {
  const image = page.createElement('img');
  image.src = source;
  image.alt = '';
  return image;
}

/**
 * Resolves if an image can be shown; rejects if a Content Security Policy blocks it.
 * @param {string} source
 */
export const shown = (source) => imageOf(document, source).decode();

/**
 * Fills the body with the pages.
 * @param {HTMLElement} body
 * @param {Paper} paper
 * @param {(canvas: HTMLCanvasElement) => Element} place returns an element of the document for a
 *   canvas
 */
function fill(body, { kind, answers, name, pages, front }, place) {
  body.className = kind;
  front?.(body, pages);
  for (const stop of pages) {
    const part = add(body, 'section');
    if (stop.isFirst) part.classList.add('first');
    if (name && stop.isFirst) add(part, 'p', name).className = 'name';
    if (stop.over) add(part, 'p', stop.over).className = 'over';
    if (stop.rules) add(part, 'p', stop.rules).className = 'rules';
    add(part, 'h1', stop.title);
    const { picture } = stop;
    if (picture) {
      add(part, 'figure').append(
        typeof picture === 'string' ? imageOf(body.ownerDocument, picture) : place(picture),
      );
    }
    if (stop.lit) {
      const lit = add(part, 'p');
      lit.className = 'lit';
      add(lit, 'strong', stop.lit.says);
      lit.append(` ${stop.lit.note}`);
    }
    if (stop.answer) {
      const answer = add(part, 'p');
      answer.className = 'answer';
      add(answer, 'strong', stop.answer.title);
      for (const note of stop.answer.notes) add(answer, 'span', note);
    }
    if (stop.caption) add(part, 'p', stop.caption).className = 'caption';
    if (stop.question) ask(part, stop.question, answers, place);
    if (stop.hasLine) add(part, 'p').className = 'blank line';
    if (!answers || !stop.note) continue;
    const note = add(part, 'p');
    note.className = 'note';
    add(note, 'strong', stop.noteHeading);
    note.append(stop.note);
  }
}

/**
 * Adds a question with its choices to a page.
 * @param {Element} part
 * @param {NonNullable<Page['question']>} question
 * @param {boolean} answers whether to mark the right choice and explain it
 * @param {(canvas: HTMLCanvasElement) => Element} place returns an element of the document for a
 *   canvas
 */
function ask(part, { asks, because, picture, choices, typed }, answers, place) {
  part.classList.add('asking');
  const line = add(part, 'p', asks);
  line.className = 'asks';
  if (picture) line.append(place(picture));
  if (typed) add(part, 'p', answers ? typed : '').className = 'blank';
  else choose(part, choices, answers, place);
  if (answers) add(part, 'p', because).className = 'because';
}

/**
 * Adds the choices of a question to a page.
 * @param {Element} part
 * @param {readonly Choice[]} choices
 * @param {boolean} answers whether to mark the right choice
 * @param {(canvas: HTMLCanvasElement) => Element} place
 */
function choose(part, choices, answers, place) {
  const list = add(part, 'ul');
  for (const { letter, says, picture: board, isRight } of choices) {
    const choice = add(list, 'li');
    if (answers && isRight) choice.className = 'right';
    add(choice, 'span', answers && isRight ? '☑' : '☐').className = 'box';
    add(choice, 'b', letter);
    if (board) choice.append(place(board));
    else add(choice, 'span', says);
  }
}

/**
 * Appends an element with a text.
 * @param {Element} parent
 * @param {string} name
 * @param {string} [text]
 */
function add(parent, name, text = '') {
  const element = parent.appendChild(parent.ownerDocument.createElement(name));
  element.textContent = text;
  return element;
}
