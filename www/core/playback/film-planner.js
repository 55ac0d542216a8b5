/**
 * Plans the film of a run: at which time directed playback shows which step. Does not use the DOM
 * or a clock.
 *
 * The first moves are slow enough to read. Then the rate grows linearly with the steps, which is
 * exponential in time. Before each moment and before the answer the rate falls the same way. The
 * slope and the rate at moments are chosen to fit the target duration.
 * @import { Moment, Score, Stretch } from './types.js'
 */
import { Film, lengthOf } from './film.js';

/**
 * Durations in milliseconds: `answer` from the start to the answer, `on` from the answer to the
 * end, `left` the minimum of a part that is planned again, `more` the extra time of a part with
 * many moments.
 */
const LENGTH = { answer: 21_000, on: 12_000, left: 5000, more: 4000 };

/** Minimum duration until the answer, in milliseconds. */
const SHORTEST_MS = 16_500;

/** Number of steps below which a film shows every step for `MOVE_MS` milliseconds. */
const FEW = 15;
const MOVE_MS = 1200;
const CALM_RATE = 1000 / MOVE_MS;

/** Maximum factor by which the rate falls at once without a jerk: 2, with a margin of 3%. */
const STEADIEST = 0.97 * 2;

/** Rate at the answer and at the end of the computed part, in steps per second. */
const LAST_RATE = 1;

/** Maximum slope: the rate doubles in no less than 250 ms, with a margin of 3%. */
const STEEPEST = (0.97 * Math.LN2) / 0.25;
const FLATTEST = 1e-3;

/**
 * Opening of the film, in steps: `calm` is the number of slow moves, `least` and `most` limit the
 * length. `ms` is the minimum duration of an opening shorter than `least`, `slowest` the minimum
 * rate there, in steps per second.
 */
const OPENING = { calm: 3, least: 4, most: 60, ms: 4000, slowest: 0.5 };

/** Candidate rates at moments, in steps per second; the first that fits the duration is used. */
const MOMENT_RATES = [1, 2, 4, 8, 16, 32, 64];

/** Candidate rates at moments when all remaining moments must be kept. */
const RUSHED_RATES = [...MOMENT_RATES, 256, 1024, 4096, 16_384];

/**
 * Kinds of moments: `hold` is the pause at a moment in milliseconds, `always` the number of first
 * moments of a kind that are dropped last if the film would become too long. A kind whose `always`
 * is Infinity is never dropped.
 * @type {Record<string, { hold: number, always: number }>}
 */
const KINDS = {
  duplicate: { hold: 700, always: 1 },
  deadEnd: { hold: 600, always: 1 },
  retreat: { hold: 450, always: 1 },
  decided: { hold: 450, always: 1 },
  level: { hold: 500, always: 3 },
  newKey: { hold: 500, always: 3 },
  newLow: { hold: 500, always: 3 },
  wayBack: { hold: 600, always: 1 },
  improvement: { hold: 700, always: 1 },
  reopening: { hold: 700, always: 1 },
  round: { hold: 700, always: 4 },
  row: { hold: 500, always: 3 },
  contact: { hold: 700, always: 1 },
  record: { hold: 450, always: 0 },
  fall: { hold: 600, always: 1 },
  lane: { hold: 1600, always: Infinity },
};

/** Maximum number of holds at moments beyond the `always` first moments of each kind. */
const MOST_OPTIONAL = 8;

/** Start of every film. */
const START = { step: 0, rate: CALM_RATE, slope: 0, hold: 0 };

/**
 * Step at which the film slows down to `rate` and pauses for `hold` milliseconds.
 * @typedef {{ step: number, rate: number, hold: number }} Anchor
 */

/**
 * Start of a part of the film: its step, the rate there, and a hold before it.
 * @typedef {Omit<Stretch, 'slope'>} From
 */

