/**
 * List of the candidates of the node at the cursor, and the number of refusals by each rule.
 * @import { Viewer } from '../types.js'
 * @import { Candidate } from '../core.js'
 * @import { Siblings } from '../map/siblings.js'
 */
import { html, nothing } from 'lit/html.js';
import { hasBound } from '../bounds.js';
import { placeOf } from './board-kit.js';
import { tellReason } from '../sentence.js';

/**
 * Returns whether the choices at the cursor are the rounds of a search with a bound.
 * @param {Viewer['run']} run
 */
export const areRounds = ({ frame, session }) =>
  frame.bound < 0 && hasBound(session.description.algorithm);

/**
 * Returns the short text of a choice.
 * @param {Pick<Viewer, 'run' | 'words'>} viewer
 * @param {{ value: number, score: number }} choice `score` is the bound of a round
 * @param {{ row: number, column: number }} place
 */
export const tellChoice = ({ run, words }, { value, score }, place) =>
  words.text(
    [
      ...(areRounds(run) ? ['deepening.bound'] : []),
      ...(run.frame.bound >= 0 ? ['deepening.choice'] : []),
      `${run.kind.id}.choice.${value}`,
      value > 0 ? 'backtracking.choice.code' : 'backtracking.choice',
    ],
    { ...place, code: value + 1, bound: score },
  );

/**
 * Renders a table of the candidates at the cursor, with the refusals by rule below.
 * @param {Viewer} viewer
 * @param {Siblings} siblings
 */
export function candidates({ run, words }, siblings) {
  const { depth, candidates: list } = run.frame;
  const shape = run.session.description;
  const row = (/** @type {Candidate} */ { cell, value, score }, /** @type {number} */ index) =>
    html`<tr>
      <th scope="row">${words.number(index + 1)}</th>
      <td>${tellChoice({ run, words }, { value, score }, placeOf(cell, shape))}</td>
      <td>
        ${
          score < 0 || areRounds(run)
            ? nothing
            : words.text(
                [
                  ...(run.frame.bound >= 0 ? ['deepening.score'] : []),
                  `${run.kind.id}.score`,
                  'backtracking.score',
                ],
                { count: score },
              )
        }
      </td>
      <td>${words.text(`depths.${siblings.state(depth, index)}`)}</td>
    </tr>`;
  return html`${
      list.length === 0
        ? html`<p>${words.text('backtracking.nothing')}</p>`
        : html`<table class="candidates-table">
            <caption class="hidden">
              ${words.text('more.candidates')}
            </caption>
            <tbody>
              ${list.map(row)}
            </tbody>
          </table>`
    }
    ${reasons({ run, words })}
    <p class="note">${words.text([`${run.kind.id}.marks`, 'backtracking.marks'])}</p>`;
}

/**
 * Renders how often each rule has refused a candidate so far.
 * @param {Pick<Viewer, 'run' | 'words'>} viewer
 */
function reasons({ run, words }) {
  const { refusals } = run.frame;
  return html`<dl class="reasons">
    ${run.session.description.reasons.map(
      (name, index) =>
        html`<div>
          <dt>${tellReason(words, run.kind.id, name)}</dt>
          <dd .textContent=${words.number(refusals[index])}></dd>
        </div>`,
    )}
  </dl>`;
}
