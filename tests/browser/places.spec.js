/** `<search-light>` in every place that a page may have for it: sizes, letters, colours, loading. */

/** @import { SearchLight } from '../../www/element/search-light.js' */
import { IS_LONG } from '../long.js';
import { markdownSnippet } from '../../www/core/links/snippets.js';
import { holdBack } from './hosts.js';
import { Light, SAMPLE_STATE, expect, requestsOf, test } from './light.js';
import { show } from './looks.js';

test(
  'it has a width in every parent, a height that is filled, the page’s scheme and letters of its own',
  { tag: '@firefox' },
  async ({ page }) => {
    const wasm = requestsOf(page, /\.wasm/);
    await page.goto('hosts/places.html');
    await expect.poll(() => wasm.length).toBe(1);
    const sizes = await page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll('search-light')].map((light) => {
          const { offsetWidth, offsetHeight } = /** @type {HTMLElement} */ (light);
          return [/** @type {Element} */ (light.closest('[id]')).id, [offsetWidth, offsetHeight]];
        }),
      ),
    );
    for (const place of ['flex', 'column', 'grid', 'cell', 'float', 'inline', 'absolute', 'dialog'])
      expect(sizes[place], place).toEqual([640, 512]);
    expect(sizes.narrow[0]).toBe(300);
    expect(sizes.given[1]).toBe(360);
    expect(sizes.ratio).toEqual([640, 360]);
    // Nothing of it is loaded before it comes near; then it shows all of itself.
    for (const id of ['given', 'shouting', 'night']) {
      const light = page.locator(`#${id} search-light`);
      await light.scrollIntoViewIfNeeded();
      await light.locator('.scrub').waitFor();
      const seen = await light.evaluate((el) => {
        const root = /** @type {ShadowRoot} */ (el.shadowRoot);
        const frame = /** @type {HTMLElement} */ (root.querySelector('.frame'));
        const style = getComputedStyle(/** @type {Element} */ (root.querySelector('.sentence')));
        const [back, , forward] = [...root.querySelectorAll('.buttons .button')].map(
          (button) => button.getBoundingClientRect().left,
        );
        const { colorScheme } = getComputedStyle(frame);
        return {
          over: frame.scrollHeight - frame.clientHeight,
          letters: Number.parseFloat(style.fontSize) >= 12,
          spacing: [style.letterSpacing, style.textTransform, style.wordSpacing, style.textIndent],
          order: back < forward,
          colorScheme,
          headings: root.querySelectorAll('h1, h2, h3, h4, section, aside, nav').length,
        };
      });
      expect(seen, id).toEqual({
        over: 0,
        letters: true,
        spacing: ['normal', 'none', '0px', '0px'],
        order: true,
        colorScheme: id === 'night' ? 'dark' : 'light',
        headings: 0,
      });
    }
    const night = page.locator('#night search-light .room');
    await page.evaluate(() => document.querySelector('#night')?.setAttribute('class', ''));
    await expect(night).toHaveCSS('color-scheme', 'light');
  },
);

test('fourteen searches below the fold fetch nothing, and one that comes near moves nothing', async ({
  page,
}) => {
  const fetched = requestsOf(page, /\.(wasm|ftl)$/);
  await page.goto('hosts/plain.html');
  await page.evaluate(() => {
    const shifts = /** @type {number[]} */ ([]);
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(/** @type {any} */ (entry).value);
    }).observe({ type: 'layout-shift' });
  });
  // The element that is there at first has all its words, the late ones, too.
  await expect.poll(() => fetched.length).toBe(10);
  fetched.length = 0;
  await page.evaluate(async () => {
    const space = document.createElement('div');
    space.style.height = '2000px';
    const many = Array.from({ length: 14 }, () => document.createElement('search-light'));
    document.body.replaceChildren(space, ...many);
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
  });
  // Another one has loaded the engine: they come one by one when the page is idle, from what is there.
  expect(fetched).toEqual([]);
  const first = page.locator('search-light').first();
  await first.evaluate((el) => {
    // What the element moved that was there before is not asked here.
    Reflect.get(globalThis, 'shifts').length = 0;
    el.scrollIntoView();
  });
  await first.locator('.scrub').waitFor();
  // Words inside that are centred move as they grow; nothing around the element does.
  const shifts = await page.evaluate(
    () => /** @type {number[]} */ (Reflect.get(globalThis, 'shifts')),
  );
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
});

