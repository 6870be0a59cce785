import { getActivity } from '@paydeck/adapters/wire/activity/timeline'
import { billPaymentMonths } from '@paydeck/adapters/wire/bill-pay/bill-list'
import type { FirstRequest, InputOf, ReplyOf } from '@paydeck/adapters/wire/call'
import type { WireEntry, WireTable } from '@paydeck/adapters/wire/table'
import { callOf } from '../calls/table.ts'

/** Visit of a signed-in user to a page of the app. */
export interface Visit {
  /** Path and query of the page, as in "/id/home". */
  readonly address: string
  /** Email address of the user. */
  readonly email: string
  /** Time of the visit in milliseconds since 1970. */
  readonly now: number
}

/** A call that the app makes when a page opens, with its encoded input. */
export interface FirstCall {
  readonly name: WireEntry
  readonly input: unknown
}

const call = <Name extends WireEntry>(name: Name, input: InputOf<WireTable[Name]>): FirstCall => ({
  name,
  input: callOf(name).input.encode(input) ?? {},
})

const day = 24 * 60 * 60 * 1000

const iso = (time: number): string => new Date(time).toISOString()

/**
 * Returns the same day and time, in UTC, some months earlier. If that month has no such day, returns its last day (PAY-006).
 */
const monthsBefore = (now: number, months: number): number => {
  const time = new Date(now)
  const date = time.getUTCDate()
  time.setUTCMonth(time.getUTCMonth() - months)
  if (time.getUTCDate() !== date) time.setUTCDate(0)
  return time.getTime()
}

/** Number of months that the lists of payments show first. */
const paymentMonths = 3

/** Calls that every page makes. Without the response to the first call, all other responses are useless. */
const everywhere = ({ email, now }: Visit): ReadonlyArray<FirstCall> => [
  call('GET /auth/session', undefined),
  call('getProductTokens', undefined),
  call('getSecuritySettings', undefined),
  call('GET /auth/facadeAccess', undefined),
  call('GET /id/language', undefined),
  call('GET /wallet-card/location', undefined),
  call('GET /compliance/applications', undefined),
  call('START_GET_BASIC_INFO', undefined),
  call('START_GET_PAYOUT_PROFILES', undefined),
  call('GetRecentActivity', {
    limit: 5,
    startDate: iso(monthsBefore(now, paymentMonths)),
    merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID',
  }),
  call('GetDebitCards', undefined),
  call('GetDebitCardBalances', undefined),
  call('GET /compliance/missingShopperInfo', undefined),
  call('GET /auth/passkey/status', { email }),
  call('GET /marketing/marketingOptIn', { email }),
]

const pricesOfHome = ['BTC', 'BCH', 'ETH', 'XRP'].map((code) =>
  call('GET /rates/history/:code/USD', { code, period: '1D', points: 24 }),
)

const homePage = /^\/id(\/(home\/?)?)?$/

/**
 * Further calls of individual pages. The patterns match no URL that has a query, because a filter in the query changes the
 * input of the calls.
 */
const ofPages: ReadonlyArray<{
  readonly address: RegExp
  readonly calls: (visit: Visit) => ReadonlyArray<FirstCall>
}> = [
  { address: homePage, calls: () => pricesOfHome },
  {
    address: /^\/id\/crypto-payments\/?$/,
    calls: ({ now }) => [
      call('GetInvoiceCurrencies', undefined),
      call('GetUnconfirmedPayments', { merchantStatus: 'USER_CONFIRMING', limit: 5, skip: 0 }),
      call('GetPayments', {
        limit: 30,
        skip: 0,
        merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID',
        startDate: iso(monthsBefore(now, paymentMonths)),
      }),
      call('FindPayments', { list: 'payments', text: '', limit: 1, from: monthsBefore(now, paymentMonths) }),
    ],
  },
  {
    address: /^\/id\/bill-pay\/?$/,
    calls: ({ now }) => [
      call('GetBillPayUser', { includeMethodData: true }),
      call('GetBillPayAccounts', { provider: 'method' }),
      call('FindBillPayments', { provider: 'method', startDate: iso(monthsBefore(now, billPaymentMonths)) }),
    ],
  },
]

/** Returns the calls whose input is known when the page opens. The session call comes first. */
export const firstCalls = (visit: Visit): ReadonlyArray<FirstCall> => [
  ...everywhere(visit),
  ...ofPages.filter(({ address }) => address.test(visit.address)).flatMap(({ calls }) => calls(visit)),
]

/** Number of entries on the first page of the timeline. */
const timelinePage = 50

/** Returns the calls that the browser must send itself, because their input contains its time zone. */
export const firstRequests = ({ address, now }: Visit): ReadonlyArray<FirstRequest> => {
  if (!/^\/id\/activity\/?$/.test(address)) return []
  const { name: call, document } = getActivity
  return [{ call, input: { from: monthsBefore(now, paymentMonths), limit: timelinePage }, document }]
}

const cardPage = /^\/id\/card(\/([^/?]+))?\/?$/

/**
 * Returns the calls that load the last 30 days of a card, for the page of this card. If the URL names no card, these are the
 * calls for the user's first card.
 */
const callsOfCard = (
  { address, now }: Visit,
  { debitCards }: ReplyOf<WireTable['GetDebitCards']>,
): ReadonlyArray<FirstCall> => {
  const [page, , id] = cardPage.exec(address) ?? []
  const card = id === undefined ? debitCards[0] : debitCards.find((one) => one.id === id)
  if (page === undefined || card === undefined) return []
  const [startDate, endDate] = [iso(now - 30 * day), iso(now + 366 * day)]
  const common = { debitCardId: card.id, startDate }
  const settled = call('GetSettledTransactions', { ...common, pageSize: 100, pageNumber: 1, endDate })
  if (card.pagingSupport !== true) {
    return [
      settled,
      call('GetCardActivityOverview', { ...common, recordCount: 100, endDate }),
      call('GetCardTopUps', { debitCardId: card.id, credited: false, startDate: iso(now - 7 * day) }),
    ]
  }
  const pending = { ...common, credited: false }
  return [
    settled,
    call('GetCardActivityOverviewPaged', { ...pending, pageSize: 5, pageNumber: 1, endDate }),
    call('GetPendingTransactions', pending),
  ]
}

/** Returns the call for the due bills. The home page makes this call for a user who can have bills. */
const callsOfReminders = (
  { address }: Visit,
  applications: ReplyOf<WireTable['GET /compliance/applications']>,
): ReadonlyArray<FirstCall> =>
  homePage.test(address) &&
  applications.some(({ productName, status }) => productName === 'individualShopperTier1' && status === 'approved')
    ? [call('GetBillReminders', undefined)]
    : []

/** Functions that return further calls. Each function is stored under the name of the call whose reply it needs. */
const following: {
  readonly [Name in WireEntry]?: (visit: Visit, reply: ReplyOf<WireTable[Name]>) => ReadonlyArray<FirstCall>
} = {
  'GET /compliance/applications': callsOfReminders,
  GetDebitCards: callsOfCard,
  'GET /auth/passkey/status': (_, { passkey }) => (passkey ? [call('GetPasskeyCredentials', undefined)] : []),
}

/** Returns the calls whose input depends on the reply to the call `name`. */
export const followingCalls = (visit: Visit, name: WireEntry, reply: unknown): ReadonlyArray<FirstCall> => {
  const decoded = callOf(name).reply.decode(reply)
  const calls = following[name] as ((visit: Visit, reply: unknown) => ReadonlyArray<FirstCall>) | undefined
  return calls === undefined || decoded._tag === 'Left' ? [] : calls(visit, decoded.right)
}
