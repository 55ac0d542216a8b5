/**
 * Draws the map into an exported picture.
 * @import { Viewer } from '../types.js'
 * @import { Camera, Ctx, LayoutBox } from '../../../canvas/types.js'
 * @import { Shown, Writing } from './map-canvas.js'
 */
import { WHOLE } from '../../../canvas/camera.js';
import { makeCanvas } from '../../../canvas/marks.js';
import { MapCanvas } from './map-canvas.js';

export class MapPicture extends MapCanvas {
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    super(() => {});
    this.#viewer = viewer;
  }

  /**
   * Draws a map outside the page as the page shows it. Makes all pixel tables at once.
   * @param {Ctx} ctx scaled to CSS px and cleared
   * @param {LayoutBox} box
   * @param {{ canvas: MapCanvas, layout?: MapCanvas['layoutName'], shown: Shown, writing: Writing }}
   *   like canvas to copy, with the input of its paint
   */
  drawLike(ctx, box, { canvas, layout = canvas.layoutName, shown, writing }) {
    const { theme } = this.#viewer;
    this.surface = box;
    this.map = shown.map;
    this.layoutName = layout;
    this.colour = canvas.colour;
    this.follow(writing);
    this.#look(cameraIn(canvas.camera, canvas.surface ?? box, box), box);
    // Make the tables while drawing on a canvas of one pixel. Translucent parts are then drawn on
    // `ctx` only once.
    const scratch = makeCanvas(1, 1);
    scratch.scale(box.scale, box.scale);
    do this.draw(scratch, shown, theme);
    while (this.layout?.unfinished);
    this.draw(ctx, shown, theme);
  }

  /**
   * Sets the camera.
   * @param {Camera} camera
   * @param {{ width: number, height: number }} window
   */
  #look(camera, { width, height }) {
    const { zoom, x, y } = this.camera;
    // Keep the old camera object if nothing changes: a new object makes the layout compute its
    // geometry again.
    if (camera.zoom === zoom && camera.x === x && camera.y === y) return;
    Object.assign(this, { camera });
    this.layout?.look(camera, { x: 0, y: 0, width, height });
  }
}

/**
 * Converts a camera to a box of another size, with the same zoom and the same centre. For a camera
 * that was set automatically, returns the whole map, because the picture can show another step.
 * @param {Camera} camera
 * @param {{ width: number, height: number }} from size of the box that the camera was made for
 * @param {{ width: number, height: number }} to size of the new box
 * @returns {Camera}
 */
export function cameraIn({ zoom, x, y, fades }, from, to) {
  if (zoom === 1 || fades) return WHOLE;
  return {
    zoom,
    x: to.width / 2 - (from.width / 2 - x) * (to.width / from.width),
    y: to.height / 2 - (from.height / 2 - y) * (to.height / from.height),
  };
}
