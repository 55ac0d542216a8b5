/** The page without a network, and while another build takes the place of its own. */
import { createHash } from 'node:crypto';
import { Light, expect, test, words } from './light.js';
import { readDist, serve } from './server.js';
import { IS_LONG } from '../long.js';

test.use({ serviceWorkers: 'allow' });

/** Waits until everything is kept. @param {import('@playwright/test').Page} page */
const kept = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/** A name after contents, with its last letters the other way round. @param {string} text */
const turned = (text) =>
  text.replace(/\b([\w-]+-)([\w-]{8})(\.(?:js|css|wasm|ftl|svg)\b)/g, (_, name, hash, type) => {
    return name + [...hash].reverse().join('') + type;
  });

/**
 * Another build of the same page: every file that is named after its contents has another name.
 * @type {import('./server.js').Read}
 */
function otherBuild(path) {
  if (path === 'build.json') return otherList();
  const body = readDist(turned(path));
  if (!/\.(html|js)$/.test(path)) return body;
  return turned(String(body)).replace('<title>', '<meta name="build" content="2" /><title>');
}

/** The list of that build's files. */
function otherList() {
  const { names, files } = JSON.parse(turned(String(readDist('build.json'))));
  for (const path of Object.keys(files)) {
    const hash = createHash('sha256').update(otherBuild(path)).digest('base64');
    files[path] = `sha256-${hash}`;
  }
  return JSON.stringify({ id: 'other', names, files });
}

/**
 * Visits the page until it is of the other build, which may first have to come.
 * @param {import('@playwright/test').Page} page
 */
const reachOtherBuild = (page) =>
  expect(async () => {
    await page.reload();
    await new Light(page).computed();
    expect(await page.locator('meta[name=build]').count()).toBe(1);
  }).toPass();

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
    // Another search needs a wasm that the first visit did not run.
    await page.goto(server.url);
    await light.computed();
    const menu = light.root.getByRole('combobox', { name: words.text('algorithm.label') });
    await menu.selectOption('astar');
    await expect.poll(() => light.state()).toMatch(/^AQEEBJi7AgYA/);
    await expect(light.alert).toHaveCount(0);
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
    await reachOtherBuild(page);
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

test('row 37: an error, a login page or half a deploy leave the kept build, and a whole one takes its place', async ({
  page,
}) => {
  const server = await serve();
  await page.goto(server.url);
  const light = new Light(page);
  await light.computed();
  await kept(page);
  const isScript = (/** @type {string} */ path) => /assets\/index-.*\.js$/.test(path);
  const isPage = (/** @type {string} */ path) => path === 'index.html';
  const isList = (/** @type {string} */ path) => path === 'build.json';
  const login = '<!doctype html><title>Login</title><p>Who are you?</p></html>';
  /**
   * The other build, but for some files.
   * @type {(isWrong: (path: string) => boolean, wrong: import('./server.js').Read) => import('./server.js').Read}
   */
  const but = (isWrong, wrong) => (path) => (isWrong(path) ? wrong : otherBuild)(path);
  /** @param {number} status @returns {never} */
  const fail = (status) => {
    throw status;
  };
  /**
   * What the server answers, and for what of it that is wrong the worker asks how often. What is kept of
   * the other build is not asked for again: files that are wrong come before pages that are.
   * @type {[string, (path: string) => boolean, import('./server.js').Read, number?][]}
   */
  const faults = [
    ['an error', isList, () => fail(500)],
    ['a login page', isList, () => login],
    ['a deploy without its script', isScript, but(isScript, () => fail(404)), 2],
    ['a login page for its script', isScript, but(isScript, () => login), 2],
    ['a page without its list', isList, but(isList, () => login)],
    ['half a page', isPage, but(isPage, (path) => otherBuild(path).slice(0, 1500))],
    ['the list before its page', isPage, but(isPage, readDist)],
  ];
  for (const [name, isWrong, read, times = 1] of IS_LONG ? faults : faults.slice(0, 3)) {
    await test.step(name, async () => {
      server.read = read;
      server.requests.length = 0;
      await page.reload();
      await light.scrub.waitFor();
      await expect(page).toHaveTitle(/Searchlight/);
      await expect(page.locator('meta[name=build]')).toHaveCount(0);
      await expect(light.alert).toHaveCount(0);
      // Only then the worker has done with this fault: what it still asks for, the next would answer.
      await expect.poll(() => server.requests.filter(isWrong).length).toBe(times);
    });
  }
  server.read = otherBuild;
  await reachOtherBuild(page);
  // It is kept as a whole; the old one is not kept any more once no window may need it.
  await page.goto('about:blank');
  await page.goto(server.url);
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.keys()).map((key) => key.split(' ').at(-1))),
    )
    .toEqual(['other']);
  await server.close();
  await page.reload();
  await light.computed();
  await expect(page.locator('meta[name=build]')).toBeAttached();
});

test('the page can be installed, and who shows a link to it finds title, words and a picture', async ({
  page,
  devtools,
}) => {
  await page.goto('./');
  const cdp = await devtools();
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
