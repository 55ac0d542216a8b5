/** What is on the canvases: read back pixel by pixel. */
import { answerStep } from './facts.js';
import { Light, MOVES, SAMPLE, expect, test, words } from './light.js';

/**
 * @import { Locator } from '@playwright/test'
 */

/** @param {Light} light */
const boardCanvas = (light) => light.grid.locator('xpath=..').locator('canvas');
/** @param {Light} light */
const mapCanvas = (light) => light.map.locator('canvas').first();
/** @param {Light} light */
const timeCanvas = (light) => light.scrub.locator('xpath=..').locator('canvas');

/** After the frame that the last change asked for. @param {Light} light */
const painted = (light) => light.frames(2);

/**
 * A short name of the picture: equal names, equal pixels. Read off a copy, because reading may
 * change how a browser draws on the canvas from then on.
 * @param {Locator} canvas
 */
const picture = (canvas) =>
  canvas.evaluate((el) => {
    const { width, height } = /** @type {HTMLCanvasElement} */ (el);
    const ctx = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!ctx) throw new Error('no copy');
    ctx.drawImage(/** @type {HTMLCanvasElement} */ (el), 0, 0);
    const { data } = ctx.getImageData(0, 0, width, height);
    let hash = 0x811c9dc5;
    for (const byte of data) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
    return `${width} x ${height}: ${hash.toString(16)}`;
  });

/** All three pictures. @param {Light} light */
async function pictures(light) {
  await light.page.mouse.move(0, 0);
  await painted(light);
  return Promise.all([boardCanvas(light), mapCanvas(light), timeCanvas(light)].map(picture));
}

/** The lightness, 0 to 255, in the middle of each cell. @param {Light} light */
function cellTones(light) {
  return boardCanvas(light).evaluate((el) => {
    const canvas = /** @type {HTMLCanvasElement} */ (el);
    const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    return Array.from({ length: 16 }, (_, cell) => {
      const x = (((cell % 4) + 0.5) * canvas.width) / 4;
      const y = ((Math.floor(cell / 4) + 0.5) * canvas.height) / 4;
      const [r, g, b] = ctx.getImageData(x, y, 1, 1).data;
      return (r + g + b) / 3;
    });
  });
}

/**
 * How many pixels of the map are in each role's colour, by hue: blue expanded, orange frontier,
 * green goals and the answer's path, grey all that is not seen.
 * @param {Light} light
 * @returns {Promise<Record<'expanded' | 'frontier' | 'goal' | 'unseen', number>>}
 */
async function roles(light) {
  await painted(light);
  return mapCanvas(light).evaluate((el) => {
    const canvas = /** @type {HTMLCanvasElement} */ (el);
    const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    const { data } = ctx.getImageData(0, 0, canvas.width, canvas.height);
    const counts = { expanded: 0, frontier: 0, goal: 0, unseen: 0 };
    for (let at = 0; at < data.length; at += 4) {
      const [r, g, b, alpha] = data.subarray(at, at + 4);
      if (alpha < 200) continue;
      const most = Math.max(r, g, b);
      const range = most - Math.min(r, g, b);
      if (range < 40) {
        if (most < 225) counts.unseen++;
        continue;
      }
      const sector =
        most === r
          ? ((g - b) / range + 6) % 6
          : most === g
            ? (b - r) / range + 2
            : (r - g) / range + 4;
      const hue = sector * 60;
      if (hue > 190 && hue < 215) counts.expanded++;
      else if (hue > 33 && hue < 52) counts.frontier++;
      else if (hue > 150 && hue < 172) counts.goal++;
    }
    return counts;
  });
}

test(
  'the discs of the sample are where the judges’ text has them, and editing one turns no other',
  { tag: '@firefox-long' },
  async ({ light }) => {
    await painted(light);
    const tones = await cellTones(light);
    [...SAMPLE.replace(/\s/g, '')].forEach((letter, cell) => {
      if (letter === 'b') expect(tones[cell], `cell ${cell}`).toBeLessThan(60);
      else expect(tones[cell], `cell ${cell}`).toBeGreaterThan(230);
    });
    await light.choosePreset('solved');
    await painted(light);
    const solved = await cellTones(light);
    expect(Math.max(...solved) - Math.min(...solved)).toBeLessThan(10);

    await test.step('editing a cell turns its disc and no other', async () => {
      await painted(light);
      const before = await cellTones(light);
      await light.press('e');
      await light.cell(3, 4).click();
      await painted(light);
      const after = await cellTones(light);
      const turned = after.flatMap((tone, cell) =>
        Math.abs(tone - before[cell]) > 100 ? [cell] : [],
      );
      expect(turned).toEqual([11]);
    });
  },
);

