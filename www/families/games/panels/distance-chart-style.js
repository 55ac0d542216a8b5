/**
 * Styles of the chart of distances. All bars begin at the same x, so that they can be compared.
 */
import { css } from 'lit';

export const spreadStyle = css`
  .spread {
    border-collapse: collapse;
    font-size: var(--t-0);
  }
  .spread caption {
    padding-block-end: var(--s-1);
    font-size: var(--t-1);
    font-weight: 600;
    text-align: start;
  }
  .spread :is(th, td) {
    padding: 1px var(--s-3) 1px 0;
    text-align: start;
  }
  .spread thead th {
    color: var(--ink-2);
    font-weight: 400;
  }
  .spread td:last-child {
    display: flex;
    overflow: hidden;
    white-space: nowrap;
    align-items: center;
    gap: var(--s-2);
    width: 100%;
    padding-inline-end: 0;
  }
  .spread th:last-child {
    width: 100%;
  }
  .spread svg {
    flex: none;
    width: 40%;
    height: 16px;
    fill: var(--ink-2);
  }
  .spread .ahead {
    opacity: 0.3;
  }
  .spread .wins svg {
    fill: var(--win);
  }
  .spread .loses svg {
    fill: var(--lose);
  }
  .spread [aria-current] svg {
    outline: 2px solid var(--ink);
  }
  .spread td {
    color: var(--ink);
  }
  @media (forced-colors: active) {
    .spread svg {
      forced-color-adjust: none;
    }
  }
`;
