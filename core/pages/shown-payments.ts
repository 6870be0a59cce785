import { filled } from '../kernel/text.ts'
import {
  canLoadMore,
  confirmingOf,
  listTail,
  noPaymentFilter,
  paymentListNames,
  paymentListTexts,
  type PaymentFilter,
  type PaymentListState,
  type ListSelection,
  type PaymentSearchState,
  type PaymentTail,
  type PayoutExportView,
  recentOf,
  searchTail,
  shownRows,
  periodText,
  type WholeActivity,
} from '../payments/index.ts'
import { makeFound } from './found-payments.ts'

/** State of the slices that the page of the crypto payments shows. */
export interface PageState {
  readonly list: PaymentListState
  readonly search: PaymentSearchState
  readonly exports: PayoutExportView | null
  readonly isHidden: boolean
}

/** Shown rows: the results of a search, or the list. */
export interface Shown {
  readonly confirming: ReadonlyArray<WholeActivity>
  readonly recent: ReadonlyArray<WholeActivity>
  readonly canLoadMore: boolean
}

/** Returns the active filter, or the empty filter before the page is opened. */
export const filterOf = ({ filter }: PaymentSearchState): PaymentFilter => filter ?? noPaymentFilter

/** Returns the selected list and its time range. */
export const placeOf = ({ list, search }: PageState): ListSelection => list.selection ?? filterOf(search)

/** True if the page shows search results in place of a list. */
export const isSearching = ({ search }: PageState): boolean => search.activeQuery !== null

/** Makes the function that selects the rows to show. It remembers the last search results. */
export const makeShown = () => {
  const found = makeFound()
  return (state: PageState): Shown => {
    const selection = placeOf(state)
    const recent = recentOf(state.list, selection)
    const { after, items } = state.search
    if (isSearching(state))
      return {
        confirming: [],
        recent: found(items, state.list.confirming.rows, recent.rows),
        canLoadMore: after !== null,
      }
    if (isWaiting(state)) return { confirming: [], recent: [], canLoadMore: false }
    return {
      confirming: confirmingOf(state.list, selection.list),
      recent: shownRows(recent),
      canLoadMore: canLoadMore(recent),
    }
  }
}

/**
 * True while the list waits for the unconfirmed payments, which are shown above the list. Without the wait, their arrival
 * would push the list down.
 */
export const isWaiting = (state: PageState): boolean =>
  state.list.isAwaitingConfirming && placeOf(state).list !== 'payouts'

/** Returns the part below the recent rows, such as the button that loads more rows. */
export const tailOf = (state: PageState): PaymentTail => {
  if (isSearching(state)) return searchTail(state.search)
  const selection = placeOf(state)
  const list = recentOf(state.list, selection)
  const isAwaited = isWaiting(state) && list.status !== 'error'
  return listTail(
    isAwaited ? { ...list, rows: [], received: 0, status: null } : list,
    paymentListNames[selection.list].many,
  )
}

/**
 * Returns the note with the total number of rows. Null during a search, for an empty list, and until the whole list is
 * loaded.
 */
export const noteOf = (state: PageState, count: number): string | null => {
  const selection = placeOf(state)
  if (isSearching(state) || isWaiting(state)) return null
  const list = recentOf(state.list, selection)
  if (list.status !== 'endOfList' || count === 0) return null
  const { one: item, many: items } = paymentListNames[selection.list]
  const when = periodText({ ...noPaymentFilter, ...selection }, 'in')
  const text = (when === null ? paymentListTexts.noteAll : paymentListTexts.note)[
    list.rows.length === 1 ? 'one' : 'many'
  ]
  return filled(text, { count: list.rows.length, item, items, when: when ?? '' })
}
