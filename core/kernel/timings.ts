/** A delay with a name. All delays of the core have this type, so that one test finds them all (LIM-001). */
export interface Delay {
  readonly kind: 'delay'
  readonly name: string
  /** Milliseconds, a positive integer. */
  readonly ms: number
}

/**
 * Makes a delay.
 * @__NO_SIDE_EFFECTS__
 * @param ms milliseconds
 * @example
 * delay('copied label', 2000).ms // 2000
 */
export const delay = (name: string, ms: number): Delay => ({ kind: 'delay', name, ms })
