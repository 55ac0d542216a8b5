/**
 * The builds, as configurations for Vite, one function each. `tools/build.mjs` runs them in this
 * order. All but the first write into the folder of the embed.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { ROOM } from '../www/core/links/snippets.js';
import { NOTICES_FILE, thirdPartyNotices } from './notices.mjs';
import { FAMILIES, ROOT } from './wasm.mjs';

/** @typedef {import('vite').UserConfig} Config */

/** The oldest supported browsers. No syntax is compiled for older ones. */
const target = ['chrome123', 'firefox120', 'safari17.5'];

/**
 * Keeps the wasm and the words in files of their own: only then can the wasm be compiled while it
 * arrives, and only the words of one language are fetched.
 * @param {string} path
 */
const keepApart = (path) => (/\.(wasm|ftl)$/.test(path) ? false : undefined);

/**
 * Returns constants for the script: the expected properties of the wasm that it fetches, and the
 * place of the embed's files.
 * @param {string} embedFolder
 */
function known(embedFolder) {
  const names = readdirSync(FAMILIES).filter((name) => name.endsWith('_bg.wasm'));
  const expected = names.map((name) => {
    const wasm = readFileSync(join(FAMILIES, name));
    const sha256 = createHash('sha256').update(wasm).digest('hex');
    return [name.replace('_bg.wasm', ''), { bytes: wasm.length, sha256 }];
  });
  return {
    WASM_BUILD: JSON.stringify(Object.fromEntries(expected)),
    EMBED_FOLDER: JSON.stringify(embedFolder),
  };
}

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const notice = `/*! Searchlight ${version}, MIT OR Apache-2.0. Notices: ${NOTICES_FILE} */`;

/**
 * Returns the text above a script. Nearly all of the first script runs before the first board is
 * shown. A browser that knows this mark compiles the script while it arrives, instead of each
 * function at its first call.
 * @param {{ name: string }} chunk
 */
const postBanner = ({ name }) =>
  name === 'index' || name === 'main' ? `//# allFunctionsCalledOnLoad\n${notice}` : notice;

/** Pictures beside the page. `npm run screenshots` takes them. */
const PICTURES = ['icon-192.png', 'icon-512.png', 'preview.jpg'].map(
  (name) => `www/pictures/${name}`,
);

/**
 * Script that the page runs while its large script is being loaded, and the sources of this first
 * script.
 */
const FIRST_SCRIPT = 'www/page/preload.js';
const FIRST_PARTS =
  /\/www\/(page\/(preload|page-language|address-bar)|ui\/kit\/storage|i18n\/languages|core\/links\/read-option|core\/engine\/(catalogue|module-choice)|wasm\/(catalogue|families\/modules))\.js$/;

/** Name and looks of the installed page. */
const MANIFEST = {
  name: 'Searchlight',
  short_name: 'Searchlight',
  description: 'Watch a search through a puzzle as a film you can stop, rewind and share.',
  lang: 'en',
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: '#d9e1ec',
  background_color: '#d9e1ec',
  icons: [192, 512].map((size) => ({
    src: `icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: /** @type {const} */ ('any'),
  })),
};

/** Builds the page, which works in any folder of any server. @returns {Config} */
export const site = () => ({
  define: known('../embed/'),
  plugins: [
    wasmInParts(),
    withoutWords(/^playground$/),
    shortTemplates(),
    thirdPartyNotices(),
    ...PICTURES.map(copied),
    previewAddress(),
    firstScript(),
    wordsAlone(),
    installable(),
    copied('www/page/sw.js'),
    listed(),
  ],
  build: {
    target,
    outDir: 'dist',
    modulePreload: { polyfill: false },
    assetsInlineLimit: keepApart,
    rolldownOptions: {
      input: { index: 'index.html', first: FIRST_SCRIPT },
      output: {
        postBanner,
        // The bindings of a wasm module have the name of the module, which may be that of a family.
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${facadeModuleId?.includes('/www/wasm/') ? 'wasm-' : ''}[name]-[hash].js`,
        // Emit two scripts. By default, code that both share would be in further files, with a
        // request each.
        codeSplitting: {
          groups: [
            { name: 'first', test: FIRST_PARTS, priority: 1 },
            { name: 'main', tags: ['$initial'] },
          ],
        },
      },
    },
  },
});

