/** `<search-light>` in columns of an article: what stands where, how large its letters are, what is there first. */
import { IS_LONG } from '../long.js';
import { holdBack, openHost } from './hosts.js';
import { Light, SAMPLE_STATE, expect, test, words } from './light.js';
import { show } from './looks.js';

/** @import { SearchLight } from '../../www/element/search-light.js' */

/** The widths at which the stage is arranged otherwise, each with the one before it. */
const WIDTHS = [320, 479, 480, 560, 600, 640, 799];

test('from 480 px board and map stand side by side, to 560 px without the queue; in less they stand as on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const light = await openHost(page);
  const seen = await light.root.evaluate(async (el, widths) => {
    const film = /** @type {SearchLight} */ (el);
    const root = /** @type {ShadowRoot} */ (film.shadowRoot);
    const box = (/** @type {string} */ part) =>
      /** @type {Element} */ (root.querySelector(part)).getBoundingClientRect();
    const found = [];
    for (const width of widths) {
      film.style.width = `${width}px`;
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
      const [board, map, bar, caption] = ['.board canvas', '.map canvas', '.scrub', '.caption'].map(
        box,
      );
      const queues = /** @type {Element} */ (root.querySelector('.queues'));
      found.push({
        width,
        isBeside: board.right <= map.left && board.top < map.bottom && map.top < board.bottom,
        isBelow: board.top >= map.bottom,
        hasQueue: queues.checkVisibility() && queues.getBoundingClientRect().height > 10,
        isThin: bar.height < 80 && bar.top >= caption.bottom - 1,
        height: film.offsetHeight,
      });
    }
    return found;
  }, WIDTHS);
  for (const { width, isBeside, isBelow, hasQueue, isThin, height } of seen) {
    const isPhone = width < 480;
    expect([isBeside, isBelow, isThin], `${width} px`).toEqual([!isPhone, isPhone, true]);
    expect(hasQueue, `${width} px`).toBe(isPhone || width > 560);
    expect(height, `${width} px`).toBeLessThanOrEqual(isPhone ? 720 : (520 / 640) * width);
  }
});

test('in no column, however high, anything is cut off, the sentence lies behind the controls, or two of these over each other', async ({
  page,
}) => {
  test.slow(IS_LONG);
  await page.setViewportSize({ width: 1000, height: 1000 });
  const light = await openHost(page);
  const widths = IS_LONG ? [240, 320, 362, 390, 470, 600, 700, 800, 840] : [320, 390, 700, 800];
  const heights = IS_LONG ? [0, 440, 480, 520, 560, 600, 640, 700, 762, 800] : [0, 480, 560, 740];
  const sizes = heights.flatMap((height) => widths.map((width) => [width, height]));
  const looks = [
    { puzzle: 'flip', step: 3000 },
    { puzzle: 'solitaire', step: 400 },
    { puzzle: 'knight', step: 500 },
    { puzzle: 'mines', step: 1e9 },
    { puzzle: 'tab', step: 30 },
    { puzzle: 'subtract', step: 1e9 },
    { puzzle: 'flip', stops: [{ step: 5, caption: 'Here.' }, { step: 9 }] },
    { puzzle: 'flip', stops: [], input: `${SAMPLE_STATE}.step.answer.bidirectional.bfs` },
    { input: '', lesson: 'sweep' },
  ];
  for (const [turn, look] of looks.entries()) {
    await show(light, look);
    const faults = await light.root.evaluate(
      async (el, shown) => {
        const film = /** @type {SearchLight} */ (el);
        const root = /** @type {ShadowRoot} */ (film.shadowRoot);
        const found = /** @type {string[]} */ ([]);
        for (const [width, height] of shown) {
          Object.assign(film.style, { width: `${width}px`, height: height ? `${height}px` : '' });
          for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
          const say = (/** @type {unknown[]} */ ...said) =>
            found.push([width, height, ...said].join(' '));
          const [frame, caption, sentence, deck] = ['.frame', '.caption', '.sentence', '.deck'].map(
            (part) => /** @type {HTMLElement} */ (root.querySelector(part)),
          );
          if (frame.scrollHeight > frame.clientHeight) say('over');
          if (sentence.offsetHeight > caption.offsetHeight + 2) say('sentence is cut');
          const top = deck.getBoundingClientRect().top;
          if (sentence.getBoundingClientRect().bottom > top + 1) say('sentence is hidden');
          const buttons = [...deck.querySelectorAll('button, select, summary')]
            .concat(...root.querySelectorAll('.tools button'))
            .filter((button) => button.checkVisibility())
            .map((button) => button.getBoundingClientRect());
          for (const [index, one] of buttons.entries()) {
            const isOver = buttons.slice(0, index).some((other) => {
              const isBeside = one.left >= other.right - 1 || other.left >= one.right - 1;
              return !isBeside && one.top < other.bottom - 1 && other.top < one.bottom - 1;
            });
            if (isOver) say('a button over another');
          }
        }
        return found;
      },
      // The short form takes every fourth size, the others with the next looks.
      IS_LONG ? sizes : sizes.filter((_, index) => (index + (index >> 2) + turn) % 4 === 0),
    );
    expect(faults, JSON.stringify(look)).toEqual([]);
  }
});

