/** "Share": links, and what an author pastes into a page. */
import { readFileSync } from 'node:fs';
import { openHost } from './hosts.js';
import { Light, expect, test, words } from './light.js';
import { IS_LONG } from '../long.js';

/**
 * Returns name and contents of the file that is saved by an action.
 * @param {import('@playwright/test').Page} page
 * @param {string} browserName
 * @param {() => Promise<void>} act
 */
async function saved(page, browserName, act) {
  if (browserName !== 'firefox') {
    const coming = page.waitForEvent('download');
    await act();
    const download = await coming;
    const base64 = readFileSync(await download.path(), 'base64');
    return { name: download.suggestedFilename(), base64 };
  }
  // Playwright tells of no download in Firefox that is no navigation, as that of a blob: the link is
  // heard instead, and the blob read whose address it has. The page's policy forbids to fetch it.
  const coming = await page.evaluateHandle(() => {
    const { createObjectURL } = URL;
    const { click } = HTMLAnchorElement.prototype;
    /** @type {Map<string, Blob>} */
    const blobs = new Map();
    URL.createObjectURL = (/** @type {Blob} */ blob) => {
      const address = createObjectURL.call(URL, blob);
      blobs.set(address, blob);
      return address;
    };
    /** @type {Promise<{ name: string, base64: string }>} */
    const file = new Promise((resolve, reject) => {
      HTMLAnchorElement.prototype.click = function () {
        Object.assign(URL, { createObjectURL });
        HTMLAnchorElement.prototype.click = click;
        const read = async () => {
          const bytes = new Uint8Array((await blobs.get(this.href)?.arrayBuffer()) ?? []);
          const letters = Array.from(bytes, (byte) => String.fromCharCode(byte));
          return { name: this.download, base64: btoa(letters.join('')) };
        };
        read().then(resolve, reject);
        click.call(this);
      };
    });
    return { file };
  });
  await act();
  return coming.evaluate(({ file }) => file);
}

/** @param {Light} light */
const open = async (light) => {
  await light.button('share.open').click();
  await expect(light.dialog).toContainText(words.text('share.title'));
};

/** A text of the dialog. @param {Light} light @param {string} key @param {import('../../www/i18n/index.js').Values} [values] */
const text = (light, key, values) =>
  light.dialog.getByRole('textbox', { name: words.text(key, values), exact: true });

/** @param {Light} light @param {string} name @param {string} value */
const choose = (light, name, value) =>
  light.dialog
    .getByRole('combobox', { name: words.text(`share.${name}`), exact: true })
    .selectOption(words.text(`share.${name}.${value}`));

test(
  'shares the board and the very step, and the links open them in another tab',
  { tag: '@firefox-long' },
  async ({ light, page, context, browserName }) => {
    const granted = browserName === 'chromium';
    if (granted) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await light.goTo(16_167);
    const state = await light.state();
    await open(light);
    const key = 'share.step';
    const values = { step: words.number(16_167) };
    const link = await text(light, key, values).inputValue();
    expect(new URL(link).hash).toBe(`#${state}`);
    const what = words.text(key, values);
    await light.dialog
      .getByRole('button', { name: words.text('share.copyWhat', { what }), exact: true })
      .click();
    const said = new RegExp(`${words.text('share.copied')}|${words.text('share.byHand')}`);
    await expect(light.dialog.locator('> [role=status]')).toHaveText(said);
    if (granted) expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    const start = await text(light, 'share.link').inputValue();
    for (const [address, step] of [
      [link, '16167'],
      [start, '0'],
    ]) {
      const other = await context.newPage();
      await other.goto(address);
      await expect(new Light(other).scrub).toHaveValue(step);
      await other.close();
    }
    // The next test of this worker gets the same context.
    await context.clearPermissions();
  },
);

test(
  'sharing while it plays gives a step that was on screen just now',
  { tag: '@long' },
  async ({ light, page }) => {
    await light.goTo(1000);
    await light.playFit();
    await expect.poll(() => light.step()).toBeGreaterThan(5000);
    const before = await light.step();
    await open(light);
    const link = await light.dialog.getByRole('textbox').nth(1).inputValue();
    await light.closeDialog();
    const after = await light.step();
    await light.written();
    await page.goto('about:blank');
    await page.goto(link);
    await light.computed();
    await light.expectStep(after);
    expect(after).toBeGreaterThanOrEqual(before);
  },
);

