/**
 * `Array.from` as the language defines it. The builds for other sites replace every `Array.from`
 * with this function, because Prototype.js and MooTools override `Array.from` with a version that
 * ignores its second argument.
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
