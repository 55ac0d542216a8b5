/** What assistive technology gets, in every state the page can be in. */
import AxeBuilder from '@axe-core/playwright';
import { SAMPLE, expect, test, words } from './light.js';

/** @import { Light } from './light.js' */

/**
 * What is wrong, short enough to read.
 * @param {Light} light
 * @param {boolean} [coloursOnly]
 */
async function violations({ page }, coloursOnly = false) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], elementRef: false });
  if (coloursOnly) axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => {
    const where = nodes.map(({ target, any }) => `${target} ${any[0]?.message ?? ''}`);
    return `${id}: ${where.join('; ')}`;
  });
}

/** States of the page, each from the one before. @type {[string, (light: Light) => Promise<unknown>][]} */
const STATES = [
  ['the start', async () => {}],
  ['on the way', (light) => light.goTo(16_167)],
  ['more open', (light) => light.more.click()],
  ['answered', (light) => light.press('End')],
  ['layout levels', (light) => light.radio('map.levels').check({ force: true })],
  ['layout all', (light) => light.radio('map.all').check({ force: true })],
  ['by depth', (light) => light.button('map.byDepth').click()],
  [
    'a state of the map',
    async (light) => {
      await light.map.focus();
      await light.page.keyboard.press('ArrowRight');
    },
  ],
  [
    'playing',
    async (light) => {
      await light.press('Home');
      await light.press('Space');
    },
  ],
  ['the input dialog', (light) => light.openInput()],
  [
    'an error and answers in it',
    async (light) => {
      await light.read(`${SAMPLE}${SAMPLE}bwwb\nbxwb\n`);
      await expect(light.answers).toHaveCount(2);
    },
  ],
  [
    'the list of keys',
    async (light) => {
      await light.closeDialog();
      await light.press('?');
    },
  ],
  [
    'impossible',
    async (light) => {
      await light.closeDialog();
      await light.choose('impossible');
      await light.press('End');
    },
  ],
  ['already solved', (light) => light.choose('solved')],
  ['editing', (light) => light.press('e')],
  [
    'a link that is none',
    async (light) => {
      await light.press('Escape');
      await light.page.evaluate(() => (location.hash = 'AQ'));
      await expect(light.alert).toBeVisible();
    },
  ],
  [
    'narrow',
    async (light) => {
      await light.button('element.dismiss').click();
      await light.page.setViewportSize({ width: 320, height: 700 });
    },
  ],
  ['narrow, the map', (light) => light.radio('pane.map').check({ force: true })],
];

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing in any state, ${theme}`, async ({ light, page, browserName }) => {
    test.setTimeout(180_000);
    // What is not a colour is the same in both themes and browsers, and axe is slow.
    const coloursOnly = theme === 'dark' || browserName === 'firefox';
    const name = (/** @type {string} */ key) =>
      words.text('app.theme', { theme: words.text(`app.theme.${key}`) });
    await page.getByRole('button', { name: name('auto') }).click();
    if (theme === 'dark') await page.getByRole('button', { name: name('light') }).click();
    /** @type {Record<string, string[]>} */
    const found = {};
    for (const [state, reach] of STATES) {
      await reach(light);
      // Colours may be on their way.
      await page.waitForTimeout(150);
      const wrong = await violations(light, coloursOnly);
      if (wrong.length > 0) found[state] = wrong;
    }
    expect(found).toEqual({});
  });
}

test('the page without a run is sound, too', async ({ page, open }) => {
  await page.route(/\.wasm/, (route) => route.abort());
  const light = await open();
  await expect(light.alert).toBeVisible();
  expect(await violations(light)).toEqual([]);
});

test('what there is to press is 24 px large at least', async ({ light, page }) => {
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const openDialog of [false, true]) {
      if (openDialog) await light.openInput();
      const small = await light.root.evaluate((el) => {
        const controls = el.shadowRoot?.querySelectorAll(
          'button, select, input, textarea, [role=gridcell]',
        );
        return [...(controls ?? [])].flatMap((control) => {
          // A radio button is as large as the label around it.
          const area = control.closest('label')?.querySelector('input[type=radio]')
            ? control.closest('label')
            : control;
          const { width: w, height: h } = /** @type {Element} */ (area).getBoundingClientRect();
          if (w === 0 || (w >= 24 && h >= 24)) return [];
          return [
            `${control.localName} ${control.getAttribute('aria-label') ?? control.textContent?.trim()} ${w} x ${h}`,
          ];
        });
      });
      expect(small, `${width} px wide`).toEqual([]);
      if (openDialog) await light.closeDialog();
    }
  }
});

test('the board is a grid of named cells', async ({ light }) => {
  await expect(light.grid).toHaveAccessibleName(words.text('board.grid', { rows: 4, columns: 4 }));
  await expect(light.cell(2, 3)).toHaveAccessibleName(
    words.text('board.cell', { row: 2, column: 3, content: words.text('flip.cell.0') }),
  );
  const tabStops = light.grid.locator('[tabindex="0"]');
  await expect(tabStops).toHaveCount(1);
});

test('at top speed the status line speaks twice a second at most, and ends with the last word', async ({
  light,
}) => {
  await light.root.evaluate((el) => {
    const times = /** @type {number[]} */ ([]);
    Object.assign(globalThis, { times });
    const lines = [...(el.shadowRoot?.querySelectorAll('[role=status]') ?? [])];
    for (const line of lines) {
      new MutationObserver(() => times.push(performance.now())).observe(line, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    }
  });
  await light.speed.focus();
  await light.page.keyboard.press('Home');
  for (let notch = 0; notch < 60; notch++) await light.page.keyboard.press('ArrowRight');
  await light.press('Space');
  await light.page.waitForTimeout(4000);
  await light.press('Space');
  await light.page.waitForTimeout(1100);
  /** @type {number[]} */
  const times = await light.page.evaluate(() => /** @type {any} */ (globalThis).times);
  expect(times.length, 'it speaks at all').toBeGreaterThan(3);
  for (const [index, time] of times.entries()) {
    const within = times.slice(index).filter((other) => other - time < 990);
    expect(within.length).toBeLessThanOrEqual(2);
  }
  const status = light.root.getByRole('status').last();
  const said = await status.textContent();
  const shown = await light.root
    .getByText(/** @type {string} */ (said).trim(), { exact: true })
    .count();
  expect(shown, 'the sentence and the status line say the same').toBeGreaterThanOrEqual(2);
});
