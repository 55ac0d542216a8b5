/**
 * What of breadth-first search comes with the extras.
 * @import { Desk } from '../../ui/desk.js'
 * @import { Lane } from '../../core/race.js'
 * @import { Outcome } from '../../wasm/searchlight.js'
 * @import { StatesMap } from './map.js'
 */
import { AllLayout } from '../../draw/all.js';
import { ComponentsLayout } from '../../draw/components.js';
import { LevelsLayout } from '../../draw/levels.js';
import { answer } from './answer.js';
import { Drawing } from './chance.js';
import { ChartPanel } from './chart-panel.js';
import { LAYOUTS, MapCanvas } from './map-canvas.js';
import { MapExplorer } from './map-explorer.js';
import { certificate } from './certificate.js';
import { ExpansionPanel, QueuePanel } from './queue-panel.js';

export class StatesExtras {
  #desk;
  #chart;
  #queue;
  #expansion;
  #drawing;
  /** A lane that is gone takes its picture along. @type {WeakMap<Lane, MapCanvas>} */
  #lanes = new WeakMap();

  /**
   * @param {Desk} desk
   * @param {StatesMap} map
   */
  constructor(desk, map) {
    this.#desk = desk;
    this.explorer = new MapExplorer(desk, map.canvas);
    this.#chart = new ChartPanel(desk);
    this.#queue = new QueuePanel(desk);
    this.#expansion = new ExpansionPanel(desk);
    this.#drawing = new Drawing(desk);
  }

  answer() {
    return answer(this.#desk);
  }

  /** @returns {[string, () => unknown][][]} */
  sections() {
    return [
      [
        ['chart', () => this.#chart.template()],
        ['queue', () => this.#queue.template()],
      ],
      [['expansion', () => this.#expansion.template()]],
    ];
  }

  /** @param {Outcome} outcome */
  certificate(outcome) {
    return certificate(this.#desk, outcome);
  }

  /** @param {Outcome} outcome */
  outcome(outcome) {
    const count = outcome.code === 'found' ? outcome.depth : 0;
    const limit = outcome.code === 'tooDeep' ? outcome.limit : 0;
    return this.#desk.words.text(`answer.${outcome.code}`, { count, limit });
  }

  chance() {
    return this.#drawing.chance();
  }

  /**
   * @param {Element} canvas
   * @param {Lane} lane
   */
  paintLane(canvas, lane) {
    const map = this.#lanes.get(lane) ?? new MapCanvas(() => this.#desk.refresh());
    this.#lanes.set(lane, map);
    map.paint(canvas, { map: lane.picture, frame: lane.frame }, this.#desk.roles);
  }
}

Object.assign(LAYOUTS, { components: ComponentsLayout, levels: LevelsLayout, all: AllLayout });
