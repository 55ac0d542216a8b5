/** The page on paper. */
import { expect, test } from './light.js';

test('on paper there are the picture, the sentence and the link on white, and no controls', async ({
  light,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await light.computed();
  await light.goTo(20_032);
  // The extras, which know how to print, come when the page is idle.
  await light.openMore();
  await light.closeMore();
  const background = () =>
    page.evaluate(() => {
      const element = /** @type {Element} */ (document.querySelector('search-light'));
      return getComputedStyle(element).backgroundColor;
    });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // The picture is painted anew before a frame could come.
  const ink = await page.evaluate(async () => {
    const element = /** @type {any} */ (document.querySelector('search-light'));
    dispatchEvent(new Event('beforeprint'));
    for (let turn = 0; turn < 200; turn++) await null;
    const canvas = element.shadowRoot.querySelector('.board canvas');
    const { data } = canvas.getContext('2d').getImageData(2, canvas.height / 2, 1, 1);
    return [...data];
  });
  expect(Math.min(...ink)).toBeGreaterThan(150);
  expect(await background()).toBe('rgba(0, 0, 0, 0)');
  await expect(light.button('transport.play')).toBeHidden();
  await expect(light.more).toBeHidden();
  await expect(light.root.locator('.sentence')).toBeVisible();
  await expect(page.getByText(page.url())).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await expect(light.button('transport.play')).toBeVisible();
  expect(await light.root.getAttribute('theme')).toBe('auto');
});
