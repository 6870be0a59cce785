/**
 * Compares two texts by their UTF-16 code units: -1, 0 or 1. The order is the same in every language and browser.
 * @example
 * ['b', 'B', 'a'].toSorted(compareTexts) // ['B', 'a', 'b']
 */
export const compareTexts = (one: string, other: string): -1 | 0 | 1 => (one < other ? -1 : one > other ? 1 : 0)
