/** Predictions: asked before a step, answered by keys or the pointer, scored, linked, told to the page. */
import { violations } from './axe.js';
import { readFileSync } from 'node:fs';
import { wordsOf } from '../../www/i18n/index.js';
import { DICTIONARIES } from '../js/dictionaries.js';
import { Light, STILL, expect, sideways, test, words } from './light.js';
import { IS_LONG } from '../long.js';

/** @import { SearchLight } from '../../www/element/search-light.js' */
/** @import { Page } from '@playwright/test' */

const told = wordsOf(
  'en',
  DICTIONARIES[0].page,
  readFileSync(new URL('../../www/i18n/predictions.en.ftl', import.meta.url), 'utf8'),
);

const inVietnamese = wordsOf(
  'vi',
  readFileSync(new URL('../../www/i18n/vi.ftl', import.meta.url), 'utf8'),
);

/** @param {Light} light @param {number} number @param {number} total */
const question = (light, number, total) =>
  light.root.getByRole('group', { name: told.text('predict.group', { number, total }) });

/** @param {Light} light @param {string} key */
const button = (light, key) => light.root.getByRole('button', { name: told.text(key) });

/** What stands in the caption. @param {Light} light */
const caption = (light) => light.root.locator('.sentence');

/** Plays on fast. @param {Light} light */
const play = (light) =>
  light.root.evaluate(async (el) => {
    await customElements.whenDefined('search-light');
    const element = /** @type {SearchLight} */ (el);
    element.speed = 1000;
    return element.play();
  });

/** @param {Light} light */
const stepOf = (light) => light.root.evaluate((el) => /** @type {SearchLight} */ (el).currentStep);

/** Keeps the predictions that the element tells of. @param {Light} light */
async function hear(light) {
  await light.root.evaluate((el) => {
    const heard = /** @type {unknown[]} */ ([]);
    Object.assign(globalThis, { heard });
    el.addEventListener('prediction', (event) => {
      const { detail, bubbles, composed } = /** @type {CustomEvent} */ (event);
      heard.push({ ...detail, bubbles, composed });
    });
  });
  return () =>
    light.page.evaluate(() => /** @type {any[]} */ (/** @type {any} */ (globalThis).heard));
}

test(
  'Play rests before a step and asks what comes; keys answer, and the result can be copied',
  { tag: '@firefox-long' },
  async ({ open, page }) => {
    const light = await open('?predict=next+2');
    const heard = await hear(light);
    // Nothing is played past a question that is on its way.
    await play(light);
    await expect(question(light, 1, 2)).toBeVisible();
    await expect(caption(light)).toHaveText(told.text('predict.next.asks'));
    await expect(light.scrub).toHaveCount(0);
    const known = { known: words.number(65_536) };
    await expect(light.root.getByText(words.text('state-space.of', known))).toHaveCount(0);
    await expect(light.root.getByText(words.text('queue.nextOut'))).toBeHidden();
    const asked = await stepOf(light);
    for (const key of [' ', 'ArrowRight', 'PageDown']) {
      await light.press(key);
      expect(await stepOf(light), key).toBe(asked);
    }
    await light.press('1');
    await expect(caption(light)).toHaveText(/^(Right|Not right)\. /);
    expect(await stepOf(light)).toBe(asked + 1);
    await expect(light.root.getByRole('button', { name: /, right$/ })).toHaveCount(1);
    const [first] = await heard();
    const isRight = first.question.correct === 0;
    expect(first).toEqual({
      question: {
        kind: 'next',
        step: asked,
        shownAt: asked + 1,
        about: 0,
        choices: expect.any(Array),
        correct: expect.any(Number),
      },
      choice: 0,
      correct: isRight,
      score: { right: Number(isRight), answered: 1, total: 2 },
      bubbles: false,
      composed: false,
    });
    expect(first.question.choices).toHaveLength(new Set(first.question.choices).size);
    await page.keyboard.press('Enter');
    await expect(question(light, 2, 2)).toBeVisible();
    expect(await stepOf(light)).toBeGreaterThan(asked + 1);
    await question(light, 2, 2).getByRole('button').nth(1).click();
    await button(light, 'predict.goOn').click();
    const all = await heard();
    const score = { right: all.filter(({ correct }) => correct).length, total: 2 };
    await expect(caption(light)).toHaveText(told.text('predict.summary', score));
    await button(light, 'predict.copy').click();
    const said = new RegExp(`${told.text('predict.copied')}|${told.text('predict.byHand')}`);
    await expect(light.root.getByRole('status').filter({ hasText: said })).toBeVisible();
    await button(light, 'predict.again').click();
    await play(light);
    await expect(question(light, 1, 2)).toBeVisible();
    expect(await stepOf(light)).toBe(asked);
    await button(light, 'predict.leave').click();
    await expect(light.scrub).toBeVisible();
    await expect(page).not.toHaveURL(/predict/);
  },
);

