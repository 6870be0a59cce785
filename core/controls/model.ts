/** State of an asynchronous button. It shows an outcome later than its operation (SHELL-071). */
export type ButtonState = 'rest' | 'loading' | 'success' | 'failed'

/** Characters and length of a code. */
export interface CodeRule {
  readonly length: number
  /** True if letters are allowed beside digits (SHELL-067). */
  readonly letters?: boolean
  /** Pattern of one character. Replaces the other rules (SHELL-068). */
  readonly pattern?: RegExp
}

/** Kind of copied text, which decides how long the feedback shows (SHELL-074, SHELL-075). */
export type CopyKind = 'label' | 'feedback'