test(
  'the rings fill up: not seen, then frontier, then expanded, goals in green',
  { tag: '@long' },
  async ({ light }) => {
    const start = await roles(light);
    expect(start.unseen).toBeGreaterThan(50_000);
    expect(start.expanded).toBeLessThan(start.unseen * 0.01);
    expect(start.goal, 'what has not been found is not given away').toBe(0);
    const found = await answerStep();
    await light.goTo(found - 1);
    expect((await roles(light)).goal).toBe(0);
    await light.press('ArrowRight');
    // Its star alone has not as many: the path to it is drawn.
    expect((await roles(light)).goal).toBeGreaterThan(250);

    /** @type {Awaited<ReturnType<typeof roles>>[]} */
    const film = [];
    for (const step of [5000, 20_000, 40_000, 60_000]) {
      await light.goTo(step);
      film.push(await roles(light));
    }
    for (let at = 1; at < film.length; at++) {
      expect(film[at].expanded).toBeGreaterThan(film[at - 1].expanded * 1.1);
      expect(film[at].unseen).toBeLessThan(film[at - 1].unseen + 500);
    }
    expect(film[0].frontier).toBeGreaterThan(2000);
    expect(film[1].frontier).toBeGreaterThan(film[0].frontier);

    await light.press('End');
    const end = await roles(light);
    expect(end.frontier).toBeLessThan(end.expanded * 0.02);
    expect(end.expanded).toBeGreaterThan(start.unseen * 0.6);
    expect(end.goal).toBeGreaterThan(20);

    // Rings have the areas of their levels, so shares of pixels are shares of states.
    await light.goTo(30_000);
    const { expanded } = await light.counters();
    const half = await roles(light);
    const share = half.expanded / end.expanded;
    expect(Math.abs(share - expanded / 4096), `${share} of the disc`).toBeLessThan(0.12);
  },
);

test(
  'a picture is a function of the step: back again, after another layout or a reload, it is the same',
  { tag: '@firefox-long' },
  async ({ light, page }) => {
    await light.goTo(16_167);
    const there = await pictures(light);
    await light.press('ArrowRight');
    const next = await pictures(light);
    expect(next[0], 'the board tells one step from the next').not.toBe(there[0]);
    await light.press('ArrowLeft');
    expect(await pictures(light)).toEqual(there);
    await light.press('End');
    const end = await pictures(light);
    for (const at of [0, 1, 2]) expect(end[at]).not.toBe(there[at]);
    await light.press('Home');
    await light.goTo(16_167);
    expect(await pictures(light)).toEqual(there);
    await test.step('whatever layout the map had before', async () => {
      await light.openMore();
      for (const layout of ['levels', 'rings']) {
        await light.radio(`map.${layout}`).check({ force: true });
        await light.mapPicture();
      }
      await light.closeMore();
      expect(await pictures(light)).toEqual(there);
    });
    await light.written();
    await page.reload();
    await light.computed();
    await light.expectStep(16_167);
    expect(await pictures(light)).toEqual(there);
  },
);

test(
  'played to a step, it shows what it shows when sought',
  { tag: '@long' },
  async ({ light }) => {
    await light.playFit();
    await expect.poll(() => light.step()).toBeGreaterThan(2000);
    await light.press('Space');
    await expect(light.button('transport.play')).toBeVisible();
    const step = await light.step();
    const played = await pictures(light);
    await light.press('End');
    await light.goTo(step);
    expect(await pictures(light)).toEqual(played);
  },
);

test(
  'every layout shows the frontier growing, by role and by depth',
  { tag: '@long' },
  async ({ light }) => {
    await light.openMore();
    for (const layout of ['map.levels', 'map.all']) {
      await light.radio(layout).check({ force: true });
      await light.goTo(3000);
      const early = await roles(light);
      await light.goTo(30_000);
      const late = await roles(light);
      expect(late.expanded, layout).toBeGreaterThan(early.expanded * 2);
      await light.button('map.byDepth').click();
      await painted(light);
      const byDepth = await picture(mapCanvas(light));
      await light.button('map.byDepth').click();
      await painted(light);
      expect(await picture(mapCanvas(light))).not.toBe(byDepth);
    }
  },
);

test(
  'dark pictures are dark, and their roles have the same hues',
  { tag: '@long' },
  async ({ light, page }) => {
    await light.goTo(20_000);
    const bright = await roles(light);
    const theme = page.getByRole('button', { name: words.text('app.theme', { theme: '' }).trim() });
    await light.openMore();
    await theme.click();
    await theme.click();
    await painted(light);
    const dark = await roles(light);
    expect(Math.abs(dark.expanded / bright.expanded - 1)).toBeLessThan(0.25);
    expect(Math.abs(dark.frontier / bright.frontier - 1)).toBeLessThan(0.35);
    const corner = await light.root.evaluate((el) => getComputedStyle(el).backgroundColor);
    expect(Math.max(...(corner.match(/\d+/g) ?? ['255']).map(Number))).toBeLessThan(60);
  },
);

test(
  'an impossible board’s own component fills up, the others stay dim beside it',
  { tag: '@long' },
  async ({ light }) => {
    await light.choosePreset('impossible');
    await light.press('End');
    await expect(light.scrub).toHaveValue(String(MOVES));
    const end = await roles(light);
    expect(end.expanded).toBeGreaterThan(10_000);
    expect(end.unseen).toBeGreaterThan(1000);
    expect(end.goal).toBe(0);
  },
);

test(
  'canvases are as sharp as the screen',
  { tag: ['@long', '@firefox-long'] },
  async ({ browser, baseURL }) => {
    const page = await browser.newPage({
      baseURL,
      deviceScaleFactor: 2,
      viewport: { width: 1280, height: 800 },
    });
    await page.goto('./');
    const light = new Light(page);
    await light.computed();
    for (const canvas of [boardCanvas(light), mapCanvas(light)]) {
      const [pixels, css] = await canvas.evaluate((el) => {
        const { width, clientWidth } = /** @type {HTMLCanvasElement} */ (el);
        return [width, clientWidth];
      });
      expect(Math.abs(pixels - 2 * css)).toBeLessThanOrEqual(2);
    }
    await page.close();
  },
);
