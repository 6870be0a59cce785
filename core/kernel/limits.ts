/** A number with a name. The tables of a slice define each of its limits once (LIM-006). */
export interface Limit {
  readonly kind: 'limit'
  readonly name: string
  readonly value: number
}

/**
 * Makes a limit.
 * @__NO_SIDE_EFFECTS__
 */
export const limit = (name: string, value: number): Limit => ({ kind: 'limit', name, value })
