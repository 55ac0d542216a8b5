/** Lessons on the page: chosen, gone through from stop to stop, left, and opened by a link. */
import { readFileSync } from 'node:fs';
import { wordsOf } from '../../www/i18n/index.js';
import { LESSONS } from '../../www/lessons/index.js';
import { IS_LONG } from '../long.js';
import { Light, expect, requestsOf, test, words } from './light.js';

/** @import { SearchLight } from '../../www/element.js' */

/** @param {string} name */
const wordsIn = (name) =>
  wordsOf('en', readFileSync(new URL(`../../www/i18n/${name}.en.ftl`, import.meta.url), 'utf8'));
const told = wordsIn('lessons');
const asked = wordsIn('predictions');

/** The stop that is come to, and what stands there. @param {Light} light */
const shown = (light) =>
  light.root.evaluate((el) => {
    const { stops, currentStep } = /** @type {any} */ (el);
    const at = el.shadowRoot?.querySelector('.dot[aria-current="step"]');
    const index = [...(el.shadowRoot?.querySelectorAll('.dot') ?? [])].indexOf(
      /** @type {Element} */ (at),
    );
    const said = el.shadowRoot?.querySelector('.sentence')?.textContent ?? '';
    return {
      index,
      isThere: stops[index]?.step === currentStep,
      said,
      expected: stops[index]?.caption,
    };
  });

/** The question of a stop is another test's. @param {Light} light */
async function skipQuestion(light) {
  const skip = light.root.getByRole('button', { name: asked.text('predict.skip'), exact: true });
  if (await skip.isVisible()) await skip.click();
}

/** Waits until a stop is shown, with its caption. @param {Light} light @param {number} index */
async function expectStop(light, index) {
  await expect
    .poll(
      async () => {
        await skipQuestion(light);
        const { said, expected, ...at } = await shown(light);
        return { ...at, isTold: said === expected };
      },
      { timeout: 20_000 },
    )
    .toEqual({ index, isThere: true, isTold: true });
}

test('a lesson is chosen in the header, plays on to its next stop, and ends with exercises', async ({
  light,
  page,
}) => {
  await light.computed();
  const fetched = requestsOf(page, /assets\/(lessons\.|sweep-)/);
  await light.radio('header.lesson').click({ force: true });
  await light.dialog.getByRole('button', { name: told.text('lesson.sweep.name') }).click();
  await expectStop(light, 0);
  // Neither its words nor what it is were there before.
  expect(fetched).toHaveLength(2);
  await expect(page).toHaveURL(/\?lesson=sweep#A/);
  await expect(light.scrub).toBeHidden();
  // The first steps are shown slowly: it plays on from the last of those before the stop.
  await light.root.evaluate((el) => /** @type {SearchLight} */ (el).seek(13));
  await light.button('lesson.goOn').click();
  await expect(light.button('transport.pause')).toBeVisible();
  await expectStop(light, 1);
  await expect(light.button('lesson.goOn')).toBeVisible();
  await light.root.getByRole('button', { name: told.text('lesson.sweep.whole.title') }).click();
  await expectStop(light, 6);
  await light.button('lesson.exercises').click();
  await openExercise(light, 2);
  await expect(light.scrub).toHaveValue('16');
  await expect(light.radio('header.explore')).toBeChecked();
  await expect(page).not.toHaveURL(/lesson/);
});

/** Opens the board of an exercise. @param {Light} light @param {number} index */
const openExercise = (light, index) =>
  light.dialog
    .getByRole('button', { name: words.text('lesson.openExercise') })
    .nth(index)
    .click();

test('an exercise keeps its task in sight; back takes the lesson up again, forward the exercise', async ({
  open,
  page,
}) => {
  const light = await open('?lesson=sweep');
  await expectStop(light, 0);
  await light.root.getByRole('button', { name: told.text('lesson.sweep.whole.title') }).click();
  await expectStop(light, 6);
  const task = light.root.getByRole('group', { name: words.text('lesson.exercise') });
  // Another board, and the lesson's own.
  for (const [index, id] of /** @type {const} */ ([
    [0, 'near'],
    [2, 'turn'],
  ])) {
    await light.button('lesson.exercises').click();
    await openExercise(light, index);
    await expect(task).toContainText(told.text(`lesson.sweep.exercise.${id}`));
    await expect(page).not.toHaveURL(/lesson/);
    const there = page.url();
    await page.goBack();
    await expectStop(light, 6);
    await expect(page).toHaveURL(/\?lesson=sweep#A/);
    await expect(task).toHaveCount(0);
    await page.goForward();
    await expect(light.scrub).toBeVisible();
    await expect(page).toHaveURL(there);
    await expect(task).toContainText(told.text(`lesson.sweep.exercise.${id}`));
    await page.goBack();
    await expectStop(light, 6);
  }
  await light.button('lesson.exercises').click();
  await openExercise(light, 0);
  await light.root.evaluate((el) => /** @type {SearchLight} */ (el).seek(100));
  await light.choosePreset('hardest');
  await expect(task).toBeVisible();
  await task.getByRole('button', { name: words.text('lesson.backToExercises') }).click();
  await expect(light.dialog).toContainText(told.text('lesson.sweep.exercise.far'));
  await light.closeDialog();
  await expectStop(light, 6);
});

test('a link opens a lesson at its step, and a list that is closed leaves things as they were', async ({
  open,
  page,
}) => {
  const light = await open('?lesson=sweep#AQEEBJi7AgAAQA');
  await expectStop(light, 2);
  await light.button('lesson.leave').click();
  await expect(light.scrub).toHaveValue('64');
  await light.radio('header.lesson').click({ force: true });
  await light.dialog.getByRole('button', { name: told.text('lesson.games.name') }).waitFor();
  await page.keyboard.press('Escape');
  await expect(light.radio('header.explore')).toBeChecked();
  await expect(light.scrub).toHaveValue('64');
});

test('a lesson is given whatever tells the element of other colours while it opens', async ({
  open,
  page,
}) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    let isReady = false;
    document.addEventListener('ready', () => (isReady = true), true);
    port1.onmessage = async () => {
      const light = /** @type {SearchLight | null} */ (document.querySelector('search-light'));
      await light?.recolour?.();
      await light?.recolour?.();
      if (!isReady) port2.postMessage(null);
    };
    port2.postMessage(null);
  });
  const light = await open('?lesson=sweep#AQEEBJi7AgAAQA');
  await expectStop(light, 2);
});

