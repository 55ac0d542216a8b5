/**
 * Text with markup, made of nodes: an element gets all of them anew whenever the text is another, so
 * that it also changes where a page translator has put elements of its own in their place.
 * @import { ElementPart } from 'lit/directive.js'
 * @import { Piece } from '../../core/stops/caption-pieces.js'
 */
import { noChange } from 'lit/html.js';
import { directive, Directive } from 'lit/directive.js';

/**
 * @param {Piece} piece
 * @param {Document} owner of the nodes
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
