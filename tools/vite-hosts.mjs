import { createReadStream, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { ROOT } from './wasm.mjs';

const HOSTS = join(ROOT, 'tests/hosts');

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/**
 * Vite plugin for the preview server: serves tests/hosts under /hosts/. So the browser tests have
 * plain pages beside the built site that use /embed/searchlight.js as other people's pages do.
 * @returns {import('vite').Plugin}
 */
export function serveHosts() {
  return {
    name: 'searchlight-hosts',
    configurePreviewServer(server) {
      server.middlewares.use('/hosts', (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://host');
        const path = normalize(join(HOSTS, decodeURIComponent(pathname)));
        const known = path.startsWith(HOSTS) && TYPES[extname(path)];
        if (!known || !statSync(path, { throwIfNoEntry: false })?.isFile()) return next();
        response.setHeader('Content-Type', known);
        createReadStream(path).pipe(response);
      });
    },
  };
}
