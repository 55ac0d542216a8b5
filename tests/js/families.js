/** All families, as on a page that has shown a run of each. */
import { catalogue } from '../../www/core/engine.js';
import { FILMS } from '../../www/core/films.js';
import { film as backtracking } from '../../www/families/backtracking/film.js';
import { film as games } from '../../www/families/games/film.js';

Object.assign(FILMS, { backtracking, games });

/** The puzzles of a family. @param {string} family */
export const kindsOf = (family) => catalogue().filter((kind) => kind.family === family);
