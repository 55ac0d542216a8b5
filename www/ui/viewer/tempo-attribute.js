/**
 * Tempo and speed that the host page sets by attributes.
 * @import { Player } from '../../core/playback/player.js'
 */

/**
 * Applies the attributes to the player. A speed without a tempo means steady; neither means
 * directed.
 * @param {Player} player
 * @param {{ tempo: string, speed: number }} asked empty tempo and speed 0 for attributes that are
 *   not set
 */
export function takeTempo(player, { tempo, speed }) {
  player.speed = speed > 0 ? speed : null;
  const isSteady = tempo === 'steady' || (tempo !== 'directed' && speed > 0);
  player.tempo = isSteady ? 'steady' : 'directed';
}
