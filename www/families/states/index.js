/**
 * Breadth-first search as the shell shows it. What no first board needs comes with the extras.
 * @import { Desk } from '../../ui/desk.js'
 * @import { Lane } from '../../core/race.js'
 * @import { Outcome } from '../../wasm/searchlight.js'
 * @import { Ctx } from '../../draw/types.js'
 * @import { Instance } from '../../ui/preset-boards.js'
 * @import { Family } from '../types.js'
 */
import { paintTimeline } from '../../draw/timeline.js';
import { viewOf } from '../../puzzles/index.js';
import { miniBoard } from '../../ui/mini-board.js';
import { StatesBoard } from './board.js';
import { film } from './film.js';
import { LATE } from './late.js';
import { StatesMap } from './map.js';
import { sentence } from './sentence.js';

class StatesFace {
  id = 'states';
  examplesTeach = false;
  counters = /** @type {const} */ ([
    'expanded',
    'generated',
    'duplicate',
    'frontier',
    'discovered',
    'depth',
  ]);
  /** The map has keys of its own. @type {never[]} */
  keys = [];
  lines = ['zoom', 'pan'];
  #desk;
  #late = /** @type {InstanceType<NonNullable<typeof LATE.Extras>> | null} */ (null);

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    this.board = new StatesBoard(desk);
    this.map = new StatesMap(desk, () => this.late);
  }

  /** What comes with the extras, once they are there. */
  get late() {
    if (this.#desk.extras && LATE.Extras) this.#late ??= new LATE.Extras(this.#desk, this.map);
    return this.#late;
  }

  get view() {
    return viewOf(this.#desk.viz.kind.id);
  }

  sentence() {
    const { viz, words } = this.#desk;
    const { puzzle, columns } = viz.session.description;
    const { outcome, atEnd } = viz.player;
    return sentence(words, puzzle, viz.event, columns, atEnd ? outcome : null);
  }

  /**
   * @param {Ctx} ctx
   * @param {{ width: number, height: number }} box
   */
  paintTimeline(ctx, box) {
    const { viz, roles } = this.#desk;
    const { known, cursor } = viz.player;
    const levels = viz.study.map?.levelSteps ?? Float64Array.of(0, known);
    paintTimeline(ctx, box, { total: known, levels }, { known, cursor }, roles);
  }

  /**
   * @param {Instance} instance
   * @param {number} px
   */
  thumb({ frame, description: { rows, columns } }, px) {
    const { roles: theme } = this.#desk;
    return miniBoard({ board: frame.board, rows, columns, view: this.view, theme, px });
  }

  reset() {
    this.late?.explorer.reset();
  }

  answer() {
    return this.late?.answer();
  }

  sections() {
    return this.late?.sections() ?? [];
  }

  /** @param {Outcome} outcome */
  certificate(outcome) {
    return this.late?.certificate(outcome) ?? null;
  }

  chance() {
    return /** @type {NonNullable<StatesFace['late']>} */ (this.late).chance();
  }

  /** @param {Outcome} outcome */
  outcome(outcome) {
    return this.late?.outcome(outcome) ?? '';
  }

  /**
   * @param {Element} canvas
   * @param {Lane} lane
   */
  paintLane(canvas, lane) {
    this.late?.paintLane(canvas, lane);
  }
}

/** @type {Family} */
export const states = { id: 'states', film, Face: StatesFace };
