/**
 * Boards that all lanes of a race begin and end with, as small pictures in the header, and the
 * legend of the lanes' discs.
 * @import { Viewer } from './types.js'
 */
import { html, nothing } from 'lit/html.js';
import { oncePer } from '../../core/util/memo-key.js';
import { miniBoard } from '../../ui/kit/mini-board.js';
import { term } from '../../ui/kit/term.js';

/** Longer side of a board, in CSS px. */
const BOARD_PX = 44;

/** Returns the boards of the start and of the goal. */
const endsOf = oncePer((/** @type {Viewer['run']['session']} */ session) => {
  const { start, goalBoard } = session.description;
  return [session.boards(Uint32Array.of(start ?? 0)), Uint8Array.from(goalBoard ?? [])];
});

/**
 * Renders both boards; nothing if the goal is not a board of its own, or the board is the map.
 * @param {Viewer} viewer
 */
export function raceEnds(viewer) {
  const { run, words, view, theme } = viewer;
  const { session } = run;
  const { start, goalBoard, rows, columns, statesAreCells } = session.description;
  if (start === null || !goalBoard || statesAreCells) return nothing;
  const px = BOARD_PX;
  const [from, to] = endsOf(session).map(
    (board) => html`<canvas ${miniBoard({ board, rows, columns, view, theme, px })}></canvas>`,
  );
  return html`<div class="race-ends">
    <span role="img" aria-label=${words.text('race.ends')}>
      ${from}<span aria-hidden="true">→</span>${to}
    </span>
    ${legend(viewer)}
  </div>`;
}

/** Renders what the colours and the ring of a disc mean. @param {Viewer} viewer */
function legend({ race, family, words }) {
  if (!race || !family.hasRoundLanes?.(race.lanes)) return nothing;
  const line = (/** @type {string} */ mark, /** @type {string} */ says, /** @type {string} */ of) =>
    html`<li><i class="mark ${mark}" aria-hidden="true"></i>${term(words.text(says), of)}</li>`;
  return html`<ul class="race-key">
    ${line('expanded', 'legend.expanded', 'legend.expanded.title')}
    ${line('frontier', 'legend.frontier', 'race.frontier.title')}
    ${line('ring', 'race.ring', 'legend.depths.title')}
  </ul>`;
}
