/** Styles of the family of game trees. */
import { css } from 'lit';
import { LOW, LOWER, NARROW, SMALL } from '../../ui/kit/breakpoints.js';

export const treesStyle = css`
  .tree-board {
    display: block;
    border-radius: 6px;
  }
  .tree-board.now {
    outline: 2px solid var(--frontier);
    outline-offset: 2px;
  }
  .tree-goes {
    margin-block-end: 5px;
  }
  .tree-value {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    margin: var(--s-2) 0 0;
  }
  .tree-window {
    max-width: 468px;
    margin: 0 0 var(--s-1);
    font-size: var(--t-0);
  }
  .tree-window p {
    margin: 0;
    line-height: 1.25;
  }
  .tree-window .hopes {
    font-weight: 600;
  }
  .tree-window canvas {
    display: block;
    width: 100%;
    height: 62px;
  }
  .tree-window .scale {
    position: relative;
  }
  /* The words stand beside their marker, which slides. */
  .tree-window :is(.alpha, .beta) {
    position: absolute;
    white-space: nowrap;
  }
  .tree-window .alpha {
    inset-block-start: -2px;
  }
  .tree-window .beta {
    inset-block-end: -1px;
  }
  .tree-window .after {
    inset-inline-start: max(calc(var(--at) * 100% + 13px), 22px);
  }
  .tree-window .before {
    inset-inline-end: max(calc((1 - var(--at)) * 100% + 13px), 22px);
  }
  .tree-window .sources {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s-3);
    align-content: flex-start;
    /* Room for both, one under the other: else the board would change its size with them. */
    min-height: 2.5em;
  }
  .tree-line {
    display: flex;
    gap: 10px;
    align-items: center;
    min-width: 0;
    padding: 4px;
    overflow: hidden;
  }
  .tree-line .tree-board {
    flex: none;
  }
  .trees .looked {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    max-width: 260px;
    padding: var(--s-2) var(--s-3);
    font-size: var(--t-0);
    pointer-events: none;
  }
  .trees .looked p {
    margin: 0;
  }
  .trees {
    --amber: color-mix(in srgb, var(--frontier) 24%, var(--card));
    --lose-ink: color-mix(in srgb, var(--lose) 72%, var(--ink));
  }
  .trees .map > canvas[hidden] {
    display: none;
  }
  .trees .panel.play {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    gap: var(--s-3);
    height: auto;
    padding: 2px;
    overflow: auto;
  }
  .trees .panel.play > * {
    flex: none;
  }
  .trees .panel.play p {
    margin: 0;
  }
  .trees .panel.play .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-1) var(--s-2);
  }
  .trees .panel.play ol {
    gap: var(--s-1);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .trees .panel.play .move {
    margin-inline-end: auto;
  }
  .trees .panel.play em {
    color: var(--ink);
    font-style: normal;
    font-weight: 600;
    white-space: nowrap;
  }
  .trees .panel.play .holds button {
    border-color: var(--ink);
  }
  .trees .done .lostDraw .value {
    color: var(--lose-ink);
    font-weight: 600;
  }
  /* Where the bar is short, the words stand above and below it. */
  @container light ${NARROW} {
    .tree-window .hopes {
      display: none;
    }
    .tree-window :is(.alpha, .beta) {
      position: static;
      white-space: normal;
    }
  }
  @container light ${SMALL} {
    .trees .panel.play {
      gap: var(--s-2);
    }
    .trees .panel.play .advice {
      min-height: 0;
    }
    .tree-line,
    .tree-window .sources {
      display: none;
    }
    /* Six lines with the counts above the words would cover the board. */
    .stage.trees .legend dl > div {
      display: flex;
      flex-flow: row-reverse;
      gap: var(--s-2);
      align-items: baseline;
      justify-content: flex-end;
    }
    .stage.trees .legend dt {
      line-height: 1.2;
    }
  }
  /* The result is a row under the board: a smaller picture, and the words beside it. */
  @container light ${LOW} {
    .trees .tree-goes {
      display: none;
    }
    .trees .scene:not(.ended) > .result {
      display: grid;
      grid-template: auto auto / auto minmax(0, 1fr);
      column-gap: var(--s-3);
      align-content: center;
      align-items: center;
      padding-inline-start: 4px;
    }
    .trees .result > .tree-board {
      grid-row: 1 / 3;
      max-width: 40px;
      max-height: 40px;
      object-fit: contain;
    }
    .trees .result > p {
      grid-column: 2;
      margin: 0;
    }
  }
  /* Without room for a row, the words stand beside the board, or the caption alone has them. */
  @container light ${LOWER} {
    .tree-window :is(.alpha, .beta),
    .trees .scene:not(.ended) > .result > .tree-board {
      display: none;
    }
    .frame:not(.only-board) .trees .machine > .scene.gives:not(.pair, .ended) {
      --under: 0px;
      flex-direction: row;
    }
  }
  @container light ${LOWER} and (min-width: 638px) {
    /* The words take the place of the pencil, and stand under it. */
    .frame:not(.only-board) .trees .machine > .scene.gives:not(.pair, .ended) {
      --pencil: 108px;
    }
    .frame:not(.only-board) .trees .machine > .scene:not(.pair, .ended) > .result {
      flex: 1;
      width: auto;
      height: auto;
      margin-block-start: 40px;
      padding: 0;
      grid-template: auto auto / minmax(0, 1fr);
      align-content: start;
    }
    .trees .scene:not(.ended) > .result > p {
      grid-column: 1;
    }
  }
  @container light ${LOWER} and (width < 638px) {
    .trees .scene:not(.ended) > .result {
      display: none;
    }
  }
`;