test(
  'a lesson that does not exist is said so, and the board is shown',
  { tag: '@long' },
  async ({ open }) => {
    const light = await open('?lesson=nonsense');
    await expect(light.alert).toContainText(words.text('error.unknownLesson', { id: 'nonsense' }));
    await expect(light.grid).toBeVisible();
  },
);

test('behind an answer the film plays on to the reason, and is there at once where nothing moves', async ({
  open,
  page,
}) => {
  /** Answers the question of the level; tells how many steps were seen on the way to the reason. */
  const answer = async () => {
    const light = await open('?lesson=sweep');
    await expectStop(light, 0);
    await light.root.evaluate((el) => /** @type {SearchLight} */ (el).goToStop(3));
    const group = light.root.getByRole('group', { name: /^Question/ });
    await light.root.evaluate((el) => {
      const seen = new Set();
      Object.assign(globalThis, { seen });
      el.addEventListener('stepchange', (event) =>
        seen.add(/** @type {CustomEvent} */ (event).detail.step),
      );
    });
    await group.getByRole('button').first().click();
    const verdict = /^(Right|Not so)\./;
    await expect(light.root.locator('.sentence')).toHaveText(verdict, { timeout: 20_000 });
    await expect(group.getByRole('button', { name: asked.text('predict.goOn') })).toBeFocused();
    expect(await light.root.evaluate((el) => /** @type {SearchLight} */ (el).currentStep)).toBe(
      2192,
    );
    return page.evaluate(() => {
      const { seen } = /** @type {{ seen: Set<number> }} */ (/** @type {unknown} */ (globalThis));
      return [...seen].filter((step) => step > 272 && step < 2192).length;
    });
  };
  expect(await answer()).toBeGreaterThan(10);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await answer()).toBe(0);
  // The next stop is at the step of the reason: who goes there is told of it.
  const light = new Light(page);
  await light.root.evaluate((el) => /** @type {SearchLight} */ (el).goToStop(4));
  await expect(light.root.locator('.sentence')).toHaveText(told.text('lesson.sweep.rings.caption'));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
});

for (const id of Object.keys(LESSONS)) {
  test(
    `${id}: each stop is come to, with its caption and what it lights up`,
    // One goes to runs of its own, and tells of two stops at one step.
    { tag: id === 'contact' ? [] : '@long' },
    async ({ open }) => {
      test.slow();
      const light = await open(`?lesson=${id}`);
      const { stops } = (await LESSONS[id].load()).lesson;
      for (const index of stops.keys()) {
        await expectStop(light, index);
        await expect(light.root.locator('.spotlight')).toHaveCount(stops[index].light ? 1 : 0);
        if (index < stops.length - 1) await light.button('stops.next').click();
      }
    },
  );
}

