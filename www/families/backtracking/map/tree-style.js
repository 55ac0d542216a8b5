/**
 * Styles of the rows of a backtracking search's path.
 *
 * On the map panel the rows cover the canvas. One line connects the path's choices from row to row.
 */
import { css } from 'lit';
import { SMALL } from '../../../ui/kit/breakpoints.js';

export const treeStyle = css`
  .tree {
    position: relative;
    height: 100%;
    overflow: auto;
  }
  .map > .tree {
    position: absolute;
    inset: 0;
  }
  .tree ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .tree li {
    display: grid;
    grid-template-columns: 6ch minmax(0, 1.4fr) 84px minmax(96px, 1fr);
    align-items: center;
    gap: var(--s-2);
    min-height: 26px;
    border-block-end: 1px solid color-mix(in srgb, var(--line) 45%, transparent);
  }
  .tree .depth {
    color: var(--ink-2);
    font-size: var(--t-0);
    text-align: end;
  }
  .tree :is(.before, .after) {
    display: flex;
    gap: 3px;
    align-items: center;
    min-width: 0;
  }
  .tree .before {
    justify-content: end;
  }
  .tree .last {
    position: relative;
    display: flex;
    align-self: stretch;
    align-items: center;
    justify-content: center;
  }
  .tree .last::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(50% - 2px);
    width: 4px;
    background: var(--current);
    content: '';
  }
  .tree li:first-child .last::before {
    inset-block-start: 50%;
  }
  .tree li:last-child .last::before {
    inset-block-end: 50%;
  }
  .tree .last > * {
    position: relative;
  }
  .tree .last b {
    min-width: 34px;
    padding: 0 var(--s-1);
    border-radius: 5px;
    background: var(--current);
    color: var(--card);
    font-size: var(--t-0);
    text-align: center;
  }
  .tree .last .here {
    width: 16px;
    height: 16px;
    border: 2px solid var(--current);
    border-radius: 50%;
    background: radial-gradient(var(--current) 3px, var(--card) 3.5px);
  }
  .tree .chip {
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    height: 24px;
    border: 1px solid transparent;
    border-radius: 5px;
  }
  .tree button.chip {
    min-width: 24px;
    padding: 0 4px;
    color: var(--ink);
    font: inherit;
    font-size: var(--t-0);
    cursor: pointer;
    --warm: 14%;
    background: color-mix(in srgb, var(--expanded) var(--warm), var(--card));
    border-color: color-mix(in srgb, var(--expanded) 84%, black);
  }
  .tree button.chip.tens-1 {
    --warm: 22%;
  }
  .tree button.chip.tens-2 {
    --warm: 30%;
  }
  .tree button.chip.tens-3 {
    --warm: 38%;
  }
  .tree button.chip.tens-4 {
    --warm: 46%;
  }
  .tree button.chip.pruned {
    border: 2px dashed var(--ink-2);
    background: var(--card);
  }
  .tree .chip.pending {
    width: 9px;
    height: 14px;
    border-color: color-mix(in srgb, var(--frontier) 70%, black);
    border-radius: 3px;
    background: var(--frontier);
  }
  .tree .chip.refused {
    width: 9px;
    height: 9px;
    color: var(--ink-2);
    background:
      linear-gradient(45deg, transparent 44%, currentcolor 44% 56%, transparent 56%),
      linear-gradient(-45deg, transparent 44%, currentcolor 44% 56%, transparent 56%);
  }
  @container light ${SMALL} {
    .tree li {
      grid-template-columns: 6ch minmax(0, 1fr) 76px 84px;
      gap: var(--s-1);
    }
    .tree .before {
      gap: 2px;
    }
    .tree button.chip {
      padding: 0 2px;
      font-size: calc(12px * var(--type));
    }
  }
  @media (forced-colors: active) {
    .tree .chip,
    .tree .last::before {
      forced-color-adjust: none;
    }
  }
`;