/**
 * The element for other people's pages. Vite's library mode would put the wasm into the module as
 * base64, so this is an ordinary build. Only the entry has a fixed name: what it loads is named
 * after its contents, so that files of different builds never meet.
 * @returns {Config}
 */
const embed = () => ({
  // With a relative base, Vite would hand each import of a part the address of the importing file.
  base: '/',
  define: known('./'),
  plugins: [
    wasmInParts(),
    withoutWords(/^playground$/),
    shortTemplates(),
    thirdPartyNotices(),
    addressesLeftAlone(),
    eventsLeftToPages(),
    plainAddresses(),
    hostsLeftAlone(),
    beside('searchlight.css', ROOM),
  ],
  build: {
    target,
    outDir: 'dist/embed',
    modulePreload: false,
    assetsInlineLimit: keepApart,
    rolldownOptions: {
      input: {
        searchlight: 'www/entry/element.js',
        'searchlight-element': 'www/entry/element-class.js',
      },
      transform: { inject: INJECTED },
      preserveEntrySignatures: 'strict',
      output: {
        postBanner,
        // The entry is a facade: the contents of one that a page names with a query would be loaded
        // once more under the name that the other modules import. Only defining is the entry's own,
        // so that the other entry defines nothing.
        codeSplitting: {
          groups: [
            {
              name: 'main',
              tags: ['$initial'],
              test: (id) => !/www\/entry\/element(-class)?\.js$/.test(id),
            },
          ],
        },
        entryFileNames: '[name].js',
        // Give the files that are fetched only for the program of an algorithm a name that says so.
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.every((id) => id.includes('/www/programs/'))
            ? 'searchlight-program-[name]-[hash].js'
            : 'searchlight-[name]-[hash].js',
      },
    },
  },
});

/**
 * Builds the element as one classic script that contains the wasm and the words of one language.
 * @param {string} language
 * @returns {Config}
 */
const standalone = (language) => ({
  define: { EMBED_FOLDER: JSON.stringify('./') },
  plugins: [
    filesWithin(language),
    shortTemplates(),
    thirdPartyNotices({ within: true }),
    eventsLeftToPages(),
    hostsLeftAlone(),
  ],
  build: {
    target,
    outDir: 'dist/embed',
    emptyOutDir: false,
    modulePreload: false,
    assetsInlineLimit: () => true,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // A classic script has no `import.meta.url`. The contained files need any valid base only.
      transform: {
        define: { 'import.meta.url': 'document.baseURI', 'import.meta': '{}' },
        inject: INJECTED,
      },
      input: 'www/entry/standalone.js',
      output: {
        // The byte order mark tells the browser that the script is UTF-8, even on a page that
        // declares no encoding.
        postBanner: `\ufeff/*! Searchlight ${version}, MIT OR Apache-2.0. Notices at the end. */`,
        format: 'iife',
        codeSplitting: false,
        entryFileNames: `searchlight.standalone${language === 'en' ? '' : `.${language}`}.js`,
      },
    },
  },
});

/**
 * Builds the module with which the command draws pictures. Words and wasm stay in the folders that the
 * command reads them from.
 * @returns {Config}
 */
const picture = () => ({
  define: known('../embed/'),
  plugins: [
    shortTemplates(),
    onlyDrawing(),
    thirdPartyNotices({ within: true }),
    // With its types the compiler does not read the built file.
    beside('picture.d.ts', "export * from '../../www/entry/picture.js';\n"),
  ],
  // Drawing makes no elements: of what Lit extends under Node, only the names are needed.
  resolve: { alias: { '@lit-labs/ssr-dom-shim': join(ROOT, 'www/entry/picture-elements.js') } },
  ssr: { noExternal: true },
  build: {
    target: 'node20',
    ssr: 'www/entry/picture.js',
    outDir: 'dist/picture',
    minify: true,
    copyPublicDir: false,
    rolldownOptions: {
      output: { codeSplitting: false, entryFileNames: 'picture.js' },
    },
  },
});

/**
 * Builds the page for frames. Its script is a classic one, so it shares no module with the page.
 * @returns {Config}
 */
const frame = () => ({
  plugins: [copied('www/frame/embed.html')],
  build: {
    target,
    outDir: 'dist/embed',
    emptyOutDir: false,
    rolldownOptions: {
      input: 'www/frame/frame.js',
      output: { format: 'iife', entryFileNames: 'frame.js' },
    },
  },
});

