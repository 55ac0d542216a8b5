/** Styles of board editing, with the goal beside the start where both can be edited. */
import { css } from 'lit';
import { PHONE, SMALL } from '../kit/breakpoints.js';

export const editingStyle = css`
  .fault {
    margin: 0;
    color: var(--error);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .pair {
    --across: 2;
    --down: 1;
    display: grid;
    grid-template-columns: repeat(var(--across), auto);
    justify-content: start;
    gap: var(--s-2);
  }
  .caption-of {
    margin: 0;
    font-weight: 600;
  }
  .hint {
    display: flex;
    align-items: center;
    gap: var(--s-3);
  }
  .pair.long {
    --across: 1;
    --down: 2;
  }
  .pair .place {
    display: grid;
    justify-items: center;
    gap: var(--s-1);
  }
  .pair .board {
    width: min(
      100cqw / var(--across) - 14px,
      (100cqh / var(--down) - 34px) * var(--columns, 1) / var(--rows, 1)
    );
  }
  .editing .cells [role='gridcell'] {
    cursor: pointer;
  }
  .editing .cells [role='gridcell']:hover {
    box-shadow: inset 0 0 0 3px var(--accent);
  }
  .editing .cells {
    touch-action: none;
  }
  .by-finger {
    display: none;
  }
  @media (pointer: coarse) {
    .by-finger {
      display: inline;
    }
    .by-pointer {
      display: none;
    }
  }
  .board.editing {
    outline: 3px solid var(--accent);
    outline-offset: 3px;
    border-radius: var(--radius);
  }
  /* Only the hint or the error has room, and the board must not move while cells are painted. */
  @container light ${SMALL} {
    .hint > .note:has(~ [role='status']:not(:empty)) {
      display: none;
    }
    .scene:not(.pair) ~ .below > .hint > .note:not(:empty) {
      min-height: 4lh;
    }
  }
  @container light ${PHONE} {
    .scene:not(.pair) ~ .below > .hint > .note:not(:empty) {
      min-height: 5lh;
    }
  }
  /* "Done" stands beside the edit button of a main board. */
  @container light ${SMALL} {
    .hero > .below > .hint {
      padding-inline-end: 44px;
    }
  }
  /*
   * A frame around a wide table would cover the legend beside it. Two boards take the place of the
   * map (editing is at step 0), with "Done" above them, so that cells stay large enough for a
   * finger.
   */
  @container light ${PHONE} {
    .hero .board.editing {
      outline-offset: -3px;
    }
    .frame:not(.only-map) .machine.with-pair ~ .hero {
      display: none;
    }
    .machine.with-pair > .heading {
      order: -2;
    }
    .machine.with-pair > .below {
      order: -1;
    }
    .machine > .pair .board {
      width: min(
        100cqw - 12px,
        280px,
        max(
          32px * var(--columns, 1),
          (var(--room) - 160px) / 2 * var(--columns, 1) / var(--rows, 1)
        )
      );
    }
  }
`;
