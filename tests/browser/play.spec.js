/** A game by hand: moves by keys and by taps, what the page says of them, hints, links, leaving. */
import { readFileSync } from 'node:fs';
import { wordsOf } from '../../www/i18n/index.js';
import { wordsOfPuzzle } from '../../www/i18n/puzzle-words.js';
import { violations } from './axe.js';
import { runOf } from './facts.js';
import { expect, test, words as page } from './light.js';

/** @import { Light } from './light.js' */
/** @import { Values } from '../../www/i18n/index.js' */

const PLAY = readFileSync(new URL('../../www/i18n/play.en.ftl', import.meta.url), 'utf8');
/** Eight moves from its goal; the first is tile 2 up. */
const TILES = 'AQgDAxRzUCgGIUNlhwAGAAA';
const SOLITAIRE = 'AQMICAAAABgIEAAAAAgkIAAAAAABAAA';

/**
 * A text of the game, as the puzzle says it.
 * @param {string} puzzle
 * @param {string} key
 * @param {Values} [values]
 */
function said(puzzle, key, values) {
  const family = 'state-space';
  return wordsOfPuzzle(wordsOf('en', PLAY), { puzzle, family }, page).text(key, values);
}

/** @param {Light} light */
const status = (light) => light.root.getByRole('status').first();

test('tiles are slid by arrow keys; each move is told, taken back, hinted and linked', async ({
  light,
  page: tab,
}) => {
  const tiles = (/** @type {string} */ key, /** @type {Values} */ values) =>
    said('tiles', key, values);
  await tab.goto(`./?mode=play#${TILES}`);
  await expect(status(light)).toHaveText(tiles('play.start', { count: 8 }));
  await light.focus();
  await tab.keyboard.press('ArrowUp');
  const nearer = { moves: 1, count: 7, tile: 2, direction: 'up' };
  await expect(status(light)).toHaveText(tiles('play.nearer', nearer));
  await tab.keyboard.press('ArrowDown');
  const away = { moves: 1, count: 8, tile: 2, direction: 'down' };
  await expect(status(light)).toHaveText(tiles('play.away', away));
  await tab.keyboard.press('Control+z');
  await expect(status(light)).toHaveText(tiles('play.nearer', nearer));
  // The address follows a little later.
  const state = await light.state();
  await expect.poll(() => new URL(tab.url()).hash).toBe(`#${state}`);
  const address = tab.url();
  // The status line of screen readers lags behind; the sentence does not.
  const sentence = light.root.locator('.sentence');
  // Hints alone solve the board, with no move too many.
  for (let left = 7; left > 0; left--) {
    await tab.keyboard.press('h');
    await expect(sentence).toHaveText(/^Hint: /);
    const [, row, column] = /** @type {string[]} */ (
      /row (\d), column (\d)/.exec(String(await sentence.textContent()))
    );
    await light.cell(Number(row), Number(column)).click();
    await expect(sentence).not.toHaveText(/^Hint: /);
  }
  await expect(status(light)).toHaveText(tiles('play.solved.best', { count: 8 }));
  // The link leads back to the game, also without the option.
  await tab.goto('about:blank');
  await tab.goto(address.replace('?mode=play', ''));
  await expect(status(light)).toHaveText(tiles('play.nearer', nearer));
  expect(await violations(tab)).toEqual([]);
  // The search goes on from the present board.
  await light.root.getByRole('button', { name: tiles('play.goOn', {}) }).click();
  await expect(light.scrub).toBeVisible();
  const run = await runOf(await light.state());
  expect(run.outcome).toMatchObject({ code: 'found', depth: 7 });
  run.free();
});

/**
 * Taps on cells (row and column) or on a listed move, and what the page says after the last of them.
 * @type {[string, ([number, number] | string)[], RegExp][]}
 */