/**
 * Builds the script of the playground, which uses the embed's files beside it. It is a build of its
 * own, so that the page's scripts stay as they are and the service worker does not fetch the editor.
 * @returns {Config}
 */
const playground = () => ({
  plugins: [
    withoutWords(/^(?!(playground|state-space-own)$)/),
    shortTemplates(),
    thirdPartyNotices(),
    wordsAlone(),
    copied('www/playground/playground.css'),
  ],
  build: {
    target,
    outDir: 'dist/playground',
    emptyOutDir: true,
    modulePreload: false,
    assetsInlineLimit: keepApart,
    rolldownOptions: {
      input: 'www/playground/playground.js',
      external: ['searchlight'],
      output: {
        postBanner,
        paths: { searchlight: '../embed/searchlight.js' },
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
});

/**
 * Vite plugin: lets a page fetch only the wasm modules that run what it shows. All other users of
 * the source have one wasm with every run.
 * @returns {import('vite').Plugin}
 */
function wasmInParts() {
  return {
    name: 'searchlight-wasm-in-parts',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/(bindings|modules)\.js$/ },
      handler: (source) => join(FAMILIES, source),
    },
  };
}

/**
 * Vite plugin: copies a file beside the bundle.
 * @param {string} path
 * @returns {import('vite').Plugin}
 */
function copied(path) {
  return beside(basename(path), readFileSync(join(ROOT, path)));
}

/**
 * Vite plugin: emits a file beside the bundle under its own name.
 * @param {string} fileName
 * @param {string | Buffer} source
 * @returns {import('vite').Plugin}
 */
function beside(fileName, source) {
  return {
    name: 'searchlight-beside',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/**
 * Vite plugin: adds a manifest to the page, which describes the installed page.
 * @returns {import('vite').Plugin}
 */
function installable() {
  const fileName = 'manifest.webmanifest';
  return {
    name: 'searchlight-installable',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(MANIFEST) });
    },
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'manifest', href: `./${fileName}` } }],
  };
}

/**
 * Vite plugin: emits `build.json`, the list of the page's files with their hashes. With it the
 * service worker (`www/page/sw.js`) can fetch and check a whole build.
 * @returns {import('vite').Plugin}
 */
function listed() {
  return {
    name: 'searchlight-listed',
    writeBundle({ dir = '' }) {
      const hashOf = (/** @type {string | Buffer} */ content) =>
        `sha256-${createHash('sha256').update(content).digest('base64')}`;
      const paths = readdirSync(join(dir, 'assets')).map((name) => `assets/${name}`);
      const files = Object.fromEntries(
        [...paths, 'icon-192.png'].map((path) => [path, hashOf(readFileSync(join(dir, path)))]),
      );
      const page = readFileSync(join(dir, 'index.html'), 'utf8');
      const names = paths.filter((path) => page.includes(path));
      const id = createHash('sha256')
        .update(page + JSON.stringify(files))
        .digest('hex')
        .slice(0, 16);
      writeFileSync(join(dir, 'build.json'), JSON.stringify({ id, names, files }));
    },
  };
}

/**
 * Vite plugin: marks imports of addresses that are known only at run time, so that webpack ignores
 * them. Without the marks, it warns everybody who bundles the element.
 * @returns {import('vite').Plugin}
 */
