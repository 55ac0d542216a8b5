/** The menu of the puzzles, and the attributes that choose one and its algorithm. */
import { readFileSync } from 'node:fs';
import { catalogue, loadEngine } from '../../www/core/engine/session.js';
import { Light, errorCodes, expect, test, words } from './light.js';
import { IS_LONG, some } from '../long.js';

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

/** One of each family stands for all of it in the short form. */
const SHOWN = catalogue().filter(({ id }) => IS_LONG || ['flip', 'mines', 'tab'].includes(id));

/** The moves of the samples' films. */
const MOVES = { rearrange: 164_736, solitaire: 15_842 };

test('the gallery shows every puzzle, marks the one shown, and goes to another', async ({
  open,
  page,
}) => {
  const light = await open('?puzzle=solitaire');
  await light.computed(MOVES.solitaire);
  const shown = (/** @type {string} */ puzzle) =>
    light.button('header.puzzles', { puzzle: words.text(`${puzzle}.name`) });
  await shown('solitaire').click();
  for (const { id } of catalogue()) {
    const entry = light.dialog.getByRole('button', { name: words.text(`${id}.name`), exact: true });
    await expect(entry).toHaveAttribute('aria-current', String(id === 'solitaire'));
    await expect(entry.locator('canvas')).toBeVisible();
  }
  // Grouped by what they teach.
  const groups = new Set(catalogue().map(({ family }) => words.text(`${family}.teaches`)));
  const heads = [words.text('puzzles.races'), ...groups];
  await expect(light.dialog.locator('.gallery .subhead')).toHaveText(heads);
  await light.closeDialog();
  // An address may ask for one puzzle and hold a state of another.
  const state = await light.state();
  await open(`?puzzle=flip#${state}`);
  await light.computed(MOVES.solitaire);
  await shown('solitaire').click();
  await light.dialog
    .getByRole('button', { name: words.text('rearrange.name'), exact: true })
    .click();
  await light.computed(MOVES.rearrange);
  // The title names the puzzle and the algorithm.
  const named = { puzzle: words.text('rearrange.name'), algorithm: words.text('algorithm.bfs') };
  await expect(page).toHaveTitle(words.text('app.title', named));
  await page.goBack();
  await light.computed(MOVES.solitaire);
});

test(
  'the attribute names the algorithm, and one that is not there is refused',
  { tag: '@long' },
  async ({ open }) => {
    const light = await open('?puzzle=rearrange');
    await light.computed(MOVES.rearrange);
    const algorithms = light.root.getByRole('combobox', { name: words.text('algorithm.label') });
    /** @param {string} name @param {string} value */
    const ask = (name, value) =>
      light.root.evaluate((el, asked) => el.setAttribute(asked.name, asked.value), { name, value });
    await ask('algorithm', 'bidirectional');
    await light.computed(672);
    await ask('algorithm', 'dijkstra');
    await expect(light.alert).toContainText(
      words.text('error.unknownAlgorithm', { id: 'dijkstra' }),
    );
    await expect(algorithms).toHaveValue('bidirectional');
    await ask('algorithm', 'alternating');
    await ask('puzzle', 'solitaire');
    await light.computed(9009);
    await expect(algorithms).toHaveValue('alternating');
    await expect(light.root).toHaveAttribute('puzzle', 'solitaire');
  },
);

test(
  'the attribute says at which step any puzzle begins, and nothing is missing for it',
  { tag: '@long' },
  async ({ page }) => {
    /** @type {string[]} */
    const faults = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    let puzzle = '';
    await page.route(/plain\.html/, async (route) => {
      const response = await route.fetch();
      const element = `<search-light puzzle="${puzzle}" step="5">`;
      const body = (await response.text()).replace('<search-light>', element);
      await route.fulfill({ response, body });
    });
    for (const { id } of SHOWN) {
      puzzle = id;
      await page.goto('hosts/plain.html');
      const light = new Light(page);
      await expect(light.says(`${id}.name`)).toBeVisible();
      await expect(light.scrub, id).toHaveValue('5');
      await expect(light.alert).toHaveCount(0);
      expect(faults, id).toEqual([]);
    }
  },
);

