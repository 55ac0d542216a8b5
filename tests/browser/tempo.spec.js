/** The tempo: directed unless a speed is asked for, and what the host hears of the answer. */
import { readFileSync } from 'node:fs';
import { catalogue, loadEngine } from '../../www/core/engine/session.js';
import { openHost } from './hosts.js';
import { expect, test, words } from './light.js';

/**
 * @import { SearchLight } from '../../www/element/search-light.js'
 * @import { Light } from './light.js'
 */

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

/** What the element says of the answer. @param {Light} light */
const answerOf = ({ root }) =>
  root.evaluate((element) => /** @type {SearchLight} */ (element).answer);

/** The step that shows the answer of the first example, and the last one. */
const ANSWER = 2255;
const MOVES = 65_536;

test('played to the answer it rests there, tells it, and goes on from there', async ({ light }) => {
  const heard = light.root.evaluate((element) => {
    return new Promise((tell) => {
      element.addEventListener('answer', (event) =>
        tell(/** @type {CustomEvent} */ (event).detail),
      );
    });
  });
  expect(await answerOf(light)).toBe(null);
  // How long the whole film takes, tests/js/player-film.test.js knows.
  await light.goTo(ANSWER - 2);
  await light.button('transport.play').click();
  const detail = await heard;
  expect(detail).toEqual({ step: ANSWER, outcome: { code: 'found', depth: 4 } });
  await expect(light.button('transport.play')).toBeVisible();
  await light.expectStep(ANSWER);
  expect(await answerOf(light)).toEqual(detail);
  // The answer comes by and by; any key shows how it stands at its end.
  await light.press('Escape');
  await expect(light.button('ending.play')).toBeVisible();
  await light.expectStep(ANSWER);
  await light.button('ending.play').click();
  const first = /^Move 1 of 4 of the answer: turning the disc at row \d, column \d\.$/;
  await expect(light.root.locator('.sentence')).toHaveText(first);
  await light.button('ending.stop').click();
  await light.button('ending.on').click();
  await expect.poll(() => light.step()).toBeGreaterThan(ANSWER);
  // Too fast for a sentence a move: one a level.
  const level = /^The boards at depth \d are expanded, one after the other/;
  await expect(light.root.locator('.sentence')).toHaveText(level);
  await light.press('Space');
  await expect(light.root.locator('.sentence')).toHaveText(/^Turning the disc/);
});

test(
  'a speed without a tempo is steady, and a tempo can be asked for at any time',
  { tag: '@long' },
  async ({ page }) => {
    const light = await openHost(page);
    await light.root.evaluate((element) => element.setAttribute('speed', '300000'));
    await light.press('Space');
    await light.expectStep(MOVES);
    await light.press('Home');
    await light.root.evaluate((element) => element.setAttribute('tempo', 'directed'));
    await light.press('Space');
    await expect.poll(() => light.step()).toBeGreaterThan(0);
    expect(await light.step()).toBeLessThan(20);
    await light.press('Space');
  },
);

test('a steady speed passes the answer, and tells it', { tag: '@long' }, async ({ page }) => {
  const light = await openHost(page);
  await page.evaluate(() => {
    Object.assign(globalThis, { heard: [] });
    for (const type of ['answer', 'finished']) {
      const tell = () => /** @type {any} */ (globalThis).heard.push(type);
      document.querySelector('search-light')?.addEventListener(type, tell);
    }
  });
  await light.root.evaluate((element) => element.setAttribute('speed', '300000'));
  await light.press('Space');
  await expect
    .poll(() => page.evaluate(() => /** @type {any} */ (globalThis).heard))
    .toEqual(['answer', 'finished']);
});

for (const { id: puzzle } of catalogue()) {
  test(
    `${puzzle}: from load, one click on Play and nothing else, the answer comes within 15 to 30 s`,
    { tag: '@long' },
    async ({ open, page }) => {
      test.slow();
      await page.clock.install();
      const light = await open(`?puzzle=${puzzle}`);
      await light.button('transport.play').waitFor();
      await page.clock.pauseAt(Date.now() + 60_000);
      await light.root.evaluate((el) => {
        Object.assign(globalThis, { answeredMs: 0 });
        const tell = () => Object.assign(globalThis, { answeredMs: performance.now() });
        el.addEventListener('answer', tell);
      });
      const beganMs = await page.evaluate(() => performance.now());
      await light.button('transport.play').click();
      let answeredMs = 0;
      for (let second = 0; second < 35 && answeredMs === 0; second++) {
        await page.clock.runFor(1000);
        answeredMs = await page.evaluate(() => Reflect.get(globalThis, 'answeredMs'));
      }
      const tookMs = answeredMs - beganMs;
      // Fewer than 15 steps take 1.2 s each.
      const steps = (await answerOf(light))?.step ?? 0;
      expect(tookMs).toBeGreaterThan(Math.min(15_000, 1200 * steps - 1000));
      expect(tookMs).toBeLessThan(30_000);
      expect((await answerOf(light))?.step).toBe(Number(await light.scrub.inputValue()));
      await page.clock.resume();
    },
  );
}

test('an answer invites to edit, to another board, and to a game', async ({ open }) => {
  const atEnd = async (/** @type {string} */ puzzle) => {
    const light = await open(`?puzzle=${puzzle}`);
    await light.root.evaluate((el) => /** @type {SearchLight} */ (el).seek(Infinity));
    return light;
  };
  const mines = await atEnd('mines');
  await mines.button('ending.another').click();
  await expect(mines.dialog).toBeVisible();
  await mines.closeDialog();
  const edit = words.text('ending.edit');
  await mines.root.locator('.finale').getByRole('button', { name: edit }).click();
  await expect(mines.button('board.editDone').last()).toBeVisible();
  const tab = await atEnd('tab');
  const step = await tab.root.evaluate((el) => /** @type {SearchLight} */ (el).answer?.step);
  await tab.goTo(step ?? -1);
  await tab.button('ending.game').click();
  await expect(tab.button('games.play.new')).toBeVisible();
});