/**
 * Plans the film of a run.
 * @param {Score} score
 * @param {Film | null} [before] the previous plan
 * @param {number} [playedMs] time up to which the previous plan is kept
 */
export function filmOf(score, before = null, playedMs = 0) {
  const { known } = score;
  // If the start is the answer, the whole film is the part after the answer.
  const target = score.answer || known;
  const opening = openingSteps(score.opening, target);
  const isPlayed = before !== null && playedMs > 0;
  // Keep the opening unless it has become longer.
  const isSame = before?.opening === opening;
  const stretches = isPlayed ? before.upTo(Math.max(playedMs, isSame ? before.openingMs : 0)) : [];
  const planned = lengthOf(stretches);
  let from = stretches.pop() ?? START;
  const add = (/** @type {Stretch[]} */ way) => {
    stretches.push(...way.slice(0, -1));
    from = way[way.length - 1];
  };
  if (from.step < target) {
    const left = Math.max(LENGTH.left, LENGTH.answer - planned);
    add(isPlayed ? wayBetween(from, target, score, { ms: left }) : wayTo(target, opening, score));
  }
  if (from.step < known) add(wayBetween(from, known, score, { ms: LENGTH.on }));
  return new Film([...stretches, { ...from, slope: 0 }], { ...score, opening });
}

/**
 * Plans the part from the start to the answer, or to the end of the computed part.
 * @param {number} target
 * @param {number} opening
 * @param {Score} score
 */
function wayTo(target, opening, score) {
  if (target < FEW) return evenly(START, target);
  const begin = openingOf(opening, score);
  const end = begin[begin.length - 1];
  const planned = lengthOf(begin) - end.hold;
  const length = { ms: LENGTH.answer - planned, least: SHORTEST_MS - planned };
  const way = wayBetween(end, target, score, length);
  return [...begin.slice(0, -1), ...way];
}

/**
 * Returns the number of steps shown move by move.
 * @param {number} opening length of the run's opening
 * @param {number} target
 */
function openingSteps(opening, target) {
  if (target < FEW) return target;
  const told = Math.min(OPENING.most, Math.max(OPENING.least, opening));
  // If the opening is nearly the whole run, use 40% of the run.
  return told > target - 3 ? Math.ceil(0.4 * target) : told;
}

/**
 * Plans a part at a constant rate: the calm rate, or more if the part before ends too fast for
 * that.
 * @param {From} from
 * @param {number} target
 * @returns {Stretch[]}
 */
function evenly(from, target) {
  const rate = Math.max(CALM_RATE, from.rate / STEADIEST);
  const end = { step: target, rate, slope: 0, hold: 0 };
  return from.step < target ? [{ ...from, rate, slope: 0 }, end] : [end];
}

/**
 * Plans the opening, in which every move is visible.
 * @param {number} steps
 * @param {Score} score
 * @returns {Stretch[]}
 */
function openingOf(steps, { opening, moments }) {
  const held = anchorsAt(moments.filter(({ step }) => step <= steps));
  const isShort = opening > 0 && opening < OPENING.least;
  const stretches = isShort ? shortlyOpened(opening, steps) : readablyOpened(steps, held);
  const end = stretches[stretches.length - 1];
  const last = held.find(({ step }) => step === steps);
  // If the opening ends with a hold, playback continues from there at `LAST_RATE` at most. After a
  // pause, so low a rate does not look like a slowdown.
  if (last) stretches.push({ ...end, hold: last.hold, rate: Math.min(end.rate, LAST_RATE) });
  return stretches;
}

/**
 * Plans an opening of very few moves, at an even lower rate.
 * @param {number} opening length of the run's opening
 * @param {number} steps
 * @returns {Stretch[]}
 */
function shortlyOpened(opening, steps) {
  const rate = Math.max(OPENING.slowest, (1000 * opening) / OPENING.ms);
  const hold = OPENING.ms - (1000 * opening) / rate;
  return [
    { ...START, rate },
    { ...START, step: opening, hold },
    { ...START, step: steps },
  ];
}

