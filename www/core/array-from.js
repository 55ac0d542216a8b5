/**
 * `Array.from` as the language defines it. The builds for other people's pages put this function in its
 * place, because Prototype.js and MooTools replace it by one that ignores the second argument.
 * @param {any} items iterable, or with a length
 * @param {(item: any, index: number) => any} [make]
 */
export function arrayFrom(items, make = (item) => item) {
  const isIterable = Symbol.iterator in Object(items);
  const list = isIterable ? [...items] : [...Array(items.length).keys()].map((at) => items[at]);
  return list.map((item, index) => make(item, index));
}
