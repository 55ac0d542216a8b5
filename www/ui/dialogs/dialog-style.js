/**
 * Styles of dialogs. The judges' answers have a column of their own, and changing texts do not move
 * the layout.
 */
import { css } from 'lit';

export const dialogStyle = css`
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
  dialog > .head {
    display: flex;
    align-items: center;
    padding: var(--s-3) var(--s-4);
    border-block-end: 1px solid var(--line);
  }
  .gallery {
    display: grid;
    justify-items: stretch;
    gap: var(--s-4);
    padding: var(--s-4);
  }
  .gallery > .button {
    justify-self: start;
  }
  .gallery .section {
    display: grid;
    gap: var(--s-2);
  }
  .gallery .presets {
    display: flex;
    flex-wrap: wrap;
  }
  .gallery .presets .button {
    flex-direction: column;
    width: 148px;
    white-space: normal;
  }
  .presets .button {
    border-radius: var(--radius);
  }
  .gallery [aria-current='true'] {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  .sheet {
    display: grid;
    gap: var(--s-4);
    padding: var(--s-4);
  }
  .sheet p {
    margin: 0;
  }
  .sheet > div {
    display: grid;
    align-content: start;
    gap: var(--s-4);
  }
  .sheet .section {
    display: grid;
    align-content: start;
    gap: var(--s-2);
  }
  @media (min-width: 900px) {
    dialog:has(.sheet .presets) {
      width: min(1080px, 100% - 24px);
    }
    .sheet:has(.presets) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: var(--s-5);
    }
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
  .row select {
    min-width: 180px;
  }
  .presets {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    align-items: stretch;
    gap: var(--s-2);
  }
  .gallery .telling {
    flex-flow: row wrap;
    gap: 2px var(--s-3);
    height: auto;
    padding-block: var(--s-2);
    border-radius: var(--radius);
    text-align: start;
    white-space: normal;
  }
  .presets .button {
    justify-content: start;
    min-height: 64px;
    padding: var(--s-2);
    font-size: var(--t-0);
    text-align: start;
    white-space: normal;
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
  .kept {
    margin: var(--s-3) 0 0;
  }
  .kept :is(img, textarea) {
    display: block;
    box-sizing: border-box;
    width: 100%;
    height: auto;
    min-height: 120px;
    margin-block-start: var(--s-1);
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
    height: calc(8lh + 2 * var(--s-2) + 2px);
    contain: strict;
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
`;
