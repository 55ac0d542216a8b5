/** embed.html: the element in other people's frames, its height, its messages, its theme. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { wordsOf } from '../../www/i18n/index.js';
import { DICTIONARIES } from '../js/dictionaries.js';
import { Light, expect, requestsOf, test, words } from './light.js';
import { IS_LONG } from '../long.js';
import { DIST, readDist, serve } from './server.js';

/**
 * A host with one frame, as an author writes it: it obeys the frame's height, unless that is fixed,
 * and keeps what it says.
 * @param {import('@playwright/test').Page} page
 * @param {{ src: string, width?: number, sandbox?: string, scheme?: string, url?: string, fixed?: boolean }} frame
 */
async function host(
  page,
  { src, width = 640, sandbox, scheme = 'light', url = 'hosts/frame.html', fixed = false },
) {
  await page.route(/hosts\/frame\.html/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><meta name="viewport" content="width=device-width" /><style>:root { color-scheme: ${scheme} } body { margin: 0 } iframe { display: block; border: 0; width: ${width}px; height: ${fixed ? '400px !important' : '300px'} }</style>
<script>
  const said = [];
  addEventListener('message', ({ source, data }) => {
    const frame = document.querySelector('iframe');
    if (source !== frame.contentWindow) return;
    said.push(data);
    if (data.type === 'searchlight' && data.event === 'height') frame.style.height = data.height + 'px';
  });
</script>
<iframe ${sandbox === undefined ? '' : `sandbox="${sandbox}"`} src="${src}"></iframe>`,
    }),
  );
  await page.goto(url);
  return {
    light: new Light(
      page,
      /** @type {any} */ (page.frameLocator('iframe').locator('search-light')),
    ),
    /** What the frame has said, of a kind. */
    said: (/** @type {string} */ event) =>
      page.evaluate(
        (name) =>
          /** @type {any} */ (globalThis)
            .eval('said')
            .filter((/** @type {any} */ one) => one.event === name),
        event,
      ),
    all: () => page.evaluate(() => /** @type {any} */ (globalThis).eval('said')),
    /** @param {unknown} data @param {number} [times] */
    post: (data, times = 1) =>
      page.evaluate(([message, count]) => {
        const { contentWindow } = /** @type {HTMLIFrameElement} */ (
          document.querySelector('iframe')
        );
        for (let index = 0; index < count; index++) contentWindow?.postMessage(message, '*');
      }, /** @type {const} */ ([data, times])),
  };
}

const [, vietnamese] = DICTIONARIES.map(({ language, page }) => wordsOf(language, page));

// The tests' own choice of colours would hide what a frame takes over from its host.
test.use({ colorScheme: null });

/** @param {Record<string, unknown>} asks */
const ask = (asks) => ({ type: 'searchlight', version: 1, ...asks });

/** @param {Light} light */
const stepOf = async (light) => Number(await light.scrub.inputValue());

test(
  'a frame takes options and state from its address and is as high as its element, without creeping',
  { tag: '@firefox-long' },
  async ({ page }) => {
    for (const width of IS_LONG ? [320, 640, 900] : [320]) {
      const frame = await host(page, {
        src: '../embed/embed.html?theme=dark&controls=mini&onclick=alert(1)#AQEEBJi7AgAA0gk',
        width,
      });
      await expect(frame.light.scrub).toHaveValue('1234');
      await expect(frame.light.root).toHaveAttribute('theme', 'dark');
      await expect(frame.light.root).toHaveAttribute('controls', 'mini');
      await expect(frame.light.root).not.toHaveAttribute('onclick', /./);
      await frame.light.frames(30);
      const heights = await frame.said('height');
      const last = heights.at(-1).height;
      const measure = () =>
        frame.light.root.evaluate((el) => ({
          element: Math.ceil(el.getBoundingClientRect().height),
          page: document.documentElement.scrollHeight,
          frame: innerHeight,
          sideways: document.documentElement.scrollWidth - innerWidth,
        }));
      expect(await measure()).toEqual({ element: last, page: last, frame: last, sideways: 0 });
      expect(heights.length, 'told when it changed, and at rest soon').toBeLessThan(5);
      expect((await frame.said('ready'))[0].state).toBe('AQEEBJi7AgAA0gk');
      const dialects = (await frame.all()).filter((/** @type {any} */ one) => !one.event);
      expect(dialects.slice(-3)).toEqual([
        { context: 'h5p', action: 'resize', clientHeight: last, scrollHeight: last },
        expect.stringContaining(`"context":"iframe.resize"`),
        JSON.stringify({ subject: 'lti.frameResize', height: last }),
      ]);
    }
  },
);

test(
  'in a frame that nobody makes higher all of it is in sight, and it asks for its height all the same',
  { tag: '@firefox-long' },
  async ({ page }) => {
    const src = '../embed/embed.html#AQEEBJi7AgAA0gk';
    const { light, said } = await host(page, { src, width: 900, fixed: true });
    await expect(light.scrub).toHaveValue('1234');
    const play = light.button('transport.play');
    const [bottom, frame] = await play.evaluate((el) => [
      el.getBoundingClientRect().bottom,
      innerHeight,
    ]);
    expect([bottom <= frame, frame]).toEqual([true, 400]);
    const heights = await said('height');
    expect(heights.map((/** @type {any} */ { height }) => height)).toEqual([680]);
  },
);

test(
  'a frame follows the colours of its host, and a message sets others',
  { tag: '@firefox-long' },
  async ({ page }) => {
    const ground = (/** @type {Light} */ light) =>
      light.button('transport.play').evaluate((el) => getComputedStyle(el).color);
    const grounds = [];
    for (const scheme of ['light', 'dark']) {
      const { light, post } = await host(page, { src: '../embed/embed.html', scheme });
      await light.scrub.waitFor();
      grounds.push(await ground(light));
      const other = scheme === 'light' ? 'dark' : 'light';
      await post(ask({ action: 'theme', theme: other }));
      await expect(light.root).toHaveAttribute('theme', other);
      await expect.poll(() => ground(light)).not.toBe(grounds.at(-1));
    }
    expect(grounds[0]).not.toBe(grounds[1]);
  },
);

test(
  'row 22: messages of a wrong source or schema, or far too many, change nothing',
  { tag: '@firefox-long' },
  async ({ page }) => {
    const { light, post, said } = await host(page, { src: '../embed/embed.html#AQEEBJi7AgAA0gk' });
    await expect(light.scrub).toHaveValue('1234');
    const state = () => light.root.evaluate((el) => /** @type {any} */ (el).getState());
    const before = await state();
    const wrong = [
      null,
      'seek',
      7,
      [],
      {},
      { action: 'seek', step: 5 },
      { type: 'searchlight', action: 'seek', step: 5 },
      { type: 'searchlight', version: 2, action: 'seek', step: 5 },
      { type: 'other', version: 1, action: 'seek', step: 5 },
      ask({ action: 'seek', step: '5' }),
      ask({ action: 'seek', step: -1 }),
      ask({ action: 'seek', step: NaN }),
      ask({ action: 'seek', step: 5, more: 1 }),
      ask({ action: 'seek' }),
      ask({ action: 'toString' }),
      ask({ action: '__proto__' }),
      ask({ action: 'theme', theme: '<img src=x onerror=alert(1)>' }),
      ask({ action: 'show', state: 'javascript:alert(1)' }),
      ask({ action: 'show', state: 'A'.repeat(3000) }),
      ask({ action: 'remove' }),
    ];
    for (const data of wrong) await post(data);
    await post(wrong[8], IS_LONG ? 100_000 : 20_000);
    // The frame itself is not its host, whoever speaks there.
    await light.root.evaluate(
      (el, data) => {
        el.ownerDocument.defaultView?.postMessage(data, '*');
      },
      ask({ action: 'seek', step: 5 }),
    );
    await light.frames(5);
    expect(await state()).toBe(before);
    expect(await said('error')).toEqual([]);
    await expect(light.alert).toHaveCount(0);
    // And the right one is heard, also behind very many others.
    await post(ask({ action: 'seek', step: 4 }), IS_LONG ? 100_000 : 1000);
    await post(ask({ action: 'seek', step: 77 }));
    await expect.poll(() => stepOf(light)).toBe(77);
    await post(ask({ action: 'play' }));
    await expect(light.button('transport.pause')).toBeVisible();
    await post(ask({ action: 'pause' }));
    await expect(light.button('transport.play')).toBeVisible();
    await post(ask({ action: 'show', state: 'AQEEBInxAwAAgIAE' }));
    await expect(light.scrub).toHaveValue('65536');
  },
);

test(
  'a frame without an origin works, on a server that gives its modules to nobody else',
  { tag: '@firefox-long' },
  async ({ page, errors }) => {
    const server = await serve((path) => (path === 'hosts/frame.html' ? '' : readDist(path)));
    const requests = requestsOf(page, /\.wasm|standalone/);
    const { light } = await host(page, {
      url: `${server.url}hosts/frame.html`,
      src: '../embed/embed.html?controls=mini#AQEEBJi7AgAA0gk',
      sandbox: 'allow-scripts',
      width: 320,
    });
    await expect(light.scrub).toHaveValue('1234');
    await light.button('transport.forward').click();
    await expect(light.scrub).toHaveValue('1235');
    expect(await light.root.evaluate((el) => el.ownerDocument.defaultView?.origin)).toBe('null');
    // Nor may such a frame fill the screen: there is nothing to press that would ask for it.
    await expect(light.button('transport.play')).toHaveCount(1);
    await expect(light.button('element.fullScreen')).toHaveCount(0);
    // It speaks the language that is asked for, which comes within a script of its own.
    const spoken = await host(page, {
      url: `${server.url}hosts/frame.html`,
      src: '../embed/embed.html?lang=vi-VN#AQEEBJi7AgAA0gk',
      sandbox: 'allow-scripts',
    });
    await expect(spoken.light.root.getByText(vietnamese.text('flip.name')).first()).toBeVisible();
    expect(requests.map((url) => url.replace(/.*\//, ''))).toEqual([
      'searchlight.standalone.js',
      'searchlight.standalone.vi.js',
    ]);
    await server.close();
    // That the module was refused is what this page asks for.
    errors.splice(0, errors.length, ...errors.filter((error) => !/CORS|cross-origin/i.test(error)));
  },
);

test(
  'the page that is opened as a file names the version in one file, which works there',
  { tag: '@long' },
  async ({ page, errors }) => {
    await page.goto(pathToFileURL(join(DIST, 'index.html')).href);
    await expect(page.getByText('WebAssembly')).toBeHidden();
    for (const { lang } of [{ lang: 'en' }, { lang: 'vi' }, { lang: 'zh' }])
      await expect(page.locator(`#folder :lang(${lang}) a`)).toBeVisible();
    await page.getByRole('link', { name: 'embed/embed.html', exact: true }).click();
    await new Light(page).computed();
    // Browsers say which parts they did not give to these pages.
    errors.splice(0, errors.length, ...errors.filter((error) => !/CORS|cross-origin/i.test(error)));
    await page.goto('./');
    await expect(page.locator('search-light[puzzle]')).toBeVisible();
    await expect(page.locator('#folder')).toBeHidden();
  },
);

