/** CSS selectors of this family's elements that a lesson stop can highlight, by name. */
export const PLACES = { queue: '.below' };