const BY_TAPS = [
  // A jug with one move is filled at once, and is poured into the next one that is tapped.
  ['jugs', [[1, 2], [3, 2], [2, 1]], /^Pouring jug B into jug A /], // prettier-ignore
  ['jugs', [[1, 2], [1, 2], 'Emptying jug B'], /^Emptying jug B /], // prettier-ignore
  // One cannibal or two: words tell these moves apart.
  ['river#AQsEMyAyCoCGDAAAAA', [[3, 3], 'Rowing 2 cannibals across'], /^Rowing 2 cannibals across /], // prettier-ignore
  ['river#AQsEMyAyCoCGDAAAAA', [[2, 1]], /^Rowing 1 missionary and 1 cannibal across /],
  ['river', [[3, 3]], /^Taking the goat across /],
  ['hanoi', [[5, 1], [3, 9]], /^Moving disc 1 from peg A to peg C /], // prettier-ignore
  ['pegs', [[3, 1]], /^Jumping from row 3, column 1 to row 1, column 1 /],
  // A car is picked at any of its cells; the cell says how far it goes.
  ['rushhour', [[1, 1], [1, 4]], /^Moving car B right 2 cells /], // prettier-ignore
  ['klotski', [[4, 2], [5, 3]], /^Sliding the small block at row 4, column 2 around a corner to column 3 /], // prettier-ignore
  ['pancakes', [[3, 5]], /^Flipping the top 3 pancakes /],
  ['lightsout', [[2, 2]], /^Pressing the light at row 2, column 2 /],
];

/** What the short form plays: a tap and a choice, two taps on a piece of several cells. */
const IN_SHORT = ['river#AQsEMyAyCoCGDAAAAA', 'klotski'];

for (const [puzzle, taps, says] of BY_TAPS) {
  const tag = IN_SHORT.includes(puzzle) && taps.length > 1 ? [] : '@long';
  test(
    `${puzzle} is played by taps on ${taps.join(' and ')}`,
    { tag },
    async ({ light, page: tab }) => {
      const [id, state] = puzzle.split('#');
      await tab.goto(state ? `./#${state}.play` : `./?puzzle=${id}&mode=play`);
      await expect(status(light)).toHaveText(/^Your turn/);
      for (const tap of taps) {
        if (typeof tap === 'string') {
          await light.root.getByRole('button', { name: tap, exact: true }).click();
        } else await light.cell(...tap).click();
      }
      await expect(light.root.locator('.sentence')).toHaveText(says);
      expect(await violations(tab)).toEqual([]);
    },
  );
}

/**
 * Drags with the mouse from one cell to another (row and column).
 * @param {Light} light
 * @param {[number, number]} from
 * @param {[number, number]} to
 */
async function drag(light, from, to) {
  const { mouse } = light.page;
  const middle = async (/** @type {[number, number]} */ cell) => {
    const box = await light.cell(...cell).boundingBox();
    if (!box) throw new Error('the cell has no box');
    const { x, y, width, height } = box;
    return /** @type {const} */ ([x + width / 2, y + height / 2]);
  };
  await mouse.move(...(await middle(from)));
  await mouse.down();
  await mouse.move(...(await middle(to)), { steps: 4 });
  await mouse.up();
}

test('a piece is dragged as far as its way goes, and stays if it is let go where it was', async ({
  light,
  page: tab,
}) => {
  const sentence = light.root.locator('.sentence');
  await tab.goto('./?puzzle=rushhour&mode=play');
  await expect(status(light)).toHaveText(/^Your turn: drag a car/);
  // The car has three cells to its right, the pointer goes on to the edge of the board.
  await drag(light, [1, 1], [1, 6]);
  await expect(sentence).toHaveText(/^Moving car B right 3 cells /);
  await drag(light, [1, 4], [1, 2]);
  await expect(sentence).toHaveText(/^Moving car B left 2 cells /);
  // A car goes along its own way only, and what cannot move does not.
  await drag(light, [1, 3], [5, 3]);
  await drag(light, [4, 3], [4, 6]);
  await expect(light.root.locator('.counter')).toContainText('2');
  await drag(light, [3, 1], [2, 1]);
  await expect(sentence).toHaveText(/^Moving car D up 1 cell /);
  await expect(light.root.locator('.counter')).toContainText('3');
});

