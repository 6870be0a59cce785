import { formatDay } from '../../../kernel/calendar.ts'
import { filled } from '../../../kernel/text.ts'
import { coinIcon, type CoinIconName, displayCode, formatCode, formatUsd, signOf, zero } from '../../../money/index.ts'
import { type BillHeadView, billHeadView } from '../../bill-amounts/index.ts'
import type { BillAccount } from '../../model.ts'
import { billNames } from '../../rules.ts'
import { billPayHeadings, billPaymentTexts as texts, billTexts } from '../../texts.ts'
import type { BillPayingState } from '../model.ts'
import { countText } from '../rules.ts'
import type { Chosen, PayingFacts } from './chosen.ts'
import { payAction, type PayActionView } from './pay-action.ts'

/** Overview of the selected bills (BILL-113). A front end omits `sums` and `pay` while it shows the footer bar. */
export interface OverviewView {
  readonly heading: string
  readonly count: string
  /** Amount of each selected bill. */
  readonly rows: ReadonlyArray<{
    readonly head: BillHeadView
    /** Masked account number with a verb, as in "****2201 gets". */
    readonly note: string
    readonly amount: string
    /** Estimated date, as in "Estimated Nov 24", or the error of the amount. Null if there is neither. */
    readonly below: { readonly text: string; readonly tone: 'neutral' | 'bad' } | null
  }>
  /** Text that replaces the rows if no bill is selected. Null otherwise. */
  readonly empty: string | null
  /** Known sums: bills, fee, total. The total is emphasized. */
  readonly sums: ReadonlyArray<{ readonly label: string; readonly amount: string; readonly isTotal: boolean }>
  /** Approximate amount in a coin. Null if the provider does not quote coins. */
  readonly coin: {
    readonly label: string
    readonly chosen: string
    /** Icon of the coin in which the amount is shown. */
    readonly icon: CoinIconName
    readonly options: ReadonlyArray<{ readonly code: string; readonly name: string }>
    readonly rows: ReadonlyArray<{ readonly label: string; readonly amount: string }>
    readonly note: string
  } | null
  /** True while the quote for changed amounts loads. */
  readonly isQuoting: boolean
  readonly pay: PayActionView
}

const rowOf =
  ({ paying, pictureOrigins }: PayingFacts, { quote }: Chosen) =>
  (account: BillAccount): OverviewView['rows'][number] => {
    const selected = paying.invoice.selectedInvoices.get(account.id)
    const completionDate =
      quote?.bills.find(({ accountId }) => accountId === account.id)?.estimatedCompletionDate ?? null
    const estimated =
      completionDate === null
        ? null
        : ({ text: filled(billTexts.estimated, { day: formatDay(completionDate) }), tone: 'neutral' } as const)
    return {
      head: billHeadView(account, pictureOrigins),
      note: filled(texts.gets, { mask: billNames(account).mask }).trim(),
      amount: formatUsd(selected?.amount ?? zero),
      below: (selected?.error ?? null) === null ? estimated : { text: texts.tooSmall, tone: 'bad' },
    }
  }

const sumsOf = ({ bills, total, quote }: Chosen): OverviewView['sums'] => {
  if (bills.length === 0) return []
  const { bills: sum, fee, noFee, noQuote, total: all } = texts.sums
  if (quote === null) return [{ label: noQuote, amount: formatUsd(total), isTotal: true }]
  return [
    { label: sum, amount: formatUsd(total), isTotal: false },
    { label: fee, amount: signOf(quote.fee) === 0 ? noFee : formatUsd(quote.fee), isTotal: false },
    { label: all, amount: formatUsd(quote.total), isTotal: true },
  ]
}

/** Returns the coins of the quote, and the approximate amount in the chosen coin. */
const coinOf = ({ coin: wanted }: BillPayingState, { quote }: Chosen): OverviewView['coin'] => {
  const coin = quote?.coins.find(({ code }) => code === wanted) ?? quote?.coins[0]
  if (quote === null || coin === undefined) return null
  const { label, amount, networkCost, note } = texts.coin
  return {
    label,
    chosen: coin.code,
    icon: coinIcon(coin.code),
    options: quote.coins.map(({ code, name }) => ({ code, name })),
    rows: [
      { label: amount, amount: formatCode(coin.amount, coin.code) },
      ...(coin.networkCost === null ? [] : [{ label: networkCost, amount: formatUsd(coin.networkCost) }]),
    ],
    note: filled(note, { rate: formatUsd(coin.rate), code: displayCode(coin.code) }),
  }
}

/** Returns the overview of the selected bills. */
export const overviewOf = (facts: PayingFacts, chosen: Chosen): OverviewView => ({
  heading: billPayHeadings.overview,
  count: countText(chosen.bills.length),
  rows: chosen.bills.map(rowOf(facts, chosen)),
  empty: chosen.bills.length === 0 ? texts.empty : null,
  sums: sumsOf(chosen),
  coin: coinOf(facts.paying, chosen),
  isQuoting: chosen.isQuoting,
  // Without a quote the fee is unknown, and the payment window charges more than the selected total.
  pay: payAction(
    facts,
    chosen,
    chosen.quote === null ? texts.pay : filled(texts.payAmount, { amount: formatUsd(chosen.quote.total) }),
  ),
})
