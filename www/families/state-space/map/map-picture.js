/**
 * The map of a breadth-first search on a picture to take away, and the marks of its legend.
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
   * Draws a map off the page as the page shows it, with all bitmaps at once.
   * @param {Ctx} ctx scaled to CSS px and cleared
   * @param {LayoutBox} box
   * @param {{ canvas: MapCanvas, shown: Shown, writing: Writing }} like
   */
  drawLike(ctx, box, { canvas, shown, writing }) {
    const { theme } = this.#viewer;
    this.surface = box;
    this.map = shown.map;
    this.layoutName = canvas.layoutName;
    this.colour = canvas.colour;
    this.follow(writing);
    this.#look(cameraIn(canvas.camera, canvas.surface ?? box, box), box);
    // On a canvas of one pixel until the bitmaps are there: what is see-through is painted once.
    const scratch = makeCanvas(1, 1);
    scratch.scale(box.scale, box.scale);
    do this.draw(scratch, shown, theme);
    while (this.layout?.unfinished);
    this.draw(ctx, shown, theme);
  }

  /**
   * @param {Camera} camera
   * @param {{ width: number, height: number }} window
   */
  #look(camera, { width, height }) {
    const { zoom, x, y } = this.camera;
    // A layout that gets another camera plans anew.
    if (camera.zoom === zoom && camera.x === x && camera.y === y) return;
    Object.assign(this, { camera });
    this.layout?.look(camera, { x: 0, y: 0, width, height });
  }
}

/**
 * The camera of one box for another: the same place is in the middle, as near as before; the whole map
 * where the camera came near by itself, because a picture may be of another step.
 * @param {Camera} camera
 * @param {{ width: number, height: number }} from
 * @param {{ width: number, height: number }} to
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
 * A mark of the legend, in a square.
 * @param {Ctx} ctx
 * @param {unknown} mark a role, the goal, or anything else for the colours of the depths
 * @param {number} px
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
