import { filled } from '../../../kernel/text.ts'
import { formatUsd, signOf } from '../../../money/index.ts'
import { type BillHeadView, billHeadView } from '../../bill-amounts/index.ts'
import { billPaymentTexts as texts } from '../../texts.ts'
import { countText } from '../rules.ts'
import { barLogos } from '../tables.ts'
import type { Chosen, PayingFacts } from './chosen.ts'
import { payAction, type PayActionView } from './pay-action.ts'

/** Footer bar. Shown for two or more bills (BILL-115 to BILL-119). */
export interface PayBarView {
  readonly label: string
  /** Number of bills and their fee, as in "3 bills, plus a fee of $1.50". Only the number while the quote loads. */
  readonly note: string
  /** Sum of the selected amounts, without the fee (BILL-116). */
  readonly total: string
  /** At most five logos. */
  readonly logos: ReadonlyArray<BillHeadView>
  /** Number of selected bills without a logo in the bar. */
  readonly more: number
  readonly pay: PayActionView
  readonly clear: string
}

const barNote = ({ bills, quote, isQuoting }: Chosen): string => {
  const count = countText(bills.length)
  if (quote === null) return isQuoting ? count : filled(texts.barNoQuote, { count })
  return signOf(quote.fee) > 0 ? filled(texts.barFee, { count, fee: formatUsd(quote.fee) }) : count
}

/** Returns the footer bar, or null for fewer than two bills. */
export const barOf = (facts: PayingFacts, chosen: Chosen): PayBarView | null => {
  const { bills, total } = chosen
  if (bills.length < 2) return null
  return {
    label: texts.bar,
    note: barNote(chosen),
    total: formatUsd(total),
    logos: bills.slice(0, barLogos.value).map((account) => billHeadView(account, facts.pictureOrigins)),
    more: Math.max(0, bills.length - barLogos.value),
    pay: payAction(facts, chosen, texts.pay),
    clear: texts.clear,
  }
}
