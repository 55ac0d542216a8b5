/**
 * Thumbnails of tables, for examples and for race lanes.
 * @import { Description } from '../../../wasm/searchlight.js'
 * @import { Theme } from '../../../canvas/types.js'
 * @import { TableView } from './table-view.js'
 */
import { Pen } from '../../../canvas/pen.js';
import { picture } from '../../../ui/kit/cached-picture.js';
import { startOf } from '../core.js';
import { paintTable } from './paint-table.js';

/**
 * Renders a thumbnail of a table.
 * @param {TableView} view
 * @param {Theme} theme
 * @param {number} px longer side
 */
export const thumb = (view, theme, px) =>
  picture({
    of: [view.plies, view.filled, view.start, ...view.letters, ...view.wording, theme],
    width: px,
    height: px,
    paint: (ctx, scale) =>
      void paintTable(
        new Pen(ctx, theme, scale),
        { width: px, height: px },
        { ...view, labels: null },
      ),
  });

/**
 * Returns a table view without step, selection, game and labels.
 * @param {Pick<Description, 'rows' | 'columns' | 'start'>} description
 * @param {{ plies: ArrayLike<number>, ranks: ArrayLike<number> }} table
 * @param {number} filled
 * @param {Pick<TableView, 'letters' | 'wording'>} written
 * @returns {TableView}
 */
export function bareTable(description, { plies, ranks }, filled, written) {
  const { rows, columns } = description;
  return {
    ...{
      rows,
      columns,
      cells: plies.length,
      plies,
      ranks,
      filled,
      ...written,
      start: startOf(description),
    },
    ...{ distances: false, current: -1, pending: -1, ways: [], chosen: -1, line: [] },
    ...{ game: null, labels: null },
  };
}
