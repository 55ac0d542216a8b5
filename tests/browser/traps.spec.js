/** A trap in any export of the core, wherever it is called from: told, and over with “Try again”. */
import { IS_LONG } from '../long.js';
import { openHost } from './hosts.js';
import { Light, expect, test, words } from './light.js';
import { rigCore } from './traps.js';

/**
 * @import { SearchLight } from '../../www/element/search-light.js'
 * @import { Rig } from './traps.js'
 */

/** One puzzle of each family. */
const PUZZLES = ['flip', 'knight', 'tab'];
/** Giving memory back is asked for by nobody who could be told that it failed. */
const SILENT = ['__wbg_session_free', '__wbg_judge_free', '__externref_table_dealloc'];
/** Frames in 100 ms. */
const SOON = 6;

test('row 31: each export that opening, drawing, moving or asking calls traps in turn: told at once, Try again returns to the same step, and the element beside it goes on', async ({
  page,
}) => {
  test.slow(IS_LONG);
  await rigCore(page);
  const light = await openHost(page);
  await light.openMore();
  const found = await light.root.evaluate(
    async (node, { puzzles, silent, soon, label, long }) => {
      const el = /** @type {SearchLight} */ (node);
      const { rig } = /** @type {{ rig: Rig }} */ (/** @type {unknown} */ (globalThis));
      const frame = () => new Promise(requestAnimationFrame);
      const beside = /** @type {SearchLight} */ (document.createElement('search-light'));
      // Out of sight it asks nothing by itself: no trap is its own.
      beside.style.marginTop = '5000px';
      document.body.append(beside);
      await beside.seek(500);
      const left = beside.getState();
      const heard = /** @type {string[]} */ ([]);
      el.addEventListener('error', (event) => heard.push(/** @type {any} */ (event).detail.code));
      beside.addEventListener('error', () => heard.push('beside'));
      const notice = () => el.shadowRoot?.querySelector('[role=alert] button');
      const tried = /** @type {Set<string>} */ (new Set());
      const failed = /** @type {string[]} */ ([]);
      for (const puzzle of puzzles) {
        el.puzzle = puzzle;
        await el.seek(30);
        el.stops = [{ at: 'answer', caption: 'There it is' }];
        const opened = el.getState();
        // What an author, a person and a frame have the core do.
        const acts = [
          () => el.setState(opened),
          () => el.seek(31),
          () => [el.sentence, el.counters, el.stops, el.answer, el.getState()],
          () => el.stepForward('stage'),
          () => el.seek(30),
        ];
        rig.called.clear();
        for (const act of acts) {
          act();
          await el.whenReady();
        }
        const names = [...rig.called].filter((name) => !silent.includes(name));
        for (const name of long ? names : names.filter((one) => !tried.has(one))) {
          tried.add(name);
          heard.length = 0;
          rig.breaks = name;
          for (const act of acts) {
            act();
            for (let turn = 0; turn < 2 && rig.breaks; turn++) await frame();
            if (!rig.breaks) break;
          }
          // Some work comes in frames of its own.
          for (let turn = 0; turn < 60 && rig.breaks; turn++) await frame();
          const isBroken = !rig.breaks;
          rig.breaks = '';
          for (let turn = 0; turn < soon && !(heard.length > 0 && notice()); turn++) await frame();
          const state = el.getState();
          const button = /** @type {HTMLElement | null | undefined} */ (notice());
          const says = button?.textContent?.trim();
          button?.click();
          if (button) await el.whenReady();
          const returned = el.getState() === state && !notice() && el.sentence !== '';
          const others = beside.getState() === left && beside.sentence !== '';
          const codes = heard.join();
          if (!isBroken || codes !== 'trap' || says !== label || !returned || !others) {
            failed.push(`${puzzle} ${name}: ${[isBroken, codes, says, returned, others]}`);
          }
          await el.seek(30);
        }
      }
      return { tried: [...tried], failed };
    },
    {
      puzzles: PUZZLES,
      silent: SILENT,
      soon: SOON,
      label: words.text('element.retry'),
      long: IS_LONG,
    },
  );
  expect(found.failed).toEqual([]);
  const session = ['new', 'describe', 'link', 'frame', 'advance', 'outcome', 'locate', 'event'];
  const drawn = ['item', 'boards', 'mapData', 'depthProfile', 'siblings', 'table', 'neighbours'];
  expect(found.tried).toEqual(
    expect.arrayContaining([...session, ...drawn].map((name) => `session_${name}`)),
  );
});

