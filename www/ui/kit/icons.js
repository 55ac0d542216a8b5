/** Icons of buttons: 20 x 20 px, in the colour of the text. */
import { html } from 'lit/html.js';

/** Returns an icon. @param {string} path SVG path data, filled by the even-odd rule */
export const icon = (path) =>
  html`<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path fill-rule="evenodd" d=${path} />
  </svg>`;

export const ICONS = {
  back: icon('M14 4.5v11L5.5 10z'),
  play: icon('M6 3.5v13l10.5-6.5z'),
  pause: icon('M5 4h3.5v12H5zM11.5 4H15v12h-3.5z'),
  previousStop: icon('M4 4h2.5v12H4zM16 4.5v11L8 10z'),
  nextStop: icon('M16 4h-2.5v12H16zM4 4.5v11l8-5.5z'),
  forward: icon('M6 4.5v11l8.5-5.5z'),
  edit: icon('M3.5 13.2V16.5h3.3l8-8-3.3-3.3zM12.6 4.1l3.3 3.3 1-1c.4-.4.4-1 0-1.4l-1.9-1.9c-.4-.4-1-.4-1.4 0z'), // prettier-ignore
  full: icon('M3 3h5v2H5v3H3zM12 3h5v5h-2V5h-3zM3 12h2v3h3v2H3zM15 12h2v5h-5v-2h3z'), // prettier-ignore
  down: icon('M5.6 7.2 10 11.6l4.4-4.4 1.2 1.2L10 14 4.4 8.4z'),
  share: icon('M10 2.5 14 6.5l-1.2 1.2L10.9 5.8V13H9.1V5.8L7.2 7.7 6 6.5zM4 10h1.8v5.7h8.4V10H16v7.5H4z'), // prettier-ignore
  close: icon('M4.7 3.3 10 8.6l5.3-5.3 1.4 1.4-5.3 5.3 5.3 5.3-1.4 1.4-5.3-5.3-5.3 5.3-1.4-1.4L8.6 10 3.3 4.7z'), // prettier-ignore
  add: icon('M9 3.5h2V9h5.5v2H11v5.5H9V11H3.5V9H9z'),
  star: icon('M10 1.8 12.4 7l5.7.7-4.2 3.9 1.1 5.6L10 14.4 5 17.2l1.1-5.6L1.9 7.7 7.6 7z'),
  hollowStar: icon('M10 1.8 12.4 7l5.7.7-4.2 3.9 1.1 5.6L10 14.4 5 17.2l1.1-5.6L1.9 7.7 7.6 7zM10 5 8.5 8.1l-3.4.4 2.5 2.3-.7 3.4L10 12.6l3.1 1.6-.7-3.4 2.5-2.3-3.4-.4z'), // prettier-ignore
  die: icon('M3 3h14v14H3zM5 5v10h10V5zM6 6h2v2H6zM9 9h2v2H9zM12 12h2v2h-2z'),
  more: icon('M3 8.5h3v3H3zM8.5 8.5h3v3h-3zM14 8.5h3v3h-3z'),
  tempo: html`<svg class="curve" viewBox="0 0 28 16" width="28" height="16" aria-hidden="true">
    <path d="M2 12.5C7 12.5 8 3.5 13 3.5s4 4 7 4 3-3 6-3" />
  </svg>`,
};
