/** The languages of the page, as a person meets them. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { catalogue, loadEngine } from '../../www/core/engine/session.js';
import { wordsOf } from '../../www/i18n/index.js';
import { DICTIONARIES } from '../js/dictionaries.js';
import { IS_LONG } from '../long.js';
import { Light } from './light.js';

/** @import { SearchLight } from '../../www/element/search-light.js' */

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

const [, vietnamese, chinese] = DICTIONARIES.map(({ language, page }) => wordsOf(language, page));

test.use({ locale: 'vi-VN' });

test('the page speaks the browser’s language, then the one that is chosen, and fetches no other', async ({
  page,
}) => {
  /** @type {string[]} */
  const fetched = [];
  page.on('request', (request) => {
    const name = /\/(?:[\w-]+\.)?(\w\w)-[^/]*\.ftl/.exec(request.url())?.[1];
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
  const authors = page.getByRole('link');
  await expect(authors).toHaveText(vietnamese.text('app.authors'));
  await page.getByLabel(vietnamese.text('app.language')).selectOption('中文');
  await expect(authors).toHaveText(chinese.text('app.authors'));
  await expect(root).toHaveAttribute('lang', 'zh');
  await page.reload();
  await expect(named(chinese)).toBeVisible();
  await expect(root).toHaveAttribute('lang', 'zh');
  // A font with Chinese characters draws them as the language of their place writes them.
  await expect(light.locator('.frame')).toHaveAttribute('lang', 'zh');
  await light.getByRole('radio', { name: chinese.text('header.lesson') }).click({ force: true });
  await expect(light.getByRole('dialog')).toHaveAttribute('lang', 'zh');
  await expect(light.locator('.lessons strong').nth(8)).toBeVisible();
  // However long their words are, the lessons of the list begin at one edge.
  const edges = await light
    .locator('.lessons strong')
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().left));
  expect(new Set(edges).size).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle(new RegExp(chinese.text('flip.name')));
  await expect(page.getByLabel(chinese.text('app.language'))).toHaveValue('zh');
  expect(new Set(fetched)).toEqual(new Set(['vi', 'zh']));
});

/** What the element says, to eyes and to screen readers. @param {Light} light */
const said = (light) =>
  light.root.evaluate((el) => {
    const frame = el.shadowRoot?.querySelector('.frame');
    const named = [...(frame?.querySelectorAll('[aria-label], [title]') ?? [])];
    const names = named.flatMap((one) =>
      ['aria-label', 'title'].map((name) => one.getAttribute(name)),
    );
    return [frame?.textContent, ...names].join(' ');
  });

test('an address asks for a language, until a person chooses another', async ({ page }) => {
  await page.goto('?lesson=sweep&lang=zh');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', 'zh');
  await page.getByRole('button', { name: chinese.text('more.label'), exact: true }).click();
  await page.getByLabel(chinese.text('app.language')).selectOption('Tiếng Việt');
  await expect(root).toHaveAttribute('lang', 'vi');
  await expect(page).toHaveURL(/\?lesson=sweep(#|$)/);
});

/** Letters that Vietnamese has, and neither English nor Chinese. */
const VIETNAMESE = /[ăđơư\u1ea0-\u1ef9]/i;

/** @param {Light} light @param {string} lang */
const speak = (light, lang) =>
  light.root.evaluate((el, to) => Object.assign(el, { lang: to }), lang);

test('a lesson, its notes and what is explained of an answer follow into another language, where they are', async ({
  page,
}) => {
  const [lessons, notes] = ['lessons', 'notes'].map((part) =>
    wordsOf('vi', /** @type {any} */ (DICTIONARIES[1])[part]),
  );
  await page.goto('?lesson=sweep');
  const light = new Light(page);
  await light.root.getByRole('button', { name: lessons.text('lesson.present') }).click();
  const opening = page.waitForEvent('popup');
  await light.dialog.getByRole('button', { name: notes.text('present.window') }).click();
  const popup = await opening;
  await light.closeDialog();
  await light.press('n');
  await expect(light.root.locator('.teacher')).toContainText(notes.text('note.sweep.small'));
  await speak(light, 'zh');
  await expect.poll(() => said(light)).not.toMatch(VIETNAMESE);
  await expect(popup.locator('main')).not.toHaveText(VIETNAMESE);
  await expect(popup.locator('html')).toHaveAttribute('lang', 'zh');

  await speak(light, 'vi');
  await light.root.evaluate((el) => /** @type {SearchLight} */ (el).goToStop(4));
  await light.root.locator('.prediction').nth(1).click();
  await expect(light.root.locator('.sentence').first()).toHaveText(VIETNAMESE);
  const before = await light.root.locator('.prediction.right, .prediction.wrong').count();
  const at = (/** @type {Light} */ { root }) =>
    root.evaluate((el) => /** @type {SearchLight} */ (el).currentStep);
  const step = await at(light);
  await speak(light, 'zh');
  await expect.poll(() => said(light)).not.toMatch(VIETNAMESE);
  await expect(light.root.locator('.prediction.right, .prediction.wrong')).toHaveCount(before);
  expect(await at(light)).toBe(step);
});

test('what stands over the stage has room beside each other in every language', async ({
  page,
}) => {
  test.slow(IS_LONG);
  const light = new Light(page);
  const all = DICTIONARIES.flatMap(({ language }) =>
    catalogue().map(({ id }) => `?puzzle=${id}&lang=${language}`),
  );
  const wordy = ['?puzzle=solitaire&lang=vi'];
  for (const path of IS_LONG ? all : wordy) {
    await page.goto(path);
    await light.grid.waitFor();
    for (const width of [830, 850, 1024]) {
      await page.setViewportSize({ width, height: 700 });
      const over = () =>
        light.root.evaluate((el) => {
          const top = /** @type {Element} */ (el.shadowRoot?.querySelector('.top'));
          return top.scrollWidth - top.clientWidth;
        });
      await expect.poll(over, `${path} ${width}`).toBe(0);
    }
  }
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
