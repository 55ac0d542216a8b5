/** Colour, type and space roles, light and dark; everything else is made of these. */
import { css } from 'lit';

export const tokens = css`
  :host {
    color-scheme: light dark;
    /* the room: its air, brighter where the light comes from, and what stands in it */
    --page: light-dark(#d9e1ec, #080c13);
    --air: light-dark(#eef3fa, #0f1828);
    --card: light-dark(#f8fafd, #161d2b);
    --sunk: light-dark(#dbe2ec, #111827);
    --line: light-dark(#c3cdda, #273143);
    --control-line: light-dark(#6f7b8c, #748299);
    --ink: light-dark(#141923, #f1f4f9);
    --ink-2: light-dark(#465160, #9aa7bb);
    /* controls are ink on ground: colour belongs to the search */
    --accent: light-dark(#141923, #f1f4f9);
    --on-accent: light-dark(#ffffff, #0b0f17);
    --error: light-dark(#a3211a, #ffb4ab);
    /* boards; a piece's edge tells it from a board of nearly its own lightness */
    --board: light-dark(#dfe5ee, #2b3548);
    --board-line: light-dark(#c3cdda, #3b475d);
    --piece-dark: light-dark(#141923, #06080d);
    --piece-light: light-dark(#ffffff, #f4f6fa);
    --piece-edge: light-dark(#333f55, #8c9bb2);
    /* roles of the search; the words about them have inks of their own */
    --unseen: light-dark(#a3b1c4, #3a4760);
    --expanded: #56b4e9;
    --frontier: #e69f00;
    --frontier-ink: light-dark(#7a4f00, #ffb92e);
    --current: light-dark(#141923, #ffffff);
    --goal: #009e73;
    --goal-ink: light-dark(#00664a, #34dba8);
    --path: light-dark(#009e73, #2ee6ac);
    --forward: light-dark(#0072b2, #56b4e9);
    --forward-ink: light-dark(#005a8f, #56b4e9);
    --backward: light-dark(#b84f00, #ff8a33);
    --backward-ink: light-dark(#963f00, #ff8a33);
    --win: var(--forward);
    --lose: var(--backward);
    --glow: #ffffff;
    /* type: 12 ticks, 13.5 labels, 15 controls, 17 names, 23 the caption, 28 the counter */
    --font: Inter, system-ui, sans-serif;
    --t-tick: 0.75rem;
    --t-0: 0.844rem;
    --t-1: 0.9375rem;
    --t-2: 1.0625rem;
    --t-3: 1.4375rem;
    --t-4: 1.75rem;
    /* space: 4 px steps */
    --s-1: 4px;
    --s-2: 8px;
    --s-3: 12px;
    --s-4: 16px;
    --s-5: 24px;
    --s-6: 40px;
    --radius: 14px;
    --radius-s: 12px;
    --round: 999px;
    --shadow: 0 2px 8px rgb(0 0 0 / 8%), 0 8px 32px rgb(0 0 0 / 12%);
  }
  :host([theme='light']) {
    color-scheme: light;
  }
  :host([theme='dark']) {
    color-scheme: dark;
  }
`;
