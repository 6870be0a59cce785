/** What an asynchronous button shows: its outcome comes later than its operation's (SHELL-071). */
export type ButtonState = 'rest' | 'loading' | 'success' | 'failed'

/** Which characters a code is made of, and how many. */
export interface CodeRule {
  readonly length: number
  /** Letters beside digits (SHELL-067). */
  readonly letters?: boolean
  /** Decides alone when given (SHELL-068). */
  readonly pattern?: RegExp
}

/** What is copied decides how long the answer stays (SHELL-074, SHELL-075). */
export type CopyKind = 'label' | 'feedback'
