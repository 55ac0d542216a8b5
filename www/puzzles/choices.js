/**
 * How the puzzles of the backtracking family look, which come with it: one line a puzzle.
 * @import { PaintBoard } from '../families/choices/board-parts.js'
 * @import { TellCells } from '../families/choices/cell-words.js'
 */
import { knight } from './knight.js';
import { mines } from './mines.js';

/**
 * @typedef {object} ChoicesView
 * @property {string} id
 * @property {PaintBoard} paint
 * @property {TellCells} tellCells
 * @property {string[]} wants what can be asked of chance besides any board, by the core's number
 */

/** @type {ChoicesView[]} */
export const VIEWS = [knight, mines];
