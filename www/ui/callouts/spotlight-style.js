/** Styles of the spotlight: a ring around a part of the picture. */
import { css } from 'lit';
import { NARROW, SMALL } from '../kit/breakpoints.js';

export const spotlightStyle = css`
  .spotlight,
  .spotlight svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
    overflow: visible;
  }
  .spotlight :is(path, rect, circle) {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.5;
  }
  .spotlight .ring {
    stroke-width: 2.5;
  }
  .spotlight .halo {
    stroke: var(--card);
    stroke-width: 6;
    opacity: 0.8;
  }
  .spotlight .name {
    position: absolute;
    inset: var(--y) auto auto var(--x);
    width: max-content;
    max-width: min(190px, var(--most));
    box-sizing: border-box;
    margin: 0;
    padding: 2px var(--s-2);
    border: 1.5px solid var(--ink);
    border-radius: var(--radius-s);
    background: var(--card);
    color: var(--ink-2);
    font-size: var(--t-0);
    line-height: 1.4;
    translate: 0 -100%;
  }
  .spotlight .right {
    translate: -100% -100%;
  }
  .spotlight strong {
    color: var(--ink);
    font-weight: 600;
  }
  :host(:fullscreen) .spotlight .name {
    max-width: min(260px, var(--most));
    font-size: calc(20px * var(--type));
  }
  :host(:fullscreen) .spotlight .ring {
    stroke-width: 4;
  }
  /* In full screen the names are large and leave no room for a note beside the map. */
  @container light ${NARROW} {
    :host(:fullscreen) .spotlight .name span {
      display: none;
    }
  }
  @container light ${SMALL} {
    .spotlight path,
    .spotlight [r='3'] {
      display: none;
    }
    .spotlight .name {
      clip-path: inset(50%);
    }
  }
`;
