/** Phones, narrow columns, touch, and people who do not like motion. */
import { openHost } from './hosts.js';
import { some } from '../long.js';
import { Light, MOVES, SAMPLE, STILL, expect, sideways, test, words } from './light.js';

/** One width tells the browsers apart. @param {number} width */
const inFirefox = (width) => ({ tag: width === 320 ? ['@firefox-long', '@long'] : '@long' });

test(
  'at 320 px nothing has to be scrolled sideways',
  { tag: '@firefox-long' },
  async ({ light, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await test.step('the head is there in full, and the drawer moves nothing', async () => {
      const parts = [
        light.button('header.puzzles', { puzzle: words.text('flip.name') }),
        light.root.getByRole('combobox', { name: words.text('header.modes') }),
        light.more,
      ];
      for (const part of parts) {
        const shown = await part.evaluate((el) => {
          const { left, right } = el.getBoundingClientRect();
          const frame = /** @type {Element} */ (el.closest('.top')).getBoundingClientRect();
          return el.scrollWidth <= el.clientWidth && left >= frame.left && right <= frame.right;
        });
        expect(shown, await part.innerText()).toBe(true);
      }
      const place = await light.grid.boundingBox();
      await light.openMore();
      expect(await light.grid.boundingBox()).toEqual(place);
      await light.closeMore();
    });
    await page.setViewportSize({ width: 320, height: 844 });
    await expect.poll(() => sideways(light)).toEqual(STILL);
    await light.more.click();
    await light.press('End');
    expect(await sideways(light)).toEqual(STILL);
    await light.more.click();
    expect(await sideways(light)).toEqual(STILL);
    await light.press('e');
    expect(await sideways(light)).toEqual(STILL);
    await light.press('Escape');
    await light.read(`${SAMPLE}${SAMPLE}${'bxwb'.repeat(20)}`);
    await expect(light.answers).toHaveCount(2);
    expect(await sideways(light)).toEqual(STILL);
    await light.closeDialog();
    await light.press('?');
    expect(await sideways(light)).toEqual(STILL);
    await light.closeDialog();
    await page.evaluate(() => (location.hash = 'AQ'));
    await expect(light.alert).toBeVisible();
    expect(await sideways(light)).toEqual(STILL);
  },
);

for (const puzzle of some(['mines', 'subtract'], 2)) {
  test(`the menu of puzzles names ${puzzle} in full, however small the page`, async ({
    open,
    page,
  }) => {
    const light = await open(`?puzzle=${puzzle}`);
    const menu = light.button('header.puzzles', { puzzle: words.text(`${puzzle}.name`) });
    for (const [width, height] of [
      [1024, 768],
      [640, 800],
      [390, 664],
      [320, 640],
    ]) {
      await page.setViewportSize({ width, height });
      await light.frames(2);
      const cut = await menu.locator('span').evaluate((el) => el.scrollWidth - el.clientWidth);
      expect(cut, `${width} px`).toBe(0);
    }
  });
}

for (const width of [320, 1280]) {
  test(
    `at ${width} px the goal of a long answer is in sight, and each board can be reached`,
    inFirefox(width),
    async ({ open, page }) => {
      await page.setViewportSize({ width, height: 844 });
      const light = await open('?puzzle=solitaire');
      await light.computed(15_842);
      await light.openMore();
      // By keyboard: what the pointer gives the focus to is in sight already.
      await light.press('End');
      const thumbs = light.strip.getByRole('button');
      await expect(thumbs).toHaveCount(8);
      // What else is in the drawer may still be on its way.
      await light.frames(20);
      await light.strip.evaluate((list) => list.scrollIntoView({ block: 'center' }));
      await light.frames(2);
      for (const index of [7, 0, 3, 5, 6, 7]) {
        const thumb = thumbs.nth(index);
        if (index !== 7) await thumb.focus();
        await light.frames(2);
        const free = await thumb.evaluate((el) => {
          const { left, top, width: across, height } = el.getBoundingClientRect();
          const { left: first, right: last } = /** @type {Element} */ (
            el.closest('ol')
          ).getBoundingClientRect();
          const at = (/** @type {number} */ share) =>
            /** @type {ShadowRoot} */ (el.getRootNode()).elementFromPoint(
              left + share * across,
              top + height / 2,
            );
          const onTop = [0.1, 0.5, 0.9].every((share) => el.contains(at(share)));
          // Browsers round the places of what is scrolled.
          return onTop && left > first - 0.5 && left + across < last + 0.5;
        });
        expect(free, `board ${index}`).toBe(true);
      }
    },
  );
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('plays, goes back, chooses a board and looks at the map', async ({ light, page }) => {
    await light.button('transport.play').tap();
    await expect.poll(() => light.step()).toBeGreaterThan(1);
    await light.button('transport.pause').tap();
    await expect(light.button('transport.play')).toBeVisible();
    const step = await light.step();
    await light.button('transport.back').tap();
    await light.expectStep(step - 1);
    await light.more.tap();
    await light.button('board.choose').tap();
    await light.dialog.getByRole('button', { name: words.text('flip.preset.one') }).tap();
    await expect(light.dialog).toHaveCount(0);
    await light.computed();
    await light.press('End');
    await light.expectStep(MOVES);
    await expect(light.drawer, 'the board that was chosen is in sight').toHaveCount(0);
    await light.more.tap();
    await expect(light.says('answer.found', { count: 1 })).toBeVisible();
    await light.more.tap();
    await expect(light.map).toBeVisible();
    const box = await light.map.boundingBox();
    if (!box) throw new Error('the map has no place');
    // The numbers of the rings stand on the left of the disc.
    const [x, y] = [box.x + box.width - box.height / 2, box.y + box.height / 2];
    // A finger looks first, and goes with the second tap.
    await page.touchscreen.tap(x, y);
    await expect(light.button('map.toStep')).toBeVisible();
    await light.expectStep(MOVES);
    await page.touchscreen.tap(x, y);
    await light.expectStep(0);
    await light.button('board.edit').tap();
    const before = await light.state();
    await light.cell(2, 2).tap();
    await expect.poll(() => light.state()).not.toBe(before);
  });

  test(
    'two fingers bring the map nearer, and one moves it',
    { tag: '@long' },
    async ({ light, page, devtools }) => {
      await light.computed();
      const box = await light.map.boundingBox();
      if (!box) throw new Error('the map has no place');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const shot = () => light.mapPicture();
      const scrolled = () => page.evaluate(() => [scrollY, visualViewport?.scale]);
      const [whole, place] = [await shot(), await scrolled()];
      const fingers = await devtools();
      /** @param {'touchStart' | 'touchMove' | 'touchEnd'} type @param {number[][]} at */
      const touch = (type, at) =>
        fingers.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: at.map(([dx, dy], id) => ({ x: x + dx, y: y + dy, id })),
        });
      await touch('touchStart', [[-20, 0]]);
      await touch('touchStart', [[-20, 0], [20, 0]]); // prettier-ignore
      for (let apart = 25; apart <= 80; apart += 5) await touch('touchMove', [[-apart, 0], [apart, 0]]); // prettier-ignore
      await touch('touchEnd', []);
      await expect.poll(shot).not.toBe(whole);
      const near = await shot();
      await touch('touchStart', [[0, 0]]);
      for (let down = 5; down <= 60; down += 5) await touch('touchMove', [[0, -down]]);
      await touch('touchEnd', []);
      await expect.poll(shot).not.toBe(near);
      await light.expectStep(0);
      expect(await scrolled()).toEqual(place);
      await light.button('map.whole').tap();
      await expect.poll(shot).toBe(whole);
    },
  );

  test('a step is gone to by number', { tag: '@long' }, async ({ light }) => {
    await light.openMore();
    await light.type('1,234');
    await light.expectStep(1234);
  });

  test('the page scrolls past the board', { tag: '@firefox' }, async ({ light, page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.evaluate(() => scrollTo(0, 0));
    const scrolls = await light.grid.evaluate((grid) => {
      const actions = [];
      for (let part = /** @type {Node | null} */ (grid); part; part = part.parentNode) {
        if (part instanceof ShadowRoot) part = part.host;
        if (part instanceof Element) actions.push(getComputedStyle(part).touchAction);
      }
      return actions.every((action) => /auto|manipulation|pan-y/.test(action));
    });
    expect(scrolls, 'a finger on the board scrolls').toBe(true);
    await light.grid.hover();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  });
});

