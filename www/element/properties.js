/**
 * Attributes and properties that take whatever a page or a framework hands them: a value of a wrong
 * type counts as none.
 */
import { LANDMARKS } from '../core/stops/stop-format.js';
import { check } from './attribute-values.js';

/** An attribute that is gone says nothing, and what says nothing has no attribute. */
const converter = {
  fromAttribute: (/** @type {string | null} */ value) => value ?? '',
  toAttribute: (/** @type {string} */ value) => value || null,
};

/** @param {unknown} value */
export function cleanText(value) {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A number that is not below 0. @param {unknown} value */
export function cleanNumber(value) {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0;
  return number > 0 ? number : 0;
}

/** A step, or the name of a landmark. @param {unknown} value */
export const cleanStep = (value) =>
  LANDMARKS.find((landmark) => landmark === value) ?? cleanNumber(value);

export const TEXT = { converter, clean: cleanText };
/** An attribute that asks for all by being there. */
export const ASKED_TEXT = {
  ...{ clean: cleanText, reflect: true },
  converter: {
    ...converter,
    fromAttribute: (/** @type {string | null} */ value) =>
      value === null ? '' : value.trim() || 'all',
  },
};
export const SHOWN_TEXT = { ...TEXT, reflect: true };
export const NUMBER = { converter, clean: cleanNumber };
export const STEP = { converter, clean: cleanStep };
export const SWITCH = { type: Boolean, clean: Boolean };
export const SHOWN_SWITCH = { ...SWITCH, reflect: true };
/** A property without an attribute. */
export const OWN_TEXT = { ...TEXT, attribute: false };

/**
 * Has each of these properties keep only what it can be: Lit builds upon what a prototype has.
 * @param {object} prototype of an element
 * @param {Record<string, { clean?: (value: unknown) => unknown, attribute?: boolean }>} properties
 */
export function keepClean(prototype, properties) {
  for (const [name, { clean }] of Object.entries(properties)) {
    if (!clean) continue;
    /** @type {WeakMap<object, unknown>} */
    const values = new WeakMap();
    /** @type {WeakMap<object, unknown>} */
    const given = new WeakMap();
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get() {
        return values.get(this);
      },
      set(value) {
        if (value !== given.get(this)) check(name, value);
        given.set(this, value);
        values.set(this, clean(value));
      },
    });
  }
}
