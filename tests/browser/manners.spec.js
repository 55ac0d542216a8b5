/** How the element behaves towards the page around it: its script, keys, fingers, scale and colours. */
import { openHost } from './hosts.js';
import { Light, MOVES, SAMPLE_STATE, errorCodes, expect, test, words } from './light.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { SearchLight } from '../../www/element/search-light.js'
 */

const SCRIPT = { url: '../embed/searchlight.js', type: 'module' };

/** Opens the page of a stranger whose script comes when the test says so. @param {Page} page */
async function openLate(page) {
  await page.goto('hosts/late.html');
  return new Light(page);
}

/** @param {Page} page */
async function openFilm(page) {
  const light = await openLate(page);
  await page.addScriptTag(SCRIPT);
  await light.computed();
  return light;
}

test('a script that comes late grants what a link asked for, and finds what was set before', async ({
  page,
}) => {
  const light = await openLate(page);
  await page.getByRole('link', { name: 'step 99' }).click();
  const told = page.evaluate(async (input) => {
    const film = /** @type {SearchLight} */ (document.querySelector('search-light'));
    Object.assign(film, { input, controls: 'mini' });
    await customElements.whenDefined('search-light');
    await film.whenReady();
    return [film.currentStep, film.getState().slice(0, 8), film.getAttribute('controls')];
  }, SAMPLE_STATE);
  await page.addScriptTag(SCRIPT);
  expect(await told).toEqual([99, SAMPLE_STATE.slice(0, 8), 'mini']);
  await light.computed();
  await page.getByRole('link', { name: 'step 4,321' }).click();
  await light.expectStep(4321);
});

test('nothing of it listens to what is pressed or typed in the page around it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard = /** @type {[string, string][]} */ ([]);
    Object.assign(globalThis, { heard });
    const { addEventListener: listen } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      const isAround = this === window || (this instanceof Node && this.getRootNode() === document);
      // Whoever drives the browser listens, too.
      if (isAround && new Error().stack?.includes('/embed/')) heard.push([String(this), type]);
      return listen.call(this, type, ...rest);
    };
  });
  const light = await openFilm(page);
  await light.openMore();
  await light.goTo(10);
  const heard = await page.evaluate(
    () => /** @type {[string, string][]} */ (Reflect.get(globalThis, 'heard')),
  );
  expect(heard).toContainEqual(['[object HTMLElement]', 'command']);
  const pressed = /click|pointer|mouse|touch|key|wheel|input|focus|submit/;
  expect(heard.filter(([, type]) => pressed.test(type))).toEqual([]);
});

test(
  'without a Navigation API a link works twice, and leaves the address as it was',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'navigation'));
    const light = await openFilm(page);
    const { href } = new URL(page.url());
    for (let time = 0; time < 2; time++) {
      await page.getByRole('link', { name: 'step 4,321' }).click();
      await light.expectStep(4321);
      expect(page.url()).toBe(href);
      await light.press('Home');
      await light.expectStep(0);
    }
    // The address ends with the link's fragment already, and the link has no focus, as in Safari.
    const link = page.getByRole('link', { name: 'step 4,321' });
    await link.evaluate((node) => {
      const a = /** @type {HTMLAnchorElement} */ (node);
      a.href = a.hash.replace(/:.*/, '');
      a.dataset.step = '1500';
      a.addEventListener('mousedown', (event) => event.preventDefault());
    });
    await page.evaluate(
      (hash) => history.replaceState(null, '', hash),
      await link.getAttribute('href'),
    );
    await link.click();
    await light.expectStep(1500);
  },
);

test(
  'keys that the element handles, and all that are typed into its fields, stop there; others do not',
  { tag: '@firefox-long' },
  async ({ page }) => {
    const light = await openFilm(page);
    await page.evaluate(() => {
      const heard = /** @type {string[]} */ ([]);
      Object.assign(globalThis, { heard });
      for (const type of ['keydown', 'keypress', 'keyup'])
        addEventListener(type, (event) => heard.push(/** @type {KeyboardEvent} */ (event).key));
    });
    const heard = () =>
      page.evaluate(() => /** @type {string[]} */ (Reflect.get(globalThis, 'heard')).splice(0));
    for (const key of ['ArrowRight', 'PageDown', 'End', 'Home', '+', '?']) await light.press(key);
    await expect(light.dialog).toBeVisible();
    await page.keyboard.press('a');
    await light.closeDialog();
    await light.stepField.focus();
    for (const key of ['1', '7', 'Backspace', 'ArrowLeft', 'f', 'Enter'])
      await page.keyboard.press(key);
    // That this is no number is told over the drawer.
    await light.button('element.dismiss').click();
    await light.openInput();
    await light.text.focus();
    for (const key of ['b', 'w', 'ArrowUp', 'PageDown', 'Enter', ' '])
      await page.keyboard.press(key);
    await light.closeDialog();
    expect(await heard()).toEqual([]);
    await light.press('q');
    await page.keyboard.press('F2');
    expect(new Set(await heard())).toEqual(new Set(['q', 'F2']));
  },
);

