/** The pages for authors: what is to be copied runs there. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './light.js';

/** The page that is tried in the short form, too. */
const IN_SHORT = ['app'];

for (const name of ['index', 'blog', 'slides', 'course', 'app', 'recipes']) {
  const tag = IN_SHORT.includes(name) ? [] : '@long';
  test(
    `the examples of ${name} for authors run, and the page is without fault`,
    { tag },
    async ({ page }) => {
      await page.goto(`authors/${name}.html`);
      for (const element of await page.locator('search-light').all()) {
        // One that loads when it comes near comes near.
        await element.scrollIntoViewIfNeeded();
        await expect
          .poll(() => element.evaluate((el) => /** @type {any} */ (el).getState?.() ?? ''))
          .not.toBe('');
        await expect(element.getByRole('alert')).toHaveCount(0);
      }
      const { violations } = await new AxeBuilder({ page }).exclude('search-light').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      if (name !== 'app') return;
      await expect(page.locator('#told')).toHaveText(/step 0 of/);
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save a picture' }).click();
      expect((await coming).suggestedFilename()).toBe('search.png');
    },
  );
}

test(
  'the site\u2019s own page leads to the pages for authors',
  { tag: '@long' },
  async ({ page, light }) => {
    await light.openMore();
    await page.getByRole('link', { name: 'For authors' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
  },
);
