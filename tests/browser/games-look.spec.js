/** The panels of games on small screens. */
import { IS_LONG } from '../long.js';
import { Play, addressOf, tabGame, bestMove } from './games.js';
import { STILL, expect, sideways, test, words } from './light.js';

/** @import { Light } from './light.js' */

const sample = tabGame(10, 4);
/** Row 4, column 3, which wins with two moves. */
const WON = 26;

/**
 * States of a page, each from the one before.
 * @type {[string, (light: Light) => Promise<unknown>][]}
 */
const STATES = [
  [
    'in the middle',
    (light) => light.root.evaluate((/** @type {any} */ element) => element.seek(40)),
  ],
  [
    'a cell that is kept in sight',
    async (light) => {
      await light.toEnd();
      // By keyboard, as the cells of a large table are too small for the pointer.
      await light.grid.locator('[data-cell="5"]').press('Enter');
    },
  ],
  ['its moves', () => Promise.resolve()],
  ['distances', (light) => light.radio('map.spread').check({ force: true })],
  ['a game', (light) => light.radio('map.play').check({ force: true })],
  ['a hint', (light) => light.button('games.play.hint').click()],
  [
    'the end of a game',
    async (light) => {
      const play = new Play(light);
      while ((await play.legal.count()) > 0) {
        await play.legal.last().click();
        await light.frames(2);
      }
      const why = light.button('games.play.why.you');
      if (await why.isVisible()) await why.click();
    },
  ],
  ['more open', (light) => light.more.click()],
  [
    'editing',
    async (light) => {
      await light.more.click();
      await light.press('e');
    },
  ],
  [
    'an input fault',
    async (light) => {
      await light.page.keyboard.press('Escape');
      await light.read('2\n4 4 2 2\n');
      await expect(light.dialog.getByRole('alert')).toContainText('line');
    },
  ],
];

for (const [width, puzzle, preset] of /** @type {const} */ ([
  [320, 'tab', 'sample'],
  [390, 'subtract', 'two'],
  [1280, 'tab', 'lesson'],
])) {
  test(
    `at ${width} px nothing of ${puzzle}, ${preset} has to be scrolled sideways`,
    { tag: '@long' },
    async ({ open, page }) => {
      await page.setViewportSize({ width, height: 844 });
      const light = await open(await addressOf(puzzle, preset));
      await new Play(light).known();
      for (const [state, reach] of STATES) {
        await reach(light);
        await expect.poll(() => sideways(light), state).toEqual(STILL);
        const { narrow, wide } = await light.root.evaluate((el) => {
          const all = [...(el.shadowRoot?.querySelectorAll('*') ?? [])];
          const name = (/** @type {Element} */ part) =>
            `${part.localName} ${part.className} ${part.textContent?.trim().slice(0, 20)}`;
          const controls = all.filter((part) => part.matches('button, select, input, textarea'));
          const areas = controls.map((control) => {
            // A radio button is as large as the label around it.
            const label = control.closest('label');
            return label?.querySelector('input[type=radio]') ? label : control;
          });
          const small = areas.filter((area) => {
            const { width: w, height: h } = area.getBoundingClientRect();
            return w > 0 && (w < 24 || h < 24);
          });
          // Panels scroll by themselves, but not sideways.
          const scrolled = all.filter(
            (part) =>
              part.scrollWidth > part.clientWidth + 1 &&
              /auto|scroll/.test(getComputedStyle(part).overflowX) &&
              part.clientWidth > 0,
          );
          return { narrow: small.map(name), wide: scrolled.map(name) };
        });
        // What is written beside a bar does not shorten it.
        const bars = await light.root
          .locator('table svg')
          .evaluateAll((found) => found.map((bar) => Math.round(bar.clientWidth)));
        expect(new Set(bars).size, `${state}: widths of whole bars`).toBe(
          state === 'distances' ? 1 : 0,
        );
        expect(wide, `${state}: what scrolls sideways`).toEqual([]);
        expect(narrow, `${state}: what there is to press`).toEqual([]);
      }
    },
  );
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a game is played on a phone', { tag: '@long' }, async ({ open }) => {
    const light = await open('?puzzle=tab');
    const play = new Play(light);
    await play.known();
    const tap = (/** @type {string} */ key) =>
      light.root.getByText(words.text(key), { exact: true }).first().tap();
    await tap('map.play');
    await expect(light.button('games.play.new')).toBeVisible();
    const first = bestMove(sample, WON);
    await play.cell(first).tap();
    await expect.poll(() => play.position()).not.toBe(WON);
    const now = await play.position();
    await expect(play.made).toHaveCount(2);
    await play.button(sample, now, bestMove(sample, now)).tap();
    await expect(light.root.getByText(/^You win after 3 moves: /).first()).toBeVisible();
  });
});

for (const [
  puzzle,
  width,
  height,
  tag,
] of /** @type {[string, number, number, string | string[]][]} */ ([
  ['subtract', 390, 844, []],
  ['tab', 390, 664, '@long'],
  ['subtract', 390, 664, '@long'],
  ['tab', 390, 844, '@long'],
  ['tab', 360, 740, '@long'],
  ['tab', 480, 900, '@long'],
])) {
  test(
    `${puzzle}: at ${width} x ${height} px the table stays as high as it is, and the proof names each cell in full`,
    { tag },
    async ({ open, page }) => {
      await page.setViewportSize({ width, height });
      const light = await open(`?puzzle=${puzzle}`);
      await new Play(light).known();
      const { heights, cut } = await light.root.evaluate(
        async (el, every) => {
          const film = /** @type {import('../../www/element/search-light.js').SearchLight} */ (el);
          const parts = (/** @type {string} */ name) => [
            ...(el.shadowRoot?.querySelectorAll(name) ?? []),
          ];
          const high = /** @type {Set<number>} */ (new Set());
          const names = /** @type {Set<string | null>} */ (new Set());
          await film.seek(Infinity);
          const answer = film.answer?.step ?? 0;
          const steps = Array.from({ length: 60 / every + 1 }, (_, index) => index * every);
          for (const step of [...steps, answer]) {
            await film.seek(step);
            await new Promise(requestAnimationFrame);
            high.add(Math.round(parts('.board canvas')[0].getBoundingClientRect().height));
            for (const name of parts('.cards .name')) {
              if (name.scrollWidth > name.clientWidth + 1) names.add(name.textContent);
            }
          }
          return { heights: [...high], cut: [...names] };
        },
        IS_LONG ? 1 : 3,
      );
      expect(heights).toHaveLength(1);
      expect(cut).toEqual([]);
    },
  );
}
