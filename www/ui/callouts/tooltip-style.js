/**
 * Styles of tooltips. On controls they appear with a delay, so that they do not distract a user who
 * is about to press.
 *
 * On a phone a tooltip is as wide as the screen and low enough to fit between rows of controls.
 */
import { css } from 'lit';
import { PHONE } from '../kit/breakpoints.js';

export const tipStyle = css`
  .tip {
    --wide: min(17em, 100% - 16px);
    position: absolute;
    inset: var(--y) auto auto var(--x);
    z-index: 4;
    box-sizing: border-box;
    width: var(--wide);
    margin: 0;
    padding: var(--s-2) var(--s-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    background: var(--card);
    box-shadow: var(--shadow);
    color: var(--ink);
    font-size: var(--t-0);
    line-height: 1.35;
    pointer-events: none;
  }
  .tip.unplaced {
    inset: 0 auto auto 0;
    visibility: hidden;
  }
  .tip.late {
    animation: late 0s 0.4s backwards;
  }
  .tip.brief {
    animation: gone 0s var(--stays) forwards;
  }
  @container light ${PHONE} {
    .tip {
      --wide: min(27em, 100% - 16px);
    }
  }
  @keyframes gone {
    to {
      visibility: hidden;
    }
  }
  @keyframes late {
    from {
      visibility: hidden;
    }
  }
  :host(:fullscreen) .tip {
    font-size: calc(20px * var(--type));
  }
`;
