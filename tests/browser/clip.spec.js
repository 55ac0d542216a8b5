/** What authors set of a film's extent: its first and last step, looping, films in step, parts of the controls. */
import { openHost } from './hosts.js';
import { Light, expect, test } from './light.js';

/** @import { SearchLight } from '../../www/element/search-light.js' */

test('a film from one step to another starts, seeks and ends within them, and may loop', async ({
  page,
}) => {
  const light = await openHost(page);
  const set = (/** @type {Partial<SearchLight>} */ values) =>
    light.root.evaluate((el, given) => void Object.assign(el, given), values);
  await set({ from: 100, to: 130 });
  await expect.poll(() => light.step()).toBe(100);
  const slider = light.root.locator('.scrub input');
  await expect(slider)
    .toHaveAttribute('min', '100')
    .catch(() => {});
  expect(
    await slider.evaluate((input) => [
      /** @type {HTMLInputElement} */ (input).min,
      /** @type {HTMLInputElement} */ (input).max,
    ]),
  ).toEqual(['100', '130']);
  await light.press('End');
  expect(await light.step()).toBe(130);
  await expect(light.button('transport.forward')).toBeDisabled();
  await light.press('Home');
  expect(await light.step()).toBe(100);
  await expect(light.button('transport.back')).toBeDisabled();
  await set({ speed: 200 });
  await light.press('Space');
  await expect.poll(() => light.step()).toBe(130);
  await expect(light.button('transport.play')).toBeVisible();

  // It begins again by itself: the pause comes more than once.
  const rounds = await light.root.evaluate(async (node) => {
    const el = /** @type {SearchLight} */ (node);
    const starts = /** @type {number[]} */ ([]);
    let pauses = 0;
    el.addEventListener('pause', () => void pauses++);
    el.addEventListener('play', () => void starts.push(el.currentStep));
    el.loop = true;
    await el.play();
    while (pauses < 2) await new Promise(requestAnimationFrame);
    await el.pause();
    return { starts, step: el.currentStep };
  });
  expect(rounds.starts.length).toBeGreaterThan(1);
  for (const start of rounds.starts) expect(start).toBeLessThan(130);
  expect(rounds.step).toBe(130);
});

test('of two films that name each other each follows the step of the other', async ({ page }) => {
  await page.goto('hosts/plain.html');
  const light = new Light(page);
  await light.computed();
  const told = await page.evaluate(async () => {
    const one = /** @type {SearchLight} */ (document.querySelector('search-light'));
    const two = /** @type {SearchLight} */ (document.createElement('search-light'));
    Object.assign(one, { id: 'one', sync: 'two' });
    // Its run is shorter: 65 boards of two rows.
    Object.assign(two, {
      id: 'two',
      sync: 'one',
      puzzle: 'flip',
      input: 'wb/bw',
      loading: 'eager',
    });
    one.after(two);
    await two.whenReady();
    const until = async (/** @type {() => boolean} */ isSo) => {
      while (!isSo()) await new Promise(requestAnimationFrame);
    };
    await one.seek(20);
    await until(() => two.currentStep === 20);
    await two.seek(7);
    await until(() => one.currentStep === 7);
    // A longer film is not held back by the end of a shorter one.
    await one.seek(900);
    await until(() => two.currentStep === two.known);
    const end = [one.currentStep, two.currentStep < 900];
    // The film that plays leads.
    await one.seek(0);
    await until(() => two.currentStep === 0);
    Object.assign(one, { speed: 100 });
    await one.play();
    await until(() => one.currentStep > 30 && two.currentStep > 30);
    const plays = [!one.paused, two.paused];
    await one.pause();
    return { end, plays };
  });
  expect(told).toEqual({ end: [900, true], plays: [true, true] });
});

test('an author chooses parts of the controls', async ({ page }) => {
  const light = await openHost(page);
  const visible = async (/** @type {string} */ controls) => {
    await light.root.evaluate((el, value) => void Object.assign(el, { controls: value }), controls);
    await light.frames();
    const found = [];
    for (const [name, selector] of Object.entries({
      ...{ menus: '.top .what', play: '.buttons .play', timeline: '.scrub', counter: '.counter' },
      ...{ size: '.sizes', tempo: '.tempo', more: '.button.more' },
    })) {
      if (await light.root.locator(selector).filter({ visible: true }).count()) found.push(name);
    }
    return found;
  };
  expect(await visible('play timeline')).toEqual(['play', 'timeline']);
  expect(await visible('menus, counter more')).toEqual(['menus', 'counter', 'more']);
  expect(await visible('size+tempo')).toEqual(['size', 'tempo']);
  expect(await visible('full')).toHaveLength(7);
});
