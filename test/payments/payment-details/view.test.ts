import { describe, expect, it } from 'vitest'
import type { DetailPlaces, Invoice } from '../../../core/payments/index.ts'
import { detailOf, payment, read, steps, txId } from './fixture.ts'

describe('a payment', () => {
  it('PAY-083 PAY-084 PAY-087 PAY-088 tells all that there is', () => {
    const detail = detailOf(payment)
    expect(detail).toMatchObject({
      name: 'Copperline Records',
      date: { text: 'Nov 22, 2026, 9:04 AM UTC', at: '2026-11-22T09:04:00.000Z' },
      amount: { text: '−$108.85', hidden: null },
      below: { text: '0.001140 BTC', hidden: null },
      status: { text: 'Confirming', tone: 'wait' },
    })
    expect(read(detail, 'Details')).toEqual([
      ['Price', '$108.85'],
      ['Exchange rate', '1 BTC = $96,498.23'],
      ['Subtotal', '0.001128 BTC'],
      ['Network cost', '0.000012 BTC'],
      ['Order id', 'CR-20391'],
      ['Transaction id', '3f9ac41e77d2'],
      ['Paid from', 'Ben’s Wallet'],
    ])
    expect(detail.sections[0]?.rows.find(({ kind }) => kind === 'id')).toMatchObject({
      whole: txId,
      href: `https://explorer.example/#/BTC/mainnet/tx/${txId}`,
    })
  })

  it('PAY-088 EXPL-016 EXPL-025 leaves the id plain without an explorer, and shows test networks on other hosts', () => {
    const hrefOf = (over: Partial<DetailPlaces>) =>
      detailOf(payment, 'invoice', over).sections[0]?.rows.flatMap((row) => (row.kind === 'id' ? [row.href] : []))
    expect(hrefOf({ explorerBase: null })).toEqual([null])
    expect(hrefOf({ host: 'local' })).toEqual([`https://explorer.example/#/BTC/testnet/tx/${txId}`])
  })

  it('PAY-013 leads to the provider’s page of the invoice, and to help', () => {
    expect(detailOf(payment).links).toEqual([
      { label: 'View invoice', href: '/invoice?v=4&id=i1&lang=en-US', isMain: true },
      { label: 'Get help with this payment', href: '/pages/support', isMain: false },
    ])
  })

  it.each([
    ['paidPartial', 'underpaidAmount', 'Underpaid by'],
    ['paidOver', 'overpaidAmount', 'Overpaid by'],
    ['declined', 'declinedAmount', 'Declined'],
  ] as const)('PAY-085 tells the amount of %s', (exceptionStatus, name, label) => {
    const detail = detailOf({ ...payment, status: 'complete', exceptionStatus, [name]: 8_500n })
    expect(read(detail, 'Details')).toContainEqual([label, '0.000085 BTC'])
    expect(detail.situation?.text).toContain('open the invoice')
  })

  it('tells what is happening and what to do, as its status has it', () => {
    const title = (part: Partial<Invoice>) => detailOf({ ...payment, ...part }).situation?.title ?? null
    expect(title({ status: 'paid' })).toBe('Waiting for confirmations')
    expect(title({ status: 'confirmed' })).toBe('Confirmed, and soon complete')
    expect(title({ status: 'complete' })).toBe('Paid in full')
    expect(title({ status: 'invalid' })).toBe('Not confirmed in time')
    expect(title({ status: 'paid', exceptionStatus: 'paidPartial' })).toBe('Less than the price arrived')
    expect(title({ status: 'complete', exceptionStatus: 'paidOver' })).toBe('More than the price arrived')
    expect(title({ exceptionStatus: 'declined' })).toBe('Declined')
    expect(title({ exceptionStatus: 'paidPartial', isNonRefundableUnderpayment: true })).toBe('Cannot be sent back')
    expect(title({ status: 'invalid', alreadyRefunded: true })).toBe('Refunded')
    expect([title({ status: 'new' }), title({ status: 'expired' }), title({ status: null })]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('tells the steps with the times that are known, and a day where it is another', () => {
    expect(steps(detailOf(payment))).toEqual([
      ['Created', 'done', '9:02 AM'],
      ['Paid', 'done', '9:04 AM'],
      ['Confirming', 'now', null],
      ['Complete', 'later', null],
    ])
    // When it was paid is not known any more: it has changed since.
    expect(steps(detailOf({ ...payment, status: 'complete', invoiceTime: Date.UTC(2026, 10, 21, 23, 59) }))).toEqual([
      ['Created', 'done', 'Nov 21, 2026, 11:59 PM'],
      ['Paid', 'done', null],
      ['Confirmed', 'done', null],
      ['Complete', 'done', null],
    ])
    expect(steps(detailOf({ ...payment, status: 'invalid' }))).toBeUndefined()
  })

  it('leaves out what there is not, rather than show an empty row', () => {
    const bare = detailOf({
      ...payment,
      price: null,
      exchangeRate: null,
      paymentSubtotal: null,
      networkCost: 0n,
      orderId: '',
      txId: null,
      selectedWallet: null,
    })
    expect(bare.sections).toEqual([])
    expect(read(detailOf({ ...payment, txCurrency: 'NEWCOIN' }), 'Details').map(([label]) => label)).toEqual([
      'Price',
      'Exchange rate',
      'Order id',
      'Transaction id',
      'Paid from',
    ])
  })

  it('shows a name as it is seen, and asks nobody else for a picture', () => {
    const detail = detailOf({
      ...payment,
      merchantName: '\u202Egpj.exe\u0000 {name}',
      selectedWallet: { displayName: 'Wallet', avatar: 'https://tracker.example/a.png' },
    })
    expect(detail.name).toBe('gpj.exe {name}')
    expect(detail.sections[0]?.rows.at(-1)).toEqual({
      label: 'Paid from',
      kind: 'wallet',
      name: 'Wallet',
      picture: null,
    })
    expect(detailOf({ ...payment, merchantName: '\u200B' }).name).toBe('Unknown merchant')
  })
})

describe('a donation and a bill payment', () => {
  it('PAY-071 tells a donation of its own', () => {
    const donation = { ...payment, itemCode: 'bitcoindonation' }
    expect(detailOf({ ...donation, status: 'confirmed' }, 'donation').situation?.title).toBe(
      'Waiting for confirmations',
    )
    const done = detailOf({ ...donation, status: 'complete' }, 'donation')
    expect(done.situation?.title).toBe('Copperline Records has your donation')
    expect(done.links.at(-1)?.label).toBe('Get help with this donation')
  })

  it('PAY-081 PAY-093 tells each bill with its status, and one status where there is one bill', () => {
    const bill = (merchantId: string, status: string | null) => ({
      merchantId,
      merchantName: `Biller ${merchantId}`,
      icon: null,
      status,
    })
    const paying = (...bills: Invoice['bills']) =>
      detailOf({ ...payment, merchantName: 'Bill Pay', itemCode: 'Bill Payment', bills }, 'bill-payment')
    const one = paying(bill('a', 'refund_created'))
    expect([one.name, one.situation?.title]).toEqual(['Biller a', 'A refund is on its way'])
    expect(paying(bill('a', 'sent')).situation?.title).toBe('Biller a has been paid')
    expect(paying(bill('a', null)).situation?.title).toBe('The bill is being paid')
    expect(paying(bill('a', 'canceled')).situation?.title).toBe('The bill was not paid')
    expect(paying(bill('a', 'refunded')).situation?.title).toBe('Refunded')
    const two = paying(bill('a', 'sent'), bill('b', null))
    expect([two.name, two.situation, two.progress]).toEqual(['Multiple merchants', null, null])
    expect(read(two, 'Bills')).toEqual([
      ['Biller a', 'Completed'],
      ['Biller b', 'Processing'],
    ])
  })
})
