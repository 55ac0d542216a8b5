/**
 * Styles of the gallery. Rows wrap on large screens; on a phone they scroll sideways and show a part
 * of the next board.
 */
import { css } from 'lit';

export const galleryStyle = css`
  dialog:has(.shelves) {
    width: min(1320px, 100% - 24px);
    height: calc(100% - 24px);
  }
  dialog:has(.shelves) > .head > .subhead {
    color: var(--ink);
    font-size: var(--t-3);
  }
  .shelves {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-5);
    padding: var(--s-4) var(--s-5) var(--s-5);
  }
  .shelves .asks {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-3) var(--s-4);
  }
  .shelves .asks .field {
    flex: 1 1 240px;
    max-width: 340px;
    min-height: 40px;
    padding-inline: var(--s-3);
  }
  .shelves .filters {
    /* Keeps the hidden radio buttons inside: otherwise the dialog scrolls sideways. */
    position: relative;
    max-width: 100%;
    overflow-x: auto;
    padding: 4px;
    margin: -4px;
  }
  .shelves .empty {
    margin: 0;
    padding-block: var(--s-4);
    font-size: var(--t-2);
  }
  .shelf {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-3);
  }
  .shelf h2 {
    margin: 0;
    padding-block-end: var(--s-2);
    border-block-end: 1px solid var(--line);
    font-size: var(--t-2);
  }
  .shelf h2 .note {
    margin-inline-start: var(--s-2);
    font-weight: 400;
  }
  .shelf ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(270px, 1fr));
    gap: var(--s-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .tile {
    position: relative;
    display: grid;
  }
  .tile > .button:not(.day) {
    display: grid;
    grid-template-columns: 92px minmax(0, 1fr);
    justify-content: stretch;
    align-content: start;
    align-items: start;
    gap: var(--s-3);
    padding: var(--s-2);
    border-color: transparent;
    border-radius: var(--radius);
    background: none;
    text-align: start;
    white-space: normal;
  }
  .tile > .button:not(.day):hover {
    border-color: var(--line);
    background: var(--sunk);
  }
  .tile > .button[aria-current='true'] {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  .tile .picture {
    display: grid;
    place-items: center;
    width: 92px;
    height: 92px;
    overflow: hidden;
    border-radius: var(--radius-s);
  }
  .tile .picture:empty {
    background: var(--sunk);
  }
  .tile .says {
    display: grid;
    gap: 2px;
    font-size: var(--t-0);
  }
  .tile:has(.day) .says {
    padding-block-end: 38px;
  }
  .tile .says b {
    font-size: var(--t-1);
  }
  .tile .day {
    position: absolute;
    inset-block-end: var(--s-2);
    inset-inline-start: 112px;
  }
  @media (max-width: 640px) {
    dialog:has(.shelves) {
      width: 100%;
      max-width: 100%;
      height: 100%;
      max-height: 100%;
      margin: 0;
      border: 0;
      border-radius: 0;
    }
    .shelves {
      padding-inline: var(--s-4);
    }
    .shelves .asks .field {
      flex-basis: 100%;
      max-width: none;
      min-height: 44px;
    }
    .shelves .segments label {
      min-height: 38px;
    }
    .shelf h2 .note {
      display: block;
      margin: 0;
    }
    .shelf ul {
      grid-template-columns: none;
      grid-auto-flow: column;
      grid-auto-columns: 132px;
      margin-inline: calc(-1 * var(--s-4));
      padding: 4px var(--s-4);
      overflow-x: auto;
      scroll-padding-inline: var(--s-4);
      scroll-snap-type: x proximity;
    }
    .tile {
      scroll-snap-align: start;
    }
    .tile > .button:not(.day) {
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
    }
    .tile .says {
      width: 100%;
    }
    .tile .about {
      display: none;
    }
    .tile:has(.day) .says {
      padding-block-end: 48px;
    }
    .tile .day {
      inset-inline: var(--s-2);
      min-height: 44px;
      padding-inline: var(--s-1);
      white-space: normal;
    }
  }
  @media (forced-colors: active) {
    .tile > .button:not(.day) {
      border-color: ButtonBorder;
    }
    .tile > .button[aria-current='true'] {
      outline: 2px solid Highlight;
    }
  }
`;
