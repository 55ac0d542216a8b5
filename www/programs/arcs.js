/** Program: backtracking that keeps a constraint problem arc-consistent. */
import { propagating } from './propagating.js';

export const program = propagating('revise_all');
