/**
 * Styles of the main layout: stage, caption, timeline and one row of controls. The caption always
 * has two lines, so that nothing moves. In forced-colours mode, colours with a meaning stay and
 * selections get a frame.
 */
import { css } from 'lit';
import { LARGE, NARROW, TIGHT } from '../kit/breakpoints.js';

export const stageStyle = css`
  .frame {
    --edge: 40px;
    position: relative;
    display: flex;
    flex-direction: column;
    box-sizing: border-box;
    min-height: 0;
    padding: 0 var(--edge) 20px;
    outline: none;
    overflow: hidden auto;
  }
  .frame > *,
  .lower > * {
    flex: none;
  }
  .note {
    margin: 0;
    color: var(--ink-2);
    font-size: var(--t-0);
  }
  .subhead {
    margin: 0;
    font-size: var(--t-1);
    font-weight: 600;
  }
  .hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .end {
    margin-inline-start: auto;
  }
  canvas {
    display: block;
  }
  .stage {
    position: relative;
    display: grid;
    flex: 1 1 0;
    min-height: 200px;
    grid-template: minmax(0, 1fr) / minmax(0, 2fr) minmax(0, 3fr);
    gap: var(--s-5);
    padding-block: var(--s-2);
  }
  .machine,
  .hero {
    position: relative;
    min-width: 0;
    min-height: 0;
  }
  .machine {
    display: flex;
    flex-direction: column;
    gap: var(--s-2);
  }
  .heading {
    position: relative;
    flex: none;
    min-height: 44px;
  }
  .heading p {
    margin: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .heading .title {
    font-size: var(--t-2);
    font-weight: 600;
  }
  .title.stuck {
    color: var(--frontier-ink);
  }
  .title.done {
    color: var(--goal-ink);
  }
  .heading :is(.segments, .pencil) {
    position: absolute;
    inset: auto 0 0 auto;
  }
  .hero > .pencil {
    position: absolute;
    inset: auto 0 0 auto;
  }
  .machine > .map {
    flex: 1;
  }
  .hero {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) 152px;
    gap: var(--s-2) var(--s-5);
  }
  :is(.only-board, .only-map) .stage:not(.race) {
    grid-template-columns: minmax(0, 1fr);
  }
  .frame.only-board .stage > .of-map,
  .frame.only-map .stage > .of-board {
    display: none;
  }
  .legend {
    grid-area: 1 / 2 / span 2;
    display: flex;
    flex-direction: column;
    align-self: safe center;
    max-height: 100%;
  }
  /* Graph of a small space: the legend is one row below the graph, equally high at every step. */
  .graphed .hero.hero {
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  }
  .graphed .hero > .legend {
    /* A note that does not fit wraps into a hidden second row. */
    flex-flow: row wrap;
    grid-area: 2 / 1;
    gap: var(--s-2) var(--s-3);
    align-items: baseline;
    height: calc(28px * var(--type));
    overflow: hidden;
  }
  .graphed .hero > .legend dl {
    display: flex;
    flex-flow: row nowrap;
    gap: 0 var(--s-3);
    justify-content: start;
    height: auto;
  }
  .graphed .hero > .legend dl > div {
    display: flex;
    flex-direction: row;
    gap: 0 6px;
    align-items: baseline;
    padding: 0;
    white-space: nowrap;
  }
  .graphed .hero > .legend dt {
    display: contents;
  }
  .graphed .hero > .legend dd {
    font-size: calc(20px * var(--type));
  }
  .graphed .hero > .legend dt > :first-child {
    position: static;
    align-self: center;
  }
  .graphed .hero > .legend dt > :last-child {
    order: 1;
  }
  .graphed .hero > .legend dl > div:nth-child(4) dt > :last-child,
  .graphed .hero > .legend .note:nth-child(n + 2) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .graphed .hero > .legend .notes {
    display: block;
    flex: 1 0 auto;
    text-align: end;
    white-space: nowrap;
  }
  .graphed .hero > .legend .notes > .note {
    margin: 0;
    visibility: visible;
  }
  .map {
    position: relative;
    min-width: 0;
    min-height: 0;
    border-radius: var(--radius-s);
  }
  .map > canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    touch-action: pan-x pan-y;
  }
  .waiting {
    position: absolute;
    inset: 0;
    display: grid;
    margin: 0;
    place-items: center;
    color: var(--ink-2);
    text-align: center;
  }
  .legend dl {
    display: grid;
    gap: var(--s-4);
    margin: 0;
  }
  .legend dl > div {
    display: flex;
    flex-direction: column-reverse;
    padding-inline-start: 30px;
  }
  .legend dt {
    position: relative;
    color: var(--ink-2);
    font-size: var(--t-0);
  }
  .legend dd {
    min-height: 1lh;
    margin: 0;
    font-size: calc(22px * var(--type));
    font-weight: 600;
    line-height: 1.2;
    letter-spacing: -0.01em;
  }
  .legend dt > :first-child {
    position: absolute;
    inset: -23px auto auto -30px;
  }
  .legend > dl {
    flex: none;
  }
  .notes {
    display: flex;
    flex-flow: column wrap;
    min-height: 0;
    overflow: hidden;
  }
  .notes::before {
    width: 100%;
    content: '';
  }
  .notes > .note {
    width: 100%;
    margin-block-start: var(--s-5);
  }
  :is(.notes > .note, .parts dd, .keys dd, .stage .name, .came .note):lang(zh) {
    overflow-wrap: break-word;
    word-break: keep-all;
  }
  .mark {
    box-sizing: border-box;
    width: 17px;
    height: 17px;
    border-radius: 4px;
  }
  .mark.unseen {
    background: var(--unseen);
  }
  .mark.expanded {
    background: var(--expanded);
  }
  .mark.frontier {
    border: 2px solid var(--frontier);
    background: color-mix(in srgb, var(--frontier) 28%, transparent);
  }
  .mark.goal {
    background: var(--goal);
    clip-path: polygon(
      50% 0%,
      62% 35%,
      98% 35%,
      69% 57%,
      79% 91%,
      50% 70%,
      21% 91%,
      31% 57%,
      2% 35%,
      38% 35%
    );
  }
  /* A line with one bend. */
  .mark.path {
    background: var(--ink);
    border-radius: 0;
    clip-path: polygon(0% 78%, 38% 30%, 62% 52%, 88% 12%, 100% 22%, 64% 76%, 40% 54%, 12% 90%);
  }
  .lower {
    display: contents;
  }
  .caption {
    display: flex;
    gap: var(--s-5);
    justify-content: space-between;
    height: calc(66px * var(--type));
    padding-block-start: var(--s-2);
  }
  .sentence {
    flex: 1;
    max-width: 960px;
    margin: 0;
    overflow: hidden;
    font-size: var(--t-3);
    line-height: calc(33px * var(--type));
    text-wrap: pretty;
    unicode-bidi: plaintext;
  }
  .sentence strong {
    font-weight: 650;
  }
  .sentence a {
    color: var(--ink);
  }
  .sentence code {
    font-family: ui-monospace, monospace;
    font-size: 0.9em;
  }
  .sentence:is(.new, .stuck) strong {
    color: var(--frontier-ink);
  }
  .sentence:is(.goal, .done) strong {
    color: var(--goal-ink);
  }
  .sentence.back strong {
    color: var(--backward-ink);
  }
  .sentence.long {
    font-size: var(--t-2);
    line-height: calc(22px * var(--type));
  }
  .counter {
    flex: none;
    text-align: end;
    white-space: nowrap;
  }
  .counter input {
    display: block;
    box-sizing: border-box;
    width: calc(var(--digits, 6) * 0.62em + 20px);
    min-width: 100%;
    padding: 0 4px;
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    color: var(--ink);
    font: 600 var(--t-4) / 1.286 var(--font);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    text-align: end;
  }
  .counter input:hover {
    background: var(--sunk);
  }
  .deck {
    display: grid;
    gap: var(--s-4);
  }
  .scrub {
    position: relative;
    height: 36px;
    margin-block-start: 20px;
    border-radius: 6px;
    cursor: pointer;
    touch-action: pan-y;
  }
  .scrub canvas {
    position: absolute;
    inset: -20px 0 0;
    width: 100%;
    height: calc(100% + 20px);
  }
  .scrub span {
    position: absolute;
    inset: -20px 0 100%;
  }
  .scrub input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    pointer-events: none;
  }
  .transport {
    display: flex;
    align-items: center;
    gap: var(--s-5);
    min-height: 64px;
  }
  .buttons,
  .tools {
    display: flex;
    align-items: center;
    gap: var(--s-3);
  }
  .tools {
    position: absolute;
    inset: auto var(--edge) 30px auto;
  }
  .outer {
    display: contents;
  }

  @container light ${LARGE} and (width >= 1278px) {
    .sentence.long:not(.longer) {
      font-size: var(--t-3);
      line-height: calc(33px * var(--type));
    }
  }
  @container light ${NARROW} {
    .frame {
      --edge: 24px;
    }
    .hero {
      grid-template-columns: minmax(0, 1fr) 124px;
      gap: var(--s-2) var(--s-3);
    }
    .legend dd {
      font-size: calc(20px * var(--type));
    }
    .transport {
      gap: var(--s-3);
    }
    .sentence {
      font-size: calc(20px * var(--type));
      line-height: calc(29px * var(--type));
    }
    .sentence.long {
      font-size: var(--t-1);
      line-height: calc(20px * var(--type));
    }
  }
  @container light ${TIGHT} {
    .tempo summary .note,
    .deck .tempo .wide {
      display: none;
    }
    :is(.transport, .tools) {
      gap: var(--s-2);
    }
  }
  @container light ${LARGE} and ${TIGHT} {
    .sentence.wordy:not(.long) {
      font-size: var(--t-2);
      line-height: calc(22px * var(--type));
    }
    .frame:has(.with-stops) .more .wide {
      display: none;
    }
    .frame:has(.with-stops) .button.more {
      padding: 0;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .button,
    .segments label {
      transition: background-color 0.12s;
    }
  }
  @media (forced-colors: active) {
    :is(.probe, .mark) {
      forced-color-adjust: none;
    }
    .segments label:has(:checked),
    .button[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;
