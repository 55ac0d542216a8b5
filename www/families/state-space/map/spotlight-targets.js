/** CSS selectors of this family's elements that a lesson stop can highlight, by name. */
export const PLACES = {
  queue: '.below',
  // Cost, estimate and their sum; only in searches that have one of them.
  figures: '.below .figures',
};
