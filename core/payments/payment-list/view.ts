import { filled } from '../../kernel/text.ts'
import { coinIcon, type CoinIconName } from '../../money/index.ts'
import type { PictureOrigins } from '../../platform/ports.ts'
import { activityDate, relativeWithin } from '../../presentation/activity-date.ts'
import { visibleText } from '../../presentation/visible-text.ts'
import type { Activity, WholeActivity } from '../model.ts'
import { canLoadMore, type PagedList, shownRows } from '../paged-list/index.ts'
import { type ActivityRowView, type CurrencyBook, paymentRow, type RowOptions } from '../recent-activity/index.ts'
import { isBillPayment, merchantLabel, paidCurrency } from '../rules.ts'
import { titles } from '../tables.ts'
import type { ListName, PaymentListState } from './model.ts'
import { confirmingOf } from './rules.ts'
import { listSkeletons, listTexts, panelTexts } from './tables.ts'

/** A row of the page's lists, ready to render. */
export interface PaymentRowView extends ActivityRowView {
  /** The coin that moved; null: none is known, and `icon` stands. */
  readonly coinIcon: CoinIconName | null
  /** Beside the date, as in "Bill payment, 3 bills"; null: nothing. */
  readonly note: string | null
}

/** What a list says below its rows. */
export type PaymentTail =
  | { readonly kind: 'none' }
  /** So many rows are on their way. */
  | { readonly kind: 'loading'; readonly skeletons: number }
  /** `label` is the button that tries again. */
  | { readonly kind: 'failed'; readonly text: string; readonly label: string }
  /** `label` is the button that shows more, `shown` as in "10 of 30 shown"; while more is on its way it rests. */
  | { readonly kind: 'more'; readonly shown: string; readonly label: string; readonly isLoading: boolean }

/** What offers more rows. */
export type MoreTail = Extract<PaymentTail, { readonly kind: 'more' }>

/** A panel of rows, ready to render. */
export interface PaymentPanelView {
  readonly title: string
  /** How many there are, and of when; null: it is not known yet. */
  readonly note: string | null
  readonly rows: ReadonlyArray<PaymentRowView>
  readonly tail: PaymentTail
}

const coinCodeOf = (item: Activity): string | null => {
  if (item.kind === 'invoice') return paidCurrency(item)
  // Of several transactions no one coin stands for all.
  const codes = new Set(item.transactions.map(({ transactionCurrency }) => transactionCurrency))
  return codes.size > 1 ? null : (item.transaction?.currency ?? null)
}

const noteOf = (item: Activity): string | null => {
  if (item.kind === 'payout')
    return item.transactions.length > 1 ? filled(panelTexts.transactions, { count: item.transactions.length }) : null
  if (!isBillPayment(item)) return null
  const count = item.bills.length
  return count > 1 ? filled(panelTexts.bills, { count }) : panelTexts.bill
}

/** An item as a row of its list, which says what kind it is: the name alone is its title. */
const listRow = (item: Activity, now: number, options: RowOptions): PaymentRowView => {
  const row = paymentRow(now, item, options)
  const code = coinCodeOf(item)
  const name = item.kind === 'invoice' && isBillPayment(item) ? merchantLabel(item.bills) : item.merchantName
  return {
    ...row,
    title: visibleText(name) || titles.unnamed,
    date: item.timestamp === null ? panelTexts.notSent : row.date,
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
  /** Its date is told in full, as it will be from now on. */
  readonly isOld: boolean
}

const relative = relativeWithin.value * 3_600_000

/** Rows of items, each made anew only when something of it is another: a list may be very long. */
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

const failed = (text: string): PaymentTail => ({ kind: 'failed', text, label: panelTexts.tryAgain })

/** How far a list is shown; null: how many there are is not known. */
const shownText = (shown: number, all: number | null, mayHaveMore: boolean): string => {
  const text = mayHaveMore ? panelTexts.shownOfMore : panelTexts.shown
  return all === null ? filled(panelTexts.shownSoFar, { shown }) : filled(text, { shown, all })
}

/** What offers more rows: `all` of so many are known. */
export const moreTail = (shown: number, all: number | null, mayHaveMore: boolean, isLoading: boolean): MoreTail => ({
  kind: 'more',
  shown: shownText(shown, all, mayHaveMore),
  label: listTexts.more,
  isLoading,
})

/** What stands below the rows of a list (PAY-008, PAY-016, PAY-017). `items` is what they are called. */
export const listTail = <A>(list: PagedList<A>, items: string): PaymentTail => {
  const shown = shownRows(list).length
  const isHiding = list.rows.length > shown
  if (list.status === 'error' && !isHiding)
    return failed(filled(list.received === 0 ? panelTexts.failed : panelTexts.pageFailed, { items }))
  if (list.status === null) return { kind: 'loading', skeletons: listSkeletons.first.value }
  const isLoading = list.status === 'loading' && !isHiding
  if (isLoading && shown === 0) return { kind: 'loading', skeletons: listSkeletons.first.value }
  if (!canLoadMore(list)) return { kind: 'none' }
  return moreTail(shown, list.rows.length, list.status !== 'endOfList', isLoading)
}

/** What is unconfirmed of a list; null: nothing is, or it is not known yet (PAY-009). */
export const confirmingPanel = (
  state: PaymentListState,
  list: ListName,
  rows: ReadonlyArray<PaymentRowView>,
): PaymentPanelView | null => {
  const { confirming } = state
  const title = listTexts.confirming
  if (list === 'payouts') return null
  if (confirming.status === 'error') return { title, note: null, rows, tail: failed(panelTexts.confirmingFailed) }
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
