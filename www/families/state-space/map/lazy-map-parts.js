/**
 * Code of the map that is imported lazily, after the first view of a board: drawing and user input.
 */
import { AllLayout } from './rank-grid.js';
import { BoardLayout } from './board-layout.js';
import { ComponentsLayout } from './components.js';
import { GraphLayout } from './graph-layout.js';
import { LevelsLayout } from './columns.js';
import { RingsLayout } from './rings.js';

export { arcBetween } from './beam-path.js';
export { paintNearScale, paintNearSwatch } from './near-colours.js';
export { cursorOf, nearMapOf, nearness } from '../play/near-map.js';
export { Passage } from './layout-morph.js';
export { SidesLayout } from './two-sides.js';
export { NeighbourMachine } from '../board/neighbour-machine.js';
export { MapExplorer } from './map-explorer.js';
export { neighbour } from './map-walk.js';

/**
 * Layouts of the map, by name. The user chooses among all but `components`, which replaces
 * `rings` if some components were not searched.
 */
export const layouts = {
  rings: RingsLayout,
  levels: LevelsLayout,
  all: AllLayout,
  board: BoardLayout,
  graph: GraphLayout,
  components: ComponentsLayout,
};

export { cheaperThanAnswer } from './contours.js';