test(
  'what is pasted shows what the preview shows, as element, as frame, in Markdown and in MDX',
  { tag: '@firefox-long' },
  async ({ light, page, context, baseURL, browserName }) => {
    await light.goTo(1234);
    const state = await light.state();
    await open(light);
    await choose(light, 'controls', 'mini');
    await choose(light, 'theme', 'contrast');
    const preview = light.dialog.locator('search-light');
    await expect(preview).toHaveAttribute('theme', 'contrast');
    await expect
      .poll(() => preview.evaluate((el) => /** @type {any} */ (el).getState()))
      .toBe(state);
    for (const form of IS_LONG ? ['frame', 'markdown', 'element'] : ['element']) {
      await choose(light, 'form', form);
      const snippet = await text(light, 'share.snippet').inputValue();
      const other = await context.newPage();
      await other.route('**/post.html', (route) =>
        route.fulfill({ contentType: 'text/html', body: `<!doctype html>${snippet}` }),
      );
      await other.goto(`${baseURL}post.html`);
      const place = form === 'frame' ? other.frameLocator('iframe') : other;
      const pasted = place.locator('search-light');
      await expect(pasted.getByRole('slider', { name: words.text('transport.scrub') })).toHaveValue(
        '1234',
      );
      await expect(pasted).toHaveAttribute('controls', 'mini');
      await expect(pasted).toHaveAttribute('theme', 'contrast');
      await other.close();
    }
    await choose(light, 'form', 'mdx');
    await expect(text(light, 'share.snippet')).toHaveValue(
      /^<script type="module" async src="[^"]+"><\/script>\n<link [^>]+ \/>\n<search-light /,
    );
    // With a picture, which can be saved under the name that the snippet has.
    await choose(light, 'picture', 'with');
    await expect(text(light, 'share.snippet')).toHaveValue(/<img src="flip-1234\.png" width="640"/);
    const press = () => light.button('share.savePicture', { file: 'flip-1234.png' }).click();
    const picture = await saved(page, browserName, press);
    expect(picture.name).toBe('flip-1234.png');
    // The signature of a PNG file.
    expect(picture.base64).toMatch(/^iVBORw0KGgo/);
    // The picture has the colours of the snippet.
    const bytesIn = async (/** @type {string} */ theme) => {
      await choose(light, 'theme', theme);
      await expect(preview.locator(`.room.${theme}`)).toBeVisible();
      return (await saved(page, browserName, press)).base64;
    };
    expect(await bytesIn('dark')).not.toBe(await bytesIn('light'));
    await choose(light, 'start', 'start');
    await expect(text(light, 'share.snippet')).not.toHaveValue(/AQEEBJi7AgAA0gk/);
    await choose(light, 'form', 'picture');
    await expect(text(light, 'share.snippet')).toHaveValue(
      /^<a href="[^"]+"><img src="flip-0\.png"/,
    );
    await page.keyboard.press('Escape');
  },
);

test(
  'an element in another page shares itself from "More"',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    const light = await openHost(page);
    await light.openMore();
    const state = await light.state();
    await open(light);
    await expect(text(light, 'share.link')).toHaveValue(`${baseURL}embed/embed.html#${state}`);
    await expect(text(light, 'share.snippet')).toHaveValue(
      new RegExp(`src="${baseURL}embed/searchlight.js"`),
    );
  },
);

test(
  'the preview of a lesson shows its sentence whole',
  { tag: '@long' },
  async ({ open: openPage, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const light = await openPage('?lesson=two-sides');
    await light.button('lesson.leave').waitFor();
    await open(light);
    const sentence = light.dialog.locator('search-light .sentence');
    await expect(sentence).toContainText('outlined cells');
    await expect
      .poll(() => sentence.evaluate((el) => el.scrollHeight - el.clientHeight))
      .toBeLessThanOrEqual(1);
  },
);
