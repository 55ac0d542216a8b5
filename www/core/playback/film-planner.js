/**
 * The directed tempo: makes the film of a run from its moments and its length. Knows no DOM and no
 * clock, and of the run only what it is told.
 *
 * The first moves are slow enough to be read. Then the rate grows, by the same amount at each step,
 * which doubles it in equal times; it falls in the same way before each moment and before the
 * answer. How steeply, and how slow it gets at the moments, follows from how long all may take.
 * @import { Moment, Stretch } from './film.js'
 * @import { Reached } from './player.js'
 */
import { Film, lengthOf } from './film.js';

/**
 * What a run tells of itself, as far as it is known.
 * @typedef {object} Score
 * @property {number} known steps
 * @property {number} opening the steps of the first expansion or the first descent
 * @property {readonly Moment[]} moments in any order
 * @property {number | null} answer the step that shows the answer
 * @property {Reached[]} [answers] in a race those of all lanes, in the order of steps
 */

/**
 * How long the way to the answer takes, the way on from there to the end, and what is left at least
 * of a way that is planned anew, ms; `more` where there is much to see.
 */
const LENGTH = { answer: 21_000, on: 12_000, left: 5000, more: 4000 };

/** A way to the answer that is shorter than this is stretched, ms. */
const SHORTEST_MS = 16_500;

/** A run of fewer steps is shown move by move, each taking so long, ms. */
const FEW = 15;
const MOVE_MS = 1200;
const CALM_RATE = 1000 / MOVE_MS;

/** Steps a second where the answer comes, and where what is known ends. */
const LAST_RATE = 1;

/** The rate doubles in 250 ms at most, with a little room. */
const STEEPEST = (0.97 * Math.LN2) / 0.25;
const FLATTEST = 1e-3;

/**
 * The opening: so many calm moves, at least so many steps, so many at most that are read. What the
 * run tells as its opening takes so long at least, ms, and goes so slowly at most, steps a second.
 */
const OPENING = { calm: 3, least: 4, most: 60, ms: 4000, slowest: 0.5 };

/** Steps a second at a moment: the first that leaves enough time. */
const MOMENT_RATES = [1, 2, 4, 8, 16, 32, 64];

/** The same where none of the moments can give way. */
const RUSHED_RATES = [...MOMENT_RATES, 256, 1024, 4096, 16_384];

/**
 * The kinds of moments: how long they hold, ms, and how many of the first of a kind are the last to
 * give way where there is not enough time, or never do.
 * @type {Record<string, { hold: number, always: number }>}
 */
const KINDS = {
  duplicate: { hold: 700, always: 1 },
  deadEnd: { hold: 600, always: 1 },
  retreat: { hold: 450, always: 1 },
  decided: { hold: 450, always: 1 },
  level: { hold: 500, always: 3 },
  row: { hold: 500, always: 3 },
  contact: { hold: 700, always: 1 },
  record: { hold: 450, always: 0 },
  fall: { hold: 600, always: 1 },
  lane: { hold: 1600, always: Infinity },
};

/** At most so many of the others hold. */
const MOST_OPTIONAL = 8;

/** Where every film begins. */
const START = { step: 0, rate: CALM_RATE, slope: 0, hold: 0 };

/** What the film slows down for. @typedef {{ step: number, rate: number, hold: number }} Anchor */

/** Where a way begins: the rate there and a hold before it. @typedef {Omit<Stretch, 'slope'>} From */

/**
 * Plans the film of a run.
 * @param {Score} score
 * @param {Film | null} [before] the film that has been played so far
 * @param {number} [playedMs] up to here that one stays as it is
 */
export function filmOf(score, before = null, playedMs = 0) {
  const { known } = score;
  // Where the start is the answer, all of it is the way on.
  const target = score.answer || known;
  const opening = openingSteps(score.opening, target);
  const isPlayed = before !== null && playedMs > 0;
  // The opening is as it was, unless less of it was known.
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
    add(isPlayed ? wayBetween(from, target, score, left) : wayTo(target, opening, score));
  }
  if (from.step < known) add(wayBetween(from, known, score, LENGTH.on));
  return new Film([...stretches, { ...from, slope: 0 }], { ...score, opening });
}

/**
 * Plans the way from the start to the answer, or to the end of what is known.
 * @param {number} target
 * @param {number} opening
 * @param {Score} score
 */
function wayTo(target, opening, score) {
  if (target < FEW) return evenly(START, target);
  const begin = openingOf(opening, score);
  const end = begin[begin.length - 1];
  const planned = lengthOf(begin) - end.hold;
  const way = wayBetween(end, target, score, LENGTH.answer - planned, SHORTEST_MS - planned);
  return [...begin.slice(0, -1), ...way];
}

/**
 * How many steps are seen move by move, at most as many as can be read.
 * @param {number} opening as the run tells it
 * @param {number} target
 */
function openingSteps(opening, target) {
  if (target < FEW) return target;
  const told = Math.min(OPENING.most, Math.max(OPENING.least, opening));
  // A run that is all one descent begins with a part of it.
  return told > target - 3 ? Math.ceil(0.4 * target) : told;
}

/**
 * Plans one step after the other.
 * @param {From} from
 * @param {number} target
 * @returns {Stretch[]}
 */
function evenly(from, target) {
  const end = { step: target, rate: CALM_RATE, slope: 0, hold: 0 };
  return from.step < target ? [{ ...from, rate: CALM_RATE, slope: 0 }, end] : [end];
}

/**
 * Plans the first moves: each is seen.
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
  // From a hold on it may be as slow as it likes.
  if (last) stretches.push({ ...end, hold: last.hold, rate: Math.min(end.rate, LAST_RATE) });
  return stretches;
}

/**
 * Plans an opening of very few moves: they are slower still, so that they can be read, too.
 * @param {number} opening as the run tells it
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
 * Plans an opening that gets faster where it has more moves than can all be calm.
 * @param {number} steps
 * @param {{ step: number, hold: number }[]} held the moments in it
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
 * Plans the first moves up to a rate that then stays.
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
 * Adds a hold.
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
 * Plans a way that slows down for the moments on it and for its end.
 * @param {From} from
 * @param {number} target
 * @param {Score} score
 * @param {number} ms that it takes where that can be
 * @param {number} [least] that it takes in any case, ms
 * @returns {Stretch[]}
 */
function wayBetween(from, target, { moments }, ms, least = 0) {
  if (target - from.step < FEW && from.rate <= 2) return evenly(from, target);
  const end = { step: target, rate: LAST_RATE, hold: 0 };
  const { held, least: fewest } = sorted(moments, from.step, target);
  // What cannot be slowed down for in time is flown past; the end is not.
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
 * Lists the moments between two steps that can hold, those that give way to others last; `least` is
 * how many of them never give way.
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
 * Lists the holds at moments; those at one step hold once, as long as the longest of them.
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
 * Goes from anchor to anchor: rises and falls by `slope` a step, and is never faster anywhere than
 * the anchors around allow.
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
 * The rates that can be had at anchors.
 * @param {From} from its rate is what it is
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
 * Takes more time for the same way: everything is slower, and the holds are longer.
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
 * Finds by bisection where a property ends to hold that holds of the less; `most` where it does not
 * end.
 * @param {number} least
 * @param {number} most
 * @param {(value: number) => boolean} holds
 */
function solve(least, most, holds) {
  let [low, high] = [least, most];
  for (let turn = 0; turn < 48 && high - low > 1e-6 * high; turn++) {
    // The values lie orders of magnitude apart.
    const middle = Math.sqrt(low * high);
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return high;
}
