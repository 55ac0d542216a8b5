/**
 * Styles of the compact layout: article columns, slides, tablets. Board and map stand side by side
 * above one bar with timeline and buttons; rarer controls are in the "More" drawer. In low
 * elements, text and rows shrink before the picture does.
 */
import { css } from 'lit';
import { BETWEEN, HALF, LOW, LOWEST, SLIM, SLIMMEST, SMALL } from '../kit/breakpoints.js';

export const compactStyle = css`
  @container light ${LOW} {
    .frame {
      padding-block-end: 8px;
    }
    .top {
      height: calc(38px * var(--type));
    }
    .page > .top {
      height: 48px;
    }
    .top .field {
      min-height: 34px;
    }
    .rules,
    .deck :is(.sizes, .tempo) {
      display: none;
    }

    .stage {
      gap: var(--s-4);
      min-height: 96px;
      padding-block: 0 var(--s-1);
    }
    .heading {
      min-height: 0;
    }
    .heading > .note,
    .heading > .title:not(.stuck, .done) {
      display: none;
    }
    .heading .title {
      font-size: var(--t-1);
    }
    .machine > .heading > .pencil {
      inset: 0 0 auto auto;
      z-index: 1;
    }
    /*
     * The heading takes no height here, because the edit button stands beside the board, not above
     * it.
     */
    .frame:not(.only-board) .machine:has(> .heading > .pencil) {
      --pencil: 36px;
    }
    .hero {
      grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    }
    .stage.games {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    .frame:not(.only-board) .machine > .scene:not(.pair, .ended) {
      --under: 0px;
      flex-direction: column;
      gap: var(--s-2);
    }
    .frame:not(.only-board) .machine > .scene.gives:not(.pair, .ended) {
      --under: 56px;
    }
    .frame:not(.only-board) .machine > .scene:not(.pair, .ended) > .place > .board {
      width: min(
        100cqw - var(--pencil, 0px),
        (100cqh - var(--under)) * var(--columns, 1) / var(--rows, 1)
      );
    }
    .frame:not(.only-board) .machine > .scene:not(.pair, .ended) > .result {
      flex: none;
      width: 100%;
      height: 48px;
    }
    .below {
      min-height: 0;
    }
    .legend {
      grid-area: 2 / 1;
      min-width: 0;
    }
    .legend dl {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--s-3);
      justify-content: center;
    }
    .legend dl > div {
      display: block;
      white-space: nowrap;
    }
    .caption {
      height: calc(54px * var(--type));
      padding-block-start: 2px;
    }
    .deck {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      gap: var(--s-3);
      min-height: 56px;
    }
    .transport {
      order: -1;
      gap: var(--s-2);
      min-height: 0;
    }
    .buttons {
      gap: var(--s-1);
    }
    .button.round {
      min-width: 40px;
      min-height: 40px;
    }
    .button.play {
      min-width: 52px;
      min-height: 52px;
    }
    .scrub {
      height: 28px;
      margin-block-start: 16px;
    }
    .tools {
      inset: auto var(--edge) 16px auto;
      gap: var(--s-2);
    }
    .frame:not(.page) .deck {
      padding-inline-end: 96px;
    }
    .frame:not(.page):is(.framed, .racing) .deck {
      padding-inline-end: 48px;
    }
    .page .tools {
      position: static;
      margin-inline-start: auto;
    }
    .modes + .tools {
      margin-inline-start: 0;
    }
  }
  @container light ${SMALL} {
    .sentence.wordy {
      font-size: var(--t-1);
      line-height: calc(18px * var(--type));
    }
    .sentence.long {
      font-size: var(--t-0);
      line-height: calc(17px * var(--type));
    }
  }
  @container light ${SLIM} {
    .legend dd,
    .machine.machine > .heading > .title {
      display: none;
    }
    .backtracking .below {
      min-height: min(75px, 19cqh);
    }
  }
  @container light ${HALF} {
    .frame:not(.page, .racing) .hero.of-map {
      margin-block-start: calc(-30px * var(--type));
    }
    /* Without a header there is nothing beside which the map could stand. */
    :host([controls='none']) .hero.of-map.of-map,
    .frame.no-menus .hero.of-map.of-map {
      margin-block-start: 0;
    }
  }
  @container light ${BETWEEN} {
    .frame:not(.only-board) .stage.graphed:not(:has(.with-answer, .with-pair)) {
      grid-template-columns: minmax(0, 1fr);
    }
    .frame:not(.only-board) .graphed > .machine:not(.with-answer, .with-pair) {
      display: none;
    }
    .frame:not(.page, .racing) .graphed > .hero.of-map {
      margin-block-start: 0;
    }
  }
  @container light ${LOWEST} {
    .frame {
      padding-block-end: 4px;
    }
    .top {
      height: 32px;
    }
    .page > .top {
      height: 44px;
    }
    .caption {
      height: calc(42px * var(--type));
      padding: 0;
    }
    /* Films of one width beside each other have letters of one size. */
    .sentence.sentence:not(.longest) {
      font-size: var(--t-1);
      line-height: calc(20px * var(--type));
    }
    .sentence.longest {
      font-size: max(12px, 12.5px * var(--type));
      line-height: calc(14px * var(--type));
    }
    .deck {
      min-height: 48px;
    }
    .button.play {
      min-width: 46px;
      min-height: 46px;
    }
    .tools {
      inset-block-end: 8px;
    }
  }
  @container light ${LOWEST} and (width < 798px) {
    .caption {
      height: calc(48px * var(--type));
    }
    .sentence.sentence:not(.longest) {
      font-size: calc(13px * var(--type));
      line-height: calc(16px * var(--type));
    }
  }
  @container light ${SLIMMEST} {
    .caption {
      height: calc(56px * var(--type));
    }
    .sentence.sentence:not(.wordy) {
      font-size: var(--t-0);
      line-height: calc(18px * var(--type));
    }
    .sentence.sentence.wordy {
      font-size: max(12px, 12.5px * var(--type));
      line-height: calc(14px * var(--type));
    }
    .legend,
    .full,
    .games .heading .segments,
    .machine > .scene.gives > .result {
      display: none;
    }
    .frame:not(.only-board) .machine > .scene.gives:not(.pair, .ended) {
      --under: 0px;
    }
    .deck {
      gap: var(--s-2);
    }
    .frame:not(.page, .racing) .deck {
      padding-inline-end: 48px;
    }
  }
  @container light ${SLIMMEST} and (min-height: 378px) {
    .caption {
      height: calc(76px * var(--type));
    }
    .sentence.sentence.wordy {
      font-size: calc(13px * var(--type));
      line-height: calc(15px * var(--type));
    }
  }
  @container light ${LOW} {
    :host([controls='mini']) .frame:not(.page) .deck {
      padding-inline-end: 48px;
    }
  }
`;
