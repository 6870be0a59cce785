import {
  CardActivityStatus,
  activityOf,
  activityText,
  activityTime,
  type CardTransaction,
  historyStart,
  isNewCardOffered,
  isSpend,
  listedTransactions,
  newestFirst,
  noSettled,
  prefilledRows,
  type SettledPage,
  shownActivities,
  topUpActivity,
  withSettledPage,
} from '@paydeck/core/cards'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cardTransactions, cents, instants, merchants } from '../../arbitraries/cards.ts'
import { expectCodec } from '../../laws/codec.ts'
import { purchase } from '../bench.ts'

const day = 86_400_000

it('CARD-031 `listedTransactions` omits items of excluded types for galileo, and returns all items for firstView', () => {
  const excluded = 'AU BD BK BO BV DA DB DD EX PB VI'.split(' ')
  fc.assert(
    fc.property(fc.array(cardTransactions, { maxLength: 12 }), (items) => {
      const expected = items.filter((item) => item.provider === 'firstView' || !excluded.includes(item.type))
      expect(listedTransactions(items)).toEqual(expected)
    }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...excluded), cardTransactions, (type, item) => {
      expect(listedTransactions([{ ...item, type }]).length).toBe(item.provider === 'firstView' ? 1 : 0)
    }),
  )
})

it('CARD-052 `shownActivities` returns 5 without a press; each press adds 5 or, with paging, the page size', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 300 }),
      fc.nat({ max: 40 }),
      fc.option(fc.integer({ min: 1, max: 100 })),
      (length, presses, page) => {
        expect(shownActivities(length, presses, page)).toBe(Math.min(length, 5 + presses * (page ?? 5)))
      },
    ),
    {
      examples: [
        [0, 0, null],
        [4, 0, null],
        [12, 1, null],
      ],
    },
  )
})

it('CARD-055 `prefilledRows` returns how many rows of 74 pixels fill the viewport, and always at least 1', () => {
  fc.assert(
    fc.property(fc.nat({ max: 20_000 }), (height) => {
      const rows = prefilledRows(height)
      expect(rows * 74).toBeGreaterThanOrEqual(height)
      expect(rows).toBeGreaterThanOrEqual(1)
      if (rows > 1) expect((rows - 1) * 74).toBeLessThan(height)
    }),
    { examples: [[0], [74], [75]] },
  )
})

it('CARD-058 `historyStart` never returns a time before the start of the programme’s history range', () => {
  fc.assert(
    fc.property(arbitraries.CardProvider, instants, fc.boolean(), (provider, now, isPillOn) => {
      const days = provider === 'firstView' ? 30 : 1095
      const start = historyStart(provider, now, isPillOn)
      expect(start).toBeGreaterThanOrEqual(now - days * day)
      expect(start).toBe(now - (isPillOn ? 30 : days) * day)
    }),
  )
})

it('CARD-068 `isSpend` is true if and only if the amount is negative', () => {
  fc.assert(
    fc.property(cents, (price) => {
      expect(isSpend(price)).toBe(price.startsWith('-') && /[1-9]/.test(price))
    }),
  )
  expect([isSpend(null)]).toEqual([false])
})

it('CARD-069 `activityTime` returns a pending item’s authorisation time, and a settled item’s posting time', () => {
  fc.assert(
    fc.property(instants, instants, (auth, post) => {
      expect(activityTime({ auth, post }, true)).toBe(auth)
      expect(activityTime({ auth, post }, false)).toBe(post)
    }),
  )
  fc.assert(
    fc.property(cardTransactions, fc.boolean(), (item, isPending) => {
      const { auth, post } = item.dates
      expect(activityOf(item, isPending).isTopUp).toBe(false)
      const time = activityOf(item, isPending).timestamp
      expect(time === null).toBe(auth === null && post === null)
      expect([auth, post]).toContain(time)
    }),
  )
})

it('CARD-070 `newestFirst` sorts items by time, newest first, without losing or adding an item', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cardTransactions, fc.boolean()).map(([item, isPending]) => activityOf(item, isPending))),
      (items) => {
        const sorted = newestFirst(items)
        expect(sorted.length).toBe(items.length)
        expect(new Set(sorted)).toEqual(new Set(items))
        const times = sorted.map((item) => item.timestamp ?? Number.NEGATIVE_INFINITY)
        for (let at = 1; at < times.length; at += 1)
          expect(Number(times[at])).toBeLessThanOrEqual(Number(times[at - 1]))
      },
    ),
  )
})

it('CARD-070 in `newestFirst`, an item whose time is NaN comes last and does not change the order of the others', () => {
  const times = (list: ReadonlyArray<number>) => newestFirst(list.map((timestamp) => ({ timestamp })))
  for (const list of [
    [5, Number.NaN, 9],
    [Number.NaN, 5, 9],
  ])
    expect(times(list).map(({ timestamp }) => timestamp)).toEqual([9, 5, Number.NaN])
})

