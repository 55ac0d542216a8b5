/** What axe finds, once a layout. */
import { violations } from './axe.js';
import { Play } from './games.js';
import { SAMPLE, expect, test, words } from './light.js';
import { IS_LONG } from '../long.js';

/** @import { Light } from './light.js' */

/** @typedef {[layout: string, reach: (light: Light) => Promise<unknown>]} Layout */

/** @param {Light} light @param {string} key */
const choose = (light, key) => light.radio(key).check({ force: true });

/**
 * Layouts of a page, each from the one before.
 * @type {{ name: string, path: string, layouts: Layout[] }[]}
 */
const PAGES = [
  {
    name: 'the first example',
    path: '',
    layouts: [
      ['on the way', (light) => light.goTo(16_167)],
      [
        'levels by depth, a state of the map, more open',
        async (light) => {
          await light.more.click();
          await choose(light, 'map.levels');
          await light.button('map.byDepth').click();
          await light.map.focus();
          await light.page.keyboard.press('ArrowRight');
        },
      ],
      ['editing', (light) => light.press('e')],
    ],
  },
  {
    name: 'the dialogs',
    path: '',
    layouts: [
      [
        'answers and an error in the input dialog',
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
        'links, a snippet and its preview',
        async (light) => {
          await light.closeDialog();
          await light.button('share.open').click();
          await expect(light.dialog.locator('search-light')).toHaveAttribute('puzzle', /./);
        },
      ],
    ],
  },
  {
    name: 'a narrow page',
    path: '#AQ',
    layouts: [
      [
        'a link that is none',
        async (light) => {
          await expect(light.alert).toBeVisible();
          await light.page.setViewportSize({ width: 320, height: 700 });
        },
      ],
      [
        'the map of an impossible board',
        async (light) => {
          await light.button('element.dismiss').click();
          await light.choosePreset('impossible');
          await light.press('End');
        },
      ],
    ],
  },
  {
    name: 'a search from both sides',
    path: '?puzzle=solitaire',
    layouts: [
      [
        'its answer, more open',
        async (light) => {
          await light.more.click();
          await light.toEnd();
          const answer = light.says('certificate.checked.path', { count: 7 });
          await expect(answer).toBeVisible();
        },
      ],
      [
        'an edit refused',
        async (light) => {
          await light.press('e');
          await light.root.getByRole('gridcell').first().click();
          await expect(light.alert).toHaveText(words.text('error.tooManyPieces', { most: 4 }));
        },
      ],
      ['a race', (light) => light.choose('race')],
      ['a narrow race', (light) => light.page.setViewportSize({ width: 390, height: 844 })],
    ],
  },
  {
    name: 'backtracking',
    path: '?puzzle=knight',
    layouts: [
      ['rings', (light) => light.goTo(200_000)],
      [
        'tree and more',
        async (light) => {
          await light.openMore();
          await choose(light, 'map.tree');
        },
      ],
      ['settings', (light) => light.openInput()],
    ],
  },
  {
    name: 'a game',
    path: '?puzzle=tab',
    layouts: [
      ['a cell and its moves', (light) => light.goTo(40)],
      [
        'distances',
        async (light) => {
          await light.toEnd();
          await choose(light, 'map.spread');
        },
      ],
      [
        'a hint',
        async (light) => {
          await choose(light, 'map.play');
          await light.button('games.play.hint').click();
        },
      ],
      [
        'the end of a game',
        async (light) => {
          const play = new Play(light);
          const why = light.button('games.play.why.you');
          // The opponent's move may come in between, and take the list away.
          const move = () => play.legal.last().click({ timeout: 1000 });
          while (!(await why.isVisible())) await move().catch(() => {});
          await why.click();
        },
      ],
    ],
  },
];

/**
 * All that differs between them is colours, which axe is not asked about: one is enough where time
 * matters.
 * @type {{ colorScheme?: 'light' | 'dark', forcedColors?: 'active' | 'none' }[]}
 */
const COLOURS = IS_LONG
  ? [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { forcedColors: 'active' }]
  : [{}];

/** The layouts that vary another one: where time matters they are only on the way. */
const VARIED = [
  'on the way',
  'editing',
  'the list of keys',
  'its answer, more open',
  'answers and an error in the input dialog',
  'a link that is none',
  'an edit refused',
  'a narrow race',
  'rings',
  'settings',
  'distances',
  'the end of a game',
];

for (const { name, path, layouts } of PAGES) {
  const tag = ['a narrow page', 'a search from both sides', 'backtracking'].includes(name)
    ? '@long'
    : [];
  test(`row 24: axe finds nothing on ${name}`, { tag }, async ({ open, page }) => {
    test.slow();
    const light = await open(path);
    await expect(light.scrub).toHaveAttribute('max', /^[1-9]\d/);
    for (const [layout, reach] of layouts) {
      await reach(light);
      if (!IS_LONG && VARIED.includes(layout)) continue;
      for (const colours of COLOURS) {
        await page.emulateMedia(colours);
        expect(await violations(page), layout).toEqual([]);
      }
    }
  });
}

test('row 24: axe finds nothing on a page without a run', async ({ page, open }) => {
  await page.route(/\.wasm/, (route) => route.abort());
  const light = await open();
  await expect(light.alert).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('row 24: axe finds nothing on an article with three searches, and they add nothing to its outline', async ({
  page,
}) => {
  await page.goto('hosts/plain.html');
  await page.evaluate(() => {
    const puzzles = ['flip', 'knight', 'tab'];
    const parts = puzzles.map(
      (puzzle) =>
        `<h2>${puzzle}</h2><p>Before it.</p><search-light puzzle="${puzzle}" loading="eager"></search-light>`,
    );
    document.body.innerHTML = `<main><h1>An article</h1>${parts.join('')}</main>`;
  });
  const films = page.locator('search-light');
  for (const film of await films.all()) {
    await film.evaluate((el) => /** @type {any} */ (el).whenReady());
  }
  expect(await violations(page)).toEqual([]);
  await expect(page.getByRole('heading')).toHaveCount(4);
  await expect(page.getByRole('main')).toHaveCount(1);
  const landmarks = /** @type {const} */ ([
    'banner',
    'complementary',
    'contentinfo',
    'form',
    'navigation',
    'region',
  ]);
  for (const role of landmarks) {
    await expect(page.getByRole(role), role).toHaveCount(0);
  }
  // Outside a main part these would be landmarks.
  await expect(films.locator('css=header, footer')).toHaveCount(0);
});
