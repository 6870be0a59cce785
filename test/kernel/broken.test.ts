import { delay, makeOperation, makeStep, makeStores, runStep, type Fault } from '@paydeck/core/kernel'
import { fakeClock, settle } from '@paydeck/core/testing'
import { either as E, type taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { makeForm } from '../../core/kernel/form.ts'
import { logged } from '../../core/kernel/logged.ts'

type Run = TE.TaskEither<Fault, number>

/** Returns a task that resolves to a value which its type does not allow. */
const resolvesTo = (value: unknown): Run => (async () => value) as unknown as Run

/** Failures that a port must not produce, but may produce by mistake. Their error messages must not be shown. */
const failures: ReadonlyArray<readonly [name: string, run: () => Run, kind: string]> = [
  [
    'throws before its request',
    () => {
      throw new TypeError('secret-message')
    },
    'TypeError',
  ],
  [
    'throws in its request',
    () => () => {
      throw new RangeError('secret-message')
    },
    'RangeError',
  ],
  ['rejects', () => () => Promise.reject(new SyntaxError('secret-message')), 'SyntaxError'],
  ['resolves to null', () => resolvesTo(null), 'TypeError'],
  ['resolves to undefined', () => resolvesTo(undefined), 'TypeError'],
]

const resetAfter = { success: null, failed: delay('after a broken port', 3000) }

describe.each(failures)('port that %s', (_name, run, kind) => {
  const broken = { _tag: 'Malformed', what: expect.stringMatching(new RegExp(`^${kind}( +at |$)`)) as unknown }

  it('the operation of a broken port fails and can start again, and no log contains the error’s message', async () => {
    const messages: Array<string> = []
    const clock = fakeClock()
    const runs = [run, run, () => async () => E.right(7)]
    const operation = makeOperation<void, Fault, number>({
      stores: makeStores((message) => messages.push(message)),
      clock,
      run: () => (runs.shift() ?? run)(),
      resetAfter,
    })
    expect(await operation.start()()).toEqual(E.left(broken))
    expect(operation.get()).toEqual({ status: 'failed', fault: broken })
    await clock.advance(3000)
    expect(operation.get()).toEqual({ status: null, fault: null })
    await operation.start()()
    expect(await operation.start()()).toEqual(E.right(7))
    expect(operation.get()).toEqual({ status: 'success', fault: null })
    expect(messages).toHaveLength(2)
    expect(messages[0]).toMatch(new RegExp(`^Broken: ${kind}`))
    expect(messages.join()).not.toContain('secret-message')
  })

  it('the operation of a broken port fails with the fault that `brokenAs` returns', async () => {
    const operation = makeOperation<void, string, number>({
      stores: makeStores(),
      clock: fakeClock(),
      run: () => async () => {
        const answer = await run()()
        return E.isLeft(answer) ? E.left('refused') : answer
      },
      brokenAs: ({ _tag }) => `broken: ${_tag}`,
      resetAfter,
    })
    expect(await operation.start()()).toEqual(E.left('broken: Malformed'))
    expect(operation.get()).toEqual({ status: 'failed', fault: 'broken: Malformed' })
  })

  it('a form whose port is broken fails, and can then be sent again', async () => {
    const form = makeForm<{ readonly text: string }, Fault, number>({
      stores: makeStores(),
      clock: fakeClock(),
      blank: { text: '' },
      isReady: () => true,
      send: run,
      refusalOf: ({ _tag }) => _tag,
      resetAfter: { success: null, failed: null },
    })
    form.submit()
    expect(form.get().status).toBe('loading')
    await settle()
    expect(form.get()).toMatchObject({ status: 'failed', refusal: 'Malformed' })
    form.submit()
    expect(form.get().status).toBe('loading')
  })

  it('if the port of a loading step is broken, the step fails and does not run its effect', async () => {
    const effects: Array<number> = []
    const step = makeStep(makeStores(), { request: async () => run()(), effect: (answer) => void effects.push(answer) })
    expect(await runStep(step)()).toEqual(E.left(broken))
    expect(effects).toEqual([])
  })

  it('a broken port adds one entry to the log: the message that was passed to `logged`, and the class of the error', async () => {
    const messages: Array<string> = []
    const task = logged(
      (message) => void messages.push(message),
      'The prices could not be loaded',
    )<number>(async () => run()())
    expect(await task()).toEqual(E.left(broken))
    expect(messages).toEqual([
      expect.stringMatching(new RegExp(`^The prices could not be loaded: unreadable answer \\(${kind}`)),
    ])
  })
})

it('if an operation was reset, a later failure of its port has no effect', async () => {
  const ends: Array<() => void> = []
  const operation = makeOperation<void, Fault, number>({
    stores: makeStores(),
    clock: fakeClock(),
    run: () => () => new Promise((_done, fail) => ends.push(() => fail(new Error('late')))),
    resetAfter: { success: null, failed: null },
  })
  const first = operation.start()()
  operation.reset()
  ends[0]?.()
  expect(E.isLeft(await first)).toBe(true)
  expect(operation.get()).toEqual({ status: null, fault: null })
})
