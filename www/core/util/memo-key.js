/** What something was made of: it is made anew only where that is another. */
export class Inputs {
  /** @type {readonly unknown[]} */
  #values = [];

  /**
   * Tells whether these are others than the last that were told, and keeps them.
   * @param {...unknown} values
   */
  changed(...values) {
    const before = this.#values;
    this.#values = values;
    return values.length !== before.length || values.some((value, at) => value !== before[at]);
  }

  /** Forgets them: whatever comes next is another. */
  forget() {
    this.#values = [];
  }
}