test('Esc closes the list of moves, then leaves the game, which goes on when it is chosen again', async ({
  light,
  page: tab,
}) => {
  const own = (/** @type {string} */ key, /** @type {Values} */ values = {}) =>
    said('lightsout', key, values);
  await tab.goto('./?puzzle=lightsout&mode=play');
  await expect(status(light)).toHaveText(/^Your turn/);
  await light.cell(2, 2).click();
  const list = light.root.locator('.all-moves');
  await list.locator('summary').click();
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await tab.keyboard.press('Escape');
  await expect(list.getByRole('listitem')).toHaveCount(0);
  await expect(list.locator('summary')).toBeFocused();
  await expect(light.root.locator('.counter')).toContainText('1');
  await tab.keyboard.press('Escape');
  await expect(light.scrub).toBeVisible();
  await light.choose('play');
  await expect(light.root.locator('.counter')).toContainText(own('play.own', { count: 1 }));
  // The keys are listed from the choice of the mode, too.
  await tab.keyboard.press('?');
  await expect(light.dialog).toBeVisible();
});

test('the hint names the move of a piece with several, and what a cell holds is told', async ({
  light,
  page: tab,
}) => {
  await tab.goto('./?puzzle=rushhour&mode=play');
  await expect(status(light)).toHaveText(/^Your turn/);
  await tab.keyboard.press('h');
  await expect(light.root.locator('.sentence')).toHaveText(
    /^Hint: moving car \w (up|down|left|right) \d cells?\./,
  );
  const names = await light.grid.getByRole('gridcell').evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label'))); // prettier-ignore
  expect(names.filter((name) => /@/.test(name ?? ''))).toEqual([]);
  expect(names).toContain('row 1, column 3: empty');
});

test('a link whose moves are damaged says so', async ({ light, page: tab }) => {
  await tab.goto(`./#${TILES}.play.AAAA`);
  await expect(light.alert).toContainText(page.text('error.playLink'));
  await expect(light.scrub).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a piece of solitaire is picked by one tap and put down by another', async ({
    light,
    page: tab,
  }) => {
    const own = (/** @type {string} */ key, /** @type {Values} */ values = {}) =>
      said('solitaire', key, values);
    await tab.goto(`./#${SOLITAIRE}.play`);
    await expect(status(light)).toHaveText(own('play.start', { count: 7 }));
    await light.cell(4, 4).tap();
    const target = light.cell(3, 4);
    await expect(target).toHaveAttribute('aria-label', /the piece can go here/);
    await target.tap();
    await expect(status(light)).toHaveText(/^Moving the piece at row 4, column 4 /);
    await light.root
      .getByRole('button', { name: own('play.undo') })
      .filter({ visible: true })
      .tap();
    await expect(status(light)).toHaveText(own('play.start', { count: 7 }));
    // Nothing is cut at the sides.
    const wide = await light.root.evaluate((element) => {
      const frame = /** @type {HTMLElement} */ (element.shadowRoot?.querySelector('.frame'));
      return frame.scrollWidth - frame.clientWidth;
    });
    expect(wide).toBeLessThanOrEqual(0);
    expect(await violations(tab)).toEqual([]);
  });

  test(
    'the legend tells hatched boards, and rows and columns have their numbers',
    { tag: '@long' },
    async ({ open }) => {
      const pegs = await open('?puzzle=pegs');
      await pegs.root.evaluate((element) => {
        /** @type {HTMLElement & { mode: string }} */ (element).mode = 'play';
      });
      const legend = pegs.root.locator('[part="legend"]');
      await expect(legend).toContainText(said('pegs', 'play.legend.hopeless'));
      await expect(legend).toContainText('2,247');
      const rulers = pegs.root.locator('.board.by-hand .ruler');
      await expect(rulers).toHaveText([/^\s*1\s*2\s*3\s*4\s*5\s*$/, /^\s*1\s*2\s*3\s*4\s*5\s*$/]);
      const wide = await pegs.root.evaluate((element) => {
        const frame = /** @type {HTMLElement} */ (element.shadowRoot?.querySelector('.frame'));
        return frame.scrollWidth - frame.clientWidth;
      });
      expect(wide).toBeLessThanOrEqual(0);
    },
  );
});
