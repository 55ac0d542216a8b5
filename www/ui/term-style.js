/**
 * How a word looks that explains itself, and the sentence about it. The word is large enough for a
 * finger without taking more room; of two sentences, which would cover each other, one is shown.
 */
import { css } from 'lit';
import { PHONE, SMALL } from './sizes.js';

export const termStyle = css`
  .term {
    min-width: 24px;
    min-height: 26px;
    margin-block: -4px;
    padding: 4px 0;
    border: 0;
    border-radius: 4px;
    background: none;
    color: var(--ink-2);
    font: inherit;
    text-align: start;
    text-decoration: underline dotted var(--line) 1px;
    text-underline-offset: 3px;
    cursor: help;
  }
  .tip {
    position: absolute;
    inset: calc(100% + 4px) 0 auto auto;
    z-index: 2;
    display: none;
    box-sizing: border-box;
    width: 200px;
    padding: var(--s-2) var(--s-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    background: var(--card);
    box-shadow: var(--shadow);
    color: var(--ink);
    font-size: var(--t-0);
    font-weight: 400;
    line-height: 1.35;
    text-align: start;
    white-space: normal;
    pointer-events: none;
  }
  dl > div:hover .tip,
  .term:focus + .tip {
    display: block;
  }
  dl:has(.term:focus) > div:hover .tip {
    display: none;
  }
  dl > div:hover .term:focus + .tip.tip {
    display: block;
  }
  .term:focus-visible {
    outline-offset: 1px;
  }
  @container light ${SMALL} {
    .legend {
      position: relative;
    }
    .legend dt {
      position: static;
    }
  }
  @container light ${PHONE} {
    .legend .tip {
      inset-block: auto 0;
    }
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
