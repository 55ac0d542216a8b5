/** What the page around an element can ask of it, set on it and hear from it. */
import { openHost } from './hosts.js';
import { Light, SAMPLE_STATE, errorCodes, expect, test, words } from './light.js';

/** @import { SearchLight } from '../../www/element/search-light.js' */

const EVENTS = [
  'ready',
  'play',
  'pause',
  'stepchange',
  'answer',
  'finished',
  'statechange',
  'stop',
  'error',
];

test('calls before it is ready wait, each promise is kept when that is shown', async ({ page }) => {
  await page.goto('hosts/plain.html');
  const told = await page.evaluate(async (state) => {
    const film = /** @type {SearchLight} */ (document.createElement('search-light'));
    document.querySelector('search-light')?.replaceWith(film);
    const early = {
      step: film.currentStep,
      known: film.known,
      paused: film.paused,
      outcome: film.outcome,
      answer: film.answer,
      sentence: film.sentence,
      counters: film.counters,
      state: film.getState(),
    };
    const calls = [film.seek(50), film.setState(state), film.seek(200), film.whenReady()];
    await Promise.all(calls);
    const field = () => film.shadowRoot?.querySelector('.scrub input');
    const shown = () => Number(/** @type {HTMLInputElement} */ (field()).value);
    const first = [film.currentStep, shown(), film.getState()];
    await film.seek(1e9);
    const end = { shown: shown(), known: film.known, outcome: film.outcome, answer: film.answer };
    await film.seek(/** @type {any} */ (NaN));
    const wrong = shown();
    await film.stepForward();
    const one = { shown: shown(), counters: film.counters, sentence: film.sentence };
    await film.play();
    const plays = !film.paused;
    await film.pause();
    film.input = 'wwww/wwww/wwww/wwwb';
    await film.whenReady();
    return { early, first, end, wrong, one, plays, other: film.getState(), paused: film.paused };
  }, SAMPLE_STATE);
  expect(told.early).toEqual({
    ...{ step: 0, known: 0, paused: true, outcome: null, answer: null, sentence: '' },
    ...{ counters: null, state: '' },
  });
  expect(told.first).toEqual([200, 200, expect.stringMatching(/^AQEEBJi7AgA/)]);
  expect(told.end.shown).toBe(told.end.known);
  expect(told.end.outcome).toMatchObject({ code: 'found', depth: 4 });
  expect(told.end.answer).toMatchObject({ outcome: { depth: 4 } });
  expect(told.wrong).toBe(0);
  expect(told.one.shown).toBe(1);
  expect(told.one.counters).toMatchObject({ generated: 1 });
  expect(told.one.sentence.length).toBeGreaterThan(5);
  expect([told.plays, told.paused]).toEqual([true, true]);
  expect(told.other).not.toContain(told.first[2]);
});

test('nonsense is refused with an Error that has a code, and nothing of a wrong type freezes it', async ({
  page,
}) => {
  const codes = await errorCodes(page);
  const light = await openHost(page);
  await light.goTo(100);
  const refused = await light.root.evaluate(async (el) => {
    const film = /** @type {SearchLight} */ (el);
    const found = [];
    for (const state of [null, undefined, {}, 5, '', 'x%', 'AQ', 'A'.repeat(3000)]) {
      const reason = await film.setState(/** @type {any} */ (state)).then(
        () => null,
        (error) => error,
      );
      await film.rendered();
      const { code, message } = Object(reason);
      const isPlain = reason instanceof Error && !(reason instanceof TypeError);
      const told = film.shadowRoot?.querySelector('.notice p')?.textContent ?? '';
      found.push([isPlain, typeof code, message.includes(' '), told.endsWith(message)]);
    }
    const reason = await film.toBlob('image/bmp').catch((error) => error);
    return { found, file: [reason.code, reason.message] };
  });
  expect(refused.found).toEqual(refused.found.map(() => [true, 'string', true, true]));
  const file = words.text('error.exportType', { type: 'image/bmp' });
  expect(refused.file).toEqual(['exportType', file]);
  const state = await light.root.evaluate((el) => {
    const film = /** @type {SearchLight} */ (el);
    return [film.getState(null), film.getState(/** @type {any} */ (7))];
  });
  expect(state).toEqual([await light.state(), await light.state()]);
  await light.expectStep(100);
  expect((await codes()).length).toBe(refused.found.length);
  const names = /** @type {const} */ ([
    ...['puzzle', 'input', 'algorithm', 'state', 'step', 'speed', 'tempo', 'autoplay', 'layout'],
    ...['controls', 'theme', 'readonly', 'label', 'stops', 'view', 'loading', 'lesson', 'predict'],
    ...['code', 'menu'],
  ]);
  await light.root.evaluate(
    async (el, all) => {
      const film = /** @type {any} */ (el);
      const wrong = [undefined, null, NaN, {}, [], Symbol('x'), () => 1, Object.create(null), 10n];
      for (const name of all) {
        const before = film[name];
        for (const value of wrong) {
          film[name] = value;
          await film.updateComplete;
        }
        film[name] = before;
      }
      await film.pause();
      await film.seek(77);
    },
    [...names],
  );
  await light.expectStep(77);
  await light.press('ArrowRight');
  await light.expectStep(78);
});

