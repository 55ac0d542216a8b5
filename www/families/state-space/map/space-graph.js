/**
 * The graph of a small space: its states and the lines between them, without a canvas. The core
 * lists both. They depend on the start state, not on the search.
 * @import { SpaceGraph as Listed } from '../../../wasm/searchlight.js'
 * @import { SpaceMap } from '../../../canvas/types.js'
 */
import { ordered } from './graph-order.js';
import { NEVER, placeOf } from './places.js';
import { NUMBERS } from './small-space.js';

/**
 * Change on the board by a move.
 * @typedef {object} Change
 * @property {number} from cell that the move names first
 * @property {number} to
 * @property {[number, number]} states ranks of the states before and after the move
 */

/**
 * Line between two nodes: all moves from one to the other, and back. `from` is not deeper than `to`.
 * @typedef {object} Line
 * @property {number} from index of a node
 * @property {number} to index of a node
 * @property {Change | null} out change by the first move from `from` to `to`; null without one
 * @property {Change | null} back change by the first move from `to` to `from`; null without one
 */

/** Returns the key of the line between two nodes. @param {number} a @param {number} b */
const keyOf = (a, b) => `${Math.min(a, b)} ${Math.max(a, b)}`;

export class SpaceGraph {
  /** Number of moves. */
  moves;
  /** @type {Line[]} */
  lines;
  /** Lines by their nodes. @type {Map<string, Line>} */
  #byNodes = new Map();
  /** Lines of each node. @type {Line[][]} */
  #linesOf;
  /** Index of each node by rank. @type {Map<number, number>} */
  #nodes;

  /** @type {number[][] | null} */
  #rows = null;

  /** @param {Listed} listed */
  constructor({ order, levels, moves }) {
    /** Ranks of the states, one for each node, sorted by distance from the start. */
    this.order = order;
    /** Index of the first node of each level, then the number of nodes. */
    this.levels = levels;
    this.moves = moves.length / NUMBERS;
    this.#nodes = new Map(Array.from(order, (rank, node) => [rank, node]));
    this.#linesOf = Array.from(order, () => []);
    for (let at = 0; at < moves.length; at += NUMBERS) {
      const [from, to] = moves.subarray(at, at + 2);
      // A move that changes nothing has no line.
      if (from === to) continue;
      const states = /** @type {[number, number]} */ ([order[from], order[to]]);
      this.#add(from, to, { from: moves[at + 3], to: moves[at + 4], states });
    }
    this.lines = [...this.#byNodes.values()];
    /** Depth of each node. */
    this.depths = Uint32Array.from(order, (_, node) =>
      levels.findLastIndex((first) => first <= node),
    );
  }

  /** @param {number} from @param {number} to @param {Change} change */
  #add(from, to, change) {
    const key = keyOf(from, to);
    let line = this.#byNodes.get(key);
    if (!line) {
      line = { from: Math.min(from, to), to: Math.max(from, to), out: null, back: null };
      this.#byNodes.set(key, line);
      this.#linesOf[from].push(line);
      this.#linesOf[to].push(line);
    }
    if (from < to) line.out ??= change;
    else line.back ??= change;
  }

  /** Nodes of each level, in an order with few crossings. */
  get rows() {
    return (this.#rows ??= ordered({
      levels: this.levels,
      neighbours: Array.from(this.order, (_, node) => this.neighbours(node)),
    }));
  }

  /** Number of nodes. */
  get size() {
    return this.order.length;
  }

  /** Number of levels. */
  get depth() {
    return this.levels.length - 1;
  }

  /** Returns the lines of a node. @param {number} node @returns {readonly Line[]} */
  linesOf(node) {
    return this.#linesOf[node] ?? [];
  }

  /** Returns the line between two nodes. @param {number} a @param {number} b */
  lineBetween(a, b) {
    return this.#byNodes.get(keyOf(a, b)) ?? null;
  }

  /** Returns the nodes that a line joins with a node. @param {number} node */
  neighbours(node) {
    return this.linesOf(node).map(({ from, to }) => (from === node ? to : from));
  }

  /** Returns the node of a state; -1 if the start does not reach it. @param {number} rank */
  nodeOf(rank) {
    return this.#nodes.get(rank) ?? -1;
  }

  /** Returns the place of each node on the map of a search; -1 for none. @param {SpaceMap} map */
  placesOn(map) {
    return Array.from(this.order, (rank) => placeOf(map, rank));
  }
}

/** Graphs by list. @type {WeakMap<Listed, SpaceGraph>} */
const graphs = new WeakMap();

/**
 * Returns the graph of a space that the core has listed; for one list always the same object.
 * @param {Listed} listed
 */
export function graphOf(listed) {
  const graph = graphs.get(listed) ?? new SpaceGraph(listed);
  graphs.set(listed, graph);
  return graph;
}

/**
 * Returns, for each node, the node from which a search first found it: the neighbour that the
 * search expanded first. Returns -1 for the nodes at which the search begins, and for nodes that
 * the search never finds.
 * @param {SpaceGraph} graph
 * @param {SpaceMap} map
 * @param {boolean} [isBackward] whether the search follows moves backwards, from the goals
 */
export function parentsOn(graph, map, isBackward = false) {
  const places = graph.placesOn(map);
  const expanded = (/** @type {number} */ node) =>
    places[node] < 0 ? NEVER : map.expanded[places[node]];
  const found = (/** @type {number} */ node) =>
    places[node] < 0 ? NEVER : map.found[places[node]];
  const sources = isBackward ? map.levels[1] : 1;
  return places.map((_, node) => {
    if (found(node) === NEVER || found(node) < sources) return -1;
    let parent = -1;
    for (const { from, to, out, back } of graph.linesOf(node)) {
      const other = from === node ? to : from;
      // The move by which the search goes from the other node to this one.
      const isOut = (from === other) !== isBackward;
      if (!(isOut ? out : back) || expanded(other) === NEVER) continue;
      if (parent < 0 || expanded(other) < expanded(parent)) parent = other;
    }
    return parent;
  });
}
