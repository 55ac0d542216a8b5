/** Cells of tables that a person looks at, whole tables, and how long games last. */
import {
  COUNTERS,
  Table,
  addressOf,
  countersAt,
  heapsGame,
  ownMoves,
  probesOf,
  sentenceOf,
  tabGame,
  tableOf,
  told,
  wins,
} from './games.js';
import { expect, test, words } from './light.js';

/** @import { Game } from './games.js' */

const sample = tabGame(10, 4);

test('a cell that is pointed at or chosen tells its value, its moves and the best line', async ({
  open,
  page,
}) => {
  const light = await open('?puzzle=tab');
  const table = await tableOf(light);
  await light.toEnd();
  await table.cell(39).click();
  await table.looksAt(sample, 39);
  await table.cell(22).hover();
  await table.looksAt(sample, 22);
  await page.mouse.move(0, 0);
  await table.looksAt(sample, 39);
  await table.cell(0).click();
  await table.looksAt(sample, 0);
  await light.button('games.why.unpin').click();
  await page.mouse.move(0, 0);
  await table.isHeaded('forward', sample, 39);
  // A cell of the list is looked at by a click on its row.
  await table.moves.first().getByRole('button').click();
  await table.looksAt(sample, sample.successors(39)[0]);
  // What is not filled has nothing to tell.
  await light.goTo(10);
  await table.cell(30).click();
  await expect(light.says('games.why.notYet', { here: sample.name(30) })).toBeVisible();
  await light.expectStep(10);
});

test('arrow keys and Enter look at cells', { tag: '@long' }, async ({ open, page }) => {
  const light = await open('?puzzle=tab');
  const table = await tableOf(light);
  await light.toEnd();
  await table.cell(0).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowRight']) {
    await page.keyboard.press(key);
  }
  await expect(table.cell(6)).toBeFocused();
  await table.looksAt(sample, 6);
  await page.keyboard.press('Enter');
  const kept = new RegExp(`${words.text('games.cell.kept', { told: '' })}$`);
  await expect(table.cell(6)).toHaveAccessibleName(kept);
  await light.focus();
  await table.looksAt(sample, 6);
  await table.cell(6).focus();
  await page.keyboard.press('Enter');
  await expect(table.cell(6)).not.toHaveAccessibleName(kept);
});

test(
  'distances are counted, and the longest wins can be looked at',
  { tag: '@long' },
  async ({ open }) => {
    const light = await open(await addressOf('tab', 'lesson'));
    const game = tabGame(12, 12);
    const table = await tableOf(light);
    await table.show('spread');
    const bars = light.root.getByRole('table').getByRole('row');
    const most = Math.max(...game.plies);
    await expect(bars).toHaveCount(most + 2);
    // Of those that win with one move none is filled at first.
    const ahead = game.plies.filter((plies) => plies === 1).length;
    const of = words.text('games.spread.of', { done: 0, count: ahead });
    await expect(bars.nth(2).getByRole('cell').last()).toContainText(of);
    await light.press('End');
    for (let plies = 0; plies <= most; plies++) {
      const all = game.plies.filter((one) => one === plies).length;
      const cells = bars.nth(plies + 1).getByRole('cell');
      await expect(cells.first()).toHaveText(String(plies));
      await expect(cells.last()).toHaveText(new RegExp(`^\\s*${words.number(all)}\\b`));
    }
    const longest = light.root
      .getByRole('list', { name: words.text('games.longest') })
      .getByRole('listitem');
    const best = Math.max(...game.plies.filter(wins));
    const cell = game.plies.indexOf(best);
    const values = { here: game.name(cell), plies: best, count: ownMoves(best) };
    const first = longest.filter({ hasText: words.text('games.longest.win', values) });
    await first.getByRole('button').first().click();
    await expect(bars.and(light.root.locator('[aria-current=true]'))).toContainText(
      game.name(cell),
    );
  },
);

test(
  'the subtraction game of two heaps fills its table and says how it ends',
  { tag: '@long' },
  async ({ open }) => {
    const [game, start] = [heapsGame(7, 10, 3), 87];
    const light = await open(await addressOf('subtract', 'two'));
    const table = await tableOf(light);
    const probes = probesOf(game);
    expect(await table.known()).toBe(probes.length);
    for (const step of [1, 2, 3, 30]) {
      await light.goTo(step);
      await expect(light.root.getByText(sentenceOf(game, probes[step - 1])).first()).toBeVisible();
    }
    await light.press('End');
    await table.expectContents(game.plies.map(told));
    expect(await light.counters(COUNTERS)).toEqual(countersAt(game, game.cells));
    const plies = game.plies[start];
    const values = { start: game.name(start), plies, count: ownMoves(plies) };
    const key = `games.answer.${wins(plies) ? 'wins' : 'loses'}`;
    await expect(table.answer).toHaveText(words.text(key, values));
    await light.more.click();
    await table.cell(start).click();
    await table.looksAt(game, start);
  },
);

test('1,000 x 250 opens, goes anywhere, and knows all', { tag: '@long' }, async ({ open }) => {
  const light = await open(await addressOf('tab', 'large'));
  const game = tabGame(1000, 250);
  const table = new Table(light);
  const ends = new Float64Array(game.cells);
  for (let cell = 0, end = 0; cell < game.cells; cell++) {
    const row = 1000 - Math.floor(cell / 250);
    const column = (cell % 250) + 1;
    const reach = Math.min(250, 1000 - row);
    end += Math.max(1, reach - Number(column <= reach));
    ends[cell] = end;
  }
  const end = ends[game.cells - 1];
  await expect(light.scrub).toHaveAttribute('max', String(end), { timeout: 30_000 });
  await expect(light.grid).toHaveAttribute('aria-rowcount', '1000');
  expect(await light.grid.getByRole('gridcell').count()).toBeLessThanOrEqual(400);
  for (const share of [0.999, 0.3]) {
    const cell = Math.round(game.cells * share);
    await light.goTo(ends[cell]);
    expect(await light.counters(COUNTERS)).toEqual(countersAt(game, cell + 1));
    await table.isHeaded('forward', game, cell);
    await light.press('ArrowLeft');
    await light.expectStep(ends[cell] - 1);
  }
  await light.press('End');
  const start = 249_750;
  const plies = game.plies[start];
  const values = { start: game.name(start), plies, count: ownMoves(plies) };
  const key = `games.answer.${wins(plies) ? 'wins' : 'loses'}`;
  await expect(table.answer).toHaveText(words.text(key, values));
  await table.show('spread');
  await expect(light.root.getByRole('table')).toContainText(words.text('games.spread'));
  await table.show('play');
  await expect(light.says('games.play.new')).toBeVisible();
});
