/** CSS selectors of this family's elements that a lesson stop can highlight, by name. */
export const PLACES = {
  queue: '.below',
  // Cost, estimate and their sum. Only some searches have them.
  figures: '.below .figures',
};
