/**
 * Tempo and speed that the host page sets by attributes.
 * @import { Player } from '../../core/playback/player.js'
 */

/**
 * Applies the attributes to the player. If only a speed is set, the tempo is steady. If neither is
 * set, it is directed.
 * @param {Player} player
 * @param {{ tempo: string, speed: number }} asked `tempo` is empty and `speed` 0 if not set
 */
export function takeTempo(player, { tempo, speed }) {
  player.speed = speed > 0 ? speed : null;
  const isSteady = tempo === 'steady' || (tempo !== 'directed' && speed > 0);
  player.tempo = isSteady ? 'steady' : 'directed';
}
