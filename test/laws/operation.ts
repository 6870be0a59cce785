import { makeOperation, makeStores, type Delay, type Status } from '@paydeck/core/kernel'
import { fakeClock, settle } from '@paydeck/core/testing'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { expect } from 'vitest'

/** Transitions that the status of an operation may make (SHELL-044). */
export const statusTransitions: ReadonlyArray<string> = [
  'null → loading',
  'loading → success',
  'loading → failed',
  'success → null',
  'failed → null',
  'success → loading',
  'failed → loading',
]

export interface Watched {
  /** Returns the current status. */
  readonly status: () => Status
  /** Ends the oldest call in flight with a success. */
  readonly resolve: () => Promise<void>
  readonly reject: () => Promise<void>
  readonly start: () => void
  readonly advance: (ms: number) => Promise<void>
  readonly calls: () => number
  readonly history: ReadonlyArray<Status>
}

/** Creates an operation with a fake clock. The test resolves or rejects each call. */
export const watchedOperation = (resetAfter: {
  readonly success: Delay | null
  readonly failed: Delay | null
}): Watched => {
  const clock = fakeClock()
  const waiting: Array<(result: E.Either<string, void>) => void> = []
  let calls = 0
  const operation = makeOperation<void, string, void>({
    stores: makeStores(),
    clock,
    run: () => () => {
      calls += 1
      return new Promise((done) => waiting.push(done))
    },
    resetAfter,
  })
  const end = async (result: E.Either<string, void>): Promise<void> => {
    waiting.shift()?.(result)
    await settle()
  }
  const history: Array<Status> = [operation.get().status]
  operation.changes$.subscribe(({ status }) => history.push(status))
  return {
    status: () => operation.get().status,
    start: () => void operation.start()(),
    resolve: () => end(E.right(undefined)),
    reject: () => end(E.left('refused')),
    advance: clock.advance,
    calls: () => calls,
    history,
  }
}

/** Random sequences of events: starts of the operation, results of its calls, and waits in milliseconds. */
export const operationEvents = fc.array(
  fc.oneof(fc.constantFrom('start' as const, 'resolve' as const, 'reject' as const), fc.nat({ max: 5000 })),
  { maxLength: 30 },
)

export const play = async (
  watched: Watched,
  events: ReadonlyArray<'start' | 'resolve' | 'reject' | number>,
): Promise<void> => {
  for (const event of events) {
    if (typeof event === 'number') await watched.advance(event)
    else await watched[event]()
  }
}

export const expectStatuses = (history: ReadonlyArray<Status>): void => {
  expect(history[0]).toBeNull()
  for (const status of history) expect([null, 'loading', 'success', 'failed']).toContain(status)
}
