/** The element in the colours of a brand: whatever a page may set reaches every part. */
import { ROLES } from '../../www/canvas/theme.js';
import { Light, expect, test } from './light.js';

/** @param {string} colour as a browser tells it */
const hueOf = (colour) => {
  // The accent is written in another notation, and is no grey-blue.
  if (colour.startsWith('oklch')) return { isBluish: false };
  const numbers = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  const [red, green, blue] = colour.startsWith('color')
    ? numbers.map((part) => 255 * part)
    : numbers;
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const isGrey = most - least < 8;
  return { isBluish: !isGrey && blue === most && blue - red > 6 };
};

test('brand colours reach every part, in any notation: none is grey-blue', async ({ page }) => {
  await page.goto('hosts/brand.html');
  const light = new Light(page);
  await light.computed();
  const roles = await light.root.evaluate((el) => {
    const probe = el.shadowRoot?.querySelector('#probe');
    return [...(probe?.children ?? [])].map((one) => getComputedStyle(one).backgroundColor);
  });
  expect(roles).toHaveLength(ROLES.length);
  const own = ROLES.map((role, index) => /** @type {const} */ ([role, roles[index]]));
  const bluish = own.filter(([, colour]) => hueOf(colour).isBluish);
  expect(bluish).toEqual([]);
  const found = await light.root.evaluate((el) =>
    [...(el.shadowRoot?.querySelectorAll('.room *') ?? [])].flatMap((part) => {
      const { backgroundColor, borderTopColor, borderTopWidth, color } = getComputedStyle(part);
      const name = `${part.localName}.${part.className}`;
      const border = borderTopWidth === '0px' ? [] : [[name, borderTopColor]];
      return part.closest('.probe') ? [] : [[name, backgroundColor], [name, color], ...border];
    }),
  );
  expect(found.length).toBeGreaterThan(100);
  const others = found.filter(([, colour]) => !/, 0\)$/.test(colour) && hueOf(colour).isBluish);
  expect(others).toEqual([]);
  // So are the edges of controls, which only lists, fields and sliders show.
  const edge = await light.root
    .locator('.room')
    .evaluate((room) => getComputedStyle(room).getPropertyValue('--control-line'));
  expect(edge).toBe('#7a2e55');
});
