/** A film to take away, as the built page makes it. */
import { siteAt } from './chromium.mjs';
import { quantiles } from './readings.mjs';

/** @import { Page } from 'playwright-core' */

/** The film, and after how many of its pictures it is cancelled. */
const FILM = { width: 400, height: 400, frames: 100 };
const CANCELLED_AFTER = 10;
const ROUNDS = 5;

/**
 * How long a film of the first example takes, and how long it goes on after it is cancelled.
 * @param {Page} page
 */
export async function gifMs(page) {
  await page.goto(siteAt(''));
  await page.evaluate(() =>
    /** @type {any} */ (document.querySelector('search-light')).whenReady(),
  );
  const make = () =>
    page.evaluate(async (film) => {
      const light = /** @type {any} */ (document.querySelector('search-light'));
      const begun = performance.now();
      await light.toBlob('image/gif', film);
      return performance.now() - begun;
    }, FILM);
  const cancel = () =>
    page.evaluate(
      async ({ film, after }) => {
        const light = /** @type {any} */ (document.querySelector('search-light'));
        const ending = new AbortController();
        let cancelled = 0;
        const onProgress = (/** @type {number} */ done) => {
          if (done !== after) return;
          // As a click comes: between two tasks.
          setTimeout(() => {
            cancelled = performance.now();
            ending.abort();
          });
        };
        await light
          .toBlob('image/gif', { ...film, signal: ending.signal, onProgress })
          .catch(() => {});
        return performance.now() - cancelled;
      },
      { film: FILM, after: CANCELLED_AFTER },
    );
  // The first fetches what makes films.
  await make();
  /** @type {number[]} */
  const made = [];
  /** @type {number[]} */
  const cancelled = [];
  for (let round = 0; round < ROUNDS; round++) {
    made.push(await make());
    cancelled.push(await cancel());
  }
  return { made: quantiles(made), cancelled: quantiles(cancelled) };
}
