/** Presenting a lesson: a class votes by show of hands, the teacher has notes, and it goes on paper. */
import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { wordsOf } from '../../www/i18n/index.js';
import { IS_LONG } from '../long.js';
import { violations } from './axe.js';
import { STILL, expect, requestsOf, sideways, test, words } from './light.js';

/** @import { SearchLight } from '../../www/element/search-light.js' */
/** @import { Light } from './light.js' */

/** @param {string} name */
const wordsIn = (name) =>
  wordsOf('en', readFileSync(new URL(`../../www/i18n/${name}.en.ftl`, import.meta.url), 'utf8'));
const told = wordsIn('notes');
const asked = wordsIn('predictions');
const lesson = wordsIn('lessons');

/** @param {Light} light @param {string} key */
const button = (light, key) =>
  light.root.getByRole('button', { name: told.text(key), exact: true });

/** The choices, with what stands under each of them. @param {Light} light */
const votes = (light) => light.root.locator('.vote');

/** @param {Light} light */
const group = (light) => light.root.getByRole('group', { name: told.text('hands.group') });

/** Goes to a stop and waits for its title. @param {Light} light @param {number} index */
async function goTo(light, index) {
  await light.root.evaluate((el, to) => /** @type {SearchLight} */ (el).goToStop(to), index);
}

/**
 * The first lesson, as large as a projector shows it.
 * @param {(path: string) => Promise<Light>} open
 * @param {import('@playwright/test').Page} page
 */
async function openOnProjector(open, page) {
  await page.setViewportSize({ width: 1024, height: 768 });
  const light = await open('?lesson=sweep');
  await light.button('lesson.leave').waitFor();
  return light;
}

test(
  'in full screen a class votes by click, key and number, nothing is scored, and the votes are kept',
  { tag: '@window' },
  async ({ open, page }) => {
    const light = await openOnProjector(open, page);
    await goTo(light, 4);
    await light.root.getByRole('group', { name: /^Question 1/ }).waitFor();
    await light.root.evaluate((el) => {
      const heard = /** @type {unknown[]} */ ([]);
      Object.assign(globalThis, { heard });
      el.addEventListener('prediction', (event) => heard.push(event));
    });
    await light.button('element.fullScreen').click();
    await expect(group(light)).toBeVisible();
    await expect(light.root.locator('.teacher')).toHaveCount(0);
    // Neither what became of the move nor the question's last line is under what follows.
    const gaps = () =>
      light.root.evaluate((el) => {
        const root = /** @type {ShadowRoot} */ (el.shadowRoot);
        const box = (/** @type {string} */ of) =>
          /** @type {Element} */ (root.querySelector(of)).getBoundingClientRect();
        return Math.min(
          box('.machine > .below').top - box('.came .note').bottom,
          box('.predict').top - box('.sentence').bottom,
        );
      });
    await expect.poll(gaps).toBeGreaterThan(2);
    const known = words.text('state-space.of', { known: words.number(65_536) });
    await expect(light.root.getByText(known)).toHaveCount(0);
    for (const key of ['a', 'a', 'Shift+a', 'b', '2']) await light.press(key);
    await votes(light).nth(2).getByRole('button').first().click();
    const field = votes(light).nth(0).getByRole('textbox');
    await light.enter(field, '9');
    // A click into the field keeps what is typed there.
    await field.click();
    await light.frames(2);
    await field.press('Tab');
    await expect(group(light).getByRole('status')).toHaveText(
      told.text('hands.total', { count: 12 }),
    );
    await expect(votes(light).nth(1).getByRole('textbox')).toHaveValue('2');
    expect(await violations(page)).toEqual([]);
    const at = await light.root.evaluate((el) => /** @type {SearchLight} */ (el).currentStep);
    await light.press('PageDown');
    await expect(light.root.getByRole('button', { name: /, right$/ })).toHaveCount(1);
    expect(await light.root.evaluate((el) => /** @type {SearchLight} */ (el).currentStep)).toBe(
      at + 1,
    );
    await expect(votes(light).nth(0)).toContainText(told.text('hands.percent', { percent: 75 }));
    await expect(votes(light).nth(1)).toContainText(told.text('hands.percent', { percent: 17 }));
    await light.press('PageUp');
    await expect(votes(light).nth(0).getByRole('textbox')).toHaveValue('9');
    await expect(button(light, 'hands.reveal')).toBeVisible();
    expect(await page.evaluate(() => /** @type {any} */ (globalThis).heard)).toEqual([]);
    // The answer of the next question stands where the stop behind it is.
    await goTo(light, 5);
    await expect(votes(light)).toHaveCount(4);
    await light.press('b');
    await light.press('PageDown');
    await expect(votes(light).nth(1)).toContainText(told.text('hands.percent', { percent: 100 }));
    // The film is on its way there: who does not wait is there at once, and goes on from there.
    await light.press('PageDown');
    await expect(light.root.locator('.sentence')).toContainText('560');
    await light.press('PageDown');
    await expect(light.root.locator('.sentence')).toHaveText(
      lesson.text('lesson.sweep.rings.caption'),
    );
    await page.setViewportSize({ width: 390, height: 664 });
    await light.frames(2);
    expect(await sideways(light)).toEqual(STILL);
  },
);

