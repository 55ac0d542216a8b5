/**
 * Elements that nobody sees: one has the letters and the scheme of the element's place, and one a
 * role has its colour. What their styles compute to is read from them, and a transition without
 * duration tells when it becomes something else, so nothing has to be asked again and again.
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { css } from 'lit';
import { html } from 'lit/html.js';
import { ROLES } from '../../canvas/theme.js';
import { cssVars } from '../kit/css-vars.js';

/** @param {Viewer} viewer */
export const aroundProbe = ({ host }) =>
  html`<i class="probe around" aria-hidden="true" @transitionend=${() => host.lookAround()}></i>`;

/** @param {Viewer} viewer */
export const colourProbe = ({ host }) =>
  html`<div id="probe" class="probe" aria-hidden="true" @transitionend=${() => host.lookAround()}>
    ${ROLES.map((role) => html`<i ${cssVars({ is: `var(--${role})` })}></i>`)}
  </div>`;

export const probeStyle = css`
  .probe {
    position: absolute;
    overflow: hidden;
    height: 0;
    visibility: hidden;
    pointer-events: none;
  }
  #probe {
    width: 1em;
    font-size: var(--t-tick);
  }
  .around {
    width: 1em;
    color: light-dark(#000000, #ffffff);
  }
  .probe i {
    color: var(--is);
  }
  .around,
  .probe,
  .probe i {
    transition:
      color 0s 1ms,
      width 0s 1ms;
  }
`;
