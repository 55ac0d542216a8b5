/** Contexts of canvases. Some privacy tools block canvases: `getContext` returns null or throws. */
import { EngineError } from '../core/engine/engine.js';

/**
 * Returns the context of a canvas.
 * @param {HTMLCanvasElement} canvas
 * @param {CanvasRenderingContext2DSettings} [settings]
 * @throws {EngineError} `canvas` if the browser gives none
 */
export function contextOf(canvas, settings) {
  const ctx = blocked(() => canvas.getContext('2d', settings));
  if (ctx) return ctx;
  throw new EngineError('canvas');
}

/**
 * Returns the result of `ask`, or null if `ask` throws, as it does where a privacy tool blocks
 * canvases.
 * @template T
 * @param {() => T} ask
 */
function blocked(ask) {
  try {
    return ask();
  } catch {
    return null;
  }
}
