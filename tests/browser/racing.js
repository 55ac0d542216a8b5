/** Races as a user sees them, and the race whose numbers are published. */
import { expect, test, words } from './light.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { Light } from './light.js'
 */

/**
 * Published numbers at the moment when each lane has its answer: discovered states, generated
 * moves, and boards that the race counts by then. The board with the goal is among these, but is
 * not expanded.
 */
export const ONE_SIDED = {
  discovered: 66_104,
  generated: 455_412,
  boards: 29_450,
  expanded: 29_449,
};
export const TWO_SIDED = { discovered: 4427, generated: 15_842, boards: 1013, expanded: 1013 };

/** @param {Pick<Light, 'root'>} light @param {number} lane */
export const laneOf = ({ root }, lane) =>
  root.getByRole('group', { name: new RegExp(`^Lane ${lane}:`) });

/** @param {Pick<Light, 'root'>} light */
export const lanesOf = ({ root }) => root.getByRole('group', { name: /^Lane \d:/ });

/** Opens the fields of a lane and returns that of its algorithm. @param {Light} light @param {number} lane */
export async function algorithmOf({ root }, lane) {
  const field = root.getByLabel(words.text('race.algorithm', { lane }));
  if (!(await field.isVisible())) await laneOf({ root }, lane).locator('summary').click();
  return field;
}

/** Removes a lane. @param {Light} light @param {number} lane */
export async function removeLane(light, lane) {
  await algorithmOf(light, lane);
  await light.button('race.remove.of', { lane }).click();
}

/** Adds the search that the race offers. @param {Light} light */
export async function addLane(light) {
  const popover = light.root.locator('.race-tools .adding');
  if (!(await popover.locator('.popover').isVisible())) await popover.locator('summary').click();
  await popover.getByRole('button', { name: words.text('race.add.do'), exact: true }).click();
}

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
