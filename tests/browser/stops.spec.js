/** Stops, and the text of a page that drives a film without a script. */
import { Light, expect, test, words } from './light.js';

/** @import { SearchLight } from '../../www/element/search-light.js' */

/** @param {import('@playwright/test').Page} page */
async function openFilm(page) {
  await page.goto('hosts/stops.html');
  const light = new Light(page);
  await light.computed();
  return light;
}

/**
 * Collects the stops that the page hears of.
 * @param {Light} light
 */
async function hearStops(light) {
  await light.root.evaluate((el) => {
    const heard = /** @type {number[]} */ ([]);
    Object.assign(globalThis, { heard });
    el.addEventListener('stop', (event) => {
      heard.push(/** @type {CustomEvent} */ (event).detail.index);
    });
  });
  return () => light.page.evaluate(() => /** @type {any} */ (globalThis).heard);
}

test('stops are written as a list, gone to by keys and buttons, and tell their captions', async ({
  page,
}) => {
  const light = await openFilm(page);
  const heard = await hearStops(light);
  await expect(page.getByText('The first hundred.')).toBeHidden();
  const sentence = light.root.locator('.sentence');
  const shows = async (/** @type {number} */ step, /** @type {string} */ caption) => {
    await light.expectStep(step);
    await expect(sentence).toHaveText(caption);
  };
  await light.press('PageDown');
  await shows(100, 'The first hundred.');
  await light.button('stops.next').click();
  await expect(sentence).toHaveText('The answer.');
  const answer = await light.step();
  expect(answer).toBeGreaterThan(101);
  await light.press('PageDown');
  await shows(9000, 'Here it grows.');
  // Its view is the map alone.
  await expect(light.root.getByRole('group', { name: words.text('pane.board') })).toBeHidden();
  await light.press('PageDown');
  await shows(9000, 'And still the same step.');
  // It says nothing of what is shown: both are.
  await expect(light.root.getByRole('group', { name: words.text('pane.board') })).toBeVisible();
  await light.press('PageUp');
  await shows(9000, 'Here it grows.');
  await light.press('ArrowRight');
  await light.expectStep(9001);
  await expect(sentence).not.toHaveText('Here it grows.');
  // The last one is of another algorithm, and back is the first one's.
  await light.press('PageDown');
  await shows(20, 'From both sides.');
  expect(await light.state()).not.toMatch(/^AQEEBJi7AgA/);
  await expect(light.button('stops.next')).toBeDisabled();
  await light.press('PageUp');
  await shows(9000, 'And still the same step.');
  expect(await heard()).toEqual([0, 1, 2, 3, 2, 4, 3]);
  const stops = await light.root.evaluate((el) => /** @type {SearchLight} */ (el).stops);
  expect(stops.map(({ step }) => step)).toEqual([100, answer, 9000, 9000, 20]);
  expect(stops[2]).toMatchObject({ view: 'map', pause: true, caption: 'Here it grows.' });
});

test('Page Down at the last stop leaves nothing behind: where the page goes next is not told as the user’s doing', async ({
  page,
}) => {
  const light = await openFilm(page);
  const hosts = await light.root.evaluate(async (el) => {
    const film = /** @type {SearchLight} */ (el);
    await film.goToStop(film.stops.length - 1);
    const heard = /** @type {boolean[]} */ ([]);
    film.addEventListener('statechange', (event) => {
      heard.push(/** @type {CustomEvent} */ (event).detail.host);
    });
    const frame = film.shadowRoot?.querySelector('.frame');
    frame?.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }));
    await film.goToStop(0);
    await new Promise(requestAnimationFrame);
    return heard;
  });
  expect(hosts).toEqual([true]);
});

test('playing tells stops and rests where one says so; marks stand over the bar', async ({
  page,
}) => {
  const light = await openFilm(page);
  const heard = await hearStops(light);
  await light.root.evaluate((el) => el.setAttribute('speed', '20000'));
  await light.press('Space');
  await expect(light.button('transport.play')).toBeVisible();
  await light.expectStep(9000);
  // Of two stops at one step the one that pauses is read before the other one is told of.
  expect(await heard()).toEqual([0, 1, 2]);
  await expect(light.root.locator('.sentence')).toHaveText('Here it grows.');
  await light.press('Space');
  await expect.poll(heard).toEqual([0, 1, 2, 3]);
  // A press near the mark means the stop.
  const box = await light.scrub.boundingBox();
  const at = await light.root.evaluate(() => 100 / 65_536);
  if (box) await page.mouse.click(box.x + box.width * at + 2, box.y + box.height / 2);
  await light.expectStep(100);
});

