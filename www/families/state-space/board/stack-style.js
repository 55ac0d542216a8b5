/**
 * Styles of a stack that stands as a column beside the board, its top on top. The result of the move
 * stands below the board, and an arrow leads from there to the top of the stack. Smaller layouts keep
 * the strip.
 */
import { css } from 'lit';
import { LARGE, NARROW } from '../../../ui/kit/breakpoints.js';

/** The board and its stack in a column. */
const MACHINE = css`.frame:not(.only-board) .machine:has(> .below > .column)`;

export const stackStyle = css`
  @container light ${LARGE} {
    ${MACHINE} {
      --column: 116px;
      --result: 104px;
      /* Letters are larger in full screen. */
      --note: var(--back, var(--t-0));
      --title: var(--name, var(--t-1));
      --column-head: calc(1.3 * var(--title) + 2.5 * var(--note));
      --heading: max(44px, 1.4 * (var(--note) + var(--name, var(--t-2))));
    }
    ${MACHINE} > .heading > .pencil {
      inset-inline-end: calc(var(--column) + var(--s-2));
    }
    ${MACHINE} > .heading > p {
      max-width: calc(100% - var(--column) - 52px);
    }
    ${MACHINE} > .scene.gives:not(.ended) {
      --board: min(
        100cqw * var(--rows, 1) / var(--columns, 1),
        100cqh - var(--result) - var(--s-5)
      );
      flex-direction: column;
      margin-inline-end: calc(var(--column) + var(--s-4));
    }
    ${MACHINE} > .scene.gives:not(.ended) > .place > .board {
      width: calc(var(--board) * var(--columns, 1) / var(--rows, 1));
    }
    ${MACHINE} > .scene > .result {
      flex: none;
      width: 100%;
      height: var(--result);
    }
    ${MACHINE} .move {
      grid-template: 1fr auto auto 1fr / auto minmax(0, 1fr);
      column-gap: var(--s-3);
      padding: 0;
    }
    ${MACHINE} .move > .given {
      grid-area: 1 / 1 / -1 / 2;
      align-self: center;
    }
    ${MACHINE} .move > .intro {
      grid-area: 2 / 2;
      padding: 0;
      font-size: var(--t-tick);
    }
    ${MACHINE} .move > .came {
      position: relative;
      z-index: 1;
      grid-area: 3 / 2;
      padding: 0;
      line-height: 1.2;
    }
    ${MACHINE} .move > .arrow.leads {
      inset: calc(-1 * var(--s-5) - 2px) auto auto 36px;
      rotate: 90deg;
    }
    ${MACHINE} .move > .joins {
      inset: auto calc(-1 * var(--s-4)) calc(6px - var(--s-1)) 106px;
      height: calc(
        var(--board) + var(--result) +
          var(--heading) - var(--column-head) - var(--s-5) - var(--tip, 10px)
      );
    }
    /* A duplicate's arrow has none: it does not join. */
    ${MACHINE} .joins .arrow.end {
      inset: -44px auto auto calc(100% - 8px);
      transform-origin: 8px 44px;
      rotate: -145deg;
    }
    ${MACHINE} .seen .joins .arrow.end,
    ${MACHINE} .joins .bounce {
      display: none;
    }
    ${MACHINE} .figures {
      gap: var(--s-5);
    }
    ${MACHINE} .column {
      position: absolute;
      inset: 0 0 0 auto;
      display: flex;
      flex-direction: column;
      gap: var(--s-2);
      width: var(--column);
      padding: 0;
    }
    .column > .arrow.out {
      display: none;
    }
    ${MACHINE} .queues.column > .queue-head {
      display: grid;
      flex: none;
      grid-template-rows: calc(1.3 * var(--title)) repeat(2, calc(1.25 * var(--note)));
      align-items: center;
      gap: 0;
      height: var(--column-head);
      padding: 0;
    }
    .queues.column > .queue-head {
      overflow: visible;
    }
    .queues.column > .queue-head > * {
      margin: 0;
      padding: 0;
    }
    .queues.column > .queue-head > .hint {
      display: block;
    }
    .column > .strip-of-queue {
      flex: 1;
      flex-direction: column;
      height: auto;
      min-height: 0;
      margin: 0;
    }
    .column > .strip-of-queue > li {
      display: grid;
      flex: 0 1 62px;
      min-height: 0;
      place-content: center;
    }
    .column > .strip-of-queue > .head {
      translate: 0 calc((var(--shift) - var(--join)) * 100%);
    }
    .column > .strip-of-queue > .more {
      flex: 1 0 40px;
    }
    .column > .strip-of-queue > .next > .tick.tick {
      inset: 4px calc(100% + 10px) auto auto;
      width: 96px;
      font-size: min(var(--t-tick), 14px);
      line-height: 1.25;
      text-align: end;
      text-wrap: balance;
      white-space: normal;
    }
  }
  @container light ${LARGE} and ${NARROW} {
    ${MACHINE} > .scene.gives:not(.ended) {
      --board: min(
        (100cqw - 72px) * var(--rows, 1) / var(--columns, 1),
        100cqh - var(--result) - var(--s-5)
      );
    }
    ${MACHINE} .queues.column > .queue-head strong {
      font-size: min(var(--title), 19px);
    }
    ${MACHINE} {
      --column: max(88px, 5 * var(--title));
      --tip: 18px;
    }
    /* The words beside the stack have no more room than that. */
    .column > .strip-of-queue > .next > .tick.tick {
      width: 80px;
    }
    .queues.column > .queue-head > .hint {
      font-size: min(var(--note), 13px);
    }
    .column > .strip-of-queue > .head.spare:nth-child(-n + 6) {
      display: grid;
    }
    .column > .strip-of-queue .of-many {
      display: grid;
    }
    .column > .strip-of-queue .of-few {
      display: none;
    }
  }
  @container light ${LARGE} and (height < 738px) {
    ${MACHINE} {
      --result: 80px;
    }
    ${MACHINE} .move > .given {
      width: 76px;
      height: 76px;
    }
    ${MACHINE} .move > .joins {
      inset-inline-start: 84px;
    }
    ${MACHINE} .move > .intro {
      display: none;
    }
    .column > .strip-of-queue > .head.spare.spare,
    .column > .strip-of-queue .of-many.of-many {
      display: none;
    }
    .column > .strip-of-queue .of-few.of-few {
      display: grid;
    }
  }
`;
