/**
 * Lazy module with the dialogs, the race and the drawer, which the first board does not need. It is
 * imported when the page is idle or when the user opens one of them.
 * @import { Explore } from '../explore/explore-panel.js'
 * @import { DialogName } from '../kit/overlays.js'
 * @import { Viewer } from './viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { importChunk } from '../../core/net/lazy-import.js';
import { EngineError } from '../../core/engine/session.js';
import { dialogStyle } from '../dialogs/dialog-style.js';
import { dialogHead } from '../kit/dialog-head.js';
import { InputDialog } from '../dialogs/choose-board.js';
import { LazyPart } from '../kit/lazy-part.js';
import { keysDialog } from '../dialogs/keys-dialog.js';
import { notice } from './layout.js';
import { Leaders } from '../callouts/labels.js';
import { leadersStyle } from '../callouts/labels-style.js';
import { Drawer } from './drawer.js';
import { drawerStyle } from './drawer-style.js';
import { presenterStyle } from '../styles/fullscreen-style.js';
import { Printing, printStyle } from '../print/print-page.js';
import { puzzlesDialog } from '../dialogs/puzzles-dialog.js';
import { RacePanel } from '../race/race-panel.js';
import { raceStyle } from '../race/race-style.js';
import { ShareDialog } from '../share/share-dialog.js';
import { save } from '../kit/save-file.js';
import { Terms } from '../callouts/term-tooltip.js';
import { tipStyle } from '../callouts/tooltip-style.js';
import { shareStyle } from '../share/share-style.js';
import { Unsaved, mayNotSave } from '../dialogs/unsaved-dialog.js';

export class Extras {
  #viewer;
  #input;
  #drawer;
  #share;
  #unsaved;
  #spotlight;
  #pins;
  #gallery;
  /** @type {LazyPart<Explore, [string, string]>} */
  #explore;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    this.#input = new InputDialog(viewer);
    this.#drawer = new Drawer(viewer);
    this.#share = new ShareDialog(viewer);
    this.#unsaved = new Unsaved(viewer);
    this.race = new RacePanel(viewer);
    this.leaders = new Leaders(viewer);
    this.terms = new Terms(viewer);
    this.printing = new Printing(viewer);
    this.#spotlight = new LazyPart(viewer, {
      load: async () => {
        const { Spotlight } = await importChunk(() => import('../callouts/spotlight.js'));
        return new Spotlight(viewer);
      },
    });
    this.#pins = new LazyPart(viewer, {
      load: async () => {
        const { Pins } = await importChunk(() => import('../callouts/pins.js'));
        return new Pins(viewer);
      },
    });
    this.#gallery = new LazyPart(viewer, {
      error: new EngineError('extras'),
      load: async () => {
        const { gallery } = viewer.host;
        if (!gallery) throw new Error('the host page gave no gallery');
        const { Gallery } = await importChunk(gallery);
        return new Gallery(viewer);
      },
    });
    this.#explore = new LazyPart(viewer, {
      error: new EngineError('extras'),
      inputs: () => [viewer.words.locale, viewer.run.kind.id],
      load: async (...of) => {
        const { explore } = viewer.host;
        if (!explore) throw new Error('the host page gave no panel');
        const { exploreOf } = await importChunk(explore);
        return exploreOf(viewer, this.#explore.part, ...of);
      },
    });
    if (viewer.run) this.printing.listen();
    viewer.host.adopt([
      dialogStyle,
      drawerStyle,
      raceStyle,
      leadersStyle,
      presenterStyle,
      printStyle,
      shareStyle,
      tipStyle,
    ]);
  }

  /** Renders the open dialog, if any. */
  dialog() {
    const viewer = this.#viewer;
    if (!viewer.overlays.dialog) return nothing;
    return html`<dialog
      lang=${viewer.words.locale}
      aria-labelledby="${viewer.overlays.dialog}-title"
      @close=${() => viewer.overlays.close()}
      @cancel=${() => viewer.overlays.close()}
    >
      ${notice(viewer)} ${this.#contents(viewer.overlays.dialog)}
    </dialog>`;
  }

  /**
   * Saves a file as a download. In a frame that may block downloads, also shows the file in a
   * dialog.
   * @param {Blob} file
   * @param {string} name
   * @returns {Promise<boolean>} whether downloads are allowed
   */
  async save(file, name) {
    save(file, name);
    if (!mayNotSave()) return true;
    await this.#unsaved.show(file, name);
    return false;
  }

  /** @param {DialogName} dialog */
  #contents(dialog) {
    if (dialog === 'input') return this.#input.template();
    if (dialog === 'share') return this.#share.template();
    if (dialog === 'unsaved') return this.#unsaved.template();
    if (dialog === 'gallery') {
      const gallery = this.#gallery.follow();
      const title = gallery?.title ?? this.#viewer.words.text('puzzles.title');
      return html`${dialogHead(this.#viewer, dialog, title)} ${gallery?.template() ?? nothing}`;
    }
    if (dialog === 'explore') {
      const { words } = this.#viewer;
      const title = words.text('more.explore');
      return this.#explore.follow()?.template() ?? dialogHead(this.#viewer, dialog, title);
    }
    if (dialog === 'keys') return keysDialog(this.#viewer);
    return dialog === 'puzzles'
      ? puzzlesDialog(this.#viewer)
      : this.#viewer.lessons.extra?.dialog(dialog);
  }

  /** Renders the spotlight of the current stop and the author's pins, if there are any. */
  light() {
    const { stops, root } = this.#viewer;
    const light = stops.list[stops.shown]?.light;
    const hasPins = root.host.querySelector(':scope > [slot^="pin-"]');
    // Ignore an error of the import: stops also work without the spotlight.
    return html`${(light && this.#spotlight.follow()?.template(light)) ?? nothing}
    ${(hasPins && this.#pins.follow()?.template()) ?? nothing}`;
  }

  /** Opens a hard board of the puzzle and size shown. Each call opens another board. */
  async drawHard() {
    (await this.#gallery.ask())?.drawHard();
  }

  /** Opens the drawer at the search panel. */
  find() {
    this.#drawer.find();
  }

  /** Renders the "More" drawer. */
  drawer() {
    return this.#drawer.template();
  }
}
