/**
 * Takes film strips of searches from the built page, to be looked at: five moments of a run side by side.
 * The pictures lie in `target/strips/` and stay out of git.
 *
 *   node tools/strips.mjs                every puzzle searched by a heuristic or by costs, constraint
 *                                        puzzles and game trees, every search
 *   node tools/strips.mjs astar phone    only strips whose name contains each word
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { catalogue, loadEngine } from '../www/entry/core-node.js';
import { launch, show, stillPicture } from './grid.mjs';
import { ROOT } from './wasm.mjs';

const SIZES = [
  { name: 'laptop', width: 1280, height: 800 },
  { name: 'projector', width: 1024, height: 768, isFullscreen: true },
  { name: 'phone', width: 390, height: 844 },
];
const SCHEMES = /** @type {const} */ (['light', 'dark']);
const MOMENTS = ['opening', 'quarter', 'half', 'before', 'answer'];

await loadEngine();
const wanted = process.argv.slice(2);
const strips = catalogue()
  // The puzzles whose searches differ most: those with a default search other than breadth-first,
  // constraint puzzles, and game trees.
  .filter(
    ({ algorithm, algorithms, family }) =>
      (algorithms.includes('bfs') && algorithm !== 'bfs') ||
      algorithms.includes('forward') ||
      family === 'trees',
  )
  .flatMap(({ id, algorithms }) =>
    algorithms.flatMap((algorithm) =>
      SIZES.map((size) => ({
        puzzle: id,
        algorithm,
        size,
        name: `${id}-${algorithm}-${size.name}`,
      })),
    ),
  )
  .filter(({ name }) => wanted.every((word) => name.includes(word)));
const folder = join(ROOT, 'target/strips');
mkdirSync(folder, { recursive: true });
const server = await preview({ root: ROOT, logLevel: 'error', preview: { port: 0 } });
const browser = await launch();
for (const strip of strips) {
  const page = await browser.newPage({
    ...{ viewport: strip.size, reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  await page.goto(`${server.resolvedUrls?.local[0]}?puzzle=${strip.puzzle}`);
  await show(page, { algorithm: strip.algorithm, fullscreen: strip.size.isFullscreen });
  /** @type {Buffer[][]} */
  const pictures = SCHEMES.map(() => []);
  for (const moment of MOMENTS) {
    await show(page, { algorithm: strip.algorithm, moment });
    for (const [index, colorScheme] of SCHEMES.entries()) {
      await page.emulateMedia({ colorScheme });
      pictures[index].push(await stillPicture(page));
    }
  }
  for (const [index, scheme] of SCHEMES.entries())
    writeFileSync(join(folder, `${strip.name}-${scheme}.png`), await sideBySide(pictures[index]));
  await page.close();
  console.log(strip.name);
}
await browser.close();
await server.close();

/**
 * Returns one picture of several, with two in a row unless they are narrow.
 * @param {Buffer[]} pictures
 */
async function sideBySide(pictures) {
  const page = await browser.newPage({ viewport: { width: 2570, height: 100 } });
  const images = pictures.map(
    (png) => `<img src="data:image/png;base64,${png.toString('base64')}">`,
  );
  await page.setContent(
    `<style>body { margin: 0; background: #888; display: flex; flex-wrap: wrap; gap: 4px }</style>${images.join('')}`,
  );
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  return png;
}
