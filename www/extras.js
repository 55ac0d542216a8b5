/**
 * The extras: what no first board needs. The element fetches this module by itself once its first
 * board is on screen; their words and styles come with them.
 * @import { Dictionary } from './i18n/index.js'
 * @import { Desk } from './ui/desk.js'
 */
import { html, nothing } from 'lit/html.js';
import { explorerStyle } from './families/state-space/explorer-style.js';
import { StateSpaceExtras } from './families/state-space/extras.js';
import { LATE } from './families/state-space/late.js';
import { Questions } from './families/state-space/questions.js';
import enExtras from './i18n/en-extras.js';
import { answerStyle } from './ui/answer-style.js';
import { extrasStyle } from './ui/extras-style.js';
import { InputDialog } from './ui/input-dialog.js';
import { keysDialog } from './ui/keys-dialog.js';
import { notice } from './ui/layout.js';
import { MorePanels } from './ui/more.js';
import { moreStyle } from './ui/more-style.js';
import { laterStyle } from './ui/later-style.js';
import { projectorStyle } from './ui/projector-style.js';
import { RacePanel } from './ui/race.js';
import { raceStyle } from './ui/race-style.js';

/** The extras' words, as the others by language. @type {Record<string, Dictionary>} */
const DICTIONARIES = { en: enExtras };

Object.assign(LATE, { Extras: StateSpaceExtras, Questions });

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  [answerStyle, extrasStyle, explorerStyle, laterStyle, moreStyle, projectorStyle, raceStyle].join(
    '',
  ),
);

export class Extras {
  #desk;
  #input;
  #more;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    this.#input = new InputDialog(desk);
    this.#more = new MorePanels(desk);
    this.race = new RacePanel(desk);
    desk.words.learn(DICTIONARIES[desk.words.locale] ?? enExtras);
    desk.root.adoptedStyleSheets.push(sheet);
  }

  /** The dialog that is open, if one is. */
  dialog() {
    const desk = this.#desk;
    if (!desk.dialog) return nothing;
    return html`<dialog
      aria-labelledby="${desk.dialog}-title"
      @close=${() => desk.closeDialog()}
      @cancel=${() => desk.closeDialog()}
    >
      ${notice(desk)} ${desk.dialog === 'input' ? this.#input.template() : keysDialog(desk)}
    </dialog>`;
  }

  /** What stands below the board. */
  answer() {
    return this.#desk.family.answer();
  }

  /** What is behind "more". */
  panels() {
    return this.#more.template();
  }
}
