/**
 * List of the candidates of the node at the cursor, and the number of refusals by each rule.
 * @import { Viewer } from '../types.js'
 * @import { Candidate } from '../core.js'
 * @import { Siblings } from '../map/siblings.js'
 */
import { html, nothing } from 'lit/html.js';
import { hasBound } from '../bounds.js';
import { placeOf } from './board-kit.js';
import { movesAt, nameCandidate } from '../moves-in-words.js';
import { tellReason } from '../sentence.js';

/**
 * Returns whether the choices at the cursor are the rounds of a search with a bound.
 * @param {Viewer['run']} run
 */
export const areRounds = ({ frame, session }) =>
  frame.bound < 0 && hasBound(session.description.algorithm);

/**
 * Returns the short text of a candidate.
 * @param {Pick<Viewer, 'run' | 'words'>} viewer
 * @param {Candidate} candidate
 * @param {number} index of the candidate
 */
export function tellCandidate({ run, words }, { cell, value, score }, index) {
  const { session, player, frame, kind } = run;
  if (areRounds(run)) return words.text('deepening.bound', { bound: score });
  if (frame.bound >= 0) {
    const move = movesAt(session, player.cursor).candidates[index];
    return nameCandidate(words, session.description, move);
  }
  const code = value > 0 ? 'backtracking.choice.code' : 'backtracking.choice';
  const place = placeOf(cell, session.description);
  return words.text([`${kind.id}.choice.${value}`, code], { ...place, code: value + 1 });
}

/**
 * Renders a table of the candidates at the cursor, with the refusals by rule below.
 * @param {Viewer} viewer
 * @param {Siblings} siblings
 */
export function candidates({ run, words }, siblings) {
  const { depth, candidates: list } = run.frame;
  const row = (/** @type {Candidate} */ candidate, /** @type {number} */ index) =>
    html`<tr>
      <th scope="row">${words.number(index + 1)}</th>
      <td>${tellCandidate({ run, words }, candidate, index)}</td>
      <td>
        ${
          candidate.score < 0 || areRounds(run)
            ? nothing
            : words.text(
                [
                  ...(run.frame.bound >= 0 ? ['deepening.score'] : []),
                  `${run.kind.id}.score`,
                  'backtracking.score',
                ],
                { count: candidate.score },
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
