/**
 * Styles of boards: the result of the step beside the board, and more below both. If a wide stage
 * shows only the board, all these stand in a column beside it.
 */
import { css } from 'lit';
import { LARGE } from '../kit/breakpoints.js';

export const boardStyle = css`
  .scene {
    --beside: 0px;
    position: relative;
    display: flex;
    flex: 1;
    gap: var(--s-5);
    min-height: 0;
    container-type: size;
  }
  .scene.gives {
    --beside: 148px;
  }
  .place {
    display: contents;
  }
  .board {
    position: relative;
    flex: none;
    align-self: start;
    width: min(100cqw - var(--beside), 100cqh * var(--columns, 1) / var(--rows, 1));
    aspect-ratio: var(--columns, 1) / var(--rows, 1);
  }
  .board canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .hero .scene {
    justify-content: center;
  }
  .hero .place {
    display: grid;
    width: 100%;
    height: 100%;
  }
  .result {
    flex: none;
    width: 124px;
    min-width: 0;
  }
  .below {
    flex: none;
    min-height: 56px;
  }
  .hero > .below {
    grid-column: 1;
  }
  .cells {
    position: absolute;
    inset: 0;
    display: grid;
    grid-template-rows: repeat(var(--rows, 1), minmax(0, 1fr));
  }
  .cells [role='row'] {
    display: grid;
    grid-template-columns: repeat(var(--columns, 1), minmax(0, 1fr));
  }
  .cells > :first-child {
    grid-row-start: var(--top);
  }
  [role='gridcell']:first-child {
    grid-column-start: var(--left);
  }
  @container light ${LARGE} {
    .frame.only-board .machine.of-board {
      display: grid;
      grid-template: auto minmax(0, 1fr) / minmax(0, 4fr) minmax(0, 3fr);
      gap: var(--s-2) var(--s-6);
    }
    .only-board .machine.of-board > .heading {
      grid-column: 1 / -1;
    }
    .only-board .machine.of-board > .scene {
      justify-content: center;
    }
    .only-board .machine.of-board > .below {
      align-self: center;
      min-width: 0;
    }
    .only-board .machine.of-board .joins {
      display: none;
    }
    .frame.only-board .machine.of-board:has(> .scene.gives:not(.pair, .ended)) {
      container-type: size;
      grid-template-columns: minmax(0, 1fr);
    }
    .only-board .machine.of-board > .scene.gives:not(.pair, .ended) {
      --beside: 44cqw;
      grid-area: 2 / 1;
      justify-content: start;
    }
    .only-board .scene.gives:not(.pair, .ended) > .result {
      align-self: start;
      height: calc(100% - 124px);
    }
    .only-board .machine.of-board > .scene.gives:not(.pair, .ended) + .below {
      grid-area: 2 / 1;
      align-self: end;
      justify-self: end;
      width: calc(
        100cqw - var(--s-6) - min(56cqw, (100cqh - 52px) * var(--columns, 1) / var(--rows, 1))
      );
    }
  }
`;
