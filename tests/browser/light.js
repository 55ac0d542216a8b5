/**
 * Actions and views of the browser tests, in the words of the page. They find controls by role and
 * name, and take the names from the dictionary.
 */
import { test as base, expect as baseExpect } from '@playwright/test';
import { wordsOfPuzzle } from '../../www/i18n/puzzle-words.js';
import { PUZZLES, words } from '../js/dictionaries.js';

/**
 * @import { CDPSession, Locator, Page } from '@playwright/test'
 * @import { SearchLight } from '../../www/element/search-light.js'
 * @import { Values } from '../../www/i18n/index.js'
 */

export { words };

/**
 * Milliseconds between two looks of `expect.poll`; the last value is repeated. Playwright's own
 * delays grow to a second, so each test would lose half a second on average.
 */
const POLLS = [20, 50, 100, 100, 200];

export const expect = new Proxy(baseExpect, {
  get(target, name) {
    if (name !== 'poll') return Reflect.get(target, name);
    /** @type {typeof baseExpect.poll} */
    const poll = (actual, options) =>
      target.poll(actual, {
        intervals: POLLS,
        ...(typeof options === 'string' ? { message: options } : options),
      });
    return poll;
  },
});

export const SAMPLE = 'bwwb\nbbwb\nbwwb\nbwww\n';
/** The published sample, before its first step. */
export const SAMPLE_STATE = 'AQEEBJi7AgAAAA';
/** Number of moves in the whole search of a 4 x 4 board. */
export const MOVES = 65_536;

const COUNTERS = /** @type {const} */ ([
  'expanded',
  'generated',
  'duplicate',
  'frontier',
  'discovered',
  'depth',
]);

/**
 * Matches a text of the page for any puzzle. Returns a string, or a pattern if puzzles have their
 * own versions of the text.
 * @param {string} key
 * @param {Values} [values]
 */
