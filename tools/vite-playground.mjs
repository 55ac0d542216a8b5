import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './wasm.mjs';

const SOURCE = join(ROOT, 'www/playground');

/** @param {string} name */
const read = (name) => readFileSync(join(SOURCE, name), 'utf8');

/**
 * Bundles a script with all its imports into one classic script.
 * @param {string} name
 * @param {Record<string, string>} [define]
 * @returns {Promise<string>}
 */
async function bundled(name, define = {}) {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: ['chrome123', 'firefox120', 'safari17.5'],
      rolldownOptions: {
        input: join(SOURCE, name),
        // A classic script has no `import.meta`; nothing of what is bundled here loads a file.
        transform: { define: { 'import.meta.url': '""' } },
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [{ output }] = /** @type {{ output: { code: string }[] }[]} */ (
    Array.isArray(built) ? built : [built]
  );
  return output[0].code;
}

/**
 * Returns the page of the frame that runs typed code: one file, whose policy allows its own script by
 * the script's hash, and scripts from blobs.
 */
async function framePage() {
  const runtime = await bundled('worker.js');
  const code = await bundled('frame.js', { PLAYGROUND_RUNTIME: JSON.stringify(runtime) });
  const script = code.trim().replace(/<\/(?=script)|<!--/gi, (found) => `${found[0]}\\x${found.charCodeAt(1).toString(16)}${found.slice(2)}`); // prettier-ignore
  const hash = createHash('sha256').update(script).digest('base64');
  return read('own-frame.html')
    .replace('<!-- hash -->', `'sha256-${hash}'`)
    .replace('<!-- script -->', () => `<script>${script}</script>`);
}

/**
 * Vite plugin: the pages of the playground, in the site and on the development server. Its script is a
 * build of its own, because the page's scripts must not become larger.
 * @returns {import('vite').Plugin}
 */
export function playgroundPages() {
  return {
    name: 'searchlight-playground',
    async generateBundle() {
      // Skip the other builds: only the site contains the pages.
      if (this.environment.config.build.outDir !== 'dist') return;
      this.emitFile({ type: 'asset', fileName: 'own.html', source: read('own.html') });
      this.emitFile({ type: 'asset', fileName: 'own-frame.html', source: await framePage() });
    },
    configureServer(server) {
      const html = 'text/html; charset=utf-8';
      /** @type {Record<string, [string, () => string | Promise<string>]>} */
      const files = {
        '/own.html': [html, () => read('own.html')],
        '/own-frame.html': [html, framePage],
        '/playground/playground.js': [
          'text/javascript; charset=utf-8',
          () => "import '/www/playground/playground.js';\n",
        ],
        '/playground/playground.css': ['text/css; charset=utf-8', () => read('playground.css')],
      };
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://host');
        const file = files[pathname];
        if (!file) return next();
        response.setHeader('Content-Type', file[0]);
        response.end(await file[1]());
      });
    },
  };
}