test(
  'a page for authors that is opened as a file names the script in one file',
  { tag: '@long' },
  async ({ page, errors }) => {
    await page.goto(pathToFileURL(join(DIST, 'authors/index.html')).href);
    await expect(page.locator('#folder')).toContainText('searchlight.standalone.js');
    await expect(page.getByText('WebAssembly').first()).toBeHidden();
    await page.getByRole('link', { name: 'embed/embed.html' }).click();
    await new Light(page).computed();
    errors.splice(0, errors.length, ...errors.filter((error) => !/CORS|cross-origin/i.test(error)));
    await page.goto('./authors/index.html');
    await expect(page.locator('#folder')).toBeHidden();
  },
);

test('a frame that may not download shows what it has made, and says what it lacks', async ({
  page,
  baseURL,
}) => {
  const { light } = await host(page, {
    url: `${baseURL}hosts/frame.html`,
    src: '../embed/embed.html#AQEEBJi7AgAA0gk',
    sandbox: 'allow-scripts',
    width: 900,
  });
  await light.openMore();
  await light.button('export.picture').click();
  await expect(light.dialog).toContainText('allow-downloads');
  const picture = light.dialog.getByRole('img', { name: /^searchlight-flip-\d+\.png$/ });
  const width = () => picture.evaluate((img) => /** @type {HTMLImageElement} */ (img).naturalWidth);
  await expect.poll(width).toBeGreaterThan(100);
  await light.closeDialog();
  await light.button('export.table').click();
  await expect(light.dialog.getByRole('textbox')).toHaveValue(/^step,/);
  await expect(picture, 'what was shown before').toHaveCount(0);
});

