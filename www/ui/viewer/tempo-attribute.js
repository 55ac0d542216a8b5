/**
 * The tempo that an author asks for.
 * @import { Player } from '../../core/playback/player.js'
 */

/**
 * A speed without a tempo is a steady one; who asks for neither has a film.
 * @param {Player} player
 * @param {{ tempo: string, speed: number }} asked
 */
export function takeTempo(player, { tempo, speed }) {
  player.speed = speed > 0 ? speed : null;
  const isSteady = tempo === 'steady' || (tempo !== 'directed' && speed > 0);
  player.tempo = isSteady ? 'steady' : 'directed';
}
