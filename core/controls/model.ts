/** State of an asynchronous button. The button shows the outcome of its operation after a short delay (SHELL-071). */
export type ButtonState = 'idle' | 'loading' | 'success' | 'failed'

/** Length and characters of a code. */
export interface CodeRule {
  readonly length: number
  /** True if letters are allowed besides digits (SHELL-067). */
  readonly letters?: boolean
  /** Pattern for a single allowed character. If set, only the pattern decides, and `letters` has no effect (SHELL-068). */
  readonly pattern?: RegExp
}

/** Kind of feedback after copying. The kind determines how long the feedback is shown (SHELL-074, SHELL-075). */
export type CopyKind = 'label' | 'feedback'
