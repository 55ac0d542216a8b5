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
      // A cell that is the same on the goal's board as on the start's has no piece.
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
          const sums = (/** @type {number} */ cell) => {
            const x = Math.round(((cell % across) + 0.1) * (width / across));
            const y = Math.round((Math.floor(cell / across) + 0.1) * (height / down));
            const data = Array.from(ctx?.getImageData(x, y, side, side).data ?? []);
            return data.reduce((sum, value) => sum + value, 0) / data.length;
          };
          const bare = shown.empty.map(sums);
          // Darker or lighter, as the theme has it.
          return shown.open.map((cell) =>
            Math.min(...bare.map((one) => Math.abs(sums(cell) - one))),
          );
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
