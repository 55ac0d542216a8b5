/** States as JSON values: what tells them apart, and copies that nobody can change. */

/** Maximum depth of a state; a state that contains itself is deeper. */
const MOST_DEPTH = 64;

/** Longest text of a state in a message, in characters. */
const MOST_TOLD = 80;

/** Thrown for a value that is not JSON. */
export class NotJson extends TypeError {}

/** @param {unknown} value */
const isSimple = (value) =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value));

/** @param {object} value */
function isPlain(value) {
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || isForeign(prototype);
}

/** Whether a prototype is that of plain objects of another frame. @param {object} prototype */
const isForeign = (prototype) =>
  Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype, 'isPrototypeOf');

/**
 * Returns a text that is equal for two states if and only if they have the same JSON with sorted
 * names.
 * @param {unknown} value
 * @param {number} [depth]
 * @returns {string}
 * @throws {NotJson}
 */
export function textOf(value, depth = 0) {
  if (isSimple(value)) return JSON.stringify(value);
  if (typeof value !== 'object' || value === null || depth === MOST_DEPTH) throw new NotJson();
  if (Array.isArray(value)) {
    // `every` and `map` skip holes, which are no JSON.
    const isFlat = value.length === 0 || (value.every(isSimple) && !hasHole(value));
    if (isFlat) return JSON.stringify(value);
    return `[${Array.from(value, (item) => textOf(item, depth + 1)).join()}]`;
  }
  if (!isPlain(value)) throw new NotJson();
  const names = Object.keys(value).sort();
  const fields = names.map((name) => {
    const field = textOf(Reflect.get(value, name), depth + 1);
    return `${JSON.stringify(name)}:${field}`;
  });
  return `{${fields.join()}}`;
}

/** @param {unknown[]} list */
function hasHole(list) {
  for (let index = 0; index < list.length; index++) if (!(index in list)) return true;
  return false;
}

/**
 * Returns a copy of a state that nobody can change.
 * @template T
 * @param {T} value JSON
 * @returns {T}
 */
export function frozen(value) {
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value)
    ? value.map(frozen)
    : Object.fromEntries(Object.entries(value).map(([name, field]) => [name, frozen(field)]));
  return /** @type {T} */ (Object.freeze(copy));
}

/** Returns a short text of any value, for messages. @param {unknown} value */
export function told(value) {
  const text = unlimited(value);
  return text.length > MOST_TOLD ? `${text.slice(0, MOST_TOLD)}…` : text;
}

/** @param {unknown} value */
function unlimited(value) {
  try {
    return textOf(value);
  } catch {
    // Not JSON: name its type.
  }
  try {
    return typeof value === 'function' ? 'function' : String(value);
  } catch {
    return typeof value;
  }
}
