/** A lesson of one's own: made on the page, kept, previewed, shared, and shown in a post. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { wordsOf } from '../../www/i18n/index.js';
import { codesIn } from '../../www/core/compose/answer-code.js';
import { violations } from './axe.js';
import { serve } from './server.js';
import { Light, expect, requestsOf, test, words } from './light.js';

/** @import { Page } from '@playwright/test' */
/** @import { SearchLight } from '../../www/element/search-light.js' */

/** @param {string} name */
const wordsIn = (name) =>
  wordsOf('en', readFileSync(new URL(`../../www/i18n/${name}.en.ftl`, import.meta.url), 'utf8'));
const told = wordsIn('compose');
const asked = wordsIn('predictions');
const lessons = wordsIn('lessons');

/** The panel as an author sees it. */
class Panel {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.root = page.locator('#compose').getByRole('group', { name: told.text('compose.title') });
  }

  /** @param {string} key @param {Record<string, string>} [values] */
  button(key, values) {
    return this.root.getByRole('button', {
      name: told.text(`compose.${key}`, values),
      exact: true,
    });
  }

  /** @param {string} key @param {Record<string, string>} [values] */
  field(key, values) {
    return this.root.getByRole('textbox', {
      name: told.text(`compose.${key}`, values),
      exact: true,
    });
  }

  /** @param {'make' | 'film' | 'preview'} mode */
  show(mode) {
    return this.root.getByText(told.text(`compose.mode.${mode}`), { exact: true }).click();
  }

  get question() {
    return this.root.getByRole('combobox', { name: told.text('compose.question') });
  }

  /** The heads of the stops. */
  get heads() {
    return this.root.getByRole('list', { name: told.text('compose.stops') }).locator('.head');
  }

  get titles() {
    return this.heads.locator('.title').allTextContents();
  }

  /**
   * Adds a stop at a step.
   * @param {number} step
   * @param {string} title
   * @param {string} caption
   */
  async add(step, title, caption) {
    await this.page
      .locator('search-light')
      .evaluate((el, at) => /** @type {SearchLight} */ (el).seek(at), step);
    await this.button('add').click();
    await expect(this.field('titleField')).toBeFocused();
    await this.page.keyboard.insertText(title);
    await this.field('caption').fill(caption);
  }
}

/** @param {Page} page @param {(path: string) => Promise<Light>} open */
async function openPanel(page, open) {
  const light = await open('?puzzle=flip&compose');
  const panel = new Panel(page);
  await panel.root.waitFor();
  return { light, panel };
}

/** Makes three stops with two questions. @param {Panel} panel */
async function makeLesson(panel) {
  await panel.field('name').fill('Why a queue');
  await panel.add(80, 'Two', 'Look **again**.');
  await panel.question.selectOption(told.text('compose.question.own'));
  await panel.field('asksField').fill('Which one is next?');
  await panel.field('choice', { letter: 'A' }).fill('The newest');
  await panel.field('choice', { letter: 'B' }).fill('The oldest');
  await panel.root
    .getByRole('radio', { name: told.text('compose.right', { letter: 'B' }) })
    .check();
  await panel.field('why').fill('A queue is fair.');
  await panel.add(3, 'One', 'The `queue` grows.');
  await panel.add(64, 'Both', '');
  await panel.question.selectOption(asked.text('predict.kind.next'));
}

