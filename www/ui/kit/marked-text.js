/**
 * Lit directive for text with markup. Replaces all child nodes when the text changes: a page
 * translator can have replaced the nodes that Lit knows.
 * @import { ElementPart } from 'lit/directive.js'
 * @import { Piece } from '../../core/stops/caption-pieces.js'
 */
import { noChange } from 'lit/html.js';
import { directive, Directive } from 'lit/directive.js';

/**
 * Returns the DOM node of a text piece.
 * @param {Piece} piece
 * @param {Document} owner document that creates the node
 * @returns {Node}
 */
export function nodeOf({ says, marks, href }, owner) {
  if (says === '\n') return owner.createElement('br');
  /** @type {Node} */
  let node = owner.createTextNode(says);
  const wrap = (/** @type {string} */ name) => {
    const element = owner.createElement(name);
    element.append(node);
    node = element;
    return element;
  };
  for (const mark of marks) wrap(mark);
  if (href) wrap('a').setAttribute('href', href);
  return node;
}

class Told extends Directive {
  #told = '';

  /** @param {readonly Piece[]} pieces */
  render(pieces) {
    return pieces && noChange;
  }

  /**
   * @param {ElementPart} part
   * @param {[readonly Piece[]]} options
   */
  update({ element }, [pieces]) {
    const told = JSON.stringify(pieces);
    if (told === this.#told) return noChange;
    this.#told = told;
    element.replaceChildren(...pieces.map((piece) => nodeOf(piece, element.ownerDocument)));
    return noChange;
  }
}

export const told = directive(Told);
