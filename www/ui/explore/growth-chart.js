/** Small line chart with a logarithmic vertical axis, as SVG. */
import { html, svg } from 'lit/html.js';

/**
 * Line of a chart: `measured` is solid with dots, `formula` is dashed.
 * @typedef {{ kind: 'measured' | 'formula', points: readonly { x: number, y: number }[] }} Line
 */

/** Size of the picture and of its margins, in units of the view box. */
const WIDTH = 290;
const HEIGHT = 210;
const LEFT = 50;
const RIGHT = 14;
const TOP = 10;
const BOTTOM = 26;
/** Minimum distance between two labels of sizes. */
const LABEL = 26;
/** Radius of a dot. */
const DOT = 4;

/**
 * Renders a chart.
 * @param {object} options
 * @param {string} options.label
 * @param {readonly Line[]} options.lines
 * @param {readonly number[]} options.sizes labels of the horizontal axis
 * @param {(value: number) => string} options.number writes a label of the vertical axis
 */
export function growthChart({ label, lines, sizes, number }) {
  const { at, decades } = scaleOf(lines, sizes);
  /** @type {number[]} */
  const labelled = [];
  for (const size of sizes) {
    const before = labelled.at(-1);
    if (before === undefined || at({ x: size, y: 1 }).x - at({ x: before, y: 1 }).x >= LABEL) {
      labelled.push(size);
    }
  }
  return html`<svg
    class="growth-chart"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    role="img"
    aria-label=${label}
  >
    ${decades.map((value) => {
      const { y } = at({ x: sizes[0], y: value });
      return svg`<line class="rule" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y} y2=${y} />
        <text x=${LEFT - 6} y=${y + 4} text-anchor="end">${number(value)}</text>`;
    })}
    ${labelled.map((size) => {
      const { x } = at({ x: size, y: 1 });
      return svg`<text x=${x} y=${HEIGHT - 8} text-anchor="middle">${size}</text>`;
    })}
    ${lines.map(({ kind, points }) => {
      const places = points.map(at);
      const path = places.map(({ x, y }) => `${x},${y}`).join(' ');
      return svg`<polyline class=${kind} points=${path} />
        ${kind === 'formula' ? '' : places.map(({ x, y }) => svg`<circle class=${kind} cx=${x} cy=${y} r=${DOT} />`)}`;
    })}
  </svg>`;
}

/**
 * Returns the scale of a chart, and the powers of ten that its rules mark.
 * @param {readonly Line[]} lines
 * @param {readonly number[]} sizes
 */
export function scaleOf(lines, sizes) {
  const values = lines.flatMap(({ points }) => points.map(({ y }) => Math.log10(floor(y))));
  const low = Math.floor(Math.min(...values));
  const high = Math.max(low + 1, Math.ceil(Math.max(...values)));
  const [first, last] = [sizes[0], sizes[sizes.length - 1]];
  const inner = { width: WIDTH - LEFT - RIGHT - 2 * DOT, height: HEIGHT - TOP - BOTTOM };
  const at = (/** @type {{ x: number, y: number }} */ { x, y }) => ({
    x: LEFT + DOT + (inner.width * (x - first)) / Math.max(1, last - first),
    y: TOP + inner.height * (1 - (Math.log10(floor(y)) - low) / (high - low)),
  });
  const step = Math.ceil((high - low) / 6);
  const count = Math.floor((high - low) / step) + 1;
  const decades = Array.from({ length: count }, (_, index) => 10 ** (low + index * step));
  return { at, decades };
}

/** Least value of the logarithmic axis: a time can be 0. @param {number} y */
const floor = (y) => Math.max(y, 0.1);
