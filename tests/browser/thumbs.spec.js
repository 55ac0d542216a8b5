/** The small boards beside the examples. */
import { readFileSync } from 'node:fs';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import '../js/families.js';
import { some } from '../long.js';
import { expect, test, words } from './light.js';

test.beforeAll(async () => {
  await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));
});

/** The examples of the puzzles that have a goal of their own: cells of it, and those of neither. */
function examples() {
  return catalogue().flatMap(({ id: puzzle, presets }) =>
    presets.flatMap(({ id, link }) => {
      const session = new Session(link);
      const { goalBoard, rows, columns } = session.description;
      const start = [...session.show(0).board];
      session.free();
      if (!goalBoard) return [];
      const cells = start.map((code, cell) => ({ cell, code, goal: goalBoard[cell] }));
      // A cell that is the same on the goal's board as on the start's has no piece, or a tile that is
      // in its place.
      const open = cells.filter(({ code, goal }) => goal > 0 && code === goal);
      const empty = cells.filter(({ code }) => code === 0);
      const cellsOf = (/** @type {typeof cells} */ shown) => shown.map(({ cell }) => cell);
      return [{ puzzle, id, rows, columns, open: cellsOf(open), empty: cellsOf(empty) }];
    }),
  );
}

test('the goal is seen on the small board of each example that has one', async ({ open }) => {
  const all = examples();
  for (const puzzle of some([...new Set(all.map((one) => one.puzzle))], 3)) {
    const light = await open(`?puzzle=${puzzle}`);
    await light.openInput();
    for (const { id, rows, columns, ...cells } of all.filter((one) => one.puzzle === puzzle)) {
      const name = words.text([`${puzzle}.preset.${id}`, `preset.${id}`]);
      const canvas = light.dialog.getByRole('button', { name, exact: true }).locator('canvas');
      const contrasts = await canvas.evaluate(
        (el, shown) => {
          const { width, height } = /** @type {HTMLCanvasElement} */ (el);
          const ctx = /** @type {HTMLCanvasElement} */ (el).getContext('2d');
          const { rows: down, columns: across } = shown;
          // The inner part: a neighbour's frame may reach over the edge.
          const side = Math.floor((0.8 * width) / across);
          const inner = (/** @type {number} */ cell) => {
            const x = Math.round(((cell % across) + 0.1) * (width / across));
            const y = Math.round((Math.floor(cell / across) + 0.1) * (height / down));
            return Array.from(ctx?.getImageData(x, y, side, side).data ?? []);
          };
          const bare = shown.empty.map(inner);
          // Pixel by pixel: a light tile with a dark number is on average as dark as no tile.
          const distance = (/** @type {number[]} */ one, /** @type {number[]} */ other) =>
            one.reduce((sum, value, at) => sum + Math.abs(value - other[at]), 0) / one.length;
          return shown.open.map((cell) => {
            const data = inner(cell);
            return Math.min(...bare.map((one) => distance(data, one)));
          });
        },
        { ...cells, rows, columns },
      );
      for (const contrast of contrasts) {
        expect(contrast, `${puzzle} ${id}`).toBeGreaterThan(8);
      }
    }
    await light.closeDialog();
  }
  expect(all.filter((one) => one.open.length > 0).length).toBeGreaterThan(5);
});
