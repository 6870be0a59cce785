import { filled } from '../../kernel/text.ts'
import { isoTime } from '../../kernel/years.ts'
import { coinIcon, type DecimalText, explorerAddress, formatMoney, multiply, signOf } from '../../money/index.ts'
import { invoiceAddress } from '../../platform/invoice-page.ts'
import type { SlideKind } from '../../platform/ports.ts'
import type { HiddenAmount } from '../../presentation/hidden-amount.ts'
import { visibleText } from '../../presentation/visible-text.ts'
import type { Activity, BillPayment, Invoice, ListedTransaction, Payout } from '../model.ts'
import { isWhole } from '../payment-list/index.ts'
import { coinText, type CurrencyBook, paymentRow } from '../recent-activity/index.ts'
import {
  allowedPicture,
  billActivityListOf,
  billLabel,
  billText,
  convenienceFee,
  isBillPayment,
  isDonation,
  merchantPill,
  paidCurrency,
} from '../rules.ts'
import { titles } from '../tables.ts'
import type {
  DetailAmount,
  DetailPlaces,
  DetailRow,
  DetailSection,
  DetailStep,
  InvoiceRecord,
  ListedItem,
  PaymentDetailState,
} from './model.ts'
import {
  dateOf,
  dayOf,
  hasNetworkCost,
  isCount,
  otherSideOf,
  rateText,
  received,
  shortTransactionId,
  situationOf,
  situationRow,
  stepsOf,
} from './rules.ts'
import { detailTexts as texts, giftStatuses, helpTexts, invoiceLinks, type SituationRow, stepTexts } from './tables.ts'

/** A payment, donation, bill payment or payout in detail, ready to render. What is not known is not there. */
export interface PaymentDetail {
  readonly id: string
  readonly slide: SlideKind
  readonly icon: ListedItem['icon']
  readonly mark: ListedItem['mark']
  readonly name: string
  readonly date: { readonly text: string; /** ISO 8601. */ readonly at: string } | null
  readonly direction: ListedItem['direction']
  readonly amount: DetailAmount
  /** The amount in coin, or in how many transactions it came. */
  readonly below: DetailAmount | null
  readonly status: ListedItem['status']
  readonly situation: SituationRow | null
  /** What the steps are, and the steps. */
  readonly progress: { readonly label: string; readonly steps: ReadonlyArray<DetailStep> } | null
  readonly sections: ReadonlyArray<DetailSection>
  /** The provider's page of it, and where help is; both leave the app. */
  readonly links: ReadonlyArray<{ readonly label: string; readonly href: string; readonly isMain: boolean }>
  /** Whether there is a form of it to download (PAY-091). */
  readonly hasForm: boolean
  /** What prints it, and what heads it on paper. */
  readonly receipt: { readonly label: string; readonly heading: string }
}

/** How amounts are written: hidden or not, and with what is known of currencies. */
interface Showing {
  (text: string): DetailAmount
  readonly currencies: CurrencyBook
  /** Whole units of a currency. */
  readonly money: (amount: DecimalText, code: string) => string
}

const showing = (hidden: HiddenAmount | null, currencies: CurrencyBook): Showing =>
  Object.assign((text: string): DetailAmount => ({ text: hidden?.text ?? text, hidden: hidden?.label ?? null }), {
    currencies,
    money: (amount: DecimalText, code: string) => formatMoney(amount, { code, ...currencies.get(code) }),
  })

/** A row where there is something to tell, and none where there is not. */
const row = <V>(value: V | null, make: (known: V) => DetailRow): ReadonlyArray<DetailRow> =>
  value === null ? [] : [make(value)]

const seen = (text: string | null): string | null => (text === null ? null : visibleText(text) || null)

const textRow =
  (label: string, copies = false) =>
  (text: string): DetailRow => ({ label, kind: 'text', text, copies })

const idRow = (places: DetailPlaces, code: string | null, id: string | null): ReadonlyArray<DetailRow> =>
  row(seen(id), (whole) => ({
    label: texts.transactionId,
    kind: 'id',
    text: shortTransactionId(whole),
    whole,
    href: code === null ? null : explorerAddress({ ...places, code, txId: whole }),
  }))

const amountRow =
  (shown: Showing, label: string, isStrong = false) =>
  (text: string): DetailRow => ({ label, kind: 'amount', amount: shown(text), isStrong })

