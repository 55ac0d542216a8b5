/** How a word looks that explains itself. */
import { css } from 'lit';
import { PHONE } from './sizes.js';

export const termStyle = css`
  /* large enough for a finger, without taking more room than a word */
  .term {
    max-width: 100%;
    min-width: 24px;
    min-height: 26px;
    margin-block: -4px;
    padding: 4px 0;
    overflow: hidden;
    border: 0;
    border-radius: 4px;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    text-align: start;
    text-decoration: underline dotted var(--line) 1px;
    text-overflow: ellipsis;
    text-underline-offset: 3px;
    white-space: inherit;
    cursor: help;
  }
  .term:focus-visible {
    outline-offset: -1px;
  }
  @container light ${PHONE} {
    .legend dt {
      display: flex;
      gap: var(--s-1);
      align-items: center;
    }
    .legend dt > :first-child {
      flex: none;
    }
  }
`;
