/** All families, as on a page that has shown a run of each. */
import { catalogue } from '../../www/core/engine.js';
import { FILMS } from '../../www/core/films.js';
import { film } from '../../www/families/choices/film.js';

FILMS.choices = film;

/** The puzzles of a family. @param {string} family */
export const kindsOf = (family) => catalogue().filter((kind) => kind.family === family);
