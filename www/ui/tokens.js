/** Colour, type and space roles, light and dark; everything else is made of these. */
import { css } from 'lit';

export const tokens = css`
  :host {
    color-scheme: light dark;
    /* surfaces and ink */
    --page: light-dark(#f6f5f2, #14161a);
    --card: light-dark(#ffffff, #1c1f25);
    --sunk: light-dark(#eeece7, #0f1114);
    --line: light-dark(#dcd8d0, #31363f);
    --control-line: light-dark(#8d887e, #7a818e);
    --ink: light-dark(#1d2129, #e9e7e2);
    --ink-2: light-dark(#5a606b, #a3a9b5);
    --accent: light-dark(#2f4bd8, #8ea2ff);
    --on-accent: light-dark(#ffffff, #10131c);
    --error: light-dark(#b3261e, #ffb4ab);
    /* boards: a middle tone, so that black and white pieces both stand 3:1 against it */
    --board: light-dark(#938c7e, #6d7380);
    --board-line: light-dark(#7f7869, #5b616d);
    --piece-dark: #16181d;
    --piece-light: #ffffff;
    /* roles of the search */
    --unseen: light-dark(#cfcabf, #3a404b);
    --expanded: #56b4e9;
    --frontier: #e69f00;
    --current: light-dark(#1d2129, #ffffff);
    --goal: #009e73;
    --path: light-dark(#d55e00, #ff8a33);
    --win: light-dark(#0072b2, #56b4e9);
    --lose: var(--path);
    /* type: one scale, ratio 1.2; numbers are tabular */
    --font: Inter, system-ui, sans-serif;
    --t-0: 0.8125rem;
    --t-1: 0.9375rem;
    --t-2: 1.125rem;
    --t-4: 1.62rem;
    /* space: 4 px steps */
    --s-1: 4px;
    --s-2: 8px;
    --s-3: 12px;
    --s-4: 16px;
    --s-5: 24px;
    --radius: 10px;
    --radius-s: 7px;
    --shadow: 0 1px 2px rgb(0 0 0 / 6%), 0 6px 20px rgb(0 0 0 / 5%);
  }
  :host([theme='light']) {
    color-scheme: light;
  }
  :host([theme='dark']) {
    color-scheme: dark;
  }
`;
