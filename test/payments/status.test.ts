import {
  effectiveStatus,
  invoiceStatusRow,
  itemCodes,
  listIconOf,
  merchantLabel,
  payoutStatusRow,
  rowStatusOf,
  type ExceptionStatus,
  type Invoice,
  type InvoiceStatus,
} from '@paydeck/core/payments'
import { expect, it } from 'vitest'

const text = (facts: {
  readonly status: InvoiceStatus | null
  readonly exceptionStatus?: ExceptionStatus | null
  readonly alreadyRefunded?: boolean
  readonly isNonRefundableUnderpayment?: boolean
}): string | null =>
  invoiceStatusRow({ exceptionStatus: null, alreadyRefunded: false, isNonRefundableUnderpayment: false, ...facts }).text

it('PAY-039 invoiceStatusRow returns "Refunded" for every refunded invoice', () => {
  for (const status of ['new', 'paid', 'confirmed', 'complete', 'invalid', 'paidPartial', null] as const) {
    expect(text({ status, alreadyRefunded: true })).toBe('Refunded')
    expect(
      text({ status, exceptionStatus: 'declined', isNonRefundableUnderpayment: true, alreadyRefunded: true }),
    ).toBe('Refunded')
  }
})

it.each([
  ['paid', 'Confirming'],
  ['confirmed', 'Confirming'],
  ['invalid', 'Invalid'],
  ['complete', 'Complete'],
  ['new', null],
  ['expired', null],
  [null, null],
] as const)('PAY-040 PAY-041 PAY-042 PAY-043 the label of an invoice with status %s is %s', (status, label) => {
  expect(text({ status })).toBe(label)
})

it('PAY-044 PAY-045 an invoice with an exception is "Refund Available", or "Non Refundable" if it is not refundable', () => {
  for (const status of ['paidPartial', 'paidOver', 'declined'] as const) {
    expect(text({ status })).toBe('Refund Available')
    expect(text({ status, isNonRefundableUnderpayment: true })).toBe('Non Refundable')
  }
  expect(text({ status: 'complete', isNonRefundableUnderpayment: true })).toBe('Complete')
})

it('PAY-047 PAY-048 listIconOf returns "none" for new, expired and unknown invoices, and an icon for all other statuses', () => {
  for (const status of ['complete', 'paid', 'invalid', 'confirmed'] as const)
    expect(listIconOf(status, null)).toBe('complete')
  for (const status of ['paidPartial', 'paidOver', 'declined'] as const)
    expect(listIconOf(status, null)).toBe('exception')
  for (const status of ['new', 'expired', null] as const) expect(listIconOf(status, null)).toBe('none')
})

it('PAY-049 an invoice row has the icon that matches its label', () => {
  const shown = (change: Partial<Parameters<typeof rowStatusOf>[0]>) => {
    const facts = { status: null, exceptionStatus: null, alreadyRefunded: false, isNonRefundableUnderpayment: false }
    const { label, icon } = rowStatusOf({ ...facts, itemCode: null, bills: [], ...change })
    return [label.text, icon]
  }
  expect(shown({ status: 'paid' })).toEqual(['Confirming', 'none'])
  expect(shown({ status: 'complete' })).toEqual(['Complete', 'complete'])
  expect(shown({ status: 'invalid' })).toEqual(['Invalid', 'exception'])
  expect(shown({ status: 'declined' })).toEqual(['Refund Available', 'exception'])
  expect(shown({ status: 'declined', isNonRefundableUnderpayment: true })).toEqual(['Non Refundable', 'exception'])
  expect(shown({ status: 'complete', exceptionStatus: 'paidOver', alreadyRefunded: true })).toEqual([
    'Refunded',
    'none',
  ])
})

it('PAY-052 the exception paidPartial overrides every status except invalid', () => {
  const label = (status: InvoiceStatus): string | null => text({ status, exceptionStatus: 'paidPartial' })
  expect(label('invalid')).toBe('Invalid')
  for (const status of ['new', 'paid', 'confirmed', 'complete', 'expired'] as const) {
    expect(label(status)).toBe('Refund Available')
  }
})

it('PAY-053 the exception paidOver overrides only the statuses confirmed and complete', () => {
  const label = (status: InvoiceStatus): string | null => text({ status, exceptionStatus: 'paidOver' })
  expect([label('confirmed'), label('complete')]).toEqual(['Refund Available', 'Refund Available'])
  expect([label('paid'), label('invalid'), label('new')]).toEqual(['Confirming', 'Invalid', null])
})

it('PAY-054 the exception declined overrides every status', () => {
  for (const status of ['new', 'paid', 'confirmed', 'complete', 'expired', 'invalid'] as const) {
    expect(text({ status, exceptionStatus: 'declined' })).toBe('Refund Available')
  }
})

it('PAY-052 PAY-053 PAY-054 PAY-055 the exceptions paidPartial and declined replace an unknown status; paidOver does not', () => {
  expect(
    (['paidPartial', 'paidOver', 'declined', null] as const).map((exception) => effectiveStatus(null, exception)),
  ).toEqual(['paidPartial', null, 'declined', null])
})

it('PAY-040 PAY-045 each label of an invoice or payout has a tone: neutral, wait, good or bad', () => {
  const tone = (status: InvoiceStatus, over: Partial<Parameters<typeof invoiceStatusRow>[0]> = {}) =>
    invoiceStatusRow({
      status,
      exceptionStatus: null,
      alreadyRefunded: false,
      isNonRefundableUnderpayment: false,
      ...over,
    }).tone
  expect(
    (['new', 'expired', 'paid', 'confirmed', 'complete', 'invalid'] as const).map((status) => tone(status)),
  ).toEqual(['neutral', 'neutral', 'wait', 'wait', 'good', 'bad'])
  for (const status of ['paidPartial', 'paidOver', 'declined'] as const) {
    expect([tone(status), tone(status, { isNonRefundableUnderpayment: true })]).toEqual(['wait', 'bad'])
  }
  expect(tone('complete', { alreadyRefunded: true })).toBe('neutral')
  expect(['pending', 'paid', 'failed'].map((status) => payoutStatusRow(status).tone)).toEqual([
    'wait',
    'good',
    'neutral',
  ])
})

it('PAY-056 PAY-057 a pending payout is labelled "Confirming", and a paid payout is labelled "Complete"', () => {
  expect(payoutStatusRow('pending').text).toBe('Confirming')
  expect(payoutStatusRow('paid').text).toBe('Complete')
})

it('PAY-077 PAY-078 merchantLabel returns the name of the only merchant, or "Multiple merchants"', () => {
  const bill = (merchantId: string, merchantName: string) => ({ merchantId, merchantName, icon: null, status: null })
  expect(merchantLabel([bill('a', 'Cedar Valley Electric')])).toBe('Cedar Valley Electric')
  expect(merchantLabel([bill('a', 'Cedar Valley Electric'), bill('b', 'Pinecrest Home Loans')])).toBe(
    'Multiple merchants',
  )
})

it('PAY-104 the item code of a bill payment is "Bill Payment", and the item code of a donation is "bitcoindonation"', () => {
  expect(Object.values<Invoice['itemCode']>(itemCodes)).toEqual(['Bill Payment', 'bitcoindonation'])
})
