/**
 * Backtracking searches made here, to draw, and what they are drawn with.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { cividis, rgbOf } from '../../www/canvas/colour.js';
import { Costs, Siblings, STATES } from '../../www/families/backtracking/map/siblings.js';
import { SiblingNumber } from '../../www/wasm/searchlight.js';
import { ROOT } from './sources.js';

/** Squares tried and retreats until eight queens stand (Wirth 1976 for the squares). */
export const FIRST_ANSWER = 876 + 105;

/** As many as a row has squares. */
export const MOST_CANDIDATES = 8;

const [ON_PATH, FAILED, REFUSED] = /** @type {const} */ (['placed', 'failed', 'refused']).map(
  (state) => STATES.indexOf(state),
);

/**
 * Packs candidates as the core does.
 * @param {{ count: number, states: number[] }[]} nodes the states of those that were tried
 */
function siblingsWith(nodes) {
  const stride = SiblingNumber.Status + MOST_CANDIDATES;
  const packed = new Uint8Array(stride * nodes.length);
  nodes.forEach(({ count, states }, depth) => {
    packed[stride * depth + SiblingNumber.Candidates] = count;
    packed[stride * depth + SiblingNumber.Tried] = states.length;
    packed.set(states, stride * depth + SiblingNumber.Status);
  });
  return new Siblings(packed, MOST_CANDIDATES);
}

/** @param {number[][]} nodes the costs of the candidates that were tried */
function costsWith(nodes) {
  const packed = new Float64Array(MOST_CANDIDATES * nodes.length).fill(-1);
  nodes.forEach((costs, depth) => packed.set(costs, MOST_CANDIDATES * depth));
  return new Costs(packed, MOST_CANDIDATES);
}

/**
 * @typedef {object} Search
 * @property {number} depth
 * @property {number} depths
 * @property {Siblings} siblings
 * @property {Costs} costs
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
      parent.states.splice(-1, 1, FAILED);
      parent.costs.splice(-1, 1, step - node.entered);
      continue;
    }
    const row = nodes.length - 1;
    const queensAbove = nodes.slice(0, row).map(({ states }) => states.length - 1);
    const attacked = queensAbove.some(
      (other, above) => other === column || Math.abs(other - column) === row - above,
    );
    node.states.push(attacked ? REFUSED : ON_PATH);
    node.costs.push(attacked ? 1 : -1);
    if (!attacked) nodes.push({ states: [], costs: [], entered: step });
  }
  const counts = nodes.map((_, depth) => (depth < size ? size : 0));
  return {
    depth: nodes.length - 1,
    depths: size,
    siblings: siblingsWith(nodes.map(({ states }, depth) => ({ count: counts[depth], states }))),
    costs: costsWith(nodes.map(({ costs }) => costs)),
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
  const nodes = Array.from({ length: depth + 1 }, (_, at) => {
    const count = 1 + ((at * 5) % MOST_CANDIDATES);
    const last = at === depth ? -1 : (at * 3) % count;
    const tried = [...Array(last + 1).keys()];
    const states = tried.map((index) => (index === last ? ON_PATH : 2 + ((at + index) % 3)));
    const costs = tried.slice(0, -1).map((index) => 10 ** (index + 1));
    return { count, states, costs };
  });
  const costs = costsWith(nodes.map((node) => node.costs));
  return { depth, depths, siblings: siblingsWith(nodes), costs, entered: [] };
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
  const tokens = readFileSync(new URL('www/ui/styles/tokens.js', ROOT), 'utf8');
  const own = tokens.replace(/var\(--(?:searchlight|ink)-[\w-]+, (.*)\);/g, '$1;');
  const roles = [...own.matchAll(/--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)];
  const colours = roles.map(([, role, light, dark, both]) => [
    role.replace(/-(.)/, (_, letter) => letter.toUpperCase()),
    both ?? (mode === 'light' ? light : dark),
  ]);
  const theme = { ...Object.fromEntries(colours), font: 'serif', type: 1, depth: cividis };
  for (const [, role, same] of own.matchAll(/--(\w+): var\(--(\w+)\);/g)) theme[role] = theme[same];
  return theme;
}

const gradient = () => ({ addColorStop() {} });

/**
 * Returns a context that draws nothing and records its calls. Like a real one, it rejects negative
 * radii.
 */
export function recorder() {
  /** @type {Record<string, number>} */
  const calls = {};
  /** @type {string[]} */
  const strokes = [];
  /** @type {{ x: number, y: number, width: number, height: number, fill: string }[]} */
  const rects = [];
  /** @type {{ x: number, y: number, r: number }[]} */
  const arcs = [];
  /** @type {string[]} */
  const texts = [];
  const own = /** @type {any} */ ({
    getTransform: () => ({ a: 1 }),
    createLinearGradient: gradient,
    createRadialGradient: gradient,
    createConicGradient: gradient,
    measureText: (/** @type {string} */ text) => ({ width: 6 * text.length }),
    arc: (/** @type {number[]} */ ...[x, y, r]) => {
      assert.ok(r >= 0, `a radius of ${r}`);
      arcs.push({ x, y, r });
    },
    stroke: () => void strokes.push(own.strokeStyle),
    fillText: (/** @type {string} */ text) => void texts.push(text),
    fillRect: (/** @type {number[]} */ ...[x, y, width, height]) =>
      void rects.push({ x, y, width, height, fill: own.fillStyle }),
  });
  const ctx = new Proxy(own, {
    get(target, name) {
      calls[String(name)] = (calls[String(name)] ?? 0) + 1;
      return target[name] ?? (() => {});
    },
  });
  return { ctx, calls, strokes, rects, arcs, texts };
}
