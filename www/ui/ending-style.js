/** How the answer looks in the place of the machine. */
import { css } from 'lit';
import { SMALL } from './sizes.js';

export const endingStyle = css`
  .machine > .scene.ended {
    --beside: 220px;
  }
  .ended > .result {
    flex: 0 0 196px;
  }
  .ended.found .board {
    border-radius: var(--radius);
    outline: 3px solid var(--path);
    outline-offset: 4px;
  }
  .ending p {
    margin: 0;
  }
  .ending .over {
    font-size: calc(21px * var(--type));
    font-weight: 600;
  }
  .ending.found .over {
    color: var(--goal-ink);
  }
  .ending .number {
    font-size: min(calc(104px * var(--type)), 30cqh);
    font-variant-numeric: proportional-nums;
    font-weight: 680;
    line-height: 1;
    letter-spacing: -0.04em;
  }
  .ending .unit {
    font-size: min(calc(40px * var(--type)), 12cqh);
    font-weight: 620;
    line-height: 1.15;
    letter-spacing: -0.03em;
  }
  .ending .title {
    font-size: min(calc(28px * var(--type)), 9cqh);
    font-weight: 640;
    line-height: 1.12;
    letter-spacing: -0.03em;
  }
  .ending .note {
    margin-block-start: var(--s-2);
  }
  .finale {
    display: grid;
    gap: var(--s-2);
  }
  .finale .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2) var(--s-3);
  }
  @container light ${SMALL} {
    .machine > .scene.ended {
      --beside: 120px;
    }
    .ended > .result {
      flex: 1 1 112px;
    }
    .finale .button {
      min-height: 34px;
      padding-inline: var(--s-3);
      font-size: var(--t-0);
    }
    .finale .row {
      gap: 6px;
    }
  }
  /* the drawer has the path, too */
  @container light (max-height: 477px) {
    .finale > :not(.row),
    .ending .note {
      display: none;
    }
  }
`;
