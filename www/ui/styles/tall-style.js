/**
 * Styles of the compact layout when much higher than wide, such as tablets in portrait: the map
 * on top, the board smaller below it.
 */
import { css } from 'lit';
import { HALF } from '../kit/breakpoints.js';

export const tallStyle = css`
  @container light ${HALF} and (min-height: 798px) {
    .stage:has(> .hero.of-map):not(.coded) {
      grid-template: minmax(0, 5fr) minmax(0, 3fr) / minmax(0, 1fr);
    }
    .stage:not(.coded) > .hero.of-map {
      order: -1;
    }
    .stage:not(.coded) > .machine.of-board:not(:has(.pair, .ended)) {
      display: grid;
      grid-template: auto minmax(0, 1fr) / repeat(2, minmax(0, 1fr));
    }
    .stage:not(.coded) > .machine.of-board > .heading {
      grid-column: 1 / -1;
    }
    .stage:not(.coded) > .machine.of-board > .below {
      align-self: center;
    }
  }
`;
