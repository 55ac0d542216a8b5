/** Changes of a page to the history of its tab. */

/** @import { Page } from '@playwright/test' */

/**
 * Counts the entries that the page adds to the history from now on. `history.length` would also
 * count those of other tests, and never exceeds 50.
 * @param {Page} page
 */
export async function entriesOf(page) {
  await page.evaluate(() => {
    const added = { count: 0 };
    const push = history.pushState.bind(history);
    Object.assign(globalThis, { added });
    history.pushState = (...entry) => {
      added.count += 1;
      push(...entry);
    };
  });
  return () =>
    page.evaluate(
      () =>
        /** @type {{ added: { count: number } }} */ (/** @type {unknown} */ (globalThis)).added
          .count,
    );
}
