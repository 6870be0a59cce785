import { filled } from '../../kernel/text.ts'
import { coinIcon, type CoinIconName } from '../../money/index.ts'
import type { PictureOrigins } from '../../platform/ports.ts'
import { activityDate, relativeWithin } from '../../presentation/activity-date.ts'
import { visibleText } from '../../presentation/visible-text.ts'
import type { Activity, WholeActivity } from '../model.ts'
import { canLoadMore, type PagedList, shownRows } from '../paged-list/index.ts'
import { type ActivityRowView, type CurrencyBook, paymentRow, type RowOptions } from '../recent-activity/index.ts'
import { isBillPayment, merchantLabel, paidCurrency } from '../rules.ts'
import { paymentListTexts as texts, paymentTitles as titles } from '../texts.ts'
import type { ListName, PaymentListState } from './model.ts'
import { confirmingOf } from './rules.ts'
import { listSkeletons } from './tables.ts'

/** View of a row of the payment lists. */
export interface PaymentRowView extends ActivityRowView {
  /** Icon of the transferred coin. Null if unknown: `icon` is shown instead. */
  readonly coinIcon: CoinIconName | null
  /** Text beside the date, as in "Bill payment, 3 bills". Null if there is none. */
  readonly note: string | null
}

/** Part below the rows of a list. */
export type PaymentTail =
  | { readonly kind: 'none' }
  /** `skeletons` is the number of skeleton rows. */
  | { readonly kind: 'loading'; readonly skeletons: number }
  /** `label` is the text of the retry button. */
  | { readonly kind: 'failed'; readonly text: string; readonly label: string }
  /**
   * `label` is the text of the button, and `shown` is a text such as "10 of 30 shown". The button is disabled while loading.
   */
  | { readonly kind: 'more'; readonly shown: string; readonly label: string; readonly isLoading: boolean }

/** Part below the rows of a list, if it offers more rows. */
export type MoreTail = Extract<PaymentTail, { readonly kind: 'more' }>

/** View of a panel of rows. */
export interface PaymentPanelView {
  readonly title: string
  /** Number of rows and their period. Null if unknown. */
  readonly note: string | null
  readonly rows: ReadonlyArray<PaymentRowView>
  readonly tail: PaymentTail
}

const coinCodeOf = (item: Activity): string | null => {
  if (item.kind === 'invoice') return paidCurrency(item)
  // A payout in several coins has no single coin.
  const codes = new Set(item.transactions.map(({ transactionCurrency }) => transactionCurrency))
  return codes.size > 1 ? null : (item.transaction?.currency ?? null)
}

const noteOf = (item: Activity): string | null => {
  if (item.kind === 'payout')
    return item.transactions.length > 1 ? filled(texts.transactions, { count: item.transactions.length }) : null
  if (!isBillPayment(item)) return null
  const count = item.bills.length
  return count > 1 ? filled(texts.bills, { count }) : texts.bill
}

/** Returns the row of an item. The title is only the name, because the list states the kind. */
const listRow = (item: Activity, now: number, options: RowOptions): PaymentRowView => {
  const row = paymentRow(now, item, options)
  const code = coinCodeOf(item)
  const name = item.kind === 'invoice' && isBillPayment(item) ? merchantLabel(item.bills) : item.merchantName
  return {
    ...row,
    title: visibleText(name) || titles.unnamed,
    date: item.timestamp === null ? texts.notSent : row.date,
    coin: item.kind === 'payout' && item.transactions.length > 1 ? null : row.coin,
    coinIcon: code === null || code === '' ? null : coinIcon(code),
    note: noteOf(item),
  }
}

interface KnownRow {
  readonly date: string
  readonly book: CurrencyBook
  readonly timeZone: string
  readonly row: PaymentRowView
  /** True if the row shows an absolute date, which never changes again. */
  readonly isOld: boolean
}

const relative = relativeWithin.value * 3_600_000

/** Makes the function that renders rows. It memoizes each row by item, because lists can be long. */
export const makePaymentRows = (pictureOrigins: PictureOrigins = []) => {
  const known = new WeakMap<WholeActivity, KnownRow>()
  return (
    items: ReadonlyArray<WholeActivity>,
    now: number,
    book: CurrencyBook,
    timeZone = 'UTC',
  ): ReadonlyArray<PaymentRowView> =>
    items.map((item) => {
      const before = known.get(item)
      if (before?.isOld === true && before.book === book && before.timeZone === timeZone) return before.row
      const { timestamp } = item
      const date = timestamp === null ? '' : activityDate(now, timestamp, timeZone)
      if (before?.date === date && before.book === book) return before.row
      const row = listRow(item, now, { book, timeZone, pictureOrigins })
      known.set(item, { date, book, timeZone, row, isOld: timestamp !== null && now - timestamp >= relative })
      return row
    })
}

const failed = (text: string): PaymentTail => ({ kind: 'failed', text, label: texts.tryAgain })

/** Formats the number of shown rows. `all` is null if the total is unknown. */
const shownText = (shown: number, all: number | null, mayHaveMore: boolean): string => {
  const text = mayHaveMore ? texts.shownOfMore : texts.shown
  return all === null ? filled(texts.shownSoFar, { shown }) : filled(text, { shown, all })
}

/** Returns the part below the rows, which offers more rows. `all` is the number of known rows. */
export const moreTail = (shown: number, all: number | null, mayHaveMore: boolean, isLoading: boolean): MoreTail => ({
  kind: 'more',
  shown: shownText(shown, all, mayHaveMore),
  label: texts.more,
  isLoading,
})

/**
 * Returns the part below the rows of a list (PAY-008, PAY-016, PAY-017). `items` is the plural noun for the texts, as in
 * "payouts".
 * @example
 * const list = { rows: Array(30), displayLimit: 10, received: 30, status: 'endOfList' }
 * listTail(list, 'payouts').shown // '10 of 30 shown'
 */
export const listTail = <A>(list: PagedList<A>, items: string): PaymentTail => {
  const shown = shownRows(list).length
  const isHiding = list.rows.length > shown
  if (list.status === 'error' && !isHiding)
    return failed(filled(list.received === 0 ? texts.failed : texts.pageFailed, { items }))
  if (list.status === null) return { kind: 'loading', skeletons: listSkeletons.first.value }
  const isLoading = list.status === 'loading' && !isHiding
  if (isLoading && shown === 0) return { kind: 'loading', skeletons: listSkeletons.first.value }
  if (!canLoadMore(list)) return { kind: 'none' }
  return moreTail(shown, list.rows.length, list.status !== 'endOfList', isLoading)
}

/** Returns the panel of a list's unconfirmed payments. Null if there are none or they are not loaded (PAY-009). */
export const confirmingPanel = (
  state: PaymentListState,
  list: ListName,
  rows: ReadonlyArray<PaymentRowView>,
): PaymentPanelView | null => {
  const { confirming } = state
  const title = texts.confirming
  if (list === 'payouts') return null
  if (confirming.status === 'error') return { title, note: null, rows, tail: failed(texts.confirmingFailed) }
  if (confirmingOf(state, list).length === 0) return null
  const mayHaveMore = confirming.status !== 'endOfList'
  const isLoading = confirming.status === 'loading'
  return {
    title,
    note: null,
    rows,
    tail: mayHaveMore ? moreTail(rows.length, null, true, isLoading) : { kind: 'none' },
  }
}
