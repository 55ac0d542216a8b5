/**
 * Makes the pictures of the README from the built page: `npm run screenshots`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { findBrowser } from './browsers.mjs';
import { ROOT } from './wasm.mjs';

/** The judges' sample in the midst of its search. */
const SHOWN = { step: 16_167, viewport: { width: 1280, height: 800 } };

const executablePath = findBrowser('chromium');
if (!executablePath) {
  console.error('The pictures need Chromium: install the package chromium.');
  process.exit(1);
}
const folder = join(ROOT, 'docs');
mkdirSync(folder, { recursive: true });
const server = await preview({ root: ROOT, logLevel: 'error', preview: { port: 0 } });
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-lcd-text', '--force-color-profile=srgb'],
});
for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  const page = await browser.newPage({ viewport: SHOWN.viewport, colorScheme });
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.locator('search-light canvas').first().waitFor();
  await page.evaluate((step) => {
    const light = /** @type {any} */ (document.querySelector('search-light'));
    light.seek(step);
  }, SHOWN.step);
  // The star of the legend: the answer is behind this step, so all of the map is there.
  await page.getByText('4 moves', { exact: true }).waitFor();
  await page.screenshot({ path: join(folder, `searchlight-${colorScheme}.png`) });
}
await browser.close();
await server.close();
