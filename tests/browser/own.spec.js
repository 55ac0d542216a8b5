/** Puzzles that a page's own script defines. */
import { Light, expect, test } from './light.js';

test('a post shows a puzzle of its own, with its names, moves and drawing', async ({ page }) => {
  await page.goto('hosts/own.html');
  const light = new Light(page, page.locator('#jugs'));
  await light.root.evaluate((el) => /** @type {any} */ (el).whenReady());
  await expect(light.scrub).toHaveAttribute('max', '96');
  await expect(light.root).toHaveAttribute('puzzle', 'my:jugs');
  await light.root.evaluate((el) => /** @type {any} */ (el).seek(30));
  const sentence = await light.root.evaluate((el) => /** @type {any} */ (el).sentence);
  expect(sentence).toBe(
    '“pour 5 into 3” leads to a state that was seen before, at depth 1: nothing to do.',
  );
  await expect(light.root.locator('.top')).toContainText('Two jugs');
});

test('a puzzle of letters is searched by its own heuristic', async ({ page }) => {
  await page.goto('hosts/own.html');
  const light = new Light(page, page.locator('#letters'));
  await light.root.scrollIntoViewIfNeeded();
  await light.root.evaluate((el) => /** @type {any} */ (el).whenReady());
  await light.root.evaluate((el) => /** @type {any} */ (el).seek(1e9));
  await expect
    .poll(() => light.root.evaluate((el) => /** @type {any} */ (el).outcome?.code))
    .toBe('found');
  const state = await light.state();
  await page.goto('hosts/own.html');
  await light.root.evaluate((el, text) => /** @type {any} */ (el).setState(text), state);
  expect(await light.state()).toBe(state);
});

test('a puzzle that no script defines is named, and shown once a script defines it', async ({
  page,
}) => {
  await page.goto('hosts/own.html');
  const root = page.locator('#nobody');
  await root.scrollIntoViewIfNeeded();
  await expect(root.locator('.notice')).toContainText('“nobody” is not defined on this page');
  await page.evaluate(async () => {
    const { definePuzzle } = await import(/** @type {any} */ ('../embed/searchlight.js'));
    definePuzzle('nobody', {
      name: 'Late',
      start: 0,
      goal: (/** @type {number} */ n) => n === 3,
      moves: (/** @type {number} */ n) => ({ on: Math.min(3, n + 1) }),
    });
  });
  await root.evaluate((el) => /** @type {any} */ (el).whenReady());
  await expect(root.locator('.top')).toContainText('Late');
});

test('what is wrong with a puzzle is said in its place, and the page stays usable', async ({
  page,
}) => {
  await page.goto('hosts/own.html');
  const codes = await page.evaluate(async () => {
    const { definePuzzle } = await import(/** @type {any} */ ('../embed/searchlight.js'));
    definePuzzle('chance', {
      name: 'Chance',
      start: 0,
      goal: () => false,
      moves: () => ({ on: Math.random() }),
    });
    const el = document.createElement('search-light');
    el.id = 'chance';
    el.setAttribute('puzzle', 'my:chance');
    const heard = new Promise((go) =>
      el.addEventListener('error', (event) => go(/** @type {any} */ (event).detail.code)),
    );
    document.body.prepend(el);
    return heard;
  });
  expect(codes).toBe('ownChance');
  await expect(page.locator('#chance .notice')).toContainText('two different answers');
  const light = new Light(page, page.locator('#jugs'));
  await light.root.evaluate((el) => /** @type {any} */ (el).whenReady());
});

test('two players make it a game, which the reader plays against the search', async ({ page }) => {
  await page.goto('hosts/own.html');
  await page.evaluate(async () => {
    const { definePuzzle } = await import(/** @type {any} */ ('../embed/searchlight.js'));
    definePuzzle('nim', {
      name: 'Nim',
      players: ['Ann', 'Ben'],
      start: [1, 2],
      goal: () => false,
      moves: (/** @type {number[]} */ heaps) =>
        Object.fromEntries(
          heaps.flatMap((heap, at) =>
            Array.from({ length: heap }, (_, left) => [
              `take ${heap - left} of ${at + 1}`,
              heaps.map((own, other) => (other === at ? left : own)),
            ]),
          ),
        ),
      describe: (/** @type {number[]} */ heaps) => heaps.join(' and '),
    });
    const el = document.createElement('search-light');
    el.id = 'nim';
    el.setAttribute('puzzle', 'my:nim');
    document.body.prepend(el);
  });
  const light = new Light(page, page.locator('#nim'));
  await light.root.evaluate((el) => /** @type {any} */ (el).whenReady());
  await light.root.evaluate((el) => /** @type {any} */ (el).seek(1e9));
  const sentence = await light.root.evaluate((el) => /** @type {any} */ (el).sentence);
  expect(sentence).toMatch(/if both play as well as possible, Ann wins\.$/);
  await expect(light.root.getByRole('gridcell')).toHaveCount(1);
  await expect(light.root.getByRole('gridcell')).toHaveAccessibleName('1 and 2');
  await light.root.getByText('Play', { exact: true }).first().click();
  // One from the larger heap leaves two equal heaps.
  await light.root.getByRole('button', { name: 'take 1 of 2' }).click();
  await expect(light.root.locator('.caption')).toContainText('“take 1 of 2”, keeps the win');
  await light.root.getByRole('button', { name: /take 1 of/ }).first().click(); // prettier-ignore
  await expect(light.root.locator('.caption')).toContainText('You win');
});

test(
  'a misspelt field and a misspelt id say what was meant, in the place of the film',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('hosts/own.html');
    const thrown = await page.evaluate(async () => {
      const { definePuzzle } = await import(/** @type {any} */ ('../embed/searchlight.js'));
      for (const id of ['bad', 'jgs']) {
        const el = document.createElement('search-light');
        el.id = id;
        el.setAttribute('puzzle', `my:${id}`);
        document.body.prepend(el);
      }
      try {
        definePuzzle('bad', { name: 'Bad', start: 0, goal: () => true, move: () => ({}) });
      } catch (error) {
        return String(error);
      }
      return '';
    });
    expect(thrown).toBe('EngineError: ownDefinition: moves');
    await expect(page.locator('#bad .notice')).toContainText(
      'no field “move”. Did you mean “moves”?',
    );
    await expect(page.locator('#jgs .notice')).toContainText('Did you mean “jugs”?');
  },
);

test('a link to a puzzle of another page says what is missing', async ({ page }) => {
  await page.goto('hosts/own.html');
  const light = new Light(page, page.locator('#jugs'));
  await light.root.evaluate((el) => /** @type {any} */ (el).whenReady());
  const state = await light.state();
  await page.goto('hosts/plain.html');
  const other = page.locator('search-light');
  await other.evaluate((el) => /** @type {any} */ (el).whenReady());
  const fault = await other.evaluate(
    (el, text) =>
      /** @type {any} */ (el)
        .setState(text)
        .catch((/** @type {any} */ error) => [error.code, error.message]),
    state,
  );
  expect(fault).toEqual([
    'ownMissing',
    expect.stringContaining('“jugs” is not defined on this page'),
  ]);
});
