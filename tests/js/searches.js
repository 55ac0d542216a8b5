/**
 * Backtracking searches made here, to draw, and what they are drawn with.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { cividis, rgbOf } from '../../www/draw/colour.js';
import { Siblings } from '../../www/families/choices/siblings.js';
import { ROOT } from './sources.js';

/** Squares tried and retreats until eight queens stand (Wirth 1976 for the squares). */
export const FIRST_ANSWER = 876 + 105;

/**
 * @typedef {object} Search
 * @property {number} depth
 * @property {number} depths
 * @property {Siblings} siblings
 * @property {Float64Array} costs
 * @property {number[]} entered the step at which each choice on the path was made
 */

/**
 * Queens on a board of eight, one row after the other, stopped at a step: a row's candidates are
 * its squares, refused where an earlier queen attacks them.
 * @param {number} until
 * @returns {Search}
 */
export function queens(until) {
  const size = 8;
  /** @type {{ states: number[], costs: number[], entered: number }[]} */
  const nodes = [{ states: [], costs: [], entered: 0 }];
  for (let step = 1; step <= until; step++) {
    const node = nodes[nodes.length - 1];
    const column = node.states.length;
    if (nodes.length > size || column === size) {
      nodes.pop();
      const parent = nodes[nodes.length - 1];
      if (!parent) break;
      parent.states.splice(-1, 1, 2);
      parent.costs.splice(-1, 1, step - node.entered);
      continue;
    }
    const row = nodes.length - 1;
    const queensAbove = nodes.slice(0, row).map(({ states }) => states.length - 1);
    const attacked = queensAbove.some(
      (other, above) => other === column || Math.abs(other - column) === row - above,
    );
    node.states.push(attacked ? 3 : 1);
    node.costs.push(attacked ? 1 : -1);
    if (!attacked) nodes.push({ states: [], costs: [], entered: step });
  }
  const counts = nodes.map((_, depth) => (depth < size ? size : 0));
  return {
    depth: nodes.length - 1,
    depths: size,
    siblings: new Siblings(
      Uint8Array.from(
        nodes.flatMap(({ states }, depth) => [
          ...[counts[depth], states.length],
          ...Array.from({ length: 8 }, (_, index) => states[index] ?? 0),
        ]),
      ),
    ),
    costs: Float64Array.from(
      nodes.flatMap(({ costs }) => Array.from({ length: 8 }, (_, index) => costs[index] ?? -1)),
    ),
    entered: nodes.map(({ entered }) => entered),
  };
}

/**
 * A deep path, each depth with another number of candidates, of which a different one is on it.
 * @param {number} depth
 * @param {number} [depths]
 * @returns {Search}
 */
export function deep(depth, depths = depth + 10) {
  const packed = new Uint8Array((depth + 1) * 10);
  const costs = new Float64Array((depth + 1) * 8).fill(-1);
  for (let at = 0; at <= depth; at++) {
    const count = 1 + ((at * 5) % 8);
    const last = at === depth ? -1 : (at * 3) % count;
    packed.set([count, last + 1], at * 10);
    for (let index = 0; index <= last; index++) {
      packed[at * 10 + 2 + index] = index === last ? 1 : 2 + ((at + index) % 3);
      if (index < last) costs[at * 8 + index] = 10 ** (index + 1);
    }
  }
  return { depth, depths, siblings: new Siblings(packed), costs, entered: [] };
}

export const SEARCHES = {
  'queens at the start': queens(0),
  'queens after 1 step': queens(1),
  'queens after 300 steps': queens(300),
  'queens at their first answer': queens(FIRST_ANSWER),
  'a path of 25': deep(25),
  'a path of 400': deep(400),
  'a path of 900': deep(900, 900),
};

/** @param {Siblings} siblings */
export function placesOf(siblings) {
  const places = [];
  for (let depth = siblings.from; depth < siblings.to; depth++) {
    for (let index = 0; index < siblings.count(depth); index++) places.push({ depth, index });
  }
  return places;
}

/** WCAG's relative luminance. @param {string} colour */
export function luminance(colour) {
  const [r, g, b] = rgbOf(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The page's own colours. @param {'light' | 'dark'} mode @returns {any} */
export function themeOf(mode) {
  const tokens = readFileSync(new URL('www/ui/tokens.js', ROOT), 'utf8');
  const roles = [...tokens.matchAll(/--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)];
  const colours = roles.map(([, role, light, dark, both]) => [
    role.replace(/-(.)/, (_, letter) => letter.toUpperCase()),
    both ?? (mode === 'light' ? light : dark),
  ]);
  return { ...Object.fromEntries(colours), font: 'serif', depth: cividis };
}

/** A context that draws nothing and notes what it is asked for; as a real one it refuses radii. */
export function recorder() {
  /** @type {Record<string, number>} */
  const calls = {};
  /** @type {string[]} */
  const strokes = [];
  /** @type {{ x: number, y: number, width: number, height: number, fill: string }[]} */
  const rects = [];
  /** @type {{ x: number, y: number, r: number }[]} */
  const arcs = [];
  const own = /** @type {any} */ ({
    measureText: (/** @type {string} */ text) => ({ width: 6 * text.length }),
    arc: (/** @type {number[]} */ ...[x, y, r]) => {
      assert.ok(r >= 0, `a radius of ${r}`);
      arcs.push({ x, y, r });
    },
    stroke: () => void strokes.push(own.strokeStyle),
    fillRect: (/** @type {number[]} */ ...[x, y, width, height]) =>
      void rects.push({ x, y, width, height, fill: own.fillStyle }),
  });
  const ctx = new Proxy(own, {
    get(target, name) {
      calls[String(name)] = (calls[String(name)] ?? 0) + 1;
      return target[name] ?? (() => {});
    },
  });
  return { ctx, calls, strokes, rects, arcs };
}
