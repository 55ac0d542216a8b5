/** The stage where there is less room: columns of an article, tablets, phones. */
import { css } from 'lit';

export const smallStyle = css`
  .narrow {
    display: none;
  }
  /* a column: the legend lies under the map, the controls in one bar */
  @container (max-width: 799px) {
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
      flex-wrap: wrap;
      gap: var(--s-2);
      min-height: 52px;
    }
    .buttons,
  }
  /* a phone: rules, map, board, sentence, and the controls under the thumb */
  @container (max-width: 479px) {
    .wide,
    .sizes,
    .by,
    .counter,
    .outer,
    .full {
      display: none;
    }
    .narrow,
    .sizes.narrow {
      display: block;
    }
    .legend {
      grid-area: 1 / 2 / span 2;
      align-self: stretch;
    }
    .frame {
      padding-block-end: 0;
    }
    .top {
      flex-wrap: wrap;
      height: auto;
      padding-block: 6px;
    }
    .what {
      flex: 0 1 auto;
    }
    .tools {
      position: static;
      gap: var(--s-1);
    }
    .button.more {
      min-width: 44px;
      min-height: 44px;
      padding: 0;
    }
    .rules {
      display: block;
      order: 1;
      flex: 1 0 100%;
      white-space: normal;
    }
    .stage {
      display: flex;
      flex: 1 0 auto;
      flex-direction: column;
    }
    .hero {
      flex: none;
      grid-template: min(73cqw, 34vh) auto / minmax(0, 1fr) 88px;
    }
    .legend dl {
      flex-direction: column;
      justify-content: space-evenly;
      height: 100%;
    }
    .legend dl > div {
      display: flex;
      white-space: normal;
    }
    .legend dd {
      font-size: var(--t-2);
    }
    .machine {
      order: 1;
      flex: none;
    }
    .heading {
      display: none;
    }
    .machine > .scene {
      flex: none;
      height: min(156px, 22vh);
    }
    .caption {
      height: 78px;
    }
    .sentence.long {
      line-height: 19px;
    }
    .deck {
      position: sticky;
      bottom: 0;
      z-index: 1;
      margin-inline: calc(-1 * var(--edge));
      padding: 0 var(--edge) var(--s-3);
      border-block-start: 1px solid var(--line);
      border-radius: var(--radius) var(--radius) 0 0;
      background: var(--sunk);
    }
    .scrub {
      height: 32px;
    }
    .transport {
      display: grid;
      grid-template-columns: 1fr auto 1fr;
      flex-wrap: nowrap;
    }
    .transport > .buttons {
      order: 1;
    }
    .transport > .tempo {
      order: 2;
      justify-self: end;
    }
    .buttons .round {
      min-width: 48px;
      min-height: 48px;
    }
    .buttons .play {
      min-width: 62px;
      min-height: 62px;
    }
    .tempo summary .note {
      display: none;
    }
    .popover {
      inset: auto 0 calc(100% + 8px) auto;
    }
  }
  :host([controls='none']) .deck,
  :host([controls='none']) .top,
  :host([controls='mini']) .modes,
  :host([controls='mini']) :is(.more, .sizes, .tempo) {
    display: none;
  }
`;
