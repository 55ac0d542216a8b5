/** The style sheets of the page and of the element, as rules, and what their colours come to. */
import { rgbOf } from '../../www/canvas/colour.js';
import { sourcesIn, withoutComments } from './sources.js';

/**
 * @typedef {object} Rule
 * @property {string} path
 * @property {string} selector
 * @property {Record<string, string>} declared
 */

/** @returns {Rule[]} those of nested blocks, too, without what they are nested in */
export function rulesOfAll() {
  return sourcesIn('www', /\.(js|css)$/).flatMap(({ path, text }) => {
    const sheets = path.endsWith('.css')
      ? [text]
      : [...text.matchAll(/\bcss`([^`]*)`/g)].map(([, sheet]) => sheet);
    return sheets.flatMap((sheet) => rulesOf(path, sheet));
  });
}

/** @param {string} path @param {string} sheet @returns {Rule[]} */
function rulesOf(path, sheet) {
  const plain = withoutComments(sheet).replace(/\$\{[^}]*\}/g, '');
  return [...plain.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector, body]) => {
    const pairs = body.split(';').flatMap((declaration) => {
      const [, name, value] = /^\s*([\w-]+)\s*:([^]*)$/.exec(declaration) ?? [];
      const plainly = value?.replace(/\s+/g, ' ').trim();
      // What a page may set has a value of its own for where none does.
      return name
        ? [[name, plainly.replace(/^var\(--(?:searchlight|ink)-[\w-]+, (.*)\)$/, '$1')]]
        : [];
    });
    return { path, selector: selector.trim(), declared: Object.fromEntries(pairs) };
  });
}

/** @typedef {'light' | 'dark'} Theme */
/** @typedef {readonly number[]} Colour red, green and blue, each 0..255 */

/**
 * What a value can come to in a theme: more than one colour where a custom property has more than
 * one value, none where it is no colour of its own.
 * @param {string} value
 * @param {Theme} theme
 * @param {Rule[]} rules that define the custom properties
 * @returns {Colour[]}
 */
export function coloursOf(value, theme, rules) {
  const [used, name] = /var\((--[\w-]+)\)/.exec(value) ?? [];
  if (!used) {
    const colour = colourOf(value, theme);
    return colour ? [colour] : [];
  }
  const values = new Set(rules.map(({ declared }) => declared[name]).filter(Boolean));
  return [...values].flatMap((one) =>
    coloursOf(
      value.replace(used, () => one),
      theme,
      rules,
    ),
  );
}

/** @param {string} value without custom properties @param {Theme} theme @returns {Colour | null} */
function colourOf(value, theme) {
  if (value === 'white') return [255, 255, 255];
  if (value === 'black') return [0, 0, 0];
  if (/^#\w+$/.test(value)) return rgbOf(value);
  const [, call, inside] = /^([\w-]+)\((.*)\)$/.exec(value) ?? [];
  const parts = call ? partsOf(inside) : [];
  if (call === 'light-dark') return colourOf(parts[theme === 'light' ? 0 : 1], theme);
  if (call !== 'color-mix') return null;
  const [, one, percent] = /^(.*) (\d+)%$/.exec(parts[1]) ?? [];
  const [from, to] = [colourOf(one, theme), colourOf(parts[2], theme)];
  if (!from || !to) return null;
  return from.map((part, i) => (part * Number(percent) + to[i] * (100 - Number(percent))) / 100);
}

/** What stands between the commas that are in no brackets. @param {string} list */
function partsOf(list) {
  const parts = [''];
  let depth = 0;
  for (const letter of list) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/**
 * The contrast of two colours, 1 to 21.
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 * @param {Colour} one
 * @param {Colour} other
 */
export function contrast(one, other) {
  const [low, high] = [one, other].map(luminance).sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** @param {Colour} colour */
function luminance(colour) {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
