import type { CardAccounts } from '../cards/index.ts'
import type { PriceHistory } from '../home/index.ts'
import { compare, zero } from '../money/index.ts'
import type { PaymentRecords } from '../payments/index.ts'
import type { MailingLists } from '../waitlist/index.ts'
import { formatValue, type Law, law, must, mustEqual } from './law.ts'
import { mustBeRejected, mustSucceed } from './port-calls.ts'

const isAscending = (numbers: ReadonlyArray<number>): boolean =>
  numbers.every((number, index) => index === 0 || (numbers[index - 1] ?? number) <= number)

/** Test setup for `MailingLists`: a user who has joined no mailing list. */
export interface MailingListsBench {
  readonly lists: MailingLists
  /** Email address of the user, which is on no mailing list. The user may query and change the lists of this address. */
  readonly email: string
}

/** Laws of `MailingLists`. `make` must create a new test setup on each call. */
export const mailingListsLaws = (make: () => Promise<MailingListsBench>): ReadonlyArray<Law> => {
  const listsOf = async ({ lists, email }: MailingListsBench): Promise<ReadonlyArray<string>> =>
    (await mustSucceed('lists.optInOf', () => lists.optInOf({ email }))).attributes
  const join = ({ lists, email }: MailingListsBench, attribute: string) =>
    mustSucceed('lists.join', () => lists.join({ email, attribute }))
  return [
    law('lists.optInOf returns no lists for an address that has joined none.', async () => {
      mustEqual(await listsOf(await make()), [], 'the lists of the address')
    }),
    law('lists.join adds the address to the list and opts the address in, with the time of the opt-in.', async () => {
      const bench = await make()
      await join(bench, 'Card Waitlist')
      mustEqual(await listsOf(bench), ['Card Waitlist'], 'the lists of the address')
      const { emailSubscribe, emailOptedInAt } = await mustSucceed('lists.optInOf', () => bench.lists.optInOf(bench))
      must(
        emailSubscribe === 'opted_in' || emailSubscribe === 'subscribed',
        `emailSubscribe is ${formatValue(emailSubscribe)} and should be "opted_in" or "subscribed".`,
      )
      must(emailOptedInAt !== null, 'emailOptedInAt is null.')
    }),
    law('lists.join is idempotent and adds the address to the given list only.', async () => {
      const bench = await make()
      for (const list of ['Card Waitlist', 'Card Waitlist', 'BillPay Waitlist']) await join(bench, list)
      mustEqual((await listsOf(bench)).toSorted(), ['BillPay Waitlist', 'Card Waitlist'], 'the lists of the address')
    }),
    law('lists.optInOf and lists.join reject an address of another user (A2).', async () => {
      const bench = await make()
      const [{ lists }, email] = [bench, `not-${bench.email}`]
      await listsOf(bench)
      await mustBeRejected('lists.optInOf', () => lists.optInOf({ email }))
      await mustBeRejected('lists.join', () => lists.join({ email, attribute: 'Card Waitlist' }))
    }),
  ]
}

/** 180 days in milliseconds. */
const halfYear = 180 * 86_400_000

/**
 * Laws of `PaymentRecords`.
 * @param make returns the records of a user with at least three payments in the last 180 days, and the current time `now` in
 * milliseconds since 1970 (UTC)
 */
export const paymentRecordsLaws = (
  make: () => Promise<{ readonly records: PaymentRecords; readonly now: number }>,
): ReadonlyArray<Law> => {
  const times = async (limit: number, since: number, records: PaymentRecords): Promise<ReadonlyArray<number>> => {
    const startDate = new Date(since).toISOString()
    const items = await mustSucceed('records.recent', () =>
      records.recent({ limit, startDate, merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' }),
    )
    return items.map(({ timestamp }) => timestamp ?? Number.MAX_SAFE_INTEGER)
  }
  return [
    law('records.recent returns payments newest first, and at most as many as the limit.', async () => {
      const { records, now } = await make()
      const all = await times(100, now - halfYear, records)
      must(all.length >= 3, `the number of payments in the bench is ${all.length} and should be at least 3.`)
      must(isAscending(all.toReversed()), `the times of the payments are ${all.join(', ')}.`)
      mustEqual(await times(2, now - halfYear, records), all.slice(0, 2), 'the times for a limit of 2')
    }),
    law('records.recent returns no payment older than startDate.', async () => {
      const { records, now } = await make()
      const [newest = now] = await times(100, now - halfYear, records)
      const later = await times(100, newest + 1, records)
      must(
        later.every((time) => time > newest),
        `the times of the payments since ${newest + 1} are ${later.join(', ')}.`,
      )
    }),
  ]
}

/**
 * Laws of `PriceHistory`.
 * @param make returns the prices, and a function that returns the provider's time in milliseconds since 1970
 */
export const priceHistoryLaws = (
  make: () => Promise<{ readonly prices: PriceHistory; readonly now: () => number }>,
): ReadonlyArray<Law> => [
  law('prices.of returns the requested number of points, oldest first.', async () => {
    const { prices } = await make()
    for (const points of [2, 24]) {
      const history = await mustSucceed('prices.of', () =>
        prices.of({ code: 'BTC', currency: 'USD', period: '1D', points }),
      )
      mustEqual(history.length, points, 'the number of points')
      const times = history.map(({ time }) => time)
      must(isAscending(times), `the times of the points are ${times.join(', ')}.`)
    }
  }),
  law('prices.of returns no point of the future, and for each point null or a price above zero.', async () => {
    const { prices, now } = await make()
    const history = await mustSucceed('prices.of', () =>
      prices.of({ code: 'BTC', currency: 'USD', period: '1D', points: 24 }),
    )
    for (const { time, price } of history) {
      must(time <= now(), `the time of a point is ${time}, and the provider's time is ${now()}.`)
      must(price === null || compare(price, zero) > 0, `the price of a point is ${formatValue(price)}.`)
    }
  }),
]

/**
 * Laws of `CardAccounts`.
 * @param make returns the accounts of a user with at least one card
 */
export const cardAccountsLaws = (make: () => Promise<CardAccounts>): ReadonlyArray<Law> => [
  law('accounts.list returns unique card ids, and accounts.balances only balances of listed cards.', async () => {
    const accounts = await make()
    const ids = (await mustSucceed('accounts.list', () => accounts.list)).map(({ id }) => id)
    must(ids.length > 0, 'the bench has no card and needs at least one.')
    mustEqual(new Set(ids).size, ids.length, 'the number of different ids')
    const others = (await mustSucceed('accounts.balances', () => accounts.balances)).filter(
      ({ id }) => !ids.includes(id),
    )
    mustEqual(
      others.map(({ id }) => id),
      [],
      'the ids of balances without a card',
    )
  }),
]
