/** Lessons, questions, programs, finding and presenting by keyboard alone, from beginning to end. */
import { wordsOf } from '../../www/i18n/index.js';
import { DICTIONARIES } from '../js/dictionaries.js';
import { IS_LONG } from '../long.js';
import { violations } from './axe.js';
import { STILL, expect, sideways, test, words } from './light.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { SearchLight } from '../../www/element/search-light.js'
 * @import { Light } from './light.js'
 */

const [english] = DICTIONARIES;
const lesson = wordsOf('en', english.lessons);
const asked = wordsOf('en', english.page, english.predictions);
const notes = wordsOf('en', english.notes);
const found = wordsOf('en', english.page, english.find);

/** A phone with the bars of its browser, and a projector. */
const SIZES = [
  { width: 390, height: 664 },
  { width: 1024, height: 768 },
];
/** The short form takes one of them in turn. @param {number} turn */
const sizesFor = (turn) => (IS_LONG ? SIZES : [SIZES[turn % 2]]);

/** What has the focus, through shadow roots: its name as far as it is written, and its role. @param {Page} page */
const focused = (page) =>
  page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    const label = /** @type {HTMLInputElement | null} */ (at)?.labels?.[0]?.textContent;
    return (at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  });

/** More than there are controls and terms on the page. */
const MOST_TABS = 150;

/** Goes from control to control to the one of this name. @param {Page} page @param {string} name @param {string} [key] */
async function tabTo(page, name, key = 'Tab') {
  const passed = [];
  for (let tab = 0; tab < MOST_TABS; tab++) {
    await page.keyboard.press(key);
    const now = await focused(page);
    if (now.startsWith(name)) return;
    passed.push(now);
  }
  throw new Error(`${name} is not among ${passed.join(' | ')}`);
}