const walletRow = (
  invoice: Invoice,
  record: InvoiceRecord | null,
  { pictureOrigins }: DetailPlaces,
): ReadonlyArray<DetailRow> =>
  row(seen(invoice.selectedWallet?.displayName ?? null) ?? seen(record?.walletName ?? null), (name) => ({
    label: texts.paidFrom,
    kind: 'wallet',
    name,
    picture: allowedPicture(invoice.selectedWallet?.avatar ?? null, pictureOrigins),
  }))

const invoiceRows = (
  invoice: Invoice,
  record: InvoiceRecord | null,
  places: DetailPlaces,
  shown: Showing,
): ReadonlyArray<DetailRow> => {
  const { price, exchangeRate } = invoice
  const code = paidCurrency(invoice)
  const currency = { ...invoice.currency, ...shown.currencies.get(invoice.currency.code) }
  const coin = (minor: bigint | null) =>
    minor !== null && minor > 0n ? coinText(invoice, minor, shown.currencies) : null
  const rate = exchangeRate === null ? null : formatMoney(exchangeRate, currency)
  const cost = hasNetworkCost(invoice) ? coin(invoice.networkCost) : null
  return [
    ...row(price === null ? null : formatMoney(price, currency), amountRow(shown, texts.price, true)),
    ...row(rateText(code, rate), textRow(texts.exchangeRate)),
    ...row(coin(invoice.paymentSubtotal), amountRow(shown, texts.subtotal)),
    ...row(cost, amountRow(shown, texts.networkCost)),
    ...row(coin(invoice.underpaidAmount), amountRow(shown, texts.underpaid)),
    ...row(coin(invoice.overpaidAmount), amountRow(shown, texts.overpaid)),
    ...row(coin(invoice.declinedAmount), amountRow(shown, texts.declined)),
    ...row(seen(invoice.orderId), textRow(texts.orderId, true)),
    ...idRow(places, code, invoice.txId),
    ...row(seen(record?.swapInfoCode ?? null), textRow(texts.swap)),
    ...walletRow(invoice, record, places),
  ]
}

const moneyIn = (code: string, amount: DecimalText | null, shown: Showing): DetailAmount | null =>
  amount === null ? null : shown(shown.money(amount, code))

const billRow =
  (shown: Showing) =>
  (bill: BillPayment): DetailRow => {
    const { amount, convenienceFee: fee, currency, status, estimatedCompletionDate: due } = bill
    const day = dayOf(due)
    return {
      label: merchantPill({
        merchantName: visibleText(bill.merchantName) || titles.unnamed,
        mask: visibleText(bill.mask),
      }),
      kind: 'bill',
      amount: moneyIn(currency, amount, shown),
      // What is not charged is not told of each: the sum below tells it.
      fee: fee === null || signOf(fee) <= 0 ? null : moneyIn(currency, fee, shown),
      status: billLabel(status),
      due: day === '' || billActivityListOf(status) !== 'pending' ? null : filled(stepTexts.estimated, { day }),
    }
  }

/** Of several currencies there is no sum. */
const feeRow = (bills: ReadonlyArray<BillPayment>, shown: Showing): ReadonlyArray<DetailRow> => {
  const [currency, ...others] = new Set(bills.map((bill) => bill.currency))
  return currency === undefined || others.length > 0
    ? []
    : [amountRow(shown, texts.convenienceFee)(shown.money(convenienceFee(bills), currency))]
}

const billRows = (invoice: Invoice, shown: Showing): ReadonlyArray<DetailRow> =>
  isWhole(invoice)
    ? [...invoice.bills.map(billRow(shown)), ...feeRow(invoice.bills, shown)]
    : invoice.bills.map((bill) =>
        textRow(visibleText(bill.merchantName) || otherSideOf(invoice))(billText(bill.status)),
      )

const donorRows = (invoice: Invoice): ReadonlyArray<DetailRow> => {
  if (!isWhole(invoice) || invoice.donor === null || !isDonation(invoice)) return []
  const { name, email, phone, address1, address2, city, state, zip } = invoice.donor
  const joined = (parts: ReadonlyArray<string | null>, between: string) =>
    parts.flatMap((part) => seen(part) ?? []).join(between)
  const address = joined([address1, address2, city, joined([state, zip], ' ')], ', ')
  return [
    ...row(seen(name), textRow(texts.donorName)),
    ...row(seen(email), textRow(texts.email)),
    ...row(seen(phone), textRow(texts.phone)),
    ...row(seen(address), textRow(texts.address)),
  ]
}

