import {
  ExceptionStatus,
  InvoiceStatus,
  effectiveStatus,
  invoiceStatusRow,
  listIconOf,
  merchantLabel,
  payoutOf,
  payoutStatusRow,
  rowStatusOf,
} from '@paydeck/core/payments'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { invoiceStatuses as labels, listIcons, overrides } from '../../core/payments/tables.ts'
import { statusFacts } from '../arbitraries/payments.ts'
import { expectCodec } from '../laws/codec.ts'
import { expectTotal } from '../laws/table.ts'

const exceptions: ReadonlyArray<unknown> = ['paidPartial', 'paidOver', 'declined']

it('PAY-049 PAY-070 payments with the same label have the same tone and icon, and the icon matches the tone', () => {
  const looks = new Map<string, string>()
  const icons = { good: ['complete'], bad: ['exception'], wait: ['none', 'exception'], neutral: ['none'] } as const
  fc.assert(
    fc.property(
      statusFacts,
      fc.constantFrom(null, 'Bill Payment', 'bitcoindonation'),
      fc.array(arbitraries.PaidBill, { maxLength: 4 }),
      (facts, itemCode, paid) => {
        const { label, icon } = rowStatusOf({ ...facts, itemCode, bills: paid.slice(0, 1) })
        if (label.text === null) return
        const look = `${label.tone} ${icon}`
        expect(looks.get(label.text) ?? look).toBe(look)
        looks.set(label.text, look)
        expect(icons[label.tone]).toContain(icon)
      },
    ),
    { numRuns: 500 },
  )
  expect(looks.size).toBeGreaterThan(6)
})

it('PAY-046 an invoice is "Refunded" if and only if it has a refund; only a non-refundable underpayment is "Non Refundable"', () => {
  fc.assert(
    fc.property(statusFacts, (facts) => {
      const { text } = invoiceStatusRow(facts)
      expect([null, 'Refunded', 'Confirming', 'Invalid', 'Complete', 'Refund Available', 'Non Refundable']).toContain(
        text,
      )
      expect(text === 'Refunded').toBe(facts.alreadyRefunded)
      if (text === 'Non Refundable') expect(facts.isNonRefundableUnderpayment).toBe(true)
      if (text === 'Refund Available') expect(facts.isNonRefundableUnderpayment).toBe(false)
    }),
  )
})

it('PAY-050 in invoiceStatusRow, a refund takes precedence over an exception, and an exception over the status', () => {
  fc.assert(
    fc.property(statusFacts, (facts) => {
      const status = effectiveStatus(facts.status, facts.exceptionStatus)
      const plain = invoiceStatusRow({ ...facts, status, exceptionStatus: null })
      expect(invoiceStatusRow(facts)).toEqual(plain)
      expect(invoiceStatusRow({ ...facts, alreadyRefunded: true }).text).toBe('Refunded')
    }),
  )
})

const completed = { status: 'complete', alreadyRefunded: false, isNonRefundableUnderpayment: false } as const

it('PAY-071 PAY-050 a donation with an exception has the same label and icon as an invoice with this exception', () => {
  fc.assert(
    fc.property(statusFacts, (facts) => {
      const shown = rowStatusOf({ ...facts, itemCode: 'bitcoindonation', bills: [] })
      const status = effectiveStatus(facts.status, facts.exceptionStatus)
      if (!facts.alreadyRefunded && exceptions.includes(status)) {
        expect(shown).toEqual(rowStatusOf({ ...facts, itemCode: null, bills: [] }))
        expect(shown.label.text).toBe(facts.isNonRefundableUnderpayment ? 'Non Refundable' : 'Refund Available')
        expect(shown.icon).toBe('exception')
        return
      }
      expect(shown.label.text === 'Completed').toBe(!facts.alreadyRefunded && status === 'complete')
      expect(shown.label.text === 'Processing').toBe(
        !facts.alreadyRefunded && (status === 'paid' || status === 'confirmed'),
      )
    }),
    { examples: [[{ ...completed, exceptionStatus: 'paidPartial' }], [{ ...completed, exceptionStatus: 'declined' }]] },
  )
})

it('PAY-051 listIconOf returns "none", "exception" or "complete" for each invoice status', () => {
  fc.assert(
    fc.property(fc.option(arbitraries.InvoiceStatus), (status) => {
      const expected =
        status === null || status === 'new' || status === 'expired'
          ? 'none'
          : exceptions.includes(status)
            ? 'exception'
            : 'complete'
      expect(listIconOf(status, null)).toBe(expected)
    }),
  )
})

it('PAY-055 effectiveStatus returns either the exception or the status, and is idempotent', () => {
  fc.assert(
    fc.property(fc.option(arbitraries.InvoiceStatus), fc.option(arbitraries.ExceptionStatus), (status, exception) => {
      const effective = effectiveStatus(status, exception)
      const wins =
        exception === 'declined' ||
        (exception === 'paidPartial' && status !== 'invalid') ||
        (exception === 'paidOver' && (status === 'confirmed' || status === 'complete'))
      expect(effective).toBe(wins ? exception : status)
      expect(effectiveStatus(effective, exception)).toBe(effective)
    }),
  )
})

it('PAY-058 payoutStatusRow returns a label for the statuses "pending" and "paid", and no label for any other status', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.constantFrom('pending', 'paid', 'constructor', '__proto__', 'Paid'), fc.string()),
      (status) => {
        const expected = status === 'pending' ? 'Confirming' : status === 'paid' ? 'Complete' : null
        expect(payoutStatusRow(status).text).toBe(expected)
      },
    ),
  )
})

it('PAY-079 merchantLabel returns the name of the merchant if and only if all bills have the same merchant id', () => {
  fc.assert(
    fc.property(fc.array(arbitraries.PaidBill, { maxLength: 4 }), (list) => {
      const ids = list.map((bill) => bill.merchantId)
      const isOne = ids.length > 0 && ids.every((id) => id === ids[0])
      expect(merchantLabel(list)).toBe(isOne ? list[0]?.merchantName : 'Multiple merchants')
    }),
    { examples: [[[]]] },
  )
})

it('PAY-035 payoutOf sets `transaction` to the first transaction of a listed payout, or to null if the payout has none', () => {
  fc.assert(
    fc.property(arbitraries.ListedPayout, (listed) => {
      const [first] = listed.transactions
      expect(payoutOf(listed)).toEqual({
        kind: 'payout',
        id: listed.id,
        status: listed.status,
        merchantName: listed.merchant.merchantName,
        timestamp: listed.dateExecuted,
        currency: listed.fiatCurrency,
        amount: listed.fiatAmount,
        transaction: first
          ? {
              id: first.txid,
              amount: first.amount,
              exchangeRate: first.exchangeRate,
              currency: first.transactionCurrency,
              paidTo: first.wallet.label ? first.wallet.label : first.wallet.address,
            }
          : null,
        transactions: listed.transactions,
      })
    }),
  )
})

it('the tables of labels and icons have an entry for every known status', () => {
  expectTotal(labels, Object.keys(InvoiceStatus.keys))
  expectTotal(listIcons, Object.keys(InvoiceStatus.keys))
  expectTotal(overrides, Object.keys(ExceptionStatus.keys))
})

it('the codecs of statuses and exceptions accept only known values', () => {
  expectCodec(InvoiceStatus, arbitraries.InvoiceStatus)
  expectCodec(ExceptionStatus, arbitraries.ExceptionStatus)
})