function addressesLeftAlone() {
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
function eventsLeftToPages() {
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
const INJECTED = {
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
function hostsLeftAlone() {
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

/** Matches the address of a file in our own sources. */
const ADDRESS = /new URL\('([\w./-]+\.(?:wasm|ftl))', import\.meta\.url\)/g;

/**
 * Vite plugin: the address of each file stays `new URL('file', import.meta.url)`, the one form that every
 * bundler follows, with the file's name beside it, because bundlers rename the files. Vite itself would
 * write an address that is resolved twice.
 * @returns {import('vite').Plugin}
 */
function plainAddresses() {
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
 * Returns words in Fluent's syntax without the comments for translators. Keeps the last line, which
 * shows to the reader of the file that it is complete.
 * @param {string} words
 */
function withoutNotes(words) {
  const lines = words.trimEnd().split('\n');
  const last = lines.pop();
  return [...lines.filter((line) => line && !line.startsWith('#')), last, ''].join('\n');
}

/** Matches what is imported later and drawing needs: families, their maps, views of puzzles. */
const DRAWING = /^\.\/(\w+\/index|lazy-panels|lazy-map-parts|\w+)\.js$/;
/** Matches parts of a family that drawing does not need. */
const NO_DRAWING = /^\.\/(questions|program-steps|find|own|[\w-]*panel|extras|export)\.js$/;

/**
 * Vite plugin: leaves out what the page imports later, except for what draws.
 * @returns {import('vite').Plugin}
 */
function onlyDrawing() {
  const empty = '\0searchlight-not-drawn';
  return {
    name: 'searchlight-only-drawing',
    enforce: 'pre',
    resolveDynamicImport(path) {
      const draws = typeof path === 'string' && DRAWING.test(path) && !NO_DRAWING.test(path);
      return draws || typeof path !== 'string' ? null : empty;
    },
    load: (id) => (id === empty ? 'export {};' : null),
  };
}

/**
 * Vite plugin: removes comments and needless white space from style sheets and markup in templates,
 * which the minifier takes for text.
 * @returns {import('vite').Plugin}
 */
function shortTemplates() {
  return {
    name: 'searchlight-short-templates',
    transform: {
      filter: { id: /\/www\/.*\.js$/, code: /\b(css|html|svg)`/ },
      handler(code) {
        const parts = quasisOf(this.parse(code)).sort((one, other) => other.start - one.start);
        let short = code;
        for (const { start, end, shorten } of parts) {
          short = short.slice(0, start) + shorten(short.slice(start, end)) + short.slice(end);
        }
        return { code: short, map: null };
      },
    },
  };
}

/** Returns markup with one space for each white space. @param {string} markup */
const shortMarkup = (markup) => markup.replace(/\s+/g, ' ');

/** Returns a part of a style sheet without comments and needless white space. @param {string} style */
const shortStyle = (style) =>
  shortMarkup(style.replace(/\/\*[^]*?\*\//g, '')).replace(/ ?([{};,]) ?/g, '$1');

/** Functions that shorten the text of templates, by their tag. @type {Record<string, (text: string) => string>} */
const SHORTENED = { css: shortStyle, html: shortMarkup, svg: shortMarkup };

/**
 * Returns the places of the text in all templates that can be shortened.
 * @param {unknown} node node of a syntax tree, or a list of nodes
 * @returns {{ start: number, end: number, shorten: (text: string) => string }[]}
 */
function quasisOf(node) {
  if (typeof node !== 'object' || node === null) return [];
  const { type, tag, quasi } = /** @type {Record<string, any>} */ (node);
  const shorten = type === 'TaggedTemplateExpression' ? SHORTENED[tag.name] : undefined;
  const own = shorten ? quasi.quasis.map((/** @type {any} */ one) => ({ ...one, shorten })) : [];
  return [...own, ...Object.values(node).flatMap(quasisOf)];
}

/**
 * Vite plugin: removes the comments for translators from the words.
 * @returns {import('vite').Plugin}
 */
function wordsAlone() {
  return {
    name: 'searchlight-words-alone',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.ftl')) continue;
        file.source = withoutNotes(Buffer.from(file.source).toString());
      }
    },
  };
}

/**
 * Vite plugin: keeps some addresses of words. The playground's script reads two files of words, and
 * nothing else reads the playground's own.
 * @param {RegExp} dropped matches the names of the other files
 * @returns {import('vite').Plugin}
 */
function withoutWords(dropped) {
  return {
    name: 'searchlight-without-words',
    enforce: 'pre',
    transform: {
      filter: { id: /\/www\/i18n\/languages\.js$/ },
      handler: (code) =>
        code.replace(/^ +'?([\w-]+)'?: new URL.*\n/gm, (line, name) =>
          dropped.test(name) ? '' : line,
        ),
    },
  };
}

/**
 * Distance by which each byte is shifted, modulo 256. Without it the most frequent byte, 0, would
 * have to be escaped.
 */
const MOVED = 14;
/**
 * Placeholder for the letters until the script is minified. The minifier would write many of the
 * letters as four characters.
 */
const PLACE = /(["'`])letters of the wasm\1/;
/** JavaScript code that converts a letter back into a percent-encoded byte. */
const ESCAPED = `(letter) => '%' + (((letter.charCodeAt(0) - ${MOVED}) & 255) | 256).toString(16).slice(1)`;

/**
 * Returns bytes as a JavaScript string with one letter for each byte. Escapes the letters that a
 * page or a string cannot contain.
 * @param {Buffer} bytes
 */
function lettersOf(bytes) {
  const text = Buffer.from(bytes.map((byte) => byte + MOVED)).toString('latin1');
  const written = (/** @type {string} */ letter) =>
    `\\x${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;
  return `\`${text.replace(/[\0\r\\`]|\$(?=\{)|<(?=[!/s])/g, written)}\``;
}

/**
 * Vite plugin: the wasm, and of the languages only one with its words, as text within the script, a
 * letter a byte. As base64, which is how Vite puts a file into a script, both would be a third longer on
 * the way: what repeats itself in the bytes no longer does in the letters.
 * @param {string} language
 * @returns {import('vite').Plugin}
 */
function filesWithin(language) {
  const pathOf = (/** @type {string} */ path) => join(ROOT, 'www', path);
  const textOf = (/** @type {string} */ path) =>
    JSON.stringify(withoutNotes(readFileSync(pathOf(`i18n/${path}`), 'utf8')));
  let letters = '';
  return {
    name: 'searchlight-files-within',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('/www/core/engine/modules.js')) {
        return code.replace(
          /new URL\('\.\.\/\.\.\/(wasm\/\w+\.wasm)', import\.meta\.url\)/,
          (_, path) => {
            letters = lettersOf(readFileSync(pathOf(path)));
            return `new URL('data:application/wasm,' + 'letters of the wasm'.replace(/[^]/g, ${ESCAPED}))`;
          },
        );
      }
      if (!id.endsWith('/www/i18n/languages.js')) return null;
      // Only the page has the gallery, the panels that explore a space and make a lesson, and the playground.
      return code
        .replace(/^ +(gallery|explore|compose|playground): new URL.*\n/gm, '')
        .replace(/^ {2}(\w\w): \{\n[^]*?^ {2}\},\n/gm, (files, one) =>
          one === language ? files : '',
        )
        .replace("?? 'en'", () => `?? '${language}'`)
        .replace(
          /new URL\('\.\/([\w.-]+\.ftl)', import\.meta\.url\)/g,
          // Line by line: what a minifier could work out it would, and letters in hexadecimal are long.
          (_, path) => `new URL('data:,' + ${textOf(path)}.replace(/.+|\\n/g, encodeURIComponent))`,
        );
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replace(PLACE, () => letters);
      }
    },
  };
}

/**
 * Vite plugin: writes the full address of the picture for link previews, which some readers of
 * links need. The address comes from SEARCHLIGHT_URL, because only the person who builds for a
 * place knows it.
 * @returns {import('vite').Plugin}
 */
function previewAddress() {
  const { SEARCHLIGHT_URL: url } = process.env;
  const absolute = (/** @type {string} */ path) => (url ? new URL(path, url).href : path);
  return {
    name: 'searchlight-preview-address',
    transformIndexHtml: (html) =>
      html.replace(/(og:image" content=")([^"]+)/, (_, before, path) => before + absolute(path)),
  };
}

/**
 * Vite plugin: makes the page run its first script as soon as possible and request the large script
 * before its policy. A browser delays everything behind the policy until it is read.
 * @returns {import('vite').Plugin}
 */
function firstScript() {
  return {
    name: 'searchlight-first-script',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {}, chunk: large }) {
        const files = Object.values(bundle).filter((file) => file.type === 'chunk');
        const first = files.find(({ facadeModuleId: id }) => id?.endsWith(FIRST_SCRIPT));
        if (!first || !large) return [];
        const attrs = {
          crossorigin: true,
          type: 'module',
          async: true,
          src: `./${first.fileName}`,
        };
        const ahead = { crossorigin: true, rel: 'modulepreload', href: `./${large.fileName}` };
        return [
          { tag: 'link', attrs: ahead, injectTo: 'head-prepend' },
          { tag: 'script', attrs, injectTo: 'head-prepend' },
        ];
      },
    },
  };
}

/** @type {Record<string, () => Config>} */
export const BUILDS = {
  embed,
  standalone: () => standalone('en'),
  'standalone-vi': () => standalone('vi'),
  'standalone-zh': () => standalone('zh'),
  frame,
  picture,
  playground,
};
