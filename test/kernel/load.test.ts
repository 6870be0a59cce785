import { makeStep, makeStores, runStep, unreachable } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { questions } from '../slice-bench/index.ts'

/** Makes a loading step, which has a request and an effect. The test answers the request. */
const bench = () => {
  const stores = makeStores()
  const store = stores.make<string | null>(null)
  const { ask, answerIfAsked } = questions<void, string>()
  const step = makeStep<string>(stores, {
    request: ask(),
    effect: (answer) => store.update(() => answer),
  })
  return { stores, store, step, answer: answerIfAsked }
}

it('a loading step changes its store when its effect runs, and not before', async () => {
  const { store, step, answer } = bench()
  const asked = step()
  await answer(E.right('Ada'))
  const effect = await asked
  expect(store.get()).toBeNull()
  if (E.isRight(effect)) effect.right()
  expect(store.get()).toBe('Ada')
})

it('SESS-021 a loading step drops the response to a request that was sent before a sign-out', async () => {
  const inFlight = bench()
  const first = runStep(inFlight.step)()
  await settle()
  inFlight.stores.resetAll()
  await inFlight.answer(E.right('Ada'))
  expect([await first, inFlight.store.get()]).toEqual([E.right(undefined), null])

  const answered = bench()
  const second = answered.step()
  await answered.answer(E.right('Ada'))
  answered.stores.resetAll()
  const effect = await second
  if (E.isRight(effect)) effect.right()
  expect(answered.store.get()).toBeNull()
})

it('SESS-021 after a sign-out, a loading step drops the previous user’s response and applies the next user’s response', async () => {
  const { stores, store, step, answer } = bench()
  void runStep(step)()
  await settle()
  stores.resetAll()
  void runStep(step)()
  await answer(E.right('Ada'))
  expect(store.get()).toBeNull()
  await answer(E.right('Grace'))
  expect(store.get()).toBe('Grace')
})

it('a failed loading step returns the fault, and can succeed when it runs again', async () => {
  const { store, step, answer } = bench()
  const failed = runStep(step)()
  await answer(E.left(unreachable))
  expect([await failed, store.get()]).toEqual([E.left(unreachable), null])
  void runStep(step)()
  await answer(E.right('Ada'))
  expect(store.get()).toBe('Ada')
})
