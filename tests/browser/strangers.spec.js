/** Host pages that reset styles, enlarge letters or rewrite texts. */

/**
 * @import { Page } from '@playwright/test'
 * @import { SearchLight } from '../../www/element/search-light.js'
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Light, expect, test } from './light.js';

/**
 * Opens a page with a film between paragraphs.
 * @param {Page} page
 * @param {string} rules the host's style sheet
 * @param {string} [attributes]
 */
async function openArticle(page, rules, attributes = '') {
  const film = `<p>Words.</p><search-light ${attributes}><p>A film.</p></search-light><p>Words.</p>`;
  const script = '<script type="module" src="embed/searchlight.js"></script>';
  const body = `<!doctype html><html lang="en"><title>A post</title><style>${rules}</style>${script}<body><main>${film}</main>`;
  await page.route('**/post.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('post.html');
  return new Light(page);
}

/** Boxes of the paragraphs and of what the film shows, from top to bottom. @param {Light} light */
const boxesOf = (light) =>
  light.root.evaluate((el) => {
    const root = /** @type {ShadowRoot} */ (el.shadowRoot);
    const box = (/** @type {Element | null} */ part) => {
      const { left, right, top, bottom } = /** @type {Element} */ (part).getBoundingClientRect();
      return { left, right, top, bottom, height: bottom - top };
    };
    const [before, after] = [el.previousElementSibling, el.nextElementSibling].map(box);
    return {
      before,
      room: box(root.querySelector('.room')),
      after,
      width: document.documentElement.clientWidth,
    };
  });

for (const rules of ['* { all: unset }', '* { all: revert }'])
  test(
    `row 36: under ${rules} a film stays in its place, and hidden it is hidden`,
    { tag: rules.includes('unset') ? [] : '@long' },
    async ({ page }) => {
      const light = await openArticle(page, `${rules} p { display: block }`);
      await light.computed();
      const { before, room, after, width } = await boxesOf(light);
      expect(room.top).toBeGreaterThanOrEqual(before.bottom);
      expect(room.bottom).toBeLessThanOrEqual(after.top);
      expect(room.right - room.left).toBeGreaterThan(width - 40);
      expect(room.height).toBeGreaterThan(400);
      await light.root.evaluate((el) => el.toggleAttribute('hidden', true));
      await expect(light.root).toBeHidden();
    },
  );

for (const [box, tag] of [
  ['width: 300px; height: 160px', ''],
  ['width: 900px', '@long'],
])
  test(`what is wrong with a puzzle is read whole, ${box} ${tag}`, async ({ page }) => {
    const warnings = /** @type {string[]} */ ([]);
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const light = await openArticle(page, `search-light { ${box} }`, 'puzzle="flipp" view="bord"');
    await expect(light.alert).toContainText('flipp');
    await expect(light.alert).toBeInViewport({ ratio: 1 });
    const isInside = await light.alert.evaluate((notice) => {
      const { host } = /** @type {ShadowRoot} */ (notice.getRootNode());
      const [outer, inner] = [host, notice].map((one) => one.getBoundingClientRect());
      return inner.top >= outer.top && inner.bottom <= outer.bottom && inner.left >= outer.left;
    });
    expect(isInside).toBe(true);
    // As high as the notice and the paragraph of the page, without a blank box below.
    const { height = 0 } = (await light.root.boundingBox()) ?? {};
    expect(height).toBeLessThan(200);
    const told = () => warnings.map((text) => text.replace(/Allowed: .+, .+\./, '…'));
    await expect
      .poll(told)
      .toEqual([
        '<search-light>: view="bord" is not known. Did you mean "board"? …',
        '<search-light>: puzzle="flipp" is not known. Did you mean "flip"? …',
      ]);
  });

test('a film opens at its answer where its step says so', async ({ page }) => {
  const light = await openArticle(page, '', 'puzzle="flip" step="answer"');
  await light.expectStep(2255);
});

/**
 * Wraps text nodes in elements, as page translators do.
 * @param {Light} light
 * @param {boolean} heeds whether it leaves alone what says `translate="no"`
 */
const translate = (light, heeds) =>
  light.root.evaluate((el, isPolite) => {
    const walker = document.createTreeWalker(/** @type {Node} */ (el.shadowRoot), 4);
    const nodes = /** @type {Text[]} */ ([]);
    while (walker.nextNode()) nodes.push(/** @type {Text} */ (walker.currentNode));
    const texts = nodes.filter(({ data, parentElement }) => {
      const isMeant = !isPolite || !parentElement?.closest('[translate=no]');
      return isMeant && data.trim() !== '' && parentElement?.localName !== 'style';
    });
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(`«${text.data}»`);
    }
    return texts.length;
  }, heeds);

test('row 36: where a translator rewrites the texts, sentence and counters are those of the step', async ({
  page,
}) => {
  const light = await openArticle(page, '', 'puzzle="flip"');
  await light.computed();
  await light.openMore();
  expect(await translate(light, true)).toBe(0);
  for (const step of [4321, 65_000]) {
    expect(await translate(light, false)).toBeGreaterThan(20);
    await light.root.evaluate((el, to) => /** @type {any} */ (el).seek(to), step);
    await light.expectStep(step);
    const { said, counters } = await light.root.evaluate((el) => {
      const film = /** @type {import('../../www/element/search-light.js').SearchLight} */ (el);
      return { said: film.sentence, counters: film.counters };
    });
    await expect(light.root.locator('.sentence')).toHaveText(said);
    const numbers = async (/** @type {string} */ part) =>
      (await light.root.locator(part).allTextContents()).map((text) =>
        Number(text.replace(/\D/g, '')),
      );
    const counted = Object.values(Object(counters));
    expect(await numbers('.counters dd')).toEqual(counted);
    const [expanded] = await numbers('.legend dd');
    expect(counted).toEqual(expect.arrayContaining([expanded]));
  }
});

