/** A delay with its name. Every delay of the core is one of these, so that one test sees them all (LIM-001). */
export interface Delay {
  readonly kind: 'delay'
  readonly name: string
  /** Milliseconds, a positive integer. */
  readonly ms: number
}

/**
 * Names a delay.
 * @__NO_SIDE_EFFECTS__
 */
export const delay = (name: string, ms: number): Delay => ({ kind: 'delay', name, ms })
