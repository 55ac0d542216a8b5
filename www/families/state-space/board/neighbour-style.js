/** Styles of the cell being expanded with its neighbours, and of the piles of the priority queue. */
import { css } from 'lit';
import { LARGE, LOWER, LOWEST, NARROW, PHONE, SLIM, SMALL } from '../../../ui/kit/breakpoints.js';

export const neighbourStyle = css`
  .neighbours {
    position: absolute;
    inset: 0;
    display: grid;
    grid-template: repeat(3, minmax(0, 1fr)) / repeat(3, minmax(0, 1fr));
    gap: 2%;
    margin: 0;
    padding: 0;
    list-style: none;
    pointer-events: none;
  }
  .neighbours > li {
    position: relative;
    display: grid;
    grid-area: var(--down) / var(--right);
  }
  .neighbours button {
    padding: 0;
    border: 0;
    border-radius: 10px;
    background: none;
    pointer-events: auto;
    cursor: pointer;
  }
  .neighbours button:hover {
    box-shadow: inset 0 0 0 2px var(--ink-2);
  }
  .near-key {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: var(--s-3);
    height: 100%;
    overflow: hidden;
    color: var(--ink-2);
    font-size: var(--t-0);
  }
  .near-key :is(p, ul) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .near-key .formula {
    color: var(--ink);
    font-size: var(--t-1);
    font-weight: 600;
  }
  .near-key > .letters {
    display: grid;
    gap: var(--s-1);
    margin-block-end: auto;
  }
  .near-key > .grounds {
    display: grid;
    flex: 0 1 auto;
    margin-block-start: auto;
    gap: var(--s-1);
    overflow: hidden;
  }
  .grounds > li {
    display: flex;
    align-items: center;
    gap: var(--s-2);
  }
  .grounds canvas {
    flex: none;
    border-radius: 4px;
  }
  .of-cell {
    display: grid;
    place-content: center;
    box-sizing: border-box;
    width: calc(100% - 4px);
    height: calc(100% - 4px);
    border-radius: 8px;
    background: color-mix(in srgb, var(--frontier) 20%, var(--card));
    color: var(--ink);
    font-size: var(--t-tick);
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
    text-align: start;
    white-space: nowrap;
  }
  .of-cell b {
    font-weight: 600;
  }
  .row-of-piles {
    position: relative;
    height: 84px;
  }
  .row-of-piles > canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  @container light ${NARROW} {
    .machine > .scene.gives.gives:has(.near-key):not(.ended) {
      --beside: 148px;
    }
  }
  /*
   * An audience reads the cards, too. Without diagonal moves the corners of the picture are empty,
   * so the key stands in the corners at its side, and the picture takes the room.
   */
  @container light ${LARGE} {
    :host(:fullscreen) .near-key {
      font-size: calc(15 * var(--letter));
    }
    :host(:fullscreen) .near-key .formula {
      font-size: calc(18 * var(--letter));
    }
    :host(:fullscreen) .row-of-piles {
      height: calc(92 * var(--u));
    }
  }
  @container light ${LARGE} and ${NARROW} {
    :host(:fullscreen) .machine > .scene.gives.gives:has(.near-key:not(.with-corners)):not(.ended) {
      --beside: 72px;
    }
    :host(:fullscreen) .scene:has(.near-key:not(.with-corners)) > .result {
      flex: 1;
      margin-inline-start: calc(-0.32 * min(100cqw - 72px, 100cqh) - var(--s-3));
    }
    :host(:fullscreen) .near-key:not(.with-corners) {
      gap: 2px;
    }
  }
  @container light ${SMALL} {
    .near-key {
      flex-flow: row wrap;
      justify-content: start;
      align-content: start;
      gap: 0 var(--s-3);
      font-size: var(--t-tick);
    }
    .near-key > .formula,
    .near-key > .letters {
      display: none;
    }
    .grounds {
      display: flex;
      flex-wrap: wrap;
      gap: 2px var(--s-3);
    }
    .row-of-piles {
      height: 64px;
    }
    .piles > .queue-head > .hint {
      display: none;
    }
  }
  @container light ${PHONE} {
    .row-of-piles {
      height: 76px;
    }
  }
  @container light (${SLIM}) or (${LOWEST}) or (${LOWER}) {
    .near-key {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .row-of-piles,
    .grounds,
    .neighbours button:hover {
      forced-color-adjust: none;
    }
  }
`;
