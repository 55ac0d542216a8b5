/**
 * Accessibility faults that axe finds on a page. tests/js/contrast.test.js, not axe, checks the
 * contrast, in both themes.
 */
import AxeBuilder from '@axe-core/playwright';

/**
 * Returns the faults in short form. These pages have no frame of another origin, so axe collects
 * its results in the page itself; otherwise it would open another page each time.
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
