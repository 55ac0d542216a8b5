/** As much of a WebDriver client as the WebKit test needs. https://www.w3.org/TR/webdriver2/ */

export class WebDriver {
  #session = '';

  /** @param {string} address  of the driver, with the slash at the end */
  constructor(address) {
    this.address = address;
  }

  /** @param {object} capabilities */
  async open(capabilities) {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = await this.#send('POST', 'session', body);
    this.#session = `session/${sessionId}`;
  }

  async close() {
    if (this.#session) await this.#send('DELETE', this.#session);
    this.#session = '';
  }

  /** @param {string} url */
  async goTo(url) {
    await this.#send('POST', `${this.#session}/url`, { url });
  }

  /**
   * @param {string} script  the body of a function, run in the page
   * @returns {Promise<unknown>} what it returns
   */
  run(script) {
    return this.#send('POST', `${this.#session}/execute/sync`, { script, args: [] });
  }

  /**
   * Presses and releases a key where the focus is.
   * @param {string} value  keys without a character as in the standard, `\uE010` is End
   */
  async press(value) {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
    const keyboard = { type: 'key', id: 'keyboard', actions };
    await this.#send('POST', `${this.#session}/actions`, { actions: [keyboard] });
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<any>}
   */
  async #send(method, path, body) {
    const response = await fetch(this.address + path, { method, body: JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebDriver ${path}: ${value.error}: ${value.message}`);
    return value;
  }
}
