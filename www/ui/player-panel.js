/**
 * The player: the sentence, the buttons, the scrub bar with the run's profile, and the counters.
 * @import { Viewer } from './viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { SPEED_RANGE, STEP_SIZES } from '../core/player.js';
import { surfaceOn } from '../draw/canvas.js';
import { paintTimeline } from '../draw/timeline.js';
import { ICONS } from './icons.js';
import { segments } from './segments.js';

/** Positions of the speed control; equal distances are equal factors. */
const SPEED_NOTCHES = 160;
const SPEED_BASE = Math.log(SPEED_RANGE.most / SPEED_RANGE.least) / SPEED_NOTCHES;

/** @param {number} rate */
const notchOf = (rate) => Math.round(Math.log(rate / SPEED_RANGE.least) / SPEED_BASE);

/** @param {number} notch */
const rateAt = (notch) => {
  const rate = SPEED_RANGE.least * Math.exp(notch * SPEED_BASE);
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(rate)) - 1);
  return Math.round(rate / unit) * unit;
};

export class PlayerPanel {
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  paint() {
    const { family, race, played, theme, words } = this.#viewer;
    const { known, cursor } = played.player;
    const panel = /** @type {HTMLElement} */ (this.#viewer.root.querySelector('.player'));
    panel.style.setProperty('--digits', String(words.number(known).length));
    // A button that is of no use any more would keep the keys to itself.
    if (panel.querySelector(':disabled:focus')) this.#viewer.focus();
    const canvas = panel.querySelector('canvas');
    const surface = surfaceOn(canvas, () => this.#viewer.refresh());
    surface?.paint((ctx, box) => {
      if (!race) family.paintTimeline(ctx, box);
      else paintTimeline(ctx, box, { total: known, levels: race.ends }, { known, cursor }, theme);
    });
  }

  template() {
    const { played, race, extras, words } = this.#viewer;
    const { state } = played.player;
    const timeline = this.#timeline;
    return html`<div
      class="card player ${state}"
      role="group"
      aria-label=${words.text('transport.label')}
    >
      ${this.#told()}
      <div class="controls">
        ${this.#buttons()}
        ${segments({
          name: 'size',
          label: words.text('transport.size'),
          values: this.#sizes,
          chosen: this.#sizes[played.player.size],
          text: (size) => words.text(`${this.#unitOf(size)}.size.${size}`),
          choose: (name) => {
            const size = this.#sizes.indexOf(name);
            if (race) extras?.race.change(() => race.count({ size }));
            else played.player.size = size;
            this.#viewer.refresh();
          },
        })}
        ${
          timeline
            ? [timeline.jumps(), this.#speed(), this.#scrub(), timeline.zooms()]
            : [this.#scrub(), this.#speed()]
        }
      </div>
      ${this.#counters()}
    </div>`;
  }

  /** The family's own use of the bar, where there is one. */
  get #timeline() {
    const { race, family } = this.#viewer;
    return race ? undefined : family.timeline;
  }

  /** What the film counts in. @returns {readonly string[]} */
  get #sizes() {
    return this.#viewer.race?.sizes ?? STEP_SIZES;
  }

  /** What the words for a unit begin with: time is the same for all. @param {string} size */
  #unitOf(size) {
    return size === 'time' ? 'race' : this.#viewer.family.id;
  }

  /** What a step is called, or a unit of a race. */
  get #says() {
    const { race, extras, played, words } = this.#viewer;
    if (race && extras) return extras.race.says;
    const { cursor: step, known } = played.player;
    return {
      unit: words.text('transport.step'),
      goTo: words.text('transport.goTo'),
      at: words.text('transport.scrubValue', { step, known }),
    };
  }

  #told() {
    const { played, words } = this.#viewer;
    const { cursor, known } = played.player;
    const { unit, goTo } = this.#says;
    return html`<div class="told">
      <span class="note">
        <label for="go">${unit}</label>
        <input
          id="go"
          class="field"
          inputmode="numeric"
          autocomplete="off"
          title=${goTo}
          .value=${words.number(cursor)}
          @focus=${(/** @type {FocusEvent} */ { target }) => {
            played.player.pause();
            /** @type {HTMLInputElement} */ (target).select();
          }}
          @change=${this.#onGo}
        />
        <span>${words.text('transport.of', { known })}</span>
        ${this.#viewer.family.beyond?.()}
      </span>
      <p class="sentence">${this.#viewer.sentence}</p>
    </div>`;
  }

  /** @param {Event} event */
  #onGo = (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const { words, played } = this.#viewer;
    const step = words.read(field.value);
    if (!Number.isNaN(step)) this.#viewer.seek(step);
    field.value = words.number(played.player.cursor);
  };

  #buttons() {
    const { played, words } = this.#viewer;
    const { player } = played;
    const playing = player.state === 'playing';
    const button = (
      /** @type {'first' | 'back' | 'forward' | 'last'} */ name,
      /** @type {boolean} */ disabled,
      /** @type {() => void} */ act,
    ) =>
      html`<button
        class="button icon"
        type="button"
        ?disabled=${disabled}
        title=${words.text(`transport.${name}`)}
        aria-label=${words.text(`transport.${name}`)}
        @click=${act}
      >
        ${ICONS[name]}
      </button>`;
    const atStart = player.cursor === 0;
    const { atEnd } = player;
    const label = words.text(playing ? 'transport.pause' : 'transport.play');
    return html`<div class="buttons">
      ${button('first', atStart, () => this.#viewer.seek(0))}
      ${button('back', atStart, () => this.#viewer.stepBy(-1))}
      <button
        class="button icon primary"
        type="button"
        title=${label}
        aria-label=${label}
        @click=${() => this.#viewer.togglePlay()}
      >
        ${playing ? ICONS.pause : ICONS.play}
      </button>
      ${button('forward', atEnd, () => this.#viewer.stepBy(1))}
      ${button('last', atEnd, () => this.#viewer.seek(player.known))}
    </div>`;
  }

  #scrub() {
    const { played, words } = this.#viewer;
    const { cursor, known } = played.player;
    const timeline = this.#timeline;
    const { from, to } = timeline?.range ?? { from: 0, to: known };
    return html`<div
      class="scrub"
      @wheel=${(/** @type {WheelEvent} */ event) => timeline?.wheel(event)}
    >
      <canvas aria-hidden="true"></canvas>
      <input
        type="range"
        step="1"
        .min=${String(from)}
        .max=${String(to)}
        .value=${String(cursor)}
        aria-label=${words.text('transport.scrub')}
        aria-valuetext=${this.#says.at}
        @input=${(/** @type {Event} */ { target }) =>
          this.#viewer.seek(Number(/** @type {HTMLInputElement} */ (target).value))}
      />
    </div>`;
  }

  #speed() {
    const { played, words } = this.#viewer;
    const { player } = played;
    const fit = player.speed === 'fit';
    return html`<div class="speed">
      <label for="speed">${words.text('transport.speed')}</label>
      <input
        id="speed"
        class="slider"
        type="range"
        min="0"
        max=${SPEED_NOTCHES}
        .value=${String(notchOf(player.rate))}
        aria-valuetext=${this.#rate()}
        @input=${(/** @type {Event} */ { target }) =>
          this.#setSpeed(rateAt(Number(/** @type {HTMLInputElement} */ (target).value)))}
      />
      <output for="speed">${this.#rate()}</output>
      <button
        class="button small"
        type="button"
        aria-pressed=${fit}
        title=${words.text('transport.fitTitle')}
        @click=${() => {
          this.#setSpeed(fit ? rateAt(notchOf(player.rate)) : 'fit');
          if (!fit) this.#viewer.play();
        }}
      >
        ${words.text('transport.fit')}
      </button>
    </div>`;
  }

  #rate() {
    const { race, played, words } = this.#viewer;
    const { size, rate, speed } = played.player;
    const unit = this.#sizes[speed === 'fit' && !race ? 0 : size];
    // The unit of time is a thousandth, and people speak of hundredths.
    const units = unit === 'time' ? rate / 10 : rate;
    return words.text(`${this.#unitOf(unit)}.rate.${unit}`, { rate: words.short(units) });
  }

  /** @param {number | 'fit'} speed */
  #setSpeed(speed) {
    this.#viewer.played.player.speed = speed;
    this.#viewer.refresh();
  }

  /**
   * Slower or faster by what a key press should change.
   * @param {number} by
   */
  changeSpeed(by) {
    const notch = notchOf(this.#viewer.played.player.rate) + by * 5;
    this.#setSpeed(rateAt(Math.min(SPEED_NOTCHES, Math.max(0, notch))));
  }

  #tools() {
    const { words, moreOpen, host, race, racing, run } = this.#viewer;
    const { algorithms } = run.kind;
    const fullScreen = host.isFullScreen();
    return html`<div class="tools">
      <button
        class="button small icon"
        type="button"
        title=${words.text('keys.open')}
        aria-label=${words.text('keys.open')}
        @click=${() => this.#viewer.openDialog('keys')}
      >
        ${ICONS.keys}
      </button>
      <button
        class="button small icon"
        type="button"
        aria-pressed=${fullScreen}
        title=${words.text(fullScreen ? 'element.leaveFullScreen' : 'element.fullScreen')}
        aria-label=${words.text('element.fullScreen')}
        @click=${() => host.toggleFullScreen()}
      >
        ${ICONS.full}
      </button>
      ${
        algorithms.length < 2
          ? nothing
          : html`<button
              class="button small"
              type="button"
              aria-pressed=${racing.on}
              @click=${() => racing.toggle()}
            >
              ${words.text('race.label')}
            </button>`
      }
      ${
        race
          ? nothing
          : html`<button
              class="button small"
              type="button"
              aria-expanded=${moreOpen}
              @click=${() => this.#viewer.toggleMore()}
            >
              ${words.text('more.label')} ${moreOpen ? '▴' : '▾'}
            </button>`
      }
    </div>`;
  }

  #counters() {
    const { run, family, race, extras, words } = this.#viewer;
    return html`<div class="counters">
      ${
        race
          ? extras?.race.controls()
          : html`<dl>
              ${family.counters.map(
                (name) =>
                  html`<div>
                    <dt>${words.text(`counter.${name}`)}</dt>
                    <dd>${words.number(run.frame[name])}</dd>
                  </div>`,
              )}
            </dl>`
      }
      ${this.#tools()}
    </div>`;
  }
}
