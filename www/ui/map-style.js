/** How the map looks. */
import { css } from './reactive.js';

export const mapStyle = css`
  .map {
    position: relative;
    flex: 1;
    min-height: 0;
    margin: var(--s-2);
    border-radius: var(--radius-s);
  }
  .map > canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    touch-action: pan-x pan-y;
  }
  .zoomed > canvas {
    touch-action: none;
    cursor: grab;
  }
`;
