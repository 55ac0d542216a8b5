/**
 * Styles of the current move: the board that it leads to, and the arrows from there to the queue's
 * tail. Every element keeps its size when its content changes.
 */
import { css } from 'lit';
import { LOWER, LOWEST, NARROW, PHONE, SLIM, SMALL } from '../../../ui/kit/breakpoints.js';

export const machineStyle = css`
  .machine {
    --figures: 68px;
  }
  .machine .result {
    flex: 1 1 124px;
  }
  .machine > .scene.gives:not(.ended) {
    --beside: 176px;
  }
  .move {
    position: relative;
    display: grid;
    grid-template-rows: 1fr auto 1fr;
    height: 100%;
    padding-inline-start: 10px;
  }
  .move p {
    margin: 0;
  }
  .move > .intro {
    align-self: end;
    padding-block-end: var(--s-3);
    color: var(--ink-2);
    font-size: var(--t-0);
    text-wrap: balance;
  }
  .move > .given {
    display: grid;
    box-sizing: border-box;
    width: 100px;
    height: 100px;
    grid-template: 100% / 100%;
    place-items: center;
    border: 3px solid transparent;
    border-radius: var(--radius);
  }
  .given > canvas {
    width: calc(100% - 10px) !important;
    height: calc(100% - 10px) !important;
    object-fit: contain;
  }
  .new .given {
    border-color: var(--frontier);
    box-shadow: 0 0 32px color-mix(in srgb, var(--frontier) 30%, transparent);
  }
  .seen .given {
    border: 2px dashed var(--ink-2);
  }
  .goal .given {
    border-color: var(--goal);
  }
  .idle :is(.given, .arrow, .came) {
    visibility: hidden;
  }
  .move > .came {
    display: grid;
    align-content: start;
    padding-block-start: var(--s-2);
    white-space: nowrap;
  }
  .move > .came strong {
    font-size: var(--t-2);
    font-weight: 600;
    line-height: 1.25;
  }
  .new .came strong {
    color: var(--frontier-ink);
  }
  .goal .came strong {
    color: var(--goal-ink);
  }
  .arrow {
    position: absolute;
    overflow: visible;
    fill: none;
    stroke: var(--ink-2);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  .arrow path {
    vector-effect: non-scaling-stroke;
  }
  .arrow .point {
    fill: var(--ink-2);
    stroke: none;
  }
  .new .arrow {
    stroke: var(--frontier);
  }
  .new .arrow .point {
    fill: var(--frontier);
  }
  .goal .arrow {
    stroke: var(--path);
  }
  .goal .arrow .point {
    fill: var(--path);
  }
  .seen .joins .shaft {
    stroke-dasharray: 4 4;
  }
  .arrow.leads {
    inset-block-start: calc(50% - 6px);
    inset-inline-start: -22px;
    width: 28px;
    height: 12px;
  }
  .joins {
    pointer-events: none;
    position: absolute;
    inset-block: calc(50% - 20px) -42px;
    inset-inline: 112px 28px;
  }
  .far .joins {
    inset-block-end: -105px;
    inset-inline-end: -6px;
  }
  /* Words can be longer than the room beside the arrow. */
  .move > .came,
  .figures {
    position: relative;
    z-index: 1;
    text-shadow:
      0 0 3px var(--page),
      0 0 3px var(--page),
      0 0 5px var(--page),
      0 0 5px var(--page);
  }
  /*
   * The arrow leads from the result back to the middle of the place in the list, or to the top of
   * the stack on the left. The percentages follow from the sizes of the places in "queue-style.js".
   */
  .way-placed .joins {
    --from-end: 2px + 20.6cqi;
    inset-inline: calc(100% - (var(--from-end))) auto;
    width: max(10px, 112px + var(--from-end) - 100%);
  }
  .coded .way-placed .joins {
    --from-end: 2px + 9.3cqi;
  }
  .way-top .joins {
    inset-inline: calc(100% - 100cqi + 53px) auto;
    width: calc(59px - 100% + 100cqi);
  }
  .joins .arrow {
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .joins .arrow.end {
    inset: auto auto -8px calc(var(--end) * 100% - 8px);
    width: 60px;
    height: 44px;
  }
  .new .bounce,
  .goal .bounce {
    display: none;
  }
  .way-none .joins .arrow {
    display: none;
  }
  .traveller {
    position: absolute;
    z-index: 1;
    inset-block-start: calc(var(--y) * 100% + var(--down) * 1px);
    inset-inline-start: calc(var(--x) * 100% + var(--right) * 1px);
    opacity: var(--seen);
    pointer-events: none;
    translate: -50% -50%;
  }
  .title > .in-full {
    display: none;
  }
  .figured .joins {
    inset-block-end: calc(-42px - var(--figures));
  }
  .figures {
    display: flex;
    box-sizing: border-box;
    height: var(--figures);
    align-items: start;
    gap: var(--s-3);
    padding-block: var(--s-2) var(--s-3);
  }
  .figure {
    display: grid;
    color: var(--ink-2);
    font-size: var(--t-tick);
    white-space: nowrap;
  }
  .figures b {
    color: var(--ink);
    font-size: 28px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
  }
  .figure.of-h b {
    color: var(--frontier-ink);
  }
  .figures .sign {
    font-size: 22px;
    line-height: 1.4;
  }
  @container light ${NARROW} {
    .way-placed .joins {
      --from-end: 2px + 9.3cqi;
    }
  }
  @container (height < 191px) {
    .move > .intro {
      display: none;
    }
    .move {
      grid-template-rows: auto 1fr;
    }
    .move > .given {
      width: min(100px, 100cqh - 52px);
      height: min(100px, 100cqh - 52px);
    }
  }
  @container light ${SMALL} {
    .machine {
      --figures: 0px;
    }
    .figures,
    .title > .brief {
      display: none;
    }
    .title > .in-full {
      display: inline;
    }
    .move {
      grid-template: 1fr / auto 1fr;
      align-items: center;
      gap: var(--s-2);
      padding: 0;
    }
    .move > .intro,
    .move > .arrow,
    .joins,
    .queues .arrow,
    .two .queue-head {
      display: none;
    }
    .move > :is(.given, .came) {
      grid-row: 1;
    }
    .move > .given {
      width: 48px;
      height: 48px;
      border-width: 2px;
      border-radius: 9px;
    }
    .move > .came {
      align-content: center;
      padding: 0;
    }
    .move > .came strong {
      font-size: var(--t-1);
    }
    .queues {
      padding: 0;
    }
    .queues > .queue-head.queue-head {
      height: 22px;
      padding: 0;
    }
    .queues > .strip-of-queue {
      max-width: 340px;
      height: 46px;
      margin: 0;
    }
    .strip-of-queue > li > .thumb {
      width: 40px;
      height: 40px;
      border-radius: 8px;
    }
    .two > .strip-of-queue {
      height: 40px;
      margin-block-end: 18px;
    }
    .tick:not(.forward, .backward) {
      display: none;
    }
    .strip-of-queue .more {
      flex: 1 0 auto;
      min-width: 38px;
      padding-inline: 2px;
    }
    .strip-of-queue > li {
      flex-basis: 24px;
    }
  }
  @container light (${SLIM}) or (${LOWEST}) or ((${LOWER}) and (width < 798px)) {
    .machine > .below > .queues {
      display: none;
    }
  }
  @container light ${PHONE} {
    .move > .given {
      width: 58px;
      height: 58px;
    }
    .move > .came {
      white-space: normal;
    }
    .queues > .strip-of-queue {
      height: 54px;
    }
    .two > .strip-of-queue {
      height: 40px;
      margin-block-end: 16px;
    }
    .more > :is(.forward, .backward) {
      inset-inline: auto 0;
    }
  }
  @media (forced-colors: active) {
    .arrow,
    .given,
    .strip-of-queue {
      forced-color-adjust: none;
    }
  }
`;