test('a slide’s scale moves nothing away from the pointer', { tag: '@long' }, async ({ page }) => {
  const light = await openFilm(page);
  await page.evaluate(() => document.querySelector('#slide')?.classList.add('small'));
  await light.playSteadily();
  const box = await light.scrub.boundingBox();
  if (!box) throw new Error('the bar has no place');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect
    .poll(async () => Math.abs((await light.step()) - MOVES / 2))
    .toBeLessThan(MOVES / 200);
  await light.goTo(1234);
  const before = await light.map.boundingBox();
  if (!before) throw new Error('the map has no place');
  // The first state lies in the middle: a press there goes to where it was found.
  await page.mouse.click(before.x + before.width / 2, before.y + before.height / 2);
  await light.expectStep(0);
  const state = await light.state();
  await light.press('e');
  await light.cell(4, 4).click();
  await light.press('Escape');
  await expect.poll(() => light.state()).not.toBe(state);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('a swipe up that begins on the bar scrolls the page, one along it seeks', async ({
    page,
    devtools,
  }) => {
    const light = await openFilm(page);
    await light.scrub.scrollIntoViewIfNeeded();
    const box = await light.scrub.boundingBox();
    if (!box) throw new Error('the bar has no place');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const finger = await devtools();
    /** @param {'touchStart' | 'touchMove' | 'touchEnd'} type @param {number[]} [by] */
    const touch = (type, by) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: by ? [{ x: x + by[0], y: y + by[1] }] : [],
      });
    const before = await page.evaluate(() => scrollY);
    await touch('touchStart', [0, 0]);
    for (let up = 5; up <= 120; up += 5) await touch('touchMove', [2, -up]);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 60);
    await light.expectStep(0);
    await page.evaluate((top) => scrollTo(0, top), before);
    await touch('touchStart', [0, 0]);
    for (let along = 5; along <= 60; along += 5) await touch('touchMove', [along, 0]);
    await touch('touchEnd');
    await expect.poll(() => light.step()).toBeGreaterThan(100);
    expect(await page.evaluate(() => scrollY)).toBeLessThan(before + 20);
  });
});

test.describe('in a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test(
    'it is as light or dark as its page, follows it, and takes its colours and contrast when they change',
    { tag: '@firefox-long' },
    async ({ page }) => {
      const light = await openFilm(page);
      const room = light.root.locator('.room');
      const scheme = (/** @type {'light' | 'dark'} */ is) =>
        expect(room).toHaveCSS('color-scheme', is);
      const set = (/** @type {string} */ name, /** @type {string} */ value) =>
        page.evaluate(
          ([property, to]) => document.documentElement.style.setProperty(property, to),
          [name, value],
        );
      // A page that says nothing is white, whatever the system is.
      await scheme('light');
      await set('background-color', '#10131a');
      await scheme('dark');
      await set('background-color', '');
      await set('background-image', 'linear-gradient(#10131a, #222)');
      await set('color', '#eee');
      await scheme('dark');
      await set('background-image', '');
      await scheme('light');
      await set('color', '');
      await set('color-scheme', 'dark');
      await scheme('dark');
      await set('color-scheme', 'light dark');
      // Not every browser can be told here that its system is dark.
      const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches;
      await scheme((await page.evaluate(isDark)) ? 'dark' : 'light');
      await set('background-color', 'white');
      await scheme('light');
      const board = light.grid.locator('xpath=..').locator('canvas');
      const timeline = light.scrub.locator('xpath=..').locator('canvas');
      const drawings = () =>
        Promise.all(
          [board, light.map.locator('canvas').first(), timeline].map((canvas) =>
            canvas.evaluate((el) => /** @type {HTMLCanvasElement} */ (el).toDataURL()),
          ),
        );
      // The frame and its canvases change one after the other.
      await light.frames();
      const bright = await drawings();
      await set('color-scheme', 'dark');
      await scheme('dark');
      const drawnAnew = async () =>
        (await drawings()).map((drawing, index) => drawing !== bright[index]);
      await expect.poll(drawnAnew).toEqual([true, true, true]);
      const [dark] = await drawings();
      await set('--searchlight-piece-light', 'rgb(20, 200, 20)');
      await expect.poll(async () => (await drawings())[0] === dark).toBe(false);
      await set('--searchlight-piece-light', '');
      const picture = await light.mapPicture();
      await set('--searchlight-unseen', 'rgb(200, 20, 20)');
      await expect.poll(() => light.mapPicture()).not.toBe(picture);
      const red = await light.mapPicture();
      await set('--searchlight-unseen', '');
      await expect.poll(() => light.mapPicture()).not.toBe(red);
      await light.root.evaluate((el) => el.setAttribute('theme', 'contrast'));
      await expect(room).toHaveClass(/contrast/);
    },
  );
});

