/**
 * Makes the pictures and the film of the README, and the pictures of link previews and of the installed page from the built page:
 * `npm run screenshots`, or `npm run screenshots race` for those of the race alone.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { GifWriter, SAMPLES } from '../www/ui/export/gif.js';
import { findBrowser } from './browsers.mjs';
import { RACES } from '../www/races/index.js';
import { ROOT } from './wasm.mjs';

/** Step of the judges' sample that is shown, in the middle of its search. */
const STEP = 16_167;

/** @type {{ path: string, colorScheme: 'light' | 'dark', viewport: { width: number, height: number }, type?: 'jpeg', quality?: number }[]} */
const SHOTS = [
  .../** @type {const} */ (['light', 'dark']).map((colorScheme) => ({
    path: `docs/searchlight-${colorScheme}.png`,
    colorScheme,
    viewport: { width: 1280, height: 800 },
  })),
  // The size to which services that show a link cut their pictures.
  {
    path: 'www/pictures/preview.jpg',
    colorScheme: 'dark',
    viewport: { width: 1200, height: 630 },
    type: 'jpeg',
    quality: 80,
  },
];

/** The film of the README: the whole search, from single moves to thousands between two pictures. */
const FILM = {
  ...{ width: 540, height: 290, pictures: 24, delayMs: 260, firstMs: 900, lastMs: 3000 },
  stepAt: (/** @type {number} */ share) => Math.round(65_536 * share ** 3),
};

const ICON_SIZES = [192, 512];

/** The race at its end, without its timeline and controls. */
const RACE = { width: 1280, height: 640, quality: 78 };
const isRaceOnly = process.argv.includes('race');

const executablePath = findBrowser('chromium');
if (!executablePath) {
  console.error('The pictures need Chromium: install the package chromium.');
  process.exit(1);
}
for (const folder of ['docs', 'www/pictures']) mkdirSync(join(ROOT, folder), { recursive: true });
const server = await preview({ root: ROOT, logLevel: 'error', preview: { port: 0 } });
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-lcd-text', '--force-color-profile=srgb'],
});
for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  const page = await browser.newPage({ colorScheme, viewport: { width: 1280, height: 800 } });
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}#${RACES[0].state}`);
  // The sentence names the result only once all lanes are computed.
  await page.getByText('27 times fewer boards').first().waitFor({ timeout: 120_000 });
  // The maps of the lanes appear one after the other. Two equal pictures in a row show all of them.
  let [before, picture] = ['', await posterOf(page)];
  while (before !== picture) {
    await page.waitForTimeout(1000);
    [before, picture] = [picture, await posterOf(page)];
  }
  writeFileSync(join(ROOT, `docs/race-${colorScheme}.jpg`), Buffer.from(picture, 'base64'));
}
for (const { path, type, quality, ...options } of isRaceOnly ? [] : SHOTS) {
  const page = await browser.newPage(options);
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.locator('search-light canvas').first().waitFor();
  await page.evaluate((step) => {
    const light = /** @type {any} */ (document.querySelector('search-light'));
    light.seek(step);
  }, STEP);
  // Wait for the legend of the answer. The answer is found before this step, so the whole map is
  // computed then.
  await page.getByText('4 moves', { exact: true }).waitFor();
  await page.screenshot({ path: join(ROOT, path), type, quality });
  if (type !== 'jpeg') writeFileSync(join(ROOT, path.replace('.png', '.gif')), await filmOf(page));
}
const icon = readFileSync(join(ROOT, 'www/icon.svg'), 'utf8');
for (const size of isRaceOnly ? [] : ICON_SIZES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  // Make the icon opaque and give it a margin: some systems cut icons to a shape of their own.
  await page.setContent(
    `<style>body { margin: 0; background: #fff } svg { position: fixed; inset: 10%; width: 80%; height: 80% }</style>${icon}`,
  );
  await page.screenshot({ path: join(ROOT, `www/pictures/icon-${size}.png`) });
}
await browser.close();
await server.close();

/** Returns the poster of a race, as JPEG in base64. @param {import('playwright-core').Page} page */
function posterOf(page) {
  return page.evaluate(async ({ width, height, quality }) => {
    const light = /** @type {any} */ (document.querySelector('search-light'));
    const bitmap = await createImageBitmap(await light.toBlob('image/png', { width, height }));
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: quality / 100 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, RACE);
}

/**
 * Returns the film as an animated GIF, made of the pictures that the page exports.
 * @param {import('playwright-core').Page} page
 */
async function filmOf(page) {
  const { width, height, pictures: count, stepAt, delayMs, firstMs, lastMs } = FILM;
  const pictures = [];
  for (let picture = 0; picture < count; picture++) {
    const options = { width, height, scale: 1, step: stepAt(picture / (count - 1)) };
    const bytes = await page.evaluate(async (asked) => {
      const light = /** @type {any} */ (document.querySelector('search-light'));
      const bitmap = await createImageBitmap(await light.toBlob('image/png', asked));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const ctx = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
      ctx.drawImage(bitmap, 0, 0);
      const { data } = ctx.getImageData(0, 0, bitmap.width, bitmap.height);
      return btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(''));
    }, options);
    pictures.push(new Uint32Array(Uint8Array.from(Buffer.from(bytes, 'base64')).buffer));
  }
  const nth = Math.floor((count - 1) / (SAMPLES - 1));
  const samples = pictures.filter((_, index) => index % nth === 0);
  const film = new GifWriter({ width, height }, delayMs, samples);
  for (const [index, picture] of pictures.entries()) {
    const ms = index === 0 ? firstMs : index === count - 1 ? lastMs : delayMs;
    film.add(picture, ms);
  }
  return film.finish();
}
