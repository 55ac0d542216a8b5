/** How the map looks. */
import { css } from 'lit';

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
  .legend {
    flex-wrap: wrap;
    gap: var(--s-1) var(--s-4);
    color: var(--ink-2);
    font-size: var(--t-0);
  }
  .legend span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    white-space: nowrap;
  }
  .swatch.depth {
    width: 96px;
    --swatch: linear-gradient(90deg, #00224e, #35456c, #666970, #948e77, #c8b866, #fee838);
  }
  .legend b {
    display: inline-block;
    color: var(--ink);
    font-weight: 600;
  }
`;
