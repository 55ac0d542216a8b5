/**
 * The base of an element: properties that are attributes too, and one rendering for all that
 * changed since the last. As much of Lit's own base as one element in today's browsers needs; the
 * names are Lit's.
 */
import { render } from 'lit/html.js';

/**
 * @typedef {object} Property
 * @property {StringConstructor | NumberConstructor | BooleanConstructor} [type] of what an
 *   attribute says, String if left out
 * @property {boolean} [attribute] false for none
 * @property {boolean} [reflect] whether the attribute follows the property
 */

/** Marks text as a style sheet, for editors and for the build. */
export const css = String.raw;

/**
 * @param {Record<string, Property>} properties by name, in lower case
 * @param {string[]} styles
 */
export function reactive(properties, styles) {
  const names = Object.keys(properties);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles.join(''));

  return class Reactive extends HTMLElement {
    static observedAttributes = names.filter((name) => properties[name].attribute !== false);

    static {
      for (const name of names) {
        Object.defineProperty(this.prototype, name, {
          get() {
            return this.#values.get(name);
          },
          set(value) {
            const before = this.#values.get(name);
            if (Object.is(value, before)) return;
            this.#values.set(name, value);
            if (!this.#changed.has(name)) this.#changed.set(name, before);
            this.requestUpdate();
          },
        });
      }
    }

    /** @type {Map<string, unknown>} */
    #values = new Map();
    /** The values before, of what changed since the last update. @type {Map<string, unknown>} */
    #changed = new Map();
    /** What a page set before the element was defined. @type {Record<string, unknown>} */
    #early = {};
    /** @type {Promise<void> | null} */
    #update = null;

    constructor() {
      super();
      const own = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this));
      for (const name of names.filter((key) => Object.hasOwn(own, key))) {
        this.#early[name] = own[name];
        // It would hide the accessor.
        delete own[name];
      }
      // At once, not at the first update: until then the light children would flash.
      this.renderRoot = this.attachShadow({ mode: 'open' });
      this.renderRoot.adoptedStyleSheets = [sheet];
    }

    connectedCallback() {
      Object.assign(this, this.#early);
      this.#early = {};
      this.requestUpdate();
    }

    /**
     * @param {string} name
     * @param {string | null} _before
     * @param {string | null} text
     */
    attributeChangedCallback(name, _before, text) {
      const { type = String } = properties[name];
      Object.assign(this, { [name]: type === Boolean ? text !== null : type(text ?? '') });
    }

    /** Renders soon, once for all requests until then. */
    requestUpdate() {
      this.#update ??= Promise.resolve().then(() => this.#perform());
    }

    /** Settles when what was requested is on screen. */
    get updateComplete() {
      return this.#update ?? Promise.resolve();
    }

    #perform() {
      const changed = this.#changed;
      try {
        // What changes meanwhile is kept for the update at the connection.
        if (!this.isConnected) return;
        this.willUpdate(changed);
        this.#changed = new Map();
        for (const name of changed.keys()) if (properties[name].reflect) this.#reflect(name);
        render(this.render(), this.renderRoot);
      } finally {
        this.#update = null;
      }
      this.updated(changed);
    }

    /** What is false or empty has no attribute. @param {string} name */
    #reflect(name) {
      const value = this.#values.get(name);
      if (value) this.setAttribute(name, value === true ? '' : String(value));
      else this.removeAttribute(name);
    }

    /** @type {(changed: Map<string, unknown>) => void} */
    willUpdate() {}

    /** @returns {unknown} a template */
    render() {
      return '';
    }

    /** @type {(changed: Map<string, unknown>) => void} */
    updated() {}
  };
}
