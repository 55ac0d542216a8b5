/**
 * What a frame of the largest map takes, in Chromium; prints one JSON object, or null where there
 * is no Chromium. A process of its own: `node page-map.mjs`.
 */
import { themeOf } from '../js/searches.js';
import { CHROMIUM, moduleOf, openPage } from './chromium.mjs';
import { quantiles } from './readings.mjs';

const COLOURS = Object.entries(themeOf('dark')).filter(([, value]) => typeof value === 'string');
const MODULE = moduleOf('map-painting.mjs');
const COLOUR_MODULE = '/www/canvas/colour.js';
const FILMS = /** @type {const} */ ([
  ['role, 1 x', 1, 'role'],
  ['role, 2 x', 2, 'role'],
  ['depth, 2 x', 2, 'depth'],
]);

console.log(JSON.stringify(CHROMIUM ? await measure(CHROMIUM) : null));

/** @param {string} chromium */
async function measure(chromium) {
  const { browser, page } = await openPage(chromium);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  /** Processor time of the page's main thread, ms. */
  const busyMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  try {
    const readings = [];
    for (const [name, scale, colour] of FILMS) {
      const first = await page.evaluate(
        async ([module, colours, theme, ...film]) => {
          const { prepare } = await import(module);
          const { cividis } = await import(colours);
          return prepare({ ...theme, depth: cividis, type: 1 }, ...film);
        },
        /** @type {const} */ ([MODULE, COLOUR_MODULE, Object.fromEntries(COLOURS), scale, colour]),
      );
      const before = await busyMs();
      const film = await page.evaluate(
        async (module) => (await import(module)).paintFilm(),
        MODULE,
      );
      const cpuMs = ((await busyMs()) - before) / film.length;
      const making = { firstMs: Math.max(...first), slices: first.length };
      readings.push([name, { cpuMs, filmMs: quantiles(film), ...making }]);
    }
    return Object.fromEntries(readings);
  } finally {
    await browser.close();
  }
}
