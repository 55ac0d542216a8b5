/**
 * Styles of elements lower than 300 px, or narrow and low. The picture is kept as long as possible:
 * first everything but caption and bar is hidden, and below 220 px the caption as well.
 */
import { css } from 'lit';
import { BARE, LOWER, SLIMMEST } from '../kit/breakpoints.js';

export const lowStyle = css`
  @container light (${BARE}) or (${SLIMMEST}) {
    .frame:not(.only-map) .machine.of-map,
    .frame.only-board .machine > .scene > .result {
      display: none;
    }
    .frame:not(.only-map) .stage.games {
      grid-template-columns: minmax(0, 1fr);
    }
    .frame.only-board .machine > .scene.scene.scene {
      --beside: 0px;
    }
  }
  @container light (${BARE}) or (${SLIMMEST}) or ((${LOWER}) and (width < 558px)) {
    .machine.machine > .scene.ended {
      --beside: 0px;
      margin: 5px;
    }
    .machine > .scene.ended::before {
      inset-block: 0;
    }
    .machine.machine > .scene.ended > .result,
    .finale .button > svg {
      display: none;
    }
  }
  @container light ${BARE} {
    .notice {
      inset-block-start: 6px;
      max-height: calc(100% - 12px);
    }
    .frame:not(.page) > .top {
      height: 6px;
    }
    .frame:not(.page) > .top > :not(.tools),
    .frame .legend,
    .machine > .heading,
    .machine.machine.machine > .scene:not(.pair) > .result,
    .machine > .scene:not(.pair) + .below {
      display: none;
    }
    .frame .machine > .scene.scene.scene:not(.pair) {
      --under: 0px;
      --beside: 0px;
    }
    .stage {
      min-height: 0;
    }
    .frame:not(.page, .racing) .hero.of-map {
      margin-block-start: 0;
    }
  }
  @container light ${SLIMMEST} and (width < 298px) {
    .frame .caption {
      height: auto;
      min-height: calc(56px * var(--type));
    }
  }
  @container light (height < 218px) {
    .frame:not(.lesson) .caption,
    .hero > .below {
      display: none;
    }
  }
`;
