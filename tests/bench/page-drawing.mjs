/**
 * What a page's script takes to draw tables, in Chromium; prints one JSON object, or null where
 * there is no Chromium. A process of its own: `node page-drawing.mjs`.
 */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../tools/browsers.mjs';
import { ROOT } from '../../tools/wasm.mjs';
import { quantiles } from './readings.mjs';

/** A host that is nowhere: the browser is given the files. */
const HOST = 'http://bench.invalid/';
/** @type {Record<string, string>} */
const TYPES = { '.wasm': 'application/wasm', '.html': 'text/html' };

const executablePath = findBrowser('chromium');
console.log(JSON.stringify(executablePath ? await measure(executablePath) : null));

/** @param {string} program */
async function measure(program) {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: program, args });
  try {
    const page = await browser.newPage();
    await page.route(`${HOST}**`, (route) => {
      const path = new URL(route.request().url()).pathname;
      if (path === '/')
        return route.fulfill({ contentType: TYPES['.html'], body: '<body></body>' });
      const contentType = TYPES[extname(path)] ?? 'text/javascript';
      return route.fulfill({ contentType, body: readFileSync(join(ROOT, path)) });
    });
    await page.goto(HOST);
    const readings = [];
    for (const algorithm of ['full', 'waves']) {
      const { seeking, anew } = await page.evaluate(
        async ([module, name]) => {
          const { drawTable } = await import(module);
          return drawTable(name);
        },
        /** @type {const} */ ([`${HOST}tests/bench/drawing.mjs`, algorithm]),
      );
      readings.push([algorithm, { seekingMs: quantiles(seeking), anewMs: quantiles(anew) }]);
    }
    return Object.fromEntries(readings);
  } finally {
    await browser.close();
  }
}
