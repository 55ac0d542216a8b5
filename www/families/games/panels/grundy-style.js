/** Styles of the panel of Grundy numbers. */
import { css } from 'lit';
import { PHONE } from '../../../ui/kit/breakpoints.js';

export const grundyStyle = css`
  .panel.grundy .so {
    height: auto;
    min-height: 62px;
  }
  .numbers {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-3) var(--s-5);
    align-items: flex-start;
  }
  .mex {
    flex: 1 1 230px;
  }
  .mex,
  .xor {
    border-collapse: collapse;
    font-size: var(--t-0);
  }
  .mex :is(th, td) {
    padding: 3px var(--s-3) 3px 0;
    text-align: start;
    vertical-align: middle;
  }
  .mex tbody th {
    width: 1%;
    min-width: 2ch;
    color: var(--ink);
    font-size: var(--t-1);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  .mex td {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-1);
    align-items: center;
    min-height: 30px;
  }
  .mex .least > * {
    color: var(--ink);
    font-weight: 600;
    background: color-mix(in srgb, var(--frontier) 20%, var(--card));
  }
  .mex .least th {
    border-radius: var(--radius) 0 0 var(--radius);
    box-shadow: inset 3px 0 0 var(--frontier);
  }
  .mex .least td {
    border-radius: 0 var(--radius) var(--radius) 0;
  }
  .xor {
    flex: none;
    max-width: 100%;
  }
  .xor caption {
    padding-block-end: var(--s-1);
    color: var(--ink);
    font-weight: 600;
    text-align: start;
  }
  .xor :is(th, td) {
    padding: 1px var(--s-3) 1px 0;
    color: var(--ink-2);
    font-weight: 400;
    text-align: start;
  }
  .xor :is(td, .bits) {
    color: var(--ink);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  .xor .bits {
    font-family: var(--mono, monospace);
    letter-spacing: 0.12em;
  }
  .xor tfoot > tr > * {
    border-block-start: 1px solid var(--control-line);
    color: var(--ink);
    font-weight: 600;
  }
  @container light ${PHONE} {
    .panel.grundy {
      height: auto;
      min-height: 220px;
    }
  }
`;
