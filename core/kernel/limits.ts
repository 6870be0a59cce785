/** A number with a name. Each limit is defined once, in the tables of its slice (LIM-006). */
export interface Limit {
  readonly kind: 'limit'
  readonly name: string
  readonly value: number
}

/**
 * Makes a limit.
 * @__NO_SIDE_EFFECTS__
 * @example
 * limit('card name', 20).value // 20
 */
export const limit = (name: string, value: number): Limit => ({ kind: 'limit', name, value })
