/**
 * Graph layout: the numbers of the depths, beside their columns.
 * @import { MapView } from '../../../canvas/types.js'
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { GraphScene } from './graph-scene.js'
 */
import { fade } from '../../../canvas/colour.js';
import { Sheet } from '../../../canvas/pen.js';
import { shownLevels } from './places.js';

/** Radius of the number of a depth, in CSS px. */
const NUMBER_PX = 9;

export class GraphDepths {
  #scene;
  #header = new Sheet();

  /** @param {GraphScene} scene */
  constructor(scene) {
    this.#scene = scene;
  }

  /**
   * Writes the numbers of the depths.
   * @param {Pen} pen
   * @param {MapView} view
   */
  paint(pen, view) {
    const { plan, window } = this.#scene;
    const { number = String, depthWord = '' } = this.#scene.box;
    if (plan.head === 0) return;
    const { space } = this.#scene.drawn;
    const shown = view.hides ? shownLevels(this.#scene.map, view) : space.depth;
    const reached = Array.from({ length: shown }, (_, depth) =>
      plan.nodes[depth].some((node) => this.#scene.role(node, view) === 'expanded'),
    );
    if (view.current >= 0) reached[space.depths[this.#scene.nodeOf[view.current]]] = true;
    const deps = [this.#scene.camera, `${reached}`, depthWord];
    pen.cached(this.#header, deps, window, (sheet) => {
      const { theme, ctx } = sheet;
      const r = Math.min(NUMBER_PX * theme.type, plan.head / 3);
      const beside = plan.head - r - 4;
      const every = Math.ceil((2 * r + 4) / plan.pitch);
      for (const [depth, along] of plan.depths.slice(0, shown).entries()) {
        const at = plan.isTurned ? { x: beside - 4, y: along } : { x: along, y: beside };
        ctx.beginPath();
        if (plan.isTurned) {
          ctx.moveTo(at.x, along);
          ctx.lineTo(window.width, along);
        } else {
          ctx.moveTo(along, at.y);
          ctx.lineTo(along, window.height);
        }
        sheet.stroke(fade(theme.line, 0.5), 1);
        if (depth % every > 0) continue;
        sheet.disc(at, r, reached[depth] ? theme.ink : theme.card);
        if (!reached[depth]) sheet.stroke(theme.line, 1);
        const colour = reached[depth] ? theme.card : theme.ink;
        sheet.text(number(depth), at, { px: Math.min(11.5 * theme.type, 1.3 * r), weight: 600, colour }); // prettier-ignore
      }
      if (!depthWord) return;
      // In a turned graph the first row has room beside its number: only the start stands in it.
      const at = plan.isTurned
        ? { x: beside + r, y: plan.depths[0] - 8 * theme.type }
        : { x: Math.max(2, plan.depths[0] - r), y: beside - r - 9 };
      sheet.text(depthWord, at, { px: 12 * theme.type, colour: theme.ink2, align: 'left' });
    });
  }
}
