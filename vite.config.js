import { join } from 'node:path';
import { defineConfig, normalizePath } from 'vite';
import { authorsPages } from './tools/vite-authors.mjs';
import { serveHosts } from './tools/vite-hosts.mjs';
import { shrink } from './tools/vite-shrink.mjs';
import { rebuildWasm } from './tools/vite-wasm.mjs';
import { plainWords } from './tools/vite-words.mjs';
import { ROOT } from './tools/wasm.mjs';

/** What is built or does not belong to the page; tools/vite-wasm.mjs sees to the wasm. */
const UNWATCHED = ['target/', 'dist/', 'tests/', 'www/wasm/'].map((folder) =>
  normalizePath(join(ROOT, folder)),
);

/** The oldest browsers supported; nothing is compiled down further. */
const target = ['chrome123', 'firefox120', 'safari17.5'];

/**
 * The wasm is compiled while it arrives, which only a file of its own allows, and of the words only
 * those of one language are fetched.
 * @param {string} path
 */
const keepApart = (path) => (/\.(wasm|ftl)$/.test(path) ? false : undefined);

/**
 * The page, for any folder of any server.
 * @type {import('vite').BuildOptions}
 */
const site = {
  target,
  outDir: 'dist',
  modulePreload: { polyfill: false },
  assetsInlineLimit: keepApart,
};

/**
 * The element for other people's pages: modules with fixed names, and beside them the wasm. Vite's
 * library mode would put the wasm into the module as base64, so this is an ordinary build.
 * @type {import('vite').BuildOptions}
 */
const embed = {
  target,
  outDir: 'dist/embed',
  // What is bundled asks for its notices.
  license: { fileName: 'licences.md' },
  modulePreload: false,
  assetsInlineLimit: keepApart,
  rolldownOptions: {
    input: { searchlight: 'www/embed.js', 'searchlight-element': 'www/element.js' },
    preserveEntrySignatures: 'strict',
    output: {
      // The entry is a facade: the contents of one that a page names with a query would be loaded
      // once more under the name that the other modules import. Only defining is the entry's own, so
      // that the other entry defines nothing.
      codeSplitting: {
        groups: [{ name: 'main', tags: ['$initial'], test: (id) => !id.endsWith('www/embed.js') }],
      },
      entryFileNames: '[name].js',
      chunkFileNames: 'searchlight-[name].js',
      assetFileNames: '[name][extname]',
    },
  },
};

export default defineConfig(({ mode }) => ({
  base: './',
  publicDir: false,
  build: mode === 'embed' ? embed : site,
  plugins: [rebuildWasm(), serveHosts(), plainWords(), shrink(), authorsPages()],
  // Only the app's own page: the host pages of the tests name files that exist after a build.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    host: '127.0.0.1',
    watch: {
      ignored: (path) => UNWATCHED.some((folder) => normalizePath(path).startsWith(folder)),
    },
  },
  // Pages of any origin may embed the element, so the tests' server answers all.
  preview: { host: '127.0.0.1', cors: true },
}));
