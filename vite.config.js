import { join } from 'node:path';
import { defineConfig, normalizePath } from 'vite';
import { BUILDS, site } from './tools/builds.mjs';
import { authorsPages } from './tools/vite-authors.mjs';
import { playgroundPages } from './tools/vite-playground.mjs';
import { serveHosts } from './tools/vite-hosts.mjs';
import { rebuildWasm } from './tools/vite-wasm.mjs';
import { ROOT } from './tools/wasm.mjs';

/** What is built or does not belong to the page; tools/vite-wasm.mjs sees to the wasm. */
const UNWATCHED = ['target/', 'dist/', 'tests/', 'www/wasm/'].map((folder) =>
  normalizePath(join(ROOT, folder)),
);

export default defineConfig(({ mode, command }) => {
  const { plugins, ...config } = command === 'build' ? (BUILDS[mode] ?? site)() : {};
  return {
    base: './',
    publicDir: false,
    // Modules also where a package names a script for browsers: only modules are free of wrappers.
    resolve: { mainFields: ['module', 'browser'] },
    plugins: [rebuildWasm(), serveHosts(), authorsPages(), playgroundPages(), plugins],
    ...config,
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
  };
});
