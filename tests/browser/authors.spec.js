/** The pages for authors: what is to be copied runs there. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './light.js';

/** The page that is tried in the short form, too. */
const IN_SHORT = ['app'];

for (const name of ['index', 'blog', 'slides', 'course', 'app', 'attributes', 'recipes']) {
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

test('attributes are tried on a film, and their markup is written', async ({ page }) => {
  await page.goto('authors/attributes.html');
  const film = page.locator('#tried');
  await page.getByLabel(/^theme/).selectOption('dark');
  await page.getByLabel(/^puzzle/).selectOption('queens');
  await page.getByLabel(/^readonly/).check();
  await page.getByLabel(/^label/).fill('Eight "queens"');
  await page.getByLabel(/^label/).press('Tab');
  await expect(film).toHaveAttribute('theme', 'dark');
  await expect(film).toHaveAttribute('readonly', '');
  await expect
    .poll(() => film.evaluate((el) => /** @type {any} */ (el).getState?.() ?? ''))
    .not.toBe('');
  await expect(page.locator('.tried code')).toHaveText(
    '<script type="module" src="embed/searchlight.js"></script> ' +
      '<link rel="stylesheet" href="embed/searchlight.css" /> ' +
      '<search-light puzzle="queens" theme="dark" readonly label="Eight &quot;queens&quot;"></search-light>',
  );
  // The last field is set with the film in sight.
  const box = await film.boundingBox();
  expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= 800).toBe(true);
  await page.getByLabel(/^readonly/).uncheck();
  await page.getByLabel(/^theme/).selectOption('');
  await page.getByLabel(/^puzzle/).selectOption('');
  await expect(film).not.toHaveAttribute('puzzle', 'queens');
  await expect(film).not.toHaveAttribute('readonly');
  await expect(page.locator('#written')).not.toHaveText(/theme/);
});

test(
  'the site\u2019s own page leads to the pages for authors',
  { tag: '@long' },
  async ({ page, light }) => {
    await light.openMore();
    await page.getByRole('link', { name: 'For authors' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
  },
);
