/** Names of a browser that Lit extends when its modules begin. Pictures make no elements. */
export class HTMLElement {}
export class CSSStyleSheet {}
export const customElements = { define() {}, get() {} };
