/** The playground: typed code and its film, and code that wants to do harm. */
import { readFileSync } from 'node:fs';
import { fragmentOf } from '../../www/playground/code-link.js';
import { IS_LONG, some } from '../long.js';
import { violations } from './axe.js';
import { expect, test } from './light.js';
import { serve } from './server.js';

/**
 * @import { Page } from '@playwright/test'
 */

const EXAMPLES = new URL('../../www/playground/examples/', import.meta.url);
const JUGS = readFileSync(new URL('jugs.js', EXAMPLES), 'utf8').trimEnd();

/** Puzzle whose moves are the given code; `a` is the state. @param {string} moves @param {string} [before] */
const puzzle = (moves, before = '') => `${before}
definePuzzle('bad', {
  name: 'Bad',
  start: 0,
  goal: (a) => a === 3,
  moves(a) {
    ${moves}
  },
});`;

/** Opens code as a file: it replaces the code, and runs. @param {Page} page @param {string} code */
const open = (page, code) =>
  page.locator('#chosen').setInputFiles({
    name: 'puzzle.js',
    mimeType: 'text/javascript',
    buffer: Buffer.from(code),
  });

/** @param {Page} page */
const film = (page) => page.locator('search-light');

/** Waits until the film of a puzzle is shown. @param {Page} page @param {string} name */
async function shows(page, name) {
  await expect(page.locator('#file')).toHaveText(name);
  await film(page).evaluate((el) => /** @type {any} */ (el).whenReady());
  await expect(film(page).locator('.top')).toContainText(name);
}

test('code runs, its fault is marked while the film stays, and the moves light up their lines @firefox-long', async ({
  page,
}) => {
  await page.goto('own.html');
  await shows(page, 'Two jugs');
  await expect(page.locator('#lines')).toHaveText('22 lines, no fault');

  await test.step('the line of the move shown is lit', async () => {
    await film(page).evaluate((el) => /** @type {any} */ (el).seek(30));
    await expect(page.locator('.cm-running')).toHaveText(/'pour 5 into 3': \[/);
  });

  await test.step('a fault has its line, the state and the reason, and the film goes on', async () => {
    await open(page, JUGS.replace('5 - b);', '5 - c);'));
    await expect(page.locator('#fault')).toHaveText(
      /^Line 6: Puzzle “jugs”: moves\(\[0,0\]\) failed: c is not defined$/,
    );
    await expect(page.locator('.cm-fault')).toHaveText(/Math\.min\(a, 5 - c\)/);
    await expect(page.locator('#lines')).toHaveText('22 lines, a fault in line 6');
    await expect(page.locator('#kept')).not.toBeEmpty();
    const sentence = await film(page).evaluate((el) => /** @type {any} */ (el).sentence);
    expect(sentence).toContain('“pour 5 into 3”');
    expect(await violations(page)).toEqual([]);
  });

  await test.step('F8 goes to the fault, and Tab leaves the editor', async () => {
    await page.locator('.cm-content').focus();
    await page.keyboard.press('F8');
    await expect(page.locator('.cm-activeLine')).toHaveText(/5 - c/);
    await page.keyboard.press('Tab');
    await expect(page.locator('.cm-content')).not.toBeFocused();
  });

  await test.step('what is wrong without an error has the line of its function', async () => {
    await open(page, puzzle('return 7;'));
    await expect(page.locator('#fault')).toHaveText(
      /^Line 6: .*moves\(0\) gave 7\. Expected: an object/,
    );
  });

  await test.step('a text that is no code has its line', async () => {
    await open(page, 'const a = 1;\nconst b = = 2;\n');
    await expect(page.locator('#fault')).toHaveText(/^Line 2: The code cannot run: ./);
    await open(page, 'const a = 1;');
    await expect(page.locator('#fault')).toHaveText(/defines no puzzle/);
  });

  await test.step('mended code runs, and comes back after a reload', async () => {
    await open(page, JUGS.replace("'Two jugs'", "'My jugs'"));
    await shows(page, 'My jugs');
    await expect(page.locator('#fault')).toBeEmpty();
    await expect(page.locator('.cm-fault')).toHaveCount(0);
    await page.reload();
    await shows(page, 'My jugs');
  });

  await test.step('typing runs the code when it pauses, and steps back', async () => {
    await page.locator('.cm-content').focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('\nnobody();');
    await expect(page.locator('#fault')).toHaveText(/^Line 23: .*nobody is not defined/);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.locator('#fault')).toBeEmpty();
    await shows(page, 'My jugs');
  });

  await test.step('an example replaces the code, which stays in the menu', async () => {
    const menu = page.locator('#examples select');
    await menu.selectOption('calculator');
    await shows(page, 'Broken calculator');
    await menu.selectOption({ label: 'Your code before' });
    await shows(page, 'My jugs');
  });
});

