/**
 * Styles of the program listing. It has the height of the longest listing in any language. Wide
 * layouts show it beside the map, with the legend below; phones show it below the map, in place of
 * the smaller picture except at the answer and while editing.
 */
import { css } from 'lit';
import { NARROW, PHONE, PROGRAM_BESIDE } from '../kit/breakpoints.js';

export const codeStyle = css`
  .code {
    display: none;
  }
  .code-head {
    display: flex;
    align-items: center;
    gap: var(--s-2);
    min-height: 32px;
  }
  .code-name {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .listing {
    --line-height: calc(21px * var(--type));
    box-sizing: border-box;
    min-height: calc(12 * var(--line-height) + 2 * var(--s-2));
    margin: 0;
    padding: var(--s-2) 0;
    overflow: hidden;
    border-radius: var(--radius-s);
    background: var(--sunk);
    font:
      max(12px, 12.5px * var(--type)) / var(--line-height) ui-monospace,
      'SF Mono',
      Menlo,
      Consolas,
      'DejaVu Sans Mono',
      monospace;
    list-style: none;
  }
  .listing.pseudo {
    font-family: var(--font);
    font-size: max(12px, 13.5px * var(--type));
  }
  .listing > li {
    padding-inline: 9px 6px;
    tab-size: 15px;
    white-space: pre;
    border-inline-start: 3px solid transparent;
  }
  .listing > .ran {
    border-color: var(--control-line);
  }
  .listing > .lit {
    border-color: var(--frontier-ink);
    background: color-mix(in srgb, var(--frontier) 30%, var(--sunk));
    color: var(--ink);
    font-weight: 600;
  }
  .code-values {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--s-1);
    margin: 0;
  }
  .code-values dt {
    overflow: hidden;
    color: var(--ink-2);
    font-size: var(--t-tick);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .code-values dd {
    margin: 0;
    overflow: hidden;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .drawer .code-values {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-block-start: var(--s-2);
  }
  .drawer .listing {
    overflow: auto hidden;
  }
  @container light ${PROGRAM_BESIDE} {
    .stage.coded {
      --code: calc(444px * var(--type));
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) var(--code);
    }
    .stage.coded > .code {
      display: grid;
      grid-column: 3;
      align-content: center;
      gap: var(--s-2);
      min-width: 0;
    }
    .stage.coded > .hero {
      grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    }
    .stage.coded .legend {
      grid-area: 2 / 1;
      min-width: 0;
    }
    .stage.coded .legend dl {
      grid-template-columns: repeat(auto-fit, minmax(calc(96px * var(--type)), 1fr));
      gap: var(--s-2);
    }
    .stage.coded .legend dl > div {
      justify-content: start;
    }
    .stage.coded .legend dd {
      font-size: calc(18px * var(--type));
    }
    .stage.coded .legend .note {
      display: none;
    }
  }
  @container light ${PROGRAM_BESIDE} and ${NARROW} {
    .stage.coded {
      --code: calc(416px * var(--type));
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) var(--code);
      gap: var(--s-4);
    }
    .stage > .code > .listing:not(.pseudo) {
      font-size: max(12px, 12px * var(--type));
    }
  }
  :host(:fullscreen) .stage.coded {
    --code: calc(444 * var(--letter));
  }
  :host(:fullscreen) .code {
    font-size: calc(18 * var(--letter));
  }
  :host(:fullscreen) .code > .listing {
    --line-height: calc(22 * var(--letter));
    font-size: calc(16 * var(--letter));
  }
  :host(:fullscreen) .coded .cards :is(.name, .value) {
    font-size: calc(18px * var(--type));
  }
  :host(:fullscreen) .coded .heading .title {
    font-size: min(var(--name), 26px * var(--type));
  }
  :host(:fullscreen) .code > .listing > li {
    padding-inline-start: 27px;
    text-indent: -18px;
    white-space: pre-wrap;
  }
  :host(:fullscreen) .code-values dt {
    font-size: calc(16 * var(--letter));
  }
  @container light ${PROGRAM_BESIDE} and ${NARROW} {
    :host(:fullscreen) .stage.coded {
      --code: calc(416px * var(--type));
    }
    :host(:fullscreen) .code > .listing:not(.pseudo) {
      --line-height: calc(19px * var(--type));
      font-size: calc(14px * var(--type));
    }
    :host(:fullscreen) .code,
    :host(:fullscreen) .code-values dt {
      font-size: var(--t-1);
    }
    :host(:fullscreen) .coded .heading .title {
      font-size: calc(18px * var(--type));
    }
    :host(:fullscreen) .coded .machine > .scene.gives:not(.ended) {
      --beside: 0px;
    }
    :host(:fullscreen) .coded .scene > .result {
      display: none;
    }
  }
  @container light ${PHONE} {
    .stage.coded > .machine:not(:has(.ended, .editing)) {
      display: none;
    }
    .stage.coded > .code {
      display: grid;
      flex: none;
      order: 1;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--s-1);
    }
    .stage.coded > .code > .listing {
      --line-height: 18px;
    }
    .listing > li {
      padding-inline-start: 27px;
      text-indent: -18px;
      white-space: pre-wrap;
    }
    .drawer :is(.listing, .code-values) {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .listing > .lit {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
