/**
 * Computes the path of the beam from one state to the next.
 * @import { Point } from '../../../canvas/types.js'
 * @import { RingPlan } from './ring-geometry.js'
 */
import { TURN, angleBetween, pointBetween } from '../../../canvas/geometry.js';

/**
 * Returns the angle of the beam during a move, in radians. Within a level, the beam turns the
 * shorter way round. On a change of level, it makes a full turn from 12 o'clock and goes on to the
 * new state.
 * @param {Pick<RingPlan, 'angleOf' | 'depthOf'>} plan
 * @param {number} from place
 * @param {number} to place
 * @param {number} share progress of the move, 0..=1
 */
export function beamAngle(plan, from, to, share) {
  const there = plan.angleOf(to);
  if (plan.depthOf(from) !== plan.depthOf(to)) return share * (TURN + there);
  return angleBetween(plan.angleOf(from), there, share);
}

/** Angle above which the beam counts as jumping, in radians. Such a beam fades out and in. */
const JUMP = (40 * Math.PI) / 180;

/**
 * Returns whether the beam jumps from one state to the next instead of turning.
 * @param {Pick<RingPlan, 'angleOf'>} plan
 * @param {number} from place
 * @param {number} to place
 */
export function isJump(plan, from, to) {
  const [first, last] = [plan.angleOf(from), plan.angleOf(to)];
  return Math.abs(angleBetween(first, last, 1) - first) > JUMP;
}

/**
 * Returns a point on the way from one point to another around a centre. Radius and angle change
 * together, by the shorter way round, so that the way never cuts across the disc.
 * @param {Point} centre
 * @param {Point} from
 * @param {Point} to
 * @param {number} share 0..=1
 * @returns {Point}
 */
export function arcBetween({ x, y }, from, to, share) {
  const [fromR, toR] = [from, to].map((at) => Math.hypot(at.x - x, at.y - y));
  if (fromR < 1 || toR < 1) return pointBetween(from, to, share);
  const [first, last] = [from, to].map((at) => Math.atan2(at.y - y, at.x - x));
  const angle = angleBetween(first, last, share);
  const radius = fromR + share * (toR - fromR);
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}

/**
 * Returns the point of the beam's end during a move around the centre of the disc.
 * @param {Pick<RingPlan, 'centre' | 'point' | 'polar' | 'angleOf' | 'depthOf'>} plan
 * @param {number} from place
 * @param {number} to place
 * @param {number} share progress of the move, 0..=1
 * @returns {Point}
 */
export function roundBetween(plan, from, to, share) {
  const { x, y } = plan.centre;
  const [a, b] = [plan.point(from), plan.point(to)];
  const [fromR, toR] = [a, b].map((at) => Math.hypot(at.x - x, at.y - y));
  if (share === 1) return b;
  const radius = fromR + share * (toR - fromR);
  if (plan.depthOf(from) !== plan.depthOf(to)) {
    return plan.polar(radius, beamAngle(plan, from, to, share));
  }
  if (fromR === 0 || toR === 0) return pointBetween(a, b, share);
  const [first, last] = [a, b].map((at) => Math.atan2(at.x - x, y - at.y));
  return plan.polar(radius, angleBetween(first, last, share));
}
