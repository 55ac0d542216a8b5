/**
 * What a page's script takes to draw tables, in Chromium; prints one JSON object, or null where
 * there is no Chromium. A process of its own: `node page-drawing.mjs`.
 */
import { themeOf } from '../js/searches.js';
import { CHROMIUM, moduleOf, openPage } from './chromium.mjs';
import { quantiles } from './readings.mjs';

/** As the page looks by day. */
const COLOURS = Object.entries(themeOf('light')).filter(([, value]) => typeof value === 'string');

console.log(JSON.stringify(CHROMIUM ? await measure(CHROMIUM) : null));

/** @param {string} chromium */
async function measure(chromium) {
  const { browser, page } = await openPage(chromium);
  try {
    const readings = [];
    for (const algorithm of ['full', 'waves']) {
      const { seeking, anew } = await page.evaluate(
        async ([module, name, theme]) => {
          const { drawTable } = await import(module);
          return drawTable(name, theme);
        },
        /** @type {const} */ ([moduleOf('drawing.mjs'), algorithm, Object.fromEntries(COLOURS)]),
      );
      readings.push([algorithm, { seekingMs: quantiles(seeking), anewMs: quantiles(anew) }]);
    }
    return Object.fromEntries(readings);
  } finally {
    await browser.close();
  }
}
