/** A page in Chromium that may import every file of this project. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../tools/browsers.mjs';
import { ROOT } from '../../tools/wasm.mjs';

/** A host that is nowhere: the browser is given the files. */
const HOST = 'http://bench.invalid/';
/** @type {Record<string, string>} */
const TYPES = { '.wasm': 'application/wasm', '.html': 'text/html' };

/** Where it is, if it is here. */
export const CHROMIUM = findBrowser('chromium');

/**
 * A new browser with such a page; whoever asks for it closes the browser.
 * @param {string} executablePath
 */
export async function openPage(executablePath) {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  const page = await browser.newPage();
  await page.route(`${HOST}**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/') return route.fulfill({ contentType: TYPES['.html'], body: '<body></body>' });
    const contentType = TYPES[extname(path)] ?? 'text/javascript';
    return route.fulfill({ contentType, body: readFileSync(join(ROOT, path)) });
  });
  await page.goto(HOST);
  return { browser, page };
}

/**
 * The address of a module of this folder in such a page.
 * @param {string} file
 */
export const moduleOf = (file) => `${HOST}tests/bench/${file}`;
