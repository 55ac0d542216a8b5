/** Finds the place in the code of a fault whose browser names no line, and names that were misspelt. */
import { javascriptLanguage } from '@codemirror/lang-javascript';
import { nearest } from '../core/util/near.js';

/** @import { Fault } from './runner.js' */

/** @param {string} code @param {number} at */
function lineAt(code, at) {
  const before = code.slice(0, at).split('\n');
  return { line: before.length, column: before[before.length - 1].length + 1 };
}

/**
 * Returns the place of a field of the definition.
 * @param {string} code
 * @param {string} name
 */
function fieldPlace(code, name) {
  let at = -1;
  javascriptLanguage.parser.parse(code).iterate({
    enter({ name: kind, from, to }) {
      if (kind !== 'PropertyDefinition' || at >= 0) return;
      if (code.slice(from, to).replace(/^['"]|['"]$/g, '') === name) at = from;
    },
  });
  return at < 0 ? null : lineAt(code, at);
}

/** Returns the place of the first text that is no JavaScript. @param {string} code */
function syntaxPlace(code) {
  let at = -1;
  javascriptLanguage.parser.parse(code).iterate({
    enter({ type, from }) {
      if (type.isError && at < 0) at = from;
    },
  });
  return at < 0 ? null : lineAt(code, at);
}

/**
 * Returns the line and column of a fault, from 1: where the field is that is wrong, else where the
 * browser found it, else where the function that was asked is defined, else where the puzzle is.
 * @param {string} code
 * @param {Fault} fault
 */
export function placeOf(code, { code: kind, line, column, fields }) {
  const wrong = fields.field ? fieldPlace(code, fields.field) : null;
  if (wrong) return wrong;
  const lines = code.split('\n');
  if (line > 0 && line <= lines.length) {
    const most = lines[line - 1].length + 1;
    return { line, column: Math.min(Math.max(column, 1), most) };
  }
  const syntax = kind === 'playgroundSyntax' && syntaxPlace(code);
  if (syntax) return syntax;
  const asked = fields.asked ? fieldPlace(code, fields.asked) : null;
  return asked ?? lineAt(code, Math.max(0, code.indexOf('definePuzzle')));
}

/**
 * Returns the name in the code that is most like one that is not defined; empty if none is alike.
 * @param {string} code
 * @param {string} reason what the browser says
 */
export function meantBy(code, reason) {
  const [, name] = /^([\w$]+) is not defined$/.exec(reason) ?? [];
  if (!name) return '';
  const known = new Set(code.match(/[a-zA-Z_$][\w$]*/g));
  known.delete(name);
  // One letter is like any other.
  return name.length > 1 ? nearest(name, [...known]) : '';
}
