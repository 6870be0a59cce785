import { makeBillList, initialBillPayState } from '@paydeck/core/bill-pay'
import { rejected, type Fault } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import fc from 'fast-check'
import { either as E, type taskEither as TE } from 'fp-ts'
import { expect, it } from 'vitest'
import { plainAccount } from '../../arbitraries/bill-pay.ts'
import { makeSurroundings, textStorage } from '../../slice-bench/index.ts'
import { billUser as user } from '../bench.ts'

const calls = ['user', 'accounts', 'payments'] as const

const billPayWith = (failing: () => (typeof calls)[number] | null) => {
  const log: Array<string> = []
  const { ports, seen } = makeSurroundings()
  const answer =
    <A>(name: (typeof calls)[number], value: A): TE.TaskEither<Fault, A> =>
    async () => {
      log.push(`${name} sent`)
      await settle()
      log.push(`${name} answered`)
      return failing() === name ? E.left(rejected(503, `No ${name}`)) : E.right(value)
    }
  const { state, tasks } = makeBillList({
    ...ports,
    billRecords: {
      user: answer('user', user),
      accounts: answer('accounts', [plainAccount]),
      payments: answer('payments', []),
    },
    storage: textStorage(),
  })
  return { ...seen, log, state, load: tasks.load }
}

const inOrder = calls.flatMap((name) => [`${name} sent`, `${name} answered`])

it('BILL-009 BILL-010 BILL-011 BILL-013 concurrent loads of Bill Pay request user, then accounts, then payments, each once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 6 }), async (first, later) => {
      const { log, state, load } = billPayWith(() => null)
      const results = Array.from({ length: first }, () => load())
      expect(state.get()).toMatchObject({ status: 'loading', isInitialised: false })
      results.push(...Array.from({ length: later }, () => load()))
      expect(await Promise.all(results)).toEqual(results.map(() => E.right(undefined)))
      expect(log).toEqual(inOrder)
      expect(state.get()).toMatchObject({ status: 'success', isInitialised: true, user, accounts: [plainAccount] })
    }),
  )
})

it.each(calls)(
  'BILL-012 ERR-058 ERR-059 ERR-060 if the request for %s fails, the initial load fails, logs the error, and can be retried',
  async (call) => {
    let failing: (typeof calls)[number] | null = call
    const { log, errors, state, load } = billPayWith(() => failing)
    const results = await Promise.all([load(), load()])
    expect(results).toEqual([E.left(rejected(503, `No ${call}`)), E.left(rejected(503, `No ${call}`))])
    expect(state.get()).toMatchObject({ status: 'failed', isInitialised: false, error: `No ${call}` })
    expect(errors).toEqual(['The bills could not be loaded: refused with status 503'])
    expect(log.at(-1)).toBe(`${call} answered`)
    failing = null
    await load()
    expect(state.get()).toMatchObject({ status: 'success', isInitialised: true, error: null })
  },
)

it('if the user signs out while Bill Pay loads, late responses do not change the state', async () => {
  const { state, load, stores } = billPayWith(() => null)
  const answer = load()
  stores.resetAll()
  await answer
  expect(state.get()).toEqual(initialBillPayState)
})

it('BILL-010 after a sign-out, the next session loads user, accounts and payments again', async () => {
  const { log, state, load, stores } = billPayWith(() => null)
  await load()
  stores.resetAll()
  await load()
  expect(log).toEqual([...inOrder, ...inOrder])
  expect(state.get()).toMatchObject({ status: 'success', isInitialised: true, user })
})
