import { formatDay } from '../../../kernel/calendar.ts'
import { filled } from '../../../kernel/text.ts'
import { add, compare, type DecimalText, displayCode, formatUsd, subtract, zero } from '../../../money/index.ts'
import { invoiceAddress } from '../../../platform/invoice-page.ts'
import { formatTime } from '../../../presentation/time-of-day.ts'
import { billNames } from '../../rules.ts'
import { paidBillTexts as texts } from '../../texts.ts'
import type { PayingFacts } from './chosen.ts'

/** Confirmation of paid bills, shown over Bill Pay's home until the user closes it. */
export interface PaidBillsView {
  readonly title: string
  readonly sentences: ReadonlyArray<string>
  readonly paidOn: string
  readonly invoice: { readonly label: string; readonly href: string }
  readonly close: string
}

/** Returns the confirmation. Leaves out hidden amounts. Null if there is nothing to confirm. */
export const paidBillsView = ({ paying, isHidden, timeZone }: PayingFacts): PaidBillsView | null => {
  if (paying.paid === null) return null
  const { id, at, bills, coin, price } = paying.paid
  const total = bills.reduce<DecimalText>((sum, { amount }) => add(sum, amount), zero)
  return {
    title: isHidden ? texts.hidden : filled(texts.title, { amount: formatUsd(total) }),
    sentences: [
      ...bills.map(({ account, amount }) =>
        filled(isHidden ? texts.hiddenBill : texts.bill, {
          name: [billNames(account).fullName, billNames(account).mask].join(' ').trim(),
          amount: formatUsd(amount),
        }),
      ),
      ...(price === null || isHidden || compare(price, total) <= 0
        ? []
        : [filled(texts.fee, { fee: formatUsd(subtract(price, total)), total: formatUsd(price) })]),
      ...(coin === null ? [] : [filled(texts.coin, { coin: displayCode(coin) })]),
      bills.length === 1 ? texts.pending.one : texts.pending.many,
    ],
    paidOn: filled(texts.paidOn, { day: formatDay(at, timeZone), time: formatTime(at, timeZone) }),
    invoice: { label: texts.invoice, href: invoiceAddress(id) },
    close: texts.close,
  }
}
