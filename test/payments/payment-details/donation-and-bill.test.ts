import { decimalText } from '@paydeck/core/money'
import {
  BillStatus,
  billReasons,
  billState,
  type BillPayment,
  type Invoice,
  type WholeInvoice,
} from '@paydeck/core/payments'
import { describe, expect, it } from 'vitest'
import { detailOf, payment, rowsOf, steps, whole } from './bench.ts'

describe('the details of donations and bill payments', () => {
  it('PAY-071 the details of a donation explain the donation’s status, and offer help with this donation', () => {
    const donation = { ...payment, itemCode: 'bitcoindonation' }
    expect(detailOf({ ...donation, status: 'confirmed' }).situation?.title).toBe('Waiting for confirmations')
    const done = detailOf({ ...donation, status: 'complete' })
    expect(done.situation?.title).toBe('Copperline Records has your donation')
    expect(done.links.at(-1)?.label).toBe('Get help with this donation')
    const title = (part: Partial<Invoice>) => detailOf({ ...donation, ...part }).situation?.title
    expect([
      title({ status: 'new' }),
      title({ status: 'expired' }),
      title({ status: 'complete', exceptionStatus: 'paidOver' }),
    ]).toEqual(['Not paid yet', 'Expired without a payment', 'You paid more than the price'])
    expect([title({ alreadyRefunded: true }), title({ status: null })]).toEqual(['Refunded', 'Status unavailable'])
  })

  it('PAY-090 a donation shows the known fields of its donor; other payments show no donor', () => {
    const donor = {
      name: 'Ada Norden',
      email: 'ada@example.com',
      phone: '+1 503 555 0148',
      address1: '14 Orchard Street',
      address2: 'Apt 3',
      city: 'Portland',
      state: 'OR',
      zip: '97205',
    }
    const donation: WholeInvoice = { ...whole, itemCode: 'bitcoindonation', donor }
    expect(rowsOf(detailOf(donation), 'Donor')).toEqual([
      ['Name', 'Ada Norden'],
      ['Email', 'ada@example.com'],
      ['Phone', '+1 503 555 0148'],
      ['Address', '14 Orchard Street, Apt 3, Portland, OR 97205'],
    ])
    const some = { ...donor, name: null, phone: '', address1: '\u200B', address2: null, city: null, state: null }
    const scarce: WholeInvoice = { ...donation, donor: some }
    expect(rowsOf(detailOf(scarce), 'Donor')).toEqual([
      ['Email', 'ada@example.com'],
      ['Address', '97205'],
    ])
    const titles = (item: WholeInvoice) => detailOf(item).sections.map(({ title }) => title)
    expect(titles({ ...whole, donor })).toEqual(['Details'])
    expect(titles({ ...donation, donor: null })).toEqual(['Details'])
  })

  it('PAY-091 a donation offers the download of a form if it was paid and not given back; other items never offer it', () => {
    const hasForm = (part: Partial<Invoice>) => detailOf({ ...payment, ...part }).hasForm
    const itemCode = 'bitcoindonation'
    const kept: ReadonlyArray<Partial<Invoice>> = [
      { status: 'paid' },
      { status: 'confirmed' },
      { status: 'complete' },
      { status: 'paid', exceptionStatus: 'paidOver' },
      { status: 'complete', exceptionStatus: 'paidOver', alreadyRefunded: true },
    ]
    for (const part of kept) expect(hasForm({ ...part, itemCode }), JSON.stringify(part)).toBe(true)
    const none: ReadonlyArray<Partial<Invoice>> = [
      { status: null },
      { status: 'new' },
      { status: 'expired' },
      { status: 'invalid' },
      { status: 'invalid', exceptionStatus: 'declined' },
      { status: 'new', exceptionStatus: 'paidOver' },
      { status: 'paid', exceptionStatus: 'paidPartial' },
      { status: 'complete', exceptionStatus: 'paidPartial' },
      { status: 'complete', exceptionStatus: 'declined' },
      { status: 'paidPartial' },
      { status: 'declined' },
      { status: 'paid', alreadyRefunded: true },
      { status: 'complete', alreadyRefunded: true },
    ]
    for (const part of none) expect(hasForm({ ...part, itemCode }), JSON.stringify(part)).toBe(false)
    expect([hasForm({}), hasForm({ itemCode: 'Bill Payment' }), hasForm({ itemCode: 'Bitcoindonation' })]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('PAY-080 PAY-082 PAY-093 a bill payment shows the name and the mask of each bill, and the sum of the fees', () => {
    const bill: BillPayment = {
      merchantId: 'm1',
      merchantName: 'Northgate Card Services',
      icon: null,
      status: null,
      partnerPaymentId: 'p1',
      partnerAccountId: 'a1',
      currency: 'USD',
      amount: decimalText('120.5'),
      convenienceFee: decimalText('1.99'),
      estimatedCompletionDate: Date.UTC(2026, 10, 24),
      accountType: 'creditCard',
      mask: '4821',
    }
    const paying = (...bills: ReadonlyArray<BillPayment>) => {
      const invoice: WholeInvoice = { ...whole, itemCode: 'Bill Payment', bills }
      return detailOf(invoice)
    }
    const two = paying(bill, {
      ...bill,
      status: 'settled',
      amount: null,
      convenienceFee: null,
      mask: '77',
      merchantName: 'Cedar',
    })
    expect(rowsOf(two, 'Bills')).toEqual([
      ['Northgate ****4821', '$120.50, $1.99, Estimated Nov 24, 2026, Processing'],
      ['Cedar ****77', ', , , Completed'],
      ['Convenience fee', '$1.99'],
    ])
    const free = paying({ ...bill, convenienceFee: decimalText('0') })
    expect(rowsOf(free, 'Bills')).toEqual([
      ['Northgate ****4821', '$120.50, , Estimated Nov 24, 2026, Processing'],
      ['Convenience fee', '$0.00'],
    ])
    const other: WholeInvoice = { ...whole, bills: [bill] }
    expect(rowsOf(detailOf(other), 'Bills')).toEqual([])
    // Two payments to the same bill account have one row each.
    expect(rowsOf(paying(bill, bill), 'Bills').map(([label]) => label)).toEqual([
      'Northgate ****4821',
      'Northgate ****4821',
      'Convenience fee',
    ])
    const mixed = paying(bill, { ...bill, currency: 'EUR' })
    expect(rowsOf(mixed, 'Bills').map(([label]) => label)).toEqual(['Northgate ****4821', 'Northgate ****4821'])
    expect(steps(paying(bill))?.at(-1)).toEqual([
      'Being sent to Northgate Card Services',
      'now',
      'Estimated Nov 24, 2026',
    ])
  })

  it('if a bill has no status, the bill payment shows whether the invoice is underpaid, expired or being processed', () => {
    const bill = { merchantId: 'a', merchantName: 'Cedar', icon: null }
    const title = (status: string | null, part: Partial<Invoice>) =>
      detailOf({ ...payment, ...part, itemCode: 'Bill Payment', bills: [{ ...bill, status }] }).situation?.title
    expect([title(null, { exceptionStatus: 'paidPartial' }), title(null, { status: 'expired' })]).toEqual([
      'You paid less than the price',
      'Expired without a payment',
    ])
    expect([title('pending', { exceptionStatus: 'paidOver', status: 'complete' }), title(null, {})]).toEqual([
      'Your bill is being paid',
      'Your bill is being paid',
    ])
  })

  it.each([...Object.keys(BillStatus.keys), 'refund_created', 'else', null])(
    'a bill payment whose bill has the status %s shows the same explanation as the page of the bill',
    (status) => {
      const bill = { merchantId: 'a', merchantName: 'Cedar', icon: null, status }
      const { situation } = detailOf({ ...payment, itemCode: 'Bill Payment', bills: [bill] })
      const { why, next } = billReasons[billState(status)]
      expect(situation?.text).toBe([why, next ?? ''].join(' ').trim().replaceAll('{name}', 'Cedar'))
    },
  )

  it('PAY-081 PAY-093 each bill shows its own status; a payment of exactly one bill also shows the status of this bill', () => {
    const bill = (merchantId: string, status: string | null) => ({
      merchantId,
      merchantName: `Biller ${merchantId}`,
      icon: null,
      status,
    })
    const paying = (...bills: Invoice['bills']) =>
      detailOf({ ...payment, merchantName: 'Bill Pay', itemCode: 'Bill Payment', bills })
    const one = paying(bill('a', 'refund_created'))
    expect([one.name, one.situation?.title]).toEqual(['Biller a', 'Your refund is being processed'])
    expect(paying(bill('a', 'sent')).situation?.title).toBe('Biller a has been paid')
    expect(paying(bill('a', null)).situation?.title).toBe('Your bill is being paid')
    expect(paying(bill('a', 'canceled')).situation?.title).toBe("Your bill wasn't paid")
    expect(paying(bill('a', 'refunded')).situation).toMatchObject({
      title: 'Refunded',
      text: "Biller a wasn't paid, and your money was refunded. If the bill is still due, pay it again.",
    })
    const two = paying(bill('a', 'sent'), bill('b', null))
    expect([two.name, two.situation, two.progress]).toEqual(['Multiple merchants', null, null])
    expect(rowsOf(two, 'Bills')).toEqual([
      ['Biller a', 'Completed'],
      ['Biller b', 'Processing'],
    ])
  })
})
