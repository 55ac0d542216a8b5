/** How the element is laid out. Wide: board beside map; narrow: one of them at a time. */
import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    contain: content;
    container-type: inline-size;
    min-height: 560px;
    background: var(--page);
    color: var(--ink);
    font: var(--t-1) / 1.4 var(--font);
    /* a piece of text is quoted as it was typed: no × for an x between digits */
    font-variant-ligatures: no-contextual;
    font-variant-numeric: tabular-nums;
    text-align: start;
  }
  :host([hidden]) {
    display: none;
  }
  .frame {
    display: flex;
    flex-direction: column;
    gap: var(--s-3);
    box-sizing: border-box;
    min-height: inherit;
    padding: var(--s-3) var(--s-5) var(--s-4);
    outline: none;
  }
  .panels {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: var(--s-4);
    flex: 1;
    min-height: 400px;
  }
  .card {
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
    background: var(--card);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    box-shadow: var(--shadow);
  }
  .head,
  .foot {
    display: flex;
    align-items: center;
    gap: var(--s-1) var(--s-3);
    min-height: 44px;
    box-sizing: border-box;
    padding: var(--s-1) var(--s-4);
  }
  .head {
    border-block-end: 1px solid var(--line);
  }
  .foot {
    border-block-start: 1px solid var(--line);
  }
  h2,
  h3 {
    margin: 0;
    font-size: var(--t-1);
    font-weight: 600;
    white-space: nowrap;
  }
  :is(.head, .foot) > .note {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .algorithm {
    min-width: 0;
    font-weight: 600;
    text-overflow: ellipsis;
  }
  .note {
    color: var(--ink-2);
    font-size: var(--t-0);
  }
  .end {
    margin-inline-start: auto;
  }
  .hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .rules {
    margin: 0;
    color: var(--ink-2);
    font-size: var(--t-0);
  }
  .rules strong {
    color: var(--ink);
    font-weight: 600;
  }
  canvas {
    display: block;
  }

  /* the board */
  .stage {
    position: relative;
    flex: 1;
    min-height: 0;
    margin: var(--s-3);
    display: grid;
    place-items: center;
    container-type: size;
  }
  .place {
    display: contents;
  }
  .board {
    position: relative;
    width: min(100cqw, 100cqh * var(--columns, 1) / var(--rows, 1));
    aspect-ratio: var(--columns, 1) / var(--rows, 1);
  }
  .board canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .cells {
    position: absolute;
    inset: 0;
    display: grid;
    grid-template-rows: repeat(var(--rows, 1), minmax(0, 1fr));
  }
  .cells [role='row'] {
    display: grid;
    grid-template-columns: repeat(var(--columns, 1), minmax(0, 1fr));
  }
  .cells > :first-child {
    grid-row-start: var(--top);
  }
  [role='gridcell']:first-child {
    grid-column-start: var(--left);
  }
  .answer {
    min-height: 58px;
  }

  .waiting {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    text-align: center;
    color: var(--ink-2);
  }
  .swatch {
    width: 12px;
    height: 12px;
    border: 1px solid var(--ink-2);
    border-radius: 3px;
    background: var(--swatch);
  }
  .swatch.unseen {
    --swatch: var(--unseen);
  }
  .swatch.expanded {
    --swatch: color-mix(in srgb, var(--expanded) 84%, black);
  }
  .swatch.goal {
    --swatch: var(--goal);
  }
  .swatch.frontier {
    --swatch: repeating-linear-gradient(
      -45deg,
      var(--frontier) 0 3px,
      color-mix(in srgb, var(--frontier) 72%, white) 3px 4.5px
    );
  }

  /* narrow: one panel at a time */
  .tabs {
    display: none;
  }
  @container (max-width: 1099px) {
    .map-reach {
      display: none;
    }
  }
  @container (max-width: 799px) {
    .frame {
      padding: var(--s-3);
    }
    .tabs {
      display: flex;
    }
    .panels {
      grid-template-columns: minmax(0, 1fr);
      flex: none;
      min-height: 0;
    }
    .panels > :not(.shown) {
      display: none;
    }
    .stage,
    .map {
      flex: none;
      height: max(200px, min(78cqw, 34vh));
      margin: var(--s-3);
    }
    .rules {
      order: 1;
    }
    .answer {
      min-height: 86px;
    }
    .board-state {
      display: none;
    }
    .foot {
      white-space: nowrap;
      font-size: var(--t-0);
    }
    .head {
      flex-wrap: wrap;
    }
    :is(.hint, .hint .note, .legend, .answer .note) {
      white-space: normal;
    }
    .map {
      height: max(240px, min(88cqw, 38vh));
    }
    .head,
    .foot {
      padding-inline: var(--s-3);
    }
  }
  @container (max-width: 429px) {
    .move-intro {
      display: none;
    }
  }
  :host([controls='none']) .player,
  :host([controls='none']) .more-panels,
  :host([controls='mini']) .more-panels,
  :host([controls='mini']) .counters {
    display: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    .button,
    .segments label {
      transition: background-color 0.12s;
    }
  }
  /* forced colours: what carries meaning keeps its own, what is chosen is framed */
  @media (forced-colors: active) {
    :is(#probe, .swatch) {
      forced-color-adjust: none;
    }
    .segments label:has(:checked),
    .button[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;