test('stops are set and read at once, change with the list, and go with a link', async ({
  page,
}) => {
  await page.goto('hosts/plain.html');
  const light = new Light(page);
  const early = await page.evaluate(() => {
    const film = /** @type {SearchLight} */ (document.createElement('search-light'));
    document.querySelector('search-light')?.replaceWith(film);
    film.stops = /** @type {any} */ ([
      { step: 5, caption: 'five' },
      { at: 'answer' },
      null,
      { step: 'duplicate 1' },
    ]);
    return film.stops.map(({ step }) => step);
  });
  expect(early).toEqual([5, null, 0, null]);
  await light.computed();
  // The first duplicate: a disc that is turned twice.
  const step = () => light.root.evaluate((el) => /** @type {SearchLight} */ (el).stops[3].step);
  await expect.poll(step).toBe(17);
  const told = await light.root.evaluate(async (el) => {
    const film = /** @type {SearchLight} */ (el);
    await film.goToStop(0);
    const plain = film.getState();
    const linked = film.getState({ stops: true });
    film.stops = /** @type {any} */ (undefined);
    const none = film.stops.length;
    await film.setState(linked);
    const shown = { caption: film.sentence, step: film.currentStep, again: film.getState() };
    film.stops = /** @type {any} */ ([{ step: 5, caption: 'x'.repeat(3000) }]);
    let code = '';
    try {
      film.getState({ stops: true });
    } catch (error) {
      ({ code } = /** @type {any} */ (error));
    }
    return { plain, linked, none, shown, code };
  });
  expect(told.linked.startsWith(`${told.plain}~`)).toBe(true);
  expect(told.none).toBe(0);
  expect(told.shown).toEqual({ caption: 'five', step: 5, again: told.linked });
  expect(told.code).toBe('stopsLength');
  // The page opens such a link, and goes on carrying them.
  await page.goto(`./#${told.linked}`);
  await light.computed();
  await expect(light.root.locator('.sentence')).toHaveText('five');
  await light.press('ArrowRight');
  await light.written();
  expect(await page.evaluate(() => location.hash)).toContain('~');
});

test(
  'a stop changes settings of a search whose wasm is fetched for it',
  { tag: '@long' },
  async ({ page }) => {
    const light = await openFilm(page);
    await light.root.evaluate((el) => {
      const film = /** @type {SearchLight} */ (el);
      film.stops = [{ at: 5 }, { at: 7, algorithm: 'weighted', settings: 'weight=3' }, { at: 9 }];
      return film.goToStop(1);
    });
    await light.expectStep(7);
    const weight = light.root.getByRole('combobox', { name: words.text('heuristic.weight') });
    await expect(weight).toHaveValue('3');
    await light.root.evaluate((el) => /** @type {SearchLight} */ (el).goToStop(2));
    await light.expectStep(9);
    await expect(weight).toHaveCount(0);
  },
);

test('a stop with a state of its own shows that board, and the one before it the author’s again', async ({
  page,
}) => {
  await page.goto('hosts/plain.html');
  const light = new Light(page);
  const other = 'AQEEBInxAwAAgIAE';
  await light.root.evaluate((el, state) => {
    const list = document.createElement('ol');
    list.slot = 'stops';
    for (const [caption, data] of /** @type {const} */ ([
      ['Here.', { step: '3' }],
      ['Elsewhere.', { step: '4', state }],
    ])) {
      const item = Object.assign(document.createElement('li'), { textContent: caption });
      Object.assign(item.dataset, data);
      list.append(item);
    }
    el.append(list);
  }, other);
  await light.computed();
  const own = await light.state();
  await light.press('PageDown');
  await light.press('PageDown');
  await light.expectStep(4);
  await expect(light.root.locator('.sentence')).toHaveText('Elsewhere.');
  expect((await light.state()).slice(0, 10)).toBe(other.slice(0, 10));
  await light.press('PageUp');
  await light.expectStep(3);
  await expect(light.root.locator('.sentence')).toHaveText('Here.');
  expect((await light.state()).slice(0, 10)).toBe(own.slice(0, 10));
  expect(own.slice(0, 10)).not.toBe(other.slice(0, 10));
});

