/**
 * The answer below the board: how many moves, what the judges say of it, or why there is none.
 * @import { Viewer } from '../../ui/viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { strip } from './strip.js';

const THUMB_PX = 40;

/** @param {Viewer} viewer */
export function answer(viewer) {
  const { run, words } = viewer;
  const { outcome, atEnd } = run.player;
  const { refutation } = run.session.description;
  if (refutation) {
    const { proof, ...values } = refutation;
    const told = { count: 'start' in values ? values.start : 0, ...values };
    return foot(words.text(`answer.${proof}`, told), [words.text(`answer.${proof}Why`)]);
  }
  if (run.frame.answered && run.analysis.map) {
    const count = run.analysis.answer.states.length - 1;
    const film = strip(viewer, words.text('answer.strip'), THUMB_PX);
    if (run.analysis.fewest >= 0 && count > run.analysis.fewest) {
      return foot(
        words.text('answer.tooLong', { count, fewest: run.analysis.fewest }),
        [words.text('answer.tooLongWhy')],
        film,
      );
    }
    const key = count === 0 ? 'answer.already' : 'answer.found';
    const notes = [
      ...judged(viewer, count),
      ...(run.analysis.fewest >= 0 ? [words.text('answer.shortest')] : []),
    ];
    return foot(words.text(key, { count }), notes, film);
  }
  if (!atEnd || !outcome || outcome.code === 'found') {
    return foot(words.text('answer.none'), [words.text('answer.noneHint')]);
  }
  const limit = outcome.code === 'tooDeep' ? outcome.limit : 0;
  return foot(words.text(`answer.${outcome.code}`, { limit }), closed(viewer));
}

/**
 * What the judges answer, where their question allows so many moves and no more.
 * @param {Viewer} viewer
 * @param {number} moves
 */
function judged({ run, words }, moves) {
  const limit = run.session.description.depthLimit;
  if (limit === null) return [];
  const key = moves > limit ? 'answer.beyond' : 'answer.within';
  return [words.text(key, { limit, judged: run.session.judged() })];
}

/** The set that no move leaves: around the start or, in a search from both ends, the goals. */
function closed(/** @type {Viewer} */ { run, words }) {
  const { analysis, frame } = run;
  const { map } = analysis;
  if (!map) return [];
  const side = frame.sides[0].expanded === frame.sides[0].discovered ? 0 : 1;
  const count = map.sides[side].order.length;
  const notes = [words.text(side === 0 ? 'answer.closedSet' : 'answer.closedGoals', { count })];
  const others = map.sides[0].components.length;
  if (others > 0) notes.push(words.text('answer.islands', { count: others }));
  return notes;
}

/**
 * @param {string} title
 * @param {string[]} notes
 * @param {unknown} more
 */
function foot(title, notes, more = nothing) {
  return html`<div>
      <h3>${title}</h3>
      ${notes.map((note) => html`<p class="note">${note}</p>`)}
    </div>
    ${more}`;
}
