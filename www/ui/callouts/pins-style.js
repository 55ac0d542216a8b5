/** Styles of pins: a card beside a dot at a place of the picture. */
import { css } from 'lit';

export const pinsStyle = css`
  .pins,
  .pins svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
    overflow: visible;
  }
  .pins {
    z-index: 1;
  }
  .pin ::slotted(*) {
    margin: 0;
  }
  .pins circle {
    fill: var(--ink);
    stroke: var(--card);
  }
  .pins .halo {
    stroke-width: 5;
    opacity: 0.8;
  }
  .pins .dot {
    stroke-width: 1.5;
  }
  .pin {
    --right: 8px;
    --down: 8px;
    position: absolute;
    inset: var(--y) auto auto var(--x);
    box-sizing: border-box;
    width: max-content;
    max-width: min(220px, var(--most));
    padding: 2px var(--s-2);
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    background: var(--card);
    color: var(--ink);
    font-size: var(--t-0);
    line-height: 1.4;
    overflow-wrap: anywhere;
    translate: var(--right) var(--down);
    pointer-events: auto;
  }
  .pin.before {
    --right: calc(-100% - 8px);
  }
  .pin.above {
    --down: calc(-100% - 8px);
  }
  :host(:fullscreen) .pin {
    max-width: min(320px, var(--most));
    font-size: calc(20px * var(--type));
  }
`;
