/** Styles of the controls over the map. */
import { css } from 'lit';

export const explorerStyle = css`
  .edited > canvas {
    cursor: crosshair;
    touch-action: none;
  }
  .zoomed > canvas {
    border-radius: var(--radius);
    touch-action: none;
    cursor: grab;
  }
  .whole {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
  .inspector {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    display: flex;
    align-items: center;
    gap: var(--s-2);
    max-width: min(100%, 330px);
    box-sizing: border-box;
    padding: var(--s-2) var(--s-3) var(--s-2) var(--s-2);
    font-size: var(--t-0);
    pointer-events: none;
  }
  .inspector.other {
    inset-inline: auto 0;
  }
  .inspector.high {
    inset-block: 0 auto;
    max-width: min(100% - 44px, 330px);
  }
  .inspector.high.other {
    inset-inline-end: 44px;
  }
  .inspector.chosen {
    flex-wrap: wrap;
    border-color: var(--accent);
    pointer-events: auto;
  }
  .inspector.chosen > div:not(.actions) {
    flex: 1;
  }
  .inspector.chosen > button {
    align-self: start;
  }
  .actions {
    display: flex;
    flex-basis: 100%;
    flex-wrap: wrap;
    gap: var(--s-1);
  }
  .inspector p {
    margin: 0;
  }
`;
