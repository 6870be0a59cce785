import {
  type BillList,
  billNotice,
  type BillPaying,
  makePayingView,
  type PayingView,
  billPayHeadings,
  billPaymentTexts,
  sortedBills,
} from '../bill-pay/index.ts'
import { hiddenAmount } from '../home/index.ts'
import { memoizeLast } from '../kernel/memo.ts'
import { combine, type Live, project } from '../kernel/store.ts'
import type { Configuration, Device } from '../platform/ports.ts'
import { routePath } from '../routes/index.ts'
import type { Slices } from '../slices.ts'
import { seenZone } from './seen-zone.ts'

/** Screen that pays one or several bills, ready to render (BILL-112 to BILL-119). */
export interface BillPaymentPageView extends PayingView {
  readonly back: { readonly label: string; readonly to: string }
  readonly heading: string
  /**
   * Notice about late fees, instant credit and the time until a payment appears on the bank statement (BILL-005 to
   * BILL-007).
   */
  readonly notice: { readonly title: string; readonly text: string }
  /** Screen reader label of each hidden amount. Null if amounts are visible. */
  readonly hiddenAmount: string | null
}

/** Payment screen with its actions. */
export interface BillPaymentPage
  extends Live<BillPaymentPageView>, Omit<BillPaying, 'state'>, Pick<BillList, 'refetch'> {}

/** Makes the screen. Nothing loads before `open`. */
export const billPaymentPageOf = (
  { amountPrivacy, billList, billPayment }: Pick<Slices, 'amountPrivacy' | 'billList' | 'billPayment'>,
  {
    configuration: { pictureOrigins },
    device,
  }: {
    readonly configuration: Pick<Configuration, 'pictureOrigins'>
    readonly device: Pick<Device, 'timeZone'>
  },
): BillPaymentPage => {
  const { state, ...acts } = billPayment
  const payingView = makePayingView()
  const zone = seenZone(device)
  const sorted = memoizeLast(sortedBills)
  const view = project(
    combine({ paying: state, bills: billList.state, order: billList.order, isHidden: amountPrivacy.isOn }),
    (now): BillPaymentPageView => ({
      ...payingView({
        paying: now.paying,
        // Same order as on the home page of Bill Pay (BILL-109).
        bills: { ...now.bills, accounts: sorted(now.order, now.bills.accounts) },
        isHidden: now.isHidden,
        timeZone: zone(now.bills.seenAt),
        pictureOrigins,
      }),
      back: { label: billPayHeadings.page, to: routePath('bill-pay-home') },
      heading: billPaymentTexts.heading,
      notice: { title: billNotice.lead, text: billNotice.rest },
      hiddenAmount: now.isHidden ? hiddenAmount.label : null,
    }),
  )
  return { ...view, ...acts, refetch: billList.refetch }
}