test(
  'what the teacher has answered before is no score of the class',
  { tag: '@long' },
  async ({ open, page }) => {
    const light = await open('?lesson=sweep');
    await goTo(light, 4);
    await light.root.getByRole('group', { name: /^Question 1/ }).waitFor();
    await light.root.locator('.choices .button').first().click();
    await expect(light.root.locator('.tally')).toContainText(/[01] of 1 right/);
    // The controls of the lesson come back at a stop without a question.
    await goTo(light, 1);
    await light.root.getByRole('button', { name: lesson.text('lesson.present') }).click();
    await button(light, 'present.hands').click();
    await page.keyboard.press('Escape');
    await goTo(light, 5);
    await expect(group(light)).toBeVisible();
    await expect(light.root.locator('.counter')).not.toContainText(/right/);
  },
);

test(
  'after Present and Full screen Space plays, and the menu names the algorithm of the lesson',
  { tag: '@long' },
  async ({ open }) => {
    const light = await open('?lesson=constraints');
    await light.button('lesson.leave').waitFor();
    // The menu of the board before had another algorithm in the same place.
    const menu = light.root.locator('select.algorithm');
    await expect(menu).toHaveValue('rowMajor');
    await light.root.getByRole('button', { name: lesson.text('lesson.present') }).click();
    await light.dialog.getByRole('button', { name: words.text('element.fullScreen') }).click();
    await expect(light.dialog).toHaveCount(0);
    await light.page.keyboard.press('Space');
    await expect(light.button('transport.pause')).toBeVisible();
    await expect(light.dialog).toHaveCount(0);
  },
);

test('notes stand under the picture and in a window that follows; none of it is fetched before', async ({
  open,
  page,
}) => {
  const fetched = requestsOf(page, /assets\/(presenting|notes)/);
  const light = await open('?lesson=duplicates');
  await light.button('lesson.leave').waitFor();
  await light.frames();
  expect(fetched).toEqual([]);
  await light.press('n');
  const notes = light.root.getByRole('group', { name: told.text('notes.heading') });
  await expect(notes).toContainText(told.text('note.duplicates.back'));
  const covered = await light.root.evaluate((el) => {
    const box = (/** @type {string} */ of) =>
      el.shadowRoot?.querySelector(of)?.getBoundingClientRect();
    const { top = 0, bottom = 0 } = box('.teacher') ?? {};
    const others = ['.board', '.hero canvas', '.caption', '.chapters', '.transport'];
    return others.filter((of) => (box(of)?.bottom ?? 0) > top && (box(of)?.top ?? 0) < bottom);
  });
  expect(covered).toEqual([]);
  await light.root.getByRole('button', { name: lesson.text('lesson.present') }).click();
  await expect(light.dialog).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await button(light, 'present.contrast').click();
  await expect(light.root.locator('.room')).toHaveClass(/contrast/);
  await button(light, 'present.contrast').click();
  await expect(light.root).toHaveAttribute('theme', 'auto');
  const opening = page.waitForEvent('popup');
  await button(light, 'present.window').click();
  const popup = await opening;
  await expect(popup.getByText(told.text('note.duplicates.back'))).toBeVisible();
  await light.closeDialog();
  await popup.locator('[tabindex]').press('PageDown');
  await expect(popup.getByRole('heading')).toHaveText(
    lesson.text('lesson.duplicates.orders.title'),
  );
  await expect(notes).toContainText(told.text('note.duplicates.orders'));
  // The clock runs, the next stop has a picture, and the film plays from here.
  await expect(popup.locator('.clock')).toContainText(/\d:\d\d/);
  const picture = popup.getByRole('img', { name: told.text('notes.nextPicture') });
  await expect.poll(() => picture.evaluate((el) => /** @type {HTMLCanvasElement} */ (el).width)).toBeGreaterThan(500); // prettier-ignore
  await popup.getByRole('button', { name: words.text('transport.play'), exact: true }).click();
  await popup.getByRole('button', { name: words.text('transport.pause'), exact: true }).click();
  await expect(light.root.locator('search-light')).toHaveCount(1);
  const closing = popup.waitForEvent('close');
  await light.button('lesson.leave').click();
  await closing;
  await expect(light.root.locator('search-light')).toHaveCount(0);
});

