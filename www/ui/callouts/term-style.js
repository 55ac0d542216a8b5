/** Styles of words with a tooltip. Padding enlarges them for touch without taking more space. */
import { css } from 'lit';
import { PHONE } from '../kit/breakpoints.js';

export const termStyle = css`
  .term {
    margin-block: -4px;
    padding: 4px 0;
    border-radius: 4px;
    text-decoration: underline dotted var(--line) 1px;
    text-underline-offset: 3px;
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
