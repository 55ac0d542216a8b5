/** What the panel that explores a whole space needs of this family: how boards and the map look. */
import { drawing } from '../map/lazy-map.js';

export { viewOf } from '../puzzles/index.js';
export { ExploreMap } from './explore-map.js';

/** @type {typeof import('../map/near-colours.js').paintNearSwatch} */
export const paintNearSwatch = (...swatch) => drawing?.paintNearSwatch(...swatch);

/** @type {typeof import('../play/near-map.js').nearness} */
export const nearness = (...near) => drawing?.nearness(...near) ?? 0;
