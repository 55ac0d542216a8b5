/**
 * What the drawer, the dialogs and a race show of a breadth-first search: no first board needs it.
 * @import { Viewer } from './types.js'
 * @import { Expansion } from './expansion.js'
 */
import { AllLayout } from '../../draw/all.js';
import { ComponentsLayout } from '../../draw/components.js';
import { LevelsLayout } from '../../draw/levels.js';
import { ChartPanel } from './chart-panel.js';
import { ExpansionPanel } from './expansion-panel.js';
import { LaneMaps } from './lane-maps.js';
import { MapPicture } from './map-picture.js';
import { RandomBoardField } from './random-board.js';

export { certificate } from './certificate.js';
export { paintMark } from './map-picture.js';
export { partsOf } from './parts.js';

/** The map's other layouts: those that the drawer offers, and what a search shows that is over. */
export const layouts = { levels: LevelsLayout, all: AllLayout, components: ComponentsLayout };

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
