import { makeStores } from '@paydeck/core/kernel'
import {
  makePaymentList,
  payoutOf,
  recentOf,
  shownRows,
  type InvoiceCurrency,
  type ListPage,
  type ListQuery,
  type PaymentList,
  type Payout,
  type UnconfirmedPage,
  type UnconfirmedQuery,
  type WholeActivity,
  type WholeInvoice,
} from '@paydeck/core/payments'
import { fakeClock } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { plainInvoice } from '../../arbitraries/payments.ts'
import { type Call, held } from '../../held-calls.ts'

export const now = Date.parse('2026-03-10T12:00:00Z')
const hour = 3_600_000

/** A payment that was made so many hours before now. */
export const payment = (id: string, hoursAgo = 48, change: Partial<WholeInvoice> = {}): WholeInvoice => ({
  ...plainInvoice,
  id,
  merchantName: `Shop ${id}`,
  invoiceTime: now - hoursAgo * hour,
  timestamp: now - hoursAgo * hour,
  bills: [],
  donor: null,
  ...change,
})

export const donation = (id: string, hoursAgo = 48, change: Partial<WholeInvoice> = {}): WholeInvoice =>
  payment(id, hoursAgo, { itemCode: 'bitcoindonation', ...change })

export const payout = (id: string, hoursAgo = 48, change: Partial<Payout> = {}): Payout => ({
  ...payoutOf({
    id,
    merchant: { merchantName: `Payor ${id}`, numericId: 1 },
    dateExecuted: now - hoursAgo * hour,
    fiatCurrency: 'USD',
    fiatAmount: plainInvoice.price,
    status: 'paid',
    transactions: [],
  }),
  ...change,
})

/** So many payments, the newest first. */
export const payments = (count: number, first = 0): ReadonlyArray<WholeInvoice> =>
  Array.from({ length: count }, (_, index) => payment(`p${first + index}`, 48 + first + index))

/** A page as a provider makes it of all that it has. */
export const pageOf = <A>(all: ReadonlyArray<A>, { skip, limit }: Pick<ListQuery, 'skip' | 'limit'>): ListPage<A> => {
  const items = all.slice(skip, skip + limit)
  return { items, received: items.length }
}

export interface Watched {
  readonly lists: PaymentList
  readonly clock: ReturnType<typeof fakeClock>
  readonly stores: ReturnType<typeof makeStores>
  readonly pages: ReadonlyArray<Call<ListQuery, ListPage>>
  readonly unconfirmed: ReadonlyArray<Call<UnconfirmedQuery, UnconfirmedPage>>
  readonly currencies: ReadonlyArray<Call<void, ReadonlyArray<InvoiceCurrency>>>
  readonly errors: ReadonlyArray<string>
  readonly warnings: ReadonlyArray<string>
  /** Answers the calls that were not answered yet, one after another, until none is left. */
  readonly answer: (all: ReadonlyArray<WholeActivity>, confirming?: ReadonlyArray<WholeInvoice>) => Promise<void>
}

/** The lists of the page, whose calls end when and how the test says. */
export const watched = (): Watched => {
  const clock = fakeClock(now)
  const stores = makeStores()
  const pages = held<ListQuery, ListPage>()
  const unconfirmed = held<UnconfirmedQuery, UnconfirmedPage>()
  const currencies = held<void, ReadonlyArray<InvoiceCurrency>>()
  const errors: Array<string> = []
  const warnings: Array<string> = []
  const lists = makePaymentList({
    stores,
    clock,
    log: { warn: (message) => warnings.push(message), error: (message) => errors.push(message) },
    lists: { page: pages.ask, unconfirmed: unconfirmed.ask, currencies: () => currencies.ask()() },
  })
  const answered = { pages: 0, unconfirmed: 0 }
  const answer: Watched['answer'] = async (all, confirming = []) => {
    const page = pages.calls[answered.pages]
    const other = unconfirmed.calls[answered.unconfirmed]
    if (page === undefined && other === undefined) return
    if (page !== undefined) {
      answered.pages += 1
      await page.end(E.right(pageOf(all, page.query)))
    }
    if (other !== undefined) {
      answered.unconfirmed += 1
      await other.end(E.right(pageOf(confirming, other.query)))
    }
    return answer(all, confirming)
  }
  return {
    lists,
    clock,
    stores,
    pages: pages.calls,
    unconfirmed: unconfirmed.calls,
    currencies: currencies.calls,
    errors,
    warnings,
    answer,
  }
}

/** The ids of the rows that are shown below what is unconfirmed. */
export const shownIds = ({ lists }: Pick<Watched, 'lists'>): ReadonlyArray<string> => {
  const state = lists.state.get()
  return state.place === null ? [] : shownRows(recentOf(state, state.place)).map(({ id }) => id)
}

export const confirmingIds = ({ lists }: Pick<Watched, 'lists'>): ReadonlyArray<string> =>
  lists.state.get().confirming.rows.map(({ id }) => id)

export const idsOf = (items: ReadonlyArray<{ readonly id: string }>): ReadonlyArray<string> => items.map(({ id }) => id)
