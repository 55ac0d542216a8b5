/**
 * How evenly the largest map's film is played, as it is directed, from its start to its answer, in
 * Chromium; prints one JSON object, or null where there is none. A process of its own:
 * `node page-film.mjs`.
 */
import { CHROMIUM, newPage, openPage, siteAt } from './chromium.mjs';

/** @import { Browser } from 'playwright-core' */

/** Solitaire, searched from one side: 635,376 states. */
const LARGEST = { link: 'AQMICAAAABgIEAAAgQAAAAAAAIEAAAA', steps: 8_823_040 };
const VIEWPORT = { width: 1280, height: 800 };
/** After so long a page that is left alone has done what it had to. */
const IDLE_MS = 1500;
/** A frame is late that comes so long after the one before. */
const LATE_MS = 33;

console.log(JSON.stringify(CHROMIUM ? await measure(CHROMIUM) : null));

/** @param {string} chromium */
async function measure(chromium) {
  const { browser } = await openPage(chromium);
  try {
    const took = await playedWhole(browser);
    const late = took.filter((ms) => ms > LATE_MS).length;
    return { frames: took.length, late, longestMs: Math.max(...took) };
  } finally {
    await browser.close();
  }
}

/** What each frame of the film takes, ms. @param {Browser} browser */
async function playedWhole(browser) {
  const page = await newPage(browser, VIEWPORT);
  await page.goto(siteAt(LARGEST.link));
  await page.waitForFunction(
    (steps) => /** @type {any} */ (document.querySelector('search-light'))?.known === steps,
    LARGEST.steps,
  );
  await page.waitForTimeout(IDLE_MS);
  return page.evaluate(async () => {
    const light = /** @type {any} */ (document.querySelector('search-light'));
    const answered = new Promise((tell) => light.addEventListener('answer', tell, { once: true }));
    /** @type {number[]} */
    const times = [];
    const next = (/** @type {number} */ nowMs) => {
      times.push(nowMs);
      requestAnimationFrame(next);
    };
    await light.play();
    requestAnimationFrame(next);
    await answered;
    return times.slice(1).map((nowMs, frame) => nowMs - times[frame]);
  });
}