/**
 * Plans an opening at the slow rate, or one that speeds up if that would take too long.
 * @param {number} steps
 * @param {{ step: number, hold: number }[]} held moments in the opening
 * @returns {Stretch[]}
 */
function readablyOpened(steps, held) {
  const holds = held.filter(({ step }) => step > OPENING.calm && step < steps).slice(0, 2);
  const most = Math.min(7400, 6400 + 20 * steps) - 500 * holds.length;
  const ms = Math.min(MOVE_MS * steps, most);
  const cruise = solve(CALM_RATE, 1000, (rate) => lengthOf(openedTo(steps, rate)) > ms);
  return holds.reduce(heldAt, openedTo(steps, cruise));
}

/**
 * Plans an opening that rises to a rate and then keeps it.
 * @param {number} steps
 * @param {number} cruise
 * @returns {Stretch[]}
 */
function openedTo(steps, cruise) {
  const calm = Math.min(OPENING.calm, steps);
  const risen = Math.min(steps, calm + (cruise - CALM_RATE) / STEEPEST);
  const rate = CALM_RATE + STEEPEST * (risen - calm);
  return [
    { step: 0, rate: CALM_RATE, slope: 0, hold: 0 },
    { step: calm, rate: CALM_RATE, slope: STEEPEST, hold: 0 },
    { step: risen, rate, slope: 0, hold: 0 },
    { step: steps, rate, slope: 0, hold: 0 },
  ];
}

/**
 * Inserts a hold into stretches.
 * @param {Stretch[]} stretches
 * @param {{ step: number, hold: number }} held
 */
function heldAt(stretches, { step, hold }) {
  const after = stretches.findIndex((stretch) => stretch.step > step);
  const { step: begin, rate, slope } = stretches[after - 1];
  const here = { step, rate: rate + slope * (step - begin), slope, hold };
  return stretches.toSpliced(after, 0, here);
}

/**
 * Plans a part that slows down for its moments and its end.
 * @param {From} from
 * @param {number} target
 * @param {Score} score
 * @param {{ ms: number, least?: number }} length target and minimum duration, in milliseconds
 * @returns {Stretch[]}
 */
function wayBetween(from, target, { moments }, { ms, least = 0 }) {
  if (target - from.step < FEW && from.rate <= 2) return evenly(from, target);
  const end = { step: target, rate: LAST_RATE, hold: 0 };
  const { held, least: fewest } = sorted(moments, from.step, target);
  // The slope is at least `flattest`, so that the rate can fall to `LAST_RATE` by the end. A moment
  // that is too near to slow down for is passed at a higher rate.
  const flattest = Math.max(FLATTEST, (from.rate - LAST_RATE) / (target - from.step));
  const steepest = Math.max(STEEPEST, flattest);
  for (let count = held.length; ; count--) {
    const holds = anchorsAt(held.slice(0, count));
    const rates = count > fewest ? MOMENT_RATES : RUSHED_RATES;
    const fastest = rates[rates.length - 1];
    for (const rate of rates) {
      const anchors = [...holds.map((hold) => ({ ...hold, rate })), end];
      const way = (/** @type {number} */ slope) => travelled(from, anchors, slope);
      const most = rate < fastest ? ms : ms + LENGTH.more;
      if (lengthOf(way(steepest)) > most && (count > fewest || rate < fastest)) continue;
      const slope = solve(flattest, steepest, (steep) => lengthOf(way(steep)) > ms);
      const found = way(slope);
      return lengthOf(found) < least ? stretched(found, least) : found;
    }
  }
}

/**
 * Lists the moments between two steps by priority: the last one is dropped first. `least` is the
 * number of moments that are never dropped.
 * @param {readonly Moment[]} moments
 * @param {number} begin
 * @param {number} end
 */