export function spoken(key, values) {
  const own = PUZZLES.map((puzzle) => inPuzzle(puzzle).text(key, values));
  const [text, ...others] = new Set([words.text(key, values), ...own]);
  if (others.length === 0) return text;
  const escaped = [text, ...others].map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^(${escaped.join('|')})$`);
}

/** The words of a puzzle that is a space of states. @param {string} puzzle */
export const inPuzzle = (puzzle) => wordsOfPuzzle(words, { puzzle, family: 'state-space' });

/** One `<search-light>` as a person sees it. */
export class Light {
  /**
   * @param {Page} page
   * @param {Locator} [root]
   */
  constructor(page, root = page.locator('search-light:not([inert])')) {
    this.page = page;
    this.root = root;
  }

  /**
   * @param {string} key
   * @param {Values} [values]
   */
  button(key, values) {
    return this.root.getByRole('button', { name: spoken(key, values), exact: true });
  }

  /** @param {string} key */
  radio(key) {
    return this.root.getByRole('radio', { name: spoken(key), exact: true });
  }

  get scrub() {
    return this.root.getByRole('slider', { name: words.text('transport.scrub') });
  }

  get speed() {
    return this.root.getByRole('slider', { name: words.text('transport.speed'), exact: true });
  }

  get stepField() {
    return this.root.getByRole('textbox', { name: words.text('transport.step'), exact: true });
  }

  get grid() {
    return this.root.getByRole('grid');
  }

  /** @param {number} row @param {number} column */
  cell(row, column) {
    return this.grid
      .getByRole('row')
      .nth(row - 1)
      .getByRole('gridcell')
      .nth(column - 1);
  }

  /** The map, as the graph of a small space, too. */
  get map() {
    return this.root
      .getByLabel(spoken('map.label'))
      .or(this.root.getByLabel(spoken('map.label.graph')));
  }

  get dialog() {
    return this.root.getByRole('dialog');
  }

  get text() {
    return this.dialog.getByLabel(spoken('input.text'));
  }

  get answers() {
    return this.dialog
      .getByRole('list', { name: words.text('input.answers') })
      .getByRole('listitem');
  }

  get alert() {
    return this.root.getByRole('alert');
  }

  /** The button that opens and closes the drawer. */
  get more() {
    return this.button('more.label');
  }

  async openMore() {
    if ((await this.more.getAttribute('aria-expanded')) === 'false') await this.more.click();
    await this.drawer.waitFor();
  }

  async closeMore() {
    if ((await this.more.getAttribute('aria-expanded')) === 'true') await this.more.click();
    await this.drawer.waitFor({ state: 'detached' });
  }

  get drawer() {
    return this.root.getByRole('group', { name: words.text('more.label'), exact: true });
  }

  /**
   * Opens a part of the drawer. Where the drawer covers the stage, each part is behind a tab.
   * @param {string} name
   */
  async openTab(name) {
    await this.openMore();
    const tab = this.drawer.getByRole('tab', { name: spoken(`more.tab.${name}`) });
    if (await tab.isVisible()) await tab.click();
  }

  get tempo() {
    return this.root.locator('.tempo > summary').filter({ visible: true });
  }

  async openTempo() {
    if (!(await this.fit.isVisible())) await this.tempo.click();
  }

  /** Chooses the steady tempo, in which all steps take the same time. */
  async playSteadily() {
    await this.openTempo();
    await this.radio('transport.tempo.steady').check({ force: true });
    await this.tempo.click();
    await expect(this.fit).toBeHidden();
  }

  /** Chooses the speed that plays all known steps in 20 s. */
  async playFit() {
    await this.openTempo();
    await this.fit.click();
  }

  /** @param {'explore' | 'play' | 'race'} mode */
  async choose(mode) {
    const name = words.text(`header.${mode}`);
    const list = this.root.getByRole('combobox', { name: words.text('header.modes') });
    if (await list.isVisible()) await list.selectOption(name);
    else await this.radio(`header.${mode}`).locator('xpath=..').click();
  }

  get fit() {
    return this.root.getByRole('button', { name: words.text('transport.fit'), exact: true });
  }

  /** The boards of the answer in the drawer. */
  get strip() {
    return this.drawer.getByRole('list', { name: words.text('answer.strip') });
  }

  /** The boards of the answer on the stage, at the step of the answer. */
  get path() {
    return this.root.locator('.machine').getByRole('list', { name: words.text('answer.strip') });
  }

  /**
   * @param {string} key
   * @param {Values} [values]
   */
  says(key, values) {
    return this.root.getByText(words.text(key, values)).first();
  }

  /** The step shown. */
  async step() {
    await this.frames(1);
    return Number(await this.scrub.inputValue());
  }

  /** @param {number} step */
  async expectStep(step) {
    await this.frames(1);
    await expect(this.scrub).toHaveValue(String(step));
  }

  /** Waits until the run is computed to its end and its map is shown. */
  async computed(known = MOVES) {
    // A locator in the page reacts at once; an assertion would look again only after a while.
    await this.scrub.and(this.page.locator(`[max="${known}"]`)).waitFor();
    const computing = this.map.getByText(words.text('map.computing', { count: known }));
    await computing.waitFor({ state: 'detached' });
  }

  /**
   * Returns a hash of the map's picture once it no longer changes. Fine lines are drawn after the
   * areas.
   */
  async mapPicture() {
    const canvas = this.map.locator('canvas').first();
    const take = () =>
      canvas.evaluate((el) =>
        [.../** @type {HTMLCanvasElement} */ (el).toDataURL()].reduce(
          (sum, letter) => (31 * sum + letter.charCodeAt(0)) | 0,
          0,
        ),
      );
    for (let before = NaN, now = await take(); ; before = now, now = await take()) {
      if (now === before) return now;
      await this.frames(30);
    }
  }

  /**
   * Waits for the given number of frames, in which all animations proceed.
   * @param {number} [count]
   */
  frames(count = 20) {
    return this.page.evaluate(async (most) => {
      for (let frame = 0; frame < most; frame++) await new Promise(requestAnimationFrame);
    }, count);
  }

  /**
   * Seeks to a step by number. On a phone, the field for it is in the drawer.
   * @param {number} step
   */
  async goTo(step) {
    if (await this.stepField.isVisible()) await this.type(String(step));
    else await this.scrub.fill(String(step));
    await this.expectStep(step);
  }

  /** Types a step and seeks to it. @param {string} text */
  async type(text) {
    await this.enter(this.stepField, text);
    await this.page.keyboard.press('Enter');
  }

  /**
   * Types as a user does. A field that is filled by a program fires no change event, and not every
   * browser empties a number field first.
   * @param {Locator} field
   * @param {string} text
   */
  async enter(field, text) {
    await field.focus();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.press('Delete');
    await this.page.keyboard.insertText(text);
  }

  /** Focuses the element itself, not one of its controls that have their own keys. */
  async focus() {
    await this.root.evaluate((el) => {
      const frame = el.shadowRoot?.querySelector('[tabindex="-1"]');
      /** @type {HTMLElement} */ (frame).focus();
    });
  }

  /**
   * Presses a key and waits for the frame that shows the effect. An assertion that is too early
   * would look again only after a while.
   * @param {string} key
   */
  async press(key) {
    await this.focus();
    await this.page.keyboard.press(key);
    await this.frames(1);
  }

  /**
   * Presses End once the run is computed to its end. Earlier, the key would lead to the last known
   * step.
   */
  async toEnd() {
    await this.root.evaluate(async (el) => {
      const film = /** @type {SearchLight} */ (el);
      await film.whenReady();
      while (film.outcome === null) await new Promise(requestAnimationFrame);
    });
    await this.press('End');
  }

  /**
   * Returns the counters as numbers.
   * @template {string} T
   * @param {readonly T[]} [names] those of breadth-first search if left out
   * @returns {Promise<Record<T, number>>}
   */
  async counters(names = /** @type {any} */ (COUNTERS)) {
    await this.openMore();
    const pairs = await this.root.evaluate((el) =>
      [...(el.shadowRoot?.querySelectorAll('dt') ?? [])].map((term) => [
        ((term.querySelector('.term') ?? term).textContent ?? '').trim(),
        Number(term.nextElementSibling?.textContent?.replace(/\D/g, '')),
      ]),
    );
    const numbers = Object.fromEntries(pairs);
    return /** @type {any} */ (
      Object.fromEntries(names.map((name) => [name, numbers[words.text(`counter.${name}`)]]))
    );
  }

  /** Waits until the address contains the step shown. It is written at most once a second. */
  async written() {
    const state = await this.state();
    await this.page.waitForFunction((hash) => location.hash === hash, `#${state}`);
  }

  /** Returns the state string of the step shown. */
  state() {
    return this.root.evaluate((el) => /** @type {SearchLight} */ (el).getState());
  }

  async openInput() {
    const choose = this.button('board.choose');
    if (!(await choose.isVisible())) await this.openMore();
    await choose.click();
    await this.dialog.waitFor();
  }

  /** Pastes judges' text and waits for the answers. @param {string} text */
  async read(text) {
    if (!(await this.dialog.isVisible())) await this.openInput();
    await this.text.fill(text);
    await this.dialog.getByRole('button', { name: words.text('input.read') }).click();
  }

  async closeDialog() {
    await this.dialog.waitFor();
    await this.page.keyboard.press('Escape');
    await this.dialog.waitFor({ state: 'detached' });
  }

  /** @param {string} preset */
  async choosePreset(preset) {
    await this.openInput();
    await this.dialog
      .getByRole('button', { name: words.text([`flip.preset.${preset}`, `preset.${preset}`]) })
      .click();
    await this.dialog.waitFor({ state: 'detached' });
    await this.computed();
  }
}

