/**
 * Template of homework in the composer: how many sheets, which questions, and what to hand out.
 * @import { Composer } from './composer.js'
 */
import { html, nothing } from 'lit/html.js';
import { MOST_EACH, MOST_SEED, MOST_SHEETS } from '../../core/compose/homework.js';
import { button } from '../kit/button.js';

/** Renders the section. @param {Composer} composer */
export function homeworkPanel(composer) {
  const { words, homework: maker } = composer;
  const { chosen, kinds, kindsChosen, links, homework } = maker;
  const progress = maker.progress ?? composer.output.progress;
  const act = (/** @type {string} */ key, /** @type {() => unknown} */ run, kind = '') =>
    button(words.text(`compose.homework.${key}`), run, {
      kind: `small ${kind}`,
      waits: progress ? true : undefined,
    });
  return html`<div class="out homework">
    <p class="note">${words.text('compose.homework.note')}</p>
    ${
      kinds.length === 0
        ? html`<p class="over">${words.text('compose.homework.noQuestions')}</p>`
        : html`<label
              >${words.text('compose.homework.name')}
              <input
                class="field"
                placeholder=${homework.title}
                .value=${chosen.title}
                @input=${(/** @type {Event} */ { target }) =>
                  maker.set({ title: /** @type {HTMLInputElement} */ (target).value })}
              />
            </label>
            <div class="row numbers">
              ${number(composer, 'count', 1, MOST_SHEETS)} ${number(composer, 'seed', 0, MOST_SEED)}
              ${number(composer, 'each', 1, MOST_EACH)}
            </div>
            <fieldset class="kinds">
              <legend>${words.text('compose.homework.kinds')}</legend>
              ${kinds.map(
                (kind) =>
                  html`<label class="tick"
                    ><input
                      type="checkbox"
                      .checked=${kindsChosen.includes(kind)}
                      @change=${(/** @type {Event} */ { target }) =>
                        maker.choose(kind, /** @type {HTMLInputElement} */ (target).checked)}
                    />${composer.questions.named(kind)}</label
                  >`,
              )}
            </fieldset>
            <div class="row">
              ${act('link', () => maker.shareLink(), 'primary')}
              ${act('links', () => maker.listLinks())}
              ${act('print', () => maker.paper(false, true))}
              ${act('key', () => maker.paper(true, true))}
              ${act('saveSheets', () => maker.paper(false, false))}
              ${act('saveKey', () => maker.paper(true, false))}
            </div>
            ${
              progress
                ? html`<progress
                    aria-label=${words.text('compose.homework.progress')}
                    max=${progress.of}
                    value=${progress.done}
                  ></progress>`
                : nothing
            }
            <textarea
              class="field"
              readonly
              rows="3"
              aria-label=${words.text(links ? 'compose.homework.links' : 'compose.homework.link')}
              .value=${links || maker.link}
            ></textarea>`
    }
    <p class="note">${words.text('compose.homework.practice')}</p>
  </div>`;
}

/**
 * Renders a field for a whole number.
 * @param {Composer} composer
 * @param {'count' | 'seed' | 'each'} name
 * @param {number} min
 * @param {number} max
 */
function number({ words, homework: maker }, name, min, max) {
  return html`<label
    >${words.text(`compose.homework.${name}`)}
    <input
      class="field"
      type="number"
      min=${min}
      max=${max}
      .value=${String(maker.chosen[name])}
      @change=${(/** @type {Event} */ { target }) => {
        const field = /** @type {HTMLInputElement} */ (target);
        const given = Math.round(field.valueAsNumber);
        const known = Number.isNaN(given)
          ? maker.chosen[name]
          : Math.min(max, Math.max(min, given));
        field.value = String(known);
        maker.set({ [name]: known });
      }}
    />
  </label>`;
}