/** @param {Page} page @param {string} name */
async function use(page, name) {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Goes to a part of "More", which is behind a tab where "More" covers the stage. @param {Light} light @param {string} name */
async function toPart({ page, root }, name) {
  if (!(await root.getByRole('tablist').isVisible())) return;
  await tabTo(page, words.text('more.close'));
  await page.keyboard.press('Tab');
  while ((await focused(page)) !== words.text(`more.tab.${name}`)) {
    await page.keyboard.press('ArrowRight');
  }
}

/** It passes axe, and nothing is wider than the page. @param {Light} light */
async function expectClean(light) {
  expect(await sideways(light)).toEqual(STILL);
  expect(await violations(light.page)).toEqual([]);
}

/** @param {Light} light */
const stepOf = (light) => light.root.evaluate((el) => /** @type {SearchLight} */ (el).currentStep);

/** Waits for a stop by its title. @param {Light} light @param {string} id */
const atStop = (light, id) =>
  light.root
    .locator(`.dot[aria-current="step"][aria-label="${lesson.text(`lesson.sweep.${id}.title`)}"]`)
    .waitFor();

/** The second question of the first lesson, which has two. */
const second = { number: 2, total: 2 };

/** Answers the question that is asked, and goes on. @param {Light} light */
async function answer({ page, root }) {
  await root.locator('.predict').waitFor();
  await page.keyboard.press('1');
  await root.locator('.prediction.right').waitFor();
  // Who does not wait for the film on its way to the reason is there at once.
  await expect(root.locator('.predict .onward')).toBeFocused();
  await page.keyboard.press('Enter');
}

test('a lesson is chosen, gone through with its questions, and left for an exercise, by keyboard', async ({
  open,
  page,
}) => {
  test.slow();
  // In the short form nothing is waited for that plays: what is on its way, the tests of lessons know.
  if (!IS_LONG) await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const size of sizesFor(0)) {
    await page.setViewportSize(size);
    await page.goto('about:blank');
    const light = await open();
    await light.computed();
    const modes = light.root.getByRole('combobox', { name: words.text('header.modes') });
    if (await modes.isVisible()) {
      await modes.focus();
      // Play by hand comes before the lessons.
      for (let turn = 0; turn < 2; turn++) await page.keyboard.press('ArrowDown');
    } else {
      await tabTo(page, words.text('header.explore'));
      for (let turn = 0; turn < 2; turn++) await page.keyboard.press('ArrowRight');
    }
    await use(page, lesson.text('lesson.sweep.name'));
    await atStop(light, 'small');
    await expectClean(light);
    for (const id of ['tree', 'board', 'first', 'queue']) {
      await page.keyboard.press('PageDown');
      if (id !== 'queue') await atStop(light, id);
    }
    await answer(light);
    await light.root.getByRole('group', { name: asked.text('predict.group', second) }).waitFor();
    await answer(light);
    // The film may still be on its way to the reason: then the key leads there first.
    const onward = light.root.locator('.predict .onward');
    await expect(async () => {
      if (await onward.isVisible()) await page.keyboard.press('Enter');
      await expect(onward).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await atStop(light, 'rings');
    for (const id of ['answer', 'whole']) {
      await page.keyboard.press('PageDown');
      await atStop(light, id);
    }
    await use(page, words.text('lesson.exercises'));
    await expectClean(light);
    await use(page, words.text('lesson.openExercise'));
    await expect(light.root.locator('.task')).toContainText(
      lesson.text('lesson.sweep.exercise.near'),
    );
    await expectClean(light);
  }
});

test(
  'questions are asked for, answered to the last one and left, by keyboard',
  { tag: '@long' },
  async ({ open, page }) => {
    test.slow();
    for (const size of sizesFor(1)) {
      await page.setViewportSize(size);
      await page.goto('about:blank');
      const light = await open();
      await light.computed();
      // Between two questions the film plays.
      await light.root.evaluate((el) => Object.assign(el, { speed: 2000 }));
      await use(page, words.text('more.label'));
      await light.drawer.waitFor();
      await toPart(light, 'find');
      await tabTo(page, asked.text('predict.count'));
      await page.keyboard.type('3');
      await use(page, asked.text('predict.begin'));
      await light.drawer.waitFor({ state: 'detached' });
      for (let number = 1; number <= 3; number++) {
        const group = { name: asked.text('predict.group', { number, total: 3 }) };
        await light.root.getByRole('group', { ...group, exact: true }).waitFor({ timeout: 60_000 });
        if (number === 2) await expectClean(light);
        await answer(light);
      }
      await light.root.locator('.results').waitFor();
      await use(page, asked.text('predict.done'));
      await expect(light.scrub).toBeVisible();
    }
  },
);

test(
  'a program is shown, chosen in another writing and hidden, by keyboard',
  { tag: '@long' },
  async ({ open, page }) => {
    for (const size of sizesFor(0)) {
      await page.setViewportSize(size);
      await page.goto('about:blank');
      const light = await open('#AQEEBJi7AgAAEA');
      await light.computed();
      await light.press('p');
      await use(page, words.text('more.label'));
      await light.drawer.waitFor();
      await toPart(light, 'program');
      await tabTo(page, words.text('code.pseudo'));
      for (const writing of ['code.rust', 'code.python', 'code.cpp']) {
        await page.keyboard.press('ArrowRight');
        await expect(light.radio(writing)).toBeChecked();
      }
      await expect(light.root.locator('.listing .lit')).toHaveText('open.push(next);');
      await expectClean(light);
      await page.keyboard.press('Escape');
      await light.drawer.waitFor({ state: 'detached' });
      await light.press('p');
      await expect(light.root.locator('.listing')).toHaveCount(0);
    }
  },
);

test(
  'steps are looked for, gone to and made a break point, by keyboard',
  { tag: '@long' },
  async ({ open, page }) => {
    for (const size of sizesFor(1)) {
      await page.setViewportSize(size);
      await page.goto('about:blank');
      const light = await open('#AQEEBJi7AgAAEA');
      await light.computed();
      await light.press('f');
      const menu = light.drawer.getByRole('combobox', { name: found.text('find.what') });
      await expect(menu).toBeFocused();
      await page.keyboard.type(found.text('find.query.duplicate').slice(0, 6));
      const hits = light.drawer.getByRole('list', { name: found.text('find.hits') });
      await hits.getByRole('link').first().waitFor();
      while (!(await hits.getByRole('link').first().evaluate(isFocused))) {
        await page.keyboard.press('Tab');
      }
      await expectClean(light);
      const isCovering = await light.root.getByRole('tablist').isVisible();
      await page.keyboard.press('Enter');
      // Where "More" covers the stage, it closes so that the step is seen.
      if (isCovering) {
        await light.drawer.waitFor({ state: 'detached' });
        await light.press('f');
        await expect(menu).toBeFocused();
      }
      await expect(hits.getByRole('link').first()).toHaveAttribute('aria-current', 'step');
      const step = await stepOf(light);
      expect(step).not.toBe(16);
      await tabTo(page, found.text('find.stop'), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await light.press('Home');
      await light.press('Space');
      await expect.poll(() => stepOf(light), { timeout: 30_000 }).toBe(step);
      await expect(light.button('transport.play')).toBeVisible();
    }
  },
);

/** Runs in the page. @param {Element} element */
const isFocused = (element) => element.matches(':focus');

test('a lesson is presented: notes, a show of hands, its answer and the way on, by keyboard', async ({
  open,
  page,
}) => {
  for (const size of sizesFor(1)) {
    await page.setViewportSize(size);
    await page.goto('about:blank');
    const light = await open('?lesson=sweep');
    await light.button('lesson.leave').waitFor();
    await use(page, lesson.text('lesson.present'));
    await light.dialog.waitFor();
    await expectClean(light);
    await tabTo(page, notes.text('present.notes'));
    await page.keyboard.press('Space');
    await tabTo(page, notes.text('present.hands'));
    await page.keyboard.press('Space');
    await light.closeDialog();
    await expect(light.root.locator('.teacher')).toContainText(notes.text('note.sweep.small'));
    await light.focus();
    for (const id of ['tree', 'board', 'first', 'queue']) {
      await page.keyboard.press('PageDown');
      if (id !== 'queue') await atStop(light, id);
    }
    await light.root.getByRole('group', { name: notes.text('hands.group') }).waitFor();
    for (const key of ['a', 'b', 'b']) await page.keyboard.press(key);
    await expect(light.root.locator('.hands [role="status"]')).toHaveText(
      notes.text('hands.total', { count: 3 }),
    );
    await expectClean(light);
    await page.keyboard.press('PageDown');
    await light.root.getByRole('button', { name: /, right$/ }).waitFor();
    await page.keyboard.press('PageDown');
    await expect(light.root.locator('.teacher')).toContainText(notes.text('note.sweep.level'));
  }
});

test('the page takes Space, arrows and ? while nothing has the focus, and leaves a control its own', async ({
  light,
  page,
}) => {
  await light.computed();
  const owner = () => page.evaluate(() => document.activeElement?.localName);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  expect(await owner()).toBe('body');
  await page.keyboard.press('ArrowRight');
  await light.expectStep(1);
  await page.keyboard.press('Space');
  await expect(light.button('transport.pause')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(light.button('transport.play')).toBeVisible();
  expect(await owner()).toBe('body');
  await page.keyboard.press('?');
  await expect(light.dialog).toContainText(words.text('keys.playPause'));
  await light.closeDialog();
  const step = await light.step();
  await light.stepField.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('?');
  await expect(light.dialog).toHaveCount(0);
  await light.expectStep(step);
});