test('"Skip" in a vote leaves the question and goes on to the next stop', async ({
  open,
  page,
}) => {
  // The film would take seconds to the next stop.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const light = await open('?lesson=sweep');
  await light.button('lesson.leave').waitFor();
  await goTo(light, 4);
  await light.press('h');
  await expect(group(light)).toBeVisible();
  await light.root.getByRole('button', { name: asked.text('predict.skip'), exact: true }).click();
  const title = await light.root.evaluate((el) => /** @type {SearchLight} */ (el).stops[5].title);
  await expect(light.root.locator('.heading .title')).toHaveText(title ?? '');
});

test(
  'a note stays while the answer to its stop is shown, also where a later stop lies on the way',
  { tag: '@long' },
  async ({ open }) => {
    const light = await open('?lesson=two-sides');
    await light.button('lesson.leave').waitFor();
    await goTo(light, 1);
    await light.press('h');
    await light.press('n');
    const notes = light.root.getByRole('group', { name: told.text('notes.heading') });
    await expect(notes).toContainText(told.text('note.two-sides.growth'));
    await button(light, 'hands.reveal').click();
    const goOn = light.root.getByRole('button', { name: asked.text('predict.goOn'), exact: true });
    // The film plays to the reason, for five seconds at most. "Go on" would skip the way, but on a busy
    // machine the film may be there before the click, which then leaves the reason.
    await expect(light.root.locator('.sentence')).toContainText('35,108');
    await expect(notes).toContainText(told.text('note.two-sides.growth'));
    await goOn.click();
    const step = () => light.root.evaluate((el) => /** @type {SearchLight} */ (el).currentStep);
    await expect.poll(step).toBeGreaterThan(60_000);
    await goTo(light, 2);
    await expect(notes).toContainText(told.text('note.two-sides.plain'));
  },
);

