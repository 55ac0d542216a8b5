/**
 * Styles for presenting a lesson: notes below the picture, and votes of a class. The length of a
 * vote's bar is its share. Choices are never cut.
 */
import { css } from 'lit';
import { PHONE, SMALL } from '../kit/breakpoints.js';

export const presentingStyle = css`
  /* The element that makes the picture of the next stop. */
  .ahead {
    position: absolute;
    inset: 0;
    z-index: -1;
    visibility: hidden;
    pointer-events: none;
  }
  .teacher {
    display: flex;
    gap: var(--s-3);
    align-items: center;
    justify-content: space-between;
    margin-block-start: var(--s-2);
    padding: var(--s-2) var(--s-3);
    border: 1px dashed var(--control-line);
    border-radius: var(--radius-s);
    background: var(--card);
    font-size: var(--t-1);
    line-height: 1.4;
  }
  .teacher p {
    margin: 0;
  }
  .teacher .button {
    flex: none;
  }
  .presents .tick {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    min-height: 32px;
    color: var(--ink);
  }
  .presents [aria-disabled='true'] {
    opacity: 0.55;
  }
  .predict.hands {
    grid-template-rows: auto 56px;
  }
  .hands .choices {
    align-items: stretch;
  }
  .vote {
    display: grid;
    flex: 1 1 0;
    grid-template-rows: 1fr auto;
    gap: var(--s-1);
    min-width: min-content;
    max-width: 300px;
  }
  .hands .button.prediction {
    justify-content: start;
    width: 100%;
    font-size: var(--t-2);
    cursor: pointer;
  }
  .hands .prediction .number {
    width: 34px;
    height: 34px;
    font-size: var(--t-2);
  }
  .vote .count {
    display: flex;
    gap: var(--s-1);
  }
  .vote .field {
    flex: 1;
    width: 64px;
    min-width: 0;
    font-size: var(--t-2);
    font-weight: 600;
    text-align: center;
  }
  .share {
    display: grid;
    grid-template: auto 10px / auto 1fr;
    gap: 2px var(--s-3);
    align-items: center;
    box-sizing: border-box;
    padding: 2px var(--s-2) 6px;
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    font-size: var(--t-1);
    font-variant-numeric: tabular-nums;
  }
  .share::after {
    grid-column: 1 / -1;
    height: 100%;
    border-radius: 2px;
    background: linear-gradient(to right, var(--ink) var(--percent), var(--sunk) var(--percent));
    content: '';
    forced-color-adjust: none;
  }
  .vote.right .share {
    border: 2px solid var(--goal-ink);
  }
  .hands .tally {
    color: var(--ink);
    font-size: var(--t-1);
    font-weight: 600;
  }
  :host(:fullscreen)
    :is(.chapter, .task, .task .button, dialog, dialog :is(.subhead, .button, .sheet > .note)) {
    font-size: calc(18px * var(--type));
  }
  :host(:fullscreen) .chapter {
    flex: 1 1 auto;
    height: auto;
    min-height: 40px;
  }
  :host(:fullscreen) .chapter .name {
    line-height: 1.15;
    white-space: normal;
  }
  :host(:fullscreen) .transport .onward {
    font-size: calc(22px * var(--type));
  }
  :host(:fullscreen) .teacher {
    font-size: calc(18px * var(--type));
  }
  :host(:fullscreen) .hands .button.prediction {
    font-size: calc(26px * var(--type));
  }
  :host(:fullscreen) .hands .prediction .number {
    width: 48px;
    height: 48px;
    font-size: calc(30px * var(--type));
  }
  :host(:fullscreen) .vote :is(.field, .share) {
    min-height: 44px;
    font-size: calc(26px * var(--type));
  }
  :host(:fullscreen) .vote .count .button {
    min-width: 44px;
  }
  :host(:fullscreen) .hands .tally {
    font-size: calc(22px * var(--type));
  }
  :host(:fullscreen) .frame.by-hands .caption {
    height: auto;
    min-height: 66px;
    padding-block-end: var(--s-2);
  }
  @container light ${SMALL} {
    .teacher {
      max-height: 72px;
      overflow: auto;
      align-items: start;
      font-size: var(--t-0);
    }
  }
  @container light ${PHONE} {
    .deck:has(.teacher, .hands) {
      position: static;
    }
    .hands .choices {
      gap: var(--s-2);
    }
    .hands .button.prediction {
      flex-direction: column;
      padding: 6px;
      font-size: var(--t-1);
      text-align: center;
    }
  }
`;
