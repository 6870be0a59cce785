import { formatDay } from '../../kernel/calendar.ts'
import { lastOf } from '../../kernel/memo.ts'
import { filled } from '../../kernel/text.ts'
import {
  add,
  coinIcon,
  type CoinIconName,
  compare,
  type DecimalText,
  displayCode,
  formatCode,
  formatUsd,
  signOf,
  subtract,
  zero,
} from '../../money/index.ts'
import { invoiceAddress } from '../../platform/invoice-page.ts'
import type { PictureOrigins } from '../../platform/ports.ts'
import { formatTime } from '../../presentation/time-of-day.ts'
import {
  type AmountBillView,
  type BillHeadView,
  billHeadView,
  type EveryBillView,
  everyBillView,
  invoiceItems,
  makeAmountBills,
  type SelectedBills,
  selectedTotal,
} from '../bill-amounts/index.ts'
import type { BillPayState } from '../bill-list/index.ts'
import type { BillAccount } from '../model.ts'
import { billNames, billsToPay, isPaused, paymentsOfBills } from '../rules.ts'
import type { BillPayingState, BillQuote } from './model.ts'
import { isPayDisabled, countText, sameItems } from './rules.ts'
import { barLogos, billPaying, paidTexts, payTexts } from './tables.ts'

/** A button that pays. */
export interface PayActionView {
  readonly label: string
  readonly isBusy: boolean
  readonly isDisabled: boolean
}

/** Overview of the chosen bills before they are paid (BILL-113). A front end leaves out `sums` and `pay` while it shows the footer bar. */
export interface OverviewView {
  readonly heading: string
  readonly count: string
  /** What each chosen bill gets. */
  readonly rows: ReadonlyArray<{
    readonly head: BillHeadView
    /** "****2201 gets". */
    readonly note: string
    readonly amount: string
    /** "Estimated Nov 24", or what is wrong with the amount; null: neither. */
    readonly below: { readonly text: string; readonly tone: 'neutral' | 'bad' } | null
  }>
  /** In place of rows. */
  readonly empty: string | null
  /** Bills, fee, total: as far as they are known, the last one strong. */
  readonly sums: ReadonlyArray<{ readonly label: string; readonly amount: string; readonly isTotal: boolean }>
  /** What it is in a coin, about; null: the provider does not tell. */
  readonly coin: {
    readonly label: string
    readonly chosen: string
    /** Of the chosen one. */
    readonly icon: CoinIconName
    readonly options: ReadonlyArray<{ readonly code: string; readonly name: string }>
    readonly rows: ReadonlyArray<{ readonly label: string; readonly amount: string }>
    readonly note: string
  } | null
  /** The amounts have changed, and what it costs is asked for. */
  readonly isQuoting: boolean
  readonly pay: PayActionView
}

/** The footer bar; there is none for fewer than two bills (BILL-115 to BILL-119). */
export interface PayBarView {
  readonly label: string
  /** "3 bills, plus a fee of $1.50"; "3 bills" while the quote loads. */
  readonly note: string
  /** The sum of the chosen amounts, without the fee (BILL-116). */
  readonly total: string
  /** At most five. */
  readonly logos: ReadonlyArray<BillHeadView>
  /** How many logos there are besides; 0: none. */
  readonly more: number
  readonly pay: PayActionView
  readonly clear: string
}

/** The window is open, be it paid by now, or was blocked: in place of the amounts' buttons (BILL-141). */
export interface PayWindowView {
  readonly isBlocked: boolean
  readonly title: string
  readonly text: string
  /** Opens the window, or brings it to the front. */
  readonly action: string
}

/** Bills that were paid, told over the home of Bill Pay until it is closed. */
export interface PaidMomentView {
  readonly title: string
  readonly sentences: ReadonlyArray<string>
  readonly paidOn: string
  readonly invoice: { readonly label: string; readonly href: string }
  readonly close: string
}

/** What the screen is computed from. */
export interface PayingFacts {
  readonly paying: BillPayingState
  readonly bills: BillPayState
  /** Then no balance is in the view but what is to be paid: nobody pays what they cannot see. */
  readonly isHidden: boolean
  readonly timeZone: string
  readonly pictureOrigins: PictureOrigins
}

