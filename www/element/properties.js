/**
 * Definitions of attributes and properties. They accept any value from a page or framework; a value
 * of a wrong type counts as missing.
 */
import { LANDMARKS } from '../core/stops/stop-format.js';
import { check } from './attribute-values.js';

/** A missing attribute is an empty string, and an empty string removes the attribute. */
const converter = {
  fromAttribute: (/** @type {string | null} */ value) => value ?? '',
  toAttribute: (/** @type {string} */ value) => value || null,
};

/**
 * Converts a value to a string; empty if it is neither a string nor a number.
 * @param {unknown} value
 */
export function cleanText(value) {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Converts a value to a number; 0 if it is negative or not a number. @param {unknown} value */
export function cleanNumber(value) {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0;
  return number > 0 ? number : 0;
}

/** Converts a value to a step or the name of a landmark. @param {unknown} value */
export const cleanStep = (value) =>
  LANDMARKS.find((landmark) => landmark === value) ?? cleanNumber(value);

/** String property. */
export const TEXT = { converter, clean: cleanText };
/** String property whose attribute means 'all' if it is empty. */
export const ASKED_TEXT = {
  ...{ clean: cleanText, reflect: true },
  converter: {
    ...converter,
    fromAttribute: (/** @type {string | null} */ value) =>
      value === null ? '' : value.trim() || 'all',
  },
};
/** String property whose changes are reflected to its attribute. */
export const SHOWN_TEXT = { ...TEXT, reflect: true };
/** Property with a number from 0. */
export const NUMBER = { converter, clean: cleanNumber };
/** Property with a step or the name of a landmark. */
export const STEP = { converter, clean: cleanStep };
/** Boolean property. */
export const SWITCH = { type: Boolean, clean: Boolean };
/** Boolean property whose changes are reflected to its attribute. */
export const SHOWN_SWITCH = { ...SWITCH, reflect: true };
/** Property without an attribute. */
export const OWN_TEXT = { ...TEXT, attribute: false };

/**
 * Defines a setter for each property that cleans its values. Lit keeps setters that a prototype
 * already has, and calls them.
 * @param {object} prototype prototype of an element's class
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
