/** Lessons on the page: chosen, gone through from stop to stop, left, and opened by a link. */
import { readFileSync } from 'node:fs';
import { wordsOf } from '../../www/i18n/index.js';
import { SILENCE_MS } from '../../www/core/net/download.js';
import { LESSONS } from '../../www/lessons/index.js';
import { IS_LONG, some } from '../long.js';
import { Light, MOVES, expect, requestsOf, test, words } from './light.js';

/** @import { SearchLight } from '../../www/element/search-light.js' */

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
  await light.root.evaluate((el) => /** @type {SearchLight} */ (el).seek(60));
  await light.button('lesson.goOn').click();
  await expect(light.button('transport.pause')).toBeVisible();
  await expectStop(light, 1);
  await expect(light.button('lesson.goOn')).toBeVisible();
  await light.root.getByRole('button', { name: told.text('lesson.sweep.whole.title') }).click();
  await expectStop(light, 8);
  await light.button('lesson.exercises').click();
  await openExercise(light, 2);
  await expect(light.scrub).toHaveValue('16');
  await expect(light.radio('header.explore')).toBeChecked();
  await expect(page).not.toHaveURL(/lesson/);
});

test(
  'a lesson that is chosen begins at its first stop, whatever was shown and opened before',
  { tag: '@long' },
  async ({ light }) => {
    const card = light.map.locator('.inspector.chosen');
    const choose = async () => {
      await light.dialog.getByRole('button', { name: told.text('lesson.sweep.name') }).click();
      await expectStop(light, 0);
      await expect(light.root.locator('.dot.done')).toHaveCount(1);
      await expect(card).toHaveCount(0);
    };
    const openCard = async () => {
      const canvas = light.map.locator('canvas');
      const { width = 0, height = 0 } = (await canvas.boundingBox()) ?? {};
      await canvas.click({ position: { x: 0.5 * width, y: 0.4 * height } });
      await expect(card).toBeVisible();
    };
    await light.goTo(MOVES);
    await openCard();
    await light.radio('header.lesson').click({ force: true });
    await choose();
    // Chosen once more, from its own end.
    await light.root.evaluate((el) => /** @type {SearchLight} */ (el).goToStop(8));
    await expectStop(light, 8);
    await openCard();
    await light.root.evaluate((el) => /** @type {SearchLight} */ (el).goToStop(8));
    await light.button('lesson.exercises').click();
    await light.dialog.getByRole('button', { name: words.text('lesson.another') }).click();
    await choose();
  },
);

test('a stop looks the same after "Go on", Page Down, a click on its dot and a link', async ({
  open,
  page,
}) => {
  const light = await open('?lesson=sweep');
  await expectStop(light, 0);
  // At the answer, and near the start: the film comes near to both.
  const places = [
    [7, 2250],
    [4, 60],
  ];
  for (const [index, before] of IS_LONG ? places : places.slice(0, 1)) {
    const pictures = /** @type {number[]} */ ([]);
    const look = async () => {
      await expectStop(light, index);
      await light.press('Shift');
      pictures.push(await light.mapPicture());
    };
    const leave = async () => {
      await light.root.evaluate(
        (el, to) => /** @type {SearchLight} */ (el).goToStop(to),
        index - 1,
      );
      await expectStop(light, index - 1);
    };
    await leave();
    await light.root.evaluate((el, to) => /** @type {SearchLight} */ (el).seek(to), before);
    await light.button('lesson.goOn').click();
    await look();
    const state = await light.state();
    await leave();
    await light.press('PageDown');
    await look();
    await leave();
    await light.root.locator('.dot').nth(index).click();
    await look();
    await page.goto('about:blank');
    await open(`?lesson=sweep#${state}`);
    await look();
    expect(new Set(pictures).size, `stop ${index}`).toBe(1);
  }
});

