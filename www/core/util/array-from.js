/**
 * `Array.from` as the language defines it. The builds for other people's pages put this function in its
 * place, because Prototype.js and MooTools replace it by one that ignores the second argument.
 * @template Item
 * @param {Iterable<Item> | ArrayLike<Item>} items
 * @param {(item: Item, index: number) => unknown} [make]
 */
export function arrayFrom(items, make = (item) => item) {
  const list = isIterable(items)
    ? [...items]
    : [...Array(items.length).keys()].map((at) => items[at]);
  return list.map((item, index) => make(item, index));
}

/**
 * @template Item
 * @param {Iterable<Item> | ArrayLike<Item>} items
 * @returns {items is Iterable<Item>}
 */
const isIterable = (items) => Symbol.iterator in Object(items);
