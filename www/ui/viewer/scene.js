/**
 * Scene of the current step: everything that the page, exported pictures, sheets of stops and
 * handouts show. The page arranges the scene as HTML, an export on a canvas.
 * @import { Pen } from '../../canvas/pen.js'
 * @import { Ctx, LayoutBox } from '../../canvas/types.js'
 * @import { Viewer } from './viewer.js'
 */

/**
 * Draws a part into a box whose upper left corner is the origin.
 * @typedef {(ctx: Ctx, box: LayoutBox) => void} Paint
 */

export class Scene {
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  get theme() {
    return this.#viewer.theme;
  }

  /** Formats a number. */
  get number() {
    return this.#viewer.words.number;
  }

  /** Race panel, with the lanes and their timeline; null for a single run. */
  get race() {
    const { race, extras } = this.#viewer;
    return race && extras ? extras.race : null;
  }

  /** Heading of the smaller picture. */
  get heading() {
    return this.#viewer.family.board.heading();
  }

  /** Whether start and goal stand beside each other, because both can be edited. */
  get isPair() {
    const { editing, run } = this.#viewer;
    const { editable, goalBoard } = run.session.description;
    return editing.isOn && editable.goal && goalBoard !== null;
  }

  /**
   * Boards with title keys and codes: start and goal while both can be edited, else the current
   * board.
   * @returns {{ title: string | readonly string[], codes: ArrayLike<number>, paint: Paint }[]}
   */
  get boards() {
    const { run, family } = this.#viewer;
    const { board } = family;
    const codes = board.codes?.() ?? run.frame.board;
    const { goalBoard } = run.session.description;
    const both = this.isPair && goalBoard ? [codes, goalBoard] : null;
    return (both ?? [codes]).map((side, index) => ({
      title: both ? board.titles[index] : 'board.grid',
      codes: side,
      paint: (ctx, box) => board.paint(ctx, box, index),
    }));
  }

  /**
   * Answer to show in the smaller picture; null unless the step shown is the one that found the
   * answer.
   */
  get ending() {
    const { family, finale } = this.#viewer;
    if (family.byHand?.isOn) return null;
    return family.hero === 'map' || family.map.isAtStep ? finale.ending : null;
  }

  /**
   * Draws the map outside the page, for exports; null for a map that is text.
   * @returns {Paint | null}
   */
  get map() {
    const { family } = this.#viewer;
    return family.paintMap?.bind(family) ?? null;
  }

  /** Shape of the board; null for a table, which arranges itself in its box. */
  get shape() {
    const { family, run } = this.#viewer;
    const { rows, columns } = run.session.description;
    return family.hero === 'board' ? null : (family.board.shape ?? { rows, columns });
  }

  /** Picture of the board for places without the map; null if it is the same as with the map. */
  get alone() {
    return this.#viewer.family.board.alone ?? null;
  }

  /** Drawing below the board, such as the queue, for pictures for print. */
  get strip() {
    return this.#viewer.family.strip?.() ?? null;
  }

  /** Draws the timeline. @param {Pen} pen @param {{ width: number, height: number }} box */
  timeline(pen, box) {
    if (this.race) this.race.paintTimeline(pen, box);
    else this.#viewer.family.timeline.paint(pen, box);
  }

  /** Parts of the map or table, at the positions of the last drawing for an export. */
  get parts() {
    return this.#viewer.family.parts(true);
  }

  /** Returns whether the family has an element that stops can point at. @param {string} name */
  hasPlace(name) {
    return Object.hasOwn(this.#viewer.family.places ?? {}, name);
  }

  /** Lines of the legend, with their counts in words. */
  get legend() {
    const { family, words } = this.#viewer;
    return family.map.legend().map(({ count, ...line }) => ({
      ...line,
      count: typeof count === 'number' ? words.number(count) : (count ?? ''),
    }));
  }

  /** Sentence about the current step, as plain text. */
  get sentence() {
    return this.#viewer.sentence;
  }

  /**
   * Labels of the position shown, such as "step 12". In a race they count the units of the race.
   */
  get step() {
    const { played, words, hidesFuture } = this.#viewer;
    if (this.race) return this.race.says;
    const { cursor: step, known } = played.player;
    return {
      unit: words.text('transport.step'),
      goTo: words.text('transport.goTo'),
      at: words.text(`transport.${hidesFuture ? 'scrubSoFar' : 'scrubValue'}`, { step, known }),
    };
  }

  /**
   * Calls a function while the scene shows another step (in a race, another unit). The page returns
   * to its own step within the same task, so that the user never sees the other step.
   * @template T
   * @param {number} step
   * @param {() => T} look
   * @returns {T}
   */
  at(step, look) {
    const { played, tween } = this.#viewer;
    const { player } = played;
    const { cursor } = player;
    const { share } = tween;
    player.cursor = step;
    // Draw the step at rest, even if the page is still animating the movement to it.
    tween.share = 1;
    try {
      played.show();
      return look();
    } finally {
      player.cursor = cursor;
      tween.share = share;
      played.show();
    }
  }
}
