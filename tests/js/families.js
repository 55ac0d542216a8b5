/** All families, as on a page that has shown a run of each. */
import { catalogue } from '../../www/core/engine.js';
import { FILMS } from '../../www/core/films.js';
import { film as choices } from '../../www/families/choices/film.js';
import { film as winLose } from '../../www/families/winLose/film.js';

Object.assign(FILMS, { choices, winLose });

/** The puzzles of a family. @param {string} family */
export const kindsOf = (family) => catalogue().filter((kind) => kind.family === family);
