import { delay, makeOperation, makeStores } from '@paydeck/core/kernel'
import { fakeClock } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { watchedOperation } from '../laws/operation.ts'

const resetAfter = { success: delay('after success', 1000), failed: delay('after failure', 3000) }

it('SHELL-046 an operation has the status success for the given delay, and then null', async () => {
  const watched = watchedOperation(resetAfter)
  watched.start()
  await watched.resolve()
  await watched.advance(999)
  expect(watched.status()).toBe('success')
  await watched.advance(1)
  expect(watched.status()).toBeNull()
})

it('SHELL-046 an operation has the status failed for the given delay, and then null', async () => {
  const watched = watchedOperation(resetAfter)
  watched.start()
  await watched.reject()
  await watched.advance(2999)
  expect(watched.status()).toBe('failed')
  await watched.advance(1)
  expect(watched.status()).toBeNull()
})

it('SHELL-046 an operation that is started again keeps the status of its new outcome for the full delay', async () => {
  const watched = watchedOperation(resetAfter)
  watched.start()
  await watched.reject()
  await watched.advance(2900)
  watched.start()
  await watched.resolve()
  await watched.advance(999)
  expect(watched.status()).toBe('success')
  await watched.advance(1)
  expect(watched.status()).toBeNull()
})

it('an operation ignores a response that arrives after a sign-out', async () => {
  const stores = makeStores()
  const ends: Array<(result: E.Either<string, string>) => void> = []
  const operation = makeOperation<void, string, string>({
    stores,
    clock: fakeClock(),
    run: () => () => new Promise((done) => ends.push(done)),
    resetAfter: { success: null, failed: null },
  })
  const first = operation.start()()
  stores.resetAll()
  expect(operation.get().status).toBeNull()
  ends[0]?.(E.left('too late'))
  await first
  expect(operation.get()).toEqual({ status: null, fault: null })
})

it('an operation keeps the fault of a failure until the operation starts again', async () => {
  const answers = [E.left('refused'), E.right(undefined)]
  const operation = makeOperation<void, string, void>({
    stores: makeStores(),
    clock: fakeClock(),
    run: () => async () => answers.shift() ?? E.right(undefined),
    resetAfter: { success: null, failed: null },
  })
  await operation.start()()
  expect(operation.get()).toEqual({ status: 'failed', fault: 'refused' })
  const second = operation.start()()
  expect(operation.get()).toEqual({ status: 'loading', fault: null })
  await second
  expect(operation.get()).toEqual({ status: 'success', fault: null })
})
