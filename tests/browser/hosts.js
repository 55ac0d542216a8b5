/** Strangers' pages, and a network that keeps them waiting. */
import { Light } from './light.js';

/** @import { Page } from '@playwright/test' */

/** A stranger's page with one search that is computed. @param {Page} page */
export async function openHost(page) {
  await page.goto('hosts/plain.html');
  const light = new Light(page);
  await light.computed();
  return light;
}

/**
 * Holds back what is asked for.
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
