/**
 * What draws a map, and what lets a person walk on it. A first board does not wait for it: it comes
 * right behind.
 */
import { AllLayout } from '../../draw/all.js';
import { ComponentsLayout } from '../../draw/components.js';
import { LevelsLayout } from '../../draw/levels.js';
import { RingsLayout } from '../../draw/rings.js';

export { Passage } from '../../draw/passage.js';
export { SidesLayout } from '../../draw/sides.js';
export { MapExplorer } from './map-explorer.js';

/** The layouts that a person chooses from, and `components`, which shows that a search is over in vain. */
export const layouts = {
  rings: RingsLayout,
  levels: LevelsLayout,
  all: AllLayout,
  components: ComponentsLayout,
};
