/**
 * Creates the element's style sheets for the document of the element. A document cannot adopt style
 * sheets that were created in another document.
 * @import { CSSResult } from 'lit'
 */

/**
 * Cache of the style sheets of other documents, by document.
 * @type {WeakMap<Document, Map<CSSResult, CSSStyleSheet>>}
 */
const made = new WeakMap();

/** Style sheets of one element. */
export class Sheets {
  #styles;

  /** @param {readonly CSSResult[]} styles */
  constructor(styles) {
    this.#styles = [...styles];
  }

  /**
   * Adds styles of a module that was loaded later.
   * @param {readonly CSSResult[]} later
   */
  add(later) {
    this.#styles.push(...later);
  }

  /** Applies the styles to a shadow root. @param {ShadowRoot} root */
  adoptInto(root) {
    const { ownerDocument } = root;
    // A document without a window is not displayed and cannot create style sheets.
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
  // Lit creates its style sheets for the script's own document.
  if (!defaultView || owner === document) return /** @type {CSSStyleSheet} */ (style.styleSheet);
  const sheets = made.get(owner) ?? new Map();
  made.set(owner, sheets);
  const Sheet = /** @type {typeof CSSStyleSheet} */ (Reflect.get(defaultView, 'CSSStyleSheet'));
  const sheet = sheets.get(style) ?? new Sheet();
  if (!sheets.has(style)) sheet.replaceSync(String(style));
  sheets.set(style, sheet);
  return sheet;
}
