/**
 * Styles of the "Share" dialog, and of the drawer's share button, which is shown only where the
 * header has none.
 */
import { css } from 'lit';
import { PHONE, SLIMMEST } from '../kit/breakpoints.js';

export const shareStyle = css`
  .shared {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: 2px var(--s-2);
  }
  .shared label {
    grid-column: 1 / -1;
    color: var(--ink-2);
    font-size: var(--t-0);
  }
  .shared textarea.field {
    height: auto;
    padding-block: 6px;
    overflow-wrap: anywhere;
    field-sizing: content;
    font-size: var(--t-0);
    resize: none;
    contain: none;
  }
  .shared .button {
    min-width: 84px;
  }
  .shared + .shared {
    margin-block-start: var(--s-2);
  }
  .sheet:has(> figure) .row label,
  .sheet:has(> figure) .row select {
    min-width: 0;
  }
  .sheet:has(> figure) .row label {
    flex: 1 1 calc(50% - var(--s-3));
  }
  .sheet figure {
    display: grid;
    align-content: start;
    gap: var(--s-2);
    margin: 0;
  }
  .sheet search-light {
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
  }
  @media (min-width: 900px) {
    dialog:has(.sheet > figure) {
      width: min(1180px, 100% - 24px);
    }
    .sheet:has(> figure) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
      gap: var(--s-5);
    }
  }

  :host([menu]) .sharing {
    display: none;
  }
  @container light (${PHONE}) or (${SLIMMEST}) {
    :host([menu]) .sharing {
      display: inline-flex;
    }
  }
  @media (max-height: 500px) and (min-width: 480px) {
    :host([menu]) .sharing {
      display: inline-flex;
    }
  }
`;
