/**
 * Race panel: two to four runs side by side, in place of board and map.
 * @import { Viewer } from '../viewer/viewer.js'
 * @import { Pen } from '../../canvas/pen.js'
 * @import { Paint } from '../viewer/scene.js'
 */
import { html, nothing } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import { button, iconButton } from '../kit/button.js';
import { Race } from '../../core/race/race.js';
import { STEP_SIZES } from '../../core/playback/player.js';
import { LANES, readSuffix } from '../../core/race/race-link.js';
import { surfaceOn } from '../../canvas/surface.js';
import { paintRaceBars } from '../../canvas/race-timeline.js';
import { futureButton } from '../viewer/future-button.js';
import { ICONS } from '../kit/icons.js';
import { painted } from '../kit/paint-directive.js';
import { cameTo, counter, headline, tally } from './lane-results.js';
import { standing } from './race-sentence.js';
import { segments } from '../kit/segments.js';
import { term } from '../kit/term.js';

/**
 * Returns the lanes of a new race: the family's choice, or else the first algorithms of the list up
 * to the run's own. At least two, if the instance has as many.
 * @param {import('../../core/engine/session.js').Session} session
 * @param {string} own algorithm of the run
 */
function rivalsOf({ family, description: { rivals } }, own) {
  const chosen = family?.lanes?.(own).filter((id) => rivals.includes(id)) ?? [];
  if (chosen.length >= LANES.least) return chosen;
  return rivals.slice(0, Math.max(LANES.least, rivals.indexOf(own) + 1)).slice(-LANES.most);
}

const GOALS = /** @type {const} */ (['answer', 'whole']);

export class RacePanel {
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** Current race; call only during a race. */
  get #race() {
    return /** @type {Race} */ (this.#viewer.race);
  }

  /**
   * Returns the links to the lanes of a race on the current puzzle.
   * @param {string} suffix suffix of a state string; empty for a race of the run's algorithm with
   *   its usual rivals
   * @param {string} [first] algorithm of the first lane; the run's if left out
   */
  lanesOf(suffix, first = this.#viewer.run.session.description.algorithm) {
    const { session } = this.#viewer.run;
    const [usual, ...rest] = rivalsOf(session, first);
    const [beginner, others] = suffix
      ? [first, readSuffix(suffix).others]
      : [usual, rest.length > 0 ? rest : [usual]];
    return [beginner, ...others].map((id) => session.withAlgorithm(id));
  }

  /**
   * Creates a race on the current puzzle; the engines of its lanes must be loaded.
   * @param {string} suffix
   * @param {string} [first] see `lanesOf`
   */
  begun(suffix, first) {
    const { session, player } = this.#viewer.run;
    const { linkedStep } = session.description;
    const links = this.lanesOf(suffix, first);
    const { wasTimed, size, whole } = suffix
      ? readSuffix(suffix)
      : { wasTimed: false, size: undefined, whole: undefined };
    const unit = suffix && !wasTimed ? linkedStep : 0;
    const race = new Race(links, { size, whole, unit }, () => performance.now());
    // Lanes may end far apart, so a race with steady tempo fits its whole length into a fixed
    // duration.
    if (player.tempo === 'steady') race.player.speed = 'fit';
    // The hidden run stops. The step of the link counts units of the race, so the run itself
    // returns to step 0.
    player.stop();
    if (suffix && linkedStep > 0) player.seek(0);
    return race;
  }

  /**
   * Draws the progress bars of the lanes in the timeline.
   * @param {Pen} pen
   * @param {{ width: number, height: number }} box
   */
  paintTimeline(pen, box) {
    const { hidesFuture } = this.#viewer;
    const { player, lanes } = this.#race;
    const { known: total, cursor } = player;
    const ends = lanes.map(({ units }) => units);
    paintRaceBars(pen, box, { total, cursor, ends, hidesFuture });
  }

