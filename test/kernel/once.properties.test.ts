import { makeOnce } from '@paydeck/core/kernel'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'

const counted = (answers: ReadonlyArray<E.Either<string, number>>) => {
  let runs = 0
  const once = makeOnce<string, number>(async () => answers[runs++] ?? E.left('nothing left'))
  return { once, runs: () => runs }
}

it('F10 SESS-042 concurrent callers of makeOnce get the same promise, and the task runs once', async () => {
  const answers = fc.oneof(fc.nat().map(E.right), fc.string().map(E.left))
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 100 }), answers, async (callers, answer) => {
      const { once, runs } = counted([answer])
      const promises = Array.from({ length: callers }, () => once.run())
      expect(new Set(promises).size).toBe(1)
      expect(runs()).toBe(1)
      expect(await Promise.all(promises)).toEqual(promises.map(() => answer))
    }),
    {
      examples: [
        [100, E.right(1)],
        [100, E.left('down')],
      ],
    },
  )
})

it('SESS-042 after a success, makeOnce returns the same result, and does not run the task again', async () => {
  const { once, runs } = counted([E.right(1), E.right(2)])
  await once.run()
  expect(await once.run()).toEqual(E.right(1))
  expect(runs()).toBe(1)
})

it('F10 SESS-052 after a failure, makeOnce runs its task again for the next caller', async () => {
  const { once, runs } = counted([E.left('down'), E.left('down'), E.right(3), E.right(4)])
  expect(await once.run()).toEqual(E.left('down'))
  expect(await once.run()).toEqual(E.left('down'))
  expect(await once.run()).toEqual(E.right(3))
  expect(await once.run()).toEqual(E.right(3))
  expect(runs()).toBe(3)
})

it('SESS-052 if the run before `forget` fails late, makeOnce still returns the run that started after `forget`', async () => {
  const ends: Array<(answer: E.Either<string, number>) => void> = []
  const once = makeOnce<string, number>(() => new Promise((done) => ends.push(done)))
  const older = once.run()
  once.forget()
  const newer = once.run()
  ends[0]?.(E.left('late'))
  await older
  expect(once.run()).toBe(newer)
})
