/** Full screen, for a projector: board and map as large as they can be, the rest as thin. */
import { css } from 'lit';

export const projectorStyle = css`
  :host(:fullscreen) {
    overflow: auto;
  }
  :host(:fullscreen) .frame {
    min-height: 100vh;
    padding-block: var(--s-3);
  }
  :host(:fullscreen) .rules {
    display: none;
  }
  :host(:fullscreen) .counters {
    min-height: 0;
    border: 0;
    padding-block: 0 var(--s-2);
  }
  :host(:fullscreen) .told {
    min-height: 76px;
  }
  :host(:fullscreen) .sentence {
    font-size: var(--t-4);
  }
  :host(:fullscreen) .playing:not(:hover, :focus-within) .controls > :not(.scrub) {
    opacity: 0.35;
  }
  @media (prefers-reduced-motion: no-preference) {
    :host(:fullscreen) .controls > * {
      transition: opacity 0.4s;
    }
  }
`;
