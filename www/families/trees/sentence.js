/**
 * Sentence about a step of the search: which move is tried, what it is worth, and what is cut.
 * @import { Viewer } from './types.js'
 */
import { sourceOf } from './core.js';
import { moveName, playersOf, resultOf } from './values.js';

/** Returns the sentence about the step at the cursor. @param {Viewer} viewer */
export function tellStep(viewer) {
  const { run, words } = viewer;
  const { kind, by, depth, value, name, scale, bound, improves, cut, from } = run.frame;
  const { first, second } = playersOf(viewer);
  // The player who makes the move of the step, and the one who answers.
  const [mover, other] = depth % 2 === 1 ? [first, second] : [second, first];
  const result = value === null ? '' : resultOf(words, value, scale, bound);
  const values = { mover, other, first, second, move: moveName(viewer, by), result, count: cut };
  const say = (/** @type {string} */ key, more = {}) => words.marked(key, { ...values, ...more });
  if (kind === 'start') return say(`trees.step.start.${run.session.description.algorithm}`);
  if (kind === 'entered') return say('trees.step.entered');
  if (kind === 'over') return say(`trees.step.over.${name}`);
  if (kind === 'estimated') return say(`trees.step.estimated.${name}`, { value: value ?? 0 });
  if (kind === 'ended') return say(`trees.step.ended.${name}`, { value: value ?? 0 });
  if (kind === 'cut') {
    const side = depth % 2 === 1 ? 'first' : 'second';
    const [alpha, beta] = [from.alpha, from.beta].map((own) => resultOf(words, own ?? 0, scale));
    // The bound that does not come from the move of the step comes from one before it.
    const source = sourceOf(run.frame, side === 'first' ? 'beta' : 'alpha');
    const number = 1 + (source?.depth ?? 0);
    return say(`trees.step.cut.${side}`, {
      ...{ alpha, beta, number },
      other: moveName(viewer, source?.by ?? -1),
    });
  }
  return say(improves ? 'trees.step.returned.best' : 'trees.step.returned.same');
}
