/** How the answer looks in the place of the machine. */
import { css } from 'lit';

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
    font-size: 1.3125rem;
    font-weight: 600;
  }
  .ending.found .over {
    color: var(--goal-ink);
  }
  .ending .number {
    font-size: min(6.5rem, 30cqh);
    font-variant-numeric: proportional-nums;
    font-weight: 680;
    line-height: 1;
    letter-spacing: -0.04em;
  }
  .ending .unit {
    font-size: min(2.5rem, 12cqh);
    font-weight: 620;
    line-height: 1.15;
    letter-spacing: -0.03em;
  }
  .ending .title {
    font-size: min(1.75rem, 9cqh);
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
  @container light (max-width: 799px) {
    .machine > .scene.ended {
      --beside: 120px;
    }
    .ended > .result {
      flex: 1 1 112px;
    }
    .finale .button {
      padding-inline: var(--s-3);
      font-size: var(--t-0);
    }
  }
`;
