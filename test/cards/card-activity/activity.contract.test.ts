import { describe, expect, it } from 'vitest'
import { answered } from '../../sandbox/clients.ts'
import { at } from '../../sandbox/running.ts'
import { holderOf } from '../card-top-up/holder.ts'
import { day, holder, refusalOf } from '../holder.ts'

const minute = 60_000

/** Transactions of every kind that the lists distinguish, newest first. */
const activity = [
  { status: 'pending', merchantName: 'Glasshouse Coffee', displayPrice: '-4.50', minutesAgo: 5, category: 'dining' },
  { status: 'paid', merchantName: 'Tidal Transit', displayPrice: '-2.75', minutesAgo: 60 },
  {
    status: 'settled',
    type: 'SE',
    merchantName: 'Thistle & Loom',
    merchantCity: 'Edinburgh',
    description: 'THISTLE & LOOM #12 EDINBURGH',
    displayPrice: '-42.10',
    category: 'shopping',
    original: { amount: '33.26', currency: 'GBP' },
    minutesAgo: 3 * 1440,
    postedMinutesAgo: 2 * 1440,
  },
  { status: 'invalid', type: 'DA', merchantName: 'Foxglove Pharmacy', displayPrice: '-9.00', minutesAgo: 4 * 1440 },
  { status: 'settled', type: 'PM', merchantName: 'Card Load', displayPrice: '50.00', minutesAgo: 40 * 1440 },
]