/** What is told of a stop, and whether anything of it lies over another part. @param {Light} light */
const standing = (light) =>
  light.root.evaluate((el) => {
    const root = /** @type {ShadowRoot} */ (el.shadowRoot);
    const boxes = ['.heading .title', '.board, .hero canvas', '.sentence', '.chapters']
      .flatMap((of) => [...root.querySelectorAll(of)].filter((part) => part.checkVisibility())[0] ?? [])
      .map((part) => part.getBoundingClientRect()); // prettier-ignore
    const isApart = boxes.every(({ top }, at) => at === 0 || top >= boxes[at - 1].bottom - 1);
    return { parts: boxes.length, isApart, isInSight: boxes[3]?.bottom <= innerHeight };
  });

test('title and caption of a stop are in sight, also where it shows the map or the board alone', async ({
  open,
  page,
}) => {
  const places = /** @type {const} */ ([
    ['two-sides', 'smaller', 4],
    ['impossible', 'colours', 7],
    ['games', 'four', 7],
  ]);
  for (const size of [
    { width: 1024, height: 768 },
    { width: 390, height: 664 },
  ]) {
    await page.setViewportSize(size);
    for (const [id, stop, index] of IS_LONG ? places : places.slice(0, 2)) {
      await page.goto('about:blank');
      const light = await open(`?lesson=${id}&lang=en`);
      await light.root.locator('.chapters').waitFor();
      await light.root.evaluate((el, to) => /** @type {SearchLight} */ (el).goToStop(to), index);
      const title = light.root.locator('.heading .title');
      await expect(title).toHaveText(told.text(`lesson.${id}.${stop}.title`));
      await expect(title).toBeInViewport();
      await expect
        .poll(() => standing(light), `${id} ${size.width}`)
        .toEqual({
          parts: 4,
          isApart: true,
          isInSight: true,
        });
    }
  }
});

test('the name of what a stop lights up leaves the title under a disc free', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const light = await open('?lesson=two-sides');
  await light.root.locator('.chapters').waitFor();
  await light.root.evaluate((el) => /** @type {SearchLight} */ (el).goToStop(5));
  const name = light.root.locator('.spotlight .name');
  await expect(name).toContainText(words.text('map.part.meeting'));
  const [box, disc] = await Promise.all([
    name.boundingBox(),
    light.root.locator('.hero canvas').boundingBox(),
  ]);
  const free = (disc?.x ?? 0) + (disc?.width ?? 0) / 2 - ((box?.x ?? 0) + (box?.width ?? 0));
  expect(free).toBeGreaterThan(60);
});

/** Where the question ends, where its choices begin and end, and how high the window is. @param {Light} light */
const asking = (light) =>
  light.root.evaluate((el) => {
    const box = (/** @type {string} */ of) =>
      /** @type {Element} */ (
        /** @type {ShadowRoot} */ (el.shadowRoot).querySelector(of)
      ).getBoundingClientRect();
    const [sentence, choices] = [box('.sentence'), box('.predict')];
    return {
      isBelowTop: sentence.top >= 0,
      isAboveChoices: sentence.bottom <= choices.top + 1,
      isInWindow: choices.bottom <= innerHeight,
    };
  });

test('on a phone the whole question stands over its choices, and so does the reason', async ({
  open,
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 664 });
  const inSight = { isBelowTop: true, isAboveChoices: true, isInWindow: true };
  for (const language of IS_LONG ? ['en', 'vi', 'zh'] : ['en']) {
    for (const id of IS_LONG ? Object.keys(LESSONS) : ['sweep', 'constraints']) {
      const light = await open(`?lesson=${id}&lang=${language}`);
      await light.root.locator('.chapters').waitFor();
      const { stops } = (await LESSONS[id].load()).lesson;
      for (const [index, { question }] of stops.entries()) {
        if (!question) continue;
        await light.root.evaluate((el, to) => /** @type {SearchLight} */ (el).goToStop(to), index);
        await light.root.locator('.predict').waitFor();
        expect(await asking(light), `${id} ${index} ${language}`).toEqual(inSight);
        await light.root.locator('.prediction').first().click();
        await light.root.locator('.prediction.right').waitFor();
        await light.root.locator('.sentence strong').first().waitFor();
        expect(await asking(light), `${id} ${index} ${language}`).toEqual(inSight);
      }
      await page.goto('about:blank');
    }
  }
});