test('the sentence of a stop waits for its picture', async ({ open, page }) => {
  // A part that is held back for `SILENCE_MS` counts as failed, and then the sentence comes without its
  // picture. A busy machine takes that long until the sentence is looked at: only `release` ends it.
  await page.addInitScript((limit) => {
    const { setTimeout: later } = window;
    const soon = (/** @type {TimerHandler} */ work, ms = 0, /** @type {any[]} */ ...more) =>
      ms < limit ? later(work, ms, ...more) : 0;
    Object.assign(window, { setTimeout: soon });
  }, SILENCE_MS);
  let release = () => {};
  const held = new Promise((/** @type {(value: void) => void} */ resolve) => (release = resolve));
  await page.route(/assets\/lazy-map-parts/, async (route) => {
    await held;
    await route.continue();
  });
  const light = await open('?lesson=sweep#AQEEBJi7AgAAQA');
  await expect(light.root.locator('.heading .title')).toHaveText(
    told.text('lesson.sweep.queue.title'),
  );
  await expect(light.says('map.computing', { count: MOVES })).toBeVisible();
  const caption = await light.root.evaluate((el) => /** @type {SearchLight} */ (el).stops[4].caption); // prettier-ignore
  await skipQuestion(light);
  await expect(light.root.locator('.sentence')).not.toHaveText(caption);
  release();
  await expectStop(light, 4);
  await page.unrouteAll();
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
  await expectStop(light, 8);
  const task = light.root.getByRole('group', { name: words.text('lesson.exercise') });
  // Another board, and the lesson's own.
  const exercises = /** @type {const} */ ([
    [0, 'near'],
    [2, 'turn'],
  ]);
  for (const [index, id] of some(exercises, 2)) {
    await light.button('lesson.exercises').click();
    await openExercise(light, index);
    await expect(task).toContainText(told.text(`lesson.sweep.exercise.${id}`));
    await expect(page).not.toHaveURL(/lesson/);
    const there = page.url();
    await page.goBack();
    await expectStop(light, 8);
    await expect(page).toHaveURL(/\?lesson=sweep#A/);
    await expect(task).toHaveCount(0);
    await page.goForward();
    await expect(light.scrub).toBeVisible();
    await expect(page).toHaveURL(there);
    await expect(task).toContainText(told.text(`lesson.sweep.exercise.${id}`));
    await page.goBack();
    await expectStop(light, 8);
  }
  await light.button('lesson.exercises').click();
  await openExercise(light, 0);
  await light.root.evaluate((el) => /** @type {SearchLight} */ (el).seek(100));
  await light.choosePreset('hardest');
  await expect(task).toBeVisible();
  await task.getByRole('button', { name: words.text('lesson.backToExercises') }).click();
  await expect(light.dialog).toContainText(told.text('lesson.sweep.exercise.far'));
  await test.step('on a phone it stands in full over the controls, and leaves the map its room', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openExercise(light, 0);
    const controls = light.root.getByRole('group', { name: words.text('transport.label') });
    const boxes = () => Promise.all([task, task.locator('p'), light.map, controls].map((part) => part.boundingBox())); // prettier-ignore
    await expect
      .poll(async () => {
        const [card, text, map, deck] = await boxes();
        if (!card || !text || !map || !deck) return null;
        const isApart = card.y + card.height <= deck.y && deck.y + deck.height <= 844;
        return { isApart, isWide: text.width > 300, isSeen: map.height > 200 };
      })
      .toEqual({ isApart: true, isWide: true, isSeen: true });
    await light.choose('race');
    const [lanes, caption] = ['.lanes', '.caption'].map((of) => light.root.locator(of));
    await expect
      .poll(async () => {
        const [above, below] = [await lanes.boundingBox(), await caption.boundingBox()];
        const low = await lanes.evaluate((el) => Math.max(...[...el.querySelectorAll('.told')].map((one) => one.getBoundingClientRect().bottom))); // prettier-ignore
        return above && below && Math.max(low, above.y + above.height) <= below.y;
      })
      .toBe(true);
  });
});

