/** Styles of the panel of a game between a person and the engine. */
import { css } from 'lit';
import { SMALL } from '../kit/breakpoints.js';

export const turnStyle = css`
  .rows li {
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--s-2);
  }
  .rows button:not(.button) {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--s-3);
    min-width: 0;
    min-height: 38px;
    padding: var(--s-1) var(--s-3);
    border: 1px solid transparent;
    border-radius: var(--radius-s);
    background: var(--card);
    color: var(--ink);
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  .rows button:not(.button):hover {
    border-color: var(--control-line);
  }
  .rows .shortest button:not(.button) {
    background: var(--amber);
  }

  .panel.play .advice {
    min-height: 2.8em;
    font-weight: 600;
  }
  .panel .rows.legal {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  }
  .rows.legal .resists button {
    border-color: var(--ink);
  }
  .because {
    padding: var(--s-2) var(--s-3);
    border-inline-start: 4px solid var(--frontier);
    background: var(--amber);
  }
  .done li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s-3);
    padding: 2px var(--s-2);
    border-block-end: 1px solid var(--line);
  }
  .done .value {
    color: var(--ink-2);
    white-space: nowrap;
  }
  .done li[aria-current] {
    outline: 2px solid var(--ink);
    background: var(--amber);
  }
  .done .gave .value {
    color: var(--lose-ink);
    font-weight: 600;
  }
  @container light ${SMALL} {
    .rows button:not(.button) {
      padding-inline: var(--s-2);
    }
  }
`;
