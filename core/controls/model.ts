/** State of an asynchronous button. The button shows an outcome some time after its operation ends (SHELL-071). */
export type ButtonState = 'idle' | 'loading' | 'success' | 'failed'

/** Length and characters of a code. */
export interface CodeRule {
  readonly length: number
  /** True if letters are allowed besides digits (SHELL-067). */
  readonly letters?: boolean
  /** Pattern of an allowed character. Replaces the rule for digits and letters (SHELL-068). */
  readonly pattern?: RegExp
}

/** Kind of copy feedback, which decides how long it stays (SHELL-074, SHELL-075). */
export type CopyKind = 'label' | 'feedback'
