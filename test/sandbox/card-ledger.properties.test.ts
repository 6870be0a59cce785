import fc from 'fast-check'
import { expect, it } from 'vitest'
import { day, type Holder, holder } from '../cards/holder.ts'
import { answered } from './clients.ts'
import { at } from './running.ts'

type Action =
  | { readonly kind: 'use'; readonly cents: number }
  | { readonly kind: 'settle' | 'decline' | 'reverse' | 'refund'; readonly which: number }
  | { readonly kind: 'lock'; readonly value: boolean }
  | { readonly kind: 'wait'; readonly days: number }

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('use' as const), cents: fc.integer({ min: 1, max: 6_000 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('settle' as const, 'decline' as const, 'reverse' as const, 'refund' as const),
      which: fc.nat(8),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lock' as const), value: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(0.4, 1.1) }) },
)

interface Listed {
  readonly id: string
  readonly status: string
  readonly displayPrice: string
}

const listed = async ({ client }: Holder): Promise<ReadonlyArray<Listed>> => {
  const list = at(await client.control('GET', 'card-transactions'), 'transactions')
  return (Array.isArray(list) ? list : []).map((one) => ({
    id: String(at(one, 'id')),
    status: String(at(one, 'status')),
    displayPrice: String(at(one, 'displayPrice')),
  }))
}

const perform = async (user: Holder, one: Action): Promise<void> => {
  if (one.kind === 'use') await user.use({ amount: (one.cents / 100).toFixed(2) })
  else if (one.kind === 'wait') await user.advance(one.days * day)
  else if (one.kind === 'lock') await answered(user.changes.lock({ cardId: user.cardId, value: one.value }))
  else {
    const rows = await listed(user)
    const { id } = rows[one.which % Math.max(1, rows.length)] ?? { id: '' }
    // The server rejects a status change that the current status does not allow. The checks below show that a rejected
    // change has no effect.
    await user.move(id, one.kind).catch(() => undefined)
  }
}

const nextStatuses: Readonly<Record<string, ReadonlyArray<string>>> = {
  pending: ['pending', 'settled', 'invalid'],
  settled: ['settled'],
  invalid: ['invalid'],
}

const cents = (text: string): number => Math.round(Number(text) * 100)

const runs = Math.ceil(Number(process.env['FC_RUNS'] ?? 100) / 25)

it('F13 settled amounts add up to the balance, pending amounts never exceed the balance, and a final status never changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 14 }), async (actions) => {
      const user = await holder([{ provider: 'galileo', balance: '100.00' }])
      let before = new Map<string, string>()
      for (const one of actions) {
        // eslint-disable-next-line no-await-in-loop -- one after the other
        await perform(user, one)
        // eslint-disable-next-line no-await-in-loop
        const balance = cents((await user.balance()) ?? '')
        // eslint-disable-next-line no-await-in-loop
        const rows = await listed(user)
        const of = (status: string) => rows.filter((row) => row.status === status).map((row) => cents(row.displayPrice))
        const sum = (amounts: ReadonlyArray<number>): number => amounts.reduce((all, amount) => all + amount, 0)
        expect(balance).toBe(10_000 + sum(of('settled')))
        expect(balance + sum(of('pending'))).toBeGreaterThanOrEqual(0)
        for (const { id, status } of rows) expect(nextStatuses[before.get(id) ?? 'pending']).toContain(status)
        for (const id of before.keys()) expect(rows.map((row) => row.id)).toContain(id)
        before = new Map(rows.map(({ id, status }) => [id, status]))
      }
      const { transactionList, totalRecordCount } = await user.settled(1, 100, {
        ...user.window(),
        endDate: Date.now() + 1,
      })
      expect(new Set(transactionList.map(({ id }) => id)).size).toBe(totalRecordCount)
      expect(totalRecordCount).toBe([...before.values()].filter((status) => status !== 'pending').length)
    }),
    { numRuns: runs },
  )
}, 120_000)
