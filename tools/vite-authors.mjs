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

/** @typedef {{ name: string, type?: { text: string }, description?: string }} Attribute */

/** Returns the attributes of the element, as its manifest has them. @returns {Promise<Attribute[]>} */
export async function attributesOfElement() {
  const { manifest } = await import('./declarations.mjs');
  const [{ declarations = [] }] = manifest().modules;
  const [{ attributes }] = /** @type {{ attributes: Attribute[] }[]} */ (
    /** @type {unknown} */ (declarations)
  );
  return attributes;
}

/**
 * Returns the field in which an attribute is tried: a list where its type names all values.
 * @param {Attribute} attribute
 */
function fieldOf({ name, type = { text: '' }, description = '' }) {
  const id = `attribute-${name}`;
  const { text } = type;
  const values = text.split(' | ').map((value) => /^'([^']*)'$/.exec(value)?.[1]);
  const known = values.filter((value) => value !== undefined);
  const options = ['', ...known].map((value) => `<option>${escaped(value)}</option>`).join('');
  const suggestions = known.length > 0 ? ` list="${id}-values"` : '';
  const list = suggestions ? `<datalist id="${id}-values">${options}</datalist>` : '';
  const says = `<span>${escaped(description).replace(/`([^`]*)`/g, '<code>$1</code>')}</span>`;
  const label = `<label for="${id}"><code>${name}</code> ${says}</label>`;
  if (text === 'boolean')
    return `<p>${label}<input id="${id}" name="${name}" type="checkbox" /></p>`;
  if (known.length === values.length)
    return `<p>${label}<select id="${id}" name="${name}">${options}</select></p>`;
  return `<p>${label}<input id="${id}" name="${name}"${suggestions} />${list}</p>`;
}

/**
 * Returns a page for authors. Shows below each example its own markup, once with the script and the
 * style sheet that the page itself loads, so that readers copy what runs. At `<!-- loaded -->` it has
 * these two lines alone.
 * @param {string} name
 * @param {readonly Attribute[]} [attributes] attributes of the element, for the page that tries them
 */
export function authorsPage(name, attributes = []) {
  const source = read(name)
    .replace('<!-- attributes -->', () => attributes.map(fieldOf).join('\n        '))
    .replace('<!-- head -->', () => read('head.html').trimEnd());
  const loaded = source.match(/^.*"\.\.\/embed\/searchlight\..*$/gm) ?? [];
  const shared = loaded.map((line) => line.trim().replace('../', '')).join('\n');
  let isFirst = true;
  return source
    .replace('<!-- loaded -->', () => escaped(shared))
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
    async generateBundle() {
      // Skip the other builds: only the site contains the pages.
      if (this.environment.config.build.outDir !== 'dist') return;
      const attributes = await attributesOfElement();
      for (const name of PAGES) {
        this.emitFile({
          type: 'asset',
          fileName: `authors/${name}`,
          source: authorsPage(name, attributes),
        });
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
      server.middlewares.use('/authors', async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://host');
        const name = basename(pathname) || 'index.html';
        const path = normalize(join(SOURCE, name));
        const type = TYPES[extname(name)];
        if (!type || !existsSync(path)) return next();
        response.setHeader('Content-Type', type);
        if (PAGES.includes(name)) response.end(authorsPage(name, await attributesOfElement()));
        else createReadStream(path).pipe(response);
      });
    },
  };
}