function sorted(moments, begin, end) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  /** @type {Moment[]} */
  const always = [];
  /** @type {Moment[]} */
  const optional = [];
  for (const moment of moments.toSorted((one, other) => one.step - other.step)) {
    const { kind, step } = moment;
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    if (step <= begin || step >= end) continue;
    (count <= KINDS[kind].always ? always : optional).push(moment);
  }
  const stays = (/** @type {Moment} */ { kind }) => KINDS[kind].always === Infinity;
  const least = always.filter(stays).length;
  always.sort((one, other) => Number(stays(other)) - Number(stays(one)));
  return { held: [...always, ...optional.slice(0, MOST_OPTIONAL)], least };
}

/**
 * Turns moments into anchors. Moments at the same step share one anchor with the longest hold.
 * @param {Moment[]} moments
 */
function anchorsAt(moments) {
  /** @type {Map<number, number>} */
  const holds = new Map();
  for (const { kind, step } of moments) {
    holds.set(step, Math.max(holds.get(step) ?? 0, KINDS[kind].hold));
  }
  const anchors = [...holds].map(([step, hold]) => ({ step, hold }));
  return anchors.sort((one, other) => one.step - other.step);
}

/**
 * Connects the anchors: the rate rises and falls by `slope` per step, and stays
 * within the limit of every anchor.
 * @param {From} from
 * @param {Anchor[]} anchors
 * @param {number} slope
 * @returns {Stretch[]}
 */
function travelled(from, anchors, slope) {
  const rates = limited(from, anchors, slope);
  /** @type {Stretch[]} */
  const way = [];
  let { step, rate, hold } = from;
  for (const [index, anchor] of anchors.entries()) {
    const { [index]: next } = rates;
    const steps = anchor.step - step;
    if (steps > 0) {
      const peak = Math.max(rate, next, (rate + next + slope * steps) / 2);
      way.push({ step, rate, slope, hold });
      const top = Math.min(anchor.step, step + (peak - rate) / slope);
      way.push({ step: top, rate: peak, slope: -slope, hold: 0 });
      hold = 0;
    }
    step = anchor.step;
    rate = next;
    hold = Math.max(hold, anchor.hold);
  }
  way.push({ step, rate, slope: 0, hold });
  return way;
}

/**
 * Returns the highest rates at the anchors that can be reached with the slope.
 * @param {From} from start, whose rate is fixed
 * @param {Anchor[]} anchors
 * @param {number} slope
 */
function limited(from, anchors, slope) {
  const rates = anchors.map(({ rate }) => rate);
  const steps = anchors.map(({ step }) => step);
  let last = from;
  for (const [index, step] of steps.entries()) {
    rates[index] = Math.min(rates[index], last.rate + slope * (step - last.step));
    last = { step, rate: rates[index], hold: 0 };
  }
  for (let index = steps.length - 2; index >= 0; index--) {
    const next = rates[index + 1] + slope * (steps[index + 1] - steps[index]);
    rates[index] = Math.min(rates[index], next);
  }
  return rates.map((rate, index) => Math.max(rate, from.rate - slope * (steps[index] - from.step)));
}

/**
 * Slows a part down, including its holds, so that it takes longer.
 * @param {Stretch[]} way
 * @param {number} ms
 */
function stretched(way, ms) {
  const by = lengthOf(way) / ms;
  return way.map(({ step, rate, slope, hold }) => ({
    step,
    rate: rate * by,
    slope: slope * by,
    hold: hold / by,
  }));
}

/**
 * Finds by bisection the value at which a predicate turns from true to false; `most` if it stays
 * true.
 * @param {number} least
 * @param {number} most
 * @param {(value: number) => boolean} holds
 */
function solve(least, most, holds) {
  let [low, high] = [least, most];
  for (let turn = 0; turn < 48 && high - low > 1e-6 * high; turn++) {
    // Use the geometric mean, because the values span orders of magnitude.
    const middle = Math.sqrt(low * high);
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return high;
}
