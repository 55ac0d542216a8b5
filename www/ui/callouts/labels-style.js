/** Styles of labels on the picture, and of the list that replaces them on phones. */
import { css } from 'lit';
import { SMALL } from '../kit/breakpoints.js';

export const leadersStyle = css`
  .leaders {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  .explained .legend .note {
    visibility: hidden;
  }
  .leaders svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .leaders path {
    fill: none;
    stroke: var(--ink-2);
    stroke-width: 1;
  }
  .leaders .halo {
    stroke: var(--page);
    stroke-width: 3;
    opacity: 0.6;
  }
  .leaders circle {
    fill: var(--ink);
    stroke: var(--page);
    stroke-width: 1.5;
  }
  .leaders ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .leaders li {
    position: absolute;
    inset: var(--y) auto auto var(--x);
    width: var(--wide);
    color: var(--ink-2);
    font-size: var(--t-0);
    line-height: 1.4;
  }
  :host(:fullscreen) .leaders li {
    font-size: var(--legend);
  }
  .leaders strong {
    display: block;
    color: var(--ink);
    font-weight: 600;
  }
  .leaders button {
    position: absolute;
    inset: auto auto 0 var(--x);
    pointer-events: auto;
  }
  .parts {
    display: none;
  }
  .parts dl {
    display: grid;
    gap: var(--s-1);
    margin: var(--s-2) 0;
  }
  .parts dt {
    font-weight: 600;
  }
  .parts :is(dt, dd) {
    display: inline;
    margin: 0;
    font-size: var(--t-0);
  }
  @container light ${SMALL} {
    .leaders,
    .seeing {
      display: none;
    }
    .parts {
      display: block;
    }
  }
`;
