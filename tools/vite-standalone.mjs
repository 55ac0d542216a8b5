/** The Vite plugin of the element as one classic script: its files are text within the script. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutNotes } from './vite-words.mjs';
import { ROOT } from './wasm.mjs';

/**
 * Distance by which each byte is shifted, modulo 256. Without it the most frequent byte, 0, would
 * have to be escaped.
 */
const MOVED = 14;
/**
 * Placeholder for the letters until the script is minified. The minifier would write many of the
 * letters as four characters.
 */
const PLACE = /(["'`])letters of the wasm\1/;
/** JavaScript code that converts a letter back into a percent-encoded byte. */
const ESCAPED = `(letter) => '%' + (((letter.charCodeAt(0) - ${MOVED}) & 255) | 256).toString(16).slice(1)`;

/**
 * Vite plugin: puts the wasm and the words of one language into the script as text, with one letter
 * for each byte of the wasm. Vite itself would write base64, which is a third longer after
 * compression, because bytes that repeat do not become letters that repeat.
 * @param {string} language
 * @returns {import('vite').Plugin}
 */
export function filesWithin(language) {
  const pathOf = (/** @type {string} */ path) => join(ROOT, 'www', path);
  const textOf = (/** @type {string} */ path) =>
    JSON.stringify(withoutNotes(readFileSync(pathOf(`i18n/${path}`), 'utf8')));
  let letters = '';
  return {
    name: 'searchlight-files-within',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('/www/core/engine/modules.js')) {
        return code.replace(
          /new URL\('\.\.\/\.\.\/(wasm\/\w+\.wasm)', import\.meta\.url\)/,
          (_, path) => {
            letters = lettersOf(readFileSync(pathOf(path)));
            return `new URL('data:application/wasm,' + 'letters of the wasm'.replace(/[^]/g, ${ESCAPED}))`;
          },
        );
      }
      if (!id.endsWith('/www/i18n/languages.js')) return null;
      // Only the page has the gallery, the panels that explore a space and make a lesson, and the playground.
      return code
        .replace(/^ +(gallery|explore|compose|playground): new URL.*\n/gm, '')
        .replace(/^ {2}(\w\w): \{\n[^]*?^ {2}\},\n/gm, (files, one) =>
          one === language ? files : '',
        )
        .replace("?? 'en'", () => `?? '${language}'`)
        .replace(
          /new URL\('\.\/([\w.-]+\.ftl)', import\.meta\.url\)/g,
          // Encoded when the script runs: the minifier would compute the call on a constant, and the
          // encoded words are much longer.
          (_, path) => `new URL('data:,' + ${textOf(path)}.replace(/.+|\\n/g, encodeURIComponent))`,
        );
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replace(PLACE, () => letters);
      }
    },
  };
}

/**
 * Returns bytes as a JavaScript string with one letter for each byte. Escapes the letters that a
 * page or a string cannot contain.
 * @param {Buffer} bytes
 */
function lettersOf(bytes) {
  const text = Buffer.from(bytes.map((byte) => byte + MOVED)).toString('latin1');
  const written = (/** @type {string} */ letter) =>
    `\\x${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;
  return `\`${text.replace(/[\0\r\\`]|\$(?=\{)|<(?=[!/s])/g, written)}\``;
}