test('a lesson goes on paper, a page a stop, and the page comes back; cancelled it leaves no file', async ({
  open,
  page,
}) => {
  await page.addInitScript(() => {
    globalThis.print = () => {
      const { length } = document.querySelectorAll('figure > img');
      const rules = document.adoptedStyleSheets[0].cssRules.length;
      Object.assign(top ?? globalThis, { printed: { length, rules } });
    };
  });
  const light = await open('?lesson=games');
  await light.button('lesson.leave').waitFor();
  await goTo(light, 1);
  const state = await light.state();
  await light.root.getByRole('button', { name: lesson.text('lesson.present') }).click();
  await light.dialog.getByText(told.text('present.answers')).click();
  const coming = page.waitForEvent('download');
  await button(light, 'present.save').click();
  const file = (await readFile(await (await coming).path())).toString();
  await expect.poll(() => light.state()).toBe(state);
  expect(await light.root.getAttribute('theme')).toBe('auto');
  const reader = await page.context().newPage();
  await reader.setContent(file);
  await expect(reader.locator('section')).toHaveCount(9);
  const lost = reader.locator('section').nth(3);
  await expect(lost.locator('.right')).toHaveText('☑BLoses');
  await expect(lost).toContainText(asked.text('predict.value.because.0'));
  await expect(lost).toContainText(told.text('note.games.lose'));
  // What the stop lights up on the picture is named under it.
  await expect(reader.locator('section').nth(1).locator('.lit strong')).toHaveText(
    wordsIn('games').text('games.part.loses'),
  );
  // Each fits a page, and begins one where two would fit.
  for (const format of IS_LONG ? ['Letter', 'A3'] : ['A3']) {
    const paper = (await reader.pdf({ format })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g), format).toHaveLength(9);
  }
  await reader.close();
  const downloads = /** @type {string[]} */ ([]);
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await light.root.evaluate(
    async (el, [save, cancel]) => {
      const find = (/** @type {string} */ name) =>
        [...(el.shadowRoot?.querySelectorAll('button') ?? [])].find(
          ({ textContent }) => textContent?.trim() === name,
        );
      find(save)?.click();
      // As soon as it is there: nine pages take longer than a frame.
      while (!find(cancel)) await new Promise(requestAnimationFrame);
      find(cancel)?.click();
    },
    [told.text('present.save'), words.text('export.cancel')],
  );
  await expect(light.root.getByText(words.text('export.cancelled'))).toBeVisible();
  await expect.poll(() => light.state()).toBe(state);
  expect(downloads).toEqual([]);
  await button(light, 'present.print').click();
  await expect
    .poll(() => page.evaluate(() => /** @type {any} */ (globalThis).printed?.length))
    .toBe(9);
  expect(await page.evaluate(() => /** @type {any} */ (globalThis).printed.rules)).toBeGreaterThan(
    10,
  );
});

test('slides without answers have a page a stop, its question and its choices, and neither reason nor notes', async ({
  open,
  page,
}) => {
  const light = await open('?lesson=games');
  await light.button('lesson.leave').waitFor();
  await light.root.getByRole('button', { name: lesson.text('lesson.present') }).click();
  await light.dialog
    .getByRole('radio', { name: told.text('present.slides') })
    .check({ force: true });
  await expect(light.dialog.getByRole('checkbox')).not.toBeChecked();
  const coming = page.waitForEvent('download');
  await button(light, 'present.save').click();
  const file = (await readFile(await (await coming).path())).toString();
  const reader = await page.context().newPage();
  await reader.setContent(file);
  await expect(reader.locator('section')).toHaveCount(9);
  const asking = reader.locator('section').nth(3);
  await expect(asking.locator('h1, h2').first()).toHaveText(lesson.text('lesson.games.lose.title'));
  await expect(asking).toContainText('☐');
  await expect(reader.locator('.right')).toHaveCount(0);
  await expect(reader.locator('body')).not.toContainText('☑');
  await expect(asking).not.toContainText(asked.text('predict.value.because.0'));
  await expect(reader.locator('body')).not.toContainText(told.text('notes.heading'));
  const paper = (await reader.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(9);
  const [, , wide, high] = /MediaBox\s*\[\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)/.exec(paper)?.slice(1).map(Number) ?? []; // prettier-ignore
  expect(wide).toBeGreaterThan(high);
  await reader.close();
});

test(
  'a page of a run that has to be computed anew has its map',
  { tag: '@long' },
  async ({ open, page }) => {
    const light = await open('?lesson=two-sides');
    await light.button('lesson.leave').waitFor();
    await goTo(light, 4);
    await light.root.getByRole('button', { name: lesson.text('lesson.present') }).click();
    const coming = page.waitForEvent('download');
    await button(light, 'present.save').click();
    const file = (await readFile(await (await coming).path())).toString();
    const reader = await page.context().newPage();
    await reader.setContent(file);
    const picture = reader.locator('section').nth(1).locator('img').first();
    // The middle of the disc, or the paper.
    const isPainted = await picture.evaluate(async (/** @type {HTMLImageElement} */ image) => {
      await image.decode();
      const canvas = document.createElement('canvas');
      const [width, height] = [(canvas.width = image.width), (canvas.height = image.height)];
      const ctx = canvas.getContext('2d');
      ctx?.drawImage(image, 0, 0, width, height);
      const data = ctx?.getImageData(width / 2, 0, width / 2, height).data ?? [];
      return data.some((value, at) => at % 4 < 3 && value < 200);
    });
    expect(isPainted).toBe(true);
    await reader.close();
  },
);

/** Looks at the smallest letters of what is there. @param {Light} light */
const largeIn =
  (light) =>
  async (/** @type {string[]} */ ...selectors) => {
    const sizes = (/** @type {string} */ selector) =>
      light.root.locator(selector).evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility() && part.textContent?.trim())
          .map((part) => Number.parseFloat(getComputedStyle(part).fontSize))
          .sort((one, other) => one - other),
      );
    for (const selector of selectors) {
      await expect
        .poll(async () => (await sizes(selector))[0] ?? 0, selector)
        .toBeGreaterThan(17.9);
    }
  };

