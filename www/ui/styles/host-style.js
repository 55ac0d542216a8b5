/**
 * Styles of the element itself: its size, and its isolation from the page's styles except colours
 * and font size. The width is 320 px to 640 px if the parent takes its size from its contents. The
 * height depends only on the width.
 *
 * Rules of the page take precedence over `:host` rules (`* { all: unset }` would break the layout),
 * so all essential rules are set on `.box`.
 */
import { css, unsafeCSS } from 'lit';
import { NATURAL_HEIGHT } from '../../core/util/natural-height.js';

export const placeStyle = css`
  :host {
    display: block;
    contain: content;
    max-width: 100%;
    min-width: min(320px, 100%);
    min-height: 160px;
    border-radius: var(--searchlight-radius, 14px);
  }
  :host([hidden]) {
    display: none !important;
  }
  .box {
    display: block;
    height: 100%;
    min-height: inherit;
    max-height: inherit;
    contain: content;
    border-radius: inherit;
  }
  .sizer {
    display: flex;
    flex-wrap: wrap;
    min-height: 160px;
    box-sizing: border-box;
    padding-block-start: ${unsafeCSS(NATURAL_HEIGHT)};
  }
  .sizer::before,
  .sizer::after {
    flex: none;
    width: min(320px, 100vw - 40px);
    content: '';
  }
  :host(:fullscreen) .sizer {
    display: none;
  }
  .inside {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
  }
  .room {
    all: initial;
    direction: ltr;
    visibility: inherit;
    pointer-events: inherit;
    position: relative;
    isolation: isolate;
    display: grid;
    flex: 1 1 0;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-height: 0;
    container: light / size;
    box-sizing: border-box;
    border: 1px solid var(--line);
    border-radius: var(--searchlight-radius, 14px);
    background: radial-gradient(ellipse 85% 80% at 62% 38%, var(--air), var(--page)) var(--page);
    color: var(--ink);
    font: var(--t-1) / 1.4 var(--font);
    font-variant-ligatures: no-contextual;
    font-variant-numeric: tabular-nums;
  }
  .room.light {
    color-scheme: light;
  }
  .room.dark {
    color-scheme: dark;
  }
  /*
   * The notice and the host page's content keep their own height. In a higher box they are centred.
   */
  .box.failed {
    display: flex;
    flex-direction: column;
    justify-content: safe center;
  }
  .failed > .sizer {
    display: none;
  }
  .failed > .inside {
    position: static;
    min-height: 0;
  }
  .room.failed {
    flex: 0 1 auto;
    container-type: inline-size;
    overflow: auto;
  }
`;
