import { filled } from '../../../kernel/text.ts'
import { type DecimalText, formatMoney, signOf } from '../../../money/index.ts'
import { visibleText } from '../../../presentation/visible-text.ts'
import type { BillPayment, Invoice } from '../../model.ts'
import { isWhole } from '../../payment-list/index.ts'
import { coinText } from '../../recent-activity/index.ts'
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
} from '../../rules.ts'
import { titles } from '../../tables.ts'
import type { DetailAmount, DetailPlaces, DetailRow, DetailSection, InvoiceRecord } from '../model.ts'
import { dayOf, hasNetworkCost, otherSideOf, rateText } from '../rules/index.ts'
import { detailTexts as texts, stepTexts } from '../tables/index.ts'
import { amountRow, idRow, row, seen, type Showing, textRow } from './rows.ts'

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

/** Returns the sections of an invoice that have rows: bills, donor, details. */
export const invoiceSections = (
  { item: invoice, record }: { readonly item: Invoice; readonly record: InvoiceRecord | null },
  places: DetailPlaces,
  shown: Showing,
): ReadonlyArray<DetailSection> =>
  [
    { title: texts.bills, coin: null, rows: isBillPayment(invoice) ? billRows(invoice, shown) : [] },
    { title: texts.donor, coin: null, rows: donorRows(invoice) },
    { title: texts.details, coin: null, rows: invoiceRows(invoice, record, places, shown) },
  ].filter(({ rows }) => rows.length > 0)
