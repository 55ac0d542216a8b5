/** How the table and what belongs to it look. */
import { css } from 'lit';

export const tableStyle = css`
  /* the table finds its place in the whole stage: its labels stand around the cells */
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
    direction: ltr;
    cursor: pointer;
  }
  /* small cells have no room for the usual frame; the picture frames the cell, too */
  .games [role='gridcell']:focus-visible {
    outline-width: 2px;
    outline-offset: -1px;
    box-shadow: none;
  }
  .games .board-foot > strong {
    white-space: nowrap;
  }
  .games .board-foot > strong::first-letter {
    text-transform: uppercase;
  }
  .games .board-foot > .note:not(.more) {
    flex: none;
  }
  @container (max-width: 799px) {
    .games .board-foot > .more {
      display: none;
    }
    .games .board-foot > .note:not(.more) {
      flex: 0 1 auto;
    }
  }
`;