test('a lesson is made on the page, kept over a reload, undone, reordered, and previewed', async ({
  open,
  page,
}) => {
  const { light, panel } = await openPanel(page, open);
  await makeLesson(panel);
  expect(await panel.titles).toEqual(['One', 'Both', 'Two']);
  await expect(panel.root.getByText(told.text('compose.kindNote'))).toBeVisible();
  // The film shows the caption while it is typed, and asks nothing.
  await panel.field('caption').fill('Both of them.');
  await expect(light.root.locator('.sentence')).toHaveText('Both of them.');
  await expect(light.root.locator('.predict')).toHaveCount(0);

  await page.reload();
  await panel.root.waitFor();
  await expect(panel.field('name')).toHaveValue('Why a queue');
  await panel.heads.nth(0).focus();
  await page.keyboard.press('Alt+ArrowDown');
  expect(await panel.titles).toEqual(['Both', 'One', 'Two']);
  await expect(panel.heads.nth(1)).toBeFocused();
  await page.keyboard.press('Delete');
  expect(await panel.titles).toEqual(['Both', 'Two']);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  expect(await panel.titles).toEqual(['One', 'Both', 'Two']);

  await panel.heads.nth(2).click();
  await light.expectStep(80);
  await panel.show('preview');
  const group = light.root.getByRole('group', { name: /^Question 1/ });
  await group.getByRole('button', { name: 'The newest' }).click();
  await expect(light.root.locator('.sentence')).toContainText('A queue is fair.');
  await panel.show('make');
  await expect(light.scrub).toBeVisible();
  await panel.button('close').click();
  await expect(panel.root).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('?puzzle=flip');
});

test('a lesson is shared as a link, as a file and as markup; the link opens as a lesson', async ({
  open,
  page,
}) => {
  const { light, panel } = await openPanel(page, open);
  await makeLesson(panel);
  const download = page.waitForEvent('download');
  await panel.button('save').click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ name: 'Why a queue' });
  await panel.button('clear').click();
  await expect(panel.heads).toHaveCount(0);
  await panel.root.locator('input[type="file"]').setInputFiles(file);
  await expect(panel.heads).toHaveCount(3);
  await panel.button('markup').click();
  const markup = await panel.root.getByRole('textbox', { name: told.text('compose.markup') }).inputValue(); // prettier-ignore
  expect(markup).toContain('<li data-right="A queue is fair.">The oldest</li>');
  await panel.button('link').click();
  const link = await panel.root.getByRole('textbox', { name: told.text('compose.link') }).inputValue(); // prettier-ignore

  await panel.button('close').click();
  await page.goto('about:blank');
  await page.goto(link);
  await light.button('lesson.leave').waitFor();
  await expect(light.root.locator('.heading')).toContainText('One');
  await expect(light.root.locator('.sentence code')).toHaveText('queue');
  // A link is opened in the panel again, and changed.
  await page.goto('about:blank');
  await page.goto(link.replace('#', '?compose#'));
  await expect(panel.heads).toHaveCount(3);
});

test('a lesson is written in two languages, and each reader sees the own one', async ({
  open,
  page,
}) => {
  const { light, panel } = await openPanel(page, open);
  await makeLesson(panel);
  await panel.root.getByText(told.text('compose.languages'), { exact: true }).first().click();
  await panel.root.getByRole('combobox', { name: told.text('compose.addLanguage') }).fill('vi');
  await page.keyboard.press('Enter');
  await expect(panel.root.getByRole('radio', { name: 'Vietnamese' })).toBeChecked();
  await panel.field('name').fill('Vì sao hàng đợi');
  await panel.heads.nth(2).click();
  await expect(panel.field('titleField')).toHaveAttribute('placeholder', 'Two');
  await panel.field('titleField').fill('Hai');
  await panel.field('caption').fill('Nhìn **lại**.');
  await panel.field('asksField').fill('Cái nào ra tiếp?');
  await panel.field('choice', { letter: 'A' }).fill('Mới nhất');
  await panel.field('choice', { letter: 'B' }).fill('Cũ nhất');
  await expect(light.root.locator('.sentence')).toHaveText('Nhìn lại.');
  expect(await panel.titles).toEqual(['One', 'Both', 'Hai']);
  expect(await violations(page)).toEqual([]);
  await panel.button('link').click();
  const link = await panel.root.getByRole('textbox', { name: told.text('compose.link') }).inputValue(); // prettier-ignore

  for (const [lang, title, choice] of [
    ['vi', 'Hai', 'Cũ nhất'],
    ['zh', 'Two', 'The oldest'],
  ]) {
    await page.goto('about:blank');
    await page.goto(link.replace('#', `?lang=${lang}#`));
    await light.root.locator('.chapters .dot').nth(2).click();
    await expect(light.root.locator('.heading')).toContainText(title);
    await light.root.getByRole('button', { name: choice }).click();
    await expect(light.root.locator('.sentence')).toContainText('A queue is fair.');
  }
  // The address keeps all languages.
  await page.goto(page.url().replace('lang=zh', 'lang=vi'));
  await page.reload();
  await expect(light.root.locator('.heading')).toContainText('Vì sao hàng đợi');
});

