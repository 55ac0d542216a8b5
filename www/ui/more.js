/**
 * What nobody needs for a first understanding: the queue's head and the proof of the answer.
 * @import { Desk } from './desk.js'
 */
import { html, nothing } from 'lit/html.js';
import { miniBoard } from './mini-board.js';

/** So many states of the queue are shown. */
const HEAD = 12;
const BOARD_PX = 48;

/** @param {Desk} desk */
export function queuePanel(desk) {
  const { viz, words, view, roles: theme } = desk;
  const { map, session, frame } = viz;
  const { rows, columns } = session.description;
  const end = Math.min(frame.discovered, frame.expanded + HEAD);
  const head = map?.order.subarray(frame.expanded, end) ?? new Uint32Array();
  const boards = session.boards(head);
  const items = Array.from(head, (state, index) => {
    const position = frame.expanded + index;
    const depth = map?.levels.findLastIndex((first) => first <= position) ?? 0;
    const label = words.text('more.queueState', { state, depth });
    const board = boards.subarray(index * session.cells, (index + 1) * session.cells);
    return html`<li>
      <button
        class="thumb"
        type="button"
        title=${label}
        aria-label=${label}
        @click=${() => desk.seek(session.foundAt(state))}
      >
        <canvas ${miniBoard({ board, rows, columns, view, theme, px: BOARD_PX })}></canvas>
      </button>
    </li>`;
  });
  return html`<section class="card" aria-labelledby="queue-title">
    <h3 id="queue-title">${words.text('more.queue')}</h3>
    <p>
      ${words.text(frame.frontier > 0 ? 'more.queueHint' : 'more.queueEmpty', {
        shown: head.length,
        frontier: frame.frontier,
      })}
    </p>
    <ol class="queue">
      ${items}
    </ol>
  </section>`;
}

/** @param {Desk} desk */
export function proofPanel(desk) {
  const { viz, words } = desk;
  const { map, session, player, survey, frame } = viz;
  const { states } = session.description;
  const { outcome } = player;
  const lines = [];
  if (map && frame.answered) {
    lines.push(words.text('more.proofPath', { count: map.path.length - 1 }));
    lines.push(words.text('more.proofShortest'));
  } else if (map && player.atEnd && outcome?.code === 'impossible') {
    lines.push(words.text('more.proofClosed', { count: map.order.length }));
    if (survey) {
      lines.push(words.text('more.proofIslands', { states, count: survey.islands.length }));
    }
  }
  const checked = lines.length > 0 && map ? viz.verified : null;
  return html`<section class="card" aria-labelledby="proof-title">
    <h3 id="proof-title">${words.text('more.proof')}</h3>
    ${lines.length === 0 ? html`<p>${words.text('more.proofNone')}</p>` : nothing}
    ${lines.map((line) => html`<p>${line}</p>`)}
    ${
      checked === null
        ? nothing
        : html`<p>
            ${checked ? '✓' : '✗'} ${words.text(checked ? 'more.verified' : 'more.notVerified')}
          </p>`
    }
  </section>`;
}
