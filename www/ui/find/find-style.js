/** Styles of the search panel. */
import { css } from 'lit';

export const findStyle = css`
  .find {
    display: grid;
    gap: var(--s-3);
    justify-items: start;
  }
  .find .row {
    flex-wrap: wrap;
  }
  .find label {
    display: inline-flex;
    align-items: center;
    gap: var(--s-2);
  }
  .find .number {
    box-sizing: border-box;
    width: 6.5em;
  }
  .hits {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(72px, 1fr));
    gap: var(--s-1);
    width: 100%;
    max-height: 280px;
    margin: 0;
    padding: 0;
    overflow: auto;
    list-style: none;
  }
  .hits .thumb {
    box-sizing: border-box;
    display: grid;
    justify-items: center;
    align-content: end;
    gap: 2px;
    width: 100%;
    min-height: 44px;
    padding: var(--s-1);
    color: var(--ink);
    font: inherit;
    font-size: var(--t-0);
    font-variant-numeric: tabular-nums;
    text-align: center;
    text-decoration: none;
  }
  .hits .thumb[aria-current='step'] {
    border-color: var(--accent);
  }
`;
