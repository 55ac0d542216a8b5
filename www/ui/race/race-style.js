/**
 * Styles of a race: a grid of lanes at one scale. Each lane has its picture, and beside it (in
 * small layouts below it) its name, counts and answer. Empty lines keep their height, so that
 * nothing moves when a lane finishes.
 */
import { css } from 'lit';
import { LARGE, LOW, LOWEST, NARROW, PHONE, SMALL, TIGHT } from '../kit/breakpoints.js';

export const raceStyle = css`
  .stage.race {
    display: flex;
    padding-block: var(--s-3) var(--s-2);
  }
  .lanes {
    --told: 146px;
    display: grid;
    flex: 1;
    grid-auto-rows: minmax(0, 1fr);
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 22px var(--s-4);
    min-width: 0;
    min-height: 0;
  }
  .lanes:is(.of-2, .of-4) {
    --told: 190px;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .lane {
    position: relative;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) var(--told);
    gap: 12px;
    min-width: 0;
    min-height: 0;
  }
  .of-3 > .lane {
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    gap: var(--s-3);
  }
  .lane .map.round > canvas {
    inset: -20px;
    width: calc(100% + 40px);
    height: calc(100% + 40px);
    pointer-events: none;
  }
  .told {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    min-width: 0;
  }
  .of-3 .told {
    grid-template-columns: minmax(max-content, 1fr) minmax(0, 1fr);
    gap: 0 var(--s-4);
    justify-self: center;
    width: min(100%, 330px);
  }
  .told p,
  .told dl,
  .told dd {
    margin: 0;
  }
  .told .note {
    line-height: 20px;
  }
  .pop {
    position: relative;
  }
  .pop > summary {
    list-style: none;
    cursor: pointer;
  }
  .pop > summary::-webkit-details-marker {
    display: none;
  }
  .head > summary {
    display: flex;
    align-items: center;
    gap: var(--s-2);
    width: fit-content;
    max-width: calc(100% + 30px);
    min-height: 26px;
    margin-inline-start: -4px;
    padding-inline: 4px;
    border-radius: 8px;
  }
  .head > summary:hover {
    background: var(--sunk);
  }
  .head > summary > svg {
    flex: none;
    width: 11px;
    margin-inline-start: -4px;
    color: var(--ink-2);
  }
  .lane-number {
    display: grid;
    flex: none;
    box-sizing: border-box;
    width: 19px;
    height: 19px;
    place-items: center;
    border: 1px solid var(--ink-2);
    border-radius: 50%;
    font-size: 12px;
    font-weight: 600;
    line-height: 1;
  }
  .head .name {
    font-size: calc(16px * var(--type));
    font-weight: 650;
    line-height: 1.15;
    white-space: nowrap;
  }
  .head .name.long {
    white-space: normal;
  }
  .head > .popover,
  .adding > .popover {
    z-index: 3;
    width: max-content;
    max-width: 300px;
  }
  .head > .popover {
    inset: calc(100% + 4px) auto auto 0;
  }
  .lane:nth-child(3) .head > .popover,
  .lane:nth-child(6) .head > .popover,
  .lanes:is(.of-2, .of-4) > .lane:nth-child(even) .head > .popover {
    inset-inline: auto 0;
  }
  .popover select.field {
    max-width: 180px;
  }
  .head .apart {
    display: none;
  }
  .rule {
    min-height: 20px;
    margin-block-end: var(--s-2);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .told dl > div {
    display: flex;
    flex-direction: column-reverse;
  }
  .told .also {
    flex-direction: row-reverse;
    align-items: baseline;
    justify-content: flex-end;
    gap: var(--s-1);
  }
  .told dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .told .count {
    font-size: calc(29px * var(--type));
    font-weight: 650;
    line-height: 34px;
    letter-spacing: -0.02em;
  }
  .of-2 .count {
    font-size: calc(40px * var(--type));
    line-height: 46px;
  }
  .ratio {
    min-height: 20px;
    color: var(--forward-ink);
    font-size: var(--t-0);
    font-weight: 600;
    line-height: 20px;
  }
  .ratio.measure {
    color: var(--ink-2);
  }
  .told .came {
    min-height: 42px;
    margin-block-start: 14px;
  }
  .came > p:first-child {
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: var(--t-1);
    line-height: 22px;
    white-space: nowrap;
  }
  .came b {
    font-weight: 600;
  }
  .came > p > svg {
    flex: none;
    width: 17px;
    height: 17px;
  }
  .came.best > p:first-child {
    color: var(--goal-ink);
  }
  .came:not(.best, .other) > p {
    white-space: normal;
  }
  /* The legend wraps to a second line, which is hidden, where the header has no room for it. */
  .race-ends {
    display: flex;
    flex: 0 100 auto;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--s-3);
    min-width: 118px;
    height: 48px;
    margin-inline-end: auto;
    overflow: hidden;
    color: var(--ink-2);
  }
  .race-ends > span {
    display: flex;
    align-items: center;
    gap: var(--s-2);
    height: 100%;
  }
  .race-key {
    display: grid;
    align-content: center;
    height: 100%;
    margin: 0;
    padding: 0;
    font-size: 12px;
    line-height: 16px;
    list-style: none;
    white-space: nowrap;
  }
  .race-key > li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  .race-key .mark {
    width: 11px;
    height: 11px;
    border-radius: 3px;
  }
  .race-key .mark.ring {
    border: 1.5px solid var(--ink-2);
    border-radius: 50%;
  }
  .top > .rules:has(+ .race-ends) {
    flex: 0 1 auto;
  }
  .racing .sentence strong:first-of-type {
    color: var(--forward-ink);
  }
  .racing .scrub {
    margin-block-end: 14px;
  }
  .racing .scrub canvas {
    height: calc(100% + 40px);
    inset-block-end: auto;
  }
  .racing .deck {
    row-gap: 0;
  }
  .race-tools {
    display: flex;
    align-items: center;
    gap: var(--s-5);
    min-width: 0;
  }
  .adding > summary {
    white-space: nowrap;
  }
  .sort {
    display: flex;
    align-items: center;
    gap: var(--s-2);
    color: var(--ink-2);
    white-space: nowrap;
  }
  .drawer .adding-fields {
    display: grid;
    gap: var(--s-2);
    max-width: 340px;
  }
  .adding-fields label {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-3);
  }
  .lane-counters {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--t-0);
    font-variant-numeric: tabular-nums;
  }
  .lane-counters :is(th, td) {
    padding: 2px var(--s-1);
    font-weight: 400;
    text-align: end;
  }
  .lane-counters th[scope='row'] {
    color: var(--ink-2);
    text-align: start;
  }

  @container light ${LARGE} {
    .racing .sentence {
      max-width: 1040px;
    }
    .racing .sentence.long {
      font-size: calc(19px * var(--type));
      line-height: calc(28px * var(--type));
    }
  }
  @container light ${LARGE} and ${NARROW} {
    .racing .sentence.long:lang(vi) {
      font-size: var(--t-1);
      line-height: calc(19px * var(--type));
    }
  }
  @container light (width < 1398px) {
    .race-tools .choose {
      display: none;
    }
  }
  @container light (width < 1248px) {
    .race-tools .sort {
      display: none;
    }
    .race-tools {
      gap: var(--s-3);
    }
  }
  @container light ${NARROW} {
    .race-ends {
      display: none;
    }
    .lanes {
      --told: 124px;
      gap: var(--s-4) var(--s-3);
    }
    .lanes:is(.of-2, .of-4) {
      --told: 150px;
    }
    .lane {
      gap: var(--s-3);
    }
    .told .count {
      font-size: calc(24px * var(--type));
      line-height: 28px;
    }
    .head .name {
      font-size: var(--t-1);
    }
    .came > p:first-child {
      font-size: var(--t-0);
    }
    .rule {
      margin-block-end: var(--s-1);
    }
    .told .came {
      margin-block-start: var(--s-2);
    }
  }
  /* Text as high as the discs of a low race. */
  @container light ${LARGE} and (height < 738px) {
    .lanes:is(.of-4, .of-5, .of-6) :is(.rule, .also, .ratio.measure) {
      display: none;
    }
    .lanes:is(.of-4, .of-5, .of-6) .head .apart {
      display: inline;
      font-size: var(--t-tick);
      font-weight: 400;
    }
    .lanes:is(.of-4, .of-5, .of-6) .head .name {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .lanes:is(.of-4, .of-5, .of-6) .told .came {
      margin-block-start: var(--s-1);
    }
    .racing .sentence.sentence {
      font-size: var(--t-1);
      line-height: calc(20px * var(--type));
    }
  }
  @container light ${LARGE} and ${TIGHT} {
    /* Only the plus sign is seen; a screen reader still reads the word. */
    .race-tools .adding .wide {
      position: absolute;
      clip-path: inset(50%);
      font-size: 1px;
    }
  }
  @container light ${SMALL} {
    .stage.race {
      padding-block: var(--s-1);
      overflow: auto;
    }
    .lanes.lanes,
    .lanes.lanes:is(.of-2, .of-4) {
      --told: 0px;
      gap: var(--s-1) var(--s-2);
    }
    .lane.lane,
    .of-3 > .lane {
      grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
      gap: 2px;
    }
    .lane .map.round > canvas {
      inset: -8px;
      width: calc(100% + 16px);
      height: calc(100% + 16px);
    }
    .told.told {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 var(--s-1);
      align-items: baseline;
      width: auto;
      justify-self: stretch;
    }
    .told > .head {
      grid-column: 1 / 3;
    }
    .head > summary {
      min-height: 24px;
    }
    .head .name {
      font-size: var(--t-0);
      white-space: nowrap;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .told :is(.rule, .also, .ratio, .came > .note, dt) {
      display: none;
    }
    .head .apart {
      display: inline;
      font-size: var(--t-tick);
      font-weight: 400;
    }
    .told .count {
      font-size: var(--t-2);
      line-height: 18px;
    }
    .told .came.came {
      min-height: 18px;
      margin: 0;
    }
    .came > p:first-child {
      gap: 2px;
      font-size: var(--t-tick);
    }
    .came > p > svg {
      width: 14px;
      height: 14px;
    }
    p.came {
      font-size: var(--t-tick);
    }
    .transport > .race-tools {
      display: none;
    }
  }
  @container light ${LOW} {
    .racing .deck :is(.sizes.narrow, .tempo) {
      display: none;
    }
    .racing .scrub {
      margin-block-end: 0;
    }
    .racing .scrub canvas {
      height: calc(100% + 20px);
    }
    .racing .caption {
      height: calc(44px * var(--type));
    }
  }
  @container light ${PHONE} {
    .stage.race {
      flex: 1 1 0;
      padding-block: 0;
    }
    .racing .rules {
      min-height: 0;
    }
    .racing .caption {
      min-height: 60px;
      padding-block: 0;
    }
    .racing .sentence.sentence {
      font-size: var(--t-0);
      line-height: 18px;
    }
    .lanes.lanes {
      grid-auto-rows: minmax(150px, 1fr);
      grid-template-columns: repeat(2, minmax(0, 1fr));
      row-gap: var(--s-1);
    }
    .lane.lane {
      gap: 0;
    }
    .lanes.of-2 {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container light ${LOWEST} {
    .stage.race .told > :not(dl) {
      display: none;
    }
    .stage .lanes.lanes {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      grid-template-columns: none;
    }
  }
`;