test('the code is saved as a file', async ({ page }) => {
  await page.goto('own.html');
  await shows(page, 'Two jugs');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('jugs.js');
  expect(readFileSync(await file.path(), 'utf8')).toContain("name: 'Two jugs'");
});

test('every example runs, in the time of a lesson, and the page is without fault @firefox-long', async ({
  page,
}) => {
  await page.goto('own.html');
  await shows(page, 'Two jugs');
  expect(await violations(page)).toEqual([]);
  const names = {
    calculator: 'Broken calculator',
    chomp: 'Chomp',
    ladder: 'From rug to cat',
    robots: 'Two robots, one aisle',
    eight: '8-puzzle',
  };
  for (const [id, name] of some(Object.entries(names), 2)) {
    await page.locator('#examples select').selectOption(id);
    await shows(page, name);
    await expect(page.locator('#fault')).toBeEmpty();
    await film(page).evaluate((el) => /** @type {any} */ (el).seek('end'));
    await expect.poll(() => film(page).evaluate((el) => /** @type {any} */ (el).outcome?.code)).toBe(id === 'chomp' ? 'valued' : 'found'); // prettier-ignore
  }
});

test('code from a link is shown first, and runs after a click @firefox', async ({ page }) => {
  const code = JUGS.replace("'Two jugs'", "'Sent jugs'");
  await page.goto(`own.html#${fragmentOf(code)}`);
  const asking = page.getByRole('region', { name: 'Code from a link' });
  await expect(asking).toContainText('whoever made it');
  await expect(page.locator('.cm-content')).toContainText('Sent jugs');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(film(page)).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  // What is typed into code from a link does not run either.
  await page.locator('.cm-content').press('End');
  await page.keyboard.type(' ');
  await expect(page.locator('iframe')).toHaveCount(0);
  await asking.getByRole('button', { name: 'Run this code' }).click();
  await shows(page, 'Sent jugs');
  await expect(asking).toBeHidden();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('#told')).toHaveText(/holds the whole code/);
  expect(page.url()).toContain('#code=');
  // Another link in the same page waits again, and a link that is cut says so.
  await page.goto(`own.html#${fragmentOf(JUGS)}`);
  await expect(asking).toBeVisible();
  await page.goto('about:blank');
  await page.goto('own.html#code=abc');
  await expect(page.locator('#told')).toHaveText(/cut off or changed/);
});

test('the link that Share offers opens the code at the step, and the markup is a whole post', async ({
  page,
}) => {
  await page.goto('own.html');
  await shows(page, 'Two jugs');
  await film(page).evaluate((el) => /** @type {any} */ (el).seek(48));
  await film(page).getByRole('button', { name: 'More' }).click();
  await film(page).getByRole('button', { name: 'Share', exact: true }).click();
  const link = await film(page).getByRole('textbox', { name: 'Link to step 48' }).inputValue();
  expect(link).toMatch(/\/own\.html#code=[\w-]+&state=[\w-]+$/);
  const markup = await film(page).getByRole('textbox', { name: 'Paste this' }).inputValue();
  expect(markup).toContain("definePuzzle('jugs', {");
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Run this code' }).click();
  await shows(page, 'Two jugs');
  await expect
    .poll(() => film(page).evaluate((el) => /** @type {any} */ (el).currentStep))
    .toBe(48);
  // The markup needs nothing else from the page that it is pasted into.
  await page.route('**/post.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Post</title>${markup}`,
    }),
  );
  await page.goto('post.html');
  await film(page).evaluate((el) => /** @type {any} */ (el).whenReady());
  expect(await film(page).evaluate((el) => /** @type {any} */ (el).currentStep)).toBe(48);
});

/** Attacks of the same kind as another one, which the short form leaves out. */
const VARIED = ['a loop at the start', 'moves that never end', 'a flood of large messages'];

