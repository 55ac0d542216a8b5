/**
 * What draws a map, and what lets a person walk on it. A first board does not wait for it: it comes
 * right behind.
 */
import { AllLayout } from './rank-grid.js';
import { ComponentsLayout } from './components.js';
import { LevelsLayout } from './columns.js';
import { RingsLayout } from './rings.js';

export { Passage } from './layout-morph.js';
export { SidesLayout } from './two-sides.js';
export { MapExplorer } from './map-explorer.js';

/** The layouts that a person chooses from, and `components`, which shows that a search is over in vain. */
export const layouts = {
  rings: RingsLayout,
  levels: LevelsLayout,
  all: AllLayout,
  components: ComponentsLayout,
};
