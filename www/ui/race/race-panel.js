/**
 * Race: two to six runs side by side, in place of board and map. Also renders the race's sentence,
 * timeline, controls, and settings in the drawer.
 * @import { Viewer } from '../viewer/viewer.js'
 * @import { Pen } from '../../canvas/pen.js'
 * @import { Paint } from '../viewer/scene.js'
 * @import { Sort } from './lane-results.js'
 */
import { html, nothing } from 'lit/html.js';
import { button } from '../kit/button.js';
import { countOf } from '../../core/engine/family-core.js';
import { decadesOf } from '../../core/playback/timeline-axis.js';
import { Race } from '../../core/race/race.js';
import { STEP_SIZES } from '../../core/playback/player.js';
import { LANES, readSuffix } from '../../core/race/race-link.js';
import { paintRaceBars } from '../../canvas/race-timeline.js';
import { futureButton } from '../viewer/future-button.js';
import { ICONS } from '../kit/icons.js';
import { close, closeBehind, closeByKey, popoverOf } from '../kit/popover.js';
import { SORTS, isOver, laneWords, sorted } from './lane-results.js';
import { laneView } from './lane-view.js';
import { searchFields, searchesIn } from './search-fields.js';
import { standing } from './race-sentence.js';
import { dropDown, segments } from '../kit/segments.js';
import { term } from '../kit/term.js';

/**
 * Returns the searches of a new race: those that the family chooses, or else the algorithms of the
 * menu up to the run's own. Returns at least two if the instance has two.
 * @param {import('../../core/engine/session.js').Session} session
 * @param {string} own search of the run
 */
function rivalsOf({ family, description: { rivals } }, own) {
  const chosen = family?.lanes?.(own).filter((id) => rivals.includes(id.split('~')[0])) ?? [];
  if (chosen.length >= LANES.least) return chosen;
  return rivals.slice(0, Math.max(LANES.least, rivals.indexOf(own) + 1)).slice(-LANES.most);
}

const GOALS = /** @type {const} */ (['answer', 'whole']);

export class RacePanel {
  /** Order in which the lanes are shown. @type {Sort} */
  sort = 'lanes';
  /** Search selected in the popover "Add a search"; empty for the first search without a lane. */
  #next = '';
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** Current race; call only during a race. */
  get #race() {
    return /** @type {Race} */ (this.#viewer.race);
  }

  /** Title of a poster. */
  get title() {
    const { words, run } = this.#viewer;
    return words.text(`${run.kind.id}.name`);
  }

