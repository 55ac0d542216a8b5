/**
 * Allowed values of attributes, and the console warnings for other values. An attribute with an
 * invalid value counts as absent.
 */
import { LANDMARKS } from '../core/stops/stop-format.js';
import { languageOf, LANGUAGES } from '../i18n/languages.js';
import { KINDS } from '../ui/predictions/prediction-control.js';
import { CONTROL_PARTS, wordsIn } from '../ui/kit/control-parts.js';
import { WRITINGS } from '../ui/program/program-control.js';
import { warn } from '../ui/kit/warn.js';

/**
 * Values of the attributes that have a fixed list of values. The first value is the default, if
 * there is a default.
 */
export const VALUES = {
  tempo: ['directed', 'steady'],
  layout: ['rings', 'levels', 'all', 'board', 'graph', 'tree', 'why', 'play', 'spread', 'grundy'],
  code: Object.keys(WRITINGS),
  mode: ['play'],
  controls: ['full', 'mini', 'none', ...CONTROL_PARTS],
  theme: ['auto', 'light', 'dark', 'contrast'],
  view: ['both', 'board', 'map'],
  loading: ['lazy', 'eager', 'interaction'],
};

const NUMBER = 'a number from 0';
const ALL = 'all';

/** Rule of an attribute with a step or the name of one. */
const STEP = {
  allowed: [NUMBER, ...LANDMARKS],
  takes: (/** @type {string} */ value) =>
    LANDMARKS.some((name) => name === value) || Number(value) >= 0,
};

/**
 * Allowed values of each attribute, as text for the warning and as a check.
 * @type {Record<string, { allowed: readonly string[], takes: (value: string) => boolean }>}
 */
const RULES = {
  ...Object.fromEntries(
    Object.entries(VALUES).map(([name, allowed]) => [
      name,
      { allowed, takes: (/** @type {string} */ value) => allowed.includes(value) },
    ]),
  ),
  controls: {
    allowed: VALUES.controls,
    takes: (/** @type {string} */ value) =>
      wordsIn(value).every((word) => VALUES.controls.includes(word)),
  },
  step: STEP,
  from: STEP,
  to: STEP,
  predict: {
    allowed: [ALL, ...KINDS, 'and a number from 1 to 20'],
    takes: (value) => wordsIn(value).every((word) => takesPrediction(word)),
  },
  speed: { allowed: [NUMBER], takes: (value) => Number(value) >= 0 },
  lang: { allowed: Object.keys(LANGUAGES), takes: (value) => languageOf(value) !== null },
};

/** @param {string} word word of the `predict` attribute */
const takesPrediction = (word) =>
  word === ALL || KINDS.includes(word) || /^([1-9]|1\d|20)$/.test(word);

/** Boolean attributes, which are on with any value. */
const SWITCHES = ['autoplay', 'loop', 'readonly'];

/**
 * Warns in the console about an invalid value.
 * @param {string} name name of the attribute or its property
 * @param {unknown} value
 */
export function check(name, value) {
  if (!Object.hasOwn(RULES, name) || !['string', 'number'].includes(typeof value)) return;
  const { allowed, takes } = RULES[name];
  if (value !== '' && !takes(String(value))) warn(name, String(value), allowed);
}

/** Unknown languages that the console was told of. @type {Set<string | null>} */
const told = new Set();

/**
 * Warns in the console about an attribute that has no property with its text.
 * @param {string} name
 * @param {string | null} value
 */
export function checkAttribute(name, value) {
  if (name === 'lang') {
    if (!told.has(value)) check(name, value);
    told.add(value);
  } else if (SWITCHES.includes(name) && value === 'false')
    console.warn(
      `<search-light>: ${name}="false" counts as set. Remove the attribute to unset it.`,
    );
}
