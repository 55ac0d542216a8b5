/**
 * Button that hides or shows the steps after the current one. Used by the drawer, and by races,
 * which have no drawer.
 * @import { Words } from '../../i18n/index.js'
 * @import { Foresight } from '../kit/spoiler-switch.js'
 */
import { button } from '../kit/button.js';

/** Renders the button. @param {Foresight} foresight @param {Words} words */
export const futureButton = (foresight, words) =>
  button(words.text('more.hideFuture'), () => foresight.toggle(), {
    kind: 'small',
    title: words.text('more.hideFutureTitle'),
    pressed: foresight.hides,
  });
