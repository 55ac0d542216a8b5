/**
 * Styles of the machine that the first board does not need: larger figures for an audience in full
 * screen, and the list below the board on a tall phone. They come with the map.
 */
import { css } from 'lit';
import { LARGE, NARROW, PHONE } from '../../../ui/kit/breakpoints.js';

/** The board with the list of waiting boards. While an answer is shown, there is no list. */
const LISTED = css`.machine:not(.with-answer):has(> .below > .queues)`;

/** The board and its stack in a column, as in `stack-style.js`. */
const MACHINE = css`.frame:not(.only-board) .machine:has(> .below > .column)`;

export const readingStyle = css`
  /* An audience reads the figures, too: larger, each meaning in two lines. */
  @container light ${LARGE} {
    :host(:fullscreen) .machine {
      --figures: calc(70 * var(--u));
    }
    :host(:fullscreen) .figures {
      padding-block: var(--s-1);
    }
    :host(:fullscreen) .figure {
      font-size: calc(14 * var(--letter));
      line-height: 1.15;
    }
    :host(:fullscreen) .figure > span {
      max-width: 6.5em;
      text-wrap: balance;
      white-space: normal;
    }
    :host(:fullscreen) .figures b {
      font-size: calc(28 * var(--letter));
      line-height: 1;
    }
  }
  @container light ${LARGE} and ${NARROW} {
    :host(:fullscreen) .figures {
      gap: var(--s-2);
    }
    /* The sentence and the list say them, too. */
    :host(:fullscreen) .figured:not(.way-top, .way-column) .came .note {
      display: none;
    }
  }
  @container light ${LARGE} {
    :host(:fullscreen) ${MACHINE} .move > .intro,
    :host(:fullscreen) .column > .strip-of-queue > .next > .tick.tick {
      font-size: 14px;
    }
    :host(:fullscreen) ${MACHINE} .came .note {
      width: auto;
      font-size: 15px;
      white-space: nowrap;
    }
  }
  @container light ${LARGE} and ${NARROW} {
    :host(:fullscreen) ${MACHINE} > .heading > .note,
    :host(:fullscreen) .column > .queue-head > .note {
      font-size: 14px;
    }
    :host(:fullscreen) ${MACHINE} > .heading > .title {
      font-size: var(--t-2);
    }
  }
  /*
   * A tall phone has room for the list below the board, where its boards can be read, but for an
   * exercise whose task stands above the controls.
   */
  @container light ${PHONE} and (min-height: 758px) {
    .frame:not(.only-board, .with-task) ${LISTED} > .scene .board {
      grid-row: 1 / span 2;
      width: min(41.5cqw, var(--room) * 0.33 * var(--columns, 1) / var(--rows, 1));
    }
    .frame:not(.only-board, .with-task) ${LISTED} {
      min-height: calc(var(--room) * 0.33 + 84px);
    }
    .frame:not(.only-board, .with-task) ${LISTED}.of-board:not(.with-pair) > .below {
      grid-area: 3 / 1 / auto / -1;
    }
    .frame:not(.with-task) ${LISTED} .queues > .strip-of-queue {
      max-width: none;
    }
    .frame:not(.with-task) ${LISTED} .queues:not(.two) > .strip-of-queue > li {
      flex-basis: 50px;
    }
    .frame:not(.with-task) ${LISTED} .queues:not(.two) > .strip-of-queue > li > .thumb {
      width: 50px;
      height: 50px;
    }
    .frame:not(.with-task) ${LISTED} .queues .hint {
      display: block;
    }
    .frame:not(.with-task) ${LISTED} .queue-head .skipped {
      padding: 0;
    }
    .frame:not(.with-task) ${LISTED} .move > .given {
      width: 76px;
      height: 76px;
    }
  }
`;
