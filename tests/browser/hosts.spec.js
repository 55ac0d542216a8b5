/** `<search-light>` in other people's pages, and what may go wrong there. */
/** @import { SearchLight } from '../../www/element/search-light.js' */
import { openHost } from './hosts.js';
import { Light, errorCodes, expect, requestsOf, test, words } from './light.js';

test(
  'two elements play different boards at once, from one wasm',
  { tag: ['@long', '@firefox-long'] },
  async ({ page }) => {
    const wasm = requestsOf(page, /\.wasm/);
    const extras = requestsOf(page, /extras-[^/]*\.js$/);
    await page.goto('hosts/two.html');
    const text = new Light(page, page.locator('#text'));
    const state = new Light(page, page.locator('#state'));
    await expect(state.scrub).toHaveAttribute('max', '65536');
    await expect(text.scrub).toHaveAttribute('max', /\d+/);
    await expect(text.button('transport.pause')).toBeVisible();
    const steps = async () => Promise.all([text.step(), state.step()]);
    const before = await steps();
    await expect.poll(async () => (await text.step()) > before[0] + 20).toBe(true);
    await text.button('transport.pause').click();
    expect((await text.state()).slice(0, 8)).not.toBe((await state.state()).slice(0, 8));
    await state.press('Home');
    await state.press('Space');
    await expect.poll(() => state.step()).toBeGreaterThan(5);
    await text.press('Space');
    await expect.poll(() => text.step()).toBeGreaterThan(before[0] + 40);
    await state.press('Space');
    const [, still] = await steps();
    await text.frames();
    expect((await steps())[1], 'keys go to the element with the focus only').toBe(still);
    expect(wasm).toHaveLength(1);
    expect(extras).toHaveLength(1);
    const boards = await Promise.all(
      [text, state].map(({ grid }) =>
        grid
          .locator('xpath=..')
          .locator('canvas')
          .evaluate((canvas) => {
            return /** @type {HTMLCanvasElement} */ (canvas).toDataURL();
          }),
      ),
    );
    expect(boards[0]).not.toBe(boards[1]);
  },
);

test('an author sets step and theme, and hears what happens inside', async ({ page }) => {
  await page.addInitScript(() => {
    const heard = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { heard });
    for (const type of ['ready', 'stepchange', 'finished', 'statechange']) {
      // They do not bubble, so they are heard on their way down.
      document.addEventListener(type, () => heard.push(type), { capture: true });
    }
  });
  const light = await openHost(page);
  await light.root.evaluate((el) => el.setAttribute('theme', 'dark'));
  await light.root.evaluate((el) => /** @type {any} */ (el).seek(1234));
  await light.expectStep(1234);
  const heard = () => page.evaluate(() => /** @type {any} */ (globalThis).heard);
  expect(await heard()).toContain('ready');
  expect(await heard()).toContain('stepchange');
  await light.press('ArrowLeft');
  await expect.poll(heard).toContain('statechange');
  await light.goTo(65_530);
  await light.press('Space');
  await expect.poll(heard, { timeout: 8000 }).toContain('finished');
});

test(
  'an author changes puzzle and input at once, and hears of a puzzle that there is not',
  { tag: '@long' },
  async ({ page }) => {
    const codes = await errorCodes(page);
    const light = await openHost(page);
    const set = (/** @type {object} */ what) =>
      light.root.evaluate((el, properties) => void Object.assign(el, properties), what);
    await set({ puzzle: 'solitaire' });
    await expect(light.says('solitaire.name')).toBeVisible();
    const example = await light.state();
    await set({ puzzle: 'flip' });
    await expect(light.says('flip.name')).toBeVisible();
    await set({ puzzle: 'solitaire', input: '4 4 4 5 5 4 6 5\n4 3 5 1 6 5 8 6\n' });
    await expect(light.says('solitaire.name')).toBeVisible();
    await expect.poll(() => light.state()).not.toBe(example);
    expect(await codes()).toEqual([]);
    const state = await light.state();
    await light.root.evaluate((el) => el.setAttribute('puzzle', 'flop'));
    await expect(light.alert).toContainText(words.text('error.unknownPuzzle', { id: 'flop' }));
    await expect(light.root).toHaveAttribute('puzzle', 'solitaire');
    expect([await codes(), await light.state()]).toEqual([['unknownPuzzle'], state]);
  },
);

