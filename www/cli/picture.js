/** `searchlight picture <puzzle> -o FILE`: writes a picture or an animation of judges' input. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LANDMARKS } from '../core/stops/stop-format.js';
import { plainText } from '../core/util/plain-text.js';
import { isStep, linkOf } from './link.js';
import { EXIT, Refusal } from './exit-codes.js';
import { readTexts, systemReason } from './messages.js';

/** @import { Options } from './arguments.js' */

/** Built module that draws. */
const DRAWING = new URL('../../dist/picture/picture.js', import.meta.url);
/** Optional package with a canvas for Node. */
const CANVAS = '@napi-rs/canvas';

const VIEWS = /** @type {const} */ (['both', 'board', 'map']);
const THEMES = /** @type {const} */ (['light', 'dark']);
/** Least and most width or height of a picture, in px. */
const SIDE = { least: 64, most: 4096 };

/**
 * Writes a picture of the first case of the input. Uses the puzzle's first example if the input is a
 * terminal or empty.
 * @param {typeof import('../core/engine/session.js')} engine
 * @param {Options} options
 */
export async function writePicture(engine, options) {
  const { drawPicture, TYPES } = await loadDrawing();
  const { output = '', maxSteps } = options;
  const ending = /\.(\w+)$/.exec(output)?.[1].toLowerCase() ?? '';
  if (!Object.hasOwn(TYPES, ending)) {
    throw new Refusal(EXIT.usage, (words) => words.text('cli.badOutput', { found: output }));
  }
  const asked = {
    type: TYPES[/** @type {keyof typeof TYPES} */ (ending)],
    step: stepIn(options.step),
    theme: oneOf('theme', THEMES, options.theme),
    options: {
      view: oneOf('view', VIEWS, options.view),
      ...sideIn('width', options.width),
      ...sideIn('height', options.height),
    },
  };
  const canvas = await loadCanvas();
  const link = await linkOf(engine, options);
  const wasm = readFileSync(new URL('../wasm/searchlight_bg.wasm', import.meta.url));
  const file = await drawPicture({ ...asked, canvas, wasm, link, maxSteps, ...readTexts() });
  if (!file) {
    throw new Refusal(EXIT.limit, (words) => words.text('cli.limit', { line: 1, steps: maxSteps }));
  }
  try {
    writeFileSync(output, file);
  } catch (error) {
    const cause = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Refusal(EXIT.io, (words) =>
      words.text('cli.unwrittenFile', { file: output, reason: systemReason(words, cause) }),
    );
  }
}

/** @returns {Promise<typeof import('../entry/picture.js')>} */
async function loadDrawing() {
  // The built file has the types of its source.
  // @ts-ignore
  if (existsSync(DRAWING)) return import('../../dist/picture/picture.js');
  throw new Refusal(EXIT.software, (words) => words.text('cli.notBuilt'));
}

/** @returns {Promise<typeof import('@napi-rs/canvas')>} */
async function loadCanvas() {
  try {
    return (await import('./canvas.js')).canvas;
  } catch {
    throw new Refusal(EXIT.software, (words) => words.text('cli.noCanvas', { name: CANVAS }));
  }
}

/** @param {string} [given] @returns {number | 'answer' | 'end'} */
function stepIn(given = 'answer') {
  const step = plainText(given);
  if (isStep(step)) return Number(step);
  const landmark = LANDMARKS.find((name) => name === step);
  if (landmark) return landmark;
  throw new Refusal(EXIT.usage, (words) => words.text('cli.badMoment', { found: given }));
}

/**
 * @template {string} Value
 * @param {string} option
 * @param {readonly Value[]} allowed the first is the default
 * @param {string} [given]
 */
function oneOf(option, allowed, given) {
  if (given === undefined) return allowed[0];
  const found = allowed.find((value) => value === given);
  if (found) return found;
  throw new Refusal(EXIT.usage, (words) =>
    words.text('cli.badChoice', { option: `--${option}`, known: allowed.join(', '), found: given }),
  );
}

/**
 * @param {'width' | 'height'} name
 * @param {string} [given]
 * @returns {{ width?: number, height?: number }}
 */
function sideIn(name, given) {
  if (given === undefined) return {};
  const px = plainText(given);
  const isSide = /^\d{1,4}$/.test(px) && Number(px) >= SIDE.least && Number(px) <= SIDE.most;
  if (isSide) return { [name]: Number(px) };
  throw new Refusal(EXIT.usage, (words) =>
    words.text('cli.badSide', { option: `--${name}`, ...SIDE, found: given }),
  );
}