test(
  'in a narrow column the board keeps its place, whether a step is refused or not',
  { tag: '@long' },
  async ({ page }) => {
    const light = await openHost(page);
    const places = await light.root.evaluate(async (el) => {
      const film = /** @type {SearchLight} */ (el);
      Object.assign(film, { puzzle: 'knight' });
      const found = /** @type {string[][]} */ ([]);
      for (const [width, height] of [
        ['500px', ''],
        ['390px', '480px'],
      ]) {
        Object.assign(film.style, { width, height });
        const seen = new Set();
        for (let step = 390; step < 420; step++) {
          await film.seek(step);
          const board = film.shadowRoot?.querySelector('.board canvas')?.getBoundingClientRect();
          seen.add([board?.x, board?.y, board?.width].join());
        }
        found.push([...seen]);
      }
      return found;
    });
    expect(places.map((seen) => seen.length)).toEqual([1, 1]);
  },
);

test('its letters grow with those of their place, and stay readable where these are tiny or huge', async ({
  page,
}) => {
  const light = await openHost(page);
  const sizes = await light.root.evaluate(async (el) => {
    const { style } = /** @type {HTMLElement} */ (el);
    style.width = '640px';
    const found = [];
    // What the page calls a rem is of no account.
    for (const [own, root] of [
      ['4px', ''],
      ['16px', ''],
      ['16px', '4px'],
      ['20px', ''],
      ['90px', '90px'],
    ]) {
      style.fontSize = own;
      document.documentElement.style.fontSize = root;
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
      const letters = [.../** @type {ShadowRoot} */ (el.shadowRoot).querySelectorAll('*')]
        .filter((part) => part.checkVisibility())
        .filter(({ childNodes }) =>
          [...childNodes].some((node) => node instanceof Text && node.data.trim()),
        ) // prettier-ignore
        .map((part) => Number.parseFloat(getComputedStyle(part).fontSize));
      found.push({ least: Math.min(...letters), most: Math.max(...letters) });
    }
    return found;
  });
  const [tiny, usual, other, large, huge] = sizes;
  expect(other).toEqual(usual);
  expect(tiny.least).toBeGreaterThanOrEqual(12);
  expect(tiny.most).toBeLessThan(usual.most);
  expect(large.most).toBeGreaterThan(usual.most);
  expect(huge.most).toBeLessThan(30);
});

test('the poster stands in the place of the search until its first board, and what else is inside does not', async ({
  page,
}) => {
  const arrive = await holdBack(page, /\.wasm/);
  await page.goto('hosts/plain.html');
  const light = new Light(page);
  await expect(light.says('element.loading')).toBeAttached();
  await expect(page.locator('#fallback')).toBeVisible();
  await light.root.evaluate((el) => {
    const poster = Object.assign(document.createElement('b'), { id: 'poster', slot: 'poster' });
    poster.append('A film about discs');
    el.append(poster);
  });
  await expect(page.locator('#poster')).toBeVisible();
  await expect(page.locator('#fallback')).toBeHidden();
  const size = () => light.root.evaluate((el) => [el.clientWidth, el.clientHeight]);
  const reserved = await size();
  arrive();
  await light.computed();
  await expect(page.locator('#poster')).toBeHidden();
  expect(await size()).toEqual(reserved);
});

test('the speed, the tempo and whether the board can be changed are live, also while it plays', async ({
  page,
}) => {
  const light = await openHost(page);
  const edit = light.button('board.edit');
  await expect(edit).toBeVisible();
  /** How many steps are played in thirty frames. */
  const played = (/** @type {Record<string, string>} */ attributes) =>
    light.root.evaluate(async (el, all) => {
      const film = /** @type {SearchLight} */ (el);
      for (const [name, value] of Object.entries(all)) film.setAttribute(name, value);
      await film.whenReady();
      const step = film.currentStep;
      for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
      return film.currentStep - step;
    }, attributes);
  await light.root.evaluate((el) => /** @type {SearchLight} */ (el).play());
  const slow = await played({ speed: '20' });
  const fast = await played({ speed: '2000' });
  expect(slow).toBeGreaterThan(0);
  expect(fast).toBeGreaterThan(4 * slow);
  await played({ tempo: 'directed' });
  await light.root.evaluate((el) => /** @type {SearchLight} */ (el).restart());
  // The first moves are slow enough to be read, whatever the speed.
  expect(4 * (await played({}))).toBeLessThan(fast);
  expect(await light.root.evaluate((el) => /** @type {SearchLight} */ (el).paused)).toBe(false);
  await light.root.evaluate((el) => {
    el.setAttribute('readonly', '');
    return /** @type {SearchLight} */ (el).pause();
  });
  await expect(edit).toHaveCount(0);
  await light.root.evaluate((el) => el.removeAttribute('readonly'));
  await expect(edit).toBeVisible();
  await expect(edit).toHaveAccessibleName(words.text('board.edit'));
});