test('as with a video what plays plays on from a step that is set, and autoplay may come later', async ({
  page,
}) => {
  const light = await openHost(page);
  const seen = await light.root.evaluate(async (el) => {
    const film = /** @type {SearchLight} */ (el);
    const told = /** @type {string[]} */ ([]);
    for (const type of ['play', 'pause']) film.addEventListener(type, () => told.push(type));
    const after = /** @type {[string, boolean, boolean][]} */ ([]);
    const look = (/** @type {string} */ act, /** @type {number} */ from) =>
      after.push([act, !film.paused, film.currentStep >= from && film.currentStep < from + 100]);
    film.autoplay = true;
    await film.whenReady();
    look('autoplay', 0);
    film.setAttribute('step', '500');
    await film.whenReady();
    look('step', 500);
    await film.seek(900);
    look('seek', 900);
    film.input = 'bwwb/bbwb/bwwb/bwww';
    await film.whenReady();
    look('input', 0);
    film.autoplay = false;
    await film.whenReady();
    look('no autoplay', 0);
    await film.pause();
    await film.seek(300);
    look('rest', 300);
    return { after, told };
  });
  expect(seen.after).toEqual([
    ['autoplay', true, true],
    ['step', true, true],
    ['seek', true, true],
    ['input', true, true],
    ['no autoplay', true, true],
    ['rest', false, true],
  ]);
  expect(seen.told.at(-1)).toBe('pause');
  expect(seen.told.slice(0, 1)).toEqual(['play']);
});

test('attributes are live, and input may be one line, a link or a script’s text', async ({
  page,
}) => {
  const codes = await errorCodes(page);
  const light = await openHost(page);
  const set = (/** @type {Record<string, string | null>} */ attributes) =>
    light.root.evaluate(async (el, all) => {
      for (const [name, value] of Object.entries(all)) {
        if (value === null) el.removeAttribute(name);
        else el.setAttribute(name, value);
      }
      await /** @type {SearchLight} */ (el).whenReady();
      return /** @type {SearchLight} */ (el).getState();
    }, attributes);
  expect(await set({ input: 'bwwb/bbwb/bwwb/bwww', step: '30' })).toMatch(/^AQEEBJi7AgAA/);
  await light.expectStep(30);
  await set({ step: '40' });
  await light.expectStep(40);
  const both = await set({ algorithm: 'bidirectional' });
  expect(both).not.toMatch(/^AQEEBJi7AgA/);
  await set({ layout: 'levels' });
  await light.openMore();
  await expect(light.radio('map.levels')).toBeChecked();
  await set({ layout: 'nonsense', speed: '7', lang: 'xx', label: 'My film', readonly: '' });
  await expect(light.root.getByRole('group', { name: 'My film' })).toBeVisible();
  const example = 'https://example.org/search/?puzzle=x#AQEEBInxAwAAgIAE';
  expect(await set({ algorithm: null, input: example })).toBe('AQEEBInxAwAAgIAE');
  expect(await codes()).toEqual([]);
  const state = await light.state();
  await set({ input: 'bwwb bbwb bwwb bwww' });
  await expect(light.alert).toContainText('one row of the board');
  expect([await codes(), await light.state()]).toEqual([['input'], state]);
  await set({ input: null });
  await light.root.evaluate((el) => {
    const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
    script.slot = 'input';
    script.textContent = '\n  bwwb\n  bbwb\n  bwwb\n  bwww\n';
    el.append(script);
  });
  await expect.poll(() => light.state()).toMatch(/^AQEEBJi7AgAA/);
});

