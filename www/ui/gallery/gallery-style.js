/**
 * Styles of the gallery, which covers the whole page. Groups wrap on large screens; on a phone they
 * scroll sideways and show a part of the next board.
 */
import { css } from 'lit';

export const galleryStyle = css`
  dialog:has(.browse) {
    --page-width: 1520px;
  }
  dialog:has(.browse) > .head > .subhead {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    font-size: var(--t-4);
  }
  .logo circle {
    fill: none;
    stroke: currentColor;
    stroke-width: 2.5;
  }
  .browse > .finder {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-3) var(--s-5);
    padding: var(--s-3) var(--page-edge) var(--s-2);
  }
  .search {
    position: relative;
    display: block;
    flex: 1 1 240px;
    max-width: 340px;
  }
  .search > svg {
    position: absolute;
    inset-block-start: calc(50% - 10px);
    inset-inline-start: var(--s-3);
    color: var(--ink-2);
    pointer-events: none;
  }
  .search > .field {
    width: 100%;
    min-height: 40px;
    padding-inline: 40px var(--s-3);
  }
  .search > .field::placeholder {
    color: var(--ink-2);
    opacity: 1;
  }
  .finder > .own {
    color: var(--ink);
    text-decoration: none;
  }
  .pills {
    gap: var(--s-2);
    padding: 0;
    border: 0;
    background: none;
  }
  .pills label {
    border: 1px solid var(--line);
    border-radius: var(--round);
    background: var(--card);
    color: var(--ink);
    font-size: var(--t-0);
  }
  .pills label:hover {
    background: var(--sunk);
  }
  .pills label:has(:checked) {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
    box-shadow: none;
  }
  .shelves {
    display: grid;
    flex: 1;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--s-5);
    min-height: 0;
    padding: var(--s-3) var(--page-edge) var(--s-5);
    overflow-y: auto;
    /* Groups that scroll away fade out below the search field. */
    mask-image: linear-gradient(to bottom, transparent, black var(--s-3));
  }
  .shelves > .hidden {
    inset-block-start: 0;
  }
  .shelves > .empty {
    margin: 0;
    padding-block: var(--s-4);
    font-size: var(--t-2);
  }
  .shelf {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-2);
  }
  .shelf h2 {
    margin: 0;
    padding-block-end: var(--s-1);
    border-block-end: 1px solid var(--line);
    font-size: var(--t-2);
  }
  .shelf h2 .note {
    margin-inline-start: var(--s-2);
    font-weight: 400;
  }
  .shelf h2 .swipe {
    display: none;
  }
  .shelf ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
    gap: var(--s-2);
    margin: 0 calc(-1 * var(--s-2));
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
    border: 2px solid transparent;
    border-radius: var(--radius);
    background: none;
    text-align: start;
    white-space: normal;
  }
  .tile > .button:not(.day):hover {
    background: color-mix(in srgb, var(--card) 60%, transparent);
  }
  .tile > .button[aria-current='true'] {
    border-color: var(--accent);
    background: var(--card);
  }
  .tile .picture {
    display: grid;
    place-items: center;
    height: 92px;
    border-radius: 10px;
    background: var(--board);
  }
  .tile canvas {
    border-radius: 4px;
  }
  .tile .facts {
    display: grid;
    gap: 2px;
    font-size: var(--t-0);
    line-height: 1.3;
  }
  .tile:has(.day) > .button:not(.day) {
    min-height: 156px;
  }
  .tile .facts b {
    font-size: var(--t-1);
  }
  .tile .facts > :not(.about) {
    text-wrap: balance;
  }
  .tile .day {
    position: absolute;
    inset-block-start: 110px;
    inset-inline-start: 10px;
    width: 92px;
    min-width: 0;
    min-height: 36px;
    padding-inline: 2px;
    border-radius: 10px;
    background: none;
    font-size: var(--t-tick);
    line-height: 1.15;
    text-wrap: balance;
    white-space: normal;
  }
  .tile .day:hover {
    background: var(--sunk);
  }
  @media (max-width: 640px) {
    dialog[open]:has(.browse) {
      --page-edge: var(--s-4);
    }
    dialog:has(.browse) > .head > .subhead {
      font-size: var(--t-3);
    }
    .search {
      flex-basis: 100%;
      max-width: none;
    }
    .search > .field {
      min-height: 46px;
    }
    .browse > .finder {
      justify-content: start;
    }
    .whole-page .pills {
      flex-wrap: nowrap;
      margin-inline: calc(-1 * var(--s-4));
      padding: 4px var(--s-4);
      overflow-x: auto;
    }
    .pills label {
      min-height: 36px;
    }
    .shelf h2 .note {
      margin-inline: 0 var(--s-2);
    }
    .shelf h2 .note:not(.swipe)::before {
      content: '\\A';
      white-space: pre;
    }
    .shelf ul {
      /* The row fades out where it goes on. */
      mask-image: linear-gradient(to left, transparent, black var(--s-6));
      grid-template-columns: none;
      grid-auto-flow: column;
      grid-auto-columns: 132px;
      gap: var(--s-1);
      margin-inline: calc(-1 * var(--s-4));
      padding: 4px var(--s-6) 4px var(--s-2);
      overflow-x: auto;
      scroll-padding-inline: var(--s-2);
      scroll-snap-type: x proximity;
    }
    .tile {
      scroll-snap-align: start;
    }
    .tile > .button:not(.day) {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--s-2);
    }
    .tile .picture {
      height: 104px;
    }
    .tile .about {
      display: none;
    }
    .tile:has(.day) .facts {
      padding-block-end: 48px;
    }
    .tile .day {
      inset: auto 10px 10px;
      width: auto;
      min-height: 44px;
    }
  }
  @media (max-width: 480px) {
    .shelf h2 .swipe {
      display: inline;
      color: var(--ink);
    }
  }
  /* On a low screen everything scrolls. */
  @media (max-height: 520px) {
    .shelves {
      mask: none;
    }
    .shelf {
      margin-block-end: var(--s-5);
    }
  }
  @media (forced-colors: active) {
    .pills label:has(:checked) {
      padding-inline: calc(var(--s-4) - 2px);
      border: 3px solid Highlight;
    }
    .tile > .button:not(.day) {
      border-color: ButtonBorder;
    }
    .tile > .button[aria-current='true'] {
      border: 4px double Highlight;
      padding: 6px;
    }
  }
`;
