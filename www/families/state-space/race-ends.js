/**
 * Boards that all lanes of a race begin and end with, as small pictures in the header.
 * @import { Viewer } from './types.js'
 */
import { html, nothing } from 'lit/html.js';
import { oncePer } from '../../core/util/memo-key.js';
import { miniBoard } from '../../ui/kit/mini-board.js';

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
export function raceEnds({ run, words, view, theme }) {
  const { session } = run;
  const { start, goalBoard, rows, columns, statesAreCells } = session.description;
  if (start === null || !goalBoard || statesAreCells) return nothing;
  const px = BOARD_PX;
  const [from, to] = endsOf(session).map(
    (board) => html`<canvas ${miniBoard({ board, rows, columns, view, theme, px })}></canvas>`,
  );
  return html`<div class="race-ends" role="img" aria-label=${words.text('race.ends')}>
    ${from}<span aria-hidden="true">→</span>${to}
  </div>`;
}
