import { function as F, taskEither as TE } from 'fp-ts'
import {
  type BillActivityPanel,
  billActivityPanel,
  type BillActivityRow,
  billSkeletons,
  type BillCardView,
  billNotice,
  type BillOrder,
  type BillOrderView,
  billOrderView,
  billPageName,
  billPayHeadings,
  type BillPayState,
  billPayTexts as texts,
  isPaused,
  makeBillCards,
  payPath,
} from '../bill-pay/index.ts'
import { hiddenAmount } from '../home/index.ts'
import { formatDay } from '../kernel/calendar.ts'
import { memoizeByObject } from '../kernel/memo.ts'
import { combine, type Live, project } from '../kernel/store.ts'
import { filled } from '../kernel/text.ts'
import type { BillActivityList } from '../payments/index.ts'
import type { Analytics, Configuration, Device } from '../platform/ports.ts'
import { formatTime } from '../presentation/time-of-day.ts'
import { visibleText } from '../presentation/visible-text.ts'
import type { RouteId } from '../routes/index.ts'
import type { Slices } from '../slices.ts'
import { seenZone } from './seen-zone.ts'

/**
 * Load state of Bill Pay, ready to render. Unless the kind is "here", the front end shows this view in place of the Bill Pay
 * screens (BILL-008).
 */
export type BillPayEntryView =
  /** `skeletons` are the numbers of placeholders for bill cards and activity rows. */
  | {
      readonly kind: 'loading'
      readonly heading: string
      readonly skeletons: { readonly cards: number; readonly rows: number }
    }
  /** `text` is the reason, `label` names the retry button (BILL-012). */
  | { readonly kind: 'failed'; readonly heading: string; readonly text: string; readonly label: string }
  | { readonly kind: 'here' }

/** Home page of Bill Pay, ready to render. */
export interface BillPayPageView {
  readonly heading: string
  /** Screen reader label of each hidden amount. Null if amounts are visible. */
  readonly hiddenAmount: string | null
  /**
   * Notice about late fees, instant credit and the time until a payment appears on the bank statement (BILL-005 to
   * BILL-007).
   */
  readonly notice: string
  /** Notice that the bill provider accepts no payments for now. Null if payments are accepted. */
  readonly paused: { readonly title: string; readonly text: string } | null
  /** Buttons of the page (BILL-086, BILL-087). If nothing can be paid, `payAll.to` is null and the button is disabled. */
  readonly actions: {
    readonly payAll: { readonly label: string; readonly to: string | null }
    readonly add: { readonly label: string }
  }
  readonly bills: {
    readonly title: string
    readonly order: BillOrderView
    readonly cards: ReadonlyArray<BillCardView>
  }
  readonly pending: BillActivityPanel
  readonly recent: BillActivityPanel
  /** Text that replaces both activity lists if both are empty (BILL-092). Null otherwise. */
  readonly empty: string | null
  /**
   * Notice that some requested data is missing. The notice stays while the request is repeated (BILL-078). Null if all data
   * is loaded.
   */
  readonly behind: string | null
  /** Refresh button (BILL-090, BILL-091). */
  readonly refresh: { readonly label: string; readonly isRefreshing: boolean; readonly failure: string | null }
}

/** Home page of Bill Pay with its actions. */
export interface BillPayPage extends Live<BillPayPageView> {
  /** Load state of Bill Pay. */
  readonly entry: Live<BillPayEntryView>
  /**
   * Handles the opening of a Bill Pay route: waits for the app's initialisation, then loads missing data (SESS-053,
   * BILL-008).
   */
  readonly enter: () => void
  /** Repeats a failed load of Bill Pay (BILL-012). */
  readonly tryAgain: () => void
  /** Sends one analytics event for a route. Call it when the route has passed its guards (BILL-038). */
  readonly arrive: (id: RouteId, params: Readonly<Record<string, string>>) => void
  /** Sets the order of the bills, which the browser stores (BILL-109). */
  readonly chooseOrder: (order: BillOrder) => void
  /** Shows 10 more rows of an activity list (BILL-111). */
  readonly more: (list: BillActivityList) => void
  /** Loads the bill payments again (BILL-090). */
  readonly refresh: () => void
  /** Opens the dialog with the reason why a bill cannot be paid (BILL-101). */
  readonly learnMore: (accountId: string) => void
}

/** Ports of the page, in addition to the slices. */
export interface BillPayPagePorts {
  readonly analytics: Analytics
  readonly configuration: Pick<Configuration, 'pictureOrigins'>
  readonly device: Pick<Device, 'timeZone'>
}

const skeletons = { cards: billSkeletons.cards.value, rows: billSkeletons.rows.value }