const invoiceSections = (
  { item: invoice, record }: { readonly item: Invoice; readonly record: InvoiceRecord | null },
  places: DetailPlaces,
  shown: Showing,
): ReadonlyArray<DetailSection> =>
  [
    { title: texts.bills, coin: null, rows: isBillPayment(invoice) ? billRows(invoice, shown) : [] },
    { title: texts.donor, coin: null, rows: donorRows(invoice) },
    { title: texts.details, coin: null, rows: invoiceRows(invoice, record, places, shown) },
  ].filter(({ rows }) => rows.length > 0)

const transactionSection =
  (payout: Payout, places: DetailPlaces, shown: Showing) =>
  (transaction: ListedTransaction, index: number): DetailSection => {
    const { transactionCurrency: code, amount, exchangeRate, wallet, txid, date, confirmations } = transaction
    const count = payout.transactions.length
    // Of a single one that is the payout's own amount.
    const worth = count < 2 || amount === null || exchangeRate === null ? null : multiply(amount, exchangeRate)
    const sent = date === payout.timestamp ? null : dateOf(date, places.timeZone())
    return {
      title: count < 2 ? texts.transaction : filled(texts.transactionOf, { number: index + 1, count }),
      coin: {
        icon: coinIcon(code),
        rate: rateText(code, exchangeRate === null ? null : shown.money(exchangeRate, payout.currency)),
        amount: amount === null ? null : shown(received(amount, code, shown.currencies)),
        fiat: worth === null ? null : shown(shown.money(worth, payout.currency)),
      },
      rows: [
        ...row(seen(wallet.label), textRow(texts.paidTo)),
        ...row(seen(wallet.address), (address) => ({ label: texts.address, kind: 'address', address })),
        ...idRow(places, code, txid),
        ...row(sent, textRow(texts.sent)),
        ...row(isCount(confirmations) ? `${confirmations}` : null, textRow(texts.confirmations)),
      ],
    }
  }

const belowOf = (item: Activity, coin: string | null, shown: Showing): DetailAmount | null => {
  const count = item.kind === 'payout' ? item.transactions.length : 1
  if (count > 1) return { text: filled(texts.inTransactions, { count }), hidden: null }
  return coin === null ? null : shown(coin)
}

/** The provider's page of an invoice, by what there is to do on it, and where help is. */
const linksOf = (item: Activity, slide: SlideKind, { support }: DetailPlaces): PaymentDetail['links'] => {
  const help = { label: helpTexts[slide], href: support, isMain: false }
  if (item.kind === 'payout') return [help]
  const situation = situationOf(item)
  const label = situation === null ? texts.invoice : (invoiceLinks[situation] ?? texts.invoice)
  return [{ label, href: invoiceAddress(item.id), isMain: true }, help]
}

/** Whether it is a donation that was paid as it was asked for and is kept: of what was too much the rest may be sent back. */
const isGift = (item: Invoice): boolean => {
  const { status, exceptionStatus, alreadyRefunded } = item
  const isOver = status === 'paidOver' || exceptionStatus === 'paidOver'
  const isPaid = status !== null && giftStatuses.includes(status) && (exceptionStatus === null || isOver)
  return isDonation(item) && isPaid && (!alreadyRefunded || isOver)
}

/** An item in detail: it begins with what its row says. */
export const paymentDetailView =
  (places: DetailPlaces) =>
  ({ item, record, hidden, currencies }: PaymentDetailState): PaymentDetail => {
    const shown = showing(hidden, currencies)
    const name = otherSideOf(item)
    const timeZone = places.timeZone()
    const date = dateOf(item.timestamp, timeZone)
    const steps = stepsOf(item, record, timeZone)
    // Its date is told in full here, whatever the day is.
    const { pictureOrigins } = places
    const listed = paymentRow(0, item, { book: currencies, width: 'wide', pictureOrigins })
    return {
      id: item.id,
      slide: listed.slide,
      icon: listed.icon,
      mark: listed.mark,
      name,
      date: date === null || item.timestamp === null ? null : { text: date, at: isoTime(item.timestamp) },
      direction: listed.direction,
      amount: shown(listed.amount),
      below: belowOf(item, listed.coin, shown),
      status: listed.status,
      situation: situationRow(item, record, timeZone),
      progress: steps.length === 0 ? null : { label: stepTexts.progress, steps },
      sections:
        item.kind === 'invoice'
          ? invoiceSections({ item, record }, places, shown)
          : item.transactions.map(transactionSection(item, places, shown)),
      links: linksOf(item, listed.slide, places),
      hasForm: item.kind === 'invoice' && isGift(item),
      receipt: { label: texts.print, heading: filled(texts.receipt, { product: places.product }) },
    }
  }
