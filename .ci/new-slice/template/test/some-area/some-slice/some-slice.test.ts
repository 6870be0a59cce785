import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { type Fault, unreachable } from '../../../core/kernel/fault.ts'
import { makeStores } from '../../../core/kernel/store.ts'
import { makeSomeSlice, type SomeSliceContent, someSliceTexts } from '../../../core/some-area/index.ts'
import { fakeClock, settle } from '../../../core/testing.ts'
import { expectSentences } from '../../laws/words.ts'

type Answer = E.Either<Fault, SomeSliceContent>

/** The slice over a provider that the test answers for. */
const bench = () => {
  const stores = makeStores()
  const errors: Array<string> = []
  const waiting: Array<(answer: Answer) => void> = []
  const running = makeSomeSlice({
    stores,
    clock: fakeClock(0),
    log: { warn: () => undefined, error: (message) => errors.push(message) },
    records: { current: () => new Promise((done) => waiting.push(done)) },
  })
  /** Answers the call that has waited longest. */
  const answer = async (result: Answer): Promise<void> => {
    await settle()
    waiting.shift()?.(result)
    await settle()
  }
  return { ...running, stores, errors, answer }
}

it('asks for nothing until it is loaded, and shows what comes', async () => {
  const { view, load, answer } = bench()
  expect(view.get()).toEqual({ isLoading: true, text: null, failure: null })
  load()
  await answer(E.right({ text: ' It is there. ' }))
  expect(view.get()).toEqual({ isLoading: false, text: 'It is there.', failure: null })
})

it('says that there is nothing where the provider says nothing', async () => {
  const { view, load, answer } = bench()
  load()
  await answer(E.right({ text: ' ' }))
  expect(view.get().text).toBe(someSliceTexts.empty)
})

it('tells of a failure, logs it, and can be asked again', async () => {
  const { view, load, answer, errors } = bench()
  load()
  await answer(E.left(unreachable))
  expect(view.get()).toEqual({
    isLoading: false,
    text: null,
    failure: { text: someSliceTexts.unavailable, reload: someSliceTexts.reload },
  })
  expect(errors).toEqual(['The some slice could not be loaded: no answer'])
  load()
  await answer(E.right({ text: 'It is there.' }))
  expect(view.get()).toEqual({ isLoading: false, text: 'It is there.', failure: null })
})

it('keeps nothing of a session that is over', async () => {
  const { view, load, answer, stores } = bench()
  load()
  await settle()
  stores.resetAll()
  await answer(E.right({ text: 'It is there.' }))
  expect(view.get().text).toBeNull()
})

it('speaks in sentences', () => {
  const { empty, unavailable } = someSliceTexts
  expectSentences({ empty, unavailable })
})