const entryView = ({ isInitialised, status, error }: BillPayState): BillPayEntryView => {
  if (isInitialised) return { kind: 'here' }
  if (status !== 'failed') return { kind: 'loading', heading: billPayHeadings.page, skeletons }
  const reason = visibleText(error ?? '')
  return {
    kind: 'failed',
    heading: billPayHeadings.page,
    text: `${texts.failed} ${reason}`.trim(),
    label: texts.tryAgain,
  }
}

const pausedView = ({ user, seenAt }: BillPayState, timeZone: string): BillPayPageView['paused'] => {
  const { title, text, until: template } = texts.paused
  if (!isPaused(user, seenAt)) return null
  const until = user?.pause?.until ?? null
  if (until === null) return { title, text }
  return { title, text: filled(template, { day: formatDay(until, timeZone), time: formatTime(until, timeZone) }) }
}

const withoutBalance = /* @__PURE__ */ memoizeByObject((card: BillCardView): BillCardView => ({
  ...card,
  balance: card.balance === null ? null : hiddenAmount.text,
}))

const withoutSum = /* @__PURE__ */ memoizeByObject((row: BillActivityRow): BillActivityRow => ({
  ...row,
  amount: hiddenAmount.text,
  fee: null,
}))

const withoutSums = (panel: BillActivityPanel): BillActivityPanel => ({ ...panel, rows: panel.rows.map(withoutSum) })

const behindText = ({ behind }: BillPayState): string | null => (behind.length > 0 ? texts.behind : null)

const refreshFailure = (state: BillPayState): string | null => {
  if (state.refresh === 'loading') return null
  return state.refresh === 'failed' ? texts.refreshFailed : behindText(state)
}

interface PageState {
  readonly bills: BillPayState
  readonly order: BillOrder
  readonly isHidden: boolean
}

const makeView = ({ configuration: { pictureOrigins }, device }: Omit<BillPayPagePorts, 'analytics'>) => {
  const [zone, cardsOf] = [seenZone(device), makeBillCards(pictureOrigins)]
  return ({ bills: state, order, isHidden }: PageState): BillPayPageView => {
    const { accounts, seenAt: now } = state
    const timeZone = zone(now)
    const paused = pausedView(state, timeZone)
    const cards = cardsOf({ accounts, order, now, timeZone, isPaused: paused !== null })
    const shown = (list: BillActivityList): BillActivityPanel => {
      const panel = billActivityPanel(list, state, { timeZone, pictureOrigins })
      return isHidden ? withoutSums(panel) : panel
    }
    const [pending, recent] = [shown('pending'), shown('recent')]
    return {
      heading: billPayHeadings.page,
      hiddenAmount: isHidden ? hiddenAmount.label : null,
      notice: `${billNotice.lead} ${billNotice.rest}`,
      paused,
      actions: {
        payAll: { label: texts.payAll, to: cards.some(({ to }) => to !== null) ? payPath() : null },
        add: { label: texts.add },
      },
      bills: {
        title: billPayHeadings.bills,
        order: billOrderView(order),
        cards: isHidden ? cards.map(withoutBalance) : cards,
      },
      pending,
      recent,
      empty: pending.rows.length + recent.rows.length === 0 ? texts.empty : null,
      behind: behindText(state),
      refresh: { label: texts.refresh, isRefreshing: state.refresh === 'loading', failure: refreshFailure(state) },
    }
  }
}

/** Makes the page. Nothing loads before `enter`. */
export const billPayPageOf = (
  {
    amountPrivacy,
    billList,
    startup,
  }: {
    readonly amountPrivacy: Pick<Slices['amountPrivacy'], 'isOn'>
    readonly billList: Slices['billList']
    readonly startup: Pick<Slices['startup'], 'tasks'>
  },
  { analytics, ...ports }: BillPayPagePorts,
): BillPayPage => {
  const { state, order, tasks } = billList
  const entering = F.pipe(
    startup.tasks.initialise,
    TE.flatMap(() => tasks.load),
  )
  const enter = (): void => void entering()
  let lastRoute: string | null = null
  return {
    ...project(combine({ bills: state, order, isHidden: amountPrivacy.isOn }), makeView(ports)),
    entry: project(state, entryView),
    enter,
    tryAgain: enter,
    arrive: (id, params) => {
      const name = billPageName(id)
      const route = JSON.stringify([id, params])
      if (route === lastRoute) return
      lastRoute = route
      if (name !== null) analytics.track({ event: 'page', name, properties: {} })
    },
    chooseOrder: billList.chooseOrder,
    more: billList.more,
    refresh: billList.refresh,
    learnMore: billList.learnMore,
  }
}
