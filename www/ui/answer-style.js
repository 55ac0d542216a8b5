/** How the answer and the thumbs of boards look. */
import { css } from './reactive.js';

export const answerStyle = css`
  .answer h3 {
    white-space: normal;
  }
  .answer p {
    margin: 0;
  }
  .answer > div {
    flex: 1 0 auto;
    max-width: 60%;
  }
  .answer > .strip {
    min-width: 0;
  }
  .strip {
    display: flex;
    gap: var(--s-1);
    overflow-x: auto;
    margin: 0;
    padding: var(--s-1);
    list-style: none;
  }
  .thumb {
    display: block;
    min-width: 24px;
    padding: 3px;
    border: 2px solid transparent;
    border-radius: var(--radius-s);
    background: none;
    cursor: pointer;
  }
  .thumb:hover {
    border-color: var(--line);
  }
  .thumb[aria-current='true'] {
    border-color: var(--accent);
  }
`;
