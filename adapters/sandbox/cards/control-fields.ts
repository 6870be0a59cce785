import { list, nullable, record } from '@paydeck/adapters/wire/codec'
import { MerchantCategory } from '@paydeck/core/model'
import * as t from 'io-ts'
import type { Insertable } from 'kysely'
import type { User } from '../account/tables.ts'
import { type ChangeContext, mostRows } from '../control/part.ts'
import { insertInBatches } from '../database/batches.ts'
import { json } from '../database/columns.ts'
import { defined } from '../kernel/defined.ts'
import { minute, seededId } from '../kernel/seeded-random.ts'
import { codes } from './record-types.ts'
import { insertCards } from './seed.ts'
import type { CardTransactionsTable, StepColumn } from './tables.ts'

/**
 * Transaction to create. A pending transaction has only an authorization date. Other transactions also have a posting date.
 */
const transaction = record(
  {},
  {
    merchantName: t.string,
    merchantCity: nullable(t.string),
    merchantState: nullable(t.string),
    description: t.string,
    /** Decimal text in US dollars, negative when spent. */
    displayPrice: t.string,
    status: t.keyof({ pending: null, paid: null, settled: null, invalid: null }),
    type: t.string,
    category: nullable(MerchantCategory),
    original: nullable(record({ amount: t.string, currency: t.string })),
    /** Minutes since authorization, and minutes since posting. If `postedMinutesAgo` is omitted, it equals `minutesAgo`. */
    minutesAgo: t.number,
    postedMinutesAgo: t.number,
    /** Times of authorization and of posting, in milliseconds since 1970. */
    authorizedAt: t.number,
    postedAt: t.number,
  },
)
type Wanted = t.TypeOf<typeof transaction>

const card = record(
  { provider: t.keyof({ firstView: null, galileo: null }) },
  {
    nickname: t.string,
    balance: t.string,
    /** Number of transactions to generate. They resemble the transactions of a persona. */
    transactions: t.number,
    /** Explicit transactions. They replace the generated `transactions`, and do not change the balance. */
    activity: list(transaction),
    status: t.string,
    disabled: nullable(t.boolean),
    lockedByUser: t.boolean,
    lastFourDigits: t.string,
    pagingSupport: nullable(t.boolean),
    /** Milliseconds since 1970. */
    activationDate: nullable(t.number),
  },
)
type Card = t.TypeOf<typeof card>

const mailingAddress = record(
  { address1: t.string, city: t.string, state: t.string, postalCode: t.string, country: t.string },
  { address2: nullable(t.string) },
)

export const cardFields = {
  cards: list(card),
  /** Null to remove the address. */
  mailingAddress: nullable(mailingAddress),
}
const CardFields = record({}, cardFields)

const ends = { pending: null, paid: null, settled: 'settled', invalid: 'reversed' } as const

const rowOf = (
  { cardId, provider, index, now }: { cardId: string; provider: Card['provider']; index: number; now: number },
  requested: Wanted,
): Insertable<CardTransactionsTable> => {
  const { status = 'settled', merchantName = 'Glasshouse Coffee', displayPrice = '-18.40', original = null } = requested
  const { minutesAgo = 60 * (index + 1), postedMinutesAgo = minutesAgo } = requested
  const at = Math.round(requested.authorizedAt ?? requested.postedAt ?? now - minutesAgo * minute)
  const posted = Math.round(requested.postedAt ?? requested.authorizedAt ?? now - postedMinutesAgo * minute)
  const end = ends[status]
  const steps: ReadonlyArray<StepColumn> = [
    { step: 'authorised', at },
    { step: 'pending', at },
    ...(end === null ? [] : [{ step: end, at: posted } as const]),
  ]
  return {
    id: seededId(cardId, 'wanted', index),
    cardId,
    status,
    authorizedAt: at,
    postedAt: end === null ? null : posted,
    displayPrice,
    amount: displayPrice.replace('-', ''),
    currencyCode: 'USD',
    fees: json([]),
    type: requested.type ?? codes[provider].purchase,
    description: requested.description ?? merchantName,
    merchantName,
    merchantCity: requested.merchantCity ?? null,
    merchantState: requested.merchantState ?? null,
    category: requested.category ?? null,
    originalAmount: original?.amount ?? null,
    originalCurrency: original?.currency ?? null,
    history: json(steps),
  }
}

const insertRequested = (
  { queries, now }: ChangeContext,
  cardId: string,
  { provider, activity = [] }: Card,
): Promise<void> =>
  insertInBatches(
    queries,
    'cardTransactions',
    activity.slice(0, mostRows).map((requested, index) => rowOf({ cardId, provider, index, now }, requested)),
  )

const putCards = async (changing: ChangeContext, userId: string, cards: ReadonlyArray<Card>): Promise<void> => {
  const { queries, now } = changing
  await queries.deleteFrom('debitCards').where('userId', '=', userId).execute()
  const seeds = cards.map(({ provider, nickname = 'Everyday', balance = '100.00', transactions = 0, activity }) => ({
    provider,
    nickname,
    balance,
    transactions: activity === undefined ? Math.min(transactions, mostRows) : 0,
  }))
  await insertCards(queries, userId, seeds, now)
  for (const [position, requested] of cards.entries()) {
    const id = seededId(userId, 'card', position)
    const { status, disabled, lockedByUser, lastFourDigits, activationDate, pagingSupport } = requested
    const set = defined({ status, disabled, lockedByUser, lastFourDigits, activationDate, pagingSupport })
    if (Object.keys(set).length > 0) await queries.updateTable('debitCards').set(set).where('id', '=', id).execute()
    await insertRequested(changing, id, requested)
  }
}

/** Replaces the user's cards and address. An undefined field changes nothing. */
export const changeCards = async (
  changing: ChangeContext,
  { id: userId }: User,
  { cards, mailingAddress: address }: t.TypeOf<typeof CardFields>,
): Promise<void> => {
  const { queries } = changing
  if (cards !== undefined) await putCards(changing, userId, cards)
  if (address === undefined) return
  await queries.deleteFrom('mailingAddresses').where('userId', '=', userId).execute()
  if (address === null) return
  await queries
    .insertInto('mailingAddresses')
    .values({ userId, address2: null, ...address })
    .execute()
}
