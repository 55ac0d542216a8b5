/**
 * Measures what each puzzle adds to the build after brotli, which only a reader who opens it fetches:
 * its view, its words in the longest language, and its functions in the wasm.
 *
 *   cargo rustc -p searchlight-core --release --lib --crate-type cdylib --no-default-features \
 *     --features wasm,keys,own,constraints --target wasm32-unknown-unknown --target-dir target/named
 *   node tools/puzzle-sizes.mjs     after `npm run build`
 *
 * Words and wasm are files that puzzles share. The part of a puzzle in the words is the difference
 * that its messages make to the compressed file. Its part in the wasm is what the functions of its
 * Rust module take in the module before names are stripped, times the compression of the whole.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WORDS = 'www/i18n';
const VIEWS = 'dist/assets';
/** Module as the compiler leaves it, with the names of its functions. */
const NAMED = 'target/named/wasm32-unknown-unknown/release/searchlight_core.wasm';

/** @param {string | Buffer} content */
const compressed = (content) => brotliCompressSync(content).length;

/**
 * Returns the bytes that the messages of a puzzle add to the words of one language.
 * @param {string} id
 * @param {string} language
 */
function wordsOf(id, language) {
  const own = new RegExp(`^-?(setting-)?${id}-[^]*?(?=^[^ }\\n]|(?![^]))`, 'gm');
  const files = readdirSync(join(ROOT, WORDS)).filter((name) => name.endsWith(`${language}.ftl`));
  return files.reduce((sum, name) => {
    const text = readFileSync(join(ROOT, WORDS, name), 'utf8');
    const without = text.replaceAll(own, '');
    return text === without ? sum : sum + compressed(text) - compressed(without);
  }, 0);
}

/** Returns the bytes of the view of a puzzle; 0 if it has none. @param {string} id */
function viewOf(id) {
  const files = readdirSync(join(ROOT, VIEWS));
  const view = files.find((name) => new RegExp(`^${id}-[\\w-]{8}\\.js$`).test(name));
  return view ? compressed(readFileSync(join(ROOT, VIEWS, view))) : 0;
}

/**
 * Returns the functions of a module: names, and bytes of their code.
 * @param {Buffer} wasm
 * @returns {{ name: string, bytes: number }[]}
 */
function functionsOf(wasm) {
  let at = 8;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = wasm[at++];
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  const text = () => {
    const length = number();
    at += length;
    return wasm.toString('utf8', at - length, at);
  };
  /** @type {number[]} */
  const bytes = [];
  /** @type {Map<number, string>} */
  const names = new Map();
  let imported = 0;
  while (at < wasm.length) {
    const section = wasm[at++];
    const length = number();
    const end = at + length;
    if (section === 2) {
      for (let left = number(); left > 0; left--) {
        text();
        text();
        const kind = wasm[at++];
        if (kind === 0) imported++;
        if (kind === 1) at++;
        if (kind === 1 || kind === 2) {
          const limits = wasm[at++];
          number();
          if (limits & 1) number();
        } else if (kind === 3) at += 2;
        else number();
      }
    } else if (section === 10) {
      for (let left = number(); left > 0; left--) {
        const size = number();
        bytes.push(size);
        at += size;
      }
    } else if (section === 0 && text() === 'name') {
      while (at < end) {
        const part = wasm[at++];
        const partEnd = number() + at;
        if (part === 1) for (let left = number(); left > 0; left--) names.set(number(), text());
        at = partEnd;
      }
    }
    at = end;
  }
  return bytes.map((size, index) => ({ name: names.get(index + imported) ?? '', bytes: size }));
}

const wasm = readFileSync(join(ROOT, NAMED));
const functions = functionsOf(wasm);
const ratio = compressed(wasm) / wasm.length;
const puzzles = readdirSync(join(ROOT, 'crate/src/puzzles'))
  .map((name) => name.replace('.rs', ''))
  .filter((name) => readdirSync(join(ROOT, 'tests/rust/tests')).includes(`${name}.rs`));
const rows = [...new Set(puzzles)].map((id) => {
  const isOwn = new RegExp(`puzzles(::|[.]{2})${id}(::|[.]{2})|${id.length}${id}`);
  const own = functions.filter(({ name }) => isOwn.test(name));
  const core = Math.round(own.reduce((sum, { bytes }) => sum + bytes, 0) * ratio);
  const words = Math.max(...['en', 'vi', 'zh'].map((language) => wordsOf(id, language)));
  const view = viewOf(id);
  return { puzzle: id, view, words, wasm: core, all: view + words + core };
});
console.table(rows);
