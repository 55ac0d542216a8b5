/**
 * Takes pictures of many views of the built page, and compares two sets of them pixel by pixel: the proof
 * that a change of structure changes nothing to be seen. The pictures lie in `target/grid/` and stay out of
 * git.
 *
 *   node tools/grid.mjs take before          24 views
 *   node tools/grid.mjs take before --full   every view
 *   node tools/grid.mjs compare before after
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { catalogue, encodeState, loadEngine } from '../www/entry/core-node.js';
import { findBrowser } from './browsers.mjs';
import { ROOT } from './wasm.mjs';

/** @import { Page } from 'playwright-core' */

await loadEngine();
const KINDS = catalogue();
const PUZZLES = KINDS.map(({ id }) => id);
/** A race of the first puzzle's first two algorithms. */
const [{ presets, algorithms }] = KINDS;
const RACE = [encodeState(presets[0].link), 'item', 'answer', algorithms[1]].join('.');
const SIZES = ['1280x800', '1024x768', '390x844', '844x390'];
const SCHEMES = /** @type {const} */ (['light', 'dark']);
const MOMENTS = ['start', 'middle', 'answer'];

/** Two pixels differ if one of their channels differs by more than this. */
const TOLERANCE = 8;

/** Maximum number of looks at a view. Then its picture is taken even if the view still changes. */
const MOST_LOOKS = 40;

/**
 * @typedef {object} View
 * @property {string} name
 * @property {string} size width and height of the viewport, px
 * @property {'light' | 'dark'} scheme
 * @property {string} query
 * @property {string} [moment]
 * @property {string} [algorithm]
 * @property {number} [width] of an embedded element, px
 * @property {boolean} [fullscreen]
 */

/** @param {boolean} full @returns {View[]} */
function views(full) {
  const all = SIZES.flatMap((size) =>
    SCHEMES.flatMap((scheme) => {
      const puzzles = PUZZLES.flatMap((puzzle) =>
        MOMENTS.map((moment) => ({ puzzle, moment, query: `?puzzle=${puzzle}` })),
      );
      const others = [
        { puzzle: 'lesson', moment: 'middle', query: '?lesson=sweep' },
        { puzzle: 'race', moment: 'start', query: `#${RACE}` },
        {
          puzzle: 'fullscreen',
          moment: 'middle',
          query: `?puzzle=${PUZZLES[0]}`,
          fullscreen: true,
        },
      ];
      const embeds = [640, 320].map((width) => ({
        ...{ puzzle: `embed${width}`, moment: 'middle', query: 'hosts/plain.html', width },
      }));
      return [...puzzles, ...others, ...embeds].map(({ puzzle, ...view }) => ({
        ...view,
        ...{ name: [puzzle, size, scheme, view.moment].join('-'), size, scheme },
      }));
    }),
  );
  if (full) return all;
  // Leave out views, but keep each puzzle, size, scheme and moment at least once.
  return all.filter((_, index) => index % 9 === 0).slice(0, 24);
}

/** @param {string} name @param {boolean} full */
async function take(name, full) {
  const folder = join(ROOT, 'target/grid', name);
  mkdirSync(folder, { recursive: true });
  const server = await preview({ root: ROOT, logLevel: 'error', preview: { port: 0 } });
  const browser = await launch();
  const base = server.resolvedUrls?.local[0] ?? '';
  for (const view of views(full)) {
    const [width, height] = view.size.split('x').map(Number);
    const page = await browser.newPage({
      ...{ viewport: { width, height }, colorScheme: view.scheme, reducedMotion: 'reduce' },
      serviceWorkers: 'block',
    });
    await page.goto(base + view.query);
    await show(page, view);
    writeFileSync(join(folder, `${view.name}.png`), await stillPicture(page));
    await page.close();
  }
  await browser.close();
  await server.close();
}

/**
 * @param {Page} page
 * @param {Pick<View, 'moment' | 'algorithm' | 'width' | 'fullscreen'>} view
 */
