import { entriesOf, type EntryKind, type SourceItem, type TimelineEntry } from '@paydeck/core/activity'
import { activityKind, cardLoad } from '@paydeck/core/cards'
import { signOf } from '@paydeck/core/money'
import { effectiveStatus } from '@paydeck/core/payments'
import { arbitraries } from '@paydeck/core/properties'
import { cardTables } from '@paydeck/core/tables'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const moneyMoved = [
  'address-added',
  'address-changed',
  'address-removed',
  'sender-accepted',
  'sender-moved',
  'sender-removed',
  'payout-change-stopped',
]

const cardKind = { purchase: 'cardPurchase', refund: 'cardRefund', load: 'cardLoad', fee: 'cardFee' } as const

/** Kinds of the entries of an item, as the statement says. */
const kindsOf = (from: SourceItem): ReadonlyArray<EntryKind> => {
  if (from.source === 'card') {
    const isExcluded = cardTables.programmes[from.item.provider].excludedTypes.includes(from.item.type)
    return isExcluded ? [] : [cardKind[activityKind(from.item) ?? 'purchase']]
  }
  if (from.source === 'security')
    return from.item.kind !== null && moneyMoved.includes(from.item.kind) ? ['securityChange'] : []
  const { item } = from
  if (item.kind === 'payout') return ['payout']
  if (item.merchantName === cardLoad) return []
  if (item.itemCode === 'Bill Payment') return item.bills.map(() => 'bill')
  const kind = item.itemCode === 'bitcoindonation' ? 'donation' : 'payment'
  const status = effectiveStatus(item.status, item.exceptionStatus)
  const isRefunded = item.alreadyRefunded && (status === 'complete' || status === 'confirmed')
  return isRefunded ? [kind, 'paymentRefund'] : [kind]
}

const directionOf = (kind: EntryKind): TimelineEntry['direction'] => {
  if (kind === 'securityChange') return 'none'
  if (kind === 'cardLoad') return 'moved'
  return ['payout', 'cardRefund', 'paymentRefund'].includes(kind) ? 'in' : 'out'
}

const loads = arbitraries.WholeInvoice.map((invoice): SourceItem => ({
  source: 'payments',
  item: { ...invoice, merchantName: cardLoad },
}))

const items = fc.oneof({ weight: 9, arbitrary: arbitraries.SourceItem }, loads)

it('ACT-003 every item maps to one entry of exactly one kind; bills and refunds are entries of their own', () => {
  fc.assert(
    fc.property(items, (item) => {
      expect(entriesOf(item, []).map(({ kind }) => kind)).toEqual(kindsOf(item))
    }),
    { numRuns: 2000 },
  )
})

it('ACT-004 the direction follows from the kind, and amounts have no sign', () => {
  fc.assert(
    fc.property(items, (item) => {
      for (const { kind, direction, amount, usd, fee } of entriesOf(item, [])) {
        expect(direction).toBe(directionOf(kind))
        for (const one of [amount, usd, fee]) if (one !== null) expect(signOf(one)).toBeGreaterThanOrEqual(0)
        if (kind === 'securityChange') expect([amount, usd, fee]).toEqual([null, null, null])
      }
    }),
    { numRuns: 2000 },
  )
})

it('ACT-010 ACT-012 the status filter "Pending" matches exactly the entries of the group "Pending"', () => {
  fc.assert(
    fc.property(items, (item) => {
      for (const { state, status } of entriesOf(item, [])) expect(status === 'pending').toBe(state === 'pending')
    }),
    { numRuns: 2000 },
  )
})

it('ACT-002 the amount in US dollars is the amount if its currency is the US dollar, else unknown', () => {
  fc.assert(
    fc.property(items, (item) => {
      for (const { currency, amount, usd } of entriesOf(item, [])) expect(usd).toBe(currency === 'USD' ? amount : null)
    }),
    { numRuns: 1000 },
  )
})

it('ACT-002 the ids of entries of different items differ, also if the items have the same id', () => {
  const sources: ReadonlyArray<fc.Arbitrary<SourceItem>> = [
    arbitraries.CardActivityItem.map((item) => ({ source: 'card', cardId: 'c1', isPending: false, item })),
    arbitraries.CardActivityItem.map((item) => ({ source: 'card', cardId: 'c2', isPending: false, item })),
    arbitraries.WholeInvoice.map((item) => ({ source: 'payments', item: { ...item, bills: item.bills.slice(0, 1) } })),
    arbitraries.Payout.map((item) => ({ source: 'payments', item })),
    arbitraries.SecurityEvent.map((item) => ({ source: 'security', item })),
  ]
  fc.assert(
    fc.property(fc.tuple(...sources), (all) => {
      const ids = all.flatMap((from) => {
        const item = { ...from.item, id: 'same' }
        return entriesOf({ ...from, item } as SourceItem, []).map(({ id }) => id)
      })
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})
