/** Words that a first board does not need: they come with the searches and the extras that say them. */
import { readFileSync } from 'node:fs';
import { algorithmIn } from '../../www/core/engine/catalogue.js';
import { PUZZLES } from '../../www/wasm/catalogue.js';
import { bytesOf, lettersOf } from '../../www/core/links/state-string.js';
import { some } from '../long.js';
import { holdBack } from './hosts.js';
import { Light, SAMPLE_STATE, expect, requestsOf, test, words } from './light.js';

/** @import { Page } from '@playwright/test' */

/** The words that come late. */
const LATE = /state-space-more\./;

/** Searches of the small first wasm. */
const BREADTH_FIRST = ['bfs', 'bidirectional', 'alternating'];

/** The words of the first board. */
const FIRST = readFileSync(new URL('../../www/i18n/state-space.en.ftl', import.meta.url), 'utf8');

/** The puzzles of the first board whose first example is searched by one of these. */
const SPACES = PUZZLES.filter(
  ({ id, presets: [{ link }] }) =>
    FIRST.includes(`\n${id}-rules`) &&
    BREADTH_FIRST.includes(algorithmIn(Uint8Array.from(link)) ?? ''),
);

/** The menu of algorithms. @param {Light} light */
const menuOf = (light) =>
  light.root.getByRole('combobox', { name: words.text('algorithm.label'), exact: true });

/** Notes the messages that were asked for and not there. @param {Page} page */
function missingIn(page) {
  /** @type {string[]} */
  const missing = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Words for')) missing.push(message.text());
  });
  return missing;
}

/** The state string of the sample by A*, whose options are 0. */
const BY_A_STAR = lettersOf(Uint8Array.from([...bytesOf(SAMPLE_STATE).slice(0, -3), 6, 0, 3]));

for (const [index, { id, algorithms }] of SPACES.entries()) {
  const tag = index === 0 ? [] : '@long';
  test(
    `a breadth-first search of ${id} is shown whole without the words that come late`,
    { tag },
    async ({ page }) => {
      const missing = missingIn(page);
      // The extras, which say these words, do not come either.
      await page.route(/\/extras-|state-space-more\./, (route) => route.abort());
      for (const algorithm of some(
        BREADTH_FIRST.filter((name) => algorithms.includes(name)),
        3,
      )) {
        await page.goto(`?puzzle=${id}&algorithm=${algorithm}`);
        const light = new Light(page);
        await light.toEnd();
        for (const step of [0, 1, 2, 9]) await light.scrub.fill(String(step));
        await light.frames(5);
        await light.press('End');
        await light.frames(5);
      }
      expect(missing).toEqual([]);
    },
  );
}

for (const language of ['en', 'vi', 'zh']) {
  const tag = language === 'vi' ? [] : '@long';
  test(`a link to A* shows all its words at once (${language})`, { tag }, async ({ page }) => {
    const missing = missingIn(page);
    const requests = requestsOf(page, LATE);
    const arrive = await holdBack(page, LATE);
    await page.goto(`?lang=${language}#${BY_A_STAR}`);
    const light = new Light(page);
    const slider = light.root.getByRole('slider').first();
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    await expect(slider).toHaveCount(0);
    arrive();
    await light.toEnd();
    for (const step of [0, 1, 2, 9]) await slider.fill(String(step));
    await light.frames(5);
    expect(missing).toEqual([]);
  });
}

test('a search whose words do not come is told, the board stays, and Try again brings both', async ({
  page,
}) => {
  const missing = missingIn(page);
  await page.route(LATE, (route) => route.abort());
  await page.goto('./');
  const light = new Light(page);
  await light.computed();
  await menuOf(light).selectOption('astar');
  await expect(light.alert).toContainText(words.text('error.family'));
  await expect(light.scrub).toBeVisible();
  // Another click does not show the search without its words, although its wasm has come.
  await menuOf(light).selectOption('dfs');
  await expect(light.alert).toContainText(words.text('error.family'));
  await page.unroute(LATE);
  await light.alert.getByRole('button', { name: words.text('element.retry') }).click();
  await expect(light.alert).toHaveCount(0);
  await expect(menuOf(light)).toHaveValue('dfs');
  await expect(light.says('queue.stack')).toBeVisible();
  expect(missing).toEqual([]);
});
