/**
 * The proof of the answer: what is claimed, what was checked, and the proof itself to take away.
 * @import { Desk } from './desk.js'
 * @import { Certificate, Description, Outcome, Session } from '../core/engine.js'
 */
import { html, nothing } from 'lit/html.js';
import { strip } from './strip.js';

const FRAME_PX = 56;

/**
 * A certificate and what it is a certificate of, for other programs.
 * @param {Description} description
 * @param {Outcome} outcome
 * @param {Certificate} certificate
 */
export function certificateFile({ puzzle, text, algorithm }, outcome, certificate) {
  return `${JSON.stringify({ puzzle, text, algorithm, outcome, certificate })}\n`;
}

export class CertificatePanel {
  #desk;
  /** @type {Session | null} */
  #askedOf = null;
  /** @type {Certificate | null} */
  #certificate = null;
  /** What came of copying: a dictionary key. */
  #copied = '';

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
  }

  template() {
    const { viz, words } = this.#desk;
    const { player, frame, map } = viz;
    const { outcome } = player;
    if (!map || !outcome || !(frame.answered || player.atEnd)) {
      return html`<p>${words.text('certificate.notYet')}</p>`;
    }
    const certificate = this.#follow();
    if (!certificate) {
      return html`<p>${words.text(`certificate.none.${outcome.code}`, { ...outcome })}</p>`;
    }
    const sign = viz.verified ? '✓' : '✗';
    return html`<p class="claim">${this.#claim(certificate)}</p>
      <p>${sign} ${viz.verified ? this.#checked(certificate) : words.text('certificate.failed')}</p>
      ${this.#more(certificate)} ${this.#files()}`;
  }

  /** The certificate, asked for once a run. */
  #follow() {
    const { session } = this.#desk.viz;
    if (session !== this.#askedOf) {
      this.#askedOf = session;
      this.#certificate = session.certificate();
      this.#copied = '';
    }
    return this.#certificate;
  }

  /** @param {Certificate} certificate */
  #claim(certificate) {
    const { words } = this.#desk;
    switch (certificate.kind) {
      case 'path': {
        const key = certificate.depth > 0 ? 'certificate.path' : 'certificate.already';
        return words.text(key, { count: certificate.depth });
      }
      case 'refutation':
        return words.text(`certificate.${certificate.proof}`, { ...certificate });
      default:
        return words.text(`certificate.${certificate.kind}`, { count: certificate.states.length });
    }
  }

  /** @param {Certificate} certificate */
  #checked(certificate) {
    const { words } = this.#desk;
    const count = certificate.kind === 'path' ? certificate.depth : 0;
    return words.text(`certificate.checked.${certificate.kind}`, { count });
  }

  /** @param {Certificate} certificate */
  #more({ kind }) {
    const { viz, words } = this.#desk;
    const { algorithm, states } = viz.session.description;
    if (kind === 'path') {
      const shortest = `certificate.shortest.${algorithm}`;
      return html`${strip(this.#desk, words.text('certificate.strip'), FRAME_PX)}
      ${words.has(shortest) ? html`<p>${words.text(shortest)}</p>` : nothing}`;
    }
    const count = viz.survey?.islands.length ?? 0;
    if (kind !== 'closedSet' || count === 0) return nothing;
    return html`<p>${words.text('certificate.islands', { states, count })}</p>`;
  }

  #files() {
    const { words } = this.#desk;
    return html`<div class="row">
      <button
        class="button small"
        type="button"
        title=${words.text('certificate.saveTitle')}
        aria-label=${words.text('certificate.saveTitle')}
        @click=${this.#save}
      >
        ${words.text('certificate.save')}
      </button>
      <button class="button small" type="button" @click=${this.#copy}>
        ${words.text('certificate.copy')}
      </button>
      <span class="note" role="status">${this.#copied ? words.text(this.#copied) : ''}</span>
    </div>`;
  }

  get #file() {
    const { session, player } = this.#desk.viz;
    const outcome = /** @type {Outcome} */ (player.outcome);
    const certificate = /** @type {Certificate} */ (this.#certificate);
    return certificateFile(session.description, outcome, certificate);
  }

  #save = () => {
    const address = URL.createObjectURL(new Blob([this.#file], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `searchlight-${this.#desk.viz.kind.id}.json`;
    link.click();
    // Some browsers fetch it after the click.
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  };

  /** For where a page may not save: frames often forbid it, and do not tell. */
  #copy = async () => {
    try {
      await navigator.clipboard.writeText(this.#file);
      this.#copied = 'certificate.copied';
    } catch {
      this.#copied = 'certificate.copyFailed';
    }
    this.#desk.refresh();
  };
}
