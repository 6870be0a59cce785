import type { task as T } from 'fp-ts'

/** Yes-or-no question that a task waits for, such as a dialog that the user answers. */
export interface Question {
  /**
   * Shows the question and resolves with the answer. If an earlier question is still open, that question resolves with false
   * first.
   */
  readonly ask: (show: () => void) => T.Task<boolean>
  /** Answers the open question. Has no effect if there is none. */
  readonly answer: (isYes: boolean) => void
}

/**
 * Makes a question that is not open.
 * @example
 * const question = makeQuestion()
 * const answered = question.ask(() => {})()
 * question.answer(true)
 * answered // true
 */
export const makeQuestion = (): Question => {
  let waiting: ((isYes: boolean) => void) | null = null
  const answer: Question['answer'] = (isYes) => waiting?.(isYes)
  return {
    answer,
    ask: (show) => () => {
      answer(false)
      return new Promise((resolve) => {
        waiting = resolve
        show()
      })
    },
  }
}
