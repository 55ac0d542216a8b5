/**
 * One lane of a race: its picture, and beside it its name, its counts and its answer. The name
 * opens the fields that change the lane.
 * @import { Lane } from '../../core/race/race.js'
 * @import { LaneAnswer } from './lane-results.js'
 * @import { RacePanel } from './race-panel.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { button } from '../kit/button.js';
import { LANES } from '../../core/race/race-link.js';
import { surfaceOn } from '../../canvas/surface.js';
import { ICONS } from '../kit/icons.js';
import { painted } from '../kit/paint-directive.js';
import { close, closeBehind, closeByKey, popoverOf } from '../kit/popover.js';
import { laneWords } from './lane-results.js';
import { searchFields } from './search-fields.js';
import { term } from '../kit/term.js';

/** Number of letters from which a name can take two lines. */
const LONG_NAME = 16;

/**
 * Renders a lane.
 * @param {Viewer} viewer
 * @param {RacePanel} panel
 * @param {Lane} lane
 * @param {number} index
 */
export function laneView(viewer, panel, lane, index) {
  const { words, family } = viewer;
  const race = /** @type {NonNullable<Viewer['race']>} */ (viewer.race);
  const told = laneWords(viewer, race, lane);
  const { name, rule, count, counted, about, others, ratio, isMeasure } = told;
  return html`<div
    class="lane"
    role="group"
    aria-label=${words.text('race.lane', { lane: index + 1, name })}
  >
    <div class="map ${family.hasRoundLanes?.(panel.shown) ? 'round' : ''}">
      <canvas
        aria-hidden="true"
        ${painted((canvas) => paint(viewer, panel, lane, canvas))}
      ></canvas>
    </div>
    <div class="told">
      ${head(viewer, panel, lane, told)}
      <p class="rule note" title=${rule || nothing}>${rule || nothing}</p>
      <dl>
        <div>
          <dt class="note">${term(counted, about)}</dt>
          <dd class="count" .textContent=${count}></dd>
        </div>
        ${others.map(
          (other) =>
            html`<div class="also">
              <dt class="note">${term(other.says, other.about)}</dt>
              <dd .textContent=${other.count}></dd>
            </div>`,
        )}
      </dl>
      <p class="ratio ${isMeasure ? 'measure' : ''}">${ratio || nothing}</p>
      ${answer(viewer, told.answer)}
    </div>
  </div>`;
}

/**
 * Paints the picture of a lane.
 * @param {Viewer} viewer
 * @param {RacePanel} panel
 * @param {Lane} lane
 * @param {HTMLCanvasElement} canvas
 */
function paint(viewer, { shown }, lane, canvas) {
  const { family } = viewer;
  if (family.paintLane) {
    family.paintLane(canvas, lane, shown);
    return;
  }
  const surface = surfaceOn(canvas, () => viewer.refresh());
  surface?.paint((ctx, box) => family.drawLane(ctx, box, lane, shown));
}

/**
 * Renders the name of a lane, which opens the fields that change it.
 * @param {Viewer} viewer
 * @param {RacePanel} panel
 * @param {Lane} lane
 * @param {{ name: string, number: string, rule: string }} says
 */
function head(viewer, panel, lane, { name, number, rule }) {
  const { words, run } = viewer;
  const { lanes } = /** @type {NonNullable<Viewer['race']>} */ (viewer.race);
  const index = lanes.indexOf(lane);
  const own = { lane: index + 1 };
  // If two lanes have the same algorithm, show the rule beside the name in layouts that have no
  // room for it below the name.
  const isTwin = lanes.some((other) => other !== lane && other.algorithm === lane.algorithm);
  const act = (
    /** @type {string} */ says,
    /** @type {string} */ of,
    /** @type {boolean} */ isOff,
    /** @type {(race: NonNullable<Viewer['race']>) => void} */ change,
  ) =>
    button(
      words.text(says),
      (event) => {
        const menu = popoverOf(event);
        if (menu) close(menu);
        panel.change(change, true);
        viewer.focus();
      },
      { kind: 'small', label: words.text(of, own), isOff },
    );
  return html`<details class="pop head" @focusout=${closeBehind} @keydown=${closeByKey}>
    <summary
      aria-label=${words.text('race.change', { ...own, name })}
      title=${words.text('race.change', { ...own, name })}
    >
      <b class="lane-number" aria-hidden="true">${number}</b>
      <span class="name ${name.length > LONG_NAME ? 'long' : ''}"
        >${name}${isTwin ? html`<span class="apart"> ${rule}</span>` : nothing}</span
      >
      ${ICONS.down}
    </summary>
    <div class="card popover" tabindex="-1">
      ${searchFields(words, run.session.description, {
        search: lane.search,
        label: words.text('race.algorithm', own),
        choose: (search) => panel.put(index, search),
      })}
      <div class="row">
        ${act('race.earlier', 'race.earlier.of', index === 0, (race) => race.move(index, index - 1))}
        ${act('race.later', 'race.later.of', index === lanes.length - 1, (race) => race.move(index, index + 1))}
        ${act('race.remove', 'race.remove.of', lanes.length <= LANES.least, (race) => race.remove(index))}
      </div>
    </div>
  </details>`;
}

/**
 * Renders the answer of a lane.
 * @param {Viewer} viewer
 * @param {LaneAnswer | null} come null while the lane runs
 */
function answer({ words }, come) {
  if (!come) return html`<p class="came note">${words.text('race.goes')}</p>`;
  const { says, worth, isBest } = come;
  const tone = isBest === null ? '' : isBest ? 'best' : 'other';
  return html`<div class="came ${tone}">
    <p>${isBest === null ? nothing : isBest ? ICONS.star : ICONS.hollowStar}<b>${says}</b></p>
    <p class="note">${worth || nothing}</p>
  </div>`;
}