test('the switch behind "More" begins them, and links carry them', async ({ light, page }) => {
  await light.computed();
  // Behind the answer nothing is left to guess: it begins at the start.
  await light.press('End');
  await light.root.evaluate((el) => Object.assign(el, { speed: 1000 }));
  await light.openMore();
  const begin = light.drawer.getByRole('button', { name: told.text('predict.begin') });
  await light.drawer.getByLabel(told.text('predict.kind')).first().selectOption({ index: 3 });
  await begin.click();
  await expect(light.drawer).toHaveCount(0);
  await expect(question(light, 1, 5)).toBeVisible();
  await light.openMore();
  await expect(begin).toHaveAttribute('aria-pressed', 'true');
  await expect(light.root).toHaveAttribute('predict', 'new');
  await expect(page).toHaveURL(/\?predict=new/);
  await light.closeMore();
  await light.button('share.open').click();
  const link = light.dialog.getByRole('textbox', { name: words.text('share.link'), exact: true });
  await expect(link).toHaveValue(/\?predict=new#A/);
  const snippet = light.dialog.getByRole('textbox', { name: words.text('share.snippet') });
  await expect(snippet).toHaveValue(/ predict="new"/);
});

/** Each with how many times axe looks at it, which takes long: at the question, then at the reason. */
const LOOKS = /** @type {const} */ ([
  ['?predict=next+1', 390, 664, 2],
  ['?puzzle=mines&predict=forced+1', 1024, 768, 0],
  ['?puzzle=mines&predict=forced+1', 390, 664, 1],
  ['?puzzle=tab&predict', 390, 664, 0],
  ['?predict=new+1', 1024, 768, 1],
]);

test(
  'axe finds nothing, and nothing is wider than a phone or a projector',
  { tag: '@long' },
  async ({ open, page }) => {
    for (const [path, width, height, looks] of IS_LONG ? LOOKS : LOOKS.slice(0, 2)) {
      await page.setViewportSize({ width, height });
      await page.goto('about:blank');
      const light = await open(path);
      await play(light);
      const first = light.root.getByRole('group', { name: /^Question 1/ });
      await expect(first).toBeVisible();
      await light.frames(1);
      if (looks > 0) expect(await violations(page), path).toEqual([]);
      expect(await sideways(light), path).toEqual(STILL);
      const { x = 0, width: wide = 0 } = (await first.boundingBox()) ?? {};
      expect(x + wide).toBeLessThanOrEqual(width);
      await first.getByRole('button').first().click();
      await expect(button(light, 'predict.goOn')).toBeInViewport();
      await expect(button(light, 'predict.goOn')).toBeFocused();
      if (looks > 1) expect(await violations(page), path).toEqual([]);
    }
  },
);

test('choices that are cells stand on the board, and the right one is lit with its reason', async ({
  open,
}) => {
  const light = await open('?puzzle=mines&predict=forced+1');
  const heard = await hear(light);
  await play(light);
  const asked = question(light, 1, 1);
  await expect(asked).toBeVisible();
  const marks = light.root.locator('.choice-mark');
  await expect(marks).toHaveCount(await asked.locator('.prediction').count());
  await expect(light.root.locator('.choice-mark.right')).toHaveCount(0);
  await light.press('1');
  const lit = light.root.locator('.choice-mark.right');
  await expect(lit).toHaveCount(1);
  const [{ question: answered }] = await heard();
  await expect(lit).toHaveText(String(answered.correct + 1));
  const [mark, cell] = await Promise.all([
    lit.boundingBox(),
    light.grid.getByRole('gridcell').nth(answered.choices[answered.correct]).boundingBox(),
  ]);
  expect(mark && cell && mark.x >= cell.x - 2 && mark.y >= cell.y - 2).toBe(true);
  expect(mark && cell && mark.x <= cell.x + cell.width).toBe(true);
  await expect(caption(light)).toHaveText(/^(Right|Not so)\. /);
});

test('a stop of a lesson asks, and the lesson goes on behind the answer', async ({ open }) => {
  const light = await open('?lesson=sweep');
  await expect(light.button('lesson.leave')).toBeVisible();
  await light.root.evaluate((el) => /** @type {SearchLight} */ (el).goToStop(4));
  const asked = question(light, 1, 2);
  await expect(asked).toBeVisible();
  await expect(caption(light)).toContainText(told.text('predict.next.asks'));
  await asked.getByRole('button').first().click();
  await button(light, 'predict.goOn').click();
  await expect(light.button('transport.pause').or(question(light, 2, 2))).toBeVisible();
});

/**
 * A page with a frame, and what course systems are told by it.
 * @param {Page} page
 * @param {string} query
 */
async function openGraded(page, query) {
  await page.unrouteAll();
  await page.route(/hosts\/grades\.html/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><style>iframe { width: 700px; height: 600px }</style>
<script>
  const said = [];
  addEventListener('message', ({ data }) => said.push(data));
</script>
<iframe src="../embed/embed.html?${query}"></iframe>`,
    }),
  );
  await page.goto('hosts/grades.html');
  const inside = page.frameLocator('iframe').locator('search-light');
  const light = new Light(page, /** @type {any} */ (inside));
  /** @returns {Promise<any[]>} */
  const graded = () =>
    page.evaluate(() =>
      /** @type {any} */ (globalThis)
        .eval('said')
        .filter((/** @type {any} */ { subject = '' }) => /^(SPLICE|lti)\./.test(subject)),
    );
  return { light, graded };
}

const ID = expect.stringMatching(/^searchlight-\d+$/);

test('a frame tells course systems of each answer and the score so far, and nothing before the first', async ({
  page,
}) => {
  const { light, graded } = await openGraded(page, 'puzzle=tab&predict=value+4');
  await expect(light.root).toHaveAttribute('predict', 'value 4');
  await play(light);
  const answers = [];
  let right = 0;
  for (let number = 1; number <= 2; number++) {
    const asked = question(light, number, 4);
    await expect(asked).toBeVisible();
    expect(await graded()).toHaveLength(3 * (number - 1));
    const step = await stepOf(light);
    await asked.getByRole('button').first().click();
    await expect.poll(async () => (await graded()).length).toBe(3 * number);
    const [report, event, size] = (await graded()).slice(-3);
    const correct = event.data.correct === true;
    right += Number(correct);
    answers.push({ kind: 'value', step, choice: 1, correct });
    expect(report).toEqual({
      subject: 'SPLICE.reportScoreAndState',
      message_id: ID,
      score: right / 4,
      state: { version: 1, answers },
    });
    expect(event).toEqual({
      subject: 'SPLICE.sendEvent',
      message_id: ID,
      name: 'prediction',
      data: { ...answers[number - 1], score: right / 4 },
    });
    expect(size).toEqual({
      subject: 'lti.frameResize',
      message_id: ID,
      height: expect.any(Number),
    });
    expect(size.height).toBeGreaterThan(200);
    await button(light, 'predict.goOn').click();
  }
  const ids = (await graded()).map(({ message_id: id }) => id);
  expect(new Set(ids).size).toBe(6);
});

test(
  'a frame with a lesson reports nothing of what is looked at, skipped or shown to a class, and then the answer',
  { tag: '@long' },
  async ({ page }) => {
    const { light, graded } = await openGraded(page, 'lesson=games');
    await light.button('lesson.leave').waitFor();
    const go = (/** @type {number} */ index) =>
      light.root.evaluate((el, to) => /** @type {SearchLight} */ (el).goToStop(to), index);
    const group = light.root.locator('.predict');
    await go(3);
    await button(light, 'predict.skip').click();
    await expect(group).toHaveCount(0);
    await go(6);
    await expect(group).toBeVisible();
    await light.press('h');
    await light.press('a');
    await light.press('PageDown');
    await expect(light.root.getByRole('button', { name: /, right$/ })).toHaveCount(1);
    await light.press('h');
    await go(8);
    expect(await graded()).toEqual([]);
    await go(6);
    await group.getByRole('button', { name: told.text('predict.value.1') }).click();
    await expect.poll(async () => (await graded()).length).toBe(3);
    const [{ score, state }] = await graded();
    expect(state.answers).toEqual([{ kind: 'value', step: 10, choice: 1, correct: score > 0 }]);
    expect([0, 0.5]).toContain(score);
  },
);

/** Opens the first lesson at its first question. @param {(path?: string) => Promise<Light>} open */
async function openQuestion(open) {
  const light = await open('?lesson=sweep');
  await light.button('lesson.leave').waitFor();
  await light.root.evaluate((el) => /** @type {SearchLight} */ (el).goToStop(4));
  await expect(question(light, 1, 2)).toBeVisible();
  return light;
}

test(
  'Page Down at the question of a lesson shows the answer first, and then goes on',
  { tag: '@long' },
  async ({ open }) => {
    const light = await openQuestion(open);
    const heard = await hear(light);
    await light.press('PageDown');
    await expect(light.root.getByRole('button', { name: /, right$/ })).toHaveCount(1);
    await expect(button(light, 'predict.goOn')).toBeVisible();
    expect(await stepOf(light)).toBe(65);
    await light.press('PageDown');
    await expect.poll(() => stepOf(light)).toBe(272);
    expect(await heard()).toEqual([]);
  },
);

test('a board of the queue answers the question, or leaves it alone; a question that is left is come back to', async ({
  open,
}) => {
  const light = await openQuestion(open);
  const heard = await hear(light);
  const boards = light.root.getByRole('list', { name: words.text('queue.title') }).getByRole('button'); // prettier-ignore
  const asked = await stepOf(light);
  await expect(boards.and(light.root.locator(':disabled'))).not.toHaveCount(0);
  await boards.last().click({ force: true });
  expect(await stepOf(light)).toBe(asked);
  // An earlier step is looked at, for instance by a click on the map.
  for (const goOn of ['Space', 'PageDown']) {
    await light.press('ArrowLeft');
    await expect(light.root.locator('.predict')).toHaveCount(0);
    await light.press(goOn);
    await expect(question(light, 1, 2)).toBeVisible();
    expect(await stepOf(light)).toBe(asked);
  }
  // The board that waits longest is the one that leaves next.
  await boards.first().click();
  await expect.poll(heard).toMatchObject([{ correct: true }]);
});

test('where the texts of questions do not come, that is said, playback goes on, and trying again asks', async ({
  open,
  page,
}) => {
  const light = await open('?predict=next+2');
  await play(light);
  await expect(question(light, 1, 2)).toBeVisible();
  await page.route(/predictions\.vi/, (route) => route.abort());
  await light.root.evaluate((el) => el.setAttribute('lang', 'vi'));
  await expect(light.alert).toBeVisible();
  await light.root.evaluate((el) => Object.assign(el, { puzzle: 'knight' }));
  await light.root.evaluate((el) => /** @type {SearchLight} */ (el).whenReady());
  await play(light);
  await expect.poll(() => stepOf(light)).toBeGreaterThan(20);
  await expect(light.alert).toContainText(inVietnamese.text('error.predictions'));
  await light.root.evaluate((el) => /** @type {SearchLight} */ (el).seek(0));
  await page.unroute(/predictions\.vi/);
  await light.alert.getByRole('button', { name: inVietnamese.text('element.retry') }).click();
  await expect(light.alert).toHaveCount(0);
  await play(light);
  await expect(light.root.locator('.predict')).toBeVisible();
});
