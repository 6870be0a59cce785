import { hiddenAmount, withoutAmounts } from '../home/index.ts'
import { memoizeByObject, memoizeLast } from '../kernel/memo.ts'
import { combine, type Live, project } from '../kernel/store.ts'
import {
  confirmingPanel,
  type CurrencyBook,
  type DetailSource,
  type ListName,
  makePaymentRows,
  paymentListTexts,
  paymentsPageTexts,
  type PaymentEmptyView,
  paymentEmptyView,
  type PaymentFilter,
  type PaymentFilterView,
  paymentFilterView,
  type PaymentAnnouncement,
  type PaymentPanelView,
  type PaymentResultView,
  paymentResultView,
  type PaymentRowView,
  type PaymentSavingView,
  paymentSavingView,
  type PayoutExportView,
  type WholeActivity,
  withPaymentFilter,
} from '../payments/index.ts'
import type { Carousels, Configuration, Device, PaymentSlideKind, Slides } from '../platform/ports.ts'
import type { Slices } from '../slices.ts'
import { makePaymentNews } from './found-payments.ts'
import {
  filterOf,
  isSearching,
  isWaiting,
  makeShown,
  noteOf,
  type PageState,
  placeOf,
  type Shown,
  tailOf,
} from './shown-payments.ts'

/** View of the page of crypto payments. A panel that is null is not shown. */
export interface PaymentsPageView {
  readonly heading: string
  /** Screen reader label of each hidden amount. Null if amounts are visible. */
  readonly hiddenAmount: string | null
  readonly filter: PaymentFilterView
  /** Summary of the search. Null if no filter is active. */
  readonly result: PaymentResultView | null
  /** Unconfirmed payments. Null if there are none, or if the page shows search results. */
  readonly confirming: PaymentPanelView | null
  /** Recent rows. If there are none, `empty` is shown instead. */
  readonly recent: PaymentPanelView & { readonly empty: PaymentEmptyView | null }
  /** Export of payouts. Null if the payments or the donations are selected, or if there was no payout yet. */
  readonly exports: PayoutExportView | null
  /** Button that saves the list. Null if the provider does not support saving, or if the list is empty. */
  readonly saving: PaymentSavingView | null
  /** List whose labels the legend explains (`legendRows`). */
  readonly legend: ListName
  readonly refresh: { readonly label: string; readonly isRefreshing: boolean; readonly failure: string | null }
  /** Announcement of changed rows for screen readers. */
  readonly announcement: PaymentAnnouncement
}

/** Slices of the page. */
type Parts = Pick<Slices, 'amountPrivacy' | 'paymentList' | 'paymentSearch' | 'payoutExport'>

/** Ports of the page. */
export interface PaymentsPagePorts {
  /** Opens slides. `app.shell.carousels` of `makePaydeck`. */
  readonly carousels: Carousels
  readonly configuration: Pick<Configuration, 'pictureOrigins'>
  readonly device: Pick<Device, 'timeZone'>
}

/** Page of the crypto payments with its actions. */
export interface PaymentsPage extends Live<PaymentsPageView> {
  /** All loaded items. The payment details look up their item here. */
  readonly listed: Live<DetailSource>
  /** Slides of the shown rows, in order. */
  readonly slides: Live<Slides>
  /** Handles the opening of the page, or a change of its URL. */
  readonly show: (filter: PaymentFilter) => void
  /** Changes the filter. The front end then sets the URL from the filter of the view. */
  readonly narrow: (change: Partial<PaymentFilter>) => void
  /** Opens the slide of a row. Returns false if the row is not shown. */
  readonly open: (kind: PaymentSlideKind, id: string) => boolean
  /** Shows more recent rows. */
  readonly more: () => void
  /** Shows more unconfirmed rows. */
  readonly moreConfirming: () => void
  /** Repeats the request that failed. */
  readonly tryAgain: () => void
  /** Loads the latest items of the list or the search. The rows stay until the response arrives (PAY-014). */
  readonly refresh: () => void
  /** Handles leaving the page. */
  readonly leave: () => void
}

type Lists = ReadonlyArray<ReadonlyArray<WholeActivity>>

