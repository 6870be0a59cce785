import { type Fault, type PasswordStrength, type StrengthScore, unreachable } from '@paydeck/core'
import { either as E } from 'fp-ts'

/** Worker methods that the adapter uses. */
export type Estimator = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>

type Resolve = (result: E.Either<Fault, StrengthScore>) => void

/**
 * Estimates the strength of passwords in a worker. The first request starts the worker, which responds in the order of the
 * requests.
 */
export const workerPasswordStrength = (start: () => Estimator): PasswordStrength => {
  let running: { readonly worker: Estimator; readonly waiting: Array<Resolve> } | null = null
  const begin = () => {
    const worker = start()
    const waiting: Array<Resolve> = []
    worker.addEventListener('message', ({ data }: MessageEvent<StrengthScore>) => waiting.shift()?.(E.right(data)))
    // The worker's code failed to load or threw an error: pending requests fail, and the next request starts a new
    // worker.
    worker.addEventListener('error', () => {
      running = null
      worker.terminate()
      for (const resolve of waiting) resolve(E.left(unreachable))
    })
    return { worker, waiting }
  }
  return {
    of: (question) => async () => {
      try {
        running ??= begin()
      } catch {
        // The browser refused to start the worker, for example because of a policy of the page.
        return E.left(unreachable)
      }
      const { worker, waiting } = running
      return new Promise((resolve) => {
        waiting.push(resolve)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        worker.postMessage(question)
      })
    },
  }
}
