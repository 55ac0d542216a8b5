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
 */

/** @type {ChoicesView[]} */
export const VIEWS = [knight, mines];