test(
  'the first stop is made before the map has come; what is not lit is veiled while it is made',
  { tag: '@long' },
  async ({ open, page }) => {
    const light = await open('?puzzle=tiles&algorithm=astar&compose');
    const panel = new Panel(page);
    await panel.root.waitFor();
    await panel.button('add').click();
    await expect(panel.field('titleField')).toBeFocused();
    await panel.field('titleField').fill('One');
    await panel.root.getByText(told.text('compose.light.board'), { exact: true }).first().click();
    await expect(light.root.locator('.spotlight .veil')).toHaveCount(1);
    await expect(light.root.locator('.rules').last()).toBeHidden();
    await panel.show('preview');
    await light.button('lesson.leave').waitFor();
    await expect(light.root.locator('.spotlight .ring')).toHaveCount(1);
    await expect(light.root.locator('.spotlight .veil')).toHaveCount(0);
    await expect(light.root.locator('.rules').last()).toBeVisible();
  },
);

test('a package for learning platforms tells the platform who answered what', async ({
  open,
  page,
}) => {
  const { panel } = await openPanel(page, open);
  await makeLesson(panel);
  const download = page.waitForEvent('download');
  await panel.root.getByRole('button', { name: 'SCORM' }).click();
  const files = unzipSync(await readFile(await (await download).path()));
  const stand = readFileSync(new URL('../js/scorm-platform.js', import.meta.url), 'utf8');
  const platform = `<!doctype html><title>Platform</title><script type="module">
    ${stand.replace('export class', 'class')}
    window.API = new Platform();
    document.querySelector('iframe').src = 'index.html';
    </script><iframe width="1200" height="700"></iframe>`;
  const served = await serve((path) =>
    path === 'course.html' ? platform : Buffer.from(files[path]),
  );
  try {
    await page.goto(`${served.url}course.html`);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: words.text('lesson.leave'), exact: true }).waitFor();
    await frame
      .locator('search-light')
      .evaluate((el) => /** @type {SearchLight} */ (el).goToStop(2));
    await frame.getByRole('button', { name: 'The oldest' }).click();
    const heard = () =>
      page.evaluate(() => {
        const { values, faults, state } = Reflect.get(window, 'API');
        return { ...Object.fromEntries(values), faults, state };
      });
    await expect.poll(heard).toMatchObject({
      'cmi.core.lesson_status': 'completed',
      'cmi.core.score.raw': '50',
      'cmi.interactions.0.result': 'correct',
      faults: [],
    });
    await page.locator('iframe').evaluate((el) => el.remove());
    await expect.poll(heard).toMatchObject({ state: 'finished', faults: [] });
  } finally {
    await served.close();
  }
});

