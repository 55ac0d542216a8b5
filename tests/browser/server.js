/**
 * A server for one test, for cases that the shared server cannot show: no permission for other
 * origins, a server that is switched off, and a new build that replaces the present one.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** @typedef {(path: string) => Buffer | string} Read throws where there is no such file, or a status */

/** A file of the build. @type {Read} */
export const readDist = (path) => readFileSync(join(DIST, path));

/**
 * @param {Read} [read]
 * @returns {Promise<{ url: string, requests: string[], read: Read, close: () => Promise<void> }>} `read` can
 *   be replaced
 */
export async function serve(read = readDist) {
  const served = {
    url: '',
    requests: /** @type {string[]} */ ([]),
    read,
    close: () =>
      new Promise((/** @type {(value: void) => void} */ done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname).slice(1);
    served.requests.push(path);
    try {
      const body = served.read(path);
      response.setHeader('Content-Type', TYPES[extname(path)] ?? 'text/plain; charset=utf-8');
      response.end(body);
    } catch (error) {
      response.writeHead(typeof error === 'number' ? error : 404).end();
    }
  });
  await new Promise((/** @type {(value: void) => void} */ ready) =>
    server.listen(0, '127.0.0.1', ready),
  );
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  served.url = `http://127.0.0.1:${address.port}/`;
  return served;
}
