/** Styles shared by the compact and phone layouts, and for the attributes that hide parts. */
import { css } from 'lit';
import { SMALL } from '../kit/breakpoints.js';

export const smallStyle = css`
  .narrow {
    display: none;
  }
  @container light ${SMALL} {
    .frame {
      --edge: 16px;
    }
    .by,
    .what .wide,
    .modes.wide,
    .more .wide,
    .caption .counter,
    .frame:not(.page) .outer,
    .frame:not(.page, .racing) .top > .modes {
      display: none;
    }
    .top {
      gap: var(--s-2);
    }
    .what {
      flex: 0 1 auto;
      gap: var(--s-2);
      min-width: 0;
    }
    .what > strong {
      flex: none;
    }
    .how {
      display: block;
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .modes.narrow {
      display: block;
      margin-inline-start: auto;
    }
    .hero {
      gap: var(--s-1);
    }
    .legend dl > div {
      padding: 0;
    }
    .legend .note {
      display: none;
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
    .sentence {
      max-width: none;
      font-size: calc(18px * var(--type));
      line-height: calc(26px * var(--type));
    }
    .sentence.long {
      font-size: var(--t-0);
      line-height: calc(17px * var(--type));
    }
    .button.more {
      min-width: 40px;
      padding: 0;
    }
  }
  :host([controls='none']) :is(.deck, .top, .pencil, .finale .row),
  :host([controls='mini']) :is(.modes, .button.more, .sizes, .tempo) {
    display: none;
  }
  .no-menus .top > :not(.tools),
  .no-play :is(.buttons, .stop-buttons),
  .no-timeline .scrub,
  .no-counter .counter,
  .no-size .sizes,
  .no-tempo .tempo,
  .no-more .button.more,
  .no-fullscreen .button.full,
  .no-menus.no-more.no-fullscreen .top,
  .no-play.no-timeline.no-size.no-tempo.no-more.no-fullscreen .deck {
    display: none;
  }
  .frame.no-more.no-fullscreen:not(.page, .racing) .deck {
    padding-inline-end: 0;
  }
  .frame.no-menus,
  :host([controls='none']) .frame {
    padding-block-start: var(--s-3);
  }
`;