test('a list of stops in a post is a lesson: it asks, has notes, and goes on paper', async ({
  page,
}) => {
  await page.goto('hosts/lesson.html');
  const light = new Light(page);
  await light.button('lesson.leave').waitFor();
  await expect(light.root.locator('.heading')).toContainText('Why a queue');
  await expect(light.root.locator('.sentence')).toHaveText('The queue grows.');
  // What is heard of the stops is what was written.
  const stops = await light.root.evaluate((el) => /** @type {SearchLight} */ (el).stops);
  expect(stops.map(({ ask, note, lesson }) => [ask, note, lesson])).toEqual([
    [undefined, 'Ask first.', 'Why a queue'],
    ['next', undefined, undefined],
    [undefined, undefined, undefined],
  ]);
  expect(stops[2]).toMatchObject({ caption: 'Look again.', question: { right: 1 } });
  await light.focus();
  await page.keyboard.press('n');
  await expect(light.root.locator('.teacher')).toContainText('Ask first.');
  await page.keyboard.press('n');
  await light.root.evaluate((el) => /** @type {SearchLight} */ (el).goToStop(2));
  await expect(light.root.locator('.sentence')).toHaveText('Look again. Which one is next?');
  await light.root.getByRole('button', { name: 'The oldest' }).click();
  await expect(light.root.locator('.sentence')).toContainText('A queue is fair.');
  await light.root.getByRole('button', { name: asked.text('predict.goOn') }).click();
  await light.root.getByRole('button', { name: lessons.text('lesson.present') }).click();
  const notes = wordsIn('notes');
  await light.dialog.getByRole('checkbox', { name: notes.text('present.answers') }).check();
  const download = page.waitForEvent('download');
  await light.dialog.getByRole('button', { name: notes.text('present.save') }).click();
  const paper = await readFile(await (await download).path(), 'utf8');
  for (const says of ['Why a queue', 'Ask first.', 'Which one is next?', 'A queue is fair.']) {
    expect(paper).toContain(says);
  }
});

test('at the end a learner has a code, which the panel reads: who answered what', async ({
  open,
  page,
}) => {
  await page.goto('hosts/lesson.html');
  const light = new Light(page);
  await light.button('lesson.leave').waitFor();
  await light.root.evaluate((el) => /** @type {SearchLight} */ (el).goToStop(2));
  await light.root.getByRole('button', { name: 'The newest' }).click();
  await light.root.getByRole('button', { name: asked.text('predict.goOn') }).click();
  await light.root.getByRole('button', { name: lessons.text('lesson.end') }).click();
  // The code is in sight, follows the name as it is typed, and can be copied.
  const field = light.dialog.getByRole('textbox', { name: lessons.text('lesson.code') });
  await expect(field).toBeVisible();
  const nameless = await field.inputValue();
  await light.dialog.getByLabel(lessons.text('lesson.codeName')).fill('An');
  await expect(field).not.toHaveValue(nameless);
  const code = await field.inputValue();
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => void Reflect.set(window, 'copied', text);
  });
  await light.dialog.getByRole('button', { name: lessons.text('lesson.codeCopy') }).click();
  await expect(light.dialog.getByRole('button', { name: lessons.text('lesson.codeCopied') })).toBeVisible(); // prettier-ignore
  expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toBe(code);
  const answers = [{ stop: 2, choice: 0, correct: false }];
  const sheets = [{ name: 'An', lesson: 'Why a queue', total: 2, answers }];
  expect(codesIn(code)).toEqual({ sheets, damaged: 0 });

  const { panel } = await openPanel(page, open);
  await panel.button('codes').click();
  await panel.field('codes').fill(`From An: ${code} and SL1.x.00000000`);
  await expect(panel.root.getByRole('row')).toHaveCount(2);
  await expect(panel.root.getByRole('row').nth(1)).toHaveText(/An.*Why a queue.*0 of 2.*3: A ✗/s);
  await expect(panel.root.getByRole('alert')).toContainText('One code is damaged.');
});