test('hostile code harms neither the page nor its host @firefox', async ({ page, errors }) => {
  await page.goto('own.html');
  await shows(page, 'Two jugs');

  /** @param {string} name @param {string} code @param {RegExp} says */
  const ends = (name, code, says) =>
    test.step(name, async () => {
      if (!IS_LONG && VARIED.includes(name)) return;
      await open(page, code);
      await expect(page.locator('#fault')).toHaveText(says);
      await expect(page.locator('#stop')).toBeHidden();
      // The editor and the film are alive.
      await open(page, JUGS);
      await expect(page.locator('#fault')).toBeEmpty();
      await shows(page, 'Two jugs');
      expect(await page.evaluate(() => [].concat(/** @type {any} */ (['a'])).map(String))).toEqual([
        'a',
      ]);
    });

  await ends(
    'a loop that never ends',
    puzzle('for (;;);'),
    /^Line 6: moves\(0\) gave no answer within one second/,
  );
  await ends('a loop at the start', 'for (;;);', /gave no answer within one second/);
  await ends(
    'moves that never end',
    puzzle('return { *[Symbol.iterator]() { for (let n = 0; ; n++) yield { to: n }; } };'),
    /has more than 1024 moves|1,024 moves/,
  );
  await ends(
    'memory that grows',
    puzzle('for (const kept = []; ; ) kept.push(new Array(1e5).fill(a));'),
    /stopped|Run it again|memory/,
  );
  await ends(
    'a flood of messages',
    puzzle('for (;;) postMessage({ kind: "batch" });'),
    /sent other messages/,
  );
  await ends(
    'a flood of large messages',
    `const big = 'x'.repeat(1e7); for (let n = 0; n < 20; n++) postMessage(big);`,
    /sent other messages/,
  );
  await ends(
    'prototypes that are changed',
    puzzle(
      'return { on: a + 1 };',
      `Array.prototype.push = () => { throw new Error('mine'); };
       Object.prototype.toString = () => 'mine';`,
    ),
    /mine|sent other messages|failed/,
  );
  await ends(
    'a graph that is none',
    `postMessage({ kind: 'batch', text: '{"head":null}', isDone: true, isCut: false,
       counts: new Uint32Array(1), to: new Uint32Array(9), costs: new Uint32Array(0),
       labels: new Uint32Array(1), goals: new Uint8Array(1), estimates: new Uint32Array(0),
       boards: new Uint8Array(0) });`,
    /sent other messages/,
  );

  await test.step('the user stops code that takes long', async () => {
    const slow = 'for (const end = Date.now() + 20; Date.now() < end; ); return { on: a + 4 };';
    await open(page, puzzle(slow));
    await expect(page.locator('#running')).toHaveText(/states found/);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.locator('#fault')).toHaveText(/The code was stopped/);
  });

  await test.step('nothing is fetched', async () => {
    // A server that answers everybody: what is refused is refused by the frame's policy.
    const server = await serve(() => '');
    const address = `${server.url}stolen`;
    await open(
      page,
      puzzle(
        'return { on: a + 1 };',
        `const seen = [];
         const attempt = (act) => { try { act(); } catch (error) { seen.push(String(error)); } };
         attempt(() => fetch('${address}?fetch').catch(() => {}));
         attempt(() => importScripts('${address}?script'));
         attempt(() => import('${address}?import').catch(() => {}));
         attempt(() => { const x = new XMLHttpRequest(); x.open('GET', '${address}?xhr', false); x.send(); });
         attempt(() => new WebSocket('${address.replace('http', 'ws')}?socket'));
         attempt(() => new Worker('${address}?worker'));
         attempt(() => indexedDB.open('x'));
         attempt(() => (0, eval)('1'));
         throw new Error(seen.length + ' refused');`,
      ),
    );
    await expect(page.locator('#fault')).toHaveText(/[4-8] refused/);
    expect(server.requests).toEqual([]);
    await server.close();
    errors.splice(0, errors.length, ...errors.filter((error) => !/stolen|\beval\b/.test(error)));
  });
});

test('the list of puzzles leads to the playground', { tag: '@long' }, async ({ page }) => {
  await page.goto('?gallery');
  await page.getByRole('link', { name: 'Make your own puzzle' }).click();
  await shows(page, 'Two jugs');
  await page.getByRole('link', { name: 'Searchlight' }).click();
  await expect(film(page)).toHaveAttribute('menu');
});
