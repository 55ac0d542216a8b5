/**
 * Styles of the composer, and of the page around it: the panel stands beside the film. On a narrow
 * page the panel or the film is shown, and an open stop is a sheet.
 */
import { css } from 'lit';

/** Styles of the page. */
export const pageStyle = css`
  main[data-compose] {
    display: grid;
    grid-template: minmax(0, 1fr) / clamp(376px, 35%, 448px) minmax(0, 1fr);
    height: 100dvh;
  }
  main[data-compose='preview'],
  main[data-compose='film'] {
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  }
  main[data-compose] > search-light {
    height: auto;
    min-height: 0;
  }
  main[data-compose] > #compose {
    min-height: 0;
  }
  @media (max-width: 799px) {
    main[data-compose='make'] {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    }
    main[data-compose='make'] > search-light {
      display: none;
    }
  }
  @media print {
    main[data-compose] {
      display: block;
      height: auto;
    }
    main[data-compose] > #compose {
      display: none;
    }
  }
`;

/** Styles of the film while the author makes stops: no rules, and a veil over what is not lit. */
export const filmStyle = css`
  :host([data-composing]) .rules {
    display: none;
  }
  .spotlight > .veil {
    overflow: hidden;
    opacity: 0.55;
  }
  /* A small film has no lines to names, but it has the veil. */
  .spotlight > .veil path {
    display: inline;
    fill: var(--page);
    fill-rule: evenodd;
    stroke: none;
  }
`;

