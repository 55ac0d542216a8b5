/** Styles of the panel that explores a whole space, which covers the whole page. */
import { css } from 'lit';

export const exploreStyle = css`
  dialog:has(.explore) > .head > .subhead {
    font-size: var(--t-3);
  }
  .explore > .choice > .segments {
    flex: none;
    align-self: start;
    margin: var(--s-3) var(--page-edge) var(--s-2);
  }
  .explored {
    position: relative;
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: var(--s-3);
    min-height: 0;
    padding: var(--s-2) var(--page-edge) var(--s-5);
    overflow-y: auto;
  }
  .explored > * {
    flex: none;
  }
  .explored p {
    margin: 0;
    max-width: 70ch;
  }
  .explored .row:has(> p) {
    align-items: center;
  }
  .explored > .button {
    align-self: start;
  }
  .number-and-slider {
    display: flex;
    align-items: center;
    gap: var(--s-3);
  }
  .number-and-slider > .number {
    width: 6em;
    min-height: 44px;
  }
  .number-and-slider > .slider {
    width: 200px;
  }
  .boards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
    gap: var(--s-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .boards .button {
    flex-direction: column;
    width: 100%;
    height: 100%;
    min-height: 148px;
    padding: var(--s-3) var(--s-2) var(--s-2);
    border-radius: var(--radius);
    white-space: normal;
  }
  .boards .button:hover {
    background: var(--sunk);
  }
  .boards canvas {
    margin-block: auto;
  }
  .explored .map-and-legend {
    display: grid;
    flex: 1;
    grid-template-columns: minmax(0, 1fr) minmax(260px, 340px);
    gap: var(--s-5);
    min-height: 360px;
  }
  .whole-map {
    position: relative;
    min-height: 0;
    border-radius: var(--radius);
  }
  .whole-map > canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    cursor: pointer;
  }
  .whole-map.zoomed > canvas {
    touch-action: none;
    cursor: grab;
  }
  .zooms {
    position: absolute;
    inset: auto 0 0 auto;
    display: flex;
    gap: var(--s-1);
  }
  .zooms .button {
    min-width: 40px;
    min-height: 40px;
  }
  .beside-map {
    display: flex;
    flex-direction: column;
    gap: var(--s-3);
    min-height: 0;
  }
  .tint {
    display: grid;
    gap: 2px;
    color: var(--ink-2);
    font-size: var(--t-0);
  }
  .bands {
    display: grid;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .bands .button {
    display: grid;
    grid-template-columns: 28px auto 1fr;
    justify-items: start;
    gap: var(--s-3);
    width: 100%;
    padding-inline: var(--s-2);
    border-color: transparent;
    border-radius: var(--radius-s);
    background: none;
    text-align: start;
  }
  .bands .button > .note {
    justify-self: end;
  }
  .bands .button:hover {
    background: var(--sunk);
  }
  .bands .button[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--card);
  }
  .bands .swatch {
    width: 28px;
    height: 18px;
    border: 1px solid var(--control-line);
    border-radius: 4px;
  }
  .state-read {
    display: flex;
    align-items: start;
    gap: var(--s-3);
    min-height: 96px;
    margin-block-start: auto;
  }
  .state-read:not(:empty) {
    padding: var(--s-3);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--card);
  }
  .state-read > div {
    display: grid;
    gap: var(--s-1);
    justify-items: start;
  }
  .state-read canvas {
    flex: none;
  }
  .scroller {
    position: relative;
    min-height: 120px;
    max-width: 100%;
    overflow-x: auto;
  }
  .explored table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .explored :is(th, td) {
    padding: 5px var(--s-4);
    border-block-end: 1px solid var(--line);
    text-align: end;
    white-space: nowrap;
  }
  .explored thead th {
    color: var(--ink-2);
    font-size: var(--t-0);
    font-weight: 600;
  }
  .explored tfoot {
    font-weight: 600;
  }
  .levels td {
    width: 280px;
    /* The bar leaves room for the number. */
    background: linear-gradient(var(--unseen), var(--unseen)) var(--s-4) 50% /
      calc(var(--share, 0) * (100% - 120px)) 60% no-repeat;
  }
  .levels tfoot td {
    background: none;
  }
  .charts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
    gap: var(--s-4);
  }
  .charts figure {
    margin: 0;
    padding: var(--s-3);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--card);
  }
  .charts figcaption {
    font-weight: 600;
  }
  .growth-chart {
    display: block;
    width: 100%;
  }
  .growth-chart text {
    fill: var(--ink-2);
    font-size: 13px;
  }
  .growth-chart .rule {
    stroke: var(--line);
    stroke-width: 1;
  }
  .growth-chart polyline {
    fill: none;
    stroke-width: 2.5;
  }
  .growth-chart polyline.measured {
    stroke: var(--forward);
  }
  .growth-chart polyline.formula {
    stroke: var(--backward);
    stroke-dasharray: 6 5;
  }
  .growth-chart circle {
    fill: var(--forward);
  }
  .line-key {
    display: inline-block;
    width: 28px;
    border-block-start: 3px solid var(--forward);
    vertical-align: middle;
  }
  .line-key.formula {
    border-block-start: 3px dashed var(--backward);
  }
  @media (max-width: 760px) {
    dialog[open]:has(.explore) {
      --page-edge: var(--s-4);
    }
    dialog:has(.explore) > .head > .subhead {
      font-size: var(--t-2);
    }
    .explored .map-and-legend {
      display: flex;
      flex: none;
      flex-direction: column;
      gap: var(--s-3);
    }
    /* What is read on the map stands below the map, before its legend. */
    .beside-map {
      display: contents;
    }
    .tint {
      order: -1;
    }
    /* The buttons stand below the map, where they cover none of it. */
    .whole-map {
      --below: calc(40px + var(--s-2));
      height: calc(min(100vw - 2 * var(--page-edge), 60vh) + var(--below));
      flex: none;
    }
    .whole-map > canvas {
      inset: 0 0 auto;
      height: calc(100% - var(--below));
    }
    .map-and-legend > .beside-map > .note,
    .state-read {
      order: 1;
      margin: 0;
    }
    .state-read:empty {
      min-height: 0;
    }
    .bands {
      order: 2;
    }
    .boards {
      grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
    }
    .levels {
      width: 100%;
    }
    .explored thead th,
    .levels tfoot th {
      white-space: normal;
    }
    .levels td {
      width: 38%;
      background-position-x: 0;
      background-size: calc(var(--share, 0) * (100% - 76px)) 60%;
    }
    .explored :is(th, td) {
      padding-inline: var(--s-2);
    }
  }
  /* On a low screen everything scrolls. */
  @media (max-height: 520px) {
    .explored > * + * {
      margin-block-start: var(--s-3);
    }
  }
  @media (forced-colors: active) {
    .bands .button[aria-pressed='true'] {
      border: 3px double Highlight;
    }
    .levels td {
      background: none;
    }
  }
`;