test(
  'another family has a map of its own, and finds nothing left of this one',
  { tag: '@long' },
  async ({ open, page }) => {
    const codes = await errorCodes(page);
    const light = await open('?puzzle=knight');
    await light.openMore();
    await light.radio('map.tree').check({ force: true });
    await light.more.click();
    const shows = (/** @type {string} */ puzzle) =>
      light.root.evaluate((el, id) => el.setAttribute('puzzle', id), puzzle);
    const canvas = light.root.locator('.map > canvas');
    // One drop of colour is enough.
    const isDrawn = () =>
      canvas.evaluate((el) => {
        const { width, height } = /** @type {HTMLCanvasElement} */ (el);
        const ctx = /** @type {HTMLCanvasElement} */ (el).getContext('2d');
        return ctx?.getImageData(0, 0, width, height).data.some((value) => value > 0) ?? false;
      });
    await shows('flip');
    await light.computed();
    await expect(canvas).toBeVisible();
    await expect.poll(isDrawn).toBe(true);
    await canvas.click();
    await light.map.press('ArrowRight');
    await page.setViewportSize({ width: 1100, height: 700 });
    await expect.poll(isDrawn).toBe(true);

    await shows('knight');
    await expect(light.root.locator('.tree [aria-current]')).toBeVisible();
    await light.openMore();
    await light.radio('map.rings').check({ force: true });
    await light.more.click();
    await light.goTo(100);
    await expect(canvas).toBeVisible();
    await expect.poll(isDrawn).toBe(true);
    await canvas.click();
    // One whose panel draws nothing leaves the canvas as it was for the next.
    await shows('tab');
    await expect(light.radio('map.why')).toBeChecked();
    await expect(canvas).toBeHidden();
    await light.radio('map.play').check({ force: true });
    await expect(light.button('games.play.new')).toBeVisible();
    await shows('flip');
    await light.computed();
    await expect(canvas).toBeVisible();
    await expect.poll(isDrawn).toBe(true);
    await canvas.click();
    await expect(light.grid.getByRole('gridcell')).toHaveCount(16);
    expect(await codes()).toEqual([]);
  },
);

/** Names in the header that are wider than their room, and parts that lie over each other. @param {Light} light */
const cutIn = (light) =>
  light.root.evaluate((el) => {
    const top = /** @type {HTMLElement} */ (el.shadowRoot?.querySelector('.top'));
    const ctx = /** @type {CanvasRenderingContext2D} */ (
      document.createElement('canvas').getContext('2d')
    );
    const seen = [...top.querySelectorAll('*')].filter((one) => one.checkVisibility());
    const cut = seen.filter((one) => {
      if (one.matches('.hidden, .rules')) return false;
      if (!(one instanceof HTMLSelectElement))
        return (
          one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow !== 'visible'
        );
      const { font, paddingLeft, paddingRight } = getComputedStyle(one);
      ctx.font = font;
      const room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return ctx.measureText(one.selectedOptions[0]?.text ?? '').width > room + 1;
    });
    const [what, modes] = ['.what', '.modes'].map((name) =>
      seen.find((one) => one.matches(name))?.getBoundingClientRect(),
    );
    const isOver =
      what &&
      modes &&
      (what.right > modes.left + 1 || modes.right > top.getBoundingClientRect().right + 1);
    return [...cut.map((one) => one.textContent?.trim()), ...(isOver ? ['the modes'] : [])];
  });

for (const lang of ['en', 'vi', 'zh']) {
  // The longest names are Vietnamese.
  const tag = lang === 'vi' ? [] : ['@long'];
  test(
    `between phone and wide page the header cuts no name (${lang})`,
    { tag },
    async ({ open, page }) => {
      // The longest names come first.
      const searches = [
        ['knight', 'construction'],
        ['flip', 'bfs'],
        ['tiles', 'astar'],
        ['tiles', 'weighted'],
        ['rearrange', 'greedy'],
      ];
      for (const [puzzle, algorithm] of some(searches, 3)) {
        const light = await open(`?puzzle=${puzzle}&algorithm=${algorithm}&lang=${lang}`);
        await light.root.evaluate((el) => /** @type {any} */ (el).whenReady());
        for (const width of [800, 957, 962, 1024, 1096]) {
          await page.setViewportSize({ width, height: 768 });
          await light.frames(2);
          expect(await cutIn(light), `${puzzle} ${algorithm} ${width}`).toEqual([]);
        }
      }
    },
  );
}
