/**
 * Parses the element's slotted content: the judges' text of `slot="input"` and the list of
 * `slot="stops"`.
 */
import { BREAK, piecesOf, textOfPieces } from '../../core/stops/caption-pieces.js';
import { stopOf } from '../../core/stops/stop-format.js';
import { languageOf } from '../../i18n/languages.js';

/**
 * @import { Mark, Piece } from '../../core/stops/caption-pieces.js'
 * @import { Stop } from '../../core/stops/stop-format.js'
 */

/** Marks of HTML elements in a caption. @type {Record<string, Mark>} */
const MARKS = {
  ...{ strong: 'strong', b: 'strong', em: 'em', i: 'em', cite: 'em', dfn: 'em' },
  ...{ code: 'code', kbd: 'code', samp: 'code' },
};
/** Elements that begin and end with a line break. */
const BLOCKS = ['p', 'div', 'ul', 'ol', 'li', 'pre', 'blockquote'];
/** Elements whose text is not part of a caption. */
const UNREAD = ['script', 'style', 'template'];

/**
 * Returns the text of `<script type="text/plain" slot="input">`; empty without one.
 * @param {Element} element
 */
export function slottedInput(element) {
  const [script] = childrenIn(element, 'input');
  return script?.textContent ?? '';
}

/**
 * Returns the stops of `<ol slot="stops">`; null without a list.
 * @param {Element} element
 */
export function slottedStops(element) {
  const [list] = childrenIn(element, 'stops');
  if (!list) return null;
  const stops = [...list.querySelectorAll(':scope > li')].map(stopIn);
  const { lesson = '' } = /** @type {HTMLElement} */ (list).dataset;
  return stops.map((stop, index) => (index === 0 ? stopOf({ lesson, ...stop }) : stop));
}

/**
 * Returns the stop of an item. Its texts in a further language are in a `<template lang>`.
 * @param {Element} item
 * @returns {Stop}
 */
function stopIn(item) {
  const { pause, ...given } = /** @type {HTMLElement} */ (item).dataset;
  const isPause = pause !== undefined && pause !== 'false';
  const root = item instanceof HTMLTemplateElement ? item.content : item;
  const pieces = piecesOf([...piecesIn(root)]);
  const caption = textOfPieces(pieces);
  const others = [...root.children].filter((one) => one.matches('template[lang]'));
  const words = others.map((one) => [/** @type {HTMLElement} */ (one).lang, stopIn(one)]);
  return stopOf({
    ...given,
    ...{ pause: isPause, caption, pieces, question: questionIn(root, given.ask) },
    ...(root === item ? { lang: langOf(item) } : {}),
    ...(words.length > 0 ? { words: Object.fromEntries(words) } : {}),
  });
}

/**
 * Returns the language of an author's text; empty if it is the language of the element. An element
 * does not speak a language of its page for which there are no words.
 * @param {Element} item
 */
function langOf(item) {
  const owner = /** @type {HTMLElement | null} */ (item.closest('[lang]'));
  const isOwn = owner?.closest('[slot=stops]') ?? (owner && languageOf(owner.lang) === null);
  return isOwn ? owner?.lang : '';
}

/**
 * Returns the question in the author's own words: `data-ask` asks, and the items of the list
 * `data-choices` are the choices. The right one has `data-right`, whose value is the reason.
 * @param {ParentNode} item
 * @param {string} [asks]
 */
function questionIn(item, asks) {
  const items = [...item.querySelectorAll('[data-choices] > li')];
  const right = items.findIndex((choice) => choice.hasAttribute('data-right'));
  const why = items[right]?.getAttribute('data-right') ?? '';
  return { asks, choices: items.map(({ textContent }) => textContent), right, why };
}

/**
 * Yields the text pieces of an element with their marks and links.
 * @param {Node} parent
 * @param {readonly Mark[]} [marks] marks of the surrounding elements
 * @param {string} [href] address of the surrounding link, empty for none
 * @returns {Generator<Piece>}
 */
function* piecesIn(parent, marks = [], href = '') {
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) yield { says: node.nodeValue ?? '', marks, href };
    if (node.nodeType !== Node.ELEMENT_NODE) continue;
    const { localName } = /** @type {Element} */ (node);
    if (UNREAD.includes(localName) || /** @type {HTMLElement} */ (node).dataset.choices !== undefined) continue; // prettier-ignore
    const isBlock = localName === 'br' || BLOCKS.includes(localName);
    if (isBlock) yield BREAK;
    const within = Object.hasOwn(MARKS, localName) ? [...marks, MARKS[localName]] : marks;
    const to = localName === 'a' ? /** @type {HTMLAnchorElement} */ (node).href : href;
    yield* piecesIn(node, within, to);
    if (isBlock && localName !== 'br') yield BREAK;
  }
}

/**
 * Returns the element's children with a given slot.
 * @param {Element} element
 * @param {string} slot
 */
const childrenIn = (element, slot) => [...element.children].filter((child) => child.slot === slot);

/**
 * Observes an element's slotted content for changes.
 * @param {Element} element
 * @param {() => void} tell called after a change
 * @param {AbortSignal} signal disconnects the observer when aborted
 */
export function onSlotted(element, tell, signal) {
  const observer = new MutationObserver(tell);
  observer.observe(element, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['slot', 'href', 'data-step', 'data-view', 'data-pause', 'data-state', 'data-algorithm', 'data-settings', 'data-light', 'data-title', 'data-ask', 'data-note', 'data-lesson', 'data-choices', 'data-right', 'data-at', 'data-stop', 'lang'], // prettier-ignore
  });
  signal.addEventListener('abort', () => observer.disconnect());
}