test(
  'in full screen all that a class is to read has letters of 18 px at least',
  { tag: ['@long', '@window'] },
  async ({ open, page }) => {
    const light = await openOnProjector(open, page);
    await light.button('element.fullScreen').click();
    const expectLarge = largeIn(light);
    await goTo(light, 3);
    await expectLarge(
      '.intro',
      '.came .note',
      '.strip-of-queue .tick',
      '.strip-of-queue .more',
      '.more b',
    );
    await expectLarge('.chapter .name', '.onward', '.leave');
    const cut = await light.root
      .locator('.chapter .name')
      .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length);
    expect(cut).toBe(0);
    await goTo(light, 7);
    await expectLarge('.finale .button');
    await goTo(light, 8);
    await light.button('lesson.exercises').click();
    await expectLarge('.exercises p', '.exercises .button', 'dialog .subhead', '.sheet > p');
    await light.dialog
      .getByRole('button', { name: words.text('lesson.openExercise') })
      .nth(0)
      .click();
    await expectLarge('.task p', '.task .button');
  },
);

test(
  'in full screen the name of what a stop lights up takes two lines at most, and hides no island',
  { tag: ['@long', '@window'] },
  async ({ open, page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const light = await open('?lesson=impossible');
    await light.button('lesson.leave').waitFor();
    await light.button('element.fullScreen').click();
    for (const stop of [1, 2]) {
      await goTo(light, stop);
      const name = light.root.locator('.spotlight .name');
      await expect(name).toContainText(words.text('map.part.frontier'));
      // The islands are the lowest row of the map: what is painted there ends above it.
      const seen = () =>
        name.evaluate((el) => {
          const root = /** @type {ShadowRoot} */ (el.getRootNode());
          const canvas = /** @type {HTMLCanvasElement} */ (root.querySelector('.hero canvas'));
          const { width, height } = canvas;
          const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
          const isPainted = (/** @type {number} */ row) =>
            data
              .slice(4 * width * row, 4 * width * (row + 1))
              .some((alpha, at) => at % 4 === 3 && alpha > 200);
          let row = height - 1;
          while (row > 0 && !isPainted(row)) row--;
          while (row > 0 && isPainted(row)) row--;
          const place = canvas.getBoundingClientRect();
          const { bottom, height: high } = el.getBoundingClientRect();
          const lines = high / Number.parseFloat(getComputedStyle(el).lineHeight);
          return {
            isAbove: row > 0 && bottom <= place.top + (row * place.height) / height,
            isShort: lines < 3,
          };
        });
      await expect.poll(seen, `stop ${stop}`).toEqual({ isAbove: true, isShort: true });
    }
  },
);

test(
  'in full screen candidates and reasons can be read from the back row, and none is cut off',
  { tag: ['@long', '@window'] },
  async ({ open, page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const places = /** @type {const} */ ([
      ['solitaire', 291, ['.heading .title']],
      ['knight', 36, ['.candidates li', '.beside-beam strong', '.below .note']],
      ['subtract', 40, ['.cards .name', '.cards .value', '.cards .sooner']],
      ['tab', 23, ['.cards .name', '.cards .value', '.cards em', '.so', '.foot']],
    ]);
    for (const [puzzle, step, parts] of places) {
      const light = await open(`?puzzle=${puzzle}`);
      await expect(light.scrub).toHaveAttribute('max', /^\d{2,}$/);
      await light.goTo(step);
      await light.button('element.fullScreen').click();
      await largeIn(light)(...parts);
      const cut = await light.root
      .locator('.cards span:not(.hidden), .heading p')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth).map((one) => one.textContent)); // prettier-ignore
      expect(cut, puzzle).toEqual([]);
      await light.button('element.fullScreen').click();
    }
  },
);