test(
  'a strict policy with trusted types is kept to the letter',
  { tag: '@firefox' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const violations = /** @type {string[]} */ ([]);
      Object.assign(globalThis, { violations });
      document.addEventListener('securitypolicyviolation', (event) => {
        violations.push(`${event.violatedDirective} ${event.sample} ${event.blockedURI}`);
      });
    });
    await page.goto('hosts/strict.html');
    const light = new Light(page);
    await light.computed();
    await light.goTo(1000);
    await light.openInput();
    await light.read('bwwb\nbbwb\nbwwb\nbwww\n<b>');
    await expect(light.answers).toHaveCount(1);
    await light.closeDialog();
    await light.press('?');
    await light.closeDialog();
    await light.closeMore();
    await light.map.hover();
    await light.press('End');
    await light.openMore();
    await light.radio('map.levels').check({ force: true });
    /** @type {string[]} */
    const violations = await page.evaluate(() => /** @type {any} */ (globalThis).violations);
    // Some browsers look for an icon by themselves.
    expect(violations.filter((violation) => !/favicon/.test(violation))).toEqual([]);
  },
);

test(
  'row 13: a policy that forbids WebAssembly gets a typed error and the author’s fallback',
  { tag: '@firefox-long' },
  async ({ page, errors }) => {
    const codes = await errorCodes(page);
    await page.goto('hosts/nowasm.html');
    const light = new Light(page);
    await expect(light.alert).toContainText(words.text('error.csp'));
    await expect(page.locator('#fallback')).toBeVisible();
    expect(await codes()).toEqual(['csp']);
    // The refusal itself is what this page asks for.
    errors.splice(0, errors.length, ...errors.filter((error) => !/policy/i.test(error)));
  },
);

test('row 13: a browser without WebAssembly gets a typed error and the fallback', async ({
  page,
}) => {
  const codes = await errorCodes(page);
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await page.goto('hosts/plain.html');
  const light = new Light(page);
  await expect(light.alert).toContainText(words.text('error.noWebAssembly'));
  await expect(page.locator('#fallback')).toBeVisible();
  expect(await codes()).toEqual(['noWebAssembly']);
});

test('without JavaScript the fallback is there', { tag: '@long' }, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('hosts/plain.html');
  await expect(page.locator('#fallback')).toBeVisible();
  await page.close();
});

test(
  'a script loaded by two addresses is one element',
  { tag: ['@long', '@firefox-long'] },
  async ({ page }) => {
    /** @type {string[]} */
    const warnings = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const light = await openHost(page);
    await page.evaluate(() => import(/** @type {any} */ ('../embed/searchlight.js?again')));
    await light.goTo(50);
    expect(warnings).toEqual([]);
  },
);

test(
  'row 17: moved it plays on, taken out and put back it keeps board, step and size',
  { tag: '@firefox-long' },
  async ({ page }) => {
    const light = await openHost(page);
    // Another board than the one that a new element has.
    await light.root.evaluate((el) => /** @type {any} */ (el).setState('AQEEBInxAwAAgIAE'));
    await light.goTo(4321);
    const state = await light.state();
    await page.evaluate(() => {
      const el = /** @type {Element} */ (document.querySelector('search-light'));
      const box = document.body.appendChild(document.createElement('div'));
      box.append(el);
    });
    await light.expectStep(4321);
    expect(await light.state()).toBe(state);
    await page.evaluate(async () => {
      const el = /** @type {Element} */ (document.querySelector('search-light'));
      el.remove();
      // What it held is given back in a task of its own.
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
      document.body.append(el);
    });
    await light.computed();
    await light.expectStep(4321);
    expect(await light.state()).toBe(state);
    await light.press('ArrowLeft');
    await light.expectStep(4320);
    await light.press('Space');
    await expect.poll(() => light.step()).toBeGreaterThan(4321);
    await page.evaluate(() => {
      document.body.prepend(/** @type {Element} */ (document.querySelector('search-light')));
    });
    const step = await light.step();
    await expect.poll(() => light.step()).toBeGreaterThan(step + 1);
  },
);

