import { guarded, attempt, malformed, type Fault, unreachable } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'

it('`attempt` returns the value to which its promise resolves', async () => {
  const settled = attempt(
    async () => 7,
    () => unreachable,
  )
  expect(await settled()).toEqual(E.right(7))
})

it('`attempt` returns a fault if its promise rejects or its function throws an error', async () => {
  const cause = new Error('refused')
  const rejecting = attempt(
    () => Promise.reject(cause),
    (caught) => ({ caught }),
  )
  expect(await rejecting()).toEqual(E.left({ caught: cause }))
  const throwing = attempt(
    (): Promise<number> => {
      throw cause
    },
    (caught) => ({ caught }),
  )
  expect(await throwing()).toEqual(E.left({ caught: cause }))
})

it('`guarded` returns the result of its task, or a Malformed fault if the task rejects', async () => {
  const answerOf = (task: () => Promise<E.Either<Fault, number>>) => guarded(task, (fault): Fault => fault)()
  expect(await answerOf(async () => E.right(7))).toEqual(E.right(7))
  expect(await answerOf(async () => E.left(unreachable))).toEqual(E.left(unreachable))
  // The thrown value may be anything, such as `undefined`.
  expect(await answerOf(() => Promise.reject())).toEqual(E.left(malformed('undefined')))
})

it('`guarded` reports the class and the source location of a thrown error, but not the error’s message', async () => {
  const thrown = await guarded<Fault, number>(
    () => {
      throw new TypeError('4111 1111 of ada@example.com\nat line 4')
    },
    (fault) => fault,
  )()
  const what = E.isLeft(thrown) && thrown.left._tag === 'Malformed' ? thrown.left.what : ''
  expect(what).toMatch(/^TypeError +at .*attempt\.test\.ts/)
  expect(what).not.toMatch(/4111|ada|line 4/)
  const bare = Object.assign(new RangeError('4111'), { stack: undefined })
  expect(
    await guarded<Fault, number>(
      () => Promise.reject(bare),
      (fault) => fault,
    )(),
  ).toEqual(E.left(malformed('RangeError')))
})