  /** Lanes in the order shown, each with how to draw it and its texts. */
  get lanes() {
    const { shown } = this;
    const { family } = this.#viewer;
    const isRound = family.hasRoundLanes?.(shown) ?? false;
    return shown.map((lane) => ({
      paint: /** @type {Paint} */ ((ctx, box) => family.drawLane(ctx, box, lane, shown)),
      isRound,
      told: laneWords(this.#viewer, this.#race, lane),
    }));
  }

  /** Lanes in the order in which they are shown. */
  get shown() {
    return sorted(this.#race.lanes, this.sort);
  }

  /**
   * Returns the links to the lanes of a race on the current puzzle.
   * @param {string} suffix suffix of a state string; empty for a race of the run's search against
   *   its usual rivals
   * @param {string} [first] search of the first lane; by default the run's
   */
  lanesOf(suffix, first = this.#viewer.run.session.description.search) {
    const { session } = this.#viewer.run;
    const [usual, ...rest] = rivalsOf(session, first);
    const [beginner, others] = suffix
      ? [first, readSuffix(suffix).others]
      : [usual, rest.length > 0 ? rest : [usual]];
    return [beginner, ...others].map((name) => session.withAlgorithm(name));
  }

  /**
   * Creates a race on the current puzzle. The engines of its lanes must be loaded.
   * @param {string} suffix
   * @param {string} [first] see `lanesOf`
   */
  begun(suffix, first) {
    const { session, player } = this.#viewer.run;
    const { linkedStep } = session.description;
    const links = this.lanesOf(suffix, first);
    const { wasTimed, size, whole } = suffix
      ? readSuffix(suffix)
      : { wasTimed: false, size: session.family?.raceSize, whole: undefined };
    const unit = suffix && !wasTimed ? linkedStep : 0;
    const race = new Race(links, { size, whole, unit }, () => performance.now());
    // In steady tempo, play the whole race in a fixed time, because lanes can end far apart.
    if (player.tempo === 'steady') race.player.speed = 'fit';
    // Stop the hidden run and return it to step 0: the step in the link counts units of the race.
    player.stop();
    if (suffix && linkedStep > 0) player.seek(0);
    return race;
  }

  /**
   * Draws the bars of the lanes in the timeline.
   * @param {Pen} pen
   * @param {{ width: number, height: number }} box
   */
  paintTimeline(pen, box) {
    const { hidesFuture, axis, words, family } = this.#viewer;
    const { player, lanes } = this.#race;
    const { known, cursor } = player;
    paintRaceBars(pen, box, {
      lanes: this.shown.map((lane) => ({
        end: lane.units,
        number: words.number(lanes.indexOf(lane) + 1),
        isDone: lane.outcome !== null,
        hasAnswer: lane.depth < Infinity,
      })),
      at: axis.at,
      cursor,
      hidesFuture,
      ticks: decadesOf(known).map((unit, index) => ({
        x: axis.at(unit),
        says: index === 0 ? this.#amount(unit, family.id) : words.number(unit),
      })),
    });
  }

  /** @param {number} count @param {string} family */
  #amount(count, family) {
    const size = STEP_SIZES[this.#race.size];
    const keys = [`${family}.race.amount.${size}`, `${family}.amount.${size}`];
    return this.#viewer.words.text(keys, { count });
  }

  /**
   * Changes the race and dispatches `statechange`.
   * @param {(race: Race) => void} change
   * @param {boolean} [instance] whether the page should treat the result as another race
   */
  change(change, instance = false) {
    const changed = this.#viewer.attempt(() => {
      change(this.#race);
      return true;
    });
    if (changed) this.#viewer.rest(instance);
  }

  /**
   * Chooses a step size. A size that is finer than the race's unit, or that the race can count,
   * becomes its unit. A coarser size applies only to the step buttons.
   * @param {number} size index into STEP_SIZES
   */
  chooseSize(size) {
    const race = this.#race;
    const unit = race.lanes[0].family.raceSize ?? 0;
    if (size <= unit || size < race.size) this.change(() => race.count({ size }));
    race.player.size = size;
    this.#viewer.refresh();
  }

  /** Step sizes to choose from: the race's usual unit, the coarser ones, and its present unit. */
  get sizes() {
    const race = this.#race;
    const least = Math.min(race.size, race.lanes[0].family.raceSize ?? 0);
    return STEP_SIZES.slice(least);
  }

  /** Labels of the field with the position, which counts units of the race. */
  get says() {
    const { words, family } = this.#viewer;
    const { size, player } = this.#race;
    const { cursor: unit, known } = player;
    const name = STEP_SIZES[size];
    const own = (/** @type {string} */ what, /** @type {object} */ values = {}) =>
      words.text([`${family.id}.race.${what}.${name}`, `${family.id}.${what}.${name}`], {
        ...values,
      });
    return { unit: own('unit'), goTo: own('goTo'), at: own('at', { unit, known }) };
  }

  /** Result of the race once every lane is over, else how it stands; with emphasis marks. */
  get sentence() {
    const { words, family, hidesFuture } = this.#viewer;
    const race = this.#race;
    const result = race.lanes.every((lane) => isOver(race, lane))
      ? family.race?.result?.(race.lanes)
      : null;
    return result ?? standing(words, race, family.id, hidesFuture);
  }

  template() {
    const { overlays, extras } = this.#viewer;
    const { lanes } = this.#race;
    return html`<div class="stage race">
      <div class="lanes of-${lanes.length}">
        ${this.shown.map((lane) => laneView(this.#viewer, this, lane, lanes.indexOf(lane)))}
      </div>
      ${overlays.isDrawerOpen ? extras?.drawer() : nothing}
    </div>`;
  }

  /** Renders the race's controls in the row below the timeline. */
  tools() {
    const { words } = this.#viewer;
    return html`<div class="race-tools">
      <details class="pop adding" @focusout=${closeBehind} @keydown=${closeByKey}>
        <summary class="button" data-term=${'race.add.title'}>
          ${ICONS.add} <span class="wide">${words.text('race.add')}</span>
        </summary>
        <div class="card popover" tabindex="-1">${this.#adding()}</div>
      </details>
      ${this.#sorting()} ${this.#choosing('choose')}
    </div>`;
  }

  /** Renders the button that chooses another board. @param {string} kind CSS classes */
  #choosing(kind) {
    const { words, readonly, overlays } = this.#viewer;
    if (readonly) return nothing;
    const says = words.text('board.choose');
    return button(says, () => overlays.open('input'), { kind, asks: true });
  }

