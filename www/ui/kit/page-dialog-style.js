/**
 * Styles of dialogs that cover the whole page: the gallery, and the panel that explores a space. The
 * title and the controls stay at the top, the contents scroll. The contents have the class
 * `whole-page`; `--page-width` is the width that they use at most.
 */
import { css } from 'lit';

export const pageDialogStyle = css`
  dialog[open]:has(.whole-page) {
    display: flex;
    flex-direction: column;
    width: 100%;
    max-width: 100%;
    height: 100%;
    max-height: 100%;
    margin: 0;
    border: 0;
    border-radius: 0;
    background: radial-gradient(ellipse 85% 80% at 62% 38%, var(--air), var(--page)) var(--page);
    --page-edge: max(var(--s-6), (100% - var(--page-width, 1280px)) / 2);
  }
  dialog:has(.whole-page) > .head {
    flex: none;
    padding: var(--s-4) var(--page-edge) 0;
    border: 0;
  }
  dialog:has(.whole-page) > .head > .subhead {
    color: var(--ink);
    font-weight: 700;
    text-transform: none;
  }
  dialog:has(.whole-page) > .head > .button {
    min-width: 44px;
    min-height: 44px;
  }
  .whole-page {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
  }
  .whole-page .segments {
    /* Keeps the hidden radio buttons inside: otherwise the dialog scrolls sideways. */
    position: relative;
    flex-wrap: wrap;
  }
  /* On a low screen everything scrolls. */
  @media (max-height: 520px) {
    dialog[open]:has(.whole-page) {
      display: block;
    }
    .whole-page,
    .whole-page > :last-child {
      display: block;
      overflow: visible;
    }
  }
`;
