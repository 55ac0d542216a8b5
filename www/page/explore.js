/** The panel that explores a whole space, which only the page has: it is no part of the package. */
import * as family from '../families/state-space/explore/explore.js';
import { loadDrawing } from '../families/state-space/map/lazy-map.js';
import { panelOf } from '../ui/explore/load.js';

/** @type {import('../ui/kit/host.js').ExploreOf} */
export async function exploreOf(viewer, panel, ...of) {
  await loadDrawing();
  return panelOf(viewer, panel, family, ...of);
}
