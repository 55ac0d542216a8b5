/**
 * Styles of the answer in the place of the smaller picture. The background gets dark, the board
 * grows, the headline rises, and then the buttons appear. A headline without a number stands below
 * the board if the layout has room. In low layouts the drawer shows the path.
 */
import { css } from 'lit';
import { LARGE, LOWER, NARROW, PHONE, SHORT_PHONE, SLIMMEST, SMALL } from '../kit/breakpoints.js';

export const endingStyle = css`
  .machine > .scene.ended {
    --beside: 220px;
  }
  .ended > .result {
    flex: 0 0 196px;
  }
  .frame::before {
    position: absolute;
    z-index: -1;
    inset: 0;
    background: var(--page);
    content: '';
    opacity: calc(var(--dim, 0) * 0.6);
    pointer-events: none;
  }
  .scene.ended {
    position: relative;
  }
  .scene.ended::before {
    --halo: color-mix(in srgb, var(--backward) 16%, transparent);
    position: absolute;
    z-index: -1;
    inset: -60px auto -60px -80px;
    width: min(100% + 160px, 640px);
    background: radial-gradient(closest-side, var(--halo), transparent);
    content: '';
    opacity: var(--grown, 1);
    pointer-events: none;
  }
  .scene.ended.found::before {
    --halo: color-mix(in srgb, var(--path) 22%, transparent);
  }
  .scene.ended .board {
    transform: scale(calc(0.8 + 0.2 * var(--grown, 1)));
  }
  .ended > :is(.result, .ending) {
    opacity: var(--grown, 1);
    transform: translateY(calc(12px * (1 - var(--grown, 1))));
  }
  .finale {
    opacity: var(--told, 1);
  }
  .ended.found .board {
    border-radius: var(--radius);
    outline: 3px solid var(--path);
    outline-offset: 4px;
  }
  .ending p {
    margin: 0;
  }
  .ending .over {
    font-size: calc(21px * var(--type));
    font-weight: 600;
  }
  .ending.found .over {
    color: var(--goal-ink);
  }
  .ending .number {
    font-size: min(calc(104px * var(--type)), 30cqh);
    font-variant-numeric: proportional-nums;
    font-weight: 680;
    line-height: 1;
    letter-spacing: -0.04em;
  }
  .ending .number.long {
    font-size: min(calc(38px * var(--type)), 12cqh);
  }
  .ending .unit {
    font-size: min(calc(40px * var(--type)), 12cqh);
    font-weight: 620;
    line-height: 1.15;
    letter-spacing: -0.03em;
  }
  .ending .title {
    font-size: min(calc(28px * var(--type)), 9cqh);
    font-weight: 640;
    line-height: 1.12;
    letter-spacing: -0.03em;
  }
  .ending .note {
    margin-block-start: var(--s-2);
  }
  .finale {
    display: grid;
    gap: var(--s-2);
  }
  .finale .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2);
  }
  .finale .button {
    padding-inline: var(--s-3);
  }
  .finale .strip > :last-child {
    border: none;
    border-radius: var(--radius-s);
    background: var(--sunk);
    /*
     * Softens the edge of the goal's board, which stays in place while boards of a long row pass
     * below it.
     */
    box-shadow: -6px 0 6px 2px var(--sunk);
  }
  .finale .strip > :last-child > .thumb {
    border-color: var(--path);
  }
  @container light ${LARGE} {
    .machine > .scene.ended.plain {
      --beside: 0px;
      flex-direction: column;
      gap: var(--s-4);
    }
    .scene.ended.plain .board {
      flex: 0 1 calc(100cqw * var(--rows, 1) / var(--columns, 1));
      width: auto;
      min-height: 96px;
    }
    .scene.ended.plain > .result {
      flex: none;
      width: auto;
    }
    .plain .ending {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--s-3);
      align-items: baseline;
    }
    .plain .ending .title {
      font-size: clamp(calc(24px * var(--type)), 2.6cqw, calc(34px * var(--type)));
    }
    .plain .ending .number {
      font-size: calc(28px * var(--type));
    }
  }
  @container light ${LARGE} and ${NARROW} {
    .finale .button {
      min-height: 36px;
      padding-inline: var(--s-2);
      font-size: var(--t-0);
    }
    .finale .button > svg {
      display: none;
    }
    .machine > .scene.ended:has(.number):not(.plain) {
      --beside: 152px;
    }
    .scene.ended:has(.number):not(.plain) > .result {
      flex-basis: 136px;
    }
  }
  @container light ${SMALL} {
    .machine > .scene.ended {
      --beside: 120px;
    }
    .ended > .result {
      flex: 1 1 112px;
    }
    .finale .button {
      min-height: 34px;
      font-size: var(--t-0);
    }
    .finale .row {
      gap: 6px;
    }
  }
  @container light ${PHONE} {
    .panel.ended > .ending .number {
      font-size: calc(28px * var(--type));
    }
  }
  @container light ${SHORT_PHONE} {
    .machine.of-map.with-answer > .heading,
    .panel.ended .note {
      display: none;
    }
    .panel.ended > .ending :is(.number, .unit) {
      font-size: var(--t-2);
    }
  }
  @container light (${LOWER}) or (${SLIMMEST}) {
    .finale > :not(.row),
    .finale .button:not(.primary),
    .ending .note {
      display: none;
    }
    .ending .title {
      font-size: max(12px, min(calc(28px * var(--type)), 9cqh));
    }
  }
`;
