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
  paidCurrency,
} from '../../rules.ts'
import { paymentDetailTexts as texts, paymentStepTexts, paymentTitles as titles } from '../../texts.ts'
import type { DetailAmount, DetailEnvironment, DetailRow, DetailSection, InvoiceRecord } from '../model.ts'
import { counterpartyName, dayOf, merchantPill, rateText } from '../rules/index.ts'
import { type InvoiceRow, invoiceRows } from '../tables/index.ts'
import { amountRow, idRow, row, visibleOrNull, type AmountPresenter, textRow } from './rows.ts'

/** Invoice with the fields of its record, if loaded. */
type Known = Invoice & Partial<Omit<InvoiceRecord, keyof Invoice>>

/** Makes the function that renders a row of the table: one row, or none if the field has no value. */
const makeInvoiceRow = (known: Known, environment: DetailEnvironment, present: AmountPresenter) => {
  const code = paidCurrency(known)
  const currency = { ...known.currency, ...present.currencies.get(known.currency.code) }
  const fiat = (amount: DecimalText | null) => (amount === null ? null : formatMoney(amount, currency))
  const coin = (minor: bigint | null) =>
    minor !== null && minor > 0n ? coinText(known, minor, present.currencies) : null
  return (given: InvoiceRow): ReadonlyArray<DetailRow> => {
    const { label } = given
    switch (given.shownAs) {
      case 'price':
        return row(fiat(known.price), amountRow(present, label, true))
      case 'rate':
        return row(rateText(code, fiat(known.exchangeRate)), textRow(label))
      case 'coin':
        return row(coin(known[given.field]), amountRow(present, label))
      case 'text':
      case 'copied':
        return row(visibleOrNull(known[given.field] ?? null), textRow(label, given.shownAs === 'copied'))
      case 'transaction':
        return idRow(label, environment, code, known.txId)
      case 'wallet':
        return row(
          visibleOrNull(known.selectedWallet?.displayName ?? null) ?? visibleOrNull(known.walletName ?? null),
          (name) => ({
            label,
            kind: 'wallet',
            name,
            picture: allowedPicture(known.selectedWallet?.avatar ?? null, environment.pictureOrigins),
          }),
        )
    }
  }
}

const moneyIn = (code: string, amount: DecimalText | null, present: AmountPresenter): DetailAmount | null =>
  amount === null ? null : present(present.money(amount, code))

const billRow =
  (present: AmountPresenter) =>
  (bill: BillPayment): DetailRow => {
    const { amount, convenienceFee: fee, currency, status, estimatedCompletionDate: due } = bill
    const day = dayOf(due)
    return {
      label: merchantPill({
        merchantName: visibleText(bill.merchantName) || titles.unnamed,
        mask: visibleText(bill.mask),
      }),
      kind: 'bill',
      amount: moneyIn(currency, amount, present),
      // A missing or zero fee is not shown with the bill. The sum below counts it as zero.
      fee: fee === null || signOf(fee) <= 0 ? null : moneyIn(currency, fee, present),
      status: billLabel(status),
      due: day === '' || billActivityListOf(status) !== 'pending' ? null : filled(paymentStepTexts.estimated, { day }),
    }
  }

/** Returns a list with the row of the summed fees. The list is empty if the bills have several currencies. */
const feeRow = (bills: ReadonlyArray<BillPayment>, present: AmountPresenter): ReadonlyArray<DetailRow> => {
  const [currency, ...others] = new Set(bills.map((bill) => bill.currency))
  return currency === undefined || others.length > 0
    ? []
    : [amountRow(present, texts.convenienceFee)(present.money(convenienceFee(bills), currency))]
}

const billRows = (invoice: Invoice, present: AmountPresenter): ReadonlyArray<DetailRow> =>
  isWhole(invoice)
    ? [...invoice.bills.map(billRow(present)), ...feeRow(invoice.bills, present)]
    : invoice.bills.map((bill) =>
        textRow(visibleText(bill.merchantName) || counterpartyName(invoice))(billText(bill.status)),
      )

const donorRows = (invoice: Invoice): ReadonlyArray<DetailRow> => {
  if (!isWhole(invoice) || invoice.donor === null || !isDonation(invoice)) return []
  const { name, email, phone, address1, address2, city, state, zip } = invoice.donor
  const joined = (parts: ReadonlyArray<string | null>, between: string) =>
    parts.flatMap((part) => visibleOrNull(part) ?? []).join(between)
  const address = joined([address1, address2, city, joined([state, zip], ' ')], ', ')
  return [
    ...row(visibleOrNull(name), textRow(texts.donorName)),
    ...row(visibleOrNull(email), textRow(texts.email)),
    ...row(visibleOrNull(phone), textRow(texts.phone)),
    ...row(visibleOrNull(address), textRow(texts.address)),
  ]
}

/** Returns the sections of an invoice that have rows: bills, donor, details. */
export const invoiceSections = (
  { item: invoice, record }: { readonly item: Invoice; readonly record: InvoiceRecord | null },
  environment: DetailEnvironment,
  present: AmountPresenter,
): ReadonlyArray<DetailSection> =>
  [
    { title: texts.bills, coin: null, rows: isBillPayment(invoice) ? billRows(invoice, present) : [] },
    { title: texts.donor, coin: null, rows: donorRows(invoice) },
    {
      title: texts.details,
      coin: null,
      rows: invoiceRows.flatMap(makeInvoiceRow({ ...record, ...invoice }, environment, present)),
    },
  ].filter(({ rows }) => rows.length > 0)
