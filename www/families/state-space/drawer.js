/**
 * What the drawer, the dialogs and a race show of a breadth-first search: no first board needs it.
 * @import { Viewer } from './types.js'
 * @import { Expansion } from './expansion.js'
 */
import { ChartPanel } from './chart-panel.js';
import { ExpansionPanel } from './expansion-panel.js';
import { LaneMaps } from './lane-maps.js';
import { MapPicture } from './map-picture.js';
import { RandomBoardField } from './random-board.js';

export { certificate } from './certificate.js';
export { paintMark } from './map-picture.js';
export { partsOf } from './parts.js';
export { highOf, paintQueues } from './queue-picture.js';

export class Panels {
  /**
   * @param {Viewer} viewer
   * @param {Expansion} expansion
   */
  constructor(viewer, expansion) {
    this.chart = new ChartPanel(viewer);
    this.expansion = new ExpansionPanel(viewer, expansion);
    this.random = new RandomBoardField(viewer);
    this.lanes = new LaneMaps(viewer);
    this.picture = new MapPicture(viewer);
  }
}
