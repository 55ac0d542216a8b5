/**
 * The builds, as configurations for Vite, one function each. `tools/build.mjs` runs them in this
 * order. All but the first write into the folder of the embed.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOM } from '../www/core/links/snippets.js';
import { NOTICES_FILE, thirdPartyNotices } from './notices.mjs';
import {
  INJECTED,
  addressesLeftAlone,
  eventsLeftToPages,
  hostsLeftAlone,
  plainAddresses,
} from './vite-embed.mjs';
import { beside, copied, onlyDrawing, wasmInParts } from './vite-files.mjs';
import { FIRST_SCRIPT, firstScript, installable, listed, previewAddress } from './vite-page.mjs';
import { filesWithin } from './vite-standalone.mjs';
import { shortTemplates } from './vite-templates.mjs';
import { withoutWords, wordsAlone } from './vite-words.mjs';
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

/** Sources of the script that the page runs while its large script is being loaded. */
const FIRST_PARTS =
  /\/www\/(page\/(preload|page-language|address-bar)|ui\/kit\/storage|i18n\/languages|core\/links\/read-option|core\/engine\/(catalogue|module-choice)|wasm\/(catalogue|families\/modules))\.js$/;

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
