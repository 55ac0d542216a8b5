/**
 * The Flip Game in JavaScript as fast as we can make it: typed arrays laid out once, states as
 * numbers. Whoever makes it faster is welcome.
 *
 * `compile` and `plain` keep what the core keeps: the order of discovery, parents, and the position
 * of each state by its rank, as wide as spaces of 2^21 states need it. `narrow` keeps less: order
 * and parents only, in tables just wide enough for 4 x 4. The first and the last are compiled for
 * the board, without a loop over the moves and with their masks as literals.
 *
 * Tried and slower, in microseconds a search where `compile` takes 33 and `narrow` 26: clearing
 * only what was seen (34 and 33), a bit set (43), no branches (48), asking for four moves at once
 * whether any is new (32), four moves a turn of the loop (63), a loop over the masks (76).
 */

/**
 * @typedef {object} Found
 * @property {Int32Array | Uint16Array} order
 * @property {Int32Array | Uint16Array} parents
 * @property {number[]} levels position of the first state of each level, then of none
 */

/** @typedef {(start: number) => Found} Search uses the same tables each time */

/** @param {number} states */
const tables = (states) => ({
  position: new Int32Array(states),
  order: new Int32Array(states),
  parents: new Int32Array(states),
});

/**
 * The same job as the core's.
 * @param {number[]} masks the discs that each move turns
 * @param {number} states
 * @returns {Search}
 */
export function compile(masks, states) {
  const { position, order, parents } = tables(states);
  const isNew = 'position[next] < 0';
  const source = searchSource(masks, 'position', -1, 0, isNew, 'tail');
  return new Function('position', 'order', 'parents', source)(position, order, parents);
}

/**
 * Less than the core's job: no positions, and tables that no larger board fits.
 * @param {number[]} masks
 * @param {number} states at most 65,536
 * @returns {Search}
 */
export function narrow(masks, states) {
  const [order, parents] = [new Uint16Array(states), new Uint16Array(states)];
  const source = searchSource(masks, 'seen', 0, 1, '!seen[next]', 1);
  return new Function('seen', 'order', 'parents', source)(new Uint8Array(states), order, parents);
}

/**
 * @param {number[]} masks
 * @param {string} table what tells whether a state was seen
 * @param {number} unseen what stands there before
 * @param {number} first what stands there for the start
 * @param {string} isNew asks it of `next`
 * @param {string | number} mark what is put there
 */
function searchSource(masks, table, unseen, first, isNew, mark) {
  const visits = masks.map(
    (mask) => `
      next = state ^ ${mask};
      if (${isNew}) {
        ${table}[next] = ${mark};
        order[tail] = next;
        parents[tail] = head;
        tail++;
      }`,
  );
  return `
    return function search(start) {
      ${table}.fill(${unseen});
      ${table}[start] = ${first};
      order[0] = start;
      parents[0] = 0;
      const levels = [0];
      let head = 0, tail = 1, next = 0;
      while (head < tail) {
        const end = tail;
        levels.push(end);
        for (; head < end; head++) {
          const state = order[head];
          ${visits.join('')}
        }
      }
      return { order, parents, levels };
    };`;
}

/**
 * The same job in plain loops, as one writes it by hand.
 * @param {number[]} masks
 * @param {number} states
 * @returns {Search}
 */
export function plain(masks, states) {
  const turns = Int32Array.from(masks);
  const { position, order, parents } = tables(states);
  return (start) => {
    position.fill(-1);
    position[start] = 0;
    order[0] = start;
    parents[0] = 0;
    const levels = [0];
    let head = 0;
    let tail = 1;
    while (head < tail) {
      const end = tail;
      levels.push(end);
      for (; head < end; head++) {
        const state = order[head];
        for (let move = 0; move < turns.length; move++) {
          const next = state ^ turns[move];
          if (position[next] < 0) {
            position[next] = tail;
            order[tail] = next;
            parents[tail] = head;
            tail++;
          }
        }
      }
    }
    return { order, parents, levels };
  };
}
