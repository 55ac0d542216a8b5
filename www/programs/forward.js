/** Program: forward checking of a constraint problem. */
import { propagating } from './propagating.js';

export const program = propagating('cross_out');
