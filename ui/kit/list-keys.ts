const neighbours: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * Returns the index that a key leads to in a list such as a menu; null: the key does not move.
 * @param at present index; -1: none
 */
export const neighbourIn = (key: string, at: number, length: number): number | null =>
  neighbours[key]?.(at, length - 1) ?? null
