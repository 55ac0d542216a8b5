/** How the extras look: dialogs and what is behind "more". */
import { css } from './reactive.js';

export const extrasStyle = css`
  /* dialogs */
  dialog {
    box-sizing: border-box;
    width: min(680px, 100% - 24px);
    max-height: calc(100% - 24px);
    padding: 0;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--card);
    color: var(--ink);
    box-shadow: 0 10px 50px rgb(0 0 0 / 30%);
  }
  dialog::backdrop {
    background: rgb(10 12 16 / 45%);
  }
  .sheet {
    display: grid;
    gap: var(--s-4);
    padding: var(--s-4);
  }
  .sheet p {
    margin: 0;
  }
  .sheet > section {
    display: grid;
    gap: var(--s-2);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--s-2) var(--s-3);
  }
  .row label {
    display: grid;
    gap: 2px;
    color: var(--ink-2);
    font-size: var(--t-0);
  }
  .presets .button {
    min-height: 64px;
    padding: var(--s-2);
    font-size: var(--t-0);
  }
  .answers {
    display: grid;
    gap: 2px;
    max-height: 190px;
    margin: 0;
    padding: 0;
    overflow: auto;
    list-style: none;
  }
  .answers li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-3);
    padding: 2px var(--s-2);
    border-radius: var(--radius-s);
    background: var(--sunk);
  }
  .fault {
    margin: 0;
    color: var(--error);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  dialog .notice {
    margin: var(--s-3) var(--s-3) 0;
  }
  textarea.field {
    display: block;
    width: 100%;
    padding: var(--s-2);
    font:
      var(--t-1) / 1.45 ui-monospace,
      monospace;
    resize: vertical;
  }
  .field[aria-invalid='true'] {
    border-color: var(--error);
    box-shadow: inset 0 0 0 1px var(--error);
  }
  .keys {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--s-2) var(--s-4);
    margin: 0;
  }
  .keys dd {
    margin: 0;
  }
  kbd {
    font: inherit;
    font-weight: 600;
  }

  /* what is behind "more" */
  .more-panels {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: var(--s-4);
  }
  .more-panels .card {
    padding: var(--s-3) var(--s-4);
    gap: var(--s-2);
  }
  .more-panels p {
    margin: 0;
    color: var(--ink-2);
    font-size: var(--t-0);
  }
  .queue {
    display: flex;
    align-items: center;
    gap: var(--s-1);
    min-height: 66px;
    margin: 0;
    padding: var(--s-1);
    overflow-x: auto;
    list-style: none;
  }
  @container (max-width: 799px) {
    .more-panels {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
