import { type Fault, type PasswordStrength, type StrengthScore, unreachable } from '@paydeck/core'
import { either as E } from 'fp-ts'

/** The part of a worker that is used. */
export type Estimator = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>

type Answer = (answer: E.Either<Fault, StrengthScore>) => void

/** Estimates in a worker, which is started by the first question and answers in the order of the questions. */
export const workerPasswordStrength = (start: () => Estimator): PasswordStrength => {
  let running: { readonly worker: Estimator; readonly waiting: Array<Answer> } | null = null
  const begin = () => {
    const worker = start()
    const waiting: Array<Answer> = []
    worker.addEventListener('message', ({ data }: MessageEvent<StrengthScore>) => waiting.shift()?.(E.right(data)))
    // Its code did not come, or broke: the questions that wait are told, and the next one starts another.
    worker.addEventListener('error', () => {
      running = null
      worker.terminate()
      for (const answer of waiting) answer(E.left(unreachable))
    })
    return { worker, waiting }
  }
  return {
    of: (question) => () =>
      new Promise((resolve) => {
        running ??= begin()
        running.waiting.push(resolve)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        running.worker.postMessage(question)
      }),
  }
}
