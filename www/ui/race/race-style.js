/**
 * Styles of a race: lanes side by side at one scale, in pairs in narrow layouts. A lane keeps its
 * height when its result appears. Where phones show two rows of lanes, only the main counter is
 * shown; the compact layout scrolls.
 */
import { css } from 'lit';
import {
  LOW,
  LOWEST,
  NARROW,
  PHONE,
  SHORT_PHONE,
  SLIM,
  SLIMMEST,
  SMALL,
} from '../kit/breakpoints.js';

export const raceStyle = css`
  .stage.race {
    display: flex;
    flex-direction: column;
    gap: var(--s-3);
  }
  .headline p {
    margin: 0;
  }
  .display {
    font-size: clamp(calc(24px * var(--type)), 4.2cqw, calc(54px * var(--type)));
    font-weight: 650;
    line-height: 1.1;
    letter-spacing: -0.03em;
  }
  .lanes {
    display: grid;
    flex: 1;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s-3) var(--s-6);
    min-height: 0;
  }
  .lane {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) 248px;
    gap: var(--s-4);
    min-height: 150px;
  }
  .lane + .lane::before {
    position: absolute;
    inset: 0 auto 0 calc(var(--s-6) / -2);
    border-inline-start: 1px solid var(--line);
    content: '';
  }
  .told {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--s-3);
  }
  .told > p:not(.seeks) {
    min-height: 2lh;
    margin: 0;
  }
  .told .head {
    display: flex;
    align-items: center;
    gap: var(--s-2);
  }
  .pick {
    position: relative;
    flex: 1;
    min-width: 0;
  }
  .pick > select {
    width: 100%;
  }
  .picked {
    display: none;
  }
  .tallies {
    display: grid;
    gap: var(--s-2);
    margin: 0;
  }
  .tallies > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--s-2);
  }
  .tallies dt {
    order: 1;
    flex: 1 0 100%;
    color: var(--ink-2);
    font-size: var(--t-0);
  }
  .tallies dd {
    margin: 0;
    font-size: calc(22px * var(--type));
    font-weight: 600;
    line-height: 1.2;
  }
  .tallies > :first-child dd:not(.note) {
    font-size: calc(40px * var(--type));
    letter-spacing: -0.02em;
  }
  .tallies dd.note {
    font-size: var(--t-0);
    font-weight: 400;
  }
  .choices {
    align-items: center;
  }
  .lanes.of-3 {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  .lanes.of-4 {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  :is(.of-3, .of-4) .lane {
    grid-template: minmax(120px, 1fr) auto / minmax(0, 1fr);
  }
  :is(.of-3, .of-4) .tallies {
    grid-template-columns: repeat(2, auto);
    justify-content: start;
    gap: 0 var(--s-4);
  }
  :is(.of-3, .of-4) .tallies > :first-child dd:not(.note) {
    font-size: calc(22px * var(--type));
  }
  @container light ${NARROW} {
    .lanes.lanes {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .lane,
    :is(.of-3, .of-4) .lane {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr) 172px;
      gap: var(--s-3);
    }
    .told {
      gap: var(--s-2);
    }
    .tallies > :first-child dd:not(.note) {
      font-size: calc(28px * var(--type));
    }
    :is(.of-3, .of-4) .lane {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
    }
  }
  @container light ${SMALL} {
    .lane,
    :is(.of-3, .of-4) .lane {
      grid-template: minmax(120px, 1fr) auto / minmax(0, 1fr);
    }
    .lanes {
      gap: var(--s-2);
    }
    .lane + .lane::before {
      inset-inline-start: calc(var(--s-2) / -2);
    }
    .told .head {
      gap: var(--s-1);
    }
    .picked {
      display: flex;
      align-items: center;
      justify-content: space-between;
      box-sizing: border-box;
      min-height: 40px;
      padding: 2px 2px 2px var(--s-2);
      border: 1px solid var(--line);
      border-radius: 9px;
      background: var(--card);
      font-size: var(--t-0);
      line-height: 1.15;
      overflow-wrap: anywhere;
    }
    .picked > svg {
      flex: none;
    }
    .pick > select {
      position: absolute;
      inset: 0;
      height: 100%;
      opacity: 0;
      cursor: pointer;
    }
    .pick:has(:focus-visible) > .picked {
      outline: 3px solid var(--accent);
      outline-offset: 2px;
    }
    .tallies > :first-child dd:not(.note) {
      font-size: calc(22px * var(--type));
    }
    .told-too,
    .headline .note {
      display: none;
    }
    .stage.race {
      overflow: auto;
    }
  }
  @container light ${PHONE} {
    .stage.race {
      flex: 1 1 0;
    }
    .race > * {
      flex: none;
    }
    .race > .lanes {
      flex: 1 0 auto;
    }
    .lane {
      grid-template-rows: minmax(120px, 1fr) auto;
      gap: var(--s-2);
      min-height: 0;
    }
    .told,
    .tallies {
      gap: 2px;
    }
    .lanes .tallies > div > dd:not(.note) {
      font-size: var(--t-2);
    }
    :is(.of-3, .of-4) .lane {
      grid-template-rows: minmax(72px, 1fr) auto;
      gap: var(--s-1);
    }
    :is(.of-3, .of-4) .tallies {
      grid-template-columns: minmax(0, 1fr);
    }
    :is(.of-3, .of-4) .tallies > :not(:first-child) {
      display: none;
    }
    :is(.of-3, .of-4) .tallies dt {
      flex: none;
    }
    :is(.of-3, .of-4) .told .picked {
      min-height: 34px;
    }
  }
  @container light ${SHORT_PHONE} {
    .frame.racing .rules,
    .lanes .tallies > :nth-child(n + 3),
    .told > p > .note {
      display: none;
    }
    .stage.race {
      gap: var(--s-1);
      padding-block: 0;
    }
    .lane {
      grid-template-rows: minmax(92px, 1fr) auto;
      gap: var(--s-1);
    }
    .told .picked,
    .choices .button {
      min-height: 32px;
    }
    .choices {
      gap: var(--s-1) var(--s-2);
    }
  }
  @container light ${LOW} {
    .racing .deck :is(.sizes.narrow, .tempo) {
      display: block;
    }
    .stage.race {
      gap: var(--s-2);
    }
    .race > * {
      flex: none;
    }
    .race > .lanes {
      flex: 1 0 auto;
    }
    .lanes .lane {
      grid-template-rows: minmax(88px, 1fr) auto;
      gap: var(--s-1);
      min-height: 0;
    }
    .lane .tallies > :not(:first-child) {
      display: none;
    }
    .race .display {
      font-size: var(--t-2);
    }
    .lanes .told {
      gap: 2px;
    }
    .told .picked,
    .choices :is(.button, .field) {
      min-height: 32px;
    }
    .lanes .tallies > :first-child dd:not(.note) {
      font-size: var(--t-2);
    }
    .lanes .tallies dt {
      flex: none;
    }
  }
  @container light ${SLIM} {
    .racing .tempo summary :is(.note, .wide) {
      display: none;
    }
  }
  @container light ${SLIMMEST} {
    .racing .deck :is(.sizes.narrow, .tempo) {
      display: none;
    }
  }
  @container light ${LOWEST} {
    .race > .headline,
    .race > .choices,
    .lanes .told > :not(.tallies) {
      display: none;
    }
    .stage .lanes {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      grid-template-columns: none;
      min-height: 0;
    }
    .stage .lanes .lane {
      grid-template-rows: minmax(24px, 1fr) auto;
    }
    .race > .lanes {
      flex-shrink: 1;
    }
  }
`;
