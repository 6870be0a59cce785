import { getActivity } from '@paydeck/adapters/wire/activity/timeline'
import type { FirstAnswer } from '@paydeck/adapters/wire/call'
import { appConfiguration } from '@paydeck/sandbox/configuration'
import { handlers } from '@paydeck/sandbox/handlers'
import { makeApp } from '@paydeck/sandbox/http/app'
import { makeFirstAnswers } from '@paydeck/sandbox/http/first-answers'
import { uiRoutes } from '@paydeck/sandbox/http/static-files'
import { describe, expect, it } from 'vitest'
import { answersIn, makeBuilt, openOn, sandboxOf, startCalls, valueIn } from './first-document.ts'
import { account, at, type Client } from './running.ts'

const built = makeBuilt()
const running = sandboxOf(built)

const open = (client: Client, url: string, app = running().server.app) => openOn(app, client.cookie(), {}, url)

/**
 * Returns the responses embedded in a document, with the inputs of their calls. Leaves out the responses that every document
 * contains.
 */
const ownOf = (document: Awaited<ReturnType<typeof open>>): ReadonlyArray<FirstAnswer> =>
  answersIn(document).filter(({ call }) => !startCalls.some((start) => start === call))

const inputsOf = (document: Awaited<ReturnType<typeof open>>) =>
  ownOf(document).map(({ call, input }) => ({ call, input }))

/** Opens a page in an app whose clock shows this time. */
const openAt = async (client: Client, url: string, now: number) => {
  const environment = { ...running().server.environment, clock: () => now }
  const routes = uiRoutes(built, appConfiguration({}), makeFirstAnswers(environment, handlers))
  const { app } = makeApp({ environment, failurePage: () => '' }, [routes])
  const document = await open(client, url, app)
  await app.close()
  return document
}

const noon = Date.UTC(2021, 4, 31, 12)
const [monthsAgo, daysAgo] = ['2021-02-28T12:00:00.000Z', '2021-05-01T12:00:00.000Z']

describe('embedded responses of one page', () => {
  it.each(['/id', '/id/', '/id/home'])(
    'HOME-030 HOME-031 the document of the home page contains the price histories (%s)',
    async (url) => {
      const document = await open(await account('shopper', {}, running()), url)
      expect(inputsOf(document)).toEqual(
        expect.arrayContaining(
          ['BTC', 'BCH', 'ETH', 'XRP'].map((code) => ({
            call: 'GET /rates/history/:code/USD',
            input: { code, period: '1D', points: 24 },
          })),
        ),
      )
      expect(ownOf(document)).toHaveLength(4)
      for (const { body } of ownOf(document)) expect(at(body, 'points')).toHaveLength(24)
    },
  )

  it.each(['/id/activity', '/id/activity/'])(
    'P3 the document of the timeline names the call for the first entries, without a time zone (%s)',
    async (url) => {
      const document = await openAt(await account('merchant', {}, running()), url, noon)
      expect(ownOf(document)).toEqual([
        { call: 'GetActivity', input: { from: Date.parse(monthsAgo), limit: 50 }, document: getActivity.document },
      ])
    },
  )

  it.each([
    '/id/settings/security',
    '/id/activity?kind=bill',
    '/id/activity/statements',
    '/id/card',
    '/id/crypto-payments?status=paid',
    '/id/bill-pay?x=1',
    '/id/homepage',
  ])(
    'P3 if a page has no known calls, its document contains only the responses that all documents contain (%s)',
    async (url) => {
      const client = await account('merchant', {}, running())
      expect(ownOf(await open(client, url))).toEqual([])
    },
  )
})

describe('embedded responses about bills on home', () => {
  it.each([
    ['verified', '/id/home', true],
    ['verified', '/id/settings/profile', false],
    ['shopper', '/id/home', false],
  ])('P3 for the persona %s, the document at %s contains the bills that are due: %s', async (persona, url, isThere) => {
    const document = await open(await account(persona, {}, running()), url)
    expect(ownOf(document).some(({ call }) => call === 'GetBillReminders')).toBe(isThere)
  })

  it('P3 the document of home contains no due bills while the identity is not verified', async () => {
    const applications = [{ productName: 'individualShopperTier1', status: 'pending' }]
    const document = await open(await account('verified', { applications }, running()), '/id/home')
    expect(valueIn(document, 'GET /compliance/applications', 0, 'status')).toBe('pending')
    expect(ownOf(document).map(({ call }) => call)).not.toContain('GetBillReminders')
  })
})

