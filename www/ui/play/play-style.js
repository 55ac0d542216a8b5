/**
 * Styles of a game by hand: board, meter and way at the left, the map at the right; on phones one
 * below the other.
 */
import { css } from 'lit';
import { LOW, NARROW, PHONE, SMALL } from '../kit/breakpoints.js';

export const playStyle = css`
  .stage.play {
    --meter: 152px;
  }
  .hand,
  .hand-map,
  .hand-scene {
    position: relative;
    min-width: 0;
    min-height: 0;
  }
  .hand {
    display: flex;
    flex-direction: column;
    gap: var(--s-2);
  }
  .hand-scene {
    display: flex;
    flex: 1;
    gap: var(--s-5);
    container-type: size;
  }
  .hand-scene > .board {
    width: min(100cqw - var(--meter), 100cqh * var(--columns, 1) / var(--rows, 1));
  }
  .hand-scene > .board.numbered {
    --ruler: 16px;
    width: min(
      100cqw - var(--meter) - var(--ruler),
      (100cqh - var(--ruler)) * var(--columns, 1) / var(--rows, 1)
    );
    margin: var(--ruler) 0 0 var(--ruler);
  }
  .ruler {
    position: absolute;
    display: grid;
    place-items: center;
    color: var(--ink-2);
    font-size: var(--t-tick);
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
  .ruler.columns {
    inset: calc(-1 * var(--ruler)) 0 auto;
    grid: var(--ruler) / auto-flow minmax(0, 1fr);
  }
  .ruler.rows {
    inset: 0 auto 0 calc(-1 * var(--ruler));
    grid: auto-flow minmax(0, 1fr) / var(--ruler);
  }
  .hand-map {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) 152px;
    gap: var(--s-2) var(--s-5);
  }
  .hand-map > .legend {
    grid-area: 1 / 2;
  }
  .board.by-hand {
    cursor: pointer;
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
  }
  .board.by-hand [role='gridcell'] {
    outline-offset: -6px;
  }
  .board.by-hand .dragged {
    touch-action: none;
  }
  .meter {
    position: relative;
    flex: none;
    width: 128px;
    max-height: min(100cqh, 360px);
    margin-block: 12px;
    min-width: 0;
  }
  .meter > .rail {
    position: absolute;
    inset: 0 auto 0 5px;
    box-sizing: border-box;
    width: 20px;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--sunk);
    overflow: hidden;
  }
  .meter > .rail > i {
    position: absolute;
    inset: 0 0 auto;
    height: calc(100% * var(--here, 0));
    background: color-mix(in srgb, var(--expanded) 55%, var(--sunk));
  }
  .meter > :not(.rail, .amount, .note) {
    position: absolute;
    inset-inline: 0 0;
    display: flex;
    gap: 6px;
    align-items: center;
    height: 20px;
    margin-block-start: -10px;
    padding-inline-start: 36px;
    white-space: nowrap;
  }
  .goal-mark {
    inset-block-start: 0;
  }
  .goal-mark > svg {
    position: absolute;
    inset: -1px auto auto 4px;
    width: 22px;
    height: 22px;
    fill: var(--goal);
  }
  .start-mark {
    inset-block-start: calc(100% * var(--start, 1));
  }
  .start-mark::before,
  .here-mark::before {
    position: absolute;
    inset: 9px auto auto 2px;
    width: 26px;
    border-block-start: 2px dashed var(--ink-2);
    content: '';
  }
  :is(.start-mark, .goal-mark).near > .note {
    display: none;
  }
  .here-mark {
    inset-block-start: calc(100% * var(--here, 0));
    font-weight: 600;
  }
  .here-mark::before {
    inset: 8px auto auto 0;
    width: 30px;
    border-block-start: 4px solid var(--current);
    border-radius: 2px;
  }
  .here-mark > b {
    font-size: calc(30px * var(--type));
    letter-spacing: -0.02em;
  }
  .meter .amount {
    margin: 0;
    font-size: calc(34px * var(--type));
    font-weight: 650;
    line-height: 1.1;
  }
  .meter.unknown,
  .meter.lost {
    display: grid;
    align-content: start;
    gap: var(--s-2);
  }
  .meter.lost .amount {
    color: var(--backward-ink);
  }
  .way {
    flex: none;
  }
  .way > .note > b {
    color: var(--ink);
    font-weight: 650;
  }
  .bars {
    display: grid;
    grid-auto-columns: minmax(3px, 34px);
    grid-auto-flow: column;
    gap: clamp(1px, 60px / var(--bars, 12), 5px);
    align-items: end;
    box-sizing: border-box;
    height: 58px;
    margin-block-start: var(--s-1);
    padding: 6px;
    border-radius: 10px;
    background: color-mix(in srgb, var(--card) 70%, transparent);
  }
  .mark-turn {
    box-sizing: border-box;
    border-radius: 4px;
    background: var(--ink-2);
    forced-color-adjust: none;
  }
  .bars > .mark-turn {
    height: max(5px, 100% * var(--share, 0));
  }
  .mark-turn.nearer {
    background: var(--forward);
  }
  .mark-turn:is(.away, .lost) {
    border: 2px solid var(--backward);
    background: repeating-linear-gradient(
      -45deg,
      transparent 0 3px,
      color-mix(in srgb, var(--backward) 60%, transparent) 3px 5px
    );
  }
  .mark-turn.first {
    background: color-mix(in srgb, var(--ink-2) 70%, transparent);
  }
  .mark-turn.now {
    border: 0;
    background: var(--current);
  }
  .bars > .mark-turn.undone {
    opacity: 0.35;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2);
  }
  .acts > .button {
    padding-inline: var(--s-3);
    font-size: var(--t-0);
  }
  .acts .button > svg {
    fill: currentcolor;
  }
  .acts .button[aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }
  .stage.play .legend .mark-turn {
    display: block;
    width: 18px;
    height: 10px;
    margin-block-start: 4px;
  }
  .stage.play .legend .mark-turn.goal {
    height: 18px;
    margin-block-start: 0;
    background: none;
  }
  .stage.play .legend .mark-turn.hopeless {
    background: none;
  }
  .mark-turn.hopeless > canvas {
    width: 100%;
    height: 100%;
    border-radius: 3px;
    outline: 1px solid var(--line);
    forced-color-adjust: none;
  }
  .mark-turn.goal > svg {
    width: 18px;
    height: 18px;
    fill: var(--goal);
  }
  .scale {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    margin-block-start: var(--s-5);
  }
  .scale > canvas {
    flex: 1 0 100%;
    width: 100%;
    height: 10px;
    border-radius: 5px;
    forced-color-adjust: none;
  }
  .counter > b {
    display: block;
    font: 600 var(--t-4) / 1.286 var(--font);
    font-variant-numeric: tabular-nums;
  }
  .play-deck {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-5);
    min-height: 64px;
  }
  .all-moves {
    position: relative;
  }
  .all-moves > summary {
    list-style: none;
    cursor: pointer;
  }
  .all-moves > summary::-webkit-details-marker {
    display: none;
  }
  .all-moves > ul {
    position: absolute;
    inset: auto auto calc(100% + 6px) 0;
    z-index: 3;
    display: grid;
    gap: var(--s-1);
    box-sizing: border-box;
    width: max-content;
    max-width: min(380px, 90cqw);
    max-height: min(300px, 50cqh);
    margin: 0;
    padding: var(--s-2);
    overflow: auto;
    list-style: none;
  }
  .all-moves li > .button {
    width: 100%;
    height: auto;
    min-height: 36px;
    justify-content: start;
    text-align: start;
    white-space: normal;
  }
  .all-moves .hinted {
    outline: 2px dashed var(--goal-ink);
    outline-offset: -3px;
  }
  .by-hand .sentence strong {
    color: var(--forward-ink);
  }

  @container light ${NARROW} {
    .stage.play {
      --meter: 122px;
    }
    .hand-scene {
      gap: var(--s-3);
    }
    .hand-map {
      grid-template-columns: minmax(0, 1fr) 124px;
      gap: var(--s-2) var(--s-3);
    }
    .meter {
      width: 110px;
    }
    .here-mark > b {
      font-size: calc(24px * var(--type));
    }
    .play-deck {
      gap: var(--s-2);
    }
  }
  @container light ${SMALL} {
    .play-deck .wide,
    .stage.play :is(.scale, .way, .notes),
    .acts .wide {
      display: none;
    }
    :is(.play-deck, .acts) .narrow {
      display: block;
    }
    .hand-map {
      grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    }
    .hand-map > .legend {
      grid-area: 2 / 1;
    }
    .play-deck .button {
      padding-inline: 10px;
      font-size: var(--t-0);
    }
    .play-deck > .buttons {
      display: none;
    }
    .stage.play .legend .mark-turn,
    .stage.play .legend .mark-turn.goal,
    .stage.play .legend .mark-turn.goal > svg {
      display: inline-block;
      width: 14px;
      height: 10px;
      margin: 0;
    }
    .stage.play .legend .mark-turn.goal > svg {
      height: 14px;
    }
  }
  @container light ${LOW} {
    .stage.play {
      --meter: 96px;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    .stage.play :is(.heading, .acts .on) {
      display: none;
    }
    .meter {
      width: 86px;
    }
    .meter > :not(.rail, .amount, .note) {
      padding-inline-start: 32px;
      font-size: var(--t-0);
    }
    .play-deck {
      flex-wrap: nowrap;
      min-height: 0;
    }
  }
  @container light ${PHONE} {
    .stage.play {
      --meter: 116px;
      flex: 1 0 auto;
      gap: var(--s-2);
    }
    .stage.play .heading {
      display: block;
      min-height: 0;
    }
    .stage.play .heading > .note {
      display: none;
    }
    .hand {
      flex: none;
    }
    .hand-scene {
      flex: none;
      height: min(100cqi - var(--edge) * 2 - var(--meter), 38cqb);
    }
    .hand-map {
      flex: 1 1 180px;
      grid-template: minmax(180px, 1fr) / minmax(0, 1fr) 96px;
    }
    .hand-map > .legend {
      grid-area: 1 / 2;
    }
    /* Above the number: beside it, the unit would leave the screen. */
    .here-mark > span {
      position: absolute;
      inset: auto auto 25px 36px;
      font-size: var(--t-tick);
      line-height: 1;
    }
    .play-deck {
      justify-content: space-between;
      gap: var(--s-2);
      min-height: 0;
      padding-block-start: var(--s-3);
    }
    .all-moves > ul {
      inset-inline: auto 0;
    }
  }
  @media (forced-colors: active) {
    .here-mark::before,
    .start-mark::before {
      border-color: CanvasText;
    }
    .meter > .rail {
      border-color: CanvasText;
    }
    .meter > .rail > i {
      background: Highlight;
      forced-color-adjust: none;
    }
    .goal-mark > svg {
      forced-color-adjust: none;
    }
  }
`;