for (const [device, width, height] of /** @type {const} */ ([
  ['desktop', 1280, 900],
  ['phone', 390, 844],
])) {
  const tag = device === 'phone' ? [] : '@long';
  const title = `on a ${device} what "Share" writes moves nothing when its script comes late`;
  test(title, { tag }, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height });
    const [script, style] = ['js', 'css'].map((ext) => `${baseURL}embed/searchlight.${ext}`);
    const place = { script, style, isModule: true, frame: '' };
    const shown = {
      state: SAMPLE_STATE,
      link: '#',
      title: 'A film',
      controls: 'full',
      theme: 'auto',
    };
    const words = '<p>Words around it.</p>'.repeat(4);
    const body = `<!doctype html><body>${words}${markdownSnippet(shown, place)}${words}`;
    await page.route('**/post.html', (route) => route.fulfill({ contentType: 'text/html', body }));
    const arrive = await holdBack(page, /embed\/searchlight\.js/);
    await page.goto(`${baseURL}post.html`, { waitUntil: 'commit' });
    const film = page.locator('search-light');
    const box = () => film.evaluate((el) => [el.clientWidth, el.clientHeight]);
    await expect(page.locator('p')).toHaveCount(8);
    const reserved = await box();
    arrive();
    await film.locator('.scrub').waitFor();
    expect(await box()).toEqual(reserved);
    expect(reserved[1]).toBe(width === 390 ? 704 : 680);
  });
}

test(
  'in a page that is written from the right its words keep their order, and an author’s caption has its own',
  { tag: '@firefox-long' },
  async ({ page }) => {
    await page.goto('hosts/plain.html');
    await page.addStyleTag({ content: 'search-light { width: 640px }' });
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const light = new Light(page);
    await light.computed();
    const side = () =>
      light.root.evaluate((el) => {
        const sentence = /** @type {Element} */ (el.shadowRoot?.querySelector('.sentence'));
        const range = document.createRange();
        range.selectNodeContents(sentence);
        const { left, right } = sentence.getBoundingClientRect();
        const [last] = [...range.getClientRects()].slice(-1);
        return last.left - left < right - last.right ? 'left' : 'right';
      });
    expect(await side()).toBe('left');
    await light.root.evaluate((el) =>
      Object.assign(el, { stops: [{ step: 0, caption: 'هذا أول لوح.' }] }),
    );
    await expect(light.root.locator('.sentence')).toContainText('هذا');
    expect(await side()).toBe('right');
  },
);

test(
  'what is written on the stage stays in its place: a legend in large letters, stops and a lesson on a phone',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('hosts/plain.html');
    const light = new Light(page);
    await light.computed();
    // A slide's letters are large, its height is little.
    await page.addStyleTag({
      content: 'search-light { font-size: 24px; width: 950px; height: 670px }',
    });
    await light.root.evaluate((el) => Object.assign(el, { puzzle: 'knight' }));
    const legend = () =>
      light.root.evaluate((el) => {
        const root = /** @type {ShadowRoot} */ (el.shadowRoot);
        const box = (/** @type {string} */ part) =>
          /** @type {Element} */ (root.querySelector(part)).getBoundingClientRect();
        const [counts, hero, notes] = ['.legend dl', '.hero', '.notes'].map(box);
        const cut = [...root.querySelectorAll('.notes > *')]
          .map((note) => note.getBoundingClientRect())
          .filter(({ left, bottom }) => left < notes.right - 1 && bottom > notes.bottom + 1);
        return [counts.top >= hero.top - 1, counts.bottom <= hero.bottom + 1, cut.length];
      });
    await expect(light.says('knight.name')).toBeVisible();
    await expect.poll(legend).toEqual([true, true, 0]);

    await page.setViewportSize({ width: 376, height: 800 });
    await page.goto('hosts/stops.html');
    await light.computed();
    const row = await light.root.evaluate((el) => {
      const { left, right } = el.getBoundingClientRect();
      const buttons = [...(el.shadowRoot?.querySelectorAll('.transport .button') ?? [])]
        .map((button) => button.getBoundingClientRect())
        .filter(({ width }) => width > 0);
      const middles = buttons.map(({ top, bottom }) => Math.round((top + bottom) / 2));
      return {
        count: buttons.length,
        rows: new Set(middles).size,
        isInside: buttons.every((button) => button.left >= left && button.right <= right),
      };
    });
    expect(row).toEqual({ count: 5, rows: 1, isInside: true });
    await light.openMore();
    await expect(light.tempo, 'size and tempo are in the drawer').toBeVisible();

    await page.setViewportSize({ width: 336, height: 664 });
    await page.goto('hosts/plain.html');
    await light.root.evaluate((el) => Object.assign(el, { lang: 'vi', lesson: 'sweep' }));
    const buttons = light.root.locator('.lesson .transport .button');
    await expect(buttons).toHaveCount(5);
    const over = await buttons.evaluateAll((all) =>
      all.map(({ scrollWidth, clientWidth }) => Math.max(0, scrollWidth - clientWidth)),
    );
    expect(over).toEqual([0, 0, 0, 0, 0]);
  },
);

