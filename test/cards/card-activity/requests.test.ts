import { malformed, rejected } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { answered } from '../../sandbox/clients.ts'
import { json } from '../../transport/bench.ts'
import { type RecordedCall, provider, sentTransaction } from '../answers.ts'

const endDate = Date.UTC(2026, 4, 31, 12)
const startDate = Date.UTC(2026, 4, 1, 12)
const day = 86_400_000
const requestedAt = endDate - 3 * day
const query = { cardId: 'c1', startDate, endDate, requestedAt } as const

const topUp = {
  id: 'top-1',
  invoice: { id: 'i1', invoiceTime: endDate - day },
  amount: '25.00',
  appliedDate: null,
  debitCard: 'c1',
  user: 'u1',
  provider: 'galileo',
  pending: true,
  displayMerchant: 'Card Load',
  referralId: null,
}

/**
 * Answers the two calls of an overview. The overview call returns the pending transactions in `overview`, and the call
 * `GetPendingTransactions` returns those in `pending`.
 */
const card =
  (overview: ReadonlyArray<unknown>, pending: ReadonlyArray<unknown> = []) =>
  ({ name }: RecordedCall): unknown => {
    switch (name) {
      case 'GetCardActivityOverviewPaged':
      case 'GetCardActivityOverview':
        return { activityOverview: { dateAccountOpened: 7, pendingTransactions: overview } }
      case 'GetPendingTransactions':
        return { pendingTransactions: pending }
      default:
        return { cardTopUps: [topUp] }
    }
  }

/** Returns the calls sorted by name, because an overview sends its two calls at the same time. */
const callsOf = (asked: ReadonlyArray<RecordedCall>) =>
  asked.map(({ name, variables }) => ({ name, variables })).toSorted((one, other) => (one.name < other.name ? -1 : 1))

describe('the card overview', () => {
  it('CARD-053 CARD-061 CALL-025 CALL-029 a paged overview loads the first page of the overview and all pending items', async () => {
    const { activities, asked } = provider(
      card([sentTransaction('t1')], [sentTransaction('t1'), sentTransaction('t2')]),
    )
    const { pending, dateAccountOpened } = await answered(activities.overview({ ...query, form: 'paged' }))
    expect(callsOf(asked)).toEqual([
      {
        name: 'GetCardActivityOverviewPaged',
        variables: {
          debitCardId: 'c1',
          pageSize: 5,
          pageNumber: 1,
          credited: false,
          startDate: '2026-05-01T12:00:00.000Z',
          endDate: '2026-05-31T12:00:00.000Z',
        },
      },
      {
        name: 'GetPendingTransactions',
        variables: { debitCardId: 'c1', credited: false, startDate: '2026-05-01T12:00:00.000Z' },
      },
    ])
    expect(pending.map(({ id }) => id).toSorted()).toEqual(['t1', 't2'])
    expect(dateAccountOpened).toBe(7)
  })

  it('CARD-053 CARD-061 CARD-062 CALL-026 an unpaged overview loads 100 items and the top-ups of the last 7 days', async () => {
    const { activities, asked } = provider(card([sentTransaction('t1')]))
    const { pending } = await answered(activities.overview({ ...query, form: 'unpaged' }))
    expect(callsOf(asked)).toEqual([
      {
        name: 'GetCardActivityOverview',
        variables: {
          debitCardId: 'c1',
          recordCount: 100,
          startDate: '2026-05-01T12:00:00.000Z',
          endDate: '2026-05-31T12:00:00.000Z',
        },
      },
      {
        name: 'GetCardTopUps',
        variables: { debitCardId: 'c1', credited: false, startDate: '2026-05-21T12:00:00.000Z' },
      },
    ])
    expect(pending).toMatchObject([
      { id: 'top-1', isTopUp: true, displayMerchant: 'Card Load', displayPrice: '25.00', timestamp: endDate - day },
      { id: 't1', isTopUp: false, timestamp: 1_000 },
    ])
  })

  it('CARD-066 CARD-074 CARD-079 a card load is marked as a top-up; if displayMerchant is missing, merchantName is shown', async () => {
    const load = sentTransaction('t2', { displayMerchant: 'Card Load', displayPrice: '25.00' })
    const { activities } = provider(card([sentTransaction('t1', { displayMerchant: null }), load]))
    const { pending } = await answered(activities.overview({ ...query, form: 'paged' }))
    expect(pending).toMatchObject([
      { id: 't1', isTopUp: false, displayMerchant: 'LUMEN BOOKS 77', description: '', category: null, original: null },
      { id: 't2', isTopUp: true },
    ])
  })

  it.each(['paged', 'unpaged'] as const)('the %s overview fails if one of its two calls fails', async (form) => {
    for (const broken of [0, 1]) {
      const { activities, asked } = provider((one) =>
        asked.length === broken + 1 ? json({ error: 'Busy.' }, 503) : card([])(one),
      )
      expect(await activities.overview({ ...query, form })()).toEqual(E.left(rejected(503, 'Busy.')))
      expect(asked).toHaveLength(2)
    }
  })
})

