/**
 * Styles of the table and its legend.
 *
 * The table fills the main area, because its labels need room around the cells. Beside the code
 * panel, the cards of the proof omit the move and the plies. On low screens, the proof is reduced
 * to positions, values and the conclusion.
 */
import { css } from 'lit';
import {
  LOWER,
  PHONE,
  PROGRAM_BESIDE,
  SHORT_PHONE,
  SLIMMEST,
} from '../../../ui/kit/breakpoints.js';

export const tableStyle = css`
  .games .board {
    width: 100cqw;
    height: 100cqh;
    aspect-ratio: auto;
  }
  .games .cells {
    inset: auto;
    inset-block-start: var(--grid-y, 0);
    left: var(--grid-x, 0);
    width: var(--grid-width, 100%);
    height: var(--grid-height, 100%);
    cursor: pointer;
  }
  .games [role='gridcell']:focus-visible {
    outline-width: 2px;
    outline-offset: -1px;
    box-shadow: none;
  }
  .games .below {
    min-height: 0;
  }
  .games .foot {
    height: 1.5em;
    margin: 0;
    overflow: hidden;
    color: var(--ink-2);
    font-size: var(--t-0);
    line-height: 1.5;
    text-align: center;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @container light ${PHONE} and (height >= 639px) {
    .games .foot {
      height: 3em;
      padding-inline: 44px; /* The pencil stands in the corner. */
      text-wrap: balance;
      white-space: normal;
    }
  }
  .games .foot > * + * {
    margin-inline-start: var(--s-3);
  }
  .games .foot strong {
    color: var(--ink);
  }
  .games .mark.wins {
    background: var(--win);
  }
  .games .mark.loses {
    border: 2px solid var(--lose);
    background: var(--hatched);
  }
  .games .mark.open {
    background: var(--unseen);
  }
  .coded .so {
    padding: 8px 12px;
    font-size: var(--t-0);
  }
  .coded .so strong {
    font-size: var(--t-1);
  }
  @container light ${PROGRAM_BESIDE} {
    .games.coded .heading {
      padding-block-end: 40px;
    }
    .games.coded .heading .title {
      padding-inline-end: 0;
    }
    .games.coded .heading .segments {
      inset-inline: 0 auto;
    }
    .coded .cards button {
      padding-inline: var(--s-3);
    }
    .coded .cards :is(.move, .sooner) {
      display: none;
    }
    .coded .cards :is(.name, .value) {
      grid-column: 1 / -1;
      text-align: start;
    }
  }
  @container light (${LOWER}) or (${SLIMMEST}) or (${SHORT_PHONE}) {
    .asks:not(:has(button)),
    .cards :is(.move, .sooner),
    .so p {
      display: none;
    }
    .cards :is(button, .now button) {
      padding-block: 3px;
    }
    .so {
      height: 26px;
      padding-block: 4px;
    }
    .so strong {
      font-size: var(--t-0);
    }
  }
  /* Long lists have two columns, and say in the words of the legend what a cell is worth. */
  @container light ${LOWER} and (min-width: 558px) {
    .panel .cards:has(> :nth-child(5)) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 2px var(--s-2);
    }
    .cards:has(> :nth-child(5)) :is(button, .now button) {
      padding-inline: var(--s-3);
    }
    .cards:has(> :nth-child(5)) .value {
      font-size: 0;
    }
    .cards:has(> :nth-child(5)) .value::after {
      font-size: var(--t-tick);
      content: attr(data-brief) / '';
    }
  }
`;