test('reduced motion: nothing moves by itself', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  await page.goto('hosts/two.html');
  const light = new Light(page, page.locator('#state'));
  await expect(light.scrub).toHaveAttribute('max', String(MOVES));
  const step = await light.step();
  await light.frames(40);
  expect(await light.step()).toBe(step);
  const moving = await light.root.evaluate(
    (el) =>
      [...(el.shadowRoot?.querySelectorAll('*') ?? [])]
        .map((part) => getComputedStyle(part))
        .filter(({ transitionDuration, animationName }) => {
          return !/^(0s(, )?)+$/.test(transitionDuration) || animationName !== 'none';
        }).length,
  );
  expect(moving).toBe(0);
  // Playing is asked for, so it plays.
  await light.press('Space');
  await expect.poll(() => light.step()).not.toBe(step);
  await page.close();
});

test(
  'in an embed of 720 px the pencil stands beside the board, not on it',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 760, height: 800 });
    await page.goto('hosts/plain.html');
    const light = new Light(page);
    await light.computed();
    for (const width of [640, 720, 790]) {
      await light.root.evaluate((el, px) => {
        el.style.width = `${px}px`;
      }, width);
      await light.frames(3);
      const [board, pencil] = await Promise.all([
        light.grid.boundingBox(),
        light.button('board.edit').boundingBox(),
      ]);
      expect(board && pencil && pencil.x >= board.x + board.width, `${width}`).toBe(true);
      expect(board?.width).toBeGreaterThan(150);
    }
  },
);