test(
  'in a column of 240 px the sentence is whole and every button is inside',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('hosts/plain.html');
    await page.addStyleTag({ content: 'body { width: 240px; margin: 0 }' });
    const light = new Light(page);
    await light.computed();
    await light.root.evaluate((el) => /** @type {any} */ (el).seek(3000));
    const { over, outside } = await light.root.evaluate((el) => {
      const root = /** @type {ShadowRoot} */ (el.shadowRoot);
      const box = (/** @type {Element | null} */ part) =>
        /** @type {Element} */ (part).getBoundingClientRect();
      const { left, right } = box(el);
      const parts = [...root.querySelectorAll('.deck :is(button, select, summary)')];
      const shown = parts.filter((part) => part.checkVisibility()).map(box);
      return {
        over: box(root.querySelector('.sentence')).bottom - box(root.querySelector('.deck')).top,
        outside: shown.filter((part) => part.left < left || part.right > right).length,
      };
    });
    expect([over <= 0, outside]).toEqual([true, 0]);
  },
);

test('on a phone four lanes are in sight at once, with what they count and what they came to', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const light = await open(`#${SAMPLE_STATE}.step.answer.bidirectional.alternating.bfs`);
  await expect(light.root.locator('.lane')).toHaveCount(4);
  const { last, deck } = await light.root.evaluate((el) => {
    const root = /** @type {ShadowRoot} */ (el.shadowRoot);
    const box = (/** @type {string} */ part) =>
      /** @type {Element} */ (root.querySelector(part)).getBoundingClientRect();
    return { last: box('.lane:last-child .told').bottom, deck: box('.deck').top };
  });
  expect(last).toBeLessThanOrEqual(deck);
});

