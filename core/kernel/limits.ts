/** A numeric limit with its name. Limits are defined once, in the tables of the slice they belong to (LIM-006). */
export interface Limit {
  readonly kind: 'limit'
  readonly name: string
  readonly value: number
}

/**
 * Names a limit.
 * @__NO_SIDE_EFFECTS__
 */
export const limit = (name: string, value: number): Limit => ({ kind: 'limit', name, value })