test('after loading nothing is fetched, whatever one does', async ({ page, light }) => {
  // What no first board needs comes when the page is idle.
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['extras', 'backtracking', 'games', 'predictions', 'questions', 'find'].every((part) =>
      fetched.some((name) => name.includes(part)),
    );
  });
  await page.waitForLoadState('networkidle');
  const requests = requestsOf(page);
  await light.goTo(4321);
  await light.press('Space');
  await expect.poll(() => light.step()).toBeGreaterThan(4321);
  await light.press('Space');
  await light.choosePreset('impossible');
  await light.press('e');
  await light.cell(1, 1).click();
  await light.press('Escape');
  await light.openMore();
  await light.read('bwwb\nbbwb\nbwwb\nbwww\n');
  await expect(light.answers).toHaveCount(1);
  await light.closeDialog();
  await light.radio('map.all').check({ force: true });
  await light.button('share.open').click();
  await light.closeDialog();
  await page.getByRole('button', { name: /^Theme/ }).click();
  await light.press('End');
  // Some browsers look at the icon again when the address changes.
  expect(requests.filter((url) => !/icon/.test(url))).toEqual([]);
});

test(
  'row 19: what is out of sight or on a hidden page does no work, and does not race on',
  { tag: '@firefox-long' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const asked = { frames: 0 };
      const next = requestAnimationFrame.bind(globalThis);
      Object.assign(globalThis, { asked, next });
      globalThis.requestAnimationFrame = (callback) => {
        asked.frames += 1;
        return next(callback);
      };
    });
    const light = await openHost(page);
    await page.evaluate(() => {
      const space = document.createElement('div');
      space.style.height = '5000px';
      document.body.append(space);
    });
    /** How many frames are asked for while twenty pass. */
    const asked = () =>
      page.evaluate(async () => {
        const { asked: all, next } = /** @type {any} */ (globalThis);
        const before = all.frames;
        for (let frame = 0; frame < 20; frame++) await new Promise(next);
        return all.frames - before;
      });
    const hide = (/** @type {boolean} */ hidden) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    /** The first step that is shown after this one. */
    const firstStepAfter = (/** @type {number} */ step) =>
      light.scrub.evaluate(async (el, after) => {
        const { next } = /** @type {any} */ (globalThis);
        const shown = () => Number(/** @type {HTMLInputElement} */ (el).value);
        while (shown() <= after) await new Promise(next);
        return shown();
      }, step);
    for (const [leave, comeBack] of [
      [() => page.evaluate(() => scrollTo(0, 5000)), () => page.evaluate(() => scrollTo(0, 0))],
      [() => hide(true), () => hide(false)],
    ]) {
      await light.press('Space');
      const begun = await light.step();
      await expect.poll(() => light.step()).toBeGreaterThan(begun);
      expect(await asked()).toBeGreaterThan(10);
      await leave();
      await expect.poll(asked).toBe(0);
      const left = await light.step();
      expect(await asked()).toBe(0);
      expect(await light.step()).toBe(left);
      const first = firstStepAfter(left);
      await comeBack();
      expect(await first, 'it does not race on').toBeLessThan(left + 30);
      await light.press('Space');
      await expect(light.button('transport.play')).toBeVisible();
    }
  },
);

test('a page that replaces Array.from and adds to Object.prototype sees every family, and all that is fetched later', async ({
  page,
}) => {
  const codes = await errorCodes(page);
  await page.goto('hosts/polluted.html');
  const light = new Light(page);
  await light.expectStep(40);
  await expect(light.button('code.close')).toBeVisible();
  await light.openMore();
  await expect(light.button('share.open')).toBeVisible();
  await light.closeMore();
  const size = await light.root.evaluate(async (el) => {
    const picture = await /** @type {SearchLight} */ (el).toBlob('image/gif', { frames: 2 });
    return picture.size;
  });
  expect(size).toBeGreaterThan(1000);
  for (const puzzle of ['mines', 'tab', 'flip']) {
    await light.root.evaluate((el, name) => Object.assign(el, { puzzle: name }), puzzle);
    await expect(light.says(`${puzzle}.name`)).toBeVisible();
    await light.toEnd();
    expect(await light.step()).toBeGreaterThan(40);
  }
  await light.root.evaluate((el) => Object.assign(el, { lesson: 'sweep' }));
  await expect(light.root.locator('.lesson')).toBeVisible();
  expect(await codes()).toEqual([]);
});