test('row 31: the exports that open a puzzle trap, at the start, from the page and from the menu: told, and Try again works', async ({
  page,
}) => {
  await rigCore(page);
  await page.addInitScript(() => {
    /** @type {{ rig: Rig }} */ (/** @type {unknown} */ (globalThis)).rig.breaks = 'session_new';
  });
  await page.goto('hosts/plain.html');
  const light = new Light(page);
  const told = async () => {
    await expect(light.alert).toContainText(words.text('error.trap'));
    await light.button('element.retry').click();
    await expect(light.button('element.retry')).toHaveCount(0);
  };
  await told();
  await light.computed();
  await light.goTo(30);
  const trap = (/** @type {string} */ name) =>
    page.evaluate((breaks) => Object.assign(/** @type {any} */ (globalThis).rig, { breaks }), name);
  for (const puzzle of ['knight', 'rearrange']) {
    await trap('session_new');
    await light.root.evaluate((el, id) => Object.assign(el, { puzzle: id }), puzzle);
    await told();
    await light.expectStep(30);
    expect(await light.root.getAttribute('puzzle')).toBe('flip');
  }
  // The dialog draws each example.
  await light.openMore();
  await trap('session_new');
  await light.button('board.choose').click();
  await told();
  await light.expectStep(30);
  await light.dialog.getByRole('button', { name: words.text('flip.preset.impossible') }).click();
  await expect(light.dialog).toHaveCount(0);
  await light.computed();
});

for (const puzzle of PUZZLES) {
  test(
    `row 31: after a hundred traps at random ${puzzle} settles`,
    { tag: '@long' },
    async ({ page }) => {
      test.slow();
      await rigCore(page);
      const light = await openHost(page);
      const failed = await light.root.evaluate(
        async (node, { id, rounds }) => {
          const el = /** @type {SearchLight} */ (node);
          const { rig } = /** @type {{ rig: Rig }} */ (/** @type {unknown} */ (globalThis));
          const root = /** @type {ShadowRoot} */ (el.shadowRoot);
          let seed = 1;
          const random = (/** @type {number} */ below) => {
            seed = (seed * 48271) % 0x7fffffff;
            return seed % below;
          };
          const press = (/** @type {string} */ key) =>
            root.querySelector('.frame')?.dispatchEvent(new KeyboardEvent('keydown', { key }));
          const hover = () => {
            const canvas = [...root.querySelectorAll('canvas, .cells')].at(random(4));
            const { left, top, width, height } = canvas?.getBoundingClientRect() ?? new DOMRect();
            const at = {
              clientX: left + (width * random(9)) / 9,
              clientY: top + (height * random(9)) / 9,
            };
            for (const type of ['pointermove', 'click']) {
              canvas?.dispatchEvent(new PointerEvent(type, { ...at, bubbles: true }));
            }
          };
          const click = () => {
            const buttons = [
              ...root.querySelectorAll('.stage button:not(:disabled), .deck button'),
            ];
            /** @type {HTMLElement | undefined} */ (buttons.at(random(buttons.length)))?.click();
          };
          const acts = [
            () => el.seek(random(300)),
            () => el.play(),
            () => el.stepForward(/** @type {const} */ (['step', 'item', 'stage'])[random(3)]),
            () => [el.sentence, el.counters, el.stops, el.answer, el.outcome, el.getState()],
            () => press(['ArrowRight', 'End', 'Home', 'z', '0', 'e', 'Escape'][random(7)]),
            () => (el.stops = random(2) ? [] : [{ at: 'answer' }, { at: random(50) }]),
            () => el.goToStop(random(2)),
            hover,
            click,
          ];
          el.puzzle = id;
          await el.whenReady();
          const lost = /** @type {string[]} */ ([]);
          for (let round = 0; round < rounds; round++) {
            const names = [...rig.called];
            rig.breaks = names[random(names.length)];
            for (let act = 0; act < 10 && rig.breaks; act++) {
              acts[random(acts.length)]();
              await new Promise(requestAnimationFrame);
            }
            const name = rig.breaks ? '' : names.at(-1);
            rig.breaks = '';
            for (let turn = 0; turn < 4; turn++) await new Promise(requestAnimationFrame);
            /** @type {HTMLElement | null} */ (root.querySelector('[role=alert] button'))?.click();
            const step = random(30);
            const code = await el.seek(step).then(
              () => '',
              (error) => String(error.code),
            );
            if (code || el.currentStep !== step) lost.push(`${round} ${name} ${code}`);
          }
          return lost;
        },
        { id: puzzle, rounds: 100 },
      );
      expect(failed).toEqual([]);
    },
  );
}
