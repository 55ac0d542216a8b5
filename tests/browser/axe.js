/**
 * What axe finds on a page. Contrast is not looked at here: tests/js/contrast.test.js computes it for
 * both themes.
 */
import AxeBuilder from '@axe-core/playwright';

/**
 * What is wrong, short enough to read. These pages have no frame of another origin, so axe sums up in
 * the page itself: else it would open another page each time.
 * @param {import('@playwright/test').Page} page
 */
export async function violations(page) {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], elementRef: false })
    .disableRules(['color-contrast']);
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => {
    const where = nodes.map(({ target, any }) => `${target} ${any[0]?.message ?? ''}`);
    return `${id}: ${where.join('; ')}`;
  });
}
