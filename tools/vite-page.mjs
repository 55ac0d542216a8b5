/** Vite plugins for the page: its first script, its previews, and what an installed page needs. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Script that the page runs while its large script is being loaded. */
export const FIRST_SCRIPT = 'www/page/preload.js';

/**
 * Vite plugin: makes the page run its first script as soon as possible and request the large script
 * before its policy. A browser delays everything behind the policy until it is read.
 * @returns {import('vite').Plugin}
 */
export function firstScript() {
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

/**
 * Vite plugin: writes the full address of the picture for link previews, which some readers of
 * links need. The address comes from SEARCHLIGHT_URL, because only the person who builds for a
 * place knows it.
 * @returns {import('vite').Plugin}
 */
export function previewAddress() {
  const { SEARCHLIGHT_URL: url } = process.env;
  const absolute = (/** @type {string} */ path) => (url ? new URL(path, url).href : path);
  return {
    name: 'searchlight-preview-address',
    transformIndexHtml: (html) =>
      html.replace(/(og:image" content=")([^"]+)/, (_, before, path) => before + absolute(path)),
  };
}

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

/**
 * Vite plugin: adds a manifest to the page, which describes the installed page.
 * @returns {import('vite').Plugin}
 */
export function installable() {
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
export function listed() {
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