/** Makes the function that computes the view of the page. It memoizes the rows. */
const makeView = (
  shownOf: (state: PageState) => Shown,
  announcementOf: ReturnType<typeof makePaymentNews>,
  showHidden: boolean,
  { configuration: { pictureOrigins }, device }: Pick<PaymentsPagePorts, 'configuration' | 'device'>,
) => {
  const [recentRows, confirmingRows] = [makePaymentRows(pictureOrigins), makePaymentRows(pictureOrigins)]
  const hide = memoizeByObject((row: PaymentRowView): PaymentRowView => ({ ...row, ...withoutAmounts(row) }))
  return (state: PageState): PaymentsPageView => {
    const { list, search, exports, isHidden } = state
    const selection = placeOf(state)
    const shown = shownOf(state)
    const timeZone = device.timeZone()
    const withPrivacy = (rows: ReadonlyArray<PaymentRowView>) => (isHidden ? rows.map(hide) : rows)
    const recent = withPrivacy(recentRows(shown.recent, list.seenAt, list.currencies, timeZone))
    const confirming = withPrivacy(confirmingRows(shown.confirming, list.seenAt, list.currencies, timeZone))
    const tail = tailOf(state)
    return {
      heading: paymentsPageTexts.heading,
      hiddenAmount: isHidden ? hiddenAmount.label : null,
      filter: paymentFilterView(filterOf(search), {
        isSupported: search.isSupported,
        currencies: list.currencies,
        showHidden,
        now: list.seenAt,
        timeZone,
      }),
      result: paymentResultView(search),
      confirming: isSearching(state) || isWaiting(state) ? null : confirmingPanel(list, selection.list, confirming),
      recent: {
        title: paymentsPageTexts.recent,
        note: noteOf(state, recent.length),
        rows: recent,
        tail,
        empty:
          recent.length === 0 && tail.kind === 'none' ? paymentEmptyView(filterOf(search), isSearching(state)) : null,
      },
      exports: selection.list === 'payouts' ? exports : null,
      saving:
        search.isSupported === true && recent.length + confirming.length > 0
          ? paymentSavingView(search, search.seenAt)
          : null,
      legend: selection.list,
      refresh: {
        label: paymentListTexts.refresh,
        isRefreshing: list.refresh === 'loading' || search.refresh === 'loading',
        failure: list.refresh === 'failed' || search.refresh === 'failed' ? paymentListTexts.refreshFailed : null,
      },
      announcement: announcementOf(list, search),
    }
  }
}

/** Makes the page. Nothing loads before `show`. */
export const paymentsPageOf = (slices: Parts, { carousels, ...ports }: PaymentsPagePorts): PaymentsPage => {
  const { amountPrivacy, paymentList, paymentSearch, payoutExport } = slices
  const state = combine({
    list: paymentList.state,
    search: paymentSearch.state,
    exports: payoutExport.view,
    isHidden: amountPrivacy.isOn,
  })
  const shownOf = memoizeLast(makeShown())
  const announcementOf = makePaymentNews()
  const view = project(state, makeView(shownOf, announcementOf, paymentSearch.showHidden, ports))
  const slides = project(combine({ state, view }), (now): Slides => {
    const rows = [...(now.view.confirming?.rows ?? []), ...now.view.recent.rows]
    const { tail } = now.view.recent
    return {
      items: rows.map(({ id, slide: kind, title: name }) => ({ id, kind, name })),
      canLoadMore: shownOf(now.state).canLoadMore,
      failure: tail.kind === 'failed' ? tail : null,
    }
  })
  const items = memoizeLast(
    (announcement: PaymentAnnouncement, currencies: CurrencyBook, ...lists: Lists): DetailSource => ({
      items: lists.flat(),
      announcement,
      currencies,
    }),
  )
  const isOfSearch = (): boolean => isSearching(state.get())
  const show = (filter: PaymentFilter): void => {
    const { selection } = state.get().list
    const { list, pill } = filter
    if (selection === null) payoutExport.enter()
    paymentList.enter({ list, pill })
    paymentSearch.search(filter)
  }
  const more = (): void => (isOfSearch() ? paymentSearch.more() : paymentList.more())
  const tryAgain = (): void => {
    if (isOfSearch()) paymentSearch.tryAgain()
    paymentList.tryAgain()
  }
  return {
    ...view,
    listed: project(state, (now) => {
      const { lists, confirming } = now.list
      const found = isSearching(now) ? shownOf(now).recent : []
      const kept = Object.values(lists).map((list) => list?.rows ?? [])
      return items(announcementOf(now.list, now.search), now.list.currencies, confirming.rows, found, ...kept)
    }),
    slides,
    show,
    narrow: (change) => show(withPaymentFilter(filterOf(state.get().search), change)),
    open: (kind, id) => {
      const index = slides.get().items.findIndex((slide) => slide.kind === kind && slide.id === id)
      if (index >= 0) carousels.open({ slides, index, loadMore: more, tryAgain })
      return index >= 0
    },
    more,
    moreConfirming: paymentList.moreConfirming,
    tryAgain,
    refresh: () => {
      paymentList.refresh()
      paymentSearch.refresh()
    },
    leave: () => {
      paymentList.leave()
      paymentSearch.leave()
      payoutExport.leave()
    },
  }
}
