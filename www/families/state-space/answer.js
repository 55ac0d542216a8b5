/**
 * Builds the result shown at the end of a run: the number of moves and the judges' verdict, or the
 * reason why there is no solution.
 * @import { Ending } from '../../ui/kit/family-view.js'
 * @import { Viewer } from './types.js'
 */
import { refuted } from '../../ui/kit/refutation.js';
import { strip } from './answer-strip.js';
import { isOrder } from './list-order.js';

const THUMB_PX = 40;

/**
 * Returns the texts and the board strip for the current result.
 * @param {Viewer} viewer
 * @returns {Ending}
 */
export function answer(viewer) {
  const { run, words } = viewer;
  const { outcome, atEnd } = run.player;
  const { refutation } = run.session.description;
  if (refutation) {
    const { title, why } = refuted(run.kind.id, refutation);
    const told = { count: 'start' in refutation ? refutation.start : 0, ...refutation };
    return none(words.text(title, told), [words.text(why, told)]);
  }
  if (run.frame.answered && run.analysis.map) {
    const count = run.analysis.answer.states.length - 1;
    const { fewest } = run.analysis;
    const { algorithm, hasCosts } = run.session.description;
    const { cost } = run.analysis;
    const values = { count, cost, fewest };
    /** Whether the search takes costs into account; breadth-first search only counts moves. */
    const isPriced = hasCosts && isOrder(algorithm);
    const length = isPriced ? cost : count;
    const found = {
      tone: /** @type {const} */ ('found'),
      number: words.number(length),
      unit: words.text(isPriced ? 'ending.cost' : 'ending.moves', { count }),
      path: strip(viewer, words.text('answer.strip'), THUMB_PX),
      moves: count,
    };
    if (fewest >= 0 && length > fewest) {
      const title = words.text(isPriced ? 'answer.tooLong.cost' : 'answer.tooLong', values);
      const why = [`answer.tooLongWhy.${algorithm}`, 'answer.tooLongWhy'];
      return { ...found, title, notes: [words.text(why)] };
    }
    const reached = hasCosts ? 'answer.found.cost' : 'answer.found';
    const key = count === 0 ? 'answer.already' : reached;
    const notes = [...judged(viewer, count), ...sureness(viewer)];
    return { ...found, title: words.text(key, values), notes };
  }
  if (!atEnd || !outcome || outcome.code === 'found') {
    return none(words.text('answer.none'), [words.text('answer.noneHint')]);
  }
  const limit = 'limit' in outcome ? outcome.limit : 0;
  return none(words.text(`answer.${outcome.code}`, { limit }), closed(viewer));
}

/**
 * Returns a note on whether there can be a shorter or cheaper answer.
 * @param {Viewer} viewer
 */
function sureness({ run, words }) {
  const { algorithm, checkedBy } = run.session.description;
  const isKnown = run.analysis.fewest >= 0;
  if (!isOrder(algorithm)) return isKnown ? [words.text('answer.shortest')] : [];
  if (!checkedBy) return [words.text('answer.cheapest')];
  return [words.text(isKnown ? 'answer.cheapestByChance' : 'answer.notSure')];
}

/**
 * Returns a note with the judges' answer if the puzzle limits the number of moves.
 * @param {Viewer} viewer
 * @param {number} moves
 */
function judged({ run, words }, moves) {
  const limit = run.session.description.depthLimit;
  if (limit === null) return [];
  const key = moves > limit ? 'answer.beyond' : 'answer.within';
  return [words.text(key, { limit, judged: run.session.judged() })];
}

/**
 * Returns notes on the closed set, a set of states that no move leaves. The closed set holds the
 * states reached from the start or, in a two-sided search, sometimes those reached from the goals.
 */
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
 * Returns a result for a run without an answer.
 * @param {string} title
 * @param {string[]} notes
 * @returns {Ending}
 */
const none = (title, notes) => ({ tone: 'none', title, notes, moves: 0 });
