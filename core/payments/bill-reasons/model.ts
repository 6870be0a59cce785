/** Explanation of a bill status. `next` is the next step, or null if there is none. */
export interface ReasonRow {
  readonly why: string
  readonly next: string | null
}