const shownBills = ({ paying, bills }: PayingFacts): ReadonlyArray<BillAccount> =>
  paying.screen === null ? [] : billsToPay(paying.screen.accountId, bills.accounts)

/** What is chosen on the screen, and what it costs as far as that is known; none of the bills of another screen. */
interface Chosen {
  readonly bills: ReadonlyArray<BillAccount>
  readonly total: DecimalText
  readonly quote: BillQuote | null
  readonly isQuoting: boolean
}

const chosenOf = (facts: PayingFacts): Chosen => {
  const shown = shownBills(facts)
  const bills = shown.filter(({ id }) => facts.paying.invoice.selectedInvoices.has(id))
  const selected: SelectedBills = new Map(
    [...facts.paying.invoice.selectedInvoices].filter(([id]) => bills.some((bill) => bill.id === id)),
  )
  const asked = facts.paying.quote
  const isPresent = asked !== null && sameItems(asked.items, invoiceItems(bills, selected))
  return {
    bills,
    total: selectedTotal(selected),
    quote: isPresent ? asked.quote : null,
    isQuoting: isPresent && asked.isOnItsWay,
  }
}

const payAction = ({ paying, bills }: PayingFacts, { total }: Chosen, label: string): PayActionView => ({
  label,
  isBusy: paying.isCreating,
  isDisabled: isPaused(bills.user, bills.seenAt) || isPayDisabled(total, paying.invoice.status),
})

const rowOf =
  ({ paying, pictureOrigins }: PayingFacts, { quote }: Chosen) =>
  (account: BillAccount): OverviewView['rows'][number] => {
    const selected = paying.invoice.selectedInvoices.get(account.id)
    const told = quote?.bills.find(({ accountId }) => accountId === account.id)?.estimatedCompletionDate ?? null
    const estimated =
      told === null ? null : ({ text: filled(payTexts.estimated, { day: formatDay(told) }), tone: 'neutral' } as const)
    return {
      head: billHeadView(account, pictureOrigins),
      note: filled(payTexts.gets, { mask: billNames(account).mask }).trim(),
      amount: formatUsd(selected?.amount ?? zero),
      below: (selected?.error ?? null) === null ? estimated : { text: payTexts.tooSmall, tone: 'bad' },
    }
  }

const sumsOf = ({ bills, total, quote }: Chosen): OverviewView['sums'] => {
  if (bills.length === 0) return []
  const { bills: sum, fee, noFee, noQuote, total: all } = payTexts.sums
  if (quote === null) return [{ label: noQuote, amount: formatUsd(total), isTotal: true }]
  return [
    { label: sum, amount: formatUsd(total), isTotal: false },
    { label: fee, amount: signOf(quote.fee) === 0 ? noFee : formatUsd(quote.fee), isTotal: false },
    { label: all, amount: formatUsd(quote.total), isTotal: true },
  ]
}

