/**
 * Stage: the main picture with its legend, and beside it the smaller picture. The drawer and the
 * program listing lie over the stage.
 * @import { Viewer } from './viewer.js'
 */
import { html, noChange, nothing } from 'lit/html.js';
import { legend } from './legend.js';
import { term } from '../kit/term.js';

/** Renders the stage. @param {Viewer} viewer */
export function stage(viewer) {
  const { family, panels, words, overlays, extras, lessons, code, scene } = viewer;
  const { hero } = family;
  const machine = hero === 'map' ? 'board' : 'map';
  const heading = lessons.extra?.heading ?? scene.heading;
  return html`<div
    class="stage ${family.id} ${code.isOnStage ? 'coded' : ''} ${family.map.isGraph ? 'graphed' : ''}"
  >
    <div
      class="machine of-${machine} ${scene.isPair ? 'with-pair' : ''} ${scene.ending ? 'with-answer' : ''}"
      part="${machine}"
      role="group"
      aria-label=${words.text(`pane.${machine}`)}
    >
      <div class="heading">
        <p class="note">${term(heading.over, heading.about?.over)}</p>
        <p class="title ${heading.tone ?? ''}">
          ${
            heading.brief
              ? html`<span class="in-full">${term(heading.title, heading.about?.title)}</span
                  ><span class="brief">${term(heading.brief, heading.about?.title)}</span>`
              : term(heading.title, heading.about?.title)
          }
        </p>
        ${machine === 'map' ? panels.map.layouts() : panels.board.tools()}
      </div>
      ${panels[machine].template()}
    </div>
    <div
      class="hero of-${hero} ${extras?.leaders.isShown ? 'explained' : ''}"
      part="${hero}"
      role="group"
      aria-label=${words.text(`pane.${hero}`)}
    >
      ${panels[hero].template()}
      ${viewer.readable.isHeld ? noChange : legend(scene, family.map.notes?.())}
      ${extras?.leaders.template()} ${hero === 'board' ? panels.board.tools() : nothing}
    </div>
    ${extras?.light()}
    ${code.isOnStage && !overlays.isDrawerOpen ? code.panel?.template() : nothing}
    ${overlays.isDrawerOpen ? extras?.drawer() : nothing}
  </div>`;
}
