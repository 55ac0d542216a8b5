/**
 * Draws the map into an exported picture, and the symbols of its legend.
 * @import { Viewer } from '../types.js'
 * @import { Camera, Ctx, LayoutBox, Theme } from '../../../canvas/types.js'
 * @import { Shown, Writing } from './map-canvas.js'
 * @import { Role } from './role-colours.js'
 */
import { WHOLE } from '../../../canvas/camera.js';
import { fade } from '../../../canvas/colour.js';
import { makeCanvas, stars } from '../../../canvas/marks.js';
import { MapCanvas } from './map-canvas.js';

export class MapPicture extends MapCanvas {
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    super(() => {});
    this.#viewer = viewer;
  }

  /**
   * Draws a map off the page as the page shows it; makes all pixel tables at once.
   * @param {Ctx} ctx scaled to CSS px and cleared
   * @param {LayoutBox} box
   * @param {{ canvas: MapCanvas, shown: Shown, writing: Writing }} like canvas to copy, with the
   *   input of its paint
   */
  drawLike(ctx, box, { canvas, shown, writing }) {
    const { theme } = this.#viewer;
    this.surface = box;
    this.map = shown.map;
    this.layoutName = canvas.layoutName;
    this.colour = canvas.colour;
    this.follow(writing);
    this.#look(cameraIn(canvas.camera, canvas.surface ?? box, box), box);
    // Make the tables while drawing on a canvas of one pixel, so that translucent parts reach
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
    // A new camera object makes the layout recompute its geometry, so keep the old object if
    // nothing changes.
    if (camera.zoom === zoom && camera.x === x && camera.y === y) return;
    Object.assign(this, { camera });
    this.layout?.look(camera, { x: 0, y: 0, width, height });
  }
}

/**
 * Converts a camera to a box of another size, with the same zoom and the same centre. Returns the
 * whole map for a camera that was set automatically, because the picture may show another step.
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

/**
 * Paints a symbol of the legend in a square.
 * @param {Ctx} ctx
 * @param {unknown} mark role, `goal`, or any other value for the colour scale of the depths
 * @param {number} px side of the square
 * @param {Theme} theme
 */
export function paintMark(ctx, mark, px, theme) {
  if (typeof mark !== 'string') {
    for (let x = 0; x < px; x++) {
      ctx.fillStyle = theme.depth(x / (px - 1));
      ctx.fillRect(x, 0, 1, px);
    }
  } else if (mark === 'goal') {
    stars(ctx, [{ x: px / 2, y: px / 2 }], px / 2, theme);
  } else {
    ctx.beginPath();
    ctx.roundRect(1, 1, px - 2, px - 2, px / 5);
    ctx.fillStyle =
      mark === 'frontier' ? fade(theme.frontier, 0.28) : theme[/** @type {Role} */ (mark)];
    ctx.fill();
    if (mark !== 'frontier') return;
    ctx.lineWidth = 2;
    ctx.strokeStyle = theme.frontier;
    ctx.stroke();
  }
}