test('an author’s height is filled down to 160 px in every width: nothing is cut off, board and map are there', async ({
  page,
}) => {
  test.slow(IS_LONG);
  const heights = IS_LONG
    ? [160, 200, 219, 221, 260, 299, 301, 320, 400]
    : [160, 219, 221, 299, 301];
  const widths = IS_LONG ? [240, 320, 400, 480, 560, 640, 800, 1000] : [240, 320, 480, 800];
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('hosts/plain.html');
  const light = new Light(page);
  await light.computed();
  const looks = [
    { puzzle: 'flip', step: 400 },
    { puzzle: 'flip', step: 1e9 },
    { puzzle: 'knight', step: 500 },
    { puzzle: 'tab', step: 30 },
    { input: `${SAMPLE_STATE}.step.answer.bidirectional.bfs` },
    { puzzle: 'flip', input: '', lesson: 'sweep' },
  ];
  const sizes = heights.flatMap((height) => widths.map((width) => [width, height]));
  for (const [turn, look] of looks.entries()) {
    await show(light, look);
    // The short form takes every fourth size, the others with the next looks.
    const sized = sizes.filter((_, index) => IS_LONG || (index + (index >> 2) + turn) % 4 === 0);
    const faults = await light.root.evaluate(
      async (el, { set, sized: tried }) => {
        const film = /** @type {SearchLight} */ (el);
        const root = /** @type {ShadowRoot} */ (film.shadowRoot);
        const found = /** @type {string[]} */ ([]);
        for (const [width, height] of tried) {
          Object.assign(film.style, { width: `${width}px`, height: `${height}px`, minWidth: '0' });
          for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
          const say = (/** @type {unknown[]} */ ...said) =>
            found.push([width, height, ...said].join(' '));
          const outer = film.getBoundingClientRect();
          if (outer.height !== height) say('is high', outer.height);
          const frame = /** @type {HTMLElement} */ (root.querySelector('.frame'));
          const over = frame.scrollHeight - frame.clientHeight;
          if (over > 0) say('over', over);
          const shown = [...root.querySelectorAll('.stage canvas, .deck button, .tools button')];
          for (const part of shown.filter((one) => one.checkVisibility())) {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            const isIn = left >= outer.left && right <= outer.right;
            if (!isIn || top < outer.top || bottom > outer.bottom) say('outside', part.outerHTML);
          }
          const picture = [...root.querySelectorAll('.stage canvas')].filter(
            (one) => one.checkVisibility() && Math.min(one.clientHeight, one.clientWidth) >= 20,
          );
          const least = set.lesson || set.puzzle === 'tab' ? 1 : 2;
          if (picture.length < least) say('pictures', picture.length);
          const sentence = /** @type {HTMLElement} */ (root.querySelector('.sentence'));
          const caption = /** @type {HTMLElement} */ (sentence.parentElement);
          if (caption.checkVisibility() !== (height >= 220 || Boolean(set.lesson))) say('caption');
          if (sentence.offsetHeight > caption.offsetHeight + 1) say('sentence is cut');
        }
        return found;
      },
      { set: look, sized },
    );
    expect(faults, JSON.stringify(look)).toEqual([]);
  }
});

test(
  'in a low wide place, such as the frame that “Share” writes, what a move gives ends above the queue',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1300, height: 800 });
    await page.goto('hosts/plain.html');
    const light = new Light(page);
    await light.computed();
    await light.goTo(300);
    for (const [width, height] of [
      [830, 560],
      [800, 598],
      [1000, 602],
      [1200, 630],
      [1200, 700],
    ]) {
      const below = await light.root.evaluate(
        async (el, [wide, high]) => {
          Object.assign(/** @type {HTMLElement} */ (el).style, {
            width: `${wide}px`,
            height: `${high}px`,
          });
          for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
          const root = /** @type {ShadowRoot} */ (el.shadowRoot);
          const box = (/** @type {string} */ part) =>
            /** @type {Element} */ (root.querySelector(part)).getBoundingClientRect();
          const given = [...root.querySelectorAll('.move > *')].filter((one) =>
            one.checkVisibility(),
          );
          const bottoms = given
            .filter((one) => !one.matches('.joins'))
            .map((one) => one.getBoundingClientRect().bottom);
          return box('.below').top - Math.max(...bottoms);
        },
        [width, height],
      );
      expect(below, `${width} x ${height}`).toBeGreaterThan(-1);
    }
  },
);

test('behind a link to a place below nothing moves when the searches above it come', async ({
  page,
  baseURL,
}) => {
  const film = '<p>Words.</p><search-light><p>A film.</p></search-light>';
  const head = `<link rel="stylesheet" href="${baseURL}embed/searchlight.css"><script type="module" src="${baseURL}embed/searchlight.js"></script>`;
  const below = `<h2 id="below">Below</h2>${'<p>Words.</p>'.repeat(60)}`;
  const body = `<!doctype html><body>${head}${film.repeat(3)}${below}</body>`;
  await page.route('**/post.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.addInitScript(() => {
    const shifts = /** @type {number[]} */ ([]);
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(/** @type {any} */ (entry).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${baseURL}post.html#below`);
  const place = () => page.locator('#below').evaluate((el) => el.getBoundingClientRect().top);
  const before = await place();
  await page.locator('search-light').last().locator('.scrub').waitFor();
  await expect.poll(place).toBe(before);
  const shifts = await page.evaluate(
    () => /** @type {number[]} */ (Reflect.get(globalThis, 'shifts')),
  );
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
});
