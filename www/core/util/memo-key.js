/** Remembers the last inputs of a computation, to recompute only when an input has changed. */
export class Inputs {
  /** @type {readonly unknown[]} */
  #values = [];

  /**
   * Returns whether the values differ from those of the last call, and remembers the new values.
   * @param {...unknown} values
   */
  changed(...values) {
    const before = this.#values;
    this.#values = values;
    return values.length !== before.length || values.some((value, at) => value !== before[at]);
  }

  /** Forgets the last values: the next call of `changed` returns true. */
  forget() {
    this.#values = [];
  }
}

/** Caches the last result of a computation. */
export class Memo {
  #deps = new Inputs();
  /** @type {unknown} */
  #late;
  #madeMs = -Infinity;
  /** @type {unknown} */
  #made;

  /**
   * Returns the cached result, computed again if an input has changed.
   * @template T
   * @param {readonly unknown[]} deps
   * @param {() => T} make
   * @param {{ late?: unknown, holdMs?: number }} [hold] a change of `late` alone counts only
   *   `holdMs` after the last computation
   * @returns {T}
   */
  of(deps, make, { late, holdMs = 0 } = {}) {
    const nowMs = holdMs > 0 ? performance.now() : Infinity;
    const isLate = late !== this.#late && nowMs - this.#madeMs >= holdMs;
    if (this.#deps.changed(...deps) || isLate) {
      this.#late = late;
      this.#madeMs = performance.now();
      this.#made = make();
    }
    return /** @type {T} */ (this.#made);
  }

  /** Forgets the result. */
  forget() {
    this.#deps.forget();
  }
}