describe('embedded responses of the payments page', () => {
  it('PAY-006 CALL-042 the document of the payments page contains the payments of the last three months', async () => {
    const document = await openAt(await account('merchant', {}, running()), '/id/crypto-payments', noon)
    expect(inputsOf(document)).toEqual(
      expect.arrayContaining([
        { call: 'GetInvoiceCurrencies', input: {} },
        { call: 'GetUnconfirmedPayments', input: { merchantStatus: 'USER_CONFIRMING', limit: 5, skip: 0 } },
        {
          call: 'GetPayments',
          input: { limit: 30, skip: 0, merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID', startDate: monthsAgo },
        },
        { call: 'FindPayments', input: { list: 'payments', text: '', limit: 1, from: Date.parse(monthsAgo) } },
      ]),
    )
    expect(ownOf(document)).toHaveLength(4)
    const recent = answersIn(document).find(({ call }) => call === 'GetRecentActivity')
    expect(recent?.input).toEqual({ limit: 5, startDate: monthsAgo, merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' })
  })
})

describe('embedded responses of Bill Pay', () => {
  it('BILL-106 BILL-110 CALL-048 the document of Bill Pay contains access, bills, and the payments of the last twelve months', async () => {
    const document = await openAt(await account('verified', {}, running()), '/id/bill-pay', noon)
    expect(inputsOf(document)).toEqual(
      expect.arrayContaining([
        { call: 'GetBillPayUser', input: { includeMethodData: true } },
        { call: 'GetBillPayAccounts', input: { provider: 'method' } },
        { call: 'FindBillPayments', input: { provider: 'method', startDate: '2020-05-31T12:00:00.000Z' } },
      ]),
    )
    expect(ownOf(document)).toHaveLength(3)
  })
})

describe('embedded responses of the card page', () => {
  const endDate = '2022-06-01T12:00:00.000Z'
  const window = { startDate: daysAgo, endDate }

  const cardsOf = async (client: Client) => {
    const document = await open(client, '/id/home')
    return valueIn(document, 'GetDebitCards', 'data', 'user', 'debitCards') as ReadonlyArray<{
      readonly id: string
      readonly pagingSupport: boolean
    }>
  }

  const expectedOf = (id: string, isPaged: boolean) => [
    {
      call: 'GetSettledTransactions',
      input: { debitCardId: id, pageSize: 100, pageNumber: 1, ...window },
    },
    ...(isPaged
      ? [
          {
            call: 'GetCardActivityOverviewPaged',
            input: { debitCardId: id, pageSize: 5, pageNumber: 1, credited: false, ...window },
          },
          { call: 'GetPendingTransactions', input: { debitCardId: id, credited: false, startDate: daysAgo } },
        ]
      : [
          { call: 'GetCardActivityOverview', input: { debitCardId: id, recordCount: 100, ...window } },
          {
            call: 'GetCardTopUps',
            input: { debitCardId: id, credited: false, startDate: '2021-05-24T12:00:00.000Z' },
          },
        ]),
  ]

  it('CARD-053 CARD-058 CARD-061 CARD-062 the document of a card’s page contains the transaction lists of this card', async () => {
    const client = await account('cardholder', {}, running())
    const cards = await cardsOf(client)
    expect(new Set(cards.map(({ pagingSupport }) => pagingSupport)).size).toBe(2)
    for (const { id, pagingSupport } of cards) {
      const document = await openAt(client, `/id/card/${id}`, noon)
      expect(inputsOf(document)).toEqual(expect.arrayContaining(expectedOf(id, pagingSupport)))
      expect(ownOf(document)).toHaveLength(3)
    }
  })

  it('CARD-053 if the URL of the card page names no card, the document contains the transaction lists of the first card', async () => {
    const client = await account('cardholder', {}, running())
    const [first] = await cardsOf(client)
    const document = await openAt(client, '/id/card', noon)
    expect(inputsOf(document)).toEqual(
      expect.arrayContaining(expectedOf(first?.id ?? '', first?.pagingSupport === true)),
    )
  })

  it.each(['unknown', 'a%20b', 'a/b'])(
    'A2 the document of the card page contains no card responses if the user does not have the card (%s)',
    async (id) => {
      const client = await account('cardholder', {}, running())
      expect(ownOf(await open(client, `/id/card/${id}`))).toEqual([])
      const other = await cardsOf(await account('cardholder', {}, running()))
      expect(ownOf(await open(client, `/id/card/${other[0]?.id ?? ''}`))).toEqual([])
    },
  )
})
