/**
 * Styles of the panel beside the table.
 *
 * The proof consists of the question, the moves and the conclusion. The answer section replaces the
 * proof at the end. On phones the line about a cell stands under the table; on low screens the
 * proof is reduced to the current move and the conclusion. With a large font size, lines wrap and
 * the panel scrolls.
 */
import { css } from 'lit';
import {
  LOW,
  NARROW,
  PHONE,
  SHORT_PHONE,
  SLIM,
  SMALL,
  TIGHT,
} from '../../../ui/kit/breakpoints.js';

export const winLoseStyle = css`
  .games {
    --win-ink: color-mix(in srgb, var(--win) 74%, var(--ink));
    --lose-ink: color-mix(in srgb, var(--lose) 72%, var(--ink));
    --amber: color-mix(in srgb, var(--frontier) 24%, var(--card));
    --hatched: repeating-linear-gradient(
      -45deg,
      color-mix(in srgb, var(--lose) 34%, var(--card)) 0 2px,
      color-mix(in srgb, var(--lose) 6%, var(--card)) 2px 5px
    );
  }
  .games .title {
    padding-inline-end: 180px;
    font-size: calc(28px * var(--type));
    line-height: 1.2;
    letter-spacing: -0.02em;
  }
  .games .map > canvas {
    display: none;
  }
  .panel {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    gap: var(--s-3);
    padding: 2px;
    overflow: auto;
  }
  .panel > * {
    flex: none;
  }
  .panel p {
    margin: 0;
  }
  .panel .position {
    max-width: 100%;
  }
  .panel .subhead {
    white-space: normal;
  }
  .panel .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-1) var(--s-2);
  }
  .panel ol {
    display: flex;
    flex-direction: column;
    gap: var(--s-1);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .panel .move {
    margin-inline-end: auto;
  }
  .panel.why {
    overflow: hidden;
  }
  .asks {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    justify-content: space-between;
    height: 38px;
    color: var(--ink-2);
    line-height: 1.25;
  }
  .listed {
    position: relative;
    flex: 1 1 0;
    min-height: 80px;
    padding: 2px;
    overflow: auto;
  }
  .listed .subhead {
    margin-block: var(--s-3) var(--s-1);
  }
  .panel .cards {
    gap: var(--s-2);
  }
  /* A list of 50 moves changes with each step: cards that are out of sight are not laid out. The padding is room for the
     focus ring, which would be cut at the edge. */
  .cards .far {
    margin: -4px;
    padding: 4px;
    content-visibility: auto;
    contain-intrinsic-size: auto 68px;
  }
  .cards button {
    display: grid;
    grid-template: auto auto / auto minmax(0, 1fr);
    gap: 2px var(--s-3);
    box-sizing: border-box;
    width: 100%;
    padding: 7px 18px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: color-mix(in srgb, var(--card) 60%, transparent);
    color: var(--ink-2);
    font: var(--t-0) / 1.35 var(--font);
    text-align: start;
    cursor: pointer;
  }
  .cards button:hover {
    border-color: var(--control-line);
  }
  .cards .name {
    color: var(--ink);
    font-size: var(--t-1);
    font-weight: 600;
  }
  .cards .value {
    font-size: var(--t-1);
    font-weight: 500;
  }
  .cards :is(.value, .sooner) {
    text-align: end;
  }
  .cards span:not(.hidden, .name, .value) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .cards .name {
    white-space: nowrap;
  }
  .cards .move {
    grid-area: 2 / 1;
    margin: 0;
  }
  .cards .sooner {
    grid-area: 2 / 1 / auto / -1;
  }
  .value.wins {
    color: var(--win-ink);
  }
  .value.loses {
    color: var(--lose-ink);
  }
  .cards .now button {
    padding: 6px 17px;
    border: 2px solid var(--ink);
    background: var(--card);
  }
  .cards .now .value {
    font-weight: 600;
  }
  .cards :is(.ahead, .spared) button {
    border: 1px dashed var(--control-line);
    background: none;
  }
  .cards .spared .name {
    color: var(--ink-2);
    font-weight: 500;
    text-decoration: line-through;
  }
  .panel em {
    margin-inline-end: var(--s-2);
    color: var(--ink);
    font-style: normal;
    font-weight: 600;
    white-space: nowrap;
  }
  .so {
    box-sizing: border-box;
    height: 94px;
    overflow: auto;
    padding: 9px 18px;
    line-height: 1.3;
    border: 1px solid transparent;
    border-radius: var(--radius);
  }
  .so strong {
    display: block;
    color: var(--ink);
    font-size: calc(20px * var(--type));
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  .so.wins {
    background: color-mix(in srgb, var(--win) 18%, var(--card));
  }
  .so.loses {
    border-color: var(--lose);
    background: color-mix(in srgb, var(--lose) 9%, var(--card));
  }
  .so.open {
    border: 1px dashed var(--control-line);
  }
  .panel .line {
    flex-flow: row wrap;
    align-items: center;
  }
  .line li:not(:first-child)::before {
    margin-inline-end: var(--s-1);
    color: var(--ink-2);
    content: '→' / '';
  }
  .games .ended .number {
    font-size: min(calc(80px * var(--type)), 17cqw);
  }
  .games .ended .unit {
    font-size: calc(28px * var(--type));
  }
  .finale .line {
    color: var(--ink-2);
    font-size: var(--t-0);
  }

  @container light ${NARROW} {
    .games .title {
      padding-inline-end: 172px;
      font-size: calc(20px * var(--type));
    }
    .cards button:has(em) .move {
      display: none;
    }
    .cards button:has(em) .sooner {
      grid-column: 1 / -1;
    }
    .so {
      height: 120px;
    }
  }
  @container light ${TIGHT} {
    .cards :is(.name, .value) {
      font-size: var(--t-tick);
    }
    .games .heading .title {
      font-size: var(--t-0);
    }
  }
  @container light ${SMALL} {
    .cards button {
      padding: 6px 11px;
    }
    .cards .now button {
      padding: 5px 10px;
    }
    .games .heading {
      display: block;
    }
    .panel {
      gap: var(--s-2);
    }
    .panel .position,
    .cards .sooner em {
      display: none;
    }
  }
  @container light ${LOW} {
    .games .heading > .title {
      display: none;
    }
    .games .heading .segments {
      position: static;
    }
    .asks {
      height: 22px;
      font-size: var(--t-0);
    }
    .listed {
      min-height: 44px;
    }
    .so {
      height: 82px;
      padding: 8px 12px;
      font-size: var(--t-0);
    }
    .so strong {
      font-size: var(--t-2);
    }
    .games .ended .number {
      font-size: calc(44px * var(--type));
    }
    .games .ended .unit {
      font-size: var(--t-2);
    }
  }
  @container light ${SLIM} {
    .cards button {
      grid-template: auto / minmax(0, 1fr);
    }
    .cards :is(.value, .move, .sooner) {
      grid-area: auto;
      text-align: start;
    }
    .so {
      height: 118px;
    }
  }
  @container light ${PHONE} {
    .hero:has(> .pencil) .legend {
      padding-block-end: 58px;
    }
    .hero > .pencil {
      inset-block-end: 26px;
    }
    .games .heading {
      min-height: 38px;
    }
    .games .heading .note,
    .asks p {
      display: none;
    }
    .panel {
      position: static;
      box-sizing: border-box;
      height: 320px;
    }
    .panel.why {
      height: clamp(94px, 100cqh - 608px, 150px);
    }
    .panel.ended {
      height: auto;
      min-height: clamp(94px, 100cqh - 608px, 150px);
    }
    .games .panel.ended > .ending :is(.number, .unit) {
      font-size: var(--t-1);
    }
    .panel.ended :is(.over, .note, .line) {
      display: none;
    }
    .games .heading .title {
      padding-inline-end: 168px;
      font-size: var(--t-1);
      line-height: 1.25;
      white-space: normal;
    }
    .games .hero > .below {
      grid-column: 1 / -1;
    }
    .games .legend {
      grid-row: 1;
    }
    .asks {
      height: auto;
    }
    .listed {
      min-height: 60px;
    }
    .so {
      height: 76px;
      padding: 6px 12px;
    }
    .so strong {
      font-size: var(--t-1);
    }
    .so p {
      font-size: var(--t-0);
    }
    .stage.games > .hero {
      flex: 1 0 200px;
      max-height: none;
    }
    .stage.games > .machine {
      flex: none;
      min-height: 0;
    }
    @container light ${SHORT_PHONE} {
      .panel.why {
        height: 94px;
      }
      .panel.ended {
        gap: 2px;
        min-height: 94px;
        padding-block: 0;
      }
      .panel.ended > .finale {
        padding-block-start: 1px;
      }
      .panel.ended > .finale .button {
        min-height: 32px;
        padding-block: 0;
      }
      .panel.why {
        gap: 2px;
        padding: 0 0 36px;
      }
      .frame:not(.lesson) .stage:has(.why) > .machine > .heading {
        position: absolute;
        inset: auto 0 0 auto;
      }
      .lesson .panel.why,
      .why .cards:has(.now) > :not(.now),
      .frame:not(.lesson) .stage:has(.why) > .machine .title {
        display: none;
      }
      .why > .listed {
        min-height: 0;
        padding: 0;
      }
      .stage.games > .hero {
        flex-basis: 156px;
        grid-template-rows: minmax(0, 1fr) auto;
      }
      .stage:has(.why, .ended) > .hero > .below,
      .stage > .machine.of-map.with-answer > .heading {
        display: none;
      }
    }
  }
  .large .games .heading {
    display: flex;
    flex-wrap: wrap;
  }
  .large .games .heading > p {
    padding: 0;
    white-space: normal;
  }
  .large .games .heading > .note {
    flex: 1 0 100%;
  }
  .large .games .heading .segments {
    position: static;
  }
  .large :is(.asks, .so) {
    height: auto;
  }
  .large .panel.why {
    overflow: auto;
  }
  .large .listed {
    position: static;
    flex: none;
    overflow: visible;
  }
  .large .cards button {
    grid-template: none / minmax(0, 1fr);
  }
  .large .cards span:not(.hidden) {
    grid-area: auto;
    text-align: start;
    white-space: normal;
  }
`;