test('without controls the picture has no pencil, and its answer no buttons', async ({ page }) => {
  const light = await openArticle(page, '', 'puzzle="flip" controls="none"');
  await light.root.evaluate((el) => /** @type {any} */ (el).whenReady());
  await light.map.waitFor();
  await light.grid.locator('xpath=..').hover();
  await expect(light.root.locator('.pencil')).toBeHidden();
  await light.root.evaluate((el) => el.setAttribute('step', 'answer'));
  await expect(light.root.locator('.finale')).toBeVisible();
  await expect(light.root.locator('.finale .button')).not.toHaveCount(0);
  await expect(light.root.locator('.finale .button').filter({ visible: true })).toHaveCount(0);
});

test('row 36: in large letters of the browser the rules are whole and no label covers another', async ({
  page,
  devtools,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const browser = await devtools();
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const light = await openArticle(page, '', 'puzzle="flip" step="300"');
  await light.computed();
  const faults = () =>
    light.root.evaluate((el) => {
      const root = /** @type {ShadowRoot} */ (el.shadowRoot);
      const box = (/** @type {Element} */ part) => part.getBoundingClientRect();
      const found = /** @type {string[]} */ ([]);
      const one = (/** @type {string} */ part) => /** @type {Element} */ (root.querySelector(part));
      if (box(one('.rules')).top < box(one('.room')).top) found.push('rules');
      if (one('.queue-head').scrollWidth > one('.queue-head').clientWidth) found.push('queue');
      const labels = [...root.querySelectorAll('.strip-of-queue .tick')]
        .map((tick) => ({ ...box(tick).toJSON(), says: tick.textContent?.trim() }))
        .filter(({ says }) => says);
      labels.forEach(({ right, says }, index) => {
        if (labels[index + 1]?.left < right) found.push(`${says}, ${labels[index + 1].says}`);
      });
      return { found, labels: labels.length, letters: getComputedStyle(el).fontSize };
    });
  try {
    await expect.poll(faults).toEqual({ found: [], labels: 3, letters: '32px' });
  } finally {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  }
});

test(
  'with a minimum letter size of 24 px the table game cuts off neither title nor cards, and none overlap',
  { tag: ['@long', '@window'] },
  async ({ playwright, launchOptions, baseURL }, testInfo) => {
    const profile = testInfo.outputPath('profile');
    mkdirSync(`${profile}/Default`, { recursive: true });
    const webprefs = { minimum_font_size: 24, minimum_logical_font_size: 24 };
    writeFileSync(`${profile}/Default/Preferences`, JSON.stringify({ webkit: { webprefs } }));
    const options = { ...launchOptions, baseURL, viewport: { width: 1280, height: 800 } };
    const context = await playwright.chromium.launchPersistentContext(profile, options);
    const page = await context.newPage();
    await page.goto('?puzzle=tab');
    const light = new Light(page);
    await light.scrub.waitFor();
    for (const step of [9, 22]) {
      const faults = await light.root.evaluate(async (el, to) => {
        await /** @type {SearchLight} */ (el).seek(to);
        const root = /** @type {ShadowRoot} */ (el.shadowRoot);
        const parts = [
          ...root.querySelectorAll('.heading p, .heading .segments, .cards span:not(.hidden), .so'),
        ].filter((part) => part.checkVisibility() && part.textContent?.trim());
        const boxes = parts.map((part) => part.getBoundingClientRect());
        const cut = parts.filter((part) => part.scrollWidth > part.clientWidth + 1);
        const over = boxes.filter((one, index) =>
          boxes.slice(0, index).some((other) => {
            const isBeside = one.left >= other.right - 1 || other.left >= one.right - 1;
            return !isBeside && one.top < other.bottom - 1 && other.top < one.bottom - 1;
          }),
        );
        const { fontSize } = getComputedStyle(el);
        return { fontSize, parts: parts.length > 4, cut: cut.length, over: over.length };
      }, step);
      expect(faults).toEqual({ fontSize: '24px', parts: true, cut: 0, over: 0 });
    }
    // The page's header shows its rules whole.
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const found = () =>
        light.root.evaluate((el) => {
          const rules = el.shadowRoot?.querySelector('.top > .rules:last-of-type');
          const {
            scrollHeight = 0,
            clientHeight = 0,
            scrollWidth = 0,
            clientWidth = 0,
          } = rules ?? {};
          return { seen: clientWidth > 200, cut: scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1 }; // prettier-ignore
        });
      await expect.poll(found, `${width}`).toEqual({ seen: true, cut: false });
    }
    // On a phone, the legend ends at the edge of the stage.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('?puzzle=flip');
    await light.computed();
    const beyond = () =>
      light.root.evaluate((el) => {
        const root = /** @type {ShadowRoot} */ (el.shadowRoot);
        const room = root.querySelector('.stage')?.getBoundingClientRect();
        const words = [...root.querySelectorAll('.legend :is(dt, dd) *')];
        return words.filter((one) => one.getBoundingClientRect().right > (room?.right ?? 0) + 1)
          .length;
      });
    await expect.poll(beyond).toBe(0);
    await context.close();
  },
);
