/**
 * Rings layout with the components that were not searched beside the disc.
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { LayoutBox, SpaceMap } from '../../../canvas/types.js'
 */
import { onCanvas } from '../../../canvas/camera.js';
import { mix } from '../../../canvas/colour.js';
import { placeDiscs } from './component-geometry.js';
import { RingsLayout } from './rings.js';

export class ComponentsLayout extends RingsLayout {
  /**
   * @param {SpaceMap} map
   * @param {LayoutBox} box
   */
  constructor(map, box) {
    const places = placeDiscs(box.width, box.height, map.components);
    super(map, box, places);
    this.places = places;
  }

  /** Centre of the disc of one unsearched component, for its label; null if there is none. */
  get other() {
    const { discs } = this.places;
    return discs.length > 0 ? onCanvas(this.camera, discs[discs.length >> 1]) : null;
  }

  /** Smallest rectangle around the discs of the unsearched components; null if there is none. */
  get others() {
    const { discs } = this.places;
    if (discs.length === 0) return null;
    const { zoom } = this.camera;
    const reach = discs.map((one) => ({ ...onCanvas(this.camera, one), r: zoom * one.r }));
    const x = Math.min(...reach.map((one) => one.x - one.r));
    const y = Math.min(...reach.map((one) => one.y - one.r));
    const right = Math.max(...reach.map((one) => one.x + one.r));
    const bottom = Math.max(...reach.map((one) => one.y + one.r));
    return { x, y, width: right - x, height: bottom - y };
  }

  /**
   * Paints the unsearched components, and the number of components without a disc.
   * @param {Pen} pen
   */
  paintBeside(pen) {
    const { theme } = pen;
    const { discs, more, moreAt } = this.places;
    for (const component of discs) {
      const at = onCanvas(this.camera, component);
      const r = this.camera.zoom * component.r;
      pen.disc(at, r, mix(theme.unseen, theme.ink, 0.12));
      pen.disc(at, Math.max(0, r - 1.25), pen.shades.outOfReach);
    }
    if (!moreAt) return;
    pen.text(`+${more}`, onCanvas(this.camera, moreAt), {
      px: 12,
      weight: 500,
      colour: theme.ink2,
    });
  }
}
