/**
 * Invisible probe elements. One inherits font size and colour scheme from the surroundings; each of
 * the others has a colour of the theme. Their computed styles are read. A CSS transition of zero
 * duration reports changes by its `transitionend` event, without polling.
 * @import { Host } from '../kit/host.js'
 */
import { css } from 'lit';
import { html } from 'lit/html.js';
import { ROLES } from '../../canvas/theme.js';
import { cssVars } from '../kit/css-vars.js';

/** Renders the probe for font size and colour scheme of the surroundings. @param {Host} host */
export const aroundProbe = (host) =>
  html`<i class="probe around" aria-hidden="true" @transitionend=${() => host.lookAround()}></i>`;

/** Renders the probes for the theme's colours. @param {Host} host */
export const colourProbe = (host) =>
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
    /*
     * A mixture is told as srgb, in whatever space the page gives its colours. It is read from here,
     * because a transition of a mixture is told in another space.
     */
    background: color-mix(in srgb, var(--is) 100%, var(--ink));
  }
  .around,
  .probe,
  .probe i {
    transition:
      color 0s 1ms,
      width 0s 1ms;
  }
`;
