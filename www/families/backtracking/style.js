/**
 * Styles of the backtracking family.
 *
 * The texts beside the path's beam align with it. The light above the rings is a static background,
 * because it never changes. List numbers are inside the items: outside, they would overlap the
 * previous item in the grid.
 */
import { css } from 'lit';
import { LARGE, NARROW, SMALL, WIDE } from '../../ui/kit/breakpoints.js';

/** Chosen algorithms and orders of a constraint search whose names are long. */
const LONG_NAMES = css`:is([value='arcs'], [value^='most-'], [value^='least-']):checked`;

export const choicesStyle = css`
  .title.back {
    color: var(--backward-ink);
  }
  .candidates {
    display: flex;
    gap: 3px;
    min-width: 0;
    height: 24px;
    margin: var(--s-1) 0 0;
    padding: 0;
    overflow: hidden;
    list-style: none;
  }
  .candidates li {
    flex: none;
    padding: 0 3px;
    border: 1px solid var(--line);
    border-radius: 6px;
    font-size: var(--t-tick);
    line-height: 22px;
    white-space: nowrap;
  }
  .candidates.many {
    flex-wrap: wrap;
    gap: 1px 3px;
    align-content: start;
    height: 37px;
    margin: 0;
  }
  .candidates.many li {
    line-height: 16px;
  }
  .candidates .tried {
    color: var(--ink-2);
    text-decoration: line-through;
  }
  .candidates .next {
    border-color: var(--ink);
  }
  .candidates small {
    color: var(--ink-2);
    font-size: inherit;
  }
  .values-left {
    display: grid;
    grid-auto-rows: minmax(0, 1fr);
    height: min(100cqw - var(--beside), 100cqh);
    margin: 0;
    padding: 0;
    color: var(--ink-2);
    font-size: var(--t-0);
    list-style: none;
  }
  .values-left li {
    align-self: center;
    justify-self: start;
    padding: 1px 8px;
    border: 1.5px solid transparent;
    border-radius: 99px;
    white-space: nowrap;
  }
  .values-left .next {
    border-color: var(--frontier);
    color: var(--ink);
  }
  .values-left .none {
    border-color: var(--frontier-ink);
    color: var(--frontier-ink);
    font-weight: 600;
  }
  .crosses-mean {
    position: absolute;
    top: 100%;
    left: 0;
    margin: var(--s-1) 0 0;
    padding: 0;
    color: var(--ink-2);
    font-size: var(--t-tick);
    line-height: 20px;
    white-space: nowrap;
    list-style: none;
    pointer-events: none;
  }
  .crosses-mean svg {
    width: 16px;
    height: 16px;
    vertical-align: -3px;
    fill: none;
    stroke: var(--ink-2);
    stroke-width: 1.5;
  }
  .crosses-mean .alone {
    stroke: var(--frontier-ink);
    stroke-width: 3;
  }
  .crosses-mean .left {
    stroke: var(--ink);
  }
  .only-board .crosses-mean,
  :host(:fullscreen) .crosses-mean {
    display: none;
  }
  @container light ${NARROW} {
    .crosses-mean {
      display: none;
    }
  }
  @container light ${SMALL} {
    .values-left {
      display: none;
    }
  }
  .map > canvas[hidden] {
    display: none;
  }
  .beside-beam {
    position: absolute;
    inset: 0 0 auto;
    display: grid;
    margin: 0;
    color: var(--ink-2);
    font-size: var(--t-0);
    line-height: 1.4;
    white-space: nowrap;
    pointer-events: none;
  }
  .beside-beam .term {
    pointer-events: auto;
  }
  .beside-beam strong {
    font-weight: 600;
  }
  .beside-beam.behind {
    grid-template-columns:
      max-content
      minmax(0, calc(100% - var(--beam, 50%) + 0.72 * var(--reach, 240px)));
    justify-content: end;
  }
  .beside-beam > * {
    grid-column: 1;
  }
  .beside-beam.behind strong {
    color: var(--forward-ink);
  }
  .beside-beam.ahead {
    grid-template-columns:
      minmax(0, calc(var(--beam, 50%) + 0.72 * var(--reach, 240px)))
      max-content;
    text-align: right;
  }
  .beside-beam.ahead > * {
    grid-column: 2;
  }
  .beside-beam.ahead strong {
    color: var(--frontier-ink);
  }
  @container light ${NARROW} {
    .backtracking .notes {
      display: none;
    }
    .beside-beam.behind {
      justify-content: start;
    }
    .beside-beam.ahead {
      justify-content: end;
    }
  }
  .shaft {
    position: absolute;
    z-index: -1;
    bottom: 100%;
    left: calc(var(--beam, 50%) - 100px);
    width: 200px;
    height: 76px;
    opacity: 0.24;
    background: conic-gradient(
      from -13deg at 50% calc(100% + var(--root, 250px)),
      transparent,
      color-mix(in srgb, var(--glow) 25%, transparent) 6.5deg,
      var(--glow) 13deg,
      color-mix(in srgb, var(--glow) 25%, transparent) 19.5deg,
      transparent 26deg
    );
    mask-image: linear-gradient(transparent, black);
    pointer-events: none;
  }
  @container light ${SMALL} {
    .beside-beam {
      display: none;
    }
    .candidates {
      flex-wrap: wrap;
      gap: 1px 3px;
      align-content: start;
      height: 37px;
      margin: 0;
    }
    .candidates li {
      line-height: 16px;
    }
  }
  .looked {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    padding: var(--s-2) var(--s-3);
    font-size: var(--t-0);
    pointer-events: none;
  }
  .looked p {
    margin: 0;
  }
  .jumps {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-1) var(--s-2);
    color: var(--ink-2);
    font-size: var(--t-0);
  }
  .jump {
    display: inline-flex;
    align-items: center;
    gap: var(--s-1);
  }
  .jump .icon {
    min-width: 26px;
    min-height: 28px;
    padding: 0;
  }
  .jump svg {
    width: 14px;
    height: 14px;
  }
  .candidates-table {
    border-collapse: collapse;
    font-size: var(--t-0);
  }
  .candidates-table :is(th, td) {
    padding: 2px var(--s-3) 2px 0;
    font-weight: 400;
    text-align: start;
  }
  .reasons {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s-4);
    margin: 0;
    font-size: var(--t-0);
  }
  .reasons div {
    display: flex;
    gap: var(--s-2);
  }
  .reasons dt {
    color: var(--ink-2);
  }
  .reasons dd {
    margin: 0;
    font-weight: 600;
  }
  .cells-in-order {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(16ch, 1fr));
    gap: 0 var(--s-2);
    max-height: 160px;
    margin: 0;
    padding: 0;
    list-style-position: inside;
    overflow: auto;
    font-size: var(--t-0);
  }
  .contents .tree {
    max-height: 380px;
  }
  /* Three fields are as wide as their longest names, and need less for what is chosen. */
  @container light ${LARGE} and ${NARROW} {
    .top:has([name='values']) :is(.what, .what > .wide, .guides, .guides > .field) {
      flex: 0 1 auto;
      min-width: 0;
    }
  }
  /* The long names of a constraint search leave the rules no room: names are not cut. */
  @container light ${WIDE} and (width < 1298px) {
    .top:has([name='values']):has(${LONG_NAMES}) > .rules {
      display: none;
    }
    .top:has([name='values']):has(${LONG_NAMES}) > .modes {
      margin-inline-start: auto;
    }
  }
`;