test('a link opens a lesson at its step, and a list that is closed leaves things as they were', async ({
  open,
  page,
}) => {
  const light = await open('?lesson=sweep#AQEEBJi7AgAAQA');
  await expectStop(light, 4);
  await light.button('lesson.leave').click();
  await expect(light.scrub).toHaveValue('64');
  await light.radio('header.lesson').click({ force: true });
  await light.dialog.getByRole('button', { name: told.text('lesson.games.name') }).waitFor();
  await page.keyboard.press('Escape');
  await expect(light.radio('header.explore')).toBeChecked();
  await expect(light.scrub).toHaveValue('64');
});

test(
  'a lesson is given whatever tells the element of other colours while it opens',
  { tag: '@long' },
  async ({ open, page }) => {
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
    await expectStop(light, 4);
  },
);

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
    await light.root.evaluate((el) => /** @type {SearchLight} */ (el).goToStop(5));
    const group = light.root.getByRole('group', { name: /^Question/ });
    await light.root.evaluate((el) => {
      const seen = new Set();
      Object.assign(globalThis, { seen });
      el.addEventListener('stepchange', (event) =>
        seen.add(/** @type {CustomEvent} */ (event).detail.step),
      );
    });
    await group.getByRole('button').first().click();
    const verdict = /^(Right|Not right)\./;
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
  await light.root.evaluate((el) => /** @type {SearchLight} */ (el).goToStop(6));
  await expect(light.root.locator('.sentence')).toHaveText(told.text('lesson.sweep.rings.caption'));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
});

/**
 * Goes through the lesson by its one large button, as fast as frames come; tells the title of each
 * stop, and how many dots are filled where that button leads on from it.
 * @param {Light} light
 */
const walked = (light) =>
  light.root.evaluate(async (el) => {
    const film = /** @type {SearchLight} */ (el);
    const root = /** @type {ShadowRoot} */ (el.shadowRoot);
    const seen = /** @type {{ title: string, filled: number | null }[]} */ ([]);
    const find = (/** @type {string} */ of) =>
      /** @type {HTMLElement | null} */ (root.querySelector(of));
    film.speed = 1e7;
    for (let before = '', frames = 0; !find('dialog'); frames++) {
      await new Promise(requestAnimationFrame);
      // A stop of another run has its title before it is reached.
      await film.whenReady();
      const filled = root.querySelectorAll('.dot.done').length;
      const title = find('.heading .title')?.textContent?.trim() ?? '';
      const now = `${title} ${filled} ${film.currentStep}`;
      // What is pressed leads on only from where the film rests. The last stop leads to its exercises
      // also while its step is computed.
      const at = film.stops.findIndex((stop) => stop.title === title);
      const comes = at === film.stops.length - 1 && film.stops[at].step !== film.currentStep;
      if (now !== before || !film.paused || comes) frames = 0;
      before = now;
      if (frames < 2) continue;
      frames = 0;
      if (seen.at(-1)?.title !== title) seen.push({ title, filled: null });
      const asks = find('.predict .onward') ?? find('.predict .prediction');
      if (!asks) Object.assign(seen.at(-1) ?? {}, { filled });
      (asks ?? find('.onward'))?.click();
    }
    return seen;
  });

