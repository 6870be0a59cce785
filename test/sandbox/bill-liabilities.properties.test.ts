import { businessDaysAfter, nextCutOff } from '@paydeck/sandbox/bill-pay/business-days'
import { amountsAt, owedAt, type PaidIn } from '@paydeck/sandbox/bill-pay/liabilities'
import { billers, billTypeOf } from '@paydeck/sandbox/bill-pay/made-up-billers'
import { makeBill } from '@paydeck/sandbox/bill-pay/made-up-bills'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const day = 86_400_000
const start = Date.UTC(2027, 0, 15, 8)

const bill = fc
  .record({ biller: fc.constantFrom(...billers), key: fc.nat(1000), dueIn: fc.integer({ min: -8, max: 21 }) })
  .map(({ biller, key, dueIn }) => ({
    ...makeBill({ id: 'bill', userId: 'user', biller, sourceKey: String(key), now: start, dueIn }),
    sync: 'current' as const,
    fixed: {},
  }))

const later = fc.integer({ min: 0, max: 400 * day })
const payments: fc.Arbitrary<ReadonlyArray<PaidIn>> = fc.array(
  fc.record({ at: later.map((ms) => start + ms), cents: fc.integer({ min: -90_000, max: 90_000 }) }),
  { maxLength: 6 },
)

describe('balance of a bill', () => {
  it('BILL-107 BILL-180 the balance decreases by the amount of a payment when the payment arrives', () => {
    fc.assert(
      fc.property(bill, later, later, fc.integer({ min: 100, max: 500_000 }), (own, when, after, cents) => {
        const paid = [{ at: start + when, cents }]
        const [without, withIt] = [owedAt(own, [], start + after), owedAt(own, paid, start + after)]
        expect(without.balance - withIt.balance).toBe(after >= when ? cents : 0)
      }),
    )
  })

  it('BILL-107 the unpaid part never exceeds the statement, and the minimum payment never exceeds the unpaid part', () => {
    fc.assert(
      fc.property(bill, payments, later, (own, paid, after) => {
        const { statement, remaining, minimum, dueAt } = owedAt(own, paid, start + after)
        expect(remaining).toBeGreaterThanOrEqual(0)
        expect(remaining).toBeLessThanOrEqual(statement ?? 0)
        expect(minimum).toBeGreaterThanOrEqual(0)
        expect(minimum).toBeLessThanOrEqual(remaining)
        expect(dueAt === null).toBe(remaining === 0)
      }),
    )
  })

  it('BILL-107 without a payment, the balance of a bill never decreases, and that of an instalment loan stays constant', () => {
    fc.assert(
      fc.property(bill, later, later, (own, one, other) => {
        const [before, after] = [Math.min(one, other), Math.max(one, other)].map(
          (ms) => owedAt(own, [], start + ms).balance,
        )
        if (billTypeOf(own.type).terms === 'instalment') expect(after).toBe(before)
        else expect(after).toBeGreaterThanOrEqual(before ?? 0)
      }),
    )
  })

  it('BILL-107 BILL-180 the amounts of a bill are less than six hours old; its padded due date is three days early', () => {
    fc.assert(
      fc.property(bill, later, (own, after) => {
        const now = start + after
        const amounts = amountsAt(own, [], now)
        const { nextPaymentDueDate: due, paddedNextPaymentDueDate: padded, lastSuccessfulSync: synced } = amounts
        expect(synced).toBeLessThanOrEqual(now)
        expect(synced).toBeGreaterThan(now - day / 4)
        const { paddedNextPaymentDueDate: _, ...then } = amountsAt(own, [], synced ?? 0)
        expect(amounts).toMatchObject(then)
        expect(padded === null || padded >= now).toBe(true)
        if (due === null) expect(amounts.nextPaymentMinimumAmount).toBe('0.00')
        else expect((due - own.anchorAt) % (30 * day)).toBe(0)
        if (padded !== null) expect((due ?? 0) - padded).toBe(3 * day)
      }),
    )
  })
})

describe('business days', () => {
  const at = fc.integer({ min: 0, max: 20 * 365 * day }).map((ms) => start + ms)
  /** Returns a date whose UTC fields show the provider's local time, which is six hours behind UTC. */
  const local = (ms: number) => new Date(ms - 6 * 3_600_000)

  it('BILL-159 BILL-178 nextCutOff returns the next 10:30, 13:30 or 16:30 on a weekday from Monday to Friday', () => {
    fc.assert(
      fc.property(at, (now) => {
        const cut = nextCutOff(now)
        expect(cut).toBeGreaterThan(now)
        expect([0, 6]).not.toContain(local(cut).getUTCDay())
        expect(['10:30', '13:30', '16:30']).toContain(local(cut).toISOString().slice(11, 16))
        // No earlier cut-off exists between `now` and `cut`.
        expect(nextCutOff(now + Math.floor((cut - 1 - now) / 2))).toBe(cut)
        expect(nextCutOff(cut - 1)).toBe(cut)
      }),
    )
  })

  it('BILL-159 BILL-178 businessDaysAfter returns the same time of day after the given number of business days', () => {
    fc.assert(
      fc.property(at, fc.integer({ min: 1, max: 12 }), (now, count) => {
        const after = businessDaysAfter(now, count)
        expect((after - now) % day).toBe(0)
        expect([0, 6]).not.toContain(local(after).getUTCDay())
        const days = Array.from({ length: (after - now) / day }, (_, index) =>
          local(now + (index + 1) * day).getUTCDay(),
        )
        expect(days.filter((weekday) => weekday !== 0 && weekday !== 6)).toHaveLength(count)
      }),
    )
  })
})