  /** Renders the choice of the order in which the lanes are shown. */
  #sorting() {
    const { words, family } = this.#viewer;
    return html`<div class="sort">
      <span class="sorts">${term(words.text('race.sort'), 'race.sort.title')}</span>
      ${dropDown({
        name: 'sort',
        label: words.text('race.sort'),
        values: SORTS,
        chosen: this.sort,
        text: (sort) => words.text([`${family.id}.race.sort.${sort}`, `race.sort.${sort}`]),
        choose: (sort) => {
          this.sort = sort;
          this.#viewer.refresh();
        },
      })}
    </div>`;
  }

  /** Renders the fields of a search, and the button that adds it. */
  #adding() {
    const { words, run } = this.#viewer;
    const { lanes } = this.#race;
    if (lanes.length >= LANES.most) {
      return html`<p class="note">${words.text('race.full', { most: LANES.most })}</p>`;
    }
    const search = this.#next || this.#unused;
    return html`<p class="note">${words.text('race.add.title')}</p>
      <div class="adding-fields">
        ${searchFields(words, run.session.description, {
          search,
          label: words.text('race.search'),
          choose: (chosen) => {
            this.#next = chosen;
            this.#viewer.refresh();
          },
        })}
        ${button(
          words.text('race.add.do'),
          (event) => {
            const menu = popoverOf(event);
            this.#next = '';
            this.put(lanes.length, search);
            // Move the focus: the button disappears when no more lanes can be added.
            if (lanes.length < LANES.most) return;
            if (menu) close(menu);
            else this.#viewer.focus();
          },
          { kind: 'small' },
        )}
      </div>`;
  }

  /**
   * Search for a new lane: the first search without a lane, in the order of the menu, beginning
   * after the search of the last lane and wrapping round to the top. If every search has a lane,
   * the first search in the menu.
   */
  get #unused() {
    const { description } = this.#viewer.run.session;
    const names = searchesIn(description);
    const { lanes } = this.#race;
    const from = names.indexOf(lanes[lanes.length - 1].search) + 1;
    const inTurn = [...names.slice(from), ...names.slice(0, from)];
    return inTurn.find((name) => lanes.every(({ search }) => search !== name)) ?? names[0];
  }

  /**
   * Sets the search of a lane, or adds a lane.
   * @param {number} index
   * @param {string} search
   */
  put(index, search) {
    const { race, loading } = this.#viewer;
    // Do nothing if the race has ended while its lane was waiting.
    if (!race) return;
    const link = this.#viewer.attempt(() => race.lanes[0].session.withAlgorithm(search));
    if (!link || loading.holdsLinks([link], () => this.put(index, search))) return;
    this.change((lanes) => lanes.put(index, search), true);
  }

  /** Renders the race's settings in the drawer, and all counters of its lanes. */
  settings() {
    const { words, family, foresight } = this.#viewer;
    const { lanes, whole } = this.#race;
    return html`<div class="subhead">${words.text('race.add')}</div>
      ${this.#adding()}
      <div class="row">
        ${this.#sorting()}
        ${
          lanes.some(({ goesOn }) => goesOn)
            ? segments({
                name: 'until',
                label: words.text('race.until'),
                values: GOALS,
                chosen: GOALS[Number(whole)],
                text: (goal) => words.text(`race.until.${goal}`),
                about: (goal) => `race.until.${goal}.title`,
                choose: (goal) => this.change((race) => race.count({ whole: goal === 'whole' })),
                className: 'small',
              })
            : nothing
        }
        ${futureButton(foresight, words)} ${this.#choosing('small')}
      </div>
      <table class="lane-counters">
        <thead>
          <tr>
            <td></td>
            ${lanes.map((_, index) => html`<th scope="col">${words.number(index + 1)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${family.counters.map(
            (name) =>
              html`<tr>
                <th scope="row">${term(words.text(`counter.${name}`), `counter.${name}.title`)}</th>
                ${lanes.map(
                  ({ frame }) => html`<td .textContent=${words.number(countOf(frame, name))}></td>`,
                )}
              </tr>`,
          )}
        </tbody>
      </table>`;
  }
}
