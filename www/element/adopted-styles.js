/**
 * The element's styles as style sheets of the document that it is in: no document takes over those
 * of another.
 * @import { CSSResult } from 'lit'
 */

/** The sheets that were made, for all elements of a document. @type {WeakMap<Document, Map<CSSResult, CSSStyleSheet>>} */
const made = new WeakMap();

export class Sheets {
  #styles;

  /** @param {readonly CSSResult[]} styles */
  constructor(styles) {
    this.#styles = [...styles];
  }

  /**
   * Adds the styles of what comes later.
   * @param {readonly CSSResult[]} later
   */
  add(later) {
    this.#styles.push(...later);
  }

  /** @param {ShadowRoot} root */
  adoptInto(root) {
    const { ownerDocument } = root;
    // A document without a window has no style sheets of its own, and shows nothing.
    const styles = ownerDocument.defaultView ? this.#styles : [];
    root.adoptedStyleSheets = styles.map((style) => sheetOf(style, ownerDocument));
  }
}

/**
 * @param {CSSResult} style
 * @param {Document} owner
 */
function sheetOf(style, owner) {
  const { defaultView } = owner;
  // Lit's own are of the document that the script is in.
  if (!defaultView || owner === document) return /** @type {CSSStyleSheet} */ (style.styleSheet);
  const sheets = made.get(owner) ?? new Map();
  made.set(owner, sheets);
  const Sheet = /** @type {typeof CSSStyleSheet} */ (Reflect.get(defaultView, 'CSSStyleSheet'));
  const sheet = sheets.get(style) ?? new Sheet();
  if (!sheets.has(style)) sheet.replaceSync(String(style));
  sheets.set(style, sheet);
  return sheet;
}
