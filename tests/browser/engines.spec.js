/** Each family has a wasm of its own, and a page fetches only what it shows. */
import { PUZZLES } from '../../www/wasm/catalogue.js';
import { lettersOf } from '../../www/core/links/state-string.js';
import { openHost } from './hosts.js';
import { Light, expect, requestsOf, test, words } from './light.js';

/** The state string of a puzzle's first example. @param {string} puzzle */
const stateOf = (puzzle) => {
  const [first] = PUZZLES.find(({ id }) => id === puzzle)?.presets ?? [];
  return lettersOf(Uint8Array.from(first.link));
};

/** The families whose wasm was asked for. @param {string[]} requests */
const familiesIn = (requests) => [
  ...new Set(requests.map((address) => /(\w+)_bg/.exec(address)?.[1])),
];

for (const [name, address] of /** @type {const} */ ([
  ['puzzle', '?puzzle=tab'],
  ['link', `#${stateOf('tab')}`],
])) {
  test(`a page with a game as its ${name} fetches the wasm of games alone, until another puzzle is chosen`, async ({
    page,
  }) => {
    const requests = requestsOf(page, /\.wasm/);
    await page.goto(address);
    const light = new Light(page);
    await page
      .locator('search-light')
      .evaluate((element) => /** @type {any} */ (element).whenReady());
    expect(familiesIn(requests)).toEqual(['games']);
    await light.button('header.puzzles', { puzzle: words.text('tab.name') }).click();
    await light.dialog
      .getByRole('button', { name: words.text('knight.name'), exact: true })
      .click();
    await expect
      .poll(async () => (await light.state()).slice(0, 3))
      .toBe(stateOf('knight').slice(0, 3));
    expect(familiesIn(requests)).toContain('backtracking');
  });
}

test('an element takes a state of another family, and refuses a broken one, once its wasm has come', async ({
  page,
}) => {
  const requests = requestsOf(page, /\.wasm/);
  const light = await openHost(page);
  expect(familiesIn(requests)).toEqual(['state_space']);
  const cut = stateOf('mines').slice(0, -2);
  const answer = await page.locator('search-light').evaluate(
    (element, state) =>
      /** @type {any} */ (element).setState(state).then(
        () => 'shown',
        (/** @type {any} */ error) => error.code,
      ),
    cut,
  );
  expect(answer).toBe('truncated');
  expect(familiesIn(requests)).toEqual(['state_space', 'backtracking']);
  await page
    .locator('search-light')
    .evaluate((element, state) => /** @type {any} */ (element).setState(state), stateOf('tab'));
  expect((await light.state()).slice(0, 3)).toBe(stateOf('tab').slice(0, 3));
  expect(familiesIn(requests)).toEqual(['state_space', 'backtracking', 'games']);
});
