import { grouped } from '../money/amounts.ts'
import { coinsOf } from '../payments/donation-pdf.ts'
import type { Invoice } from '../payments/invoice-steps.ts'
import { type Line, recordPdf } from '../payments/record-pdf.ts'
import type { BillColumn } from '../payments/tables.ts'
import { billTypeOf } from './made-up-billers.ts'

/** Printed labels of payment statuses. */
const statusLabels: Readonly<Record<string, string>> = {
  pending: 'Received, waiting to be sent',
  processing: 'Being sent to the biller',
  sent: 'Sent to the biller',
  settled: 'Settled',
  complete: 'Complete',
  canceled: 'Canceled',
  failed: 'Failed',
  reversalRequired: 'Being returned by the biller',
  reversalProcessing: 'Being returned by the biller',
  reversed: 'Returned by the biller',
  refundable: 'Refund pending',
  refundCreated: 'Refund in progress',
  refunded: 'Refunded',
}

const money = (amount: string, code: string): string => `$${grouped(amount)} ${code}`

/** Formats a UTC day, as in "2026-03-04". */
const dayOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString().slice(0, 10))

/** Renders the receipt of a bill payment. */
export const receiptPdf = ({
  invoice,
  bill,
  payer,
  productName,
}: {
  readonly invoice: Invoice
  readonly bill: BillColumn
  readonly payer: string
  readonly productName: string
}): Promise<Uint8Array> => {
  const { history = [], status, currency } = bill
  const several = invoice.bills.length
  const paidFields: ReadonlyArray<Line> = [
    ['Invoice', invoice.id],
    ['Paid on', dayOf(invoice.history.findLast(({ step }) => step === 'paid')?.at ?? invoice.timestamp)],
    ['Invoice total', `${money(invoice.price, invoice.currency.code)}${several > 1 ? `, for ${several} bills` : ''}`],
    ['Paid in crypto', coinsOf(invoice)],
    ['Wallet', invoice.selectedWallet?.displayName ?? null],
    ['Transaction', invoice.txId],
  ]
  return recordPdf({
    title: `Receipt for payment ${bill.partnerPaymentId}`,
    heading: `Payment to ${bill.merchantName}`,
    lead: `A receipt from ${productName}.`,
    parts: [
      {
        heading: 'Payment',
        lines: [
          ['Paid by', payer],
          ['Biller', bill.merchantName],
          ['Account', `${billTypeOf(bill.accountType ?? '').label} ****${bill.mask ?? ''}`],
          ['Amount', money(bill.amount, currency)],
          [
            'Convenience fee',
            /^0+(\.0+)?$/.test(bill.convenienceFee) ? 'Waived' : money(bill.convenienceFee, currency),
          ],
          ['Status', statusLabels[status ?? ''] ?? 'Received'],
          ['Payment number', bill.partnerPaymentId],
        ],
      },
      { heading: 'Paid with', lines: paidFields },
      ...(history.length === 0
        ? []
        : [
            {
              heading: 'What happened',
              lines: history.map(({ step, at }): Line => [statusLabels[step] ?? step, dayOf(at)]),
            },
          ]),
    ],
    at: history.at(-1)?.at ?? invoice.timestamp,
    productName,
  })
}
