/**
 * Lazily imported panels for the drawer, the dialogs and races; the first view of a board does not
 * need them.
 * @import { Viewer } from './types.js'
 * @import { Expansion } from './board/expansion.js'
 */
import { ChartPanel } from './timeline/frontier-chart-panel.js';
import { ExpansionPanel } from './board/expansion-panel.js';
import { LaneMaps } from './map/lane-maps.js';
import { MapPicture } from './map/map-picture.js';
import { RaceWords } from './race-words.js';
import { RandomBoardField } from './random-board.js';

export { certificate } from './certificate.js';
export { spotOf } from './map/map-spots.js';
export { partsOf } from './map/map-parts.js';
export { highOf, paintQueues } from './board/queue-picture.js';
export { raceEnds } from './race-ends.js';

export class Panels {
  #viewer;

  /**
   * @param {Viewer} viewer
   * @param {Expansion} expansion
   */
  constructor(viewer, expansion) {
    this.chart = new ChartPanel(viewer);
    this.expansion = new ExpansionPanel(viewer, expansion);
    this.random = new RandomBoardField(viewer);
    this.lanes = new LaneMaps(viewer);
    this.race = new RaceWords(viewer);
    this.picture = new MapPicture(viewer);
    this.#viewer = viewer;
  }

  /** Frees the maps of exported pictures, whose tables and canvases are as large as the pictures. */
  releasePictures() {
    this.picture = new MapPicture(this.#viewer);
    this.lanes.releasePictures();
  }
}
