/** Remembers the last inputs of a computation, to recompute only when an input has changed. */
export class Inputs {
  /** Null before the first call of `changed`. @type {readonly unknown[] | null} */
  #values = null;

  /**
   * Returns whether the values differ from those of the last call, and remembers the new values.
   * @param {...unknown} values
   */
  changed(...values) {
    const before = this.#values;
    this.#values = values;
    return values.length !== before?.length || values.some((value, at) => value !== before[at]);
  }

  /** Forgets the last values: the next call of `changed` returns true. */
  forget() {
    this.#values = null;
  }
}

/** Caches the last result of a computation. */
export class Memo extends Inputs {
  /** @type {unknown} */
  #made;

  /**
   * Returns the cached result, computed again if an input has changed.
   * @template T
   * @param {readonly unknown[]} deps
   * @param {() => T} make
   * @returns {T}
   */
  of(deps, make) {
    if (this.changed(...deps)) {
      // If `make` throws, the next call must try again.
      this.forget();
      this.#made = make();
      this.changed(...deps);
    }
    return /** @type {T} */ (this.#made);
  }
}

/**
 * Returns a function that computes its result once for each object.
 * @template {object} K
 * @template V
 * @param {(key: K) => V} make
 */
export function oncePer(make) {
  /** @type {WeakMap<K, V>} */
  const made = new WeakMap();
  return (/** @type {K} */ key) => {
    const result = made.get(key) ?? make(key);
    made.set(key, result);
    return result;
  };
}
