const neighbours: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * Returns the index of the item that gets the focus or the highlight after a key press in a list such as a menu. Null if the
 * key does not navigate.
 * @param at current index, or -1 if there is none
 */
export const neighbourIn = (key: string, at: number, length: number): number | null =>
  neighbours[key]?.(at, length - 1) ?? null
