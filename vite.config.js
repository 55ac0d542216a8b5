import { join } from 'node:path';
import { defineConfig, normalizePath } from 'vite';
import { handOver } from './tools/vite-extras.mjs';
import { serveHosts } from './tools/vite-hosts.mjs';
import { shortenTemplates } from './tools/vite-templates.mjs';
import { rebuildWasm } from './tools/vite-wasm.mjs';
import { ROOT } from './tools/wasm.mjs';

/** What is built or does not belong to the page; tools/vite-wasm.mjs sees to the wasm. */
const UNWATCHED = ['target/', 'dist/', 'tests/', 'www/wasm/'].map((folder) =>
  normalizePath(join(ROOT, folder)),
);

/** The oldest browsers supported; nothing is compiled down further. */
const target = ['chrome123', 'firefox120', 'safari17.5'];

/**
 * Terser leaves less than Vite's own minifier. Statements folded into one are smaller before
 * compression, but not after it.
 * @type {import('vite').BuildOptions}
 */
const smallest = {
  target,
  minify: 'terser',
  terserOptions: { ecma: 2020, compress: { passes: 3, sequences: false } },
};

/**
 * The page, for any folder of any server.
 * @type {import('vite').BuildOptions}
 */
const site = {
  ...smallest,
  outDir: 'dist',
  modulePreload: { polyfill: false },
  // The wasm is compiled while it arrives, which only a file of its own allows.
  assetsInlineLimit: (path) => (path.endsWith('.wasm') ? false : undefined),
};

/**
 * The element for other people's pages: one module, and beside it the extras and the wasm. Vite's
 * library mode would put the wasm into the module as base64, so this is an ordinary build with
 * fixed names.
 * @type {import('vite').BuildOptions}
 */
const embed = {
  ...smallest,
  outDir: 'dist/embed',
  modulePreload: false,
  assetsInlineLimit: site.assetsInlineLimit,
  rolldownOptions: {
    input: 'www/embed.js',
    preserveEntrySignatures: 'allow-extension',
    output: {
      entryFileNames: 'searchlight.js',
      chunkFileNames: 'searchlight-[name].js',
      assetFileNames: '[name][extname]',
    },
  },
};

export default defineConfig(({ mode }) => ({
  base: './',
  publicDir: false,
  build: mode === 'embed' ? embed : site,
  plugins: [rebuildWasm(), shortenTemplates(), handOver(), serveHosts()],
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
