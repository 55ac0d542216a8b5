/**
 * Map for the user who does the work of the queue: what has left the queue, and what waits in it.
 * What is not found yet is hidden.
 * @import { Theme } from '../../../canvas/types.js'
 * @import { Words } from '../../../i18n/index.js'
 * @import { QueueGame } from '../../../core/play/queue-game.js'
 */
import { mapOf } from '../analysis.js';
import { SpaceCanvas } from '../map/space-canvas.js';

export class QueueMap extends SpaceCanvas {
  #game;
  #run;

  /**
   * @param {QueueGame} game
   * @param {() => void} refresh
   */
  constructor(game, refresh) {
    super(game.session, refresh);
    this.#game = game;
    const { sides, ...run } = mapOf(game.session);
    // The answer's path would tell what is to come.
    this.#run = { ...run, sides: sides.map((side) => ({ ...side, path: new Uint32Array() })) };
  }

  /**
   * Paints the map.
   * @param {HTMLElement} canvas
   * @param {Theme} theme
   * @param {Words} words
   */
  show(canvas, theme, words) {
    const { expanded, discovered, state } = this.#game;
    this.hover = state;
    const shown = {
      map: this.#run,
      frame: {
        ...{ hasMove: false, position: -1, targetPosition: -1, answered: false, side: 0 },
        sides: [{ expanded, discovered }],
      },
      event: null,
      light: false,
      hides: true,
    };
    this.paint(canvas, shown, theme, {
      ...{ number: words.number, titles: [], depthWord: words.text('map.depth') },
      ...this.boardWriting(),
      ...this.graphWriting(words),
    });
  }

  /** Returns the rank of the state at a point; -1 for none. @param {{ x: number, y: number }} point */
  stateAt({ x, y }) {
    return this.layout?.spotAt(x, y).state ?? -1;
  }
}
