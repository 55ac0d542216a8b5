/** Styles of the queue below the board. The phone layout of the queue is in `machine-style.js`. */
import { css } from 'lit';
import { NARROW } from '../../../ui/kit/breakpoints.js';

export const queueStyle = css`
  .queues {
    position: relative;
    padding-block-start: var(--s-2);
  }
  .queues p {
    margin: 0;
  }
  /* An item that has no room beside the title wraps to a second line, which is hidden. */
  .queue-head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--s-3);
    height: max(26px, 1.1lh);
    overflow: hidden;
    padding-inline-start: 44px;
    white-space: nowrap;
  }
  .queue-head strong {
    font-size: var(--t-1);
    font-weight: 600;
  }
  .queue-head .skipped {
    margin-inline-start: auto;
    padding-inline-end: 40px;
  }
  /* The number stands beside the arrow to the new board's place. */
  .placed > .queue-head .skipped {
    padding-inline-end: 0;
  }
  /* Leave room for the arrow to the top of the stack. */
  .stack > .queue-head {
    padding-inline-start: 70px;
  }
  .queues .arrow.out {
    inset-block-start: 0;
    inset-inline-start: 22px;
    width: 12px;
    height: 32px;
    stroke: var(--ink);
  }
  .queues .arrow.out .point {
    fill: var(--ink);
  }
  .strip-of-queue {
    display: flex;
    box-sizing: border-box;
    height: 60px;
    margin: 0 0 22px;
    padding: 2px;
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    background: var(--sunk);
    list-style: none;
  }
  .strip-of-queue > li {
    position: relative;
    flex: 1 1 54px;
    min-width: 0;
  }
  .strip-of-queue > .head {
    translate: calc(var(--shift) * 100%);
  }
  .strip-of-queue > .head:nth-child(5),
  .open > .strip-of-queue > .head:nth-child(4) {
    opacity: calc(1 - var(--shift));
  }
  .stack > .strip-of-queue > .head {
    translate: calc((var(--shift) - var(--join)) * 100%);
  }
  .stack > .strip-of-queue > .head.joined {
    translate: none;
  }
  .stack > .strip-of-queue > .head:nth-child(5) {
    opacity: 1;
  }
  .open > .strip-of-queue > .tail.tail {
    translate: none;
  }
  .strip-of-queue > .tail:not(:last-child) {
    translate: calc(var(--join) * 100%);
  }
  .strip-of-queue .thumb {
    display: grid;
    box-sizing: border-box;
    width: 54px;
    max-width: 100%;
    height: 54px;
    margin-inline: auto;
    padding: 0;
    place-items: center;
    border: 2px solid transparent;
    border-radius: 10px;
    background: none;
  }
  .strip-of-queue canvas {
    max-width: calc(100% - 4px) !important;
    height: auto !important;
    max-height: calc(100% - 4px) !important;
    object-fit: contain;
  }
  .strip-of-queue button.thumb:enabled:hover {
    border-color: var(--line);
  }
  .strip-of-queue .next button.thumb {
    border-color: var(--ink);
  }
  .strip-of-queue .joined button.thumb {
    border-color: var(--frontier);
    box-shadow: 0 0 20px calc(10px * var(--flash))
      color-mix(in srgb, var(--frontier) 35%, transparent);
  }
  .strip-of-queue .coming {
    opacity: var(--come);
  }
  .strip-of-queue .tick {
    position: absolute;
    inset: calc(100% + 5px) auto auto 3px;
    color: var(--ink-2);
    font-size: var(--t-tick);
    white-space: nowrap;
  }
  .strip-of-queue .next .tick {
    color: var(--ink);
  }
  /* The label starts after the previous label, at any font size. */
  .strip-of-queue > .head:nth-child(2) .tick {
    inset-inline-start: max(3px, var(--label) * 0.85ch + 8px - 100%);
  }
  .strip-of-queue > :last-child .tick {
    inset-inline: auto 4px;
  }
  .strip-of-queue .more {
    display: grid;
    flex: 1.4 1 76px;
    align-content: center;
    color: var(--ink-2);
    font-size: var(--t-tick);
    line-height: 1.3;
    text-align: center;
  }
  .strip-of-queue .more b {
    color: var(--ink);
    font-size: var(--t-1);
    font-weight: 600;
  }
  .strip-of-queue .between:not(:empty) {
    border-inline-start: 1px solid var(--line);
  }
  .strip-of-queue .of-many {
    display: grid;
  }
  .strip-of-queue .of-few,
  .two .hint {
    display: none;
  }
  .two .strip-of-queue {
    height: 44px;
    margin-block-end: 19px;
  }
  .two .strip-of-queue .thumb {
    width: 38px;
    height: 38px;
    border-radius: 8px;
  }
  .two .strip-of-queue .more b {
    font-size: var(--t-0);
  }
  .two .strip-of-queue .tick {
    inset-block-start: calc(100% + 4px);
    line-height: 1.2;
  }
  .tick.forward,
  .tick.backward {
    inset-inline: 0;
    font-weight: 600;
    text-align: center;
  }
  .strip-of-queue .tick.forward {
    color: var(--forward-ink);
  }
  .strip-of-queue .tick.backward {
    color: var(--backward-ink);
  }
  .coded .queues :is(.hint, .spare, .of-many, .between, .after),
  .coded .two > .strip-of-queue > :last-child > .tick {
    display: none;
  }
  .coded .queues .of-few {
    display: grid;
  }
  @container light ${NARROW} {
    .queues .hint,
    .strip-of-queue > :is(.spare, .between, .after),
    .strip-of-queue .of-many {
      display: none;
    }
    .strip-of-queue .of-few {
      display: grid;
    }
    .two .tick:is(.forward, .backward) {
      translate: -12px;
    }
  }
  .queues.asks :is(.hint, .out) {
    visibility: hidden;
  }
  .queues.asks .next button.thumb {
    border-color: transparent;
  }
`;
