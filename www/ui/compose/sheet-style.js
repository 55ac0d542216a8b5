/** Styles of the dialog that opens a learner's sheet. */
import { css } from 'lit';

export const sheetStyle = css`
  dialog {
    box-sizing: border-box;
    width: min(440px, calc(100vw - 32px));
    padding: var(--s-5);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--card);
    color: var(--ink);
    font: var(--t-1) / 1.4 var(--font);
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 45%);
  }
  :is(h1, p) {
    margin: 0 0 var(--s-3);
  }
  h1 {
    font-size: var(--t-3);
    line-height: 1.25;
  }
  form {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-3);
    align-items: end;
    margin-block-end: var(--s-3);
  }
  label {
    display: grid;
    flex: 1 1 200px;
    gap: var(--s-1);
  }
  .field {
    min-height: 48px;
    padding: 0 var(--s-3);
    font-size: var(--t-2);
  }
  .note {
    color: var(--ink-2);
    font-size: var(--t-0);
  }
`;
