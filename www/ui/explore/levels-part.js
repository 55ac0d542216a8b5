/**
 * Table of level sizes, which can be copied.
 * @import { WholeSpace } from '../../core/explore/whole-space.js'
 * @import { Explore } from './explore-panel.js'
 */
import { html, nothing } from 'lit/html.js';
import { tabbed } from '../../core/explore/tab-text.js';
import { greatest } from '../../core/util/extremes.js';
import { cssVars } from '../kit/css-vars.js';
import { CopyButton } from './copy-button.js';

/** Maximum number of rows of the table; the copied text has all. */
const MOST_ROWS = 1000;

export class LevelsPart {
  #panel;
  #copy;

  /** @param {Explore} panel */
  constructor(panel) {
    this.#panel = panel;
    this.#copy = new CopyButton(panel);
  }

  /** @param {WholeSpace} space */
  template(space) {
    const { words, cost, viewer } = this.#panel;
    const { levels } = space;
    const lost = viewer.run.session.description.statesAreCells ? 0 : space.lost;
    const columns = /** @type {const} */ (['fromStart', 'toGoal']);
    const most = columns.map((name) =>
      greatest(
        levels.map((level) => level[name]),
        1,
      ),
    );
    const sums = columns.map((name) => levels.reduce((sum, level) => sum + level[name], 0));
    const heads = ['level', 'level.start', 'level.goal'].map((key) => words.text(`explore.${key}`));
    const rows = () => [
      heads,
      ...levels.map(({ distance, fromStart, toGoal }) => [distance, fromStart, toGoal]),
      ...(lost > 0 ? [[words.text('explore.level.lost'), '', lost]] : []),
    ];
    return html`<div class="row">
        <p>${words.text(`explore.levels.about${cost}`)}</p>
        ${this.#copy.template(() => tabbed(rows()))}
      </div>
      ${
        levels.length > MOST_ROWS
          ? html`<p class="note">
              ${words.text('explore.levels.cut', { count: MOST_ROWS, all: levels.length })}
            </p>`
          : nothing
      }
      <div class="scroller" tabindex="0" role="group" aria-labelledby="explore-title">
        <table class="levels">
          <thead>
            <tr>
              ${heads.map((head) => html`<th scope="col">${head}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${levels.slice(0, MOST_ROWS).map(
              (level) =>
                html`<tr>
                  <th scope="row">${words.number(level.distance)}</th>
                  ${columns.map(
                    (name, at) =>
                      html`<td ${cssVars({ share: level[name] / most[at] })}>
                        ${words.number(level[name])}
                      </td>`,
                  )}
                </tr>`,
            )}
          </tbody>
          <tfoot>
            ${
              lost > 0
                ? html`<tr>
                    <th scope="row">${words.text('explore.level.lost')}</th>
                    <td></td>
                    <td>${words.number(lost)}</td>
                  </tr>`
                : nothing
            }
            <tr>
              <th scope="row">${words.text('explore.level.sum')}</th>
              <td>${words.number(sums[0])}</td>
              <td>${words.number(sums[1] + lost)}</td>
            </tr>
          </tfoot>
        </table>
      </div>`;
  }
}
