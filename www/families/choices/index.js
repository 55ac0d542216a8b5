/**
 * Backtracking as the shell shows it: a chunk of its own, with its words and styles, fetched before
 * the first run of it is shown.
 * @import { Desk } from '../../ui/desk.js'
 * @import { Lane } from '../../core/race.js'
 * @import { Outcome } from '../../wasm/searchlight.js'
 * @import { Ctx } from '../../draw/types.js'
 * @import { Instance } from '../../ui/preset-boards.js'
 * @import { Family } from '../types.js'
 */
import { html, nothing } from 'lit/html.js';
import { surfaceOn } from '../../draw/stage.js';
import enChoices from '../../i18n/en-choices.js';
import enChoicesMap from '../../i18n/en-choices-map.js';
import { choicesView } from '../../puzzles/choices.js';
import { answer, certificate, tellOutcome } from './answer.js';
import { ChoicesBoard } from './board.js';
import { candidates } from './candidates.js';
import { film } from './film.js';
import { ChoicesMap } from './map.js';
import { PathData } from './path.js';
import { PathRows } from './rows.js';
import { tellStep } from './step-words.js';
import { choicesStyle } from './style.js';
import { thumb } from './thumb.js';
import { ChoicesTimeline } from './timeline.js';
import { treeStyle } from './tree-style.js';

/** The family's words, as the others by language. */
const DICTIONARIES = /** @type {Record<string, import('../../i18n/index.js').Dictionary>} */ ({
  en: { ...enChoices, ...enChoicesMap },
});

/** What can be asked of chance where it is more than any board, by the core's number. */
const WANTS = ['any', 'unique'];

const sheet = new CSSStyleSheet();
sheet.replaceSync([choicesStyle, treeStyle].join(''));

class ChoicesFace {
  id = 'choices';
  examplesTeach = true;
  counters = /** @type {const} */ ([
    'tries',
    'placements',
    'retreats',
    'deepest',
    'depth',
    'prunes',
  ]);
  lines = ['zoom', 'jumps'];
  #desk;
  #path;
  #rows;
  /** A lane that is gone takes its picture along. @type {WeakMap<Lane, ReturnType<typeof surfaceOn>>} */
  #lanes = new WeakMap();
  /** What a person wants of chance. */
  #wanted = 0;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    desk.words.learn(DICTIONARIES[desk.words.locale] ?? DICTIONARIES.en);
    desk.root.adoptedStyleSheets.push(sheet);
    this.#path = new PathData(desk);
    this.#rows = new PathRows(desk, this.#path);
    this.board = new ChoicesBoard(desk, () => this.view);
    this.map = new ChoicesMap(desk, this.#path);
    this.timeline = new ChoicesTimeline(desk);
    this.keys = this.timeline.keys;
  }

  get view() {
    return choicesView(this.#desk.viz.kind.id);
  }

  sentence() {
    const { missed } = this.timeline;
    if (missed) return missed;
    const { viz, words } = this.#desk;
    const { description } = viz.session;
    const { rows, columns, reasons } = description;
    const { outcome, atEnd } = viz.player;
    return tellStep(words, {
      view: this.view,
      reasons,
      shape: { rows, columns },
      frame: viz.frame,
      description,
      outcome: atEnd ? outcome : null,
    });
  }

  /** How a run goes on that is too long to be computed unasked. */
  beyond() {
    const { film: played, words } = this.#desk;
    const { player } = played;
    if (player.complete || played.eager) return nothing;
    const does = player.runsOn || player.wanted >= 0 ? 'stop' : 'runOn';
    const act = () => {
      if (does === 'stop') player.stop();
      else player.runsOn = true;
      this.#desk.rest(false);
    };
    return html`<button
      class="button small"
      type="button"
      title=${words.text(`choices.${does}Title`)}
      @click=${act}
    >
      ${words.text(`choices.${does}`)}
    </button>`;
  }

  /**
   * @param {Ctx} ctx
   * @param {{ width: number, height: number }} box
   */
  paintTimeline(ctx, box) {
    this.timeline.paint(ctx, box);
  }

  /**
   * @param {Instance} instance
   * @param {number} px
   */
  thumb({ frame, description }, px) {
    const { rows, columns } = description;
    const { roles } = this.#desk;
    const cell = px / Math.max(rows, columns);
    const [width, height] = [cell * columns, cell * rows];
    return thumb({
      of: [frame, roles],
      width,
      height,
      paint: (ctx) =>
        this.view.paint(ctx, { width, height }, { rows, columns }, frame, description, roles, {
          static: true,
        }),
    });
  }

  reset() {
    this.map.reset();
    this.timeline.reset();
  }

  answer() {
    return answer(this.#desk);
  }

  /** @returns {[string, () => unknown][][]} */
  sections() {
    return [
      [['tree', () => this.#rows.template()]],
      [['candidates', () => candidates(this.#desk, this.#path.siblings)]],
    ];
  }

  /** @param {Outcome} outcome */
  certificate(outcome) {
    return certificate(this.#desk, outcome);
  }

  chance() {
    const { words, viz } = this.#desk;
    const wants = viz.kind.wanted === 'unique' ? WANTS : [];
    const says = (/** @type {string} */ want) => words.text(`${viz.kind.id}.chance.${want}`);
    const field =
      wants.length === 0
        ? nothing
        : html`<label>
            ${words.text('choices.chance')}
            <select
              class="field"
              @change=${(/** @type {Event} */ { target }) => {
                this.#wanted = /** @type {HTMLSelectElement} */ (target).selectedIndex;
              }}
            >
              ${wants.map(
                (want, index) =>
                  html`<option .selected=${index === this.#wanted}>${says(want)}</option>`,
              )}
            </select>
          </label>`;
    const wanted = this.#wanted > 0 && this.#wanted < wants.length ? this.#wanted : -1;
    return { wanted, field, ready: true, hint: words.text(`${viz.kind.id}.chance`) };
  }

  /** @param {Outcome} outcome */
  outcome(outcome) {
    return tellOutcome(this.#desk, outcome);
  }

  /**
   * @param {Element} canvas
   * @param {Lane} lane
   */
  paintLane(canvas, lane) {
    const { roles } = this.#desk;
    const { description } = lane.session;
    const surface = surfaceOn(canvas, this.#lanes.get(lane) ?? null, () => this.#desk.refresh());
    this.#lanes.set(lane, surface);
    surface?.paint((ctx, { width, height }) => {
      const { rows, columns } = description;
      const box = { width, height };
      this.view.paint(ctx, box, { rows, columns }, lane.frame, description, roles, { lens: false });
    });
  }
}

/** @type {Family} */
export const family = { id: 'choices', film, Face: ChoicesFace };