test('an element that loads on request waits for a press, or for a call', async ({ page }) => {
  await openLate(page);
  const film = new Light(page);
  await film.root.evaluate((el) => el.setAttribute('loading', 'interaction'));
  await page.addScriptTag(SCRIPT);
  await expect(film.button('element.begin')).toBeVisible();
  await expect(film.scrub).toHaveCount(0);
  await film.button('element.begin').click();
  await film.computed();
});

test(
  'it says its state to who hears of its failure, and put back after one it shows the same step',
  { tag: '@long' },
  async ({ page }) => {
    const codes = await errorCodes(page);
    await page.addInitScript(() => {
      const { Instance } = WebAssembly;
      /** @param {WebAssembly.Module} module @param {WebAssembly.Imports} imports */
      function Rigged(module, imports) {
        const exports = { ...new Instance(module, imports).exports };
        const frame = /** @type {Function} */ (exports.session_frame);
        exports.session_frame = (/** @type {unknown[]} */ ...asked) => {
          if (!Reflect.get(globalThis, 'breaks')) return frame(...asked);
          Object.assign(globalThis, { breaks: false });
          throw new WebAssembly.RuntimeError('unreachable');
        };
        return { exports };
      }
      Object.assign(WebAssembly, { Instance: Rigged });
    });
    const light = await openFilm(page);
    await light.goTo(1235);
    const state = await light.state();
    await light.goTo(10);
    const told = await light.root.evaluate(async (el) => {
      const film = /** @type {SearchLight} */ (el);
      const said = new Promise((hear) => {
        film.addEventListener('error', () =>
          hear([film.getState(), film.currentStep, film.sentence, film.counters, film.paused]),
        );
      });
      Object.assign(globalThis, { breaks: true });
      film.seek(1235);
      return said;
    });
    expect(told).toEqual([state, 1235, '', null, true]);
    await expect(light.alert).toContainText(words.text('error.trap'));
    await light.root.evaluate(async (el) => {
      const { parentNode } = el;
      el.remove();
      // What it held is given back in a task of its own.
      await new Promise((resolve) => setTimeout(resolve));
      await new Promise(requestAnimationFrame);
      parentNode?.append(el);
    });
    await light.computed();
    await light.expectStep(1235);
    await expect(light.alert).toHaveCount(0);
    expect(await codes()).toEqual(['trap']);
  },
);

test('view and controls are live, and leave out what they say', async ({ page }) => {
  const light = await openHost(page);
  await page.addStyleTag({ content: 'search-light { width: 640px }' });
  const shown = async (/** @type {Record<string, string>} */ attributes) => {
    await light.root.evaluate(async (el, all) => {
      for (const [name, value] of Object.entries(all)) el.setAttribute(name, value);
      await /** @type {any} */ (el).whenReady();
    }, attributes);
    const parts = ['.board canvas', '.map canvas', '.scrub', '.play', '.more'];
    return Promise.all(parts.map((part) => light.root.locator(part).first().isVisible()));
  };
  expect(await shown({ view: 'board' })).toEqual([true, false, true, true, true]);
  expect(await shown({ view: 'map', controls: 'mini' })).toEqual([false, true, true, true, false]);
  expect(await shown({ view: 'both', controls: 'none' })).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(await shown({ controls: 'full' })).toEqual([true, true, true, true, true]);
});

test('full screen is offered where it is allowed, and nowhere else', async ({ page, baseURL }) => {
  await page.goto('hosts/plain.html');
  for (const [attributes, isOffered] of /** @type {const} */ ([
    ['sandbox="allow-scripts"', false],
    ['sandbox="allow-scripts" allow="fullscreen"', true],
  ])) {
    await page.setContent(
      `<iframe ${attributes} width="700" height="560" src="${baseURL}embed/embed.html"></iframe>`,
    );
    const film = page.frameLocator('iframe').locator('search-light');
    await film.locator('.play').waitFor();
    await expect(film.locator('.full')).toBeVisible({ visible: isOffered });
  }
});
