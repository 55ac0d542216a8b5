/** A page in Chromium that may import every file of this project. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../tools/browsers.mjs';
import { ROOT } from '../../tools/wasm.mjs';

/** @import { Browser, Page } from 'playwright-core' */

/** A host that is nowhere: the browser is given the files. */
const HOST = 'http://bench.invalid/';
/** @type {Record<string, string>} */
const TYPES = {
  ...{ '.wasm': 'application/wasm', '.html': 'text/html' },
  ...{ '.css': 'text/css', '.svg': 'image/svg+xml' },
};

/** Where it is, if it is here. */
export const CHROMIUM = findBrowser('chromium');

/**
 * A new browser with such a page; whoever asks for it closes the browser.
 * @param {string} executablePath
 */
export async function openPage(executablePath) {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  const page = await newPage(browser);
  await page.goto(HOST);
  return { browser, page };
}

/**
 * Another page.
 * @param {Browser} browser
 * @param {{ width: number, height: number }} [viewport]
 * @param {number} [deviceScaleFactor]
 * @returns {Promise<Page>}
 */
export async function newPage(browser, viewport, deviceScaleFactor = 1) {
  const page = await browser.newPage(viewport && { viewport, deviceScaleFactor });
  await page.route(`${HOST}**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/') return route.fulfill({ contentType: TYPES['.html'], body: '<body></body>' });
    const contentType = TYPES[extname(path)] ?? 'text/javascript';
    return route.fulfill({ contentType, body: readFileSync(join(ROOT, path)) });
  });
  return page;
}

/**
 * The address of a module of this folder in such a page.
 * @param {string} file
 */
export const moduleOf = (file) => `${HOST}tests/bench/${file}`;

/**
 * The address of the built page.
 * @param {string} state of the run that it shows; empty for its first example
 */
export const siteAt = (state) => `${HOST}dist/index.html${state && `#${state}`}`;