test(
  'the one script works in a page that is opened as a file',
  { tag: '@firefox' },
  async ({ page, browserName }, testInfo) => {
    const folder = testInfo.outputPath('file');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      `${folder}/searchlight.standalone.js`,
      readDist('embed/searchlight.standalone.js'),
    );
    writeFileSync(
      `${folder}/index.html`,
      '<!doctype html><script src="searchlight.standalone.js"></script><search-light input="AQEEBJi7AgAA0gk"></search-light>',
    );
    const requests = requestsOf(page);
    await page.goto(pathToFileURL(`${folder}/index.html`).href);
    const light = new Light(page);
    await expect(light.scrub).toHaveValue('1234');
    await light.openMore();
    await light.button('share.open').click();
    await expect(light.dialog).toContainText(words.text('share.title'));
    await expect(light.dialog.getByLabel(words.text('share.snippet'), { exact: true })).toHaveValue(
      /<script src="file:.*searchlight\.standalone\.js">/,
    );
    await light.closeDialog();
    // The page does not say that the script's letters are UTF-8.
    await light.press('?');
    await expect(light.dialog).toContainText(words.text('keys.name.arrows'));
    // Firefox tells of no request for a file.
    if (browserName !== 'firefox') {
      expect(requests.map((url) => url.replace(/.*\//, ''))).toEqual([
        'index.html',
        'searchlight.standalone.js',
      ]);
    }
  },
);
