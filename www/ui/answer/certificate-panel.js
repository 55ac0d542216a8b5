/**
 * Certificate of the answer, in the drawer: the claim, the result of its check, and buttons to save
 * or copy it.
 * @import { Viewer } from '../viewer/viewer.js'
 * @import { Certificate, Description, Outcome } from '../../wasm/searchlight.js'
 * @import { Session } from '../../core/engine/session.js'
 */
import { html } from 'lit/html.js';
import { button } from '../kit/button.js';

/**
 * Returns a certificate with its puzzle as JSON, for other programs.
 * @param {Description} description
 * @param {Outcome} outcome
 * @param {Certificate} certificate
 */
export function certificateFile(description, outcome, certificate) {
  const { puzzle, rows, columns, text, algorithm } = description;
  const settings = Object.fromEntries(description.settings.map(({ id, value }) => [id, value]));
  const instance = { puzzle, rows, columns, settings, text };
  return `${JSON.stringify({ ...instance, algorithm, outcome, certificate })}\n`;
}

export class CertificatePanel {
  #viewer;
  /** @type {Session | null} */
  #askedOf = null;
  /**
   * Result of the check: null while pending, undefined if the core threw an error.
   * @type {boolean | null | undefined}
   */
  #verified = null;
  /** Translation key of the result of copying. */
  #copied = '';

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  template() {
    const { run, words, family, hidesFuture } = this.#viewer;
    const { outcome, atEnd } = run.player;
    const isTold = outcome && (atEnd || !hidesFuture);
    const claim = isTold && family.certificate(outcome);
    if (!claim) return html`<p>${words.text('certificate.notYet')}</p>`;
    const { says, values, checked, checkedValues = values, more } = claim;
    if (!checked) return html`<p>${words.text(says, values)}</p>`;
    this.#follow(run.session);
    const check = this.#check(checked);
    return html`<p class="claim">${words.text(says, values)}</p>
      <p>${check && words.text(check, checkedValues)}</p>
      ${more?.()} ${this.#files()}`;
  }

  /**
   * Starts the check, once for each run. It can take a second, so it runs in a separate task.
   * @param {Session} session
   */
  #follow(session) {
    if (session === this.#askedOf) return;
    this.#askedOf = session;
    this.#verified = null;
    this.#copied = '';
    setTimeout(() => {
      const isShown = () => this.#viewer.run?.session === session;
      const verified = isShown() && this.#viewer.attempt(() => this.#viewer.run.session.verified());
      // An error can have restarted the run meanwhile; the check of the new session then comes
      // separately.
      if (!isShown()) return;
      this.#verified = verified;
      this.#viewer.refresh();
    });
  }

  /**
   * Returns the translation key, or keys, for the result of the check.
   * @param {string | readonly string[]} checked key, or keys, for a successful check
   */
  #check(checked) {
    if (this.#verified === undefined) return '';
    if (this.#verified === null) return 'certificate.checking';
    return this.#verified ? checked : 'certificate.failed';
  }

  #files() {
    const { words } = this.#viewer;
    return html`<div class="row">
      ${button(words.text('certificate.save'), this.#save, { kind: 'small', label: words.text('certificate.saveTitle'), title: words.text('certificate.saveTitle') })}
      ${button(words.text('certificate.copy'), this.#copy, { kind: 'small' })}
      <span class="note" role="status">${this.#copied ? words.text(this.#copied) : ''}</span>
    </div>`;
  }

  /** Returns the file; empty if the core throws an error. */
  #file() {
    const made = this.#viewer.attempt(() => {
      const { session } = this.#viewer.run;
      const { outcome } = session;
      const certificate = session.certificate();
      return outcome && certificate && certificateFile(session.description, outcome, certificate);
    });
    return made ?? '';
  }

  #save = () => {
    const file = this.#file();
    if (!file) return;
    const name = `searchlight-${this.#viewer.run.kind.id}.json`;
    this.#viewer.extras?.save(new Blob([file], { type: 'application/json' }), name);
  };

  /**
   * Copies the file. The panel offers this beside saving, because frames often block downloads
   * silently.
   */
  #copy = async () => {
    const file = this.#file();
    if (!file) return;
    try {
      await navigator.clipboard.writeText(file);
      this.#copied = 'certificate.copied';
    } catch {
      this.#copied = 'certificate.copyFailed';
    }
    this.#viewer.refresh();
  };
}
