/**
 * Styles of the answer and of rows of small boards. Boards shrink until all fit or become hardly
 * readable; the goal stays visible while the row scrolls.
 */
import { css } from 'lit';

export const answerStyle = css`
  .answer .subhead {
    white-space: normal;
  }
  .answer p {
    margin: 0;
  }
  .answer > .strip {
    min-width: 0;
  }
  .strip {
    display: flex;
    gap: var(--s-1);
    overflow-x: auto;
    scroll-padding-inline-end: 60px;
    margin: 0;
    padding: var(--s-1);
    list-style: none;
  }
  .strip > li {
    flex: 0 1 auto;
    min-width: max(24px, var(--smallest) + 10px);
  }
  .strip canvas {
    display: block;
    max-width: 100%;
    object-fit: contain;
  }
  .strip > :last-child {
    position: sticky;
    inset-inline-end: calc(-1 * var(--s-1));
    border-inline-start: 1px solid var(--line);
    background: var(--card);
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