const settledQuery = { cardId: 'c1', startDate, endDate, page: 3, pageSize: 100 }
const counts = { currentPageNumber: 3, totalPageCount: 9, totalRecordCount: 811 }

describe('settled pages', () => {
  it('CARD-080 CALL-028 a settled page is requested by its number; the result has the total numbers of pages and items', async () => {
    const { activities, asked } = provider(() => ({
      settledTransactions: { ...counts, transactionList: [sentTransaction('t1', { status: 'settled' })] },
    }))
    const page = await answered(activities.settled(settledQuery))
    expect(page).toMatchObject({ ...counts, transactionList: [{ id: 't1', status: null }] })
    expect(asked[0]?.variables).toEqual({
      debitCardId: 'c1',
      pageSize: 100,
      pageNumber: 3,
      startDate: '2026-05-01T12:00:00.000Z',
      endDate: '2026-05-31T12:00:00.000Z',
    })
  })

  it('if the response lacks the page count and the item count, the settled page fails as Malformed', async () => {
    const { activities } = provider(() => ({ settledTransactions: { transactionList: [] } }))
    const fault = await activities.settled(settledQuery)()
    expect(fault).toEqual(E.left(malformed(expect.stringMatching(/^GetSettledTransactions: /) as string)))
  })
})

describe('fields beyond the specification', () => {
  const page = { settledTransactions: { ...counts, transactionList: [] } }
  const asksMore = ({ document }: RecordedCall): boolean => document.includes('category')

  it.each([
    ['with status 400', () => json({ error: 'Unknown operation.' }, 400)],
    ['with a GraphQL error', () => json({ errors: [{ message: 'Cannot query field "category" on type "T".' }] })],
  ])(
    'if the provider rejects the additional transaction fields %s, all later calls omit these fields',
    async (_, refusal) => {
      const { activities, asked } = provider((one) => (asksMore(one) ? refusal() : page))
      expect(await answered(activities.settled(settledQuery))).toMatchObject(counts)
      expect(await answered(activities.settled(settledQuery))).toMatchObject(counts)
      expect(asked.map(asksMore)).toEqual([true, false, false])
      await activities.overview({ ...query, form: 'unpaged' })()
      expect(asked.slice(3).map(asksMore)).toEqual([false, false])
    },
  )

  it.each([
    ['is busy', () => json({ error: 'Busy.' }, 503)],
    ['refuses for another reason', () => json({ errors: [{ message: 'This card is closed.' }] })],
  ])(
    'after a call fails because the provider %s, the next call requests the additional transaction fields again',
    async (_, refusal) => {
      const { activities, asked } = provider(() => (asked.length === 1 ? refusal() : page))
      expect(E.isLeft(await activities.settled(settledQuery)())).toBe(true)
      await answered(activities.settled(settledQuery))
      expect(asked.map(asksMore)).toEqual([true, true])
    },
  )

  it('if a call fails with and without the additional transaction fields, the next call requests these fields again', async () => {
    const { activities, asked } = provider(() => (asked.length <= 2 ? json({ error: 'No.' }, 400) : page))
    expect(await activities.settled(settledQuery)()).toEqual(E.left(rejected(400, 'No.')))
    await answered(activities.settled(settledQuery))
    expect(asked.map(asksMore)).toEqual([true, false, true])
  })
})
