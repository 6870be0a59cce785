import { type Fault, makeStartup, rejected, signedOut, type StepName, stepNames } from '@paydeck/core'
import { fakeClock } from '@paydeck/core/testing'
import fc from 'fast-check'
import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'

/** Groups of initialisation steps in their required order, copied by hand from the requirement. */
const order: ReadonlyArray<ReadonlyArray<StepName>> = [
  ['tokens'],
  ['security-settings', 'recent-activity', 'payouts'],
  ['applications', 'basic-info', 'facade-access', 'language', 'debit-cards', 'country'],
  ['missing-applications', 'card-balances', 'application-updates'],
]
const rankOf = (name: StepName): number => order.findIndex((group) => group.includes(name))

const plans = fc.record({
  durations: fc.record(Object.fromEntries(stepNames.map((name) => [name, fc.integer({ min: 0, max: 900 })]))),
  failing: fc.option(fc.constantFrom(...stepNames), { nil: null }),
  callers: fc.integer({ min: 1, max: 100 }),
})

interface Plan {
  readonly durations: Readonly<Record<string, number>>
  readonly failing: StepName | null
  readonly callers: number
}

const run = async ({ durations, failing, callers }: Plan) => {
  const clock = fakeClock()
  const asked: Array<StepName> = []
  const effects: Array<StepName> = []
  let refreshes = 0
  const step = (name: StepName) => () =>
    new Promise<E.Either<Fault, () => void>>((resolve) => {
      asked.push(name)
      clock.schedule(
        () => resolve(name === failing ? E.left(rejected(500)) : E.right(() => void effects.push(name))),
        durations[name] ?? 0,
      )
    })
  const startup = makeStartup({
    gate: {
      refresh: TE.fromIO(() => ((refreshes += 1), { ...signedOut, isAuthenticated: true })),
      enterUnauthenticated: () => undefined,
    },
    contributions: { steps: Object.fromEntries(stepNames.map((name) => [name, step(name)])), afterStart: [] },
    log: { warn: () => undefined, error: () => undefined },
  })
  const results = Array.from({ length: callers }, () => startup.tasks.initialise())
  await clock.advance(10_000)
  return { asked, effects, refreshes, results: await Promise.all(results), shared: new Set(results).size === 1 }
}

describe('initialisation with random step durations and a random failure', () => {
  it('SESS-050 steps take effect in the specified order; once a step fails, no step of its group or a later group does so', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        const { effects } = await run(plan)
        const ranks = effects.map(rankOf)
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
        const last = plan.failing === null ? order.length : rankOf(plan.failing)
        expect(new Set(effects)).toEqual(new Set(order.slice(0, last).flat()))
      }),
    )
  })

  it('F10 SESS-042 every step runs only once, and concurrent callers of the initialisation get the same promise', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        const { asked, refreshes, results, shared } = await run(plan)
        expect(asked).toHaveLength(new Set(asked).size)
        expect(refreshes).toBe(1)
        expect(shared).toBe(true)
        expect(results.every((result) => E.isRight(result) === (plan.failing === null))).toBe(true)
      }),
    )
  })
})
