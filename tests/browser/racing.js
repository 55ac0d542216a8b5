/** Races as a person sees them, and the one whose numbers are published. */
import { expect, test, words } from './light.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { Light } from './light.js'
 */

/** The published numbers: states discovered and moves generated when each lane is done. */
export const ONE_SIDED = { discovered: 66_104, generated: 455_412 };
export const TWO_SIDED = { discovered: 4427, generated: 15_842 };

/** @param {Light} light @param {number} lane */
export const laneOf = ({ root }, lane) =>
  root.getByRole('group', { name: words.text('race.lane', { lane }) });

/** @param {Light} light */
export const lanesOf = ({ root }) => root.getByRole('combobox', { name: /lane \d/ });

/** @param {Light} light @param {number} lane */
export const algorithmOf = ({ root }, lane) =>
  root.getByRole('combobox', { name: words.text('race.algorithm', { lane }) });

/** Waits until all lanes are computed. @param {Light} light @param {number} [lanes] */
export async function raceBegun(light, lanes = 2) {
  await expect(lanesOf(light)).toHaveCount(lanes);
  await expect(light.root.getByText(/^Computing/)).toHaveCount(0);
}

/** A race on the sample of the puzzle whose numbers are published. */
export const raced = test.extend(
  /** @type {import('@playwright/test').Fixtures<{ race: Light }, {}, { open: (path?: string) => Promise<Light> }>} */ ({
    race: async ({ open }, use) => {
      const light = await open('?puzzle=solitaire');
      await light.choose('race');
      await raceBegun(light);
      await use(light);
    },
  }),
);

/** @param {Page} page */
export const fragment = (page) => new URL(page.url()).hash.slice(1);
