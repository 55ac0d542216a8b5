/** The stage where there is less room: columns of an article, tablets. */
import { css } from 'lit';

export const smallStyle = css`
  .narrow {
    display: none;
  }
  /* a column: the legend lies under the map, the controls in one bar */
  @container light (max-width: 799px) {
    .frame {
      --edge: 16px;
      padding-block-end: 12px;
    }
    .top {
      gap: var(--s-2);
      height: 48px;
    }
    .rules {
      display: none;
    }
    .modes {
      margin-inline-start: auto;
    }
    .stage {
      gap: var(--s-3);
    }
    .hero {
      grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
      gap: var(--s-1);
    }
    .legend {
      grid-area: 2 / 1;
    }
    .legend dl {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--s-3);
      justify-content: center;
    }
    .legend dl > div {
      display: block;
      padding: 0;
      white-space: nowrap;
    }
    .legend :is(dt, dd) {
      display: inline;
      font-size: var(--t-tick);
    }
    .legend dt > :first-child {
      position: static;
      display: inline-block;
      width: 12px;
      height: 12px;
      vertical-align: -1px;
    }
    .legend .note {
      display: none;
    }
    .scene.gives {
      --beside: 100px;
    }
    .scene {
      gap: var(--s-2);
    }
    .result {
      width: 92px;
    }
    .caption {
      height: 60px;
    }
    .sentence {
      font-size: 1.125rem;
      line-height: 26px;
    }
    .sentence.long {
      font-size: var(--t-0);
      line-height: 17px;
    }
    .counter input {
      font-size: var(--t-2);
      line-height: 26px;
    }
    .deck {
      gap: var(--s-2);
    }
    .scrub {
      height: 44px;
    }
    .transport {
      gap: var(--s-2);
      min-height: 64px;
    }
    .sizes {
      display: none;
    }
    .sizes.narrow {
      display: block;
    }
    .tempo summary .note {
      display: none;
    }
  }
  /* a phone on its side: one bar, and what the sentence says anyway gives way */
  @media (max-height: 500px) and (min-width: 480px) {
    :host {
      min-height: 340px;
    }
    .frame {
      padding-block-end: 6px;
    }
    .top {
      height: 46px;
    }
    .tools {
      position: static;
    }
    .outer,
    .full,
    .more .wide {
      display: none;
    }
    .legend dl {
      gap: var(--s-1);
    }
    .legend dd {
      font-size: var(--t-2);
    }
    .stage {
      flex-basis: 170px;
      padding-block: 0;
    }
    .machine > :is(.heading, .below) {
      display: none;
    }
    .caption {
      height: 42px;
      padding: 0;
    }
    .sentence,
    .sentence.long {
      font-size: var(--t-1);
      line-height: 20px;
    }
    .counter input {
      font-size: var(--t-2);
      line-height: 20px;
    }
    .deck {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      gap: var(--s-4);
    }
    .transport {
      order: -1;
      min-height: 52px;
    }
    .sizes,
    .tempo summary .note {
      display: none;
    }
    .sizes.narrow {
      display: block;
    }
    .buttons .round {
      min-width: 40px;
      min-height: 40px;
    }
    .buttons .play {
      min-width: 50px;
      min-height: 50px;
    }
  }
  :host([controls='none']) .deck,
  :host([controls='none']) .top,
  :host([controls='mini']) .modes,
  :host([controls='mini']) :is(.more, .sizes, .tempo) {
    display: none;
  }
`;