it('CARD-075 `activityText` returns a text only for a pending card load, a paid item or an invalid item', () => {
  fc.assert(
    fc.property(
      fc.option(arbitraries.CardActivityStatus),
      fc.boolean(),
      merchants,
      arbitraries.CardProvider,
      (status, isTopUp, displayMerchant, provider) => {
        const text = activityText({ status, isTopUp, displayMerchant, provider })
        expect(text === 'Pending...').toBe(status === 'paid')
        expect(text === 'Invalid').toBe(status === 'invalid')
        expect(text === 'Waiting for confirmation').toBe(
          status === 'pending' && isTopUp && displayMerchant === 'Card Load',
        )
        expect([null, 'Pending...', 'Invalid', 'Waiting for confirmation']).toContain(text)
      },
    ),
    {
      examples: [
        ['pending', true, 'Card Load', 'galileo'],
        ['pending', false, 'Card Load', 'galileo'],
        [null, true, 'Card Load', 'firstView'],
      ],
    },
  )
})

it('CARD-079 `topUpActivity` returns a pending item with the name "Card Load"', () => {
  fc.assert(
    fc.property(arbitraries.TopUp, (topUp) => {
      const item = topUpActivity(topUp)
      expect(item).toMatchObject({
        currency: 'USD',
        type: '',
        description: '',
        merchant: { merchantName: 'Card Load', merchantCity: null, merchantState: null },
        dates: { auth: topUp.invoice.invoiceTime, post: topUp.appliedDate },
      })
      expect([item.displayMerchant, item.isTopUp, item.status]).toEqual(['Card Load', true, 'pending'])
      expect([item.id, item.displayPrice, item.timestamp]).toEqual([topUp.id, topUp.amount, topUp.invoice.invoiceTime])
      expect(activityText(item)).toBe('Waiting for confirmation')
    }),
  )
})

it('CARD-081 after the last page, no page is requested; the list never has more rows than the provider’s total', () => {
  const pages = fc.array(
    fc.record({
      currentPageNumber: fc.integer({ min: -1, max: 9 }),
      totalPageCount: fc.integer({ min: 0, max: 9 }),
      totalRecordCount: fc.integer({ min: -1, max: 30 }),
      transactionList: fc.array(cardTransactions, { maxLength: 5 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(pages, (sequence) => {
      let list = noSettled
      for (const page of sequence) {
        const requestedPage = list.nextPage ?? page.currentPageNumber
        list = withSettledPage(list, page)
        expect(list.rows.length).toBeLessThanOrEqual(Math.max(0, page.totalRecordCount))
        if (page.currentPageNumber >= page.totalPageCount) expect(list.nextPage).toBeNull()
        // The next page number follows the requested one, whatever page number the provider returns. No page is requested
        // twice.
        if (list.nextPage !== null) expect(list.nextPage).toBe(requestedPage + 1)
        expect(new Set(list.rows.map(({ id }) => id)).size).toBe(list.rows.length)
      }
    }),
  )
  const empty = { currentPageNumber: 1, totalPageCount: 3, totalRecordCount: 30, transactionList: [] }
  expect(withSettledPage(noSettled, empty).nextPage).toBeNull()
  fc.assert(
    fc.property(
      fc.array(cardTransactions, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      (transactions, size) => {
        const timeOf = ({ dates }: CardTransaction) => dates.post ?? dates.auth ?? Number.MIN_SAFE_INTEGER
        const all = transactions.toSorted((one, other) => timeOf(other) - timeOf(one))
        let list = noSettled
        const requestedPages: Array<number> = []
        while (list.nextPage !== null) {
          const page = list.nextPage
          requestedPages.push(page)
          list = withSettledPage(list, {
            currentPageNumber: page,
            totalPageCount: Math.ceil(all.length / size),
            totalRecordCount: all.length,
            transactionList: all.slice((page - 1) * size, page * size),
          })
        }
        expect(list.rows).toEqual(all)
        expect(requestedPages.length).toBe(Math.ceil(all.length / size))
      },
    ),
  )
})

it('CARD-087 `isNewCardOffered` is true if the user may have a galileo card but has none in the list', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(arbitraries.DebitCard, { maxLength: 4 }), (access, cards) => {
      const hidden = ['lost', 'stolen', 'canceled']
      const listed = cards.filter((card) => !card.disabled && !hidden.includes(card.status ?? ''))
      expect(isNewCardOffered(access, cards)).toBe(access && listed.every((card) => card.provider !== 'galileo'))
    }),
  )
})

it('CARD-067 CardActivityStatus accepts the values pending, paid and invalid, and no others', () => {
  expect(Object.keys(CardActivityStatus.keys).sort()).toEqual(['invalid', 'paid', 'pending'])
  expectCodec(CardActivityStatus, arbitraries.CardActivityStatus)
})

it('CARD-212 if all rows of a page are newer than the loaded rows, the page replaces them; the next page can add them again', () => {
  const row = (id: string, daysAgo: number) => purchase(id, daysAgo)
  const page = (currentPageNumber: number, transactionList: SettledPage['transactionList']) => ({
    currentPageNumber,
    totalPageCount: 3,
    totalRecordCount: 5,
    transactionList,
  })
  const first = withSettledPage(noSettled, page(1, [row('a', 4), row('b', 5)]))
  const second = withSettledPage(first, page(2, [row('d', 1), row('c', 2)]))
  expect([second.rows.map(({ id }) => id), second.nextPage]).toEqual([['d', 'c'], 3])
  const third = withSettledPage(second, page(3, [row('missed', 3), row('a', 4), row('b', 5)]))
  expect(third.rows.map(({ id }) => id)).toEqual(['d', 'c', 'missed', 'a', 'b'])
})
