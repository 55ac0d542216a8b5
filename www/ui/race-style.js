/** How a race looks: lanes side by side, in pairs where there is little room. */
import { css } from './reactive.js';

export const raceStyle = css`
  .lanes {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s-3);
    flex: 1;
  }
  .lane .head {
    border: 0;
    gap: var(--s-2);
  }
  .lane select {
    flex: 1;
    min-width: 0;
    text-overflow: ellipsis;
  }
  .lane .map {
    flex: 1;
    height: auto;
    min-height: 150px;
  }
  .tallies {
    display: grid;
    gap: var(--s-1);
    margin: 0;
    padding: 0 var(--s-4) var(--s-2);
  }
  .tallies div {
    display: grid;
    grid-template-columns: 8ch 8ch 7ch 1fr;
    align-items: baseline;
    gap: 0 var(--s-2);
  }
  .tallies dt {
    color: var(--ink-2);
    font-size: var(--t-0);
  }
  .tallies dd {
    margin: 0;
    font-weight: 600;
    text-align: end;
  }
  .tallies dd.note {
    font-weight: 400;
  }
  .bar svg {
    display: block;
    width: 100%;
    height: 12px;
    border-radius: 3px;
    background: var(--sunk);
    fill: var(--expanded);
  }
  .lane .foot {
    flex-wrap: wrap;
    gap: 0 var(--s-3);
    margin: 0;
  }
  .counters .race {
    flex-wrap: wrap;
  }
  @container (min-width: 1100px) {
    .lanes.of-3 {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .lanes.of-4 {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  @container (max-width: 799px) {
    .lanes {
      gap: var(--s-2);
    }
    .lane .head {
      flex-wrap: nowrap;
    }
    .lane :is(.head, .foot) {
      padding-inline: var(--s-2);
    }
    .lane .map {
      margin: 0 var(--s-2);
    }
    .tallies {
      padding-inline: var(--s-2);
    }
    .lane .foot {
      align-content: center;
      min-height: 58px;
    }
    .tallies div {
      grid-template-columns: 7ch 1fr;
    }
    .tallies .bar {
      align-self: center;
    }
    .tallies dd.note {
      text-align: start;
    }
    .lanes ~ .player .speed output {
      min-width: 8ch;
    }
  }
  @media (forced-colors: active) {
    .bar svg {
      border: 1px solid;
    }
  }
`;
