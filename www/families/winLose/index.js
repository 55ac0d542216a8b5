/**
 * Tables of games as the shell shows them: a chunk of its own, with its words and styles, fetched
 * before the first run of it is shown.
 * @import { Desk } from '../../ui/desk.js'
 * @import { Lane } from '../../core/race.js'
 * @import { Outcome } from '../../wasm/searchlight.js'
 * @import { Ctx } from '../../draw/types.js'
 * @import { Instance } from '../../ui/preset-boards.js'
 * @import { Family } from '../types.js'
 * @import { Table } from './film.js'
 */
import { nothing } from 'lit/html.js';
import { Session } from '../../core/engine.js';
import { surfaceOn } from '../../draw/stage.js';
import enWinLose from '../../i18n/en-win-lose.js';
import enWinLoseTable from '../../i18n/en-win-lose-table.js';
import { gameView } from '../../puzzles/games.js';
import { answer, countersOf, certificate, tellOutcome } from './answer.js';
import { WinLoseBoard } from './board.js';
import { film } from './film.js';
import { lettersIn } from './letters.js';
import { Looking } from './looking.js';
import { WinLoseMap } from './map.js';
import { tellGame, tellStep } from './sentence.js';
import { winLoseStyle } from './style.js';
import { paintTable } from './table.js';
import { tableStyle } from './table-style.js';
import { bareTable, thumb } from './thumb.js';
import { WinLoseTimeline } from './timeline.js';

/** The family's words, as the others by language. */
const DICTIONARIES = /** @type {Record<string, import('../../i18n/index.js').Dictionary>} */ ({
  en: { ...enWinLose, ...enWinLoseTable },
});

/** So many steps of an example's table are computed for its picture. */
const QUICK = 1 << 20;

const sheet = new CSSStyleSheet();
sheet.replaceSync([winLoseStyle, tableStyle].join(''));

class WinLoseFace {
  id = 'winLose';
  examplesTeach = true;
  keys = /** @type {import('../../ui/keys.js').Key[]} */ ([]);
  lines = /** @type {string[]} */ ([]);
  #desk;
  #looking;
  #profile;
  /** Tables of examples. @type {WeakMap<Instance, Table>} */
  #examples = new WeakMap();
  /** A lane that is gone takes its picture along. @type {WeakMap<Lane, ReturnType<typeof surfaceOn>>} */
  #lanes = new WeakMap();

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    desk.words.learn(DICTIONARIES[desk.words.locale] ?? DICTIONARIES.en);
    desk.root.adoptedStyleSheets.push(sheet);
    this.#looking = new Looking(desk);
    this.board = new WinLoseBoard(desk, () => this.view, this.#looking);
    this.map = new WinLoseMap(desk, this.#looking);
    this.#profile = new WinLoseTimeline(desk, this.#looking);
  }

  get view() {
    return gameView(this.#desk.viz.kind.id);
  }

  get counters() {
    return countersOf(this.#desk);
  }

  sentence() {
    const { game } = this.#looking;
    return game ? tellGame(this.#desk, game) : tellStep(this.#desk);
  }

  /**
   * @param {Ctx} ctx
   * @param {{ width: number, height: number }} box
   */
  paintTimeline(ctx, box) {
    this.#profile.paint(ctx, box);
  }

  /**
   * @param {Instance} instance
   * @param {number} px
   */
  thumb(instance, px) {
    const { words, roles } = this.#desk;
    const { description } = instance;
    const table = this.#examples.get(instance) ?? tableOf(instance);
    this.#examples.set(instance, table);
    return thumb(bareTable(description, table, table.known, lettersIn(words)), roles, px);
  }

  reset() {
    this.#looking.reset();
    this.#profile.reset();
  }

  answer() {
    return answer(this.#desk, this.#looking);
  }

  /** @returns {[string, () => unknown][][]} */
  sections() {
    return [[]];
  }

  /** @param {Outcome} outcome */
  certificate(outcome) {
    return certificate(this.#desk, outcome);
  }

  chance() {
    const { words, viz } = this.#desk;
    const hint = words.text(`${viz.kind.id}.chance`);
    return { wanted: -1, field: nothing, ready: true, hint };
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
    const { roles, words } = this.#desk;
    const { frame, session } = lane;
    const surface = surfaceOn(canvas, this.#lanes.get(lane) ?? null, () => this.#desk.refresh());
    this.#lanes.set(lane, surface);
    surface?.paint((ctx, box) => {
      const { table: values, cell: current } = frame;
      const table = bareTable(session.description, values, frame.filled, lettersIn(words));
      paintTable(ctx, box, { ...table, current, distances: values.distances }, roles);
    });
  }
}

/**
 * The table of an example, as far as it is quickly filled.
 * @param {Instance} instance
 * @returns {Table}
 */
function tableOf({ link }) {
  const session = new Session(link);
  try {
    return session.show(session.advance(QUICK)).table;
  } finally {
    session.free();
  }
}

/** @type {Family} */
export const family = { id: 'winLose', film, Face: WinLoseFace };
