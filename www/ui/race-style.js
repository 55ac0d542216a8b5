/** How a race looks: lanes side by side, in pairs where there is little room. */
import { css } from 'lit';

export const raceStyle = css`
  .lanes-only {
    display: flex;
    flex-direction: column;
  }
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
    container-type: inline-size;
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
    white-space: nowrap;
  }
  @container (min-width: 420px) {
    .tallies div {
      grid-template-columns: 9ch 13ch 9ch 1fr;
    }
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
    align-content: center;
    white-space: normal;
    gap: 0 var(--s-3);
    min-height: 58px;
    margin: 0;
  }
  .tools.race {
    flex-wrap: wrap;
    justify-content: start;
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
    .of-2 .head {
      flex-wrap: nowrap;
    }
    :is(.of-3, .of-4) select {
      order: 1;
      flex-basis: 100%;
    }
    :is(.of-3, .of-4) .head {
      justify-content: space-between;
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
    .lanes ~ .player .speed output {
      min-width: 8ch;
    }
  }
  /* the room of the counts themselves */
  @container (max-width: 340px) {
    .tallies div {
      grid-template-columns: 8ch 1fr;
    }
    .tallies .bar {
      align-self: center;
    }
    .tallies dd.note {
      text-align: start;
    }
  }
  @media (forced-colors: active) {
    .bar svg {
      border: 1px solid;
    }
  }
`;
