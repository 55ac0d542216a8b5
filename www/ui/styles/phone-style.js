/**
 * Styles of the phone layout: rules, map, board, caption, and controls at the bottom. Map and board
 * share the remaining height; when it is scarce, the result of the move is hidden first, then the
 * rules.
 */
import { css } from 'lit';
import { PHONE, SHORT_PHONE, SLIM_PHONE } from '../kit/breakpoints.js';

export const phoneStyle = css`
  @container light ${PHONE} {
    .wide,
    .outer,
    .full,
    .sizes:not(.narrow),
    .transport.with-stops > :is(.sizes, .tempo) {
      display: none;
    }
    .narrow {
      display: block;
    }
    .frame {
      padding-block-end: 0;
    }
    .top {
      flex-wrap: wrap;
      gap: 6px var(--s-1);
      height: auto;
      padding-block: 6px;
    }
    .what {
      flex: 1 1 0;
      min-width: 0;
    }
    .page .how {
      display: none;
    }
    .what > .button.menu {
      min-width: 0;
      margin-inline-end: auto;
      /* A long name is cut before the buttons beside it wrap. */
      flex: 1 1 96px;
      max-width: max-content;
      padding-inline: var(--s-2) 6px;
    }
    .menu > span {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .what > .button.menu:has(+ .hard) {
      margin-inline-end: 0;
    }
    .what > .hard {
      display: inline-flex;
      margin-inline: var(--s-1) auto;
    }
    .modes .field {
      padding-inline: 6px 2px;
      font-size: var(--t-0);
    }
    .tools {
      position: static;
      gap: var(--s-1);
    }
    .button.more {
      min-width: 44px;
      min-height: 44px;
      padding: 0;
    }
    .rules {
      display: -webkit-box;
      order: 1;
      flex: 1 0 100%;
      max-height: 38px;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      line-height: 19px;
      white-space: normal;
    }
    :where(.page) .rules {
      min-height: 38px;
    }
    .page .what {
      display: contents;
    }
    /* The algorithm begins the second row, also if its name is short. */
    .page > .top:has(.what > .wide)::before {
      content: '';
      order: 1;
      flex: 0 0 100%;
    }
    /* The break above is a row of its own, with a gap. */
    .page .what > .wide,
    .page .what:has(> .wide) ~ .rules {
      margin-block-start: -6px;
    }
    .page .what > .wide {
      display: block;
      order: 1;
      flex: 0 1 auto;
      max-width: 52%;
      margin-inline-end: var(--s-1);
    }
    .page .what > .wide .field {
      width: auto;
      max-width: 100%;
      min-height: 0;
      height: 38px;
      field-sizing: content;
      padding-inline: 6px 2px;
      font-size: var(--t-0);
    }
    .page .what > .wide .guides {
      display: none;
    }
    .page .what:has(> .wide) ~ .rules {
      flex: 1 1 0;
      -webkit-line-clamp: 3;
      font-size: var(--t-tick);
      line-height: 1.15;
    }
    .rules.greeting {
      color: var(--ink);
      font-weight: 600;
    }
    .greeting + .rules {
      display: none;
    }
    .stage {
      --fixed: 355px;
      --board: 0.42;
      gap: var(--s-3);
      --room: max(100cqb - var(--fixed), 190px);
      display: flex;
      flex: 1 0 auto;
      flex-direction: column;
    }
    .stage.graphed {
      --board: 0.3;
    }
    .graphed .hero.hero {
      max-height: none;
    }
    .graphed .hero > .legend .notes {
      display: none;
    }
    /* Two rows: the length of the answer does not fit beside three counts. */
    .graphed .hero > .legend {
      height: calc(52px * var(--type));
    }
    .graphed .hero > .legend dl {
      flex-wrap: wrap;
      max-width: 100%;
    }
    .stage:has(.hero > .below) {
      --fixed: 385px;
    }
    :host([controls='none']) .stage {
      --fixed: 140px;
    }
    .hero {
      flex: 99 0 100px;
      gap: var(--s-1);
      max-height: calc(73cqw + 30px);
      grid-template-columns: minmax(0, 1fr) 88px;
    }
    .legend {
      grid-area: 1 / 2 / span 2;
      align-self: stretch;
    }
    .legend dl {
      flex-direction: column;
      gap: 2px;
      justify-content: space-evenly;
      height: 100%;
    }
    .legend dl > div {
      display: flex;
      white-space: normal;
    }
    .legend dd {
      font-size: var(--t-1);
      line-height: 1.15;
    }
    .legend dt {
      display: flex;
      align-items: center;
      line-height: 1.15;
    }
    .machine {
      order: 1;
      flex: 1 0 auto;
      min-height: calc(var(--room) * var(--board));
    }
    .heading {
      display: none;
    }
    .hero > .below {
      min-height: 0;
    }
    .machine.of-board:not(.with-pair) {
      display: grid;
      grid-template: auto minmax(0, 1fr) auto / auto minmax(0, 1fr);
      gap: var(--s-1) var(--s-3);
    }
    .machine > .scene:not(.pair) {
      display: contents;
      container-type: normal;
    }
    .machine > .scene:not(.pair) .board {
      grid-area: 1 / 1 / span 3;
      width: min(46cqw, var(--room) * var(--board) * var(--columns, 1) / var(--rows, 1));
    }
    .machine.of-board > .heading {
      display: flex;
      grid-area: 1 / 2;
      align-items: center;
      min-height: 28px;
    }
    .machine > .heading > .note {
      display: none;
    }
    .machine.of-board > .heading > .title {
      flex: 1;
      font-size: var(--t-0);
      line-height: 1.2;
      white-space: normal;
    }
    .heading > .pencil {
      position: static;
      min-width: 28px;
      min-height: 28px;
    }
    .machine > .scene > .result {
      grid-area: 2 / 2;
      width: auto;
    }
    .machine.of-board:not(.with-pair) > .below {
      grid-area: 3 / 2;
      min-width: 0;
      min-height: 0;
    }
    .frame.only-map .hero {
      max-height: none;
    }
    .frame.only-board .machine.of-board:not(.with-pair) {
      grid-template: minmax(0, 1fr) auto auto / minmax(0, 1fr);
    }
    .frame.only-board .machine > .heading {
      display: none;
    }
    .frame.only-board .machine > .scene:not(.pair) .board {
      grid-area: 1 / 1;
      width: min(100cqw - 32px, var(--room) * 0.62 * var(--columns, 1) / var(--rows, 1));
    }
    .frame.only-board .machine > .scene > .result,
    .frame.only-board .machine.of-board:not(.with-pair) > .below {
      grid-area: auto / 1;
    }
    .hint {
      flex-wrap: wrap;
      gap: var(--s-2);
    }
    .machine > .scene.ended .board {
      grid-row: 1 / span 2;
      width: min(30cqw, var(--room) * 0.18);
    }
    .machine.of-board.with-answer > .below {
      grid-column: 1 / span 2;
    }
    .ending .number {
      display: inline;
      font-size: calc(40px * var(--type));
    }
    .ending .unit {
      display: inline;
      font-size: var(--t-2);
    }
    .ending .title {
      font-size: var(--t-2);
    }
    .ending .over {
      font-size: var(--t-1);
      line-height: 1.2;
    }
    .finale .button {
      padding-inline: 10px;
    }
    .finale .button > svg {
      display: none;
    }
    .scene.pair {
      --across: 1;
      flex: none;
      container-type: inline-size;
    }
    .pair .board {
      width: min(100cqw, 280px);
    }
    .caption {
      height: auto;
      min-height: 78px;
    }
    .sentence.wordy {
      font-size: var(--t-1);
      line-height: 19px;
    }
    .sentence.long {
      font-size: var(--t-0);
      /* Five lines fit into the caption, so that the stage stands still. */
      line-height: calc(78px / 5);
    }
    .large .hero {
      grid-template-columns: minmax(0, 1fr) 138px;
    }
    .large .sentence.sentence,
    .large .rules.rules {
      max-height: none;
      line-height: 1.2;
    }
    .deck {
      position: sticky;
      bottom: 0;
      z-index: 1;
      margin-inline: calc(-1 * var(--edge));
      padding: 0 var(--edge) var(--s-3);
      border-block-start: 1px solid var(--line);
      border-radius: var(--radius) var(--radius) 0 0;
      background: var(--sunk);
    }
    .scrub {
      height: 32px;
    }
    .deck {
      gap: var(--s-2);
    }
    .transport {
      min-height: 64px;
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
      gap: var(--s-2);
    }
    .transport > .buttons {
      order: 1;
      gap: var(--s-2);
    }
    .transport > .tempo {
      order: 2;
      justify-self: end;
    }
    .transport.with-stops {
      display: flex;
      justify-content: space-between;
    }
    .transport > .stops {
      display: contents;
    }
    .stops > :last-child {
      order: 2;
    }
    .sizes .field {
      max-width: 100%;
      padding-inline: 6px 2px;
      font-size: var(--t-0);
    }
    .tempo > .button {
      padding-inline: var(--s-3);
    }
    .buttons .round {
      min-width: 48px;
      min-height: 48px;
    }
    .buttons .play {
      min-width: 62px;
      min-height: 62px;
    }
    .tempo summary :is(.note, .wide) {
      display: none;
    }
    .popover {
      inset: auto 0 calc(100% + 8px) auto;
    }
  }
  @container light ${PHONE} and (width < 378px) {
    .transport > .sizes select {
      padding-inline: 6px 18px;
      font-size: var(--t-0);
    }
  }
  @container light ${SLIM_PHONE} {
    .what > .button.menu:has(+ .hard) {
      margin-inline-end: auto;
    }
    .what > .hard {
      display: none;
    }
    .sentence {
      font-size: var(--t-1);
      line-height: 19px;
    }
    .sentence:is(.wordy, .long) {
      font-size: var(--t-0);
      line-height: 17px;
    }
    .what > .button.menu {
      gap: 4px;
      padding-inline: 6px 4px;
      font-size: var(--t-0);
    }
    .frame.with-answer .rules,
    .ending .note {
      display: none;
    }
    .transport {
      grid-template-columns: minmax(0, auto) auto auto;
      justify-content: space-between;
    }
    .tempo > .button {
      padding-inline: 6px;
    }
    .buttons .round {
      min-width: 40px;
    }
    .buttons .play {
      min-width: 62px;
    }
  }
  @container light (width < 298px) {
    .rules,
    .transport > .sizes {
      display: none;
    }
    .buttons {
      gap: var(--s-1);
    }
  }
  @container light ${PHONE} and (height < 639px) {
    .legend dd {
      display: none;
    }
  }
  @container light ${SHORT_PHONE} {
    .stage.backtracking {
      --board: 0.48;
    }
    .legend :is(dt, dd) {
      font-size: var(--t-tick);
    }
    .rules {
      min-height: 32px;
      max-height: 32px;
      line-height: 16px;
    }
    .machine > .scene:not(.ended, .pair) > .result,
    .machine.of-board.with-answer > .heading {
      display: none;
    }
    .finale {
      padding-block-start: 6px;
    }
    .finale .button {
      padding-inline: var(--s-2);
      font-size: var(--t-tick);
    }
    .machine:has(.two) > .heading,
    .finale > :not(.row) {
      display: none;
    }
    .machine > .scene.ended .board {
      width: min(30cqw, var(--room) * 0.27);
    }
    .ending .over {
      display: inline;
    }
    .frame.with-answer .sentence {
      font-size: var(--t-1);
      line-height: 19px;
    }
  }
`;
