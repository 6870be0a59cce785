import type { task as T } from 'fp-ts'

/** Something that a task waits for and somebody else decides, as a dialog does. */
export interface Question {
  /** Asks, and waits for the answer. What was asked before and has no answer yet is answered with no. */
  readonly ask: (put: () => void) => T.Task<boolean>
  /** Answers what was asked last; does nothing where nothing is. */
  readonly answer: (isYes: boolean) => void
}

/** Nothing is asked yet. */
export const makeQuestion = (): Question => {
  let waiting: ((isYes: boolean) => void) | null = null
  const answer: Question['answer'] = (isYes) => waiting?.(isYes)
  return {
    answer,
    ask: (put) => () => {
      answer(false)
      return new Promise((resolve) => {
        waiting = resolve
        put()
      })
    },
  }
}
