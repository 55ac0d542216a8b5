/** Other people's pages, and a network that can be held back. */
import { Light } from './light.js';

/** @import { Page } from '@playwright/test' */

/** Opens a host page with one search that is computed. @param {Page} page */
export async function openHost(page) {
  await page.goto('hosts/plain.html');
  const light = new Light(page);
  await light.computed();
  return light;
}

/**
 * Holds back requests until the returned function is called.
 * @param {Page} page
 * @param {RegExp} url
 * @returns {Promise<() => void>} lets it arrive
 */
export async function holdBack(page, url) {
  let arrive = () => {};
  const arrival = new Promise((/** @type {(value: void) => void} */ go) => (arrive = go));
  await page.route(url, async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}
