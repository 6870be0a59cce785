import { makeStep, makeStores, runStep, unreachable } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { questions } from '../slice-bench/index.ts'

/** A step whose requests the test answers, one after the other. */
const bench = () => {
  const stores = makeStores()
  const held = stores.make<string | null>(null)
  const { ask, answerIfAsked } = questions<void, string>()
  const step = makeStep<string>(stores, {
    request: ask(),
    effect: (answer) => held.update(() => answer),
  })
  return { stores, held, step, answer: answerIfAsked }
}

it('lets an answer take effect when its effect runs, and not before', async () => {
  const { held, step, answer } = bench()
  const asked = step()
  await answer(E.right('Ada'))
  const effect = await asked
  expect(held.get()).toBeNull()
  if (E.isRight(effect)) effect.right()
  expect(held.get()).toBe('Ada')
})

it('SESS-021 keeps nothing that was asked for before a sign-out, whenever in between that came', async () => {
  const onItsWay = bench()
  const first = runStep(onItsWay.step)()
  await settle()
  onItsWay.stores.resetAll()
  await onItsWay.answer(E.right('Ada'))
  expect([await first, onItsWay.held.get()]).toEqual([E.right(undefined), null])

  const answered = bench()
  const second = answered.step()
  await answered.answer(E.right('Ada'))
  answered.stores.resetAll()
  const effect = await second
  if (E.isRight(effect)) effect.right()
  expect(answered.held.get()).toBeNull()
})

it('SESS-021 takes in what the next user asks for by the same step, also where the answers come crosswise', async () => {
  const { stores, held, step, answer } = bench()
  void runStep(step)()
  await settle()
  stores.resetAll()
  void runStep(step)()
  await answer(E.right('Ada'))
  expect(held.get()).toBeNull()
  await answer(E.right('Grace'))
  expect(held.get()).toBe('Grace')
})

it('answers with the fault, and then again, with the answer', async () => {
  const { held, step, answer } = bench()
  const failed = runStep(step)()
  await answer(E.left(unreachable))
  expect([await failed, held.get()]).toEqual([E.left(unreachable), null])
  void runStep(step)()
  await answer(E.right('Ada'))
  expect(held.get()).toBe('Ada')
})