describe('card activity', () => {
  it('CALL-025 CALL-029 CARD-053 CARD-082 the overview has the opening date of the account; transactions come in pages of 5', async () => {
    const { client, activities, window, cardId, callInputs } = await holder([{ provider: 'galileo', activity }])
    const within = window()
    const { dateAccountOpened, pending } = await answered(activities.overview({ ...within, form: 'paged' }))
    expect([typeof dateAccountOpened, (dateAccountOpened ?? 0) < Date.now()]).toEqual(['number', true])
    expect(pending.map(({ displayMerchant, status }) => [displayMerchant, status])).toEqual([
      ['Glasshouse Coffee', 'pending'],
      ['Tidal Transit', 'paid'],
    ])
    const dates = {
      startDate: new Date(within.startDate).toISOString(),
      endDate: new Date(within.endDate).toISOString(),
    }
    expect((await callInputs('GetCardActivityOverviewPaged'))[0]).toMatchObject({
      debitCardId: cardId,
      pageSize: 5,
      pageNumber: 1,
      credited: false,
      ...dates,
    })
    expect((await callInputs('GetPendingTransactions'))[0]).toMatchObject({
      debitCardId: cardId,
      credited: false,
      startDate: dates.startDate,
    })
    // Page 2 begins after the transaction on page 1.
    const second = { debitCardId: cardId, pageSize: 1, pageNumber: 2, credited: false, ...dates }
    const { body } = await client.graphql('GetCardActivityOverviewPaged', second)
    const list = at(body, 'data', 'user', 'activityOverview', 'pendingTransactions')
    expect([at(list, 0, 'displayMerchant'), at(list, 1)]).toEqual(['Tidal Transit', undefined])
  })

  it('CALL-026 CALL-027 CALL-014 CARD-062 if a card has no paging, the app requests 100 items and 7 days of top-ups', async () => {
    const { activities, window, cardId, callInputs } = await holder([
      { provider: 'galileo', pagingSupport: false, activity },
    ])
    const within = window(30)
    const { dateAccountOpened, pending } = await answered(activities.overview({ ...within, form: 'unpaged' }))
    expect(typeof dateAccountOpened).toBe('number')
    expect(pending.map(({ displayMerchant }) => displayMerchant)).toEqual(['Glasshouse Coffee', 'Tidal Transit'])
    expect((await callInputs('GetCardActivityOverview'))[0]).toMatchObject({
      debitCardId: cardId,
      recordCount: 100,
      startDate: new Date(within.startDate).toISOString(),
      endDate: new Date(within.endDate).toISOString(),
    })
    expect((await callInputs('GetCardTopUps'))[0]).toMatchObject({
      debitCardId: cardId,
      credited: false,
      startDate: new Date(within.endDate - 7 * day).toISOString(),
    })
  })

  it('CARD-066 CALL-028 CALL-014 CARD-080 a page lists settled transactions with all their fields, newest first', async () => {
    const { cardId, settled, window, callInputs } = await holder([{ provider: 'galileo', activity }])
    const within = window(30)
    const page = await settled(1, 100, within)
    expect((await callInputs('GetSettledTransactions'))[0]).toMatchObject({
      debitCardId: cardId,
      pageSize: 100,
      pageNumber: 1,
      startDate: new Date(within.startDate).toISOString(),
      endDate: new Date(within.endDate).toISOString(),
    })
    expect({ ...page, transactionList: page.transactionList.map(({ type }) => type) }).toEqual({
      currentPageNumber: 1,
      totalPageCount: 1,
      totalRecordCount: 2,
      transactionList: ['SE', 'DA'],
    })
    const [first] = page.transactionList
    expect(first).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/) as unknown,
      provider: 'galileo',
      status: null,
      type: 'SE',
      displayMerchant: 'Thistle & Loom',
      description: 'THISTLE & LOOM #12 EDINBURGH',
      displayPrice: '-42.10',
      currency: 'USD',
      merchant: { merchantName: 'Thistle & Loom', merchantCity: 'Edinburgh', merchantState: null },
      dates: { auth: expect.any(Number) as unknown, post: expect.any(Number) as unknown },
      category: 'shopping',
      original: { amount: '33.26', currency: 'GBP' },
    })
    expect((first?.dates.post ?? 0) - (first?.dates.auth ?? 0)).toBe(day)
    // The period of 90 days also contains transactions that are older than the 30 days of the previous request.
    expect((await settled(1, 100, window(90))).transactionList.map(({ displayMerchant }) => displayMerchant)).toEqual([
      'Thistle & Loom',
      'Foxglove Pharmacy',
      'Card Load',
    ])
  })

  it('CALL-025 CALL-028 the requested date window includes its start and excludes its end', async () => {
    const at = Date.now() - day
    const one = (status: string) => ({ status, authorizedAt: at, postedAt: at })
    const { cardId, settled, activities } = await holder([
      { provider: 'galileo', activity: [one('settled'), one('pending')] },
    ])
    const counts = async (startDate: number, endDate: number) => {
      const within = { cardId, startDate, endDate, requestedAt: endDate }
      const { pending } = await answered(activities.overview({ ...within, form: 'unpaged' }))
      return [(await settled(1, 100, within)).totalRecordCount, pending.length]
    }
    expect([await counts(at, at + 1), await counts(at - 1, at), await counts(at + 1, at + 2)]).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
    ])
  })

  it('CALL-025 CALL-028 even if the clock is set back, the lists contain all transactions up to the end of the date window', async () => {
    const { client, activities, settled, window } = await holder([{ provider: 'galileo', activity }])
    const within = window(30)
    await client.control('POST', 'clock', { advance: -4 * day })
    const { pending } = await answered(activities.overview({ ...within, form: 'unpaged' }))
    expect(pending.map(({ displayMerchant }) => displayMerchant)).toEqual(['Glasshouse Coffee', 'Tidal Transit'])
    expect((await settled(1, 100, within)).totalRecordCount).toBe(2)
  })

  it('CARD-080 all pages together contain each transaction once; pages after the last page are empty', async () => {
    const many = Array.from({ length: 23 }, (_, index) => ({
      merchantName: `Shop ${index}`,
      // Groups of four transactions have the same time. Their order must not differ between pages.
      minutesAgo: 60 * Math.ceil((index + 1) / 4),
    }))
    const { settled, window } = await holder([{ provider: 'galileo', activity: many }])
    const within = window()
    const pages = await Promise.all([1, 2, 3, 4].map((page) => settled(page, 10, within)))
    expect(
      pages.map(({ currentPageNumber, totalPageCount, totalRecordCount, transactionList }) => [
        currentPageNumber,
        totalPageCount,
        totalRecordCount,
        transactionList.length,
      ]),
    ).toEqual([
      [1, 3, 23, 10],
      [2, 3, 23, 10],
      [3, 3, 23, 3],
      [4, 3, 23, 0],
    ])
    const rows = pages.flatMap(({ transactionList }) => transactionList)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(23)
    // Newest first; transactions of the same moment are ordered by id.
    const places = rows.map(({ dates, id }) => [-(dates.post ?? 0), id] as const)
    const inOrder = ([one, left]: (typeof places)[number], [other, right]: (typeof places)[number]): number =>
      one - other || (left < right ? -1 : 1)
    expect(places).toEqual(places.toSorted(inOrder))
    const empty = await holder([{ provider: 'galileo' }])
    expect(await empty.settled()).toEqual({
      currentPageNumber: 1,
      totalPageCount: 1,
      totalRecordCount: 0,
      transactionList: [],
    })
  })

  it('F13 CARD-205 transactions that are added between two page requests do not move earlier transactions to other pages', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ merchantName: `Shop ${index}`, minutesAgo: index + 1 }))
    const { settled, window, use, move } = await holder([{ provider: 'galileo', balance: '500.00', activity: many }])
    const within = window()
    const first = await settled(1, 5, within)
    const { id } = await use({ amount: '3.10' })
    await move(id, 'settle')
    const late = await use({ amount: '3.20', settlesIn: 0 })
    await move(first.transactionList[0]?.id ?? '', 'refund')
    const rest = [await settled(2, 5, within), await settled(3, 5, within)]
    expect(rest.map(({ totalRecordCount, totalPageCount }) => [totalRecordCount, totalPageCount])).toEqual([
      [12, 3],
      [12, 3],
    ])
    const names = [first, ...rest].flatMap(({ transactionList }) => transactionList.map((one) => one.displayMerchant))
    expect(names).toEqual(many.map(({ merchantName }) => merchantName))
    // A request for a period that ends now returns the new transactions.
    const ids = (await settled(1, 5, window())).transactionList.map((one) => one.id)
    expect(ids).toEqual(expect.arrayContaining([id, late.id]))
    expect((await settled(1, 100, window())).totalRecordCount).toBe(15)
  })

  it('CARD-078 CARD-062 a pending top-up is listed for its own card only; when it settles, it keeps its id', async () => {
    const cards = [
      { provider: 'galileo', nickname: 'One', balance: '100.00' },
      { provider: 'galileo', nickname: 'Other', balance: '100.00' },
    ]
    const loading = await holderOf(cards)
    const [, otherId = ''] = loading.ids
    const id = await answered(loading.make())
    await loading.step(id, 'new')
    const [topUp] = await loading.pending()
    const { graphql } = loading.client
    const since = new Date(Date.now() - 7 * day).toISOString()
    const until = new Date(Date.now() + minute).toISOString()
    const pendingOn = async (debitCardId: string, credited = false) => {
      const all = { debitCardId, credited, startDate: since }
      const paged = await graphql('GetCardActivityOverviewPaged', {
        ...all,
        endDate: until,
        pageSize: 5,
        pageNumber: 1,
      })
      const { body } = await graphql('GetPendingTransactions', all)
      return [
        at(paged.body, 'data', 'user', 'activityOverview', 'pendingTransactions'),
        at(body, 'data', 'user', 'pendingTransactions'),
      ]
    }
    const coming = {
      id: topUp?.id,
      status: 'pending',
      displayMerchant: 'Card Load',
      displayPrice: '25.00',
      type: 'PM',
      dates: { auth: topUp?.invoice.invoiceTime, post: null },
    }
    for (const list of await pendingOn(loading.cardId)) expect(list).toEqual([expect.objectContaining(coming)])
    for (const list of await pendingOn(loading.cardId, true)) expect(list).toEqual([])
    for (const list of await pendingOn(otherId)) expect(list).toEqual([])

    await loading.step(id, 'paid')
    await loading.step(id, 'confirmed')
    for (const list of await pendingOn(loading.cardId)) expect(list).toEqual([])
    const settled = await graphql('GetSettledTransactions', {
      debitCardId: loading.cardId,
      pageSize: 100,
      pageNumber: 1,
      startDate: since,
      endDate: until,
    })
    // The top-up keeps its id when it settles, so that existing links to the top-up still work.
    expect(at(settled.body, 'data', 'user', 'settledTransactions', 'transactionList')).toEqual([
      expect.objectContaining({ id: topUp?.id, type: 'PM', displayPrice: '25.00', status: null }),
    ])
  })

  it('CALL-025 CALL-028 GetSettledTransactions rejects invalid page sizes, page numbers and dates', async () => {
    const { client, cardId } = await holder([{ provider: 'galileo', activity }])
    const right = { debitCardId: cardId, pageSize: 10, pageNumber: 1, startDate: '2026-01-01', endDate: '2026-02-01' }
    const refused = (more: Readonly<Record<string, unknown>>) =>
      refusalOf(client, 'GetSettledTransactions', { ...right, ...more })
    expect(await refused({})).toBeUndefined()
    for (const pageSize of [0, 101, -1, 1.5]) {
      // eslint-disable-next-line no-await-in-loop -- in sequence, so that a failure names its case
      expect(await refused({ pageSize }), String(pageSize)).toBe('The page size must be from 1 to 100.')
    }
    expect(await refused({ pageNumber: 0 })).toMatch(/^The page number must be from 1/)
    expect(await refused({ startDate: 'soon' })).toBe('The start date is not valid.')
    expect(await refused({ endDate: 'never' })).toBe('The end date is not valid.')
  })
})
