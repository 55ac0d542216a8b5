/** Homework: sheets by seed, handed out as a link and on paper, answered, and checked by the teacher's page. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { codesIn } from '../../www/core/compose/answer-code.js';
import { wordsOf } from '../../www/i18n/index.js';
import { violations } from './axe.js';
import { expect, test, words } from './light.js';

/** @import { Page } from '@playwright/test' */

/** @param {string} name */
const wordsIn = (name) =>
  wordsOf('en', readFileSync(new URL(`../../www/i18n/${name}.en.ftl`, import.meta.url), 'utf8'));
const told = wordsIn('compose');
const asked = wordsIn('predictions');
const lessons = wordsIn('lessons');

/** The panel with homework open. @param {Page} page */
async function homeworkOf(page) {
  const panel = page.locator('#compose').getByRole('group', { name: told.text('compose.title') });
  await panel.waitFor();
  await panel.getByRole('button', { name: told.text('compose.homework'), exact: true }).click();
  return panel;
}

test('a teacher hands out sheets, a learner answers one, and the page checks the code', async ({
  open,
  page,
}) => {
  await open('?puzzle=flip&compose');
  const panel = await homeworkOf(page);
  const number = (/** @type {string} */ key) =>
    panel.getByRole('spinbutton', { name: told.text(`compose.homework.${key}`) });
  await panel.getByRole('textbox', { name: told.text('compose.homework.name') }).fill('Week 1');
  await number('count').fill('3');
  await number('seed').fill('7');
  await page.keyboard.press('Tab');
  for (const kind of ['next', 'new', 'fewest', 'first']) {
    const box = panel.getByRole('checkbox', { name: asked.text(`predict.kind.${kind}`) });
    await box.setChecked(['next', 'fewest', 'first'].includes(kind));
  }
  await expect(panel.getByText(told.text('compose.homework.practice'))).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // On paper: the key has what the sheets ask, a page for each learner.
  const files = [];
  const names = [];
  for (const key of ['saveSheets', 'saveKey']) {
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: told.text(`compose.homework.${key}`) }).click();
    names.push((await download).suggestedFilename());
    files.push(await readFile(await (await download).path(), 'utf8'));
  }
  const [sheets, key] = files;
  for (const paper of files) {
    expect(paper.match(/class="first/g)).toHaveLength(3);
    expect(paper).toContain('Week 1 · 7/3');
  }
  expect(sheets).not.toContain('☑');
  expect(key.match(/☑/g)).toHaveLength(6);
  // A sheet says the rules; the key begins with a table of all sheets.
  const rules = words.text('flip.rules').slice(0, 30);
  expect(sheets.split(rules)).toHaveLength(4);
  expect(key).not.toContain(rules);
  const answered = [...key.matchAll(/<tr><th>(\d)<\/th><td>\d+<\/td><td>([A-D])<\/td><td>([A-D])<\/td><\/tr>/g)]; // prettier-ignore
  expect(answered.map(([, sheet]) => sheet)).toEqual(['1', '2', '3']);
  expect(names).toEqual(['searchlight-lesson-homework.html', 'searchlight-lesson-homework-key.html']); // prettier-ignore
  expect(new Set(key.match(/class="blank">\d+/g)).size).toBe(1);

  const link = panel.getByRole('textbox', { name: told.text('compose.homework.link') });
  const address = await link.inputValue();
  await panel.getByRole('button', { name: told.text('compose.homework.links') }).click();
  const links = panel.getByRole('textbox', { name: told.text('compose.homework.links') });
  await expect(links).toHaveValue(/^1\t[^\n]+\n2\t[^\n]+\n3\t[^\n]+$/);
  const second = (await links.inputValue()).split('\n')[1].split('\t')[1];
  await panel.getByRole('button', { name: told.text('compose.homework.link') }).click();

  // The learner.
  await page.goto('about:blank');
  await page.goto(address);
  const dialog = page.getByRole('dialog', { name: 'Week 1' });
  await expect(dialog.getByText(told.text('sheet.practice'))).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('spinbutton').fill('2');
  await page.keyboard.press('Enter');
  const light = page.locator('search-light');
  const group = light.getByRole('group', { name: /^Question 1/ });
  await expect(light.locator('.heading')).toContainText('Week 1 · 7/2');
  expect(new URL(page.url()).search).toBe('');
  // The address is the one that the teacher's list has.
  await expect.poll(() => page.url()).toBe(second);
  await group.getByRole('textbox', { name: asked.text('predict.typed') }).fill('999');
  await page.keyboard.press('Enter');
  await expect(light.locator('.sentence')).toContainText('There is a shorter way');
  await light.getByRole('button', { name: asked.text('predict.goOn') }).click();
  await expect(light.getByRole('group', { name: /^Question 2/ })).toBeVisible();
  await light.locator('.choices .button').first().click();
  await light.getByRole('button', { name: asked.text('predict.goOn') }).click();
  await expect(light.getByRole('group', { name: /^Question 3/ })).toBeVisible();
  await light.locator('.choices .button').first().click();
  await light.getByRole('button', { name: asked.text('predict.goOn') }).click();
  await light.getByRole('button', { name: lessons.text('lesson.end') }).click();
  const code = await light.getByRole('textbox', { name: lessons.text('lesson.code') }).inputValue();
  const [given] = codesIn(code).sheets;
  expect(given.lesson).toBe('Week 1 · 7/2');
  expect(given.answers[0]).toEqual({ stop: 0, choice: 999, correct: false, isTyped: true });

  // The teacher again: a code that calls a wrong answer right does not fit its sheet.
  const { answerCode } = await import('../../www/core/compose/answer-code.js');
  const answers = given.answers.map((answer) => ({ ...answer, correct: true }));
  const forged = answerCode({ ...given, name: 'Bo', answers });
  await page.goto('about:blank');
  await page.goto('?puzzle=flip&compose');
  const answersButton = page.locator('#compose').getByRole('button', { name: told.text('compose.codes'), exact: true }); // prettier-ignore
  await answersButton.click();
  await page.locator('#compose').getByRole('textbox', { name: told.text('compose.codes') }).fill(`${code} ${forged}`); // prettier-ignore
  const rows = page.locator('#compose').getByRole('row');
  await expect(rows.nth(1)).toContainText(told.text('compose.answer.checked'));
  await expect(rows.nth(2)).toContainText(told.text('compose.answer.forged'));
  await expect(rows.nth(2)).toContainText('1: 999 ✗');
  expect(await violations(page)).toEqual([]);
  expect(words.text('lesson.leave')).not.toBe('');
});

