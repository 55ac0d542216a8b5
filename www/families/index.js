/**
 * The families of runs: one line a family.
 * @import { Family } from './types.js'
 */
import { states } from './states/index.js';

/** @type {Record<string, Family>} */
export const FAMILIES = { states };
