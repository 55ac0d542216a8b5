/** The page without a network, and while another build takes the place of its own. */
import { Light, expect, test } from './light.js';
import { readDist, serve } from './server.js';

test.use({ serviceWorkers: 'allow' });

/** Waits until everything is kept. @param {import('@playwright/test').Page} page */
const kept = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/**
 * Another build of the same page: every file that is named after its contents has another name.
 * @type {import('./server.js').Read}
 */
function otherBuild(path) {
  // The names' last letters, the other way round.
  const turned = (/** @type {string} */ text) =>
    text.replace(/\b([\w-]+-)([\w-]{8})(\.(?:js|css|wasm|ftl|svg)\b)/g, (_, name, hash, type) => {
      return name + [...hash].reverse().join('') + type;
    });
  const body = readDist(turned(path));
  if (!/\.(html|js)$/.test(path)) return body;
  return turned(String(body)).replace('<title>', '<meta name="build" content="2" /><title>');
}

test(
  'row 23: a second visit without a network works, with what was not looked at before',
  { tag: '@firefox-long' },
  async ({ page }) => {
    const server = await serve();
    await page.goto(server.url);
    await new Light(page).computed();
    await kept(page);
    await server.close();
    await page.goto(`${server.url}?puzzle=knight`);
    const light = new Light(page);
    await light.scrub.waitFor();
    await expect(light.root).toHaveAttribute('puzzle', 'knight');
    await light.openMore();
    await light.button('keys.open').click();
    await expect(light.dialog).toBeVisible();
    await light.closeDialog();
    await page.reload();
    await light.scrub.waitFor();
  },
);

test(
  'row 23: a deploy during a session mixes nothing, and the next visit has the new build',
  { tag: '@long' },
  async ({ page }) => {
    const server = await serve();
    await page.goto(server.url);
    const light = new Light(page);
    await light.computed();
    await kept(page);
    // Now the old page is one that has its files from what it kept.
    await page.reload();
    await light.computed();
    server.read = otherBuild;
    server.requests.length = 0;
    await light.openMore();
    await light.button('keys.open').click();
    await expect(light.dialog).toBeVisible();
    await light.closeDialog();
    const names = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name.replace(/.*\//, ''))
          .filter((name) => /\.(js|wasm|ftl)$/.test(name) && name !== 'sw.js'),
      );
    const old = await names();
    expect(old.some((name) => name.endsWith('.wasm'))).toBe(true);
    await page.reload();
    await light.computed();
    await expect(page.locator('meta[name=build]')).toBeAttached();
    const present = await names();
    expect(
      present.filter((name) => old.includes(name)),
      'no file of the old build',
    ).toEqual([]);
    expect(present.some((name) => name.endsWith('.wasm'))).toBe(true);
    await expect(light.alert).toHaveCount(0);
    await server.close();
  },
);

test('the page can be installed, and who shows a link to it finds title, words and a picture', async ({
  page,
}) => {
  await page.goto('./');
  await new Light(page).computed();
  await kept(page);
  const cdp = await page.context().newCDPSession(page);
  const { errors, data = '{}' } = await cdp.send('Page.getAppManifest');
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // Every page of a test is a private one.
  const other = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect([errors, other]).toEqual([[], []]);
  expect(JSON.parse(data)).toMatchObject({ name: 'Searchlight', display: 'standalone' });
  const meta = (/** @type {string} */ name) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
  for (const name of ['og:title', 'og:description', 'og:image:alt', 'description'])
    expect(await meta(name), name).toMatch(/\w{5}/);
  expect(await meta('twitter:card')).toBe('summary_large_image');
  const picture = await page.request.get(new URL((await meta('og:image')) ?? '', page.url()).href);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});
