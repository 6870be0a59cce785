import { filled } from '../../kernel/text.ts'
import { visibleText } from '../../kernel/visible-text.ts'
import {
  coinIcon,
  type CoinIconName,
  currencyRow,
  type DecimalText,
  displayCode,
  explorerAddress,
  formatCode,
  formatMinorUnits,
  formatMoney,
  multiply,
} from '../../money/index.ts'
import type { SlideKind } from '../../platform/ports.ts'
import type { Activity, Invoice, ListedTransaction, Payout } from '../model.ts'
import { billText, ownPicture } from '../rules.ts'
import type { DetailPlaces, DetailStep, HiddenAmount, ListedItem, PaymentDetailsState } from './model.ts'
import {
  dateOf,
  hasNetworkCost,
  invoiceAddress,
  otherSideOf,
  shortTransactionId,
  situationOf,
  stepsOf,
} from './rules.ts'
import { detailTexts as texts, helpTexts, type SituationRow, situations, stepTexts } from './tables.ts'

/** An amount, ready to render. */
export interface DetailAmount {
  /** Dots where it is hidden. */
  readonly text: string
  /** What is said in its place; null: it is shown. */
  readonly hidden: string | null
}

/** One thing that is known, by its name. */
export type DetailRow = { readonly label: string } & (
  | { readonly kind: 'amount'; readonly amount: DetailAmount; readonly isStrong: boolean }
  | { readonly kind: 'text'; readonly text: string; /** Whether it can be copied. */ readonly copies: boolean }
  /** `text` is its end, `whole` is what is copied; `href` shows it elsewhere, null: nothing does (PAY-087, PAY-088). */
  | { readonly kind: 'id'; readonly text: string; readonly whole: string; readonly href: string | null }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'wallet'; readonly name: string; readonly picture: string | null }
)

/** What is known of one thing, under a heading. */
export interface DetailSection {
  readonly title: string
  /** The coin that moved; null: the section is of no single one. */
  readonly coin: {
    readonly icon: CoinIconName
    readonly rate: string | null
    readonly amount: DetailAmount | null
    readonly fiat: DetailAmount | null
  } | null
  readonly rows: ReadonlyArray<DetailRow>
}

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
}

/** The details of every item that is known. */
export interface PaymentDetailsView {
  readonly details: ReadonlyArray<PaymentDetail>
}

type Showing = (text: string) => DetailAmount

const showing =
  (hidden: HiddenAmount | null): Showing =>
  (text) => ({ text: hidden?.text ?? text, hidden: hidden?.label ?? null })

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

/** Minor units of a coin that we do not know could mean any amount, so none is told; nothing is none either. */
const coinText = ({ txCurrency: code }: Invoice, minor: bigint | null): string | null => {
  const known = code === null ? null : currencyRow(code)
  return minor === null || minor <= 0n || code === null || known === null
    ? null
    : formatMinorUnits(minor, { code, ...known })
}

const rateText = (code: string | null, price: string | null): string | null => {
  const coin = code === null ? '' : displayCode(code)
  return coin === '' || price === null ? null : filled(texts.rate, { coin, price })
}

const invoiceRows = (invoice: Invoice, places: DetailPlaces, shown: Showing): ReadonlyArray<DetailRow> => {
  const { price, currency, exchangeRate, txCurrency, selectedWallet } = invoice
  const amountRow =
    (label: string, isStrong = false) =>
    (text: string): DetailRow => ({ label, kind: 'amount', amount: shown(text), isStrong })
  const rate = exchangeRate === null ? null : formatMoney(exchangeRate, currency)
  const cost = hasNetworkCost(invoice) ? coinText(invoice, invoice.networkCost) : null
  return [
    ...row(price === null ? null : formatMoney(price, currency), amountRow(texts.price, true)),
    ...row(rateText(txCurrency, rate), textRow(texts.exchangeRate)),
    ...row(coinText(invoice, invoice.paymentSubtotal), amountRow(texts.subtotal)),
    ...row(cost, amountRow(texts.networkCost)),
    ...row(coinText(invoice, invoice.underpaidAmount), amountRow(texts.underpaid)),
    ...row(coinText(invoice, invoice.overpaidAmount), amountRow(texts.overpaid)),
    ...row(coinText(invoice, invoice.declinedAmount), amountRow(texts.declined)),
    ...row(seen(invoice.orderId), textRow(texts.orderId, true)),
    ...idRow(places, txCurrency, invoice.txId),
    ...row(seen(selectedWallet?.displayName ?? null), (name) => ({
      label: texts.paidFrom,
      kind: 'wallet',
      name,
      picture: ownPicture(selectedWallet?.avatar ?? null),
    })),
  ]
}