for (const [puzzle, width, height] of /** @type {[string, number, number][]} */ ([
  ...['tab', 'subtract', 'mines', 'rearrange', 'solitaire', 'flip'].map((id) => [id, 390, 844]),
  ['tab', 700, 640],
  ['subtract', 700, 640],
])) {
  // In the short form a board alone, and one beside its table.
  const inShort = width === 390 ? ['mines'] : ['subtract'];
  const tag = inShort.includes(puzzle) ? [] : '@long';
  const title = `at ${width} px Done is in sight while ${puzzle} is edited, and nothing covers anything`;
  test(title, { tag }, async ({ open, page }) => {
    await page.setViewportSize({ width, height });
    const light = await open(`?puzzle=${puzzle}`);
    await light.button('board.edit').click();
    const done = light.button('board.editDone');
    await expect(done).toBeVisible();
    const faults = () =>
      light.root.evaluate(
        (el, isSmall) => {
          const root = /** @type {ShadowRoot} */ (el.shadowRoot);
          const boxes = (/** @type {string} */ selector, more = 0) =>
            [...root.querySelectorAll(selector)]
              .filter((part) => part.checkVisibility())
              .map((part) => {
                const { left, top, right, bottom } = part.getBoundingClientRect();
                return {
                  left: left - more,
                  top: top - more,
                  right: right + more,
                  bottom: bottom + more,
                };
              });
          const [editing] = root.querySelectorAll('.board.editing');
          const { outlineWidth, outlineOffset } = getComputedStyle(editing);
          const frame = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
          const parts = {
            frames: boxes('.board.editing', frame),
            counters: boxes('.legend :is(dt, dd)'),
            pencil: boxes('.pencil'),
            done: boxes('.hint .button'),
            hint: boxes('.hint .note'),
          };
          const found = Object.entries(parts).flatMap(([name, ones], at) =>
            Object.entries(parts)
              .slice(at + 1)
              .filter(([, others]) =>
                ones.some((a) =>
                  others.some(
                    (b) =>
                      a.right > a.left &&
                      b.right > b.left &&
                      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
                      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5,
                  ),
                ),
              )
              .map(([other]) => `${name} and ${other}`),
          );
          const [deck] = boxes('.deck');
          const isAbove = (/** @type {{ bottom: number }} */ { bottom }) => bottom <= deck.top;
          if (!parts.done.every(isAbove)) found.push('Done is out of sight');
          if (isSmall && !parts.frames.every(isAbove)) found.push('a board is out of sight');
          return found;
        },
        puzzle !== 'mines' && puzzle !== 'solitaire',
      );
    await expect.poll(faults).toEqual([]);
  });
}

