/** Styles of the "More" drawer. */
import { css } from 'lit';
import { PHONE, SMALL } from '../kit/breakpoints.js';

export const drawerStyle = css`
  .drawer {
    position: absolute;
    inset: 0 0 0 auto;
    z-index: 1;
    box-sizing: border-box;
    width: min(480px, 100%);
    padding: 0 var(--s-4) var(--s-4);
    overflow: auto;
  }
  .drawer-head {
    position: sticky;
    inset-block-start: 0;
    z-index: 3;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--s-2);
    margin-inline: calc(-1 * var(--s-4));
    padding: var(--s-2) var(--s-4);
    border-block-end: 1px solid var(--line);
    background: var(--card);
  }
  .tabs {
    display: none;
  }
  .tabs > button {
    flex: 1 1 auto;
    min-height: 44px;
    padding: 0 var(--s-1);
    border: 0;
    border-block-end: 3px solid transparent;
    background: none;
    color: var(--ink-2);
    font: inherit;
    font-size: var(--t-0);
    cursor: pointer;
  }
  .tabs > button:hover {
    background: var(--sunk);
  }
  .tabs > [aria-selected='true'] {
    border-color: var(--accent);
    color: var(--ink);
    font-weight: 600;
  }
  .parts-of-drawer,
  .drawer .part {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--s-3);
  }
  .parts-of-drawer {
    padding-block-start: var(--s-3);
  }
  .part > .section {
    position: relative;
    border-block-start: 1px solid var(--line);
  }
  .drawer p {
    margin: 0;
    color: var(--ink-2);
    font-size: var(--t-0);
  }
  .drawer summary {
    padding: var(--s-3) 0;
    font-weight: 600;
    cursor: pointer;
  }
  .drawer summary:hover {
    background: var(--sunk);
  }
  .counters {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--s-2);
    margin: 0;
  }
  .counters dt {
    color: var(--ink-2);
    font-size: var(--t-0);
  }
  .counters dd {
    margin: 0;
    font-weight: 600;
  }
  .export {
    display: grid;
    gap: var(--s-3);
  }
  .export .number {
    box-sizing: border-box;
    width: 7em;
  }
  .export progress {
    flex: 1;
    accent-color: var(--accent);
  }
  .export [aria-disabled='true'] {
    opacity: 0.55;
  }
  .contents {
    display: grid;
    gap: var(--s-2);
    padding: 0 0 var(--s-3);
  }

  .chart {
    position: relative;
    height: 190px;
  }
  .chart canvas {
    width: 100%;
    height: 100%;
  }
  .chart input {
    position: absolute;
    inset: var(--bars, 0);
    margin: 0;
    background: none;
    appearance: none;
    cursor: pointer;
  }
  .chart input::-webkit-slider-thumb {
    width: var(--slot, 24px);
    height: 190px;
    appearance: none;
  }
  .chart input::-moz-range-thumb {
    width: var(--slot, 24px);
    height: 190px;
    border: 0;
    background: none;
  }
  .chart-legend {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-1) var(--s-4);
    color: var(--ink-2);
    font-size: var(--t-0);
  }
  .chart-legend span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  .says {
    min-height: 2.8em;
  }
  .swatch.fresh,
  .swatch.forward {
    --swatch: color-mix(in srgb, var(--expanded) 84%, black);
  }
  .swatch.backward {
    --swatch: repeating-linear-gradient(
      -45deg,
      var(--path) 0 3px,
      color-mix(in srgb, var(--path) 50%, var(--card)) 3px 4.5px
    );
  }
  .swatch.line {
    height: 0;
    border: 0;
    border-block-start: 3px solid var(--ink);
    border-radius: 0;
  }
  .drawer .segments {
    flex-wrap: wrap;
  }

  .moves {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-1);
    min-height: 66px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .moves {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(78px, 1fr));
  }
  .moves .thumb {
    display: grid;
    justify-items: center;
    gap: 2px;
    width: 100%;
    padding-inline: 0;
    color: var(--ink);
    font: inherit;
    font-size: var(--t-0);
  }
  .moves :is(.to-come, .duplicate) {
    color: var(--ink-2);
  }
  .moves :is(.answer, .goal, .meeting) {
    font-weight: 600;
  }
  .to-come canvas {
    opacity: 0.45;
  }
  .moves .thumb[aria-current='step'] {
    border-color: var(--accent);
  }
  .expansion {
    display: grid;
    gap: var(--s-2);
  }
  .expanded-state {
    display: flex;
    align-items: center;
    gap: var(--s-3);
  }
  .contents .claim {
    color: var(--ink);
    font-size: var(--t-1);
  }
  .swatch {
    display: inline-block;
    width: 12px;
    height: 12px;
    border: 1px solid var(--ink-2);
    border-radius: 3px;
    background: var(--swatch);
  }
  @container light ${SMALL} {
    .stage > .drawer {
      width: 100%;
    }
    .drawer .tempo > .button {
      padding: 0 var(--s-3);
      font-weight: 400;
    }
    .drawer .tabs {
      display: flex;
      flex: 1 0 100%;
      margin-block-end: calc(-1 * var(--s-2) - 1px);
    }
    .drawer .part:not(.chosen) {
      display: none;
    }
    .part > .section:first-child {
      border: 0;
    }
    .page .part > .narrow > .modes {
      display: none;
    }
    .stage.race:has(> .drawer) > :not(.drawer) {
      display: none;
    }
    .part > .narrow {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--s-2);
    }
    .drawer .counter {
      margin-inline-start: auto;
    }
    .drawer .counter input {
      min-height: 28px;
      font-size: var(--t-2);
    }
    .drawer .modes {
      margin: 0;
    }
    .drawer .sizes {
      display: none;
    }
    .drawer .sizes.narrow {
      display: block;
    }
    .drawer .tempo .popover {
      inset: calc(100% + 8px) auto auto 0;
    }
  }
  @container light ${PHONE} {
    .frame:not(:has(.transport > .stops)) .part > .narrow > :is(.sizes, .tempo) {
      display: none;
    }
  }
`;
