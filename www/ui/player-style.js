/** How the player and the counters look. */
import { css } from 'lit';

export const playerStyle = css`
  /* the player */
  .told {
    display: flex;
    align-items: baseline;
    gap: var(--s-1) var(--s-3);
    min-height: 32px;
    padding: var(--s-2) var(--s-4) 0;
  }
  .told .note {
    display: inline-flex;
    align-items: baseline;
    gap: var(--s-1);
    white-space: nowrap;
  }
  .told .field {
    width: calc(var(--digits, 6) * 1ch + 20px);
    min-height: 26px;
    text-align: end;
  }
  .sentence {
    margin: 0;
    font-size: var(--t-2);
    line-height: 1.35;
  }
  .controls {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    padding: var(--s-2) var(--s-4) var(--s-3);
  }
  .buttons {
    display: flex;
    gap: var(--s-2);
  }
  .buttons .primary {
    min-width: 54px;
  }
  .scrub {
    position: relative;
    flex: 1;
    min-width: 120px;
    height: 30px;
    border-radius: 6px;
  }
  .scrub canvas,
  .scrub input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
  }
  .scrub input {
    opacity: 0;
    cursor: pointer;
  }
  .speed {
    display: flex;
    align-items: center;
    gap: var(--s-2);
    color: var(--ink-2);
    font-size: var(--t-0);
    white-space: nowrap;
  }
  .speed output {
    min-width: 13ch;
  }
  .counters {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--s-4);
    min-height: 50px;
    padding: var(--s-1) var(--s-4);
    border-block-start: 1px solid var(--line);
  }
  .counters dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s-4);
    margin: 0;
  }
  .counters dl div {
    display: flex;
    gap: var(--s-2);
    align-items: baseline;
  }
  .counters dt {
    color: var(--ink-2);
    font-size: var(--t-0);
  }
  .counters dd {
    min-width: calc(var(--digits, 6) * 0.66em);
    margin: 0;
    font-weight: 600;
  }
  .counters div:last-child dd {
    min-width: 2em;
  }
  .tools {
    display: flex;
    gap: var(--s-2);
  }

  @container (max-width: 1099px) {
    .controls {
      flex-wrap: wrap;
    }
    .scrub {
      order: -1;
      flex-basis: 100%;
    }
    .speed {
      margin-inline-start: auto;
    }
    .counters dl {
      gap: 0 var(--s-3);
    }
  }
  @container (max-width: 799px) {
    .told {
      display: grid;
      grid-template-rows: auto minmax(3lh, auto);
      padding-inline: var(--s-3);
      line-height: 1.35;
    }
    .sentence {
      font-size: var(--t-1);
    }
    .controls,
    .counters {
      padding-inline: var(--s-3);
      gap: var(--s-2);
    }
    .controls {
      padding-block-end: var(--s-2);
    }
    .buttons {
      flex: 1 0 100%;
      justify-content: space-between;
    }
    .buttons .button {
      min-width: 44px;
      min-height: 44px;
    }
    .buttons .primary {
      flex: 1;
      max-width: 110px;
    }
    .counters dl {
      display: grid;
      flex: 1 0 100%;
      grid-template-columns: repeat(3, auto);
      justify-content: space-between;
      gap: 0 var(--s-2);
    }
    .counters dl div {
      flex-wrap: wrap;
      gap: 0 var(--s-1);
    }
    .counters dd {
      min-width: 0;
    }
    .speed {
      flex-wrap: wrap;
    }
    .tools {
      flex: 1;
      justify-content: space-between;
    }
  }
  @container (max-width: 419px) {
    .counters dl {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .counters dl div {
      display: block;
    }
  }
`;
