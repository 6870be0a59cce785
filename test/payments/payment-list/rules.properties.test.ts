import {
  canLoadMore,
  emptyList,
  itemsOf,
  listOf,
  nextPage,
  shownRows,
  startOf,
  type PagedList,
  withMore,
  withPage,
  withoutConfirming,
} from '@paydeck/core/payments'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const dates = fc.date({ min: new Date('1990-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })

it('PAY-006 `startOf` goes back by calendar months; if the earlier month is too short, it returns that month’s last day', () => {
  fc.assert(
    fc.property(dates, (date) => {
      const now = date.getTime()
      const [all, year, half, quarter] = [
        startOf('all', now),
        startOf('1y', now),
        startOf('6m', now),
        startOf('3m', now),
      ]
      expect(all).toBeNull()
      for (const [start, months] of [
        [year, 12],
        [half, 6],
        [quarter, 3],
      ] as const) {
        const then = new Date(start ?? Number.NaN)
        const monthsApart =
          (date.getUTCFullYear() - then.getUTCFullYear()) * 12 + date.getUTCMonth() - then.getUTCMonth()
        expect(monthsApart).toBe(months)
        const isLastDay = new Date(then.getTime() + 86_400_000).getUTCDate() === 1
        expect(then.getUTCDate() === date.getUTCDate() || (isLastDay && then.getUTCDate() < date.getUTCDate())).toBe(
          true,
        )
      }
      expect(Number(year) <= Number(half) && Number(half) <= Number(quarter) && Number(quarter) < now).toBe(true)
    }),
    { examples: [[new Date('2024-05-31T10:00:00Z')], [new Date('2024-02-29T00:00:00Z')]] },
  )
})

it('PAY-025 for the list of donations, `itemsOf` returns all donations in order, and no other items', () => {
  fc.assert(
    fc.property(fc.array(arbitraries.Activity, { maxLength: 12 }), (items) => {
      const expected = items.filter((item) => item.kind === 'invoice' && item.itemCode === 'bitcoindonation')
      expect(itemsOf('donations', items)).toEqual(expected)
    }),
  )
})

it('PAY-027 each item belongs to exactly one of the three lists that `itemsOf` returns', () => {
  fc.assert(
    fc.property(fc.array(arbitraries.Activity, { maxLength: 12 }), (items) => {
      const lists = (['payments', 'payouts', 'donations'] as const).map((name) => itemsOf(name, items))
      expect(lists.flat().length).toBe(items.length)
      for (const item of items) expect(lists.filter((list) => list.includes(item)).length).toBe(1)
      expect(itemsOf('payouts', items).every(({ kind }) => kind === 'payout')).toBe(true)
      expect(itemsOf('payments', items).every((item) => listOf(item) === 'payments' && item.kind === 'invoice')).toBe(
        true,
      )
    }),
  )
})

it('PAY-028 `withoutConfirming` removes the unconfirmed invoices, and keeps all other items in order', () => {
  const invoices = fc.array(fc.record({ id: fc.constantFrom(...'abcdefgh') }), { maxLength: 10 })
  fc.assert(
    fc.property(invoices, invoices, (recent, confirming) => {
      const shown = withoutConfirming(recent, confirming)
      expect(shown.some(({ id }) => confirming.some((other) => other.id === id))).toBe(false)
      expect(shown).toEqual(recent.filter((one) => shown.includes(one)))
      const lost = recent.filter((one) => !shown.includes(one))
      expect(lost.every(({ id }) => confirming.some((other) => other.id === id))).toBe(true)
    }),
  )
})

interface Item {
  readonly id: string
}
const serverOf = (total: number): ReadonlyArray<Item> =>
  Array.from({ length: total }, (_, index) => ({ id: `${index}` }))
const everything = (): boolean => true
const pageOf = (items: ReadonlyArray<Item>) => ({ items, received: items.length })

interface PageRange {
  readonly limit: number
  readonly skip: number
}

/** `loadingPage` returns the list while a page loads; `withoutPage` returns the list after the page has failed to load. */
const loadingPage = (list: PagedList<Item>): PagedList<Item> => ({ ...list, status: 'loading' })
const withoutPage = (list: PagedList<Item>): PagedList<Item> => ({ ...list, status: 'error' })

/** Loads pages until `nextPage` returns no further page, and records the requested ranges. */
const loadAll = (
  list: PagedList<Item>,
  server: ReadonlyArray<Item>,
  requested: Array<PageRange>,
  belongs: (item: Item) => boolean = everything,
): PagedList<Item> => {
  const next = nextPage(list)
  if (next === null) return list
  requested.push(next)
  expect(nextPage(loadingPage(list))).toBeNull()
  const page = pageOf(server.slice(next.skip, next.skip + next.limit))
  return loadAll(withPage(loadingPage(list), page, belongs), server, requested, belongs)
}

it('PAY-015 `withMore` shows ten more rows, in order; pages of thirty are requested only if fewer than ten rows stay hidden', () => {
  fc.assert(
    fc.property(fc.nat({ max: 200 }), fc.nat({ max: 25 }), (total, presses) => {
      const server = serverOf(total)
      const requested: Array<PageRange> = []
      let list = loadAll(emptyList, server, requested)
      for (let press = 0; press < presses; press += 1) {
        const before = requested.length
        const revealed = withMore(list)
        const hidden = revealed.rows.length - shownRows(revealed).length
        list = loadAll(revealed, server, requested)
        if (hidden >= 10) expect(requested.length).toBe(before)
      }
      expect(shownRows(list)).toEqual(server.slice(0, Math.min(total, 10 * (presses + 1))))
      expect(requested.every(({ limit }) => limit === 30)).toBe(true)
    }),
    {
      examples: [
        [0, 0],
        [25, 3],
        [30, 3],
        [31, 9],
        [60, 6],
      ],
    },
  )
})

it('PAY-023 `nextPage` skips every item received so far, so that no item is requested twice', () => {
  fc.assert(
    fc.property(fc.nat({ max: 200 }), fc.nat({ max: 25 }), fc.func(fc.boolean()), (total, presses, pick) => {
      const server = serverOf(total)
      const belongs = ({ id }: Item): boolean => pick(id)
      const requested: Array<PageRange> = []
      let list = loadAll(emptyList, server, requested, belongs)
      for (let press = 0; press < presses; press += 1) list = loadAll(withMore(list), server, requested, belongs)
      expect(requested.map(({ skip }) => skip)).toEqual(requested.map((_, index) => 30 * index))
      const kept = server.slice(0, 30 * requested.length).filter(belongs)
      expect(list.rows).toEqual(kept)
      expect(shownRows(list)).toEqual(kept.slice(0, shownRows(list).length))
    }),
  )
})

it('PAY-016 a page that is not full ends the list; once an ended list shows all its rows, canLoadMore is false', () => {
  fc.assert(
    fc.property(fc.nat({ max: 29 }), fc.nat({ max: 9 }), (short, presses) => {
      let list = withPage<Item>(emptyList, pageOf(serverOf(short)), everything)
      expect(list.status).toBe('endOfList')
      for (let press = 0; press < presses; press += 1) list = withMore(list)
      expect(nextPage(list)).toBeNull()
      expect(canLoadMore(list)).toBe(shownRows(list).length < short)
    }),
  )
  const full = withPage<Item>(emptyList, pageOf(serverOf(30)), everything)
  expect([full.status, canLoadMore(full)]).toEqual(['success', true])
})

it('PAY-017 if a page fails, the shown rows stay, and the page can be requested again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), (pages) => {
      const server = serverOf(200)
      let list: PagedList<Item> = emptyList
      for (let page = 0; page < pages; page += 1)
        list = withPage(list, pageOf(server.slice(30 * page, 30 * page + 30)), everything)
      while (nextPage(list) === null) list = withMore(list)
      const failed = withoutPage(loadingPage(list))
      expect(shownRows(failed)).toEqual(shownRows(list))
      expect(nextPage(failed)).toEqual(nextPage(list))
      expect(canLoadMore(failed)).toBe(true)
    }),
  )
})

it('if `withMore` is called several times before the rows arrive, only ten more rows are shown', () => {
  const short = { ...withPage<Item>(emptyList, pageOf(serverOf(30)), everything), displayLimit: 30 }
  const pressed = [withMore, loadingPage, withMore, withMore, withoutPage, withMore].reduce<PagedList<Item>>(
    (list, step) => step(list),
    short,
  )
  expect(pressed.displayLimit).toBe(40)
  expect(shownRows(withPage(pressed, pageOf(serverOf(60).slice(30)), everything)).length).toBe(40)
})

it('if a later page repeats an item, `withPage` keeps only one copy', () => {
  const first = withPage<Item>(emptyList, pageOf(serverOf(30)), everything)
  const second = withPage(first, pageOf([{ id: '29' }, ...serverOf(31).slice(30)]), everything)
  expect(second.rows.map(({ id }) => id)).toEqual(serverOf(31).map(({ id }) => id))
  expect(second.received).toBe(32)
})