test(
  'a phone shows a list, the film or an open stop as a sheet, without faults for readers',
  { tag: '@long' },
  async ({ open, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { light, panel } = await openPanel(page, open);
    await expect(light.root).toBeHidden();
    await panel.show('film');
    await expect(light.root).toBeVisible();
    // The film has all of the page below the bar.
    const [bar, film] = await Promise.all([
      panel.root.locator('header').boundingBox(),
      light.root.boundingBox(),
    ]);
    expect(film?.y).toBe(bar?.height);
    expect(film?.height).toBe(844 - (bar?.height ?? 0));
    await panel.button('add').click();
    await panel.field('titleField').fill('One');
    await panel.question.selectOption(told.text('compose.question.own'));
    const sheet = await panel.root.locator('.editor').boundingBox();
    expect(sheet).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    expect(await violations(page)).toEqual([]);
    await panel.button('done').click();
    await expect(panel.root.locator('.editor')).toHaveCount(0);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  },
);

test(
  'the veil is there on a small film, too, and a click on the star stops at the answer',
  { tag: '@long' },
  async ({ open, page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const { light, panel } = await openPanel(page, open);
    await panel.button('add').click();
    await panel.root.getByText(told.text('compose.light.board'), { exact: true }).first().click();
    await expect(light.root.locator('.spotlight .veil path')).toHaveCSS('display', 'inline');
    // The star stands where the timeline is green; a press a little to its left goes there, too.
    const star = await light.root.locator('.scrub canvas').evaluate((element) => {
      const canvas = /** @type {HTMLCanvasElement} */ (element);
      const { width, height } = canvas;
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] };
      const green = Array.from({ length: width * height }, (_, at) => at).filter((at) => {
        const [red, strong, blue] = data.slice(4 * at, 4 * at + 3);
        return strong > red + 60 && strong > blue + 20;
      });
      const middle = green.reduce((sum, at) => sum + (at % width), 0) / green.length;
      return (middle / width) * canvas.getBoundingClientRect().width;
    });
    const box = (await light.root.locator('.scrub canvas').boundingBox()) ?? assert.fail();
    await page.mouse.click(box.x + star - 5, box.y + box.height - 6);
    await expect(light.root.locator('.heading').first()).toContainText('At the goal');
  },
);

test(
  'a question of the core says in the panel what it asks, and its answer',
  { tag: '@long' },
  async ({ open, page }) => {
    const { panel } = await openPanel(page, open);
    await panel.add(16, 'Depth one', 'One move makes each of these.');
    await panel.question.selectOption('the number of boards at a depth');
    const status = panel.root.getByRole('group', { name: told.text('compose.editor', { number: 1 }) }).getByRole('status'); // prettier-ignore
    await expect(status).toContainText('All boards of depth 1 are expanded next.');
    await expect(status).toContainText(told.text('compose.kindRight', { answer: '120' }));
  },
);

test('on paper a link of a caption has its address', { tag: '@long' }, async ({ open, page }) => {
  const { light, panel } = await openPanel(page, open);
  await panel.add(0, 'Links', 'See [more](https://example.org/more).');
  await panel.show('preview');
  await light.root.getByRole('button', { name: lessons.text('lesson.present') }).click();
  const download = page.waitForEvent('download');
  await light.dialog.getByRole('button', { name: wordsIn('notes').text('present.save') }).click();
  const paper = await readFile(await (await download).path(), 'utf8');
  expect(paper).toContain('See more (https://example.org/more).');
});

test('the list of lessons leads to a lesson of one’s own', async ({ light, page }) => {
  await light.root.getByText(words.text('header.lesson'), { exact: true }).first().click();
  await light.dialog.getByRole('button', { name: lessons.text('lesson.make') }).click();
  await new Panel(page).root.waitFor();
  await expect(light.dialog).toHaveCount(0);
});

test('"Share" opens the panel, whose code and words come only then', async ({ light, page }) => {
  await light.computed();
  const fetched = requestsOf(page, /assets\/(compose\.|composer-)/);
  await light.button('share.title').click();
  await light.dialog.getByRole('button', { name: words.text('share.compose') }).click();
  await new Panel(page).root.waitFor();
  await expect(light.dialog).toHaveCount(0);
  expect(fetched).toHaveLength(2);
  expect(new URL(page.url()).search).toBe('?compose');
});
