/** Random addresses: no uncaught error, never a blank page. */
import fc from 'fast-check';
import { SAMPLE_STATE, expect, test, words } from './light.js';

const SEED = 20_260_731;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const letters = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 60 });
const fragment = fc.oneof(
  letters,
  letters.map((text) => `AQ${text}`),
  letters.map((text) => `AQEE${text}`),
  // The sample with a few letters changed.
  fc
    .array(fc.tuple(fc.nat(SAMPLE_STATE.length), fc.constantFrom(...LETTERS)), { maxLength: 3 })
    .map((changes) =>
      changes.reduce(
        (text, [at, letter]) => text.slice(0, at) + letter + text.slice(at + 1),
        SAMPLE_STATE,
      ),
    ),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ maxLength: 40 }).map((text) => text.repeat(200)),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '%00',
    '%',
    '%F0%9F',
    '\ud800',
    'A=1&A=2',
    '<img src=x onerror=alert(1)>',
    '../..',
    'javascript:alert(1)',
  ),
);

test('2,000 random fragments in one tab', async ({ light, page, browserName }) => {
  test.slow();
  const fragments = fc.sample(fragment, { numRuns: 2000, seed: SEED });
  // Firefox lets a page go to 200 addresses in ten seconds; the rest goes in by the method that
  // the address leads to.
  const byAddress = browserName === 'firefox' ? 150 : 2000;
  const lived = await page.evaluate(async ([all, most]) => {
    const el = /** @type {import('../../www/element.js').SearchLight} */ (
      document.querySelector('search-light')
    );
    let longestMs = 0;
    let opened = 0;
    for (const [index, text] of all.entries()) {
      const before = el.getState();
      const beganMs = performance.now();
      if (index < most) {
        const changed = new Promise((done) => addEventListener('hashchange', done, { once: true }));
        const old = location.hash;
        location.hash = text;
        if (location.hash !== old) await changed;
      } else {
        el.setState(text);
      }
      longestMs = Math.max(longestMs, performance.now() - beganMs);
      if (!el.getState()) throw new Error(`blank after ${index}`);
      if (el.getState() !== before) opened++;
    }
    return { longestMs, opened, state: el.getState() };
  }, /** @type {[string[], number]} */ ([fragments, byAddress]));
  console.log(
    `2,000 fragments: ${lived.opened} opened, the slowest took ${lived.longestMs.toFixed(0)} ms`,
  );
  expect(lived.opened).toBeGreaterThan(20);
  await page.evaluate((state) => (location.hash = state), SAMPLE_STATE);
  await light.computed();
  await light.goTo(100);
  await expect(page.locator('img')).toHaveCount(0);
});

test('20 random queries', async ({ page }) => {
  const queries = fc.sample(
    fc.oneof(
      fc
        .string({ unit: 'grapheme', maxLength: 100 })
        .map((text) => `puzzle=${encodeURIComponent(text)}`),
      fc.constantFrom(
        'puzzle=__proto__',
        'puzzle=%00',
        'puzzle=%F0',
        'puzzle=null&puzzle=flip',
        'puzzle',
        '&&==',
        `puzzle=${'x'.repeat(7000)}`,
      ),
    ),
    { numRuns: 20, seed: SEED },
  );
  for (const query of queries) {
    await page.goto(`./?${query}`);
    const alert = page.getByRole('alert').first();
    const player = page.getByRole('group', { name: words.text('transport.label') });
    await expect(alert.or(player).first()).toBeVisible();
  }
});
