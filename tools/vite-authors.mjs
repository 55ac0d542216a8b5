import { createReadStream, existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, extname, join, normalize } from 'node:path';
import { ROOM } from '../www/core/links/snippets.js';
import { ROOT } from './wasm.mjs';

const SOURCE = join(ROOT, 'www/authors');

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Files beside the pages, which are copied unchanged. */
const BESIDE = readdirSync(SOURCE).filter((name) => /\.(css|js)$/.test(name));
/** Parts that every page contains at `<!-- head -->` and `<!-- nav -->`. */
const SHARED = ['head.html', 'nav.html'];
export const PAGES = readdirSync(SOURCE).filter(
  (name) => name.endsWith('.html') && !SHARED.includes(name),
);

/** @param {string} path */
const read = (path) => readFileSync(join(SOURCE, path), 'utf8');

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the markup of a text to be read and copied. @param {string} text */
const snippet = (text) =>
  `<div class="snippet"><pre tabindex="0"><code>${escaped(text)}</code></pre></div>`;

/** Returns lines without their common indentation. @param {string} text */
export function dedented(text) {
  const lines = text.replace(/^\n+|\s+$/g, '').split('\n');
  const depth = lines[0].length - lines[0].trimStart().length;
  // Rows of judges' text inside an attribute are not indented.
  return lines.map((line) => (/^\s/.test(line) ? line.slice(depth) : line)).join('\n');
}

/**
 * Returns a page for authors. Shows below each example its own markup, once with the script and the
 * style sheet that the page itself loads, so that readers copy what runs.
 * @param {string} name
 */
export function authorsPage(name) {
  const source = read(name).replace('<!-- head -->', () => read('head.html').trimEnd());
  const loaded = source.match(/^.*"\.\.\/embed\/searchlight\..*$/gm) ?? [];
  const shared = loaded.map((line) => line.trim().replace('../', '')).join('\n');
  let isFirst = true;
  return source
    .replace('<!-- nav -->', () =>
      read('nav.html').replace(`href="${name}"`, `href="${name}" aria-current="page"`),
    )
    .replace(/<article class="example">([^]*?)<\/article>/g, (whole, inner) => {
      const head = isFirst ? `${shared}\n\n` : '';
      isFirst = false;
      return `${whole}\n${snippet(head + dedented(inner))}`;
    })
    .replace(/<!-- file: ([\w./-]+) -->/g, (_, path) => snippet(read(path).trimEnd()));
}

/**
 * Vite plugin: serves the pages for authors under authors/, in the site and on the development
 * server.
 * @returns {import('vite').Plugin}
 */
export function authorsPages() {
  return {
    name: 'searchlight-authors',
    generateBundle() {
      // Skip the other builds: only the site contains the pages.
      if (this.environment.config.build.outDir !== 'dist') return;
      for (const name of PAGES) {
        this.emitFile({ type: 'asset', fileName: `authors/${name}`, source: authorsPage(name) });
      }
      for (const name of BESIDE) {
        this.emitFile({ type: 'asset', fileName: `authors/${name}`, source: read(name) });
      }
    },
    configureServer(server) {
      server.middlewares.use('/embed/searchlight.js', (_request, response) => {
        response.setHeader('Content-Type', TYPES['.js']);
        response.end("export * from '/www/entry/element.js';\n");
      });
      server.middlewares.use('/embed/searchlight.css', (_request, response) => {
        response.setHeader('Content-Type', TYPES['.css']);
        response.end(ROOM);
      });
      server.middlewares.use('/authors', (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://host');
        const name = basename(pathname) || 'index.html';
        const path = normalize(join(SOURCE, name));
        const type = TYPES[extname(name)];
        if (!type || !existsSync(path)) return next();
        response.setHeader('Content-Type', type);
        if (PAGES.includes(name)) response.end(authorsPage(name));
        else createReadStream(path).pipe(response);
      });
    },
  };
}
