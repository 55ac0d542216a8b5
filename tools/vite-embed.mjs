/** Vite plugins for the element: it must work on pages and in bundlers of other people. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { withoutNotes } from './vite-words.mjs';
import { ROOT } from './wasm.mjs';

/** Matches the address of a file in our own sources. */
const ADDRESS = /new URL\('([\w./-]+\.(?:wasm|ftl))', import\.meta\.url\)/g;

/**
 * Vite plugin: the address of each file stays `new URL('file', import.meta.url)`, the one form that every
 * bundler follows, with the file's name beside it, because bundlers rename the files. Vite itself would
 * write an address that is resolved twice.
 * @returns {import('vite').Plugin}
 */
export function plainAddresses() {
  return {
    name: 'searchlight-plain-addresses',
    enforce: 'pre',
    transform: {
      filter: { id: /\/www\//, code: ADDRESS },
      handler(code, id) {
        return code.replace(ADDRESS, (_, path) => {
          const content = readFileSync(join(dirname(id), path));
          const extension = extname(path);
          const source = extension === '.ftl' ? withoutNotes(content.toString()) : content;
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
          const file = `${basename(path, extension)}-${hash}${extension}`;
          this.emitFile({ type: 'asset', fileName: file, source });
          return `Object.assign(new URL(/* @vite-ignore */ '${file}', import.meta.url), { file: '${file}' })`;
        });
      },
    },
  };
}

/**
 * Vite plugin: marks imports of addresses that are known only at run time, so that webpack ignores
 * them. Without the marks, it warns everybody who bundles the element.
 * @returns {import('vite').Plugin}
 */
export function addressesLeftAlone() {
  return {
    name: 'searchlight-addresses-left-alone',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        file.code = file.code.replace(/\bimport\((?=\w+\))/g, 'import(/* webpackIgnore: true */');
      }
    },
  };
}

/**
 * Vite plugin: keeps Vite from reporting failed imports to the window, because the element handles
 * them. Pages built with Vite reload themselves when they receive such a report.
 * @returns {import('vite').Plugin}
 */
export function eventsLeftToPages() {
  return {
    name: 'searchlight-events-left-to-pages',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
  };
}

/**
 * Replacements for functions that a host page may have overwritten. Prototype.js overwrites this
 * one.
 */
export const INJECTED = {
  'Array.from': /** @type {[string, string]} */ ([
    join(ROOT, 'www/core/util/array-from.js'),
    'arrayFrom',
  ]),
};

/**
 * Vite plugin: makes loops of the bundler's runtime skip properties that a host page has added to
 * `Object.prototype`. The bundler has no option for that.
 * @returns {import('vite').Plugin}
 */
export function hostsLeftAlone() {
  const loop = 'for (var name in all)';
  return {
    name: 'searchlight-hosts-left-alone',
    transform: {
      filter: { id: /^\0rolldown\/runtime/ },
      handler(code) {
        if (!code.includes(loop)) this.error(`The bundler's runtime has no "${loop}" any more.`);
        return code.replace(loop, 'for (var name of Object.keys(all))');
      },
    },
  };
}