for (const id of Object.keys(LESSONS)) {
  test(
    `${id}: the one large button comes to every stop in order, and fills the dots of those`,
    // It has stops that share a step, and goes to runs of its own.
    { tag: id === 'impossible' ? [] : '@long' },
    async ({ open, page }) => {
      // To a reason it is at once there.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const light = await open(`?lesson=${id}`);
      await light.button('lesson.leave').waitFor();
      const { stops } = (await LESSONS[id].load()).lesson;
      const all = await light.root.evaluate((el) =>
        /** @type {SearchLight} */ (el).stops.map(({ title }) => title),
      );
      const seen = await walked(light);
      expect(seen.map(({ title }) => title)).toEqual(all);
      expect(seen.map(({ filled }, index) => filled ?? index + 1)).toEqual(all.map((_, index) => index + 1)); // prettier-ignore
      const { length: total } = stops.filter(({ question }) => question);
      const [sum] = told.text('lesson.score', { answered: total, total, right: 0 }).split(' 0');
      await expect(light.dialog.locator('.score')).toContainText(sum);
      await light.closeDialog();
      // What a stop lights up is measured once it stands still.
      for (const [index, { light: part }] of IS_LONG ? stops.entries() : []) {
        await light.root.evaluate((el, to) => /** @type {SearchLight} */ (el).goToStop(to), index);
        await expectStop(light, index);
        await expect(light.root.locator('.spotlight')).toHaveCount(part ? 1 : 0);
      }
      await page.emulateMedia({ reducedMotion: 'no-preference' });
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

test(
  'title and caption of a stop are in sight, also where it shows the map or the board alone',
  { tag: '@long' },
  async ({ open, page }) => {
    const places = /** @type {const} */ ([
      ['two-sides', 'smaller', 4],
      ['impossible', 'colours', 7],
      ['games', 'four', 7],
    ]);
    const sizes = [
      { width: 1024, height: 768 },
      { width: 390, height: 664 },
    ];
    for (const [turn, size] of sizes.entries()) {
      await page.setViewportSize(size);
      // In the short form the map alone on the large screen, and the board alone on the phone.
      for (const [id, stop, index] of IS_LONG ? places : [places[turn]]) {
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
  },
);

test(
  'the queue that a stop tells of is in sight, also where the browser zooms to 200 % and on a phone held across',
  { tag: '@long' },
  async ({ open, page }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    const light = await open('?lesson=sweep');
    await expectStop(light, 0);
    const queue = light.root.locator('.queues');
    const sentence = light.root.locator('.sentence');
    for (const size of [
      { width: 640, height: 400 },
      { width: 844, height: 390 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      // Told, and asked about.
      for (const index of [3, 4]) {
        await light.root.evaluate((el, to) => /** @type {SearchLight} */ (el).goToStop(to), index);
        await expect(light.root.locator('.predict')).toHaveCount(index === 4 ? 1 : 0);
        await expect(queue).toBeInViewport({ ratio: 1 });
        await expect
          .poll(async () => {
            const [above, below] = [await queue.boundingBox(), await sentence.boundingBox()];
            return above && below && above.y + above.height <= below.y;
          }, `${index} at ${size.width} px`)
          .toBe(true);
      }
    }
  },
);

test(
  'board, result and queue fill the stage of a stop without a map',
  { tag: '@long' },
  async ({ open, page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const light = await open('?lesson=sweep');
    await expectStop(light, 0);
    await light.root.evaluate((el) => /** @type {SearchLight} */ (el).goToStop(2));
    await expectStop(light, 2);
    const filled = await light.root.evaluate((el) => {
      const root = /** @type {ShadowRoot} */ (el.shadowRoot);
      const [stage, board, queue] = ['.stage', '.board', '.queues'].map((of) =>
        /** @type {Element} */ (root.querySelector(of)).getBoundingClientRect(),
      );
      return {
        isHigh: board.height > 0.75 * stage.height,
        isWide: queue.right > stage.right - 8 && queue.left - board.right < 48,
        // Labels stand under the queue.
        isAtFoot: stage.bottom - queue.bottom < 36,
      };
    });
    expect(filled).toEqual({ isHigh: true, isWide: true, isAtFoot: true });
  },
);

test(
  'the name of what a stop lights up leaves the title under a disc free',
  { tag: '@long' },
  async ({ open, page }) => {
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
  },
);

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
    for (const id of IS_LONG ? Object.keys(LESSONS) : ['sweep']) {
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
