/** The few parts of a browser that drawing and exporting need, for Node. */
import { DOMImplementation, XMLSerializer } from '@xmldom/xmldom';

class Point {
  constructor(x = 0, y = 0) {
    this.x = x;
    this.y = y;
  }

  /** @param {DOMMatrix} matrix */
  matrixTransform({ a, b, c, d, e, f }) {
    return new Point(a * this.x + c * this.y + e, b * this.x + d * this.y + f);
  }
}

class Observer {
  observe() {}
  disconnect() {}
}

/**
 * Sets these parts as globals.
 * @param {typeof import('@napi-rs/canvas')} canvas
 */
export function standIn({ createCanvas, DOMMatrix, ImageData, Path2D }) {
  Object.assign(globalThis, {
    document: {
      createElement: () => createCanvas(1, 1),
      implementation: new DOMImplementation(),
    },
    ...{ DOMMatrix, ImageData, Path2D, XMLSerializer, DOMPoint: Point, ResizeObserver: Observer },
    devicePixelRatio: 1,
    matchMedia: () => ({ matches: false, addEventListener() {} }),
    requestAnimationFrame: (/** @type {(nowMs: number) => void} */ draw) =>
      setTimeout(() => draw(performance.now())),
  });
}