  /**
   * Changes the race and dispatches `statechange`.
   * @param {(race: Race) => void} change
   * @param {boolean} [instance] whether the result counts as another race
   */
  change(change, instance = false) {
    const changed = this.#viewer.attempt(() => {
      change(this.#race);
      return true;
    });
    if (changed) this.#viewer.rest(instance);
  }

  /** Lanes with their counters and results. */
  get lanes() {
    const { words, family } = this.#viewer;
    const race = this.#race;
    return race.lanes.map((lane) => ({
      lane,
      name: words.text(`algorithm.${lane.algorithm}`),
      paint: /** @type {Paint} */ ((ctx, box) => family.drawLane(ctx, box, lane, race.lanes)),
      tallies: lane.family.tallies.map((name) => tally(words, race, lane, name)),
      told: lane.family.told.map((name) => counter(words, lane, name)),
      result: cameTo(this.#viewer, race, lane),
    }));
  }

  get headline() {
    return headline(this.#viewer, this.#race);
  }

  /** Labels of the step field, which counts units of the race. */
  get says() {
    const { words, family } = this.#viewer;
    const { size, player } = this.#race;
    const { cursor: unit, known } = player;
    const name = STEP_SIZES[size];
    return {
      unit: words.text(`${family.id}.unit.${name}`),
      goTo: words.text(`${family.id}.goTo.${name}`),
      at: words.text(`${family.id}.at.${name}`, { unit, known }),
    };
  }

  get sentence() {
    const { words, family, hidesFuture } = this.#viewer;
    return standing(words, this.#race, family.id, hidesFuture);
  }

  template() {
    const {
      lanes,
      headline: { display, note },
    } = this;
    const { overlays, extras } = this.#viewer;
    return html`<div class="stage race">
      <div class="headline">
        <p class="display">${display}</p>
        ${note ? html`<p class="note">${note}</p>` : nothing}
      </div>
      <div class="lanes of-${lanes.length}">
        ${lanes.map((lane, index) => this.#lane(lane, index))}
      </div>
      ${this.#controls()} ${overlays.isDrawerOpen ? extras?.drawer() : nothing}
    </div>`;
  }

  /** Renders the choices below the lanes. */
  #controls() {
    const { words, readonly, foresight } = this.#viewer;
    const { lanes, whole } = this.#race;
    return html`<div class="row choices">
      ${lanes.some(({ goesOn }) => goesOn) ? this.#until(whole) : nothing}
      ${button(
        words.text('race.add'),
        () => {
          this.#put(lanes.length, this.#unused);
          // A disabled button would keep the focus and swallow all shortcuts.
          if (lanes.length === LANES.most) this.#viewer.focus();
        },
        { kind: 'small', isOff: lanes.length >= LANES.most },
      )}
      ${futureButton(foresight, words)}
      ${
        readonly
          ? nothing
          : button(words.text('board.choose'), () => this.#viewer.overlays.open('input'), {
              kind: 'small',
            })
      }
    </div>`;
  }

  /**
   * Renders the choice whether lanes stop at their answer or run to the end.
   * @param {boolean} whole
   */
  #until(whole) {
    const { words } = this.#viewer;
    return segments({
      name: 'until',
      label: words.text('race.until'),
      values: GOALS,
      chosen: GOALS[Number(whole)],
      text: (goal) => words.text(`race.until.${goal}`),
      about: (goal) => `race.until.${goal}.title`,
      choose: (goal) => this.change((race) => race.count({ whole: goal === 'whole' })),
      className: 'small',
    });
  }

  /**
   * First algorithm without a lane, in the order of the menu from that of the last lane on; the first
   * of all if every algorithm has one.
   */
  get #unused() {
    const { rivals } = this.#viewer.run.session.description;
    const { lanes } = this.#race;
    const from = rivals.indexOf(lanes[lanes.length - 1].algorithm);
    const inTurn = [...rivals.slice(from), ...rivals.slice(0, from)];
    return inTurn.find((id) => lanes.every(({ algorithm }) => algorithm !== id)) ?? rivals[0];
  }

  /**
   * Sets the algorithm of a lane, or adds a lane.
   * @param {number} index
   * @param {string} algorithm
   */
  #put(index, algorithm) {
    const { race, loading } = this.#viewer;
    // The race may have ended while its lane was waiting.
    if (!race) return;
    const link = this.#viewer.attempt(() => race.lanes[0].session.withAlgorithm(algorithm));
    if (!link || loading.holdsLinks([link], () => this.#put(index, algorithm))) return;
    this.change((lanes) => lanes.put(index, algorithm), true);
  }

  /**
   * Renders a lane.
   * @param {RacePanel['lanes'][number]} shown
   * @param {number} index
   */
  #lane({ lane, name, paint, tallies, told, result }, index) {
    const { words, run, family } = this.#viewer;
    const { lanes } = this.#race;
    const number = { lane: index + 1 };
    return html`<div class="lane" role="group" aria-label=${words.text('race.lane', number)}>
      <div class="map">
        <canvas
          aria-hidden="true"
          ${painted((canvas) => {
            if (family.paintLane) family.paintLane(canvas, lane, lanes);
            else surfaceOn(canvas, () => this.#viewer.refresh())?.paint(paint);
          })}
        ></canvas>
      </div>
      <div class="told">
        <div class="head">
          <b aria-hidden="true">${words.number(index + 1)}</b>
          <div class="pick">
            <span class="picked" aria-hidden="true"> <span>${name}</span> ${ICONS.down} </span>
            <select
              class="field"
              aria-label=${words.text('race.algorithm', number)}
              @change=${(/** @type {Event} */ { target }) => {
                const select = /** @type {HTMLSelectElement} */ (target);
                this.#put(index, select.value);
                // The change may have failed; then the field returns to the old value.
                select.value = lanes[index].algorithm;
              }}
            >
              ${run.session.description.rivals.map(
                (id) =>
                  html`<option value=${id} .selected=${live(id === lane.algorithm)}>
                    ${words.text(`algorithm.${id}`)}
                  </option>`,
              )}
            </select>
          </div>
          ${lanes.length > LANES.least ? this.#remove(index) : nothing}
        </div>
        <dl class="tallies">
          ${tallies.map(
            ({ says, about, count, ratio }) =>
              html`<div>
                <dt>${term(says, about)}</dt>
                <dd .textContent=${count}></dd>
                <dd class="note">${ratio || nothing}</dd>
              </div>`,
          )}
          ${told.map(
            ({ says, about, count }) =>
              html`<div class="told-too">
                <dt>${term(says, about)}</dt>
                <dd .textContent=${count}></dd>
              </div>`,
          )}
        </dl>
        ${result.seeks ? html`<p class="seeks note">${result.seeks}</p>` : nothing}
        <p><b>${result.says}</b> <span class="note">${result.note || nothing}</span></p>
      </div>
    </div>`;
  }

  /** Renders the button that removes a lane. @param {number} index */
  #remove(index) {
    const says = this.#viewer.words.text('race.remove', { lane: index + 1 });
    return iconButton(says, ICONS.close, () => {
      this.change((race) => race.remove(index), true);
      this.#viewer.focus();
    });
  }
}
