/** Colours of the high-contrast theme: no gradients, and edges in the text colour. */
import { css } from 'lit';

export const contrastStyle = css`
  .room.contrast {
    --page: light-dark(#ffffff, #000000);
    --air: light-dark(#ffffff, #000000);
    --card: light-dark(#ffffff, #000000);
    --sunk: light-dark(#f0f2f5, #14181f);
    --line: light-dark(#4a5462, #9aa7bb);
    --control-line: light-dark(#141923, #ffffff);
    --ink: light-dark(#000000, #ffffff);
    --ink-2: light-dark(#222b38, #dde3ec);
    --accent: light-dark(#000000, #ffffff);
    --on-accent: light-dark(#ffffff, #000000);
    --board-line: light-dark(#6f7b8c, #8c9bb2);
    --piece-edge: light-dark(#141923, #c9d3e2);
    --unseen: light-dark(#8d99aa, #4c586d);
    --expanded: light-dark(#005a8f, #56b4e9);
    --frontier: light-dark(#b87700, #ffb92e);
    --goal: light-dark(#00664a, #34dba8);
    --path: light-dark(#00664a, #34dba8);
    --frontier-ink: light-dark(#5c3b00, #ffc95c);
    --goal-ink: light-dark(#004d38, #4fe8b9);
    --forward-ink: light-dark(#00446b, #8fd0f5);
    --backward-ink: light-dark(#6e2e00, #ffab6e);
  }
`;
