import type { io as IO } from 'fp-ts'

/** A banner that asks the user to act (HOME-004). Slices provide notices, and the home page combines them. */
export interface Notice {
  /** Id, unique among the notices of all slices. */
  readonly id: string
  readonly description: string
  readonly iconSrc: string
  readonly actionText: string
  readonly actionHandler: IO.IO<void>
}
