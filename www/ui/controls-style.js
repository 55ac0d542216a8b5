/** How controls look: buttons, segments, fields, sliders, notices. */
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
    min-width: 38px;
    min-height: 38px;
    padding: 0 var(--s-3);
    border: 1px solid var(--line);
    border-radius: 9px;
    background: var(--card);
    color: var(--ink);
    font: inherit;
    cursor: pointer;
    white-space: nowrap;
  }
  .button.icon {
    padding: 0;
  }
  .button.small {
    min-width: 32px;
    min-height: 32px;
    padding-inline: var(--s-2);
    font-size: var(--t-0);
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
  .choice {
    display: contents;
  }
  .segments {
    display: inline-flex;
    margin: 0;
    padding: 3px;
    border: 0;
    border-radius: 9px;
    background: var(--sunk);
    min-width: 0;
  }
  .segments label {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    padding: 0 var(--s-3);
    border-radius: var(--radius-s);
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
    border-radius: var(--radius-s);
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
  /* the page's own colours are taken away, and with them what a slider is drawn with */
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

  /* notices */
  .notice {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-2) var(--s-3);
    padding: var(--s-2) var(--s-4);
    border: 1px solid var(--error);
    border-radius: var(--radius);
    background: var(--card);
  }
  .notice p {
    margin: 0;
    margin-inline-end: auto;
  }
`;