export async function show(page, { moment, algorithm, width, fullscreen }) {
  await page.locator('search-light canvas').first().waitFor({ state: 'attached' });
  await page.evaluate(
    async (wanted) => {
      const film = /** @type {any} */ (document.querySelector('search-light'));
      if (wanted.width) film.style.width = `${wanted.width}px`;
      await film.whenReady();
      if (wanted.algorithm) film.algorithm = wanted.algorithm;
      await film.updateComplete;
      // Wait until the number of known steps no longer grows.
      for (let still = 0; still < 30;) {
        const { known } = film;
        await new Promise(requestAnimationFrame);
        still = known === film.known ? still + 1 : 0;
      }
      if (wanted.moment === 'middle') await film.seek(Math.floor(film.known / 2));
      // The element reports its answer once the answer has been shown.
      if (wanted.algorithm) await film.seek(film.known);
      const end = film.answer?.step ?? film.known;
      const step = { opening: 0, quarter: end / 4, half: end / 2, before: end - 1, answer: end }[
        wanted.moment ?? ''
      ];
      if (step !== undefined) await film.seek(Math.floor(step));
    },
    { moment, algorithm, width },
  );
  if (fullscreen) {
    await page.getByRole('button', { name: 'Full screen', exact: true }).click();
    await page.waitForFunction(() => document.fullscreenElement !== null);
  }
}

/** Takes the picture of a page once two looks in a row are equal. @param {Page} page */
export async function stillPicture(page) {
  let before = await page.screenshot();
  for (let look = 0; look < MOST_LOOKS; look++) {
    const now = await page.screenshot();
    if (now.equals(before)) break;
    before = now;
  }
  return before;
}

/** @param {string} one @param {string} other names of sets */
async function compare(one, other) {
  const [from, to] = [one, other].map((name) => join(ROOT, 'target/grid', name));
  const diffs = join(ROOT, 'target/grid', `${one}-${other}`);
  mkdirSync(diffs, { recursive: true });
  const browser = await launch();
  const page = await browser.newPage();
  const names = readdirSync(from).filter((name) => existsSync(join(to, name)));
  let equal = 0;
  for (const name of names) {
    const pictures = [from, to].map((folder) => readFileSync(join(folder, name)));
    const { share, png } = await differ(page, pictures[0], pictures[1]);
    if (share === 0) equal += 1;
    else {
      writeFileSync(join(diffs, name), png);
      console.log(`${(100 * share).toFixed(3)} % of ${name}`);
    }
  }
  console.log(`${equal} of ${names.length} views are equal`);
  await browser.close();
}

/**
 * Returns the share of pixels that differ, and a picture that marks them.
 * @param {Page} page
 * @param {Buffer} one
 * @param {Buffer} other
 */
async function differ(page, one, other) {
  const found = await page.evaluate(
    async ({ pngs, tolerance }) => {
      const [a, b] = await Promise.all(
        pngs.map(async (text) => {
          const blob = await (await fetch(`data:image/png;base64,${text}`)).blob();
          const { width, height } = await createImageBitmap(blob);
          const canvas = new OffscreenCanvas(width, height);
          const ctx = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
          ctx.drawImage(await createImageBitmap(blob), 0, 0);
          return { canvas, ctx, image: ctx.getImageData(0, 0, width, height) };
        }),
      );
      if (a.image.width !== b.image.width || a.image.height !== b.image.height)
        return { share: 1, png: '' };
      let count = 0;
      for (let at = 0; at < a.image.data.length; at += 4) {
        const far = [0, 1, 2].some(
          (k) => Math.abs(a.image.data[at + k] - b.image.data[at + k]) > tolerance,
        );
        if (far) count += 1;
        const dim = far ? [255, 0, 0] : [0, 1, 2].map((k) => a.image.data[at + k] / 3);
        a.image.data.set(dim, at);
      }
      a.ctx.putImageData(a.image, 0, 0);
      const bytes = new Uint8Array(await (await a.canvas.convertToBlob()).arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return { share: (4 * count) / a.image.data.length, png: btoa(text) };
    },
    { pngs: [one, other].map((png) => png.toString('base64')), tolerance: TOLERANCE },
  );
  return { share: found.share, png: Buffer.from(found.png, 'base64') };
}

export function launch() {
  const executablePath = findBrowser('chromium');
  if (!executablePath) throw new Error('The pictures need Chromium: install the package chromium.');
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const repeatable = ['--font-render-hinting=none', '--disable-lcd-text'];
  return chromium.launch({
    executablePath,
    args: [...root, ...repeatable, '--force-color-profile=srgb'],
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [command, one, other] = process.argv.slice(2);
  if (command === 'take' && one) await take(one, other === '--full');
  else if (command === 'compare' && one && other) await compare(one, other);
  else {
    console.error('usage: node tools/grid.mjs take NAME [--full] | compare NAME NAME');
    process.exitCode = 64;
  }
}