test(
  'links drive the film again and again, and leave the address and the history alone',
  { tag: '@firefox-long' },
  async ({ page }) => {
    const light = await openFilm(page);
    const begun = await page.evaluate(() => ({ href: location.href, entries: history.length }));
    const link = (/** @type {string} */ name) => page.getByRole('link', { name, exact: true });
    for (let time = 0; time < 2; time++) {
      await link('step 4,321').click();
      await light.expectStep(4321);
      await light.press('Home');
      await light.expectStep(0);
    }
    await link('the third stop').click();
    await light.expectStep(9000);
    await link('the answer').click();
    await expect(light.root.locator('.sentence')).toHaveText('The answer.');
    for (let time = 0; time < 2; time++) {
      await link('step 1,500').click();
      await light.expectStep(1500);
      await link('what it finds').focus();
      await page.keyboard.press('Enter');
      await expect(light.root.locator('.sentence')).toHaveText('The answer.');
    }
    const { hasNavigation, ...after } = await page.evaluate(() => ({
      href: location.href,
      entries: history.length,
      hasNavigation: 'navigation' in globalThis,
    }));
    expect(after.href).toBe(begun.href);
    if (hasNavigation) expect(after.entries).toBe(begun.entries);
    // A fragment that means nobody stays the browser's.
    await link('nothing').click();
    await expect(page).toHaveURL(/#other:5$/);
    // A page that is opened with such an address begins there.
    await page.goto('hosts/plain.html');
    await page.goto('hosts/stops.html#film:777');
    await light.expectStep(777);
  },
);

test(
  'a link from outside to a film far below scrolls there, loads it and goes to the step',
  { tag: '@long' },
  async ({ page }) => {
    const far = '<p>Words.</p>'.repeat(200);
    const film = '<search-light id="film" loading="interaction"></search-light>';
    const script = '<script type="module" src="embed/searchlight.js"></script>';
    const body = `<!doctype html><html lang="en"><title>A post</title>${script}<body>${far}${film}${far}`;
    await page.route('**/post.html', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('post.html#film:answer');
    const light = new Light(page);
    await light.expectStep(2255);
    await expect(light.root).toBeInViewport();
    await expect(page).toHaveURL(/#film:answer$/);
  },
);

test(
  'a film far below, and one that waits to be asked, load when their page says so later',
  { tag: '@long' },
  async ({ page }) => {
    const film = (/** @type {string} */ attributes) =>
      `<search-light ${attributes}></search-light>`;
    const script = '<script type="module" src="embed/searchlight.js"></script>';
    const far = '<p>Words.</p>'.repeat(200);
    const body = `<!doctype html><html lang="en"><title>A post</title>${script}<body>${film('id="asked" loading="interaction"')}${far}${film('id="far"')}`;
    await page.route('**/post.html', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('post.html');
    const [asked, below] = ['#asked', '#far'].map((id) => new Light(page, page.locator(id)));
    await expect(asked.button('element.begin')).toBeVisible();
    await asked.root.evaluate((el) => el.setAttribute('loading', 'lazy'));
    await below.root.evaluate((el) => el.setAttribute('loading', 'eager'));
    await Promise.all([asked, below].map(({ scrub }) => scrub.waitFor()));
  },
);

test('buttons with commands drive the film, and without a script there is the list', async ({
  page,
  browser,
  baseURL,
}) => {
  const light = await openFilm(page);
  const hasCommands = () => 'commandForElement' in HTMLButtonElement.prototype;
  test.skip(!(await page.evaluate(hasCommands)), 'this browser knows no commands of buttons');
  const press = (/** @type {string} */ name) =>
    page.getByRole('button', { name, exact: true }).click();
  await press('Go to 1,234');
  await light.expectStep(1234);
  await press('Go to the third stop');
  await light.expectStep(9000);
  await press('Play it');
  await expect(light.button('transport.pause')).toBeVisible();
  await press('Stop it');
  await expect(light.button('transport.play')).toBeVisible();
  await light.press('?');
  await expect(light.dialog).toContainText(words.text('keys.stops'));
  const bare = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await bare.goto('hosts/stops.html');
  await expect(bare.getByText('Here it grows.')).toBeVisible();
  await bare.close();
});

test('a caption keeps its links, code, emphasis and line breaks, also on a printed sheet', async ({
  page,
}) => {
  const light = await openFilm(page);
  await page.evaluate(() => {
    const make = (/** @type {string} */ name, /** @type {(string | Node)[]} */ ...inside) => {
      const element = document.createElement(name);
      element.append(...inside);
      return element;
    };
    const link = Object.assign(make('a', 'the ', make('b', 'rules')), { href: '/rules' });
    const trap = Object.assign(make('a', 'a trap'), { href: 'javascript:alert(1)' });
    const before = ['Run ', make('code', 'bfs()'), ',', make('br'), make('em', 'see'), '\n ', link];
    const item = make('li', ...before, ', ', trap, make('style', '/* no text */'));
    item.dataset.step = '0';
    document.querySelector('ol')?.prepend(item);
  });
  const sentence = light.root.locator('.sentence');
  await expect(sentence).toHaveText('Run bfs(),see the rules, a trap');
  await expect(sentence.locator('code')).toHaveText('bfs()');
  await expect(sentence.locator('em')).toHaveText('see');
  await expect(sentence.locator('br')).toHaveCount(1);
  await expect(sentence.getByRole('link')).toHaveText(['the ', 'rules']);
  const address = new URL('/rules', page.url()).href;
  await expect(sentence.getByRole('link').first()).toHaveAttribute('href', address);
  await expect(sentence.getByRole('link').last().locator('strong')).toHaveText('rules');
  const told = await light.root.evaluate(async (el) => {
    const film = /** @type {SearchLight} */ (el);
    const sheet = await (await film.toBlob('text/html', { width: 300, height: 300 })).text();
    return { said: film.sentence, sheet: /<figcaption.*?<\/figcaption>/.exec(sheet)?.[0] };
  });
  expect(told.said).toBe('Run bfs(), see the rules, a trap');
  for (const part of ['<code>bfs()</code>', '<em>see</em>', `<a href="${address}">`, '<br />'])
    expect(told.sheet).toContain(part);
  expect(told.sheet).not.toContain('alert');
});
