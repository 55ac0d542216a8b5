/**
 * Styles of lessons: chapters below the stage, and dialogs. Very narrow layouts hide the button for
 * presenting; low layouts hide the chapters and keep one row of buttons. The queue stays
 * visible, because captions refer to it.
 */
import { css } from 'lit';
import {
  HALF,
  LARGE,
  LOWER,
  LOWEST,
  PHONE,
  SLIMMEST,
  SLIM_PHONE,
  SMALL,
} from '../kit/breakpoints.js';

export const lessonStyle = css`
  .code > :not(summary) {
    margin-block: var(--s-2) 0;
  }
  .code > textarea {
    width: 100%;
    height: auto;
    min-height: 0;
    box-sizing: border-box;
    padding: 6px var(--s-2);
    overflow-wrap: anywhere;
  }
  .making {
    position: sticky;
    inset-block-end: 0;
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2) var(--s-3);
    align-items: center;
    margin: 0;
    padding: var(--s-3) var(--s-4);
    border-block-start: 1px solid var(--line);
    background: var(--card);
  }
  .code > label {
    display: grid;
    gap: 2px;
    color: var(--ink-2);
    font-size: var(--t-0);
  }
  .code > summary {
    cursor: pointer;
  }
  .frame.lesson .heading .title {
    font-size: var(--t-3);
    line-height: 1.25;
  }
  @container light ${LARGE} {
    .lesson.only-map .stage:not(.coded):has(> .machine.of-board),
    .lesson.only-board .stage:not(.coded):has(> .machine.of-map) {
      grid-template-rows: auto minmax(0, 1fr);
    }
    .lesson.only-map .stage:not(.coded) > .machine.of-board,
    .lesson.only-board .stage:not(.coded) > .machine.of-map,
    .lesson.only-board .machine.of-map > .heading > p {
      display: block;
    }
  }
  .lesson.only-map .of-board > :not(.heading),
  .lesson.only-map .of-board > .heading > :not(p),
  .lesson.only-board .of-map > :not(.heading),
  .lesson.only-board .of-map > .heading > :not(p) {
    display: none;
  }
  .lesson .deck {
    grid-template-columns: minmax(0, 1fr);
  }
  .chapters {
    display: flex;
    gap: var(--s-3);
    margin: 20px 0 0;
    padding: 0;
    list-style: none;
  }
  .chapter {
    display: flex;
    flex: 1;
    align-items: center;
    gap: var(--s-2);
    min-width: 0;
    height: 36px;
    padding-inline: var(--s-2);
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    color: var(--ink-2);
    font-size: var(--t-0);
  }
  .chapter[aria-current='true'] {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
    color: var(--ink);
  }
  .chapter .number {
    display: grid;
    flex: none;
    width: 22px;
    height: 22px;
    border-radius: var(--round);
    background: var(--sunk);
    place-items: center;
  }
  .chapter[aria-current='true'] .number {
    background: var(--accent);
    color: var(--on-accent);
  }
  .chapter .name {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .dots {
    display: flex;
    flex: none;
  }
  .dot {
    display: grid;
    width: 24px;
    height: 24px;
    padding: 0;
    border: 0;
    border-radius: var(--round);
    background: none;
    color: var(--ink-2);
    cursor: pointer;
    place-items: center;
  }
  .chapter[aria-current='true'] .dot {
    color: var(--ink);
  }
  .dot::before {
    box-sizing: border-box;
    width: 10px;
    height: 10px;
    border: 1.5px solid currentcolor;
    border-radius: inherit;
    content: '';
  }
  .dot:is(.done, [aria-current='step'])::before {
    background: currentcolor;
  }
  .dot[aria-current='step']::before {
    width: 14px;
    height: 14px;
  }
  .onward {
    min-width: 168px;
    height: 56px;
    padding-inline: var(--s-5);
    font-size: var(--t-2);
    font-weight: 600;
  }
  .lessons,
  .exercises {
    display: grid;
    gap: var(--s-2);
    margin: 0;
    padding: var(--s-4);
    list-style: none;
  }
  .exercises + .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2);
  }
  .exercises {
    gap: var(--s-4);
    padding: 0 0 0 var(--s-5);
    list-style: decimal;
  }
  .button.lesson {
    display: grid;
    justify-content: start;
    gap: 2px;
    width: 100%;
    padding: var(--s-3) var(--s-4);
    border-radius: var(--radius-s);
    text-align: start;
    white-space: normal;
  }
  .exercises li {
    padding-inline-start: var(--s-1);
  }
  .exercises .button {
    margin-block-start: var(--s-2);
  }
  .task {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-3);
    align-items: center;
    margin-block-start: var(--s-2);
    padding: var(--s-2) var(--s-3);
    border: 1px solid var(--control-line);
    border-radius: var(--radius-s);
    background: var(--card);
    font-size: var(--t-1);
    line-height: 1.4;
  }
  .task p {
    flex: 1 1 240px;
    min-width: 0;
    margin: 0;
  }
  .task form {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2);
    align-items: center;
  }
  .task .field {
    width: 10ch;
    min-height: 36px;
  }
  @container light ${SMALL} {
    .chapters {
      gap: var(--s-1);
      margin-block-start: var(--s-2);
    }
    .chapter:not([aria-current='true']) :is(.name, .dots) {
      display: none;
    }
    .chapter:not([aria-current='true']) {
      flex: none;
    }
    .onward {
      min-width: 120px;
      height: 48px;
    }
    .lesson .transport > .button {
      min-width: min-content;
      padding-inline: var(--s-2);
      font-size: var(--t-0);
      line-height: 1.2;
      white-space: normal;
    }
  }
  @container light ${PHONE} {
    .task {
      gap: var(--s-1) var(--s-2);
      margin-block: 0 var(--s-1);
      padding-block: var(--s-1);
    }
    .task p {
      flex-basis: 100%;
    }
    .frame.with-task .stage:not(.race) {
      --fixed: 490px;
    }
    .frame.page.with-task .what > .wide,
    .frame.with-task .rules {
      display: none;
    }
    .frame.lesson:is(.only-map, .only-board) .machine > .heading {
      display: flex;
      grid-area: 1 / 1;
      min-height: 0;
    }
    .frame.lesson.only-board .machine.of-board:not(.with-pair) {
      grid-template-rows: auto minmax(0, 1fr) auto auto;
    }
    .frame.lesson.only-board .machine > .scene:not(.pair) .board {
      grid-area: 2 / 1;
      width: min(100cqw - 32px, (var(--room) - 40px) * 0.62 * var(--columns, 1) / var(--rows, 1));
    }
    .frame.lesson:is(.only-map, .only-board) .heading .title {
      font-size: var(--t-1);
      line-height: 1.25;
    }
    .lesson.only-map .stage > .machine.of-board,
    .lesson.only-board .stage > .machine.of-map {
      display: block;
      flex: none;
      order: 0;
      min-height: 0;
    }
    .lesson .deck > .transport {
      display: flex;
      justify-content: space-between;
    }
    .lesson .transport,
    .lesson .buttons {
      gap: var(--s-1);
    }
    .lesson .transport > .button {
      order: 2;
    }
    .onward {
      min-width: 0;
      padding-inline: var(--s-3);
    }
  }
  @container light ${LOWER} and (min-width: 558px) {
    .lesson:not(.with-question) .deck {
      grid-template-columns: auto minmax(0, 1fr);
    }
    .lesson .deck > .chapters {
      margin: 0;
    }
  }
  @container light ${HALF} and ${LOWER} {
    .lesson :is(.leave + .button, .chapter:not([aria-current='true'])) {
      display: none;
    }
  }
  @container light ${LOWER} and (min-width: 558px) and (min-height: 378px) {
    .lesson .machine > .below > .queues {
      display: block;
      margin-block-end: 6px;
    }
    .lesson.with-question .machine.machine > .scene:not(.pair, .ended) {
      --under: 0px;
    }
    .lesson.with-question .machine > .scene:not(.pair, .ended) > .result {
      display: none;
    }
  }
  @container light (${SLIM_PHONE}) or (${SLIMMEST}) or ((${LOWER}) and (width < 558px)) {
    .lesson .leave + .button {
      display: none;
    }
  }
  @container light ${SLIMMEST} {
    .lesson .transport > .button {
      display: none;
    }
  }
  @container light ${LOWEST} {
    .lesson .chapters {
      display: none;
    }
    .onward {
      height: 40px;
    }
  }
`;