test('events stay at the element, and are told of what the page does, too', async ({ page }) => {
  await page.addInitScript((types) => {
    const heard = /** @type {string[]} */ ([]);
    const bubbled = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { heard, bubbled });
    for (const type of types) {
      const tell = (/** @type {Event} */ event) => {
        if (event.target instanceof Element && event.target.localName !== 'search-light') return;
        if (event instanceof CustomEvent) heard.push(type);
        if (event.bubbles || event.composed) bubbled.push(type);
      };
      document.addEventListener(type, tell, { capture: true });
    }
  }, EVENTS);
  const light = await openHost(page);
  const during = (/** @type {string} */ act) =>
    page.evaluate(async (code) => {
      const film = /** @type {any} */ (document.querySelector('search-light'));
      const { heard } = /** @type {any} */ (globalThis);
      heard.length = 0;
      /** @type {unknown[]} */
      const states = [];
      film.onstate ??= film.addEventListener('statechange', () => {});
      if (code === 'seek') await film.seek(500);
      if (code === 'play') {
        await film.play();
        await film.pause();
      }
      if (code === 'state') await film.setState('AQEEBInxAwAAgIAE');
      if (code === 'nonsense') await film.setState('AQ').catch(() => {});
      await film.whenReady();
      return [...heard, ...states];
    }, act);
  expect(await page.evaluate(() => /** @type {any} */ (globalThis).heard[0])).toBe('ready');
  expect(await during('seek')).toEqual(['stepchange', 'statechange']);
  const played = (await during('play')).filter((/** @type {any} */ type) => type !== 'stepchange');
  expect(played).toEqual(['play', 'pause', 'statechange']);
  const shown = await during('state');
  expect(shown).toContain('statechange');
  expect(await during('nonsense')).toEqual(['error']);
  // And those that only playing brings.
  await light.root.evaluate((el) => {
    const film = /** @type {SearchLight} */ (el);
    Object.assign(film, { input: 'bwwb/bbwb/bwwb/bwww', stops: [{ at: 500 }], speed: 1e5 });
    film.play();
  });
  const all = () => page.evaluate(() => /** @type {any} */ (globalThis).heard);
  await expect.poll(all, { timeout: 15_000 }).toContain('finished');
  expect(await all()).toEqual(expect.arrayContaining(['play', 'stop', 'answer', 'statechange']));
  expect(await page.evaluate(() => /** @type {any} */ (globalThis).bubbled)).toEqual([]);
  await light.root.evaluate((el) => Object.assign(el, { stops: [], speed: 0 }));
  // However fast the frames come, steps are told sixty times a second at most.
  const told = await light.root.evaluate(async (el) => {
    const film = /** @type {SearchLight} */ (el);
    const times = /** @type {number[]} */ ([]);
    film.addEventListener('stepchange', () => times.push(performance.now()));
    for (let step = 1; step <= 60; step++) {
      film.seek(step);
      await film.rendered();
    }
    await film.whenReady();
    while (times.length < 2) await new Promise(requestAnimationFrame);
    return times;
  });
  // A single gap is shorter where one frame was late and the next was not.
  expect((told[told.length - 1] - told[0]) / (told.length - 1)).toBeGreaterThan(16);
});

test('a race obeys step and autoplay', { tag: '@long' }, async ({ page }) => {
  await page.goto('hosts/plain.html');
  const light = new Light(page);
  const state = `${SAMPLE_STATE}.step.answer.bidirectional`;
  const shown = await page.evaluate(async (input) => {
    const film = /** @type {SearchLight} */ (document.createElement('search-light'));
    Object.assign(film, { input, step: 12, loading: 'eager' });
    document.querySelector('search-light')?.replaceWith(film);
    await film.whenReady();
    const at = film.currentStep;
    const other = /** @type {SearchLight} */ (document.createElement('search-light'));
    Object.assign(other, { input, autoplay: true, loading: 'eager' });
    film.replaceWith(other);
    await other.whenReady();
    return { at, counters: film.counters, plays: !other.paused, state: other.getState() };
  }, state);
  expect(shown.at).toBe(12);
  expect(shown.plays).toBe(true);
  expect(shown.state).toContain('.step.answer.bidirectional');
  await expect.poll(() => light.step()).toBeGreaterThan(2);
});

test(
  'it survives another document, being taken out, and being asked while it fails',
  { tag: '@firefox-long' },
  async ({ page }) => {
    const light = await openHost(page);
    const shadow = await page.evaluate(
      () => document.createElement('search-light').shadowRoot !== null,
    );
    expect(shadow, 'the shadow root is there from the beginning').toBe(true);
    await light.goTo(300);
    // Into a frame and back: styles are of the document that it is in.
    const styled = await page.evaluate(async () => {
      const film = /** @type {SearchLight} */ (document.querySelector('search-light'));
      const frame = document.body.appendChild(document.createElement('iframe'));
      Object.assign(frame, { width: '900', height: '700' });
      const inner = /** @type {Document} */ (frame.contentDocument);
      const displayed = () => {
        const part = /** @type {Element} */ (film.shadowRoot?.querySelector('.frame'));
        return getComputedStyle(part).display;
      };
      const before = displayed();
      inner.body.append(film);
      await film.whenReady();
      const there = [displayed(), film.shadowRoot?.adoptedStyleSheets.length];
      document.body.append(film);
      await film.whenReady();
      return { before, there, back: displayed(), step: film.currentStep };
    });
    expect(styled.before).not.toBe('block');
    expect(styled.there[0]).toBe(styled.before);
    expect(styled.there[1]).toBeGreaterThan(5);
    expect([styled.back, styled.step]).toEqual([styled.before, 300]);
    // A state given while it loads is kept.
    const kept = await page.evaluate(async (state) => {
      const film = /** @type {SearchLight} */ (document.createElement('search-light'));
      Object.assign(film, { loading: 'eager' });
      document.body.append(film);
      const given = film.setState(state);
      await given;
      const shown = film.getState();
      film.remove();
      return shown;
    }, 'AQEEBInxAwAAgIAE');
    expect(kept).toBe('AQEEBInxAwAAgIAE');
  },
);
