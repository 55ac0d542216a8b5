/**
 * Dialog with all puzzles: a small board of each, grouped by family.
 * @import { PuzzleKind } from '../../core/engine/catalogue.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { hasHardBoards } from '../../core/gallery/has-hard-boards.js';
import { needOfLink } from '../../core/engine/engines.js';
import { button } from '../kit/button.js';
import { RACES } from '../../races/index.js';
import { dialogHead } from '../kit/dialog-head.js';
import { decode } from '../kit/decoded-links.js';

const BOARD_PX = 88;

/** Renders the dialog. @param {Viewer} viewer */
export function puzzlesDialog(viewer) {
  const { words, run } = viewer;
  const families = [...new Set(run.kinds.map(({ family }) => family))];
  return html`${dialogHead(viewer, 'puzzles', words.text('puzzles.title'))}
    <div class="gallery">
      ${
        viewer.host.gallery
          ? button(words.text('puzzles.gallery'), () => viewer.overlays.open('gallery'), {
              kind: 'primary',
            })
          : nothing
      }
      <div class="row">
        ${button(words.text('puzzles.choose', { puzzle: words.text(`${run.kind.id}.name`) }), () => viewer.overlays.open('input'))}
        ${
          viewer.host.gallery && hasHardBoards(run.session.description)
            ? button(words.text('header.hard'), () => {
                viewer.overlays.close();
                return viewer.extras?.drawHard();
              })
            : nothing
        }
      </div>
      <div class="section">
        <div class="subhead">${words.text('puzzles.races')}</div>
        <div class="row">${RACES.map((race) => raceEntry(viewer, race))}</div>
      </div>
      ${families.map(
        (id) =>
          html`<div class="section">
            <div class="subhead">${words.text(`${id}.teaches`)}</div>
            <div class="row presets">
              ${run.kinds.filter(({ family }) => family === id).map((kind) => entry(viewer, kind))}
            </div>
          </div>`,
      )}
    </div>`;
}

/**
 * Renders the button of a race.
 * @param {Viewer} viewer
 * @param {typeof RACES[number]} race
 */
function raceEntry(viewer, { name, about, puzzle, state }) {
  const { words, lessons, overlays, linked } = viewer;
  const says = html`<b>${words.text(name)}</b>
    <span class="note">${words.text(about, { puzzle: words.text(`${puzzle}.name`) })}</span>`;
  const begin = () => {
    overlays.close();
    if (lessons.id) lessons.drop();
    if (linked.show(state)) viewer.rest(true);
  };
  return button(says, begin, { kind: 'telling' });
}

/**
 * Renders the button of a puzzle.
 * @param {Viewer} viewer
 * @param {PuzzleKind} kind
 */
function entry(viewer, kind) {
  const { words, run } = viewer;
  const [{ link }] = kind.presets;
  return html`<button
    class="button"
    type="button"
    aria-current=${kind === run.kind ? 'true' : 'false'}
    @click=${() => {
      viewer.overlays.close();
      viewer.open(link);
    }}
  >
    ${
      viewer.host.families.has(kind.family) && !needOfLink(link)
        ? html`<canvas
            aria-hidden="true"
            ${viewer.viewOf(kind.family).thumb(decode(link), BOARD_PX)}
          ></canvas>`
        : nothing
    }
    ${words.text(`${kind.id}.name`)}
  </button>`;
}
