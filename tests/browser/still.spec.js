/** The stage stands still: nothing changes its place or size while the film plays. */
import { readFileSync } from 'node:fs';
import { catalogue, loadEngine } from '../../www/core/engine.js';
import { expect, test } from './light.js';
import { IS_LONG } from '../long.js';
import { placesOf } from './standing.js';

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

const STEPS = 200;
/** Of so many steps one is looked at. */
const EVERY = IS_LONG ? 1 : 8;
const SIZES = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 664 },
];

/** One of each family is tried in the short form, too, each on one of the screens. */
const IN_SHORT = ['flip', 'knight', 'tab'];

for (const { id } of catalogue()) {
  test(
    `the board and the map of ${id} keep their places over ${STEPS} steps`,
    { tag: IN_SHORT.includes(id) ? [] : '@long' },
    async ({ open, page }) => {
      const light = await open(`?puzzle=${id}`);
      await expect(light.scrub).toHaveAttribute('max', /^\d{2,}$/);
      const sizes = IS_LONG ? SIZES : [SIZES[IN_SHORT.indexOf(id)]];
      for (const size of sizes) {
        await page.setViewportSize(size);
        await light.frames(5);
        const parts = ['[role="grid"]', '.map'];
        const places = await placesOf(light, { parts, steps: STEPS, every: EVERY });
        expect(places, `${size.width} x ${size.height}`).toHaveLength(1);
        expect(places[0]).not.toContain('null');
      }
    },
  );
}