/** Collects the addresses that are requested from now on. @param {Page} page @param {RegExp} url */
export function requestsOf(page, url = /./) {
  /** @type {string[]} */
  const requests = [];
  page.on('request', (request) => {
    if (url.test(request.url())) requests.push(request.url());
  });
  return requests;
}

/**
 * Returns by how many pixels the page and its element can be scrolled sideways.
 * @param {Light} light
 */
export const sideways = (light) =>
  light.root.evaluate((el) => {
    const frame = /** @type {Element} */ (el.shadowRoot?.querySelector('[tabindex="-1"]'));
    const { documentElement } = document;
    const dialog = el.shadowRoot?.querySelector('dialog');
    return {
      page: Math.max(0, documentElement.scrollWidth - innerWidth),
      element: Math.max(0, el.scrollWidth - el.clientWidth),
      frame: Math.max(0, frame.scrollWidth - frame.clientWidth),
      dialog: dialog ? Math.max(0, dialog.scrollWidth - dialog.clientWidth) : 0,
    };
  });

/** Not at all. */
export const STILL = { page: 0, element: 0, frame: 0, dialog: 0 };

/**
 * Collects the codes of the element's error events, as a host page receives them.
 * @param {Page} page
 */
export async function errorCodes(page) {
  await page.addInitScript(() => {
    const codes = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { codes });
    const hear = (/** @type {any} */ { detail }) => detail?.code && codes.push(detail.code);
    document.addEventListener('error', hear, { capture: true });
  });
  return () => page.evaluate(() => /** @type {any} */ (globalThis).codes);
}

/**
 * Tests on the page: `light` is its element with the sample computed, `open` goes anywhere else,
 * `devtools` starts a session of Chromium's DevTools protocol.
 * Whatever a test does, an uncaught error or a refused policy fails it.
 */
export const test = base.extend(
  /** @type {import('@playwright/test').Fixtures<{ light: Light, open: (path?: string) => Promise<Light>, devtools: () => Promise<CDPSession>, errors: string[] }, {}, import('@playwright/test').PlaywrightTestArgs & import('@playwright/test').PlaywrightTestOptions, {}>} */ ({
    viewport: { width: 1280, height: 800 },
    errors: [
      async ({ page }, use) => {
        /** @type {string[]} */
        const errors = [];
        page.on('pageerror', (error) => errors.push(String(error)));
        page.on('console', (message) => {
          const text = message.text();
          // Some browsers look for an icon by themselves.
          if (/content.security.policy/i.test(text) && !/favicon/.test(text)) errors.push(text);
        });
        await use(errors);
        // Some browsers look for an icon by themselves, whatever the page allows.
        expect(errors.filter((error) => !/favicon/.test(error))).toEqual([]);
      },
      { auto: true },
    ],
    open: async ({ page }, use) => {
      await use(async (path = '') => {
        await page.goto(path);
        return new Light(page);
      });
    },
    devtools: async ({ context, page }, use) => {
      /** @type {CDPSession[]} */
      const sessions = [];
      await use(async () => {
        const session = await context.newCDPSession(page);
        sessions.push(session);
        return session;
      });
      // Until it is detached, a session applies its settings (screen, font size) to each further
      // document of the page, which the next test receives.
      for (const session of sessions) await session.detach();
    },
    light: async ({ open }, use) => {
      const light = await open();
      await light.computed();
      await use(light);
    },
  }),
);
