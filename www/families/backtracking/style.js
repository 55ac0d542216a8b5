/** How what belongs to this family looks. */
import { css } from 'lit';

export const choicesStyle = css`
  .backtracking .board-foot > .note {
    flex: none;
  }
  /* there is no strip of boards beside it */
  .backtracking .answer > div {
    flex-shrink: 1;
    max-width: none;
  }
  .candidates {
    display: flex;
    gap: 2px;
    min-width: 0;
    margin: 0;
    padding: 0;
    overflow: hidden;
    list-style: none;
  }
  .candidates li {
    padding: 0 3px;
    border: 1px solid var(--line);
    border-radius: 5px;
    font-size: var(--t-0);
    white-space: nowrap;
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
  }
  .map > canvas[hidden] {
    display: none;
  }
  .beside-beam {
    position: absolute;
    inset-block-start: 0;
    margin: 0;
    color: var(--ink-2);
    font-size: var(--t-0);
    line-height: 1.4;
    pointer-events: none;
  }
  .beside-beam strong {
    display: block;
    font-weight: 600;
  }
  .beside-beam.behind {
    right: calc(100% - var(--beam, 50%) + 176px);
    text-align: right;
  }
  .beside-beam.behind strong {
    color: var(--forward);
  }
  .beside-beam.ahead {
    left: calc(var(--beam, 50%) + 176px);
  }
  .beside-beam.ahead strong {
    color: var(--frontier-ink);
  }
  /* the wedge's light above the rings: it stands still, whatever the search does */
  .shaft {
    position: absolute;
    bottom: calc(100% - 12px);
    left: calc(var(--beam, 50%) - 60px);
    width: 120px;
    height: 90px;
    opacity: 0.45;
    background: radial-gradient(50% 100% at 50% 100%, var(--glow), transparent);
    pointer-events: none;
  }
  @container (max-width: 799px) {
    .beside-beam,
    .shaft {
      display: none;
    }
  }
  .looked {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    padding: var(--s-2) var(--s-3);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--card);
    box-shadow: var(--shadow);
    font-size: var(--t-0);
    pointer-events: none;
  }
  .looked p {
    margin: 0;
  }
  .controls:has(.jumps) {
    flex-wrap: wrap;
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
  .jumps + .speed {
    margin-inline-start: auto;
  }
  .jumps + .speed .slider {
    width: 80px;
  }
  .jumps ~ .scrub {
    flex: 1 1 60%;
    height: 38px;
  }
  /* where counts of a long run stand in one line with the tools */
  @container (min-width: 800px) {
    .backtracking .counters dl {
      gap: 0 var(--s-3);
    }
    .backtracking .counters dd {
      min-width: calc(var(--digits, 6) * 0.58em);
    }
    .backtracking .counters div:is(:nth-child(4), :nth-child(5)) dd {
      min-width: 2.4em;
    }
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
    /* a number outside would stand on the end of the item before it */
    list-style-position: inside;
    overflow: auto;
    font-size: var(--t-0);
  }
  /* an answer has no boards to show, so the buttons below it stay in sight */
  @container (max-width: 799px) {
    .backtracking .answer {
      min-height: 40px;
    }
  }
  .contents .tree {
    max-height: 380px;
  }
`;
