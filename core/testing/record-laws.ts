import type { CardAccounts } from '../cards/index.ts'
import type { PriceHistory } from '../home/index.ts'
import type { PaymentRecords } from '../payments/index.ts'
import type { MailingLists } from '../waitlist/index.ts'
import { answered } from './answered.ts'
import { type Law, law, must, mustEqual } from './law.ts'

const isOrdered = (numbers: ReadonlyArray<number>): boolean =>
  numbers.every((number, index) => index === 0 || (numbers[index - 1] ?? number) <= number)

/** Mailing lists and an address to try them with. */
export interface MailingListsBench {
  readonly lists: MailingLists
  /** An address that is on no list, and may ask for itself. */
  readonly email: string
}

/** The laws of `MailingLists`. Each asks for a bench of its own. */
export const mailingListsLaws = (make: () => Promise<MailingListsBench>): ReadonlyArray<Law> => {
  const attributesOf = async ({ lists, email }: MailingListsBench): Promise<ReadonlyArray<string>> =>
    (await answered('lists.optInOf', () => lists.optInOf({ email }))).attributes
  const join = ({ lists, email }: MailingListsBench, attribute: string) =>
    answered('lists.join', () => lists.join({ email, attribute }))
  return [
    law('An address that has joined nothing is on no list.', async () => {
      mustEqual(await attributesOf(await make()), [], 'the lists')
    }),
    law('A user who joins a list is on it at the next look, and takes part.', async () => {
      const bench = await make()
      await join(bench, 'Card Waitlist')
      mustEqual(await attributesOf(bench), ['Card Waitlist'], 'the lists')
      const { emailSubscribe, emailOptedInAt } = await answered('lists.optInOf', () => bench.lists.optInOf(bench))
      must(emailSubscribe === 'opted_in' || emailSubscribe === 'subscribed', `it is told to be ${emailSubscribe}.`)
      must(emailOptedInAt !== null, 'it is not told since when.')
    }),
    law('Joining a list twice is as good as once, and every list is joined by itself.', async () => {
      const bench = await make()
      for (const list of ['Card Waitlist', 'Card Waitlist', 'BillPay Waitlist']) await join(bench, list)
      mustEqual((await attributesOf(bench)).toSorted(), ['BillPay Waitlist', 'Card Waitlist'], 'the lists')
    }),
  ]
}

const halfYear = 180 * 86_400_000

/**
 * The laws of `PaymentRecords`.
 * @param make the records of a user with at least three payments since `now` minus half a year
 */
export const paymentRecordsLaws = (
  make: () => Promise<{ readonly records: PaymentRecords; readonly now: number }>,
): ReadonlyArray<Law> => {
  const times = async (limit: number, since: number, records: PaymentRecords): Promise<ReadonlyArray<number>> => {
    const startDate = new Date(since).toISOString()
    const items = await answered('records.recent', () =>
      records.recent({ limit, startDate, merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' }),
    )
    return items.map(({ timestamp }) => timestamp ?? Number.MAX_SAFE_INTEGER)
  }
  return [
    law('Payments come newest first, and no more of them than were asked for.', async () => {
      const { records, now } = await make()
      const all = await times(100, now - halfYear, records)
      must(all.length >= 3, `the bench has ${all.length} payments and needs three.`)
      must(isOrdered(all.toReversed()), `their times are ${all.join(', ')}.`)
      mustEqual(await times(2, now - halfYear, records), all.slice(0, 2), 'the times of the first two')
    }),
    law('No payment is older than was asked for.', async () => {
      const { records, now } = await make()
      const [newest = now] = await times(100, now - halfYear, records)
      const later = await times(100, newest + 1, records)
      must(
        later.every((time) => time > newest),
        `payments since ${newest + 1} have the times ${later.join(', ')}.`,
      )
    }),
  ]
}

/** The laws of `PriceHistory`. */
export const priceHistoryLaws = (make: () => Promise<PriceHistory>): ReadonlyArray<Law> => [
  law('A history has as many points as were asked for, the oldest first.', async () => {
    const prices = await make()
    for (const points of [2, 24]) {
      const history = await answered('prices.of', () =>
        prices.of({ code: 'BTC', currency: 'USD', period: '1D', points }),
      )
      mustEqual(history.length, points, 'how many points there are')
      const times = history.map(({ time }) => time)
      must(isOrdered(times), `their times are ${times.join(', ')}.`)
    }
  }),
]

/**
 * The laws of `CardAccounts`.
 * @param make the accounts of a user with at least one card
 */
export const cardAccountsLaws = (make: () => Promise<CardAccounts>): ReadonlyArray<Law> => [
  law('Every card has an id of its own, and every balance is that of a card.', async () => {
    const accounts = await make()
    const ids = (await answered('accounts.list', () => accounts.list)).map(({ id }) => id)
    must(ids.length > 0, 'the bench has no card and needs one.')
    mustEqual(new Set(ids).size, ids.length, 'how many ids there are')
    const strange = (await answered('accounts.balances', () => accounts.balances)).filter(({ id }) => !ids.includes(id))
    mustEqual(
      strange.map(({ id }) => id),
      [],
      'what belongs to no card',
    )
  }),
]
