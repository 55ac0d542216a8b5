/** What the screen and its owner change while the page is open: its size, colours and motion. */
import { Light, expect, test } from './light.js';
import { raceBegun } from './racing.js';

/** @import { Locator } from '@playwright/test' */

test(
  'in full screen there are still the drawer, sharing and the way out',
  { tag: '@window' },
  async ({ light, page }) => {
    const isFull = () => page.evaluate(() => document.fullscreenElement?.localName ?? '');
    const full = light.button('element.fullScreen');
    await full.click();
    await expect.poll(isFull).toBe('search-light');
    // Controls that have faded out are in their places: a tap on one that nobody sees reaches it.
    await page.locator('.resting').waitFor();
    await light.more.click({ trial: true });
    // The button that led there has the keys no more.
    await page.keyboard.press('Space');
    await expect(light.button('transport.pause')).toBeVisible();
    await page.keyboard.press('Space');
    expect(await isFull()).toBe('search-light');
    await light.openMore();
    await light.closeMore();
    const share = light.button('share.open');
    await share.click({ trial: true });
    await full.click();
    await expect.poll(isFull).toBe('');
  },
);

/** Screens of classrooms, and how large the smallest letters are that the back row of each can read, px. */
const SCREENS = [
  { width: 1024, height: 768, least: 18 },
  { width: 1920, height: 1080, least: 24 },
];

for (const [puzzle, step, mode] of /** @type {const} */ ([
  ['solitaire', 100, 'explore'],
  ['solitaire', 3000, 'race'],
  ['mines', 100, 'explore'],
  ['tab', 60, 'explore'],
])) {
  // A race shows the words of solitaire, too, and has the most of them.
  const tag = ['@window', ...(mode === 'race' ? [] : ['@long'])];
  test(
    `in full screen the back row reads every word of ${puzzle}, ${mode}, and presses no small button`,
    { tag },
    async ({ open, page }) => {
      const light = await open(`?puzzle=${puzzle}`);
      if (mode === 'race') await light.choose(mode);
      if (mode === 'race') await raceBegun(light);
      await light.root.evaluate((el, to) => /** @type {any} */ (el).seek(to), step);
      await light.button('element.fullScreen').click();
      for (const { least, ...size } of SCREENS) {
        await page.setViewportSize(size);
        await light.frames();
        const seen = await smallIn(light, least);
        expect(seen, `${size.width} px`).toEqual({ found: [], width: 64 });
      }
    },
  );
}

/**
 * The letters in sight that are smaller than `least` px and the targets of less than 44 px, and how wide
 * Play is.
 * @param {Light} light
 * @param {number} least
 */
const smallIn = (light, least) =>
  light.root.evaluate((el, px) => {
    const frame = /** @type {Element} */ (el.shadowRoot?.querySelector('.frame'));
    const isSeen = (/** @type {Element} */ part) =>
      part.checkVisibility({ visibilityProperty: true }) && !part.closest('.hidden');
    const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!textContent?.trim() || !parentElement || !isSeen(parentElement)) continue;
      if (parseFloat(getComputedStyle(parentElement).fontSize) < px) found.push(textContent.trim());
    }
    // A board of the queue is a picture first.
    const targets = [...frame.querySelectorAll('.button, summary, .segments label')].filter(isSeen);
    for (const target of targets) {
      const { width, height } = target.getBoundingClientRect();
      if (width < 44 || height < 44) found.push(`${target.className} ${width} × ${height}`);
    }
    const { width } = frame.querySelector('.play')?.getBoundingClientRect() ?? new DOMRect();
    return { found, width };
  }, least);

test(
  'in full screen a full stop blanks the picture, and a clicker goes on',
  { tag: '@window' },
  async ({ light }) => {
    await light.press('.');
    await expect(light.root.locator('.sentence'), 'not before').toBeVisible();
    await light.button('element.fullScreen').click();
    await light.press('PageDown');
    await light.expectStep(16);
    const frame = light.root.locator('.frame');
    for (const key of ['.', 'b']) {
      await light.press(key);
      await expect(light.root.locator('.sentence')).toBeHidden();
      // A bright screen would keep all eyes on it.
      await expect(frame).toHaveCSS('background-color', 'rgb(0, 0, 0)');
      await light.press(key);
      await expect(frame).not.toHaveCSS('background-color', 'rgb(0, 0, 0)');
      await expect(light.root.locator('.sentence')).toBeVisible();
    }
    await light.press('PageUp');
    await light.expectStep(0);
  },
);

test(
  'in full screen the controls rest 3 s after the last movement, whatever has the focus, and not before',
  { tag: '@window' },
  async ({ open, page }) => {
    await page.clock.install();
    const light = await open();
    // What is still on its way would count as lost after a minute.
    await light.computed();
    await light.button('element.fullScreen').waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    const frame = light.root.locator('.frame');
    const rests = async () => /resting/.test((await frame.getAttribute('class')) ?? '');
    /** The same a few frames later. */
    const after = async () => {
      await page.clock.runFor(50);
      return rests();
    };
    /** Whether they rest shortly before the time, and after it. */
    const around = async () => {
      await page.clock.runFor(2800);
      const before = await rests();
      await page.clock.runFor(300);
      return [before, await rests()];
    };
    expect(await around(), 'not in the page').toEqual([false, false]);
    await light.button('element.fullScreen').click();
    await page.waitForFunction(() => document.fullscreenElement);
    expect(await around(), 'nobody has moved since').toEqual([false, true]);
    for (const control of ['transport.forward', 'more.label']) {
      await light.button(control).focus();
      await page.mouse.move(300, 300);
      await page.mouse.move(320, 310);
      await expect.poll(after).toBe(false);
      expect(await around(), control).toEqual([false, true]);
    }
    await page.evaluate(() => document.exitFullscreen());
    await page.waitForFunction(() => !document.fullscreenElement);
    await expect.poll(after, 'out of it they are there').toBe(false);
    await page.clock.resume();
  },
);

/**
 * The colours of a control and its surroundings on the screen, the most frequent first.
 * @param {Locator} control
 */
async function coloursOf(control) {
  const png = (await control.screenshot()).toString('base64');
  return control.evaluate(async (_, data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const ctx = new OffscreenCanvas(width, height).getContext('2d');
    if (!ctx) throw new Error('no copy');
    ctx.drawImage(bitmap, 0, 0);
    const pixels = new Uint32Array(ctx.getImageData(0, 0, width, height).data.buffer);
    /** @type {Map<number, number>} */
    const counts = new Map();
    for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    return [...counts.values()].sort((one, other) => other - one);
  }, png);
}

test('the speed slider is seen in forced colours', async ({ light, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await light.openTempo();
  const [, ...drawn] = await coloursOf(light.speed);
  // A track of 108 x 4 px and a thumb of 16 px, in two colours.
  expect(drawn.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(400);
  expect(drawn[1], 'thumb and track are told apart').toBeGreaterThan(100);
});

test(
  'autoplay stops when motion is to be reduced, but not what a person plays',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('hosts/two.html');
    const light = new Light(page, page.locator('#text'));
    await expect(light.button('transport.pause')).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(light.button('transport.play')).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await light.button('transport.play').click();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await light.frames();
    await expect(light.button('transport.pause')).toBeVisible();
  },
);
