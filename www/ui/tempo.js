/**
 * The tempo that an author asks for.
 * @import { Player } from '../core/player.js'
 */

/**
 * A speed without a tempo is a steady one.
 * @param {Player} player
 * @param {{ tempo: string, speed: number }} asked
 */
export function takeTempo(player, { tempo, speed }) {
  if (speed > 0) player.speed = speed;
  if (tempo === 'directed' || tempo === 'steady') player.tempo = tempo;
}
