/** Elements of this family that a stop can light up, by the names that stops have for them. */
export const PLACES = { queue: '.below' };