const invoiceSections = (invoice: Invoice, places: DetailPlaces, shown: Showing): ReadonlyArray<DetailSection> => {
  const bills = invoice.bills.map((bill) =>
    textRow(visibleText(bill.merchantName) || otherSideOf(invoice))(billText(bill.status)),
  )
  const rows = invoiceRows(invoice, places, shown)
  return [
    { title: texts.bills, coin: null, rows: bills },
    { title: texts.details, coin: null, rows },
  ].filter((section) => section.rows.length > 0)
}

/** The places of a coin that we do not know are those that it came with. */
const received = (amount: DecimalText, code: string): string =>
  currencyRow(code) === null ? `${amount} ${displayCode(code)}`.trimEnd() : formatCode(amount, code)

const transactionSection =
  (payout: Payout, places: DetailPlaces, shown: Showing) =>
  (transaction: ListedTransaction, index: number): DetailSection => {
    const { transactionCurrency: code, amount, exchangeRate, wallet, txid, date, confirmations } = transaction
    const count = payout.transactions.length
    // Of a single one that is the payout's own amount.
    const worth = count < 2 || amount === null || exchangeRate === null ? null : multiply(amount, exchangeRate)
    const sent = date === payout.timestamp ? null : dateOf(date)
    return {
      title: count < 2 ? texts.transaction : filled(texts.transactionOf, { number: index + 1, count }),
      coin: {
        icon: coinIcon(code),
        rate: rateText(code, exchangeRate === null ? null : formatCode(exchangeRate, payout.currency)),
        amount: amount === null ? null : shown(received(amount, code)),
        fiat: worth === null ? null : shown(formatCode(worth, payout.currency)),
      },
      rows: [
        ...row(seen(wallet.label), textRow(texts.paidTo)),
        ...row(seen(wallet.address), (address) => ({ label: texts.address, kind: 'address', address })),
        ...idRow(places, code, txid),
        ...row(sent, textRow(texts.sent)),
        ...row(
          Number.isSafeInteger(confirmations) && confirmations >= 0 ? `${confirmations}` : null,
          textRow(texts.confirmations),
        ),
      ],
    }
  }

const belowOf = (item: Activity, coin: string | null, shown: Showing): DetailAmount | null => {
  const count = item.kind === 'payout' ? item.transactions.length : 1
  if (count > 1) return { text: filled(texts.inTransactions, { count }), hidden: null }
  return coin === null ? null : shown(coin)
}

const situationRow = (item: Activity, name: string): SituationRow | null => {
  const situation = situationOf(item)
  if (situation === null) return null
  const { tone, title, text } = situations[situation]
  const values = { name, count: item.kind === 'payout' ? item.transactions.length : 0 }
  return { tone, title: filled(title, values), text: filled(text, values) }
}

const detailOf =
  (places: DetailPlaces, hidden: HiddenAmount | null) =>
  (item: Activity, listed: ListedItem): PaymentDetail => {
    const shown = showing(hidden)
    const name = otherSideOf(item)
    const date = dateOf(item.timestamp)
    const steps = stepsOf(item)
    const help = { label: helpTexts[listed.slide], href: places.support, isMain: false }
    return {
      id: item.id,
      slide: listed.slide,
      icon: listed.icon,
      mark: listed.mark,
      name,
      date:
        date === null || item.timestamp === null ? null : { text: date, at: new Date(item.timestamp).toISOString() },
      direction: listed.direction,
      amount: shown(listed.amount),
      below: belowOf(item, listed.coin, shown),
      status: listed.status,
      situation: situationRow(item, name),
      progress: steps.length === 0 ? null : { label: stepTexts.progress, steps },
      sections:
        item.kind === 'invoice'
          ? invoiceSections(item, places, shown)
          : item.transactions.map(transactionSection(item, places, shown)),
      links:
        item.kind === 'invoice'
          ? [{ label: texts.invoice, href: invoiceAddress(item.id), isMain: true }, help]
          : [help],
    }
  }

/** The details of what the list shows, in its order. */
export const paymentDetailsView =
  (places: DetailPlaces) =>
  ({ items, listed, hidden }: PaymentDetailsState): PaymentDetailsView => {
    const make = detailOf(places, hidden)
    return {
      details: listed.flatMap((one) => {
        const item = items.find(({ id, kind }) => id === one.id && (kind === 'payout') === (one.slide === 'payout'))
        return item === undefined ? [] : [make(item, one)]
      }),
    }
  }
