/** Full screen, for the back row: everything larger, the controls thin. */
import { css } from 'lit';

export const presenterStyle = css`
  :host(:fullscreen) {
    overflow: auto;
  }
  :host(:fullscreen) .frame {
    min-height: 100vh;
  }
  :host(:fullscreen) .top {
    height: 0;
    padding: 0;
  }
  :host(:fullscreen) .top > :not(.tools) {
    display: none;
  }
  :host(:fullscreen) .stage {
    padding-block-start: var(--s-5);
  }
  :host(:fullscreen) .caption {
    height: 100px;
  }
  :host(:fullscreen) .sentence {
    max-width: none;
    font-size: calc(35px * var(--type));
    line-height: 46px;
  }
  :host(:fullscreen) .sentence.long {
    font-size: calc(24px * var(--type));
    line-height: 31px;
  }
  :host(:fullscreen) :is(.legend dt, .legend .note, .heading .note, .counter .note) {
    font-size: calc(20px * var(--type));
  }
  :host(:fullscreen) .legend dd {
    font-size: calc(28px * var(--type));
  }
  /* while nobody uses them there is the timeline alone */
  :host(:fullscreen) .resting :is(.transport, .tools) {
    opacity: 0;
  }
  :host(:fullscreen) .resting {
    cursor: none;
  }
  .blank > * {
    visibility: hidden;
  }
  @media (prefers-reduced-motion: no-preference) {
    :host(:fullscreen) :is(.transport, .tools) {
      transition: opacity 0.4s;
    }
  }
`;
