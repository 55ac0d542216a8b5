/** Styles for the user who does the work of the queue. */
import { css } from 'lit';
import { PHONE } from '../kit/breakpoints.js';

export const queueStyle = css`
  .queue-work {
    position: relative;
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: var(--s-2);
    min-height: 0;
    padding: var(--s-1);
    overflow-y: auto;
  }
  .queue-work > * {
    flex: none;
    margin: 0;
  }
  .waiting-states {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2);
    padding: 0;
    list-style: none;
  }
  .waiting-states .button {
    min-width: 84px;
    min-height: 84px;
    padding: var(--s-2);
    border: 2px solid var(--frontier);
    border-radius: var(--radius);
  }
  .waiting-states .button:hover {
    background: var(--sunk);
  }
  .waiting-states .button.refused {
    border-style: dashed;
    border-color: var(--backward);
  }
  .queue-moves {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(210px, 1fr));
    gap: var(--s-2);
    padding: 0;
    list-style: none;
  }
  .queue-moves :is(.button, .judged) {
    display: grid;
    grid-template-columns: 68px minmax(0, 1fr);
    align-items: center;
    justify-items: start;
    gap: 2px var(--s-2);
    box-sizing: border-box;
    width: 100%;
    min-height: 76px;
    padding: var(--s-2);
    border: 2px solid var(--line);
    border-radius: var(--radius);
    background: var(--card);
    font-size: var(--t-0);
    text-align: start;
    white-space: normal;
  }
  .queue-moves canvas {
    justify-self: center;
  }
  .queue-moves .judged canvas {
    grid-row: span 2;
  }
  .queue-moves .button[aria-pressed='true'] {
    border-color: var(--frontier);
    box-shadow: inset 0 0 0 2px var(--frontier);
  }
  .queue-moves .judged.right > b {
    color: var(--goal-ink);
  }
  .queue-moves .judged.wrong {
    border-style: dashed;
    border-color: var(--backward);
  }
  .queue-moves .judged.wrong > b {
    color: var(--backward-ink);
  }
  .stage.play .legend .mark-turn.waits {
    border: 2px solid var(--frontier);
    background: none;
  }
  @container light ${PHONE} {
    .stage.be-queue .queue-work {
      max-height: 44cqb;
    }
    .stage.be-queue .legend dl {
      gap: var(--s-3);
      height: auto;
    }
    .queue-moves {
      grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    }
  }
`;
