/**
 * The proof of the answer: what is claimed, what was checked, and the proof itself to take away.
 * @import { Desk } from './desk.js'
 * @import { Certificate, Description, Outcome, Session } from '../core/engine.js'
 * @import { RunMap } from '../core/visualizer.js'
 * @import { Values } from '../i18n/index.js'
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
  /**
   * Whether the answer stands up to the check: null until that is known, undefined where the core
   * refused to look. @type {boolean | null | undefined}
   */
  #verified = null;
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
    if (outcome.code !== 'found' && outcome.code !== 'impossible') {
      return html`<p>${words.text(`certificate.none.${outcome.code}`, { ...outcome })}</p>`;
    }
    this.#follow(viz.session);
    const { kind, says, values } = this.#claim(outcome, map);
    const check = this.#check(kind);
    return html`<p class="claim">${words.text(says, values)}</p>
      <p>${check && words.text(check, values)}</p>
      ${this.#more(kind)} ${this.#files()}`;
  }

  /**
   * Asks for the check once a run. It may take a second, so it has a task of its own.
   * @param {Session} session
   */
  #follow(session) {
    if (session === this.#askedOf) return;
    this.#askedOf = session;
    this.#verified = null;
    this.#copied = '';
    setTimeout(() => {
      const isShown = () => this.#desk.viz?.session === session;
      const verified = isShown() && this.#desk.attempt(() => this.#desk.viz.session.verified());
      // A refused question may have led to another session, which is asked in its turn.
      if (!isShown()) return;
      this.#verified = verified;
      this.#desk.refresh();
    });
  }

  /**
   * What the certificate says; the states of a closed set can be hundreds of thousands, so it is
   * not asked for that.
   * @param {Outcome} outcome
   * @param {RunMap} map
   * @returns {{ kind: Certificate['kind'], says: string, values: Values }}
   */
  #claim(outcome, { sides }) {
    const { frame, session } = this.#desk.viz;
    const { refutation } = session.description;
    if (outcome.code === 'found') {
      const { depth: count } = outcome;
      return {
        kind: 'path',
        says: `certificate.${count > 0 ? 'path' : 'already'}`,
        values: { count },
      };
    }
    if (refutation) {
      const { proof, ...values } = refutation;
      return { kind: 'refutation', says: `certificate.${proof}`, values };
    }
    const [start] = frame.sides;
    const side = start.expanded === start.discovered ? 0 : 1;
    const kind = side === 0 ? 'closedSet' : 'closedGoals';
    return { kind, says: `certificate.${kind}`, values: { count: sides[side].order.length } };
  }

  /** @param {Certificate['kind']} kind */
  #check(kind) {
    if (this.#verified === undefined) return '';
    if (this.#verified === null) return 'certificate.checking';
    return this.#verified ? `certificate.checked.${kind}` : 'certificate.failed';
  }

  /** @param {Certificate['kind']} kind */
  #more(kind) {
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

  /** The file, made when it is asked for; empty where the core refuses. */
  #file() {
    const made = this.#desk.attempt(() => {
      const { session } = this.#desk.viz;
      const { outcome } = session;
      const certificate = session.certificate();
      return outcome && certificate && certificateFile(session.description, outcome, certificate);
    });
    return made ?? '';
  }

  #save = () => {
    const file = this.#file();
    if (!file) return;
    const address = URL.createObjectURL(new Blob([file], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `searchlight-${this.#desk.viz.kind.id}.json`;
    link.click();
    // Some browsers fetch it after the click.
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  };

  /** For where a page may not save: frames often forbid it, and do not tell. */
  #copy = async () => {
    const file = this.#file();
    if (!file) return;
    try {
      await navigator.clipboard.writeText(file);
      this.#copied = 'certificate.copied';
    } catch {
      this.#copied = 'certificate.copyFailed';
    }
    this.#desk.refresh();
  };
}