for (const [width, height] of [
  [1280, 800],
  [1024, 768],
  [390, 844],
]) {
  const tag = width === 390 ? [] : '@long';
  test(
    `with homework open the buttons of the panel stay in view at ${width} x ${height}`,
    { tag },
    async ({ open, page }) => {
      await page.setViewportSize({ width, height });
      await open('?puzzle=flip&compose');
      const panel = await homeworkOf(page);
      await expect(panel.getByRole('spinbutton').first()).toBeInViewport({ ratio: 1 });
      for (const key of ['clear', 'open', 'homework', 'link']) {
        const button = panel.getByText(told.text(`compose.${key}`), { exact: true });
        await expect(button.last()).toBeInViewport({ ratio: 1 });
      }
    },
  );
}

test('a failure while sheets are made is told in words, not taken for a lack of boards', async ({
  open,
  page,
}) => {
  await open('?puzzle=flip&compose');
  const panel = await homeworkOf(page);
  await page.evaluate(() => {
    // Between two slices of the survey the page pauses.
    const { setTimeout: real } = window;
    const broken = () => {
      throw new TypeError('broken');
    };
    Object.assign(window, { setTimeout: broken });
    real(() => Object.assign(window, { setTimeout: real }), 2000);
  });
  await panel.getByRole('button', { name: told.text('compose.homework.links') }).click();
  const reason = words.text('error.unknown');
  const failed = told.text('compose.homework.failed', { reason });
  await expect(panel.getByText(failed).first()).toBeVisible();
});

test('an exercise of a lesson is checked with a reason; exercises and key go on paper', async ({
  open,
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      if (window.top) Reflect.set(window.top, 'printed', document.body.innerText);
      dispatchEvent(new Event('afterprint'));
    };
  });
  const light = await open('?lesson=sweep');
  await light.button('lesson.leave').waitFor();
  const last = light.root.locator('.chapters .dot').last();
  await last.click();
  await light.button('lesson.exercises').click();
  for (const [key, says] of /** @type {const} */ ([
    ['print', lessons.text('lesson.sweep.exercise.near')],
    ['key', lessons.text('lesson.check.step', { step: 17 })],
  ])) {
    await page.evaluate(() => Reflect.deleteProperty(window, 'printed'));
    await light.dialog.getByRole('button', { name: lessons.text(`lesson.check.${key}`) }).click();
    await expect.poll(() => page.evaluate(() => String(Reflect.get(window, 'printed')))).toContain(says); // prettier-ignore
  }
  await light.dialog
    .getByRole('button', { name: words.text('lesson.openExercise') })
    .first()
    .click();
  const task = light.root.getByRole('group', { name: words.text('lesson.exercise') });
  const field = task.getByRole('textbox', { name: lessons.text('lesson.check.number') });
  await field.fill('1');
  await page.keyboard.press('Enter');
  await expect(task.getByRole('status')).toHaveText(lessons.text('lesson.check.less'));
  expect(await violations(page)).toEqual([]);
  await field.fill('9999');
  await page.keyboard.press('Enter');
  await expect(task.getByRole('status')).toHaveText(lessons.text('lesson.check.more'));
  await task.getByRole('button', { name: lessons.text('lesson.check.show') }).click();
  await expect(task).toContainText(/At step [\d,]+ the answer is found/);
  await expect(field).toHaveCount(0);
});
