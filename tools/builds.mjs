/**
 * What is built, one function a build, as Vite takes it: `npm run build` makes them in this order,
 * and all but the first write into the folder of the embed.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTICES_FILE, thirdPartyNotices } from './notices.mjs';
import { ROOT } from './wasm.mjs';

/** @typedef {import('vite').UserConfig} Config */

/** The oldest browsers supported; nothing is compiled down further. */
const target = ['chrome123', 'firefox120', 'safari17.5'];

/**
 * The wasm is compiled while it arrives, which only a file of its own allows, and of the words only
 * those of one language are fetched.
 * @param {string} path
 */
const keepApart = (path) => (/\.(wasm|ftl)$/.test(path) ? false : undefined);

/** What the script compares the wasm with that it fetches. */
function wasmBuild() {
  const wasm = readFileSync(join(ROOT, 'www/wasm/searchlight_bg.wasm'));
  const sha256 = createHash('sha256').update(wasm).digest('hex');
  return { WASM_BUILD: JSON.stringify({ bytes: wasm.length, sha256 }) };
}

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const postBanner = `/*! Searchlight ${version}, MIT OR Apache-2.0. Notices: ${NOTICES_FILE} */`;

/** The page, for any folder of any server. @returns {Config} */
export const site = () => ({
  define: wasmBuild(),
  plugins: [thirdPartyNotices()],
  build: {
    target,
    outDir: 'dist',
    modulePreload: { polyfill: false },
    assetsInlineLimit: keepApart,
    rolldownOptions: { output: { postBanner } },
  },
});

/**
 * The element for other people's pages. Vite's library mode would put the wasm into the module as
 * base64, so this is an ordinary build. Only the entry has a fixed name: what it loads is named
 * after its contents, so that files of different builds never meet.
 * @returns {Config}
 */
const embed = () => ({
  define: wasmBuild(),
  plugins: [thirdPartyNotices()],
  build: {
    target,
    outDir: 'dist/embed',
    modulePreload: false,
    assetsInlineLimit: keepApart,
    rolldownOptions: {
      input: 'www/embed.js',
      preserveEntrySignatures: 'strict',
      output: {
        postBanner,
        // The entry is a facade: the contents of one that a page names with a query would be loaded
        // once more under the name that the other modules import.
        codeSplitting: { groups: [{ name: 'main', tags: ['$initial'] }] },
        entryFileNames: 'searchlight.js',
        chunkFileNames: 'searchlight-[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
});

/** The element as one classic script, with the wasm and the words of one language within. @returns {Config} */
const standalone = () => ({
  plugins: [thirdPartyNotices({ within: true })],
  build: {
    target,
    outDir: 'dist/embed',
    emptyOutDir: false,
    assetsInlineLimit: () => true,
    rolldownOptions: {
      input: 'www/standalone.js',
      output: {
        postBanner: `/*! Searchlight ${version}, MIT OR Apache-2.0. Notices at the end. */`,
        format: 'iife',
        codeSplitting: false,
        entryFileNames: 'searchlight.standalone.js',
      },
    },
  },
});

/** @type {Record<string, () => Config>} */
export const BUILDS = { embed, standalone };
