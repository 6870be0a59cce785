import { type Fault, malformed, packName, unreachable, type YearPack, type YearPacks } from '@paydeck/core'
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type { FetchedFiles } from '../../transport/file-client.ts'
import type { PackRequest, PackResponse } from './pack-requests.ts'

/** Worker methods that the adapter uses. */
export type PackWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>

type Resolve = (result: E.Either<Fault, PackResponse>) => void

/** Sends requests to a worker, which responds in their order. */
const makeConversation = (start: () => PackWorker) => {
  const waiting: Array<Resolve> = []
  const running: { worker: PackWorker | null } = { worker: null }
  const stop = (): void => {
    running.worker?.terminate()
    running.worker = null
    for (const resolve of waiting.splice(0)) resolve(E.left(unreachable))
  }
  try {
    const worker = start()
    worker.addEventListener('message', ({ data }: MessageEvent<PackResponse>) => waiting.shift()?.(E.right(data)))
    // The worker's code failed to load or threw an error.
    worker.addEventListener('error', stop)
    // The browser could not copy a response, for example because it has no memory left.
    worker.addEventListener('messageerror', stop)
    running.worker = worker
  } catch {
    // The browser refused to start the worker, for example because of a policy of the page.
  }
  /** Sends a request; false if the worker has stopped or the request cannot be sent. */
  const send = (request: PackRequest): boolean => {
    if (running.worker === null) return false
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      running.worker.postMessage(request)
      return true
    } catch {
      stop()
      return false
    }
  }
  const ask =
    (request: PackRequest): TE.TaskEither<Fault, PackResponse> =>
    () =>
      new Promise((resolve) => {
        if (send(request)) waiting.push(resolve)
        else resolve(E.left(unreachable))
      })
  return { send, ask, stop }
}

/** Makes each year pack in a worker of its own, which ends with the pack (STMT-012). */
export const workerYearPacks = (start: () => PackWorker, files: FetchedFiles): YearPacks => ({
  begin: (facts): YearPack => {
    const worker = makeConversation(start)
    worker.send({ kind: 'begin', facts })
    const wrong = (): TE.TaskEither<Fault, never> => TE.left(malformed('year pack: another response'))
    return {
      add: (page) =>
        F.pipe(
          worker.ask({ kind: 'add', page }),
          TE.flatMap((response) => (response.kind === 'added' ? TE.right(response.rows) : wrong())),
        ),
      finish: (missing) =>
        F.pipe(
          worker.ask({ kind: 'finish', missing }),
          TE.flatMap((response) => {
            if (response.kind !== 'made') return wrong()
            worker.stop()
            const { bytes, summary } = response
            const name = packName(facts)
            return TE.right({ name, size: bytes.size, summary, save: files.saveBytes({ name, bytes }) })
          }),
        ),
      cancel: worker.stop,
    }
  },
})
