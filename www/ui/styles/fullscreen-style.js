/**
 * Styles of full screen, for an audience: larger text, also on canvases. While the user is idle,
 * all controls but the timeline are hidden. Touch targets stay large for a user at a whiteboard.
 */
import { css } from 'lit';
import { NARROW } from '../kit/breakpoints.js';

export const presenterStyle = css`
  :host(:fullscreen) {
    overflow: auto;
  }
  /* All sizes are multiples of --u, which grows with the screen. */
  :host(:fullscreen) .room {
    --u: clamp(1px, min(100vw / 1280, 100vh / 720), 1.4px);
    --letter: calc(var(--u) * var(--type));
  }
  :host(:fullscreen) .frame {
    --back: calc(18 * var(--letter));
    --legend: calc(20 * var(--letter));
    --name: calc(22 * var(--letter));
    min-height: 100vh;
  }
  :host(:fullscreen) .top {
    height: 0;
    padding: 0;
  }
  :host(:fullscreen) .top > :not(.tools) {
    display: none;
  }
  :host(:fullscreen) .stage {
    padding-block-start: var(--s-5);
  }
  :host(:fullscreen) #probe {
    font-size: calc(18 * var(--letter));
  }
  :host(:fullscreen) .caption {
    height: calc(100 * var(--u));
  }
  :host(:fullscreen) .scrub {
    height: calc(36 * var(--u));
  }
  :host(:fullscreen) .sentence {
    max-width: none;
    font-size: calc(35 * var(--letter));
    line-height: calc(46 * var(--u));
  }
  :host(:fullscreen) .sentence.wordy {
    font-size: calc(30 * var(--letter));
    line-height: calc(33 * var(--u));
  }
  :host(:fullscreen) .sentence.long {
    font-size: calc(24 * var(--letter));
    line-height: calc(31 * var(--u));
  }
  :host(:fullscreen) :is(.legend dt, .legend .note, .heading .note, .counter .note) {
    font-size: var(--legend);
  }
  :host(:fullscreen) .legend dd {
    font-size: calc(28 * var(--letter));
  }
  :host(:fullscreen) .legend dt > :first-child {
    inset-block-start: calc(-8px - 1.2 * var(--legend));
  }
  :host(:fullscreen) .hero {
    grid-template-columns: minmax(0, 1fr) calc(172 * var(--u));
  }
  :host(:fullscreen) .heading {
    min-height: calc(44px + 100 * (var(--u) - 1px));
  }
  :host(:fullscreen) .counter input {
    font-size: calc(30 * var(--letter));
    line-height: 1.286;
  }
  :host(:fullscreen) .queue-head {
    height: 1.6em;
    font-size: var(--name);
  }
  :host(:fullscreen) .so {
    height: calc(114 * var(--u));
  }
  :host(:fullscreen) .so strong {
    font-size: calc(22 * var(--letter));
  }
  :host(:fullscreen) :is(.asks, .candidates:not(.many)) {
    height: auto;
  }
  :host(:fullscreen) .two .strip-of-queue .more {
    line-height: 1.3;
  }
  :host(:fullscreen) :is(.heading .title, .came strong, .queue-head strong) {
    font-size: var(--name);
  }
  :host(:fullscreen)
    :is(
      .intro,
      .strip-of-queue .tick,
      .strip-of-queue .more,
      .more b,
      .came .note,
      .queue-head .note,
      .ending .note,
      .ended .line,
      .transport .button,
      .transport .segments label,
      .tools .button,
      .finale .button
    ) {
    font-size: var(--back);
    line-height: 1.15;
  }
  :host(:fullscreen) :is(.transport, .tools, .finale, .lane, .leaders) .button:not(.play),
  :host(:fullscreen) .pencil {
    min-width: 44px;
    min-height: 44px;
  }
  :host(:fullscreen) .segments label {
    min-height: 44px;
  }
  :host(:fullscreen) .tempo summary .note {
    display: none;
  }
  :host(:fullscreen) .strip-of-queue {
    margin-block-end: 28px;
  }
  :host(:fullscreen) .more > :is(.forward, .backward) {
    inset-inline: auto 16px;
  }
  :host(:fullscreen)
    :is(
      .games .foot,
      .games .segments label,
      .asks,
      .so,
      .cards :is(button, .name, .value),
      .panel :is(.subhead, .note, .button, .rows button, .advice),
      .below > .note,
      .candidates li,
      .beside-beam,
      .lane :is(.head, .field, dt, .note, p),
      .race-tools :is(.sorts, .field, summary),
      .leaders .button
    ) {
    font-size: var(--back);
  }
  :host(:fullscreen) .candidates.many {
    height: 44px;
  }
  :host(:fullscreen) .candidates.many li {
    line-height: 20px;
  }
  :host(:fullscreen) .lanes {
    --told: calc(200 * var(--u));
  }
  :host(:fullscreen) .lane-number {
    width: 1.5em;
    height: 1.5em;
    font-size: var(--back);
  }
  :host(:fullscreen) .head .name {
    font-size: var(--back);
  }
  :host(:fullscreen) .head > summary {
    min-width: 44px;
    min-height: 44px;
  }
  :host(:fullscreen) .lane .note {
    line-height: 1.25;
  }
  :host(:fullscreen) .strip-of-queue > :nth-child(2) > .tick {
    display: none;
  }
  :host(:fullscreen) .cards .move {
    display: none;
  }
  @container light ${NARROW} {
    :host(:fullscreen) .cards button {
      grid-template-columns: max-content minmax(0, 1fr);
      gap: 0 var(--s-2);
      padding-inline: 10px;
    }
    :host(:fullscreen) .cards .name {
      grid-column: 1 / -1;
    }
    :host(:fullscreen) .cards .value {
      font-weight: 500;
      text-align: start;
    }
    :host(:fullscreen) .cards .sooner {
      grid-area: 2 / 2;
    }
    :host(:fullscreen) .cards .sooner:has(em) {
      grid-area: 3 / 1 / auto / -1;
      text-align: start;
    }
    :host(:fullscreen) .so {
      height: 114px;
    }
    :host(:fullscreen) .games .heading > p {
      display: none;
    }
    :host(:fullscreen) .games .heading .segments {
      position: static;
      width: max-content;
    }
    :host(:fullscreen) .games .hero > .below {
      grid-column: 1 / -1;
      padding-inline-end: 52px;
    }
    :host(:fullscreen) .machine > .scene.gives:not(.ended) {
      --beside: 182px;
    }
    :host(:fullscreen) .machine > .scene.ended:has(.number):not(.plain) {
      --beside: 172px;
    }
    :host(:fullscreen) .scene.ended:has(.number):not(.plain) > .result {
      flex-basis: 156px;
    }
    :host(:fullscreen) .machine:not(:has(.two)) .came .note {
      width: min-content;
      min-width: 100px;
      white-space: normal;
    }
    :host(:fullscreen) .machine:has(.two) .came .note,
    :host(:fullscreen) .frame:has(.vote canvas) .machine:has(.two) .move > :is(.intro, .came) {
      display: none;
    }
    :host(:fullscreen) .machine:has(.two) .move > .came {
      padding-block-start: 0;
    }
    :host(:fullscreen) .frame:has(.vote canvas) .machine:has(.two) .move > .given {
      grid-row: 2;
      width: 84px;
      height: 84px;
    }
    :host(:fullscreen) .frame:has(.vote canvas) .machine .move > .intro {
      display: none;
    }
    :host(:fullscreen) .move > .intro {
      padding-block-end: var(--s-1);
    }
    :host(:fullscreen) .caption > .counter,
    :host(:fullscreen) .beside-beam span {
      display: none;
    }
    :host(:fullscreen) .hero {
      grid-template-columns: minmax(0, 1fr) 148px;
    }
    :host(:fullscreen) .legend dl {
      gap: var(--s-2);
    }
    :host(:fullscreen) .legend dd {
      font-size: calc(24px * var(--type));
    }
    :host(:fullscreen) .legend dt {
      font-size: calc(17px * var(--type));
      line-height: 1.25;
    }
    :host(:fullscreen) .legend .note {
      display: none;
    }
  }
  :host(:fullscreen) .resting :is(.transport, .tools) {
    opacity: 0;
  }
  /* While they fade, tools and transport are stacking contexts: the transport would lie on top. */
  :host(:fullscreen) .tools {
    z-index: 1;
  }
  :host(:fullscreen) .resting {
    cursor: none;
  }
  .frame.blank {
    background: black;
    color: white;
  }
  .blank > * {
    visibility: hidden;
  }
  @media (prefers-reduced-motion: no-preference) {
    :host(:fullscreen) :is(.transport, .tools) {
      transition: opacity 0.4s;
    }
  }
`;
