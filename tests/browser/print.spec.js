/** The page on paper. */
import { expect, requestsOf, test } from './light.js';

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

/** What an article's films print: those that load by themselves, with the step that each is to show. */
const PRINTED = { flip: 100, solitaire: 40, knight: 30, mines: 12, tab: 9 };

/** The steps of the films of an article that are there. @param {import('@playwright/test').Page} page */
const stepsIn = (page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('search-light')].flatMap((film) => {
        const { id, currentStep } = /** @type {any} */ (film);
        return currentStep > 0 ? [[id, currentStep]] : [];
      }),
    ),
  );

/** What is wrong with a film on paper. @param {import('@playwright/test').Page} page */
const faultsIn = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('search-light:not([loading])')].flatMap((film) => {
      const find = (/** @type {string} */ name) =>
        /** @type {HTMLElement} */ (film.shadowRoot?.querySelector(name));
      const [room, sentence] = ['.room', '.sentence'].map((name) => find(name));
      const [outer, inner] = [room, sentence].map((part) => part.getBoundingClientRect());
      const canvas = /** @type {HTMLCanvasElement} */ (find('.board canvas') ?? find('canvas'));
      const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      const faults = {
        'cut above the foot': inner.bottom > outer.bottom - 2,
        'on the edge': inner.left < outer.left + 4 || inner.right > outer.right,
        'cut within': sentence.scrollHeight > sentence.clientHeight + 1,
        blank: !data?.some((value) => value > 0),
        dark: find('.room').classList.contains('dark'),
      };
      return Object.entries(faults).flatMap(([name, is]) => (is ? [`${film.id}: ${name}`] : []));
    }),
  );

const tell =
  (/** @type {string} */ event) => (/** @type {import('@playwright/test').Page} */ page) =>
    page.evaluate((name) => void dispatchEvent(new Event(name)), event);
const [begin, end] = [tell('beforeprint'), tell('afterprint')];

for (const way of /** @type {const} */ (['scrolled', 'in slides'])) {
  const tag = way === 'scrolled' ? [] : '@long';
  test(
    `a page of a stranger prints every film, also those that nobody has come to, ${way}`,
    { tag },
    async ({ page }) => {
      if (way === 'in slides') {
        // As `?view=print` of reveal.js does: each slide goes into a page of its own.
        await page.addInitScript(() =>
          addEventListener('load', () => {
            for (const film of document.querySelectorAll('search-light')) {
              const sheet = document.createElement('div');
              sheet.className = 'pdf-page';
              film.replaceWith(sheet);
              sheet.append(film);
            }
          }),
        );
      }
      await page.goto('hosts/article.html');
      // One has loaded the engine: the others come when the page is idle, without a scroll.
      await expect.poll(() => stepsIn(page)).toEqual(PRINTED);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const theme = () => page.locator('#solitaire').getAttribute('theme');
      await page.setViewportSize({ width: 673, height: 1000 });
      await page.emulateMedia({ media: 'print' });
      // A preview begins anew when its paper is another.
      await begin(page);
      await begin(page);
      await expect.poll(() => faultsIn(page)).toEqual([]);
      await end(page);
      expect(await theme()).toBe('dark');
    },
  );
}

test(
  'printing loads the films of a page whose films are all far below, which fetches nothing before',
  { tag: '@long' },
  async ({ page }) => {
    const fetched = requestsOf(page, /\.wasm/);
    await page.route('**/article.css', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: `${await response.text()} p { margin-bottom: 3000px; }`,
      });
    });
    await page.goto('hosts/article.html');
    await page.evaluate(() => customElements.whenDefined('search-light'));
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 2000 })));
    expect(fetched).toEqual([]);
    await begin(page);
    await expect.poll(() => stepsIn(page)).toEqual(PRINTED);
    await end(page);
  },
);
