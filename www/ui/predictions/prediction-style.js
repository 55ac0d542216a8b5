/**
 * Styles of predictions: choices below the stage, their labels on the board, and the result. A
 * question has the height of timeline and controls, which it replaces. The right choice is marked
 * by a symbol and a border as well as by colour.
 */
import { css } from 'lit';
import { LOW, PHONE, SMALL } from '../kit/breakpoints.js';

export const predictionStyle = css`
  .predict {
    display: grid;
    grid-column: 1 / -1;
    grid-template-rows: minmax(72px, auto) 64px;
    align-items: center;
    min-width: 0;
    outline: none;
  }
  .predict .choices {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-3);
    align-items: center;
    min-width: 0;
  }
  .predict .typed .field {
    width: 9ch;
    min-height: 48px;
    margin-inline-start: var(--s-2);
    font-size: var(--t-2);
  }
  .predict .asked {
    display: grid;
    padding: 6px;
    border: 1.5px dashed var(--control-line);
    border-radius: var(--radius-s);
    margin-inline-end: var(--s-2);
  }
  .button.prediction {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    min-height: 48px;
    padding: var(--s-2) var(--s-4) var(--s-2) var(--s-2);
    border: 1.5px solid var(--control-line);
    border-radius: var(--radius-s);
    font-size: var(--t-1);
    font-weight: 600;
    text-align: start;
    white-space: normal;
  }
  .button.prediction.pictured {
    padding: 6px var(--s-2);
  }
  .predict .number,
  .choice-mark {
    display: grid;
    flex: none;
    width: 24px;
    height: 24px;
    border-radius: var(--round);
    background: var(--accent);
    color: var(--on-accent);
    font-size: var(--t-0);
    font-weight: 700;
    line-height: 1;
    place-items: center;
  }
  .button.prediction.right {
    border-color: var(--goal-ink);
    box-shadow: inset 0 0 0 1.5px var(--goal-ink);
  }
  .button.prediction.wrong {
    border-style: dashed;
    border-color: var(--backward-ink);
  }
  .button.prediction:is(.right, .wrong, .other) {
    cursor: default;
  }
  .predict .right > .number,
  .choice-mark.right {
    background: var(--goal-ink);
    color: var(--card);
  }
  .predict .wrong > .number {
    background: var(--backward-ink);
    color: var(--card);
  }
  .button.prediction.other > .number {
    background: var(--sunk);
    color: var(--ink-2);
  }
  .button.prediction.other {
    border-color: var(--line);
    color: var(--ink-2);
  }
  .predict .after {
    display: flex;
    gap: var(--s-4);
    align-items: center;
    min-width: 0;
    padding-inline-end: 224px;
  }
  .tally {
    display: grid;
    margin: 0;
    color: var(--ink-2);
    font-size: var(--t-0);
    font-variant-numeric: tabular-nums;
  }
  .tally strong {
    color: var(--ink);
  }
  .predict .onward {
    min-width: 120px;
    height: 48px;
    padding-inline: var(--s-5);
    font-size: var(--t-2);
    font-weight: 600;
  }
  .choice-mark {
    position: absolute;
    top: calc(100% * var(--row) / var(--rows));
    left: calc(100% * var(--column) / var(--columns));
    box-shadow: 0 0 0 1.5px var(--card);
    transform-origin: 0 0;
    translate: 2px 2px;
    scale: 0.75;
    pointer-events: none;
  }
  .results {
    display: grid;
    gap: var(--s-1) var(--s-5);
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
    max-height: 72px;
    margin: 0;
    padding: 0;
    overflow: auto;
    font-size: var(--t-0);
    list-style: none;
  }
  .results li {
    display: flex;
    gap: var(--s-2);
    align-items: center;
  }
  :host(:fullscreen) :is(.button.prediction, .predict .number, .predict .onward) {
    font-size: calc(22px * var(--type));
  }
  :host(:fullscreen) .predict .number {
    width: 34px;
    height: 34px;
  }
  :host(:fullscreen) :is(.tally, .predict .button.small) {
    font-size: calc(18px * var(--type));
  }
  :host([controls='none']) .with-question .deck {
    display: grid;
  }
  @container light ${LOW} {
    .predict {
      grid-template-rows: auto 56px;
    }
    .predict .after {
      padding-inline-end: 0;
    }
  }
  @container light ${SMALL} {
    .predict .choices {
      gap: var(--s-2);
    }
    .button.prediction:not(.pictured) {
      padding-inline-end: var(--s-3);
    }
    .results {
      max-height: 112px;
    }
  }
  @container light ${PHONE} {
    .with-question:not(.by-hands) > .lower {
      display: block;
      position: sticky;
      bottom: 0;
      z-index: 1;
      margin-inline: calc(-1 * var(--edge));
      padding-inline: var(--edge);
      border-block-start: 1px solid var(--line);
      border-radius: var(--radius) var(--radius) 0 0;
      background: var(--sunk);
    }
    .with-question:not(.by-hands) > .lower .caption {
      min-height: 0;
    }
    .with-question:not(.by-hands) > .lower .deck {
      position: static;
      border: 0;
      background: none;
    }
    .frame.with-question:not(.by-hands) .stage {
      --fixed: 430px;
    }
    .predict {
      grid-template-rows: auto auto;
      gap: var(--s-2);
      padding-block-start: var(--s-3);
    }
    .button.prediction:not(.pictured) {
      flex: 1 1 auto;
      gap: 6px;
      padding: 6px;
    }
    .predict .after {
      justify-content: space-between;
      padding-inline-end: 0;
    }
    .predict .onward {
      min-width: 96px;
      padding-inline: var(--s-4);
      font-size: var(--t-1);
    }
  }
`;
