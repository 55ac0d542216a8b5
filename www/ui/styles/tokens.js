/**
 * Design tokens: colours, font sizes and spacing, for light and dark. Tokens that a page may set
 * take their value from a custom property with the prefix `--searchlight-`, because custom
 * properties are inherited and could clash with the page's own.
 */
import { css } from 'lit';

export const tokens = css`
  .room {
    /* Backgrounds: --page at the edge of the scene, --air in its lit centre. */
    --page: var(--searchlight-page, light-dark(#d9e1ec, #080c13));
    --air: var(--searchlight-air, light-dark(#eef3fa, #0f1828));
    --card: var(--searchlight-card, light-dark(#f8fafd, #161d2b));
    --sunk: var(--searchlight-page, light-dark(#dbe2ec, #111827));
    --line: var(--searchlight-line, light-dark(#c3cdda, #273143));
    --control-line: var(--searchlight-ink-2, light-dark(#6f7b8c, #748299));
    --ink: var(--searchlight-ink, light-dark(#141923, #f1f4f9));
    --ink-2: var(--searchlight-ink-2, light-dark(#465160, #9aa7bb));
    /* Controls have no hue, because each hue has a role of the search. */
    --accent: var(--searchlight-accent, light-dark(#141923, #f1f4f9));
    --on-accent: var(--searchlight-on-accent, light-dark(#ffffff, #0b0f17));
    --error: light-dark(#a3211a, #ffb4ab);
    /* Boards. The edge keeps a piece visible on a board of similar lightness. */
    --board: var(--searchlight-board, light-dark(#dfe5ee, #2b3548));
    --board-line: var(--searchlight-line, light-dark(#c3cdda, #3b475d));
    --piece-dark: var(--searchlight-piece-dark, light-dark(#141923, #06080d));
    --piece-light: var(--searchlight-piece-light, light-dark(#ffffff, #f4f6fa));
    --piece-edge: var(--searchlight-ink-2, light-dark(#333f55, #8c9bb2));
    /*
     * Colours by role in the search, which also differ in greyscale. The colours of text about a
     * role end in -ink. If a page sets a role, its text is mixed from that colour and --ink; if it
     * does not, the mixture is invalid and the fallback counts.
     */
    --ink-frontier: color-mix(in srgb, var(--searchlight-frontier) 45%, var(--ink));
    --ink-goal: color-mix(in srgb, var(--searchlight-goal) 45%, var(--ink));
    --ink-forward: color-mix(in srgb, var(--searchlight-forward) 45%, var(--ink));
    --ink-backward: color-mix(in srgb, var(--searchlight-backward) 45%, var(--ink));
    --unseen: var(--searchlight-unseen, light-dark(#94a4ba, #46556f));
    --expanded: var(--searchlight-expanded, light-dark(#1a72b0, #56b4e9));
    --frontier: var(--searchlight-frontier, #e69f00);
    --frontier-ink: var(--ink-frontier, light-dark(#7a4f00, #ffb92e));
    --current: var(--searchlight-current, light-dark(#141923, #ffffff));
    --goal: var(--searchlight-goal, #009e73);
    --goal-ink: var(--ink-goal, light-dark(#00664a, #34dba8));
    --path: var(--searchlight-goal, light-dark(#009e73, #2ee6ac));
    --forward: var(--searchlight-forward, light-dark(#0072b2, #56b4e9));
    --forward-ink: var(--ink-forward, light-dark(#005a8f, #56b4e9));
    --backward: var(--searchlight-backward, light-dark(#b84f00, #ff8a33));
    --backward-ink: var(--ink-backward, light-dark(#963f00, #ff8a33));
    --win: var(--forward);
    --lose: var(--backward);
    --glow: #ffffff;
    /* Font sizes for surrounding text of 16 px, multiplied by the font scale --type. */
    --font: var(--searchlight-font, Inter, system-ui, sans-serif);
    --t-tick: max(12px, 12px * var(--type));
    --t-0: max(12px, 13.5px * var(--type));
    --t-1: calc(15px * var(--type));
    --t-2: calc(17px * var(--type));
    --t-3: calc(23px * var(--type));
    --t-4: calc(28px * var(--type));
    /* Spacing, in steps of 4 px. */
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
`;
