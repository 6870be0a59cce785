const neighbours: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * Where a key leads in a list of so many, as in menus and lists of options; null: it is no such key.
 * @param at the present place; -1: none, and one begins at either end
 */
export const neighbourIn = (key: string, at: number, length: number): number | null =>
  neighbours[key]?.(at, length - 1) ?? null