for (const width of [390, 360])
  for (const language of ['en', 'vi', 'zh'])
    test(
      `no words are cut below the table and beside "Go on", ${width} px, ${language}`,
      { tag: width === 360 && language === 'vi' ? [] : '@long' },
      async ({ open, page }) => {
        await page.setViewportSize({ width, height: 844 });
        const light = await open(`?puzzle=tab&lang=${language}`);
        await light.toEnd();
        const foot = light.root.locator('.foot');
        await expect(foot).toBeVisible();
        const isWhole = await foot.evaluate(
          (el) => el.scrollWidth <= el.clientWidth && el.scrollHeight <= el.clientHeight + 1,
        );
        expect(isWhole).toBe(true);
        await page.goto(`?lesson=duplicates&lang=${language}`);
        const leave = light.root.locator('.button.leave');
        await expect(leave).toBeVisible();
        const lines = await leave.evaluate((el) => {
          const range = document.createRange();
          range.selectNodeContents(el);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
        expect(lines).toBe(1);
      },
    );

test('on a low slide the board is as high as its place, beside the map', async ({ page }) => {
  const light = await openHost(page);
  await light.root.evaluate((el) =>
    Object.assign(/** @type {HTMLElement} */ (el).style, { width: '948px', height: '267px' }),
  );
  const board = light.root.locator('.board');
  const place = light.root.locator('.machine');
  await expect
    .poll(async () => {
      const [own, whole] = [await board.boundingBox(), await place.boundingBox()];
      return own && whole && own.height / whole.height;
    })
    .toBeGreaterThan(0.95);
  // The map lies within its canvas: nothing of it is cut.
  const [map, stage] = [
    await light.map.boundingBox(),
    await light.root.locator('.stage').boundingBox(),
  ];
  expect((map?.y ?? 0) + (map?.height ?? 0)).toBeLessThanOrEqual(
    (stage?.y ?? 0) + (stage?.height ?? 0),
  );
});

test(
  'films of one low place have letters of one size, and without a header the map is whole',
  { tag: '@long' },
  async ({ page }) => {
    const light = await openHost(page);
    for (const [width, height, controls] of /** @type {const} */ ([
      [948, 267, 'full'],
      [568, 340, 'none'],
      [568, 340, 'play timeline'],
    ])) {
      const seen = await light.root.evaluate(
        async (el, set) => {
          const film = /** @type {import('../../www/element/search-light.js').SearchLight} */ (el);
          Object.assign(film.style, { width: `${set.width}px`, height: `${set.height}px` });
          Object.assign(film, { controls: set.controls, puzzle: 'tiles', algorithm: 'astar' });
          await film.whenReady();
          const shadow = /** @type {ShadowRoot} */ (film.shadowRoot);
          const box = (/** @type {string} */ selector) =>
            /** @type {Element} */ (shadow.querySelector(selector)).getBoundingClientRect();
          const sizes = new Set();
          const lengths = /** @type {number[]} */ ([]);
          for (const step of [0, 3, 139, 140, 141]) {
            await film.seek(step);
            const sentence = /** @type {Element} */ (shadow.querySelector('.sentence'));
            sizes.add(getComputedStyle(sentence).fontSize);
            lengths.push(film.sentence.length);
          }
          const above = box('.map canvas').top - box('.room').top;
          return { sizes: [...sizes], above, longest: Math.max(...lengths) };
        },
        { width, height, controls },
      );
      expect(seen.longest, 'a long sentence is among them').toBeGreaterThan(120);
      expect(seen.sizes).toHaveLength(1);
      expect(seen.above).toBeGreaterThan(0);
    }
  },
);
