import {
  makePaymentList,
  recentOf,
  shownRows,
  type InvoiceCurrency,
  type ListPage,
  type ListQuery,
  type UnconfirmedPage,
  type UnconfirmedQuery,
  type WholeActivity,
  type WholeInvoice,
} from '@paydeck/core/payments'
import { either as E } from 'fp-ts'
import { makeSurroundings, questions } from '../../slice-bench/index.ts'
import { now, pageOf } from '../bench.ts'

/** Makes the slice `paymentList` with a fake provider. The test answers the requests. */
export const makeListBench = () => {
  const { ports, seen } = makeSurroundings(now)
  const pages = questions<ListQuery, ListPage>()
  const unconfirmed = questions<UnconfirmedQuery, UnconfirmedPage>()
  const currencies = questions<void, ReadonlyArray<InvoiceCurrency>>()
  const lists = makePaymentList({
    ...ports,
    paymentLists: { page: pages.ask, unconfirmed: unconfirmed.ask, currencies: currencies.ask() },
  })
  /** Answers pending requests one after another until none is left. */
  const answer = async (
    all: ReadonlyArray<WholeActivity>,
    confirming: ReadonlyArray<WholeInvoice> = [],
  ): Promise<void> => {
    const [[page], [other]] = [pages.waiting, unconfirmed.waiting]
    if (page === undefined && other === undefined) return
    await page?.answer(E.right(pageOf(all, page.input)))
    await other?.answer(E.right(pageOf(confirming, other.input)))
    return answer(all, confirming)
  }
  return {
    ...seen,
    ports,
    lists,
    pages: pages.calls,
    unconfirmed: unconfirmed.calls,
    currencies: currencies.calls,
    answer,
  }
}

export type ListBench = ReturnType<typeof makeListBench>

/** Returns the ids of the visible rows in the list below the unconfirmed payments. */
export const shownIds = ({ lists }: Pick<ListBench, 'lists'>): ReadonlyArray<string> => {
  const state = lists.state.get()
  return state.selection === null ? [] : shownRows(recentOf(state, state.selection)).map(({ id }) => id)
}

export const confirmingIds = ({ lists }: Pick<ListBench, 'lists'>): ReadonlyArray<string> =>
  lists.state.get().confirming.rows.map(({ id }) => id)