export const composeStyle = css`
  .composer {
    display: flex;
    flex-direction: column;
    box-sizing: border-box;
    height: 100%;
    background: var(--page);
    color: var(--ink);
    font: var(--t-1) / 1.4 var(--font);
    font-variant-numeric: tabular-nums;
  }
  .composer.in-make {
    border-inline-end: 1px solid var(--line);
  }
  :is(p, h1, ol, fieldset) {
    margin: 0;
    padding: 0;
  }
  fieldset {
    min-width: 0;
    border: 0;
  }
  .hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .note {
    color: var(--ink-2);
    font-size: var(--t-0);
  }
  .told {
    color: var(--ink);
  }
  .over {
    color: var(--error);
    font-size: var(--t-0);
  }
  header {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-2) var(--s-3);
    padding: var(--s-3) var(--s-4);
  }
  .in-preview header,
  .in-film header {
    border-block-end: 1px solid var(--line);
    padding-block: var(--s-2);
  }
  h1 {
    margin-inline-end: auto;
    font-size: var(--t-2);
  }
  .modes label:has([value='film']) {
    display: none;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-2);
  }
  .list {
    display: grid;
    flex: 1 1 0;
    align-content: start;
    gap: var(--s-3);
    min-height: 0;
    padding: var(--s-1) var(--s-4) var(--s-4);
    overflow: auto;
  }
  label {
    display: grid;
    gap: 2px;
    color: var(--ink-2);
    font-size: var(--t-0);
  }
  .field {
    width: 100%;
    min-height: 36px;
    padding: 6px var(--s-2);
    font-size: var(--t-1);
  }
  textarea.field {
    resize: vertical;
    field-sizing: content;
    min-height: 56px;
    max-height: 240px;
  }
  .acts > .at {
    margin-inline-end: auto;
  }
  .button.off {
    opacity: 0.45;
  }
  details {
    display: grid;
  }
  details[open] > :not(summary) {
    margin-block-start: var(--s-2);
  }
  summary {
    min-height: 28px;
    color: var(--ink-2);
    cursor: pointer;
  }
  .naming .field {
    font-size: var(--t-2);
    font-weight: 700;
  }
  .stops {
    display: grid;
    gap: var(--s-1);
    list-style: none;
  }
  .head {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: var(--s-3);
    align-items: center;
    width: 100%;
    min-height: 52px;
    padding: var(--s-1) var(--s-2);
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    color: var(--ink);
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  .head:hover {
    background: var(--sunk);
  }
  .number {
    display: grid;
    grid-row: span 2;
    place-items: center;
    width: 26px;
    height: 26px;
    border: 1.5px solid var(--control-line);
    border-radius: 50%;
    background: var(--card);
    font-size: var(--t-0);
    font-weight: 700;
  }
  .open .number {
    border-color: transparent;
    background: var(--accent);
    color: var(--on-accent);
  }
  .head .title {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .open > .head .note {
    grid-column: 2;
  }
  .editor {
    display: grid;
    gap: var(--s-3);
    margin-block: var(--s-1) var(--s-2);
    padding: var(--s-3) var(--s-4);
    border: 2px solid var(--accent);
    border-radius: var(--radius);
    background: var(--card);
  }
  .editor > label + .note {
    margin-block-start: calc(-1 * var(--s-2));
  }
  .part {
    display: grid;
    gap: var(--s-1);
  }
  .part > .label,
  legend {
    padding: 0;
    color: var(--ink-2);
    font-size: var(--t-0);
  }
  .segments.chips {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    padding: 0;
    border: 0;
    background: none;
  }
  .segments.chips label {
    min-height: 30px;
    padding: 0 var(--s-3);
    border: 1px solid var(--line);
    border-radius: var(--round);
    background: var(--card);
    color: var(--ink);
  }
  .segments.chips label:has(:checked) {
    border-color: transparent;
    background: var(--accent);
    color: var(--on-accent);
  }
  label.tick {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    min-height: 28px;
    color: var(--ink);
  }
  .tick input,
  .own-choice [type='radio'] {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: var(--accent);
  }
  .own,
  .own fieldset {
    display: grid;
    gap: var(--s-2);
    justify-items: stretch;
  }
  .own fieldset > .button {
    justify-self: start;
  }
  .own-choice {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    margin-block-start: var(--s-1);
  }
  .own-choice .field {
    flex: 1;
  }
  /* The buttons stay in view; what stands over them scrolls. */
  footer {
    display: flex;
    flex: none;
    flex-direction: column;
    gap: var(--s-2);
    max-height: 66%;
    padding: var(--s-3) var(--s-4);
    border-block-start: 1px solid var(--line);
  }
  footer:has(.homework) {
    max-height: 84%;
  }
  footer > :not(.out) {
    flex: none;
  }
  .out {
    display: grid;
    gap: var(--s-2);
    align-content: start;
    min-height: 0;
    margin-inline: calc(-1 * var(--s-4));
    padding: 4px var(--s-4);
    overflow: auto;
  }
  .numbers {
    align-items: end;
  }
  .numbers label {
    flex: 1 1 96px;
  }
  .kinds {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    gap: 0 var(--s-3);
  }
  .homework progress {
    width: 100%;
  }
  .answers {
    max-height: 220px;
    overflow: auto;
    border-radius: var(--radius-s);
  }
  table {
    border-collapse: collapse;
    font-size: var(--t-0);
  }
  :is(th, td) {
    padding: 4px var(--s-2);
    border-block-end: 1px solid var(--line);
    text-align: start;
    white-space: nowrap;
  }
  .answers :is(th[scope='row'], th + td) {
    min-width: 9ch;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  .out textarea {
    max-height: 96px;
    font:
      var(--t-0) / 1.4 ui-monospace,
      monospace;
    overflow-wrap: anywhere;
  }
  .file {
    display: inline-flex;
    color: var(--ink);
  }
  .file input {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
  }
  .file:has(:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .editor .done {
    margin-inline-start: auto;
  }
  @media (max-width: 799px) {
    .composer.in-make {
      border: 0;
    }
    header {
      flex-wrap: nowrap;
    }
    h1 {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .choice + * {
      margin-inline-start: auto;
    }
    .modes label:has([value='film']) {
      display: inline-flex;
    }
    header > .add {
      padding: 0;
    }
    header > .add > span {
      display: none;
    }
    .button.icon.small {
      min-width: 40px;
    }
    .stop.open > .editor {
      position: fixed;
      inset: 0;
      z-index: 1;
      align-content: start;
      margin: 0;
      padding-block-end: 0;
      border: 0;
      border-radius: 0;
      overflow: auto;
    }
    .editor .tools {
      position: sticky;
      inset-block-end: 0;
      margin-inline: calc(-1 * var(--s-4));
      padding: var(--s-2) var(--s-4);
      border-block-start: 1px solid var(--line);
      background: var(--card);
    }
    .button.small,
    .segments.small label,
    .segments.chips label {
      min-height: 40px;
    }
  }
  @media (prefers-contrast: more), (forced-colors: active) {
    .head {
      border: 1px solid var(--line);
    }
  }
`;
