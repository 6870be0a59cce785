import {
  choicesOf,
  entriesOf,
  everyEntry,
  matcherOf,
  type TimelineEntry,
  type TimelineQuery,
} from '@paydeck/core/activity'
import { decimalText } from '@paydeck/core/money'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { payment } from '../../payments/bench.ts'
import { addressAdded, cardOf, now, posted } from './bench.ts'

const one = (entries: ReadonlyArray<TimelineEntry>): TimelineEntry => {
  const [entry] = entries
  if (entry === undefined) throw new Error('The item has an entry.')
  return entry
}

const coffee = one(
  entriesOf(
    {
      source: 'payments',
      item: payment('Inv-77', 0, {
        merchantName: 'Café Glasshouse-Coffee',
        orderId: 'CR-20391',
        txId: 'F3DBfe71',
        price: decimalText('18.40'),
      }),
    },
    [],
  ),
)
const change = one(entriesOf({ source: 'security', item: addressAdded('e1', now) }, []))
const purchase = one(
  entriesOf(
    {
      source: 'card',
      cardId: '7',
      isPending: false,
      item: { ...posted('t1', now, { displayMerchant: 'Juniper Bakery' }), isTopUp: false, timestamp: now },
    },
    [cardOf('7')],
  ),
)
const all = [coffee, change, purchase]

const found = (query: Partial<TimelineQuery>): ReadonlyArray<TimelineEntry> =>
  all.filter(matcherOf({ ...everyEntry, ...query }))

describe('the filter of the merged sources', () => {
  it.each(['cafe', 'GLASSHOUSE coffee', 'coffee café', 'glass', 'inv-77', '77', 'cr 20391', 'f3db', '  glasshouse  '])(
    'ACT-012 finds title, id, order id and transaction id by the beginnings of words: "%s"',
    (text) => {
      expect(found({ text })).toEqual([coffee])
    },
  )

  it.each(['house', 'coffees', 'glasshouse tea', '0391', '-', '"'])('ACT-012 does not find "%s"', (text) => {
    expect(found({ text })).toEqual([])
  })

  it('ACT-012 an empty text matches every entry', () => {
    expect(found({ text: '  ' })).toEqual(all)
  })

  it('ACT-012 finds entries by kind, account, status and coin', () => {
    expect(found({ kinds: ['cardPurchase', 'securityChange'] })).toEqual([change, purchase])
    expect(found({ accounts: ['coin:BTC', 'card:9'] })).toEqual([coffee])
    expect(found({ statuses: ['complete'] })).toEqual([coffee, purchase])
    expect(found({ statuses: ['failed'] })).toEqual([])
    expect(found({ coin: 'BTC' })).toEqual([coffee])
    expect(found({ kinds: ['payment'], accounts: ['card:7'] })).toEqual([])
  })

  it('ACT-012 compares amounts without their sign, limits included; an entry without an amount matches no limit', () => {
    const amount = (text: string) => decimalText(text)
    expect(found({ least: amount('12.50') })).toEqual([coffee, purchase])
    expect(found({ least: amount('12.51') })).toEqual([coffee])
    expect(found({ most: amount('18.40') })).toEqual([coffee, purchase])
    expect(found({ most: amount('12.5') })).toEqual([purchase])
    expect(found({ least: amount('0') })).toEqual([coffee, purchase])
  })

  it('ACT-011 the limits of the period belong to it, and a pending entry is within every period', () => {
    expect(found({ from: now, to: now })).toEqual(all)
    expect(found({ from: now + 1 })).toEqual([])
    expect(found({ to: now - 1 })).toEqual([])
    const pending: TimelineEntry = { ...coffee, state: 'pending' }
    expect(matcherOf({ ...everyEntry, from: now + 1, to: now - 1 })(pending)).toBe(true)
  })
})

it('ACT-012 the menus count the entries of each kind and of each account', () => {
  fc.assert(
    fc.property(fc.array(arbitraries.TimelineEntry), (entries) => {
      const { kinds, accounts } = choicesOf(entries)
      for (const { kind, count } of kinds) expect(count).toBe(entries.filter((entry) => entry.kind === kind).length)
      for (const { id, count } of accounts)
        expect(count).toBe(entries.filter(({ account }) => account?.id === id).length)
      expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(entries.length)
      expect(new Set(accounts.map(({ id }) => id)).size).toBe(accounts.length)
      expect(accounts.reduce((sum, { count }) => sum + count, 0)).toBe(
        entries.filter(({ account }) => account !== null).length,
      )
    }),
  )
})
