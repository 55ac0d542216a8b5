/** The languages of the page, as a person meets them. */
import { expect, test } from '@playwright/test';
import { wordsOf } from '../../www/i18n/index.js';
import { DICTIONARIES } from '../js/dictionaries.js';

const [, vietnamese, chinese] = DICTIONARIES.map(({ language, page }) => wordsOf(language, page));

test.use({ locale: 'vi-VN' });

test('the page speaks the browser’s language, then the one that is chosen, and fetches no other', async ({
  page,
}) => {
  /** @type {string[]} */
  const fetched = [];
  page.on('request', (request) => {
    const name = /\/(?:\w+\.)?(\w\w)-[^/]*\.ftl/.exec(request.url())?.[1];
    if (name) fetched.push(name);
  });
  await page.goto('./');
  const light = page.locator('search-light');
  const root = page.locator('html');
  const named = (/** @type {typeof vietnamese} */ words) =>
    page.getByRole('button', { name: words.text('transport.play'), exact: true });
  await expect(named(vietnamese)).toBeVisible();
  await expect(root).toHaveAttribute('lang', 'vi');
  expect(new Set(fetched)).toEqual(new Set(['vi']));

  await page.getByRole('button', { name: vietnamese.text('more.label'), exact: true }).click();
  await page.getByLabel(vietnamese.text('app.language')).selectOption('中文');
  await expect(root).toHaveAttribute('lang', 'zh');
  await page.reload();
  await expect(named(chinese)).toBeVisible();
  await expect(root).toHaveAttribute('lang', 'zh');
  // A font with Chinese characters draws them as the language of their place writes them.
  await expect(light.locator('.frame')).toHaveAttribute('lang', 'zh');
  await expect(page).toHaveTitle(new RegExp(chinese.text('flip.name')));
  await expect(page.getByLabel(chinese.text('app.language'))).toHaveValue('zh');
  expect(new Set(fetched)).toEqual(new Set(['vi', 'zh']));
});

test(
  'words that do not come leave the page in its language',
  { tag: '@long' },
  async ({ page }) => {
    await page.route(/zh[^/]*\.ftl/, (route) => route.abort());
    await page.goto('./');
    await page.getByRole('button', { name: vietnamese.text('more.label'), exact: true }).click();
    const menu = page.getByLabel(vietnamese.text('app.language'));
    await menu.selectOption('中文');
    await expect(menu).toHaveValue('vi');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  },
);
