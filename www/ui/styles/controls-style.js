/**
 * Styles of controls: buttons, segments, fields, sliders and notices. Forced-colours mode removes
 * backgrounds, so sliders are drawn differently there.
 */
import { css } from 'lit';

export const controlsStyle = css`
  :is(button, input, select, textarea, [tabindex='0'], summary):focus-visible,
  .segments label:has(:focus-visible),
  .scrub:has(:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  [role='gridcell']:focus-visible {
    outline-offset: -4px;
    box-shadow: inset 0 0 0 6px var(--card);
  }
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--s-2);
    box-sizing: border-box;
    min-width: 40px;
    min-height: 40px;
    padding: 0 var(--s-4);
    border: 1px solid var(--line);
    border-radius: var(--round);
    background: var(--card);
    color: var(--ink);
    font: inherit;
    cursor: pointer;
    white-space: nowrap;
  }
  .button.icon {
    padding: 0;
  }
  .button.round {
    min-width: 44px;
    min-height: 44px;
  }
  .button.play {
    min-width: 64px;
    min-height: 64px;
  }
  .button.menu {
    gap: var(--s-1);
    border-radius: 9px;
    padding-inline: var(--s-3) var(--s-2);
  }
  .button.menu > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .button.small {
    min-width: 32px;
    min-height: 32px;
    padding-inline: var(--s-3);
    font-size: var(--t-0);
  }
  .button.small.icon {
    padding: 0;
  }
  .button:hover {
    background: var(--sunk);
  }
  .button:disabled {
    opacity: 0.45;
    cursor: default;
  }
  .button.primary,
  .button[aria-pressed='true'] {
    border-color: transparent;
    background: var(--accent);
    color: var(--on-accent);
  }
  .button.primary:hover,
  .button[aria-pressed='true']:hover {
    background: color-mix(in srgb, var(--accent) 88%, var(--ink));
  }
  svg {
    fill: currentColor;
  }
  .curve {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
  }
  .choice {
    display: contents;
  }
  .segments {
    display: inline-flex;
    margin: 0;
    padding: 3px;
    border: 1px solid var(--line);
    border-radius: 11px;
    background: var(--sunk);
    min-width: 0;
  }
  .segments label {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    padding: 0 var(--s-4);
    border-radius: 8px;
    color: var(--ink-2);
    cursor: pointer;
    white-space: nowrap;
  }
  .segments.small label {
    min-height: 26px;
    padding: 0 var(--s-2);
    font-size: var(--t-0);
  }
  .segments label:has(:checked) {
    background: var(--card);
    color: var(--ink);
    box-shadow: 0 1px 2px rgb(0 0 0 / 18%);
  }
  .segments input {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
  .field {
    box-sizing: border-box;
    min-height: 32px;
    padding: 0 var(--s-2);
    border: 1px solid var(--control-line);
    border-radius: 9px;
    background: var(--card);
    color: var(--ink);
    font: inherit;
    font-variant-numeric: tabular-nums;
  }
  .slider {
    width: 108px;
    height: 24px;
    margin: 0;
    background: none;
    appearance: none;
    cursor: pointer;
  }
  .slider::-webkit-slider-runnable-track {
    height: 4px;
    border-radius: 2px;
    background: var(--control-line);
  }
  .slider::-moz-range-track {
    height: 4px;
    border-radius: 2px;
    background: var(--control-line);
  }
  .slider::-webkit-slider-thumb {
    width: 16px;
    height: 16px;
    margin-top: -6px;
    border-radius: 50%;
    background: var(--accent);
    appearance: none;
  }
  .slider::-moz-range-thumb {
    width: 16px;
    height: 16px;
    border: 0;
    border-radius: 50%;
    background: var(--accent);
  }
  @media (forced-colors: active) {
    .slider::-webkit-slider-runnable-track {
      background: CanvasText;
    }
    .slider::-moz-range-track {
      background: CanvasText;
    }
    .slider::-webkit-slider-thumb {
      background: Highlight;
    }
    .slider::-moz-range-thumb {
      background: Highlight;
    }
  }

  select.field {
    min-height: 40px;
    min-width: 0;
    border-color: var(--line);
    text-overflow: ellipsis;
  }
  .tempo {
    position: relative;
  }
  .tempo summary {
    list-style: none;
  }
  .tempo summary::-webkit-details-marker {
    display: none;
  }
  .card {
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--card);
    box-shadow: var(--shadow);
  }
  .popover {
    position: absolute;
    inset: auto auto calc(100% + 8px) 0;
    z-index: 2;
    display: grid;
    gap: var(--s-2);
    min-width: 220px;
    padding: var(--s-3) var(--s-4);
    outline: none;
  }
  .popover label {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-3);
  }

  .notice {
    position: absolute;
    inset: 64px var(--edge) auto;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-2) var(--s-3);
    box-sizing: border-box;
    max-height: calc(100% - 72px);
    overflow: auto;
    padding: var(--s-2) var(--s-4);
    border: 1px solid var(--error);
    border-radius: var(--radius);
    background: var(--card);
  }
  .notice.told {
    border-color: var(--line);
  }
  .notice p {
    margin: 0;
    margin-inline-end: auto;
  }
  /* Keep the notice in the normal flow: there is nothing below that it could cover. */
  .failed .notice {
    position: static;
    max-height: none;
    margin: var(--s-3) 0;
  }
  .failed .frame:not(.page) > .top {
    display: none;
  }
`;
