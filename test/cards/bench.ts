import {
  makeCardList,
  type ActivityOverview,
  type CardActivityItem,
  type CardBalance,
  type CardTransaction,
  type DebitCard,
  type SettledPage,
  type SettledQuery,
} from '@paydeck/core/cards'
import { rejected, type Fault } from '@paydeck/core/kernel'
import { decimalText, type DecimalText } from '@paydeck/core/money'
import { either as E } from 'fp-ts'
import { makeSurroundings } from '../slice-bench/index.ts'

export const day = 86_400_000
/** A Tuesday at noon, UTC. */
export const now = Date.parse('2026-03-10T12:00:00Z')

export const amount = (text: string): DecimalText => decimalText(text) ?? expectNever(text)
const expectNever = (text: string): never => {
  throw new Error(`${text} is no amount`)
}

/** A purchase of $12.50 that was posted `daysAgo` days before now. */
export const purchase = (id: string, daysAgo: number, change: Partial<CardTransaction> = {}): CardTransaction => ({
  id,
  provider: 'galileo',
  status: null,
  type: 'SE',
  displayMerchant: 'Glasshouse Coffee',
  description: '',
  displayPrice: amount('-12.50'),
  currency: 'USD',
  merchant: { merchantName: 'Glasshouse Coffee', merchantCity: null, merchantState: null },
  dates: { auth: now - daysAgo * day - 3_600_000, post: now - daysAgo * day },
  category: null,
  original: null,
  ...change,
})

/** A purchase of $12.50 that is not settled yet. */
export const pendingItem = (id: string, change: Partial<CardTransaction> = {}): CardActivityItem => {
  const transaction = purchase(id, 0, { status: 'pending', dates: { auth: now - 720_000, post: null }, ...change })
  return { ...transaction, isTopUp: false, timestamp: transaction.dates.auth }
}

export const rows = (count: number, first = 0): ReadonlyArray<CardTransaction> =>
  Array.from({ length: count }, (_, index) => purchase(`t${first + index}`, 1 + (first + index) / 100))

/** Returns the requested page of all transactions, as a provider does. */
export const pageOf = (all: ReadonlyArray<CardTransaction>, { page, pageSize }: SettledQuery): SettledPage => ({
  currentPageNumber: page,
  totalPageCount: Math.ceil(all.length / pageSize),
  totalRecordCount: all.length,
  transactionList: all.slice((page - 1) * pageSize, page * pageSize),
})

export const overviewWith = (...pending: ReadonlyArray<CardActivityItem>): ActivityOverview => ({
  dateAccountOpened: null,
  pending,
})

type Answer<A> = E.Either<Fault, ReadonlyArray<A>>

export const failed = E.left(rejected(500))

/** Creates a card list over a provider with fixed answers, and counts its requests. */
export const cardsWith = (
  answers: { readonly list: Answer<DebitCard>; readonly balances?: Answer<CardBalance> },
  { ports, seen } = makeSurroundings(),
) => {
  const requestCounts = { list: 0, balances: 0 }
  const cards = makeCardList({
    ...ports,
    cardAccounts: {
      list: async () => {
        requestCounts.list += 1
        return answers.list
      },
      balances: async () => {
        requestCounts.balances += 1
        return answers.balances ?? E.right([])
      },
    },
  })
  return { ...seen, cards, requestCounts }
}
