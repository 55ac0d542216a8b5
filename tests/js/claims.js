/**
 * What each caption of a lesson claims, proved by the core: a function for each stop, which throws where
 * the claim does not hold, and returns the numbers that the caption tells beside its values.
 * @import { Session } from '../../www/core/engine/session.js'
 * @import { LessonStop } from '../../www/lessons/types.js'
 */
import { CLAIMS as choices } from './claims-choices.js';
import { CLAIMS as games } from './claims-games.js';
import { CLAIMS as orders } from './claims-orders.js';
import { CLAIMS as spaces } from './claims-spaces.js';
import { CLAIMS as trees } from './claims-trees.js';

/**
 * @typedef {{ session: Session, step: number, stop: LessonStop }} Place
 * @typedef {Record<string, (place: Place) => number[]>} Claims by the id of the stop
 */

/** By lesson. @type {Record<string, Claims>} */
export const CLAIMS = { ...spaces, ...orders, ...choices, ...games, ...trees };

/**
 * Counts at stops that their captions do not tell, by lesson and stop: the places of the run that are told
 * about, from outside.
 * @type {Record<string, Record<string, Record<string, number>>>}
 */
export const COUNTS = {
  sweep: {
    tree: { duplicate: 49, expanded: 16, frontier: 0 },
    first: { duplicate: 0, expanded: 1 },
    level: { expanded: 17 },
    rings: { expanded: 137, frontier: 560 },
    answer: { discovered: 742 },
    whole: { generated: 65_536, frontier: 0 },
  },
  duplicates: {
    back: { stateDepth: 1, targetDepth: 0 },
    orders: { stateDepth: 1, targetDepth: 2, duplicate: 2 },
    slides: { stateDepth: 1, targetDepth: 2, duplicate: 2 },
    order: { expanded: 91, frontier: 322 },
  },
  impossible: {
    dry: { frontier: 0 },
  },
  lists: {
    queue: { stateDepth: 2 },
    fewest: { expanded: 23 },
    long: { expanded: 24 },
    cheapest: { expanded: 21 },
    tiles: { expanded: 20_907 },
    deep: { expanded: 181_050 },
  },
  heuristics: {
    misplaced: { discovered: 2816, reexpanded: 0 },
    beam: { discovered: 498, reexpanded: 0 },
    lost: { expanded: 14 },
    again: { expanded: 27 },
  },
  deeper: {
    answer: { placements: 199_362, tries: 348_113 },
    memory: { expanded: 20_907 },
    found: { placements: 803, deepest: 20 },
    full: { expanded: 68_627 },
    korf: { placements: 262_911, tries: 540_867 },
  },
  'two-sides': {
    growth: { expanded: 866 },
    ends: { expanded: 2 },
    contact: { discovered: 4053, targetDepth: 4 },
  },
  contact: {
    meet: { discovered: 128 },
    shorter: { discovered: 424 },
    unfinished: { expanded: 11 },
    whole: { discovered: 116 },
  },
  backtracking: {
    dead: { retreats: 0, depth: 21 },
    back: { retreats: 1, depth: 20 },
    answer: { depth: 35 },
    eight: { deepest: 61 },
  },
  warnsdorff: {
    counts: { depth: 1 },
    corner: { depth: 2 },
    cut: { retreats: 0, prunes: 1 },
    unlucky: { deepest: 98 },
    built: { retreats: 0 },
  },
  constraints: {
    rows: { retreats: 1115 },
    last: { placements: 1179 },
    pair: { depth: 1 },
    cut: { prunes: 1 },
    done: { prunes: 5 },
    none: { answers: 0 },
  },
  games: {
    top: { filled: 4 },
    win: { winning: 1, decided: 1 },
    waves: { filled: 18, losing: 5 },
    heap: { decided: 2, losing: 2 },
    four: { filled: 24, losing: 6 },
  },
};