/** The coins of a quote, one of which is told of. */
const coinOf = ({ coin: wanted }: BillPayingState, { quote }: Chosen): OverviewView['coin'] => {
  const coin = quote?.coins.find(({ code }) => code === wanted) ?? quote?.coins[0]
  if (quote === null || coin === undefined) return null
  const { label, amount, networkCost, note } = payTexts.coin
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

const overviewOf = (facts: PayingFacts, chosen: Chosen): OverviewView => ({
  heading: payTexts.overview,
  count: countText(chosen.bills.length),
  rows: chosen.bills.map(rowOf(facts, chosen)),
  empty: chosen.bills.length === 0 ? payTexts.empty : null,
  sums: sumsOf(chosen),
  coin: coinOf(facts.paying, chosen),
  isQuoting: chosen.isQuoting,
  // Without a quote the fee is not known, and the window asks for more than what was chosen.
  pay: payAction(
    facts,
    chosen,
    chosen.quote === null ? payTexts.pay : filled(payTexts.payAmount, { amount: formatUsd(chosen.quote.total) }),
  ),
})

const barNote = ({ bills, quote, isQuoting }: Chosen): string => {
  const count = countText(bills.length)
  if (quote === null) return isQuoting ? count : filled(payTexts.barNoQuote, { count })
  return signOf(quote.fee) > 0 ? filled(payTexts.barFee, { count, fee: formatUsd(quote.fee) }) : count
}

const barOf = (facts: PayingFacts, chosen: Chosen): PayBarView | null => {
  const { bills, total } = chosen
  if (bills.length < 2) return null
  return {
    label: payTexts.bar,
    note: barNote(chosen),
    total: formatUsd(total),
    logos: bills.slice(0, barLogos.value).map((account) => billHeadView(account, facts.pictureOrigins)),
    more: Math.max(0, bills.length - barLogos.value),
    pay: payAction(facts, chosen, payTexts.pay),
    clear: payTexts.clear,
  }
}

const windowOf = ({ paying }: PayingFacts): PayWindowView | null => {
  const { shown, invoice } = paying
  if (invoice.id === null || shown === 'closed') return null
  const isPaid = shown === 'open' && invoice.status === 'invoice_paid'
  return { isBlocked: shown === 'blocked', ...billPaying[isPaid ? 'paid' : shown] }
}

/** Bills that were paid, in words; amounts are left out where they are hidden. */
const paidMoment = ({ paying, isHidden, timeZone }: PayingFacts): PaidMomentView | null => {
  if (paying.paid === null) return null
  const { id, at, bills, coin, price } = paying.paid
  const total = bills.reduce<DecimalText>((sum, { amount }) => add(sum, amount), zero)
  return {
    title: isHidden ? paidTexts.hidden : filled(paidTexts.title, { amount: formatUsd(total) }),
    sentences: [
      ...bills.map(({ account, amount }) =>
        filled(isHidden ? paidTexts.hiddenBill : paidTexts.bill, {
          name: [billNames(account).fullName, billNames(account).mask].join(' ').trim(),
          amount: formatUsd(amount),
        }),
      ),
      ...(price === null || isHidden || compare(price, total) <= 0
        ? []
        : [filled(paidTexts.fee, { fee: formatUsd(subtract(price, total)), total: formatUsd(price) })]),
      ...(coin === null ? [] : [filled(paidTexts.coin, { coin: displayCode(coin) })]),
      bills.length === 1 ? paidTexts.pending.one : paidTexts.pending.many,
    ],
    paidOn: filled(paidTexts.paidOn, { day: formatDay(at, timeZone), time: formatTime(at, timeZone) }),
    invoice: { label: paidTexts.invoice, href: invoiceAddress(id) },
    close: paidTexts.close,
  }
}

/** The parts of the screen that amounts decide. */
export interface PayingView {
  readonly every: ReadonlyArray<EveryBillView>
  readonly bills: ReadonlyArray<AmountBillView>
  readonly overview: OverviewView
  readonly bar: PayBarView | null
  readonly isResting: boolean
  readonly window: PayWindowView | null
  readonly failure: string | null
  readonly success: PaidMomentView | null
}

/** BILL-112 to BILL-133. What has not changed of a bill is the same object as before. */
export const makePayingView = (): ((facts: PayingFacts) => PayingView) => {
  const bills = makeAmountBills()
  const paymentsOf = lastOf(paymentsOfBills)
  return (facts) => {
    const { invoice, isCreating, texts } = facts.paying
    const chosen = chosenOf(facts)
    const payments = paymentsOf(facts.bills.payments)
    const { selectedInvoices: selected, shouldDisplayErrors: isTold } = invoice
    const now = facts.bills.seenAt
    const shown = shownBills(facts)
    return {
      every: facts.paying.screen?.accountId === null ? everyBillView(shown, payments) : [],
      bills: bills({ ...facts, payments, texts, selected, isTold, now }, shown),
      overview: overviewOf(facts, chosen),
      bar: barOf(facts, chosen),
      isResting: isCreating || (invoice.id !== null && facts.paying.shown !== 'blocked'),
      window: windowOf(facts),
      failure: isPaused(facts.bills.user, now) ? payTexts.paused : invoice.status === 'failed' ? invoice.error : null,
      success: paidMoment(facts),
    }
  }
}
