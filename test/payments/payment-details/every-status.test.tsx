import 'reflect-metadata/lite'
import type { Activity, BillPayment, Invoice, ListedTransaction, Payout, WholeInvoice } from '@paydeck/core'
import { decimalText } from '@paydeck/core/money'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { payment, txId, whole } from './bench.ts'
import { shown } from './screen.tsx'

const donation = (part: Partial<Invoice>): WholeInvoice => ({
  ...whole,
  itemCode: 'bitcoindonation',
  ...part,
  bills: [],
})

const bill = (status: string | null): BillPayment => ({
  merchantId: 'm1',
  merchantName: 'Northgate',
  icon: null,
  status,
  partnerPaymentId: 'p1',
  partnerAccountId: 'a1',
  currency: 'USD',
  amount: decimalText('108.85'),
  convenienceFee: null,
  estimatedCompletionDate: null,
  accountType: 'creditCard',
  mask: '4821',
})
const bills = (...statuses: ReadonlyArray<string | null>): WholeInvoice => ({
  ...whole,
  itemCode: 'Bill Payment',
  status: 'complete',
  bills: statuses.map(bill),
})

const transaction: ListedTransaction = {
  id: 't1',
  txid: txId,
  amount: decimalText('0.01'),
  date: payment.timestamp,
  confirmations: 2,
  exchangeRate: null,
  wallet: { label: 'Savings', address: '' },
  transactionCurrency: 'BTC',
}
const payout = (status: string, timestamp: number | null = payment.timestamp): Payout => ({
  kind: 'payout',
  id: 'p1',
  merchantName: 'Lumen',
  timestamp,
  amount: decimalText('20'),
  currency: 'USD',
  status,
  transaction: null,
  transactions: timestamp === null ? [] : [transaction],
})

/** Expected label, title, current step and main link of each status. */
const cases: ReadonlyArray<
  readonly [
    what: string,
    item: Activity,
    status: string | null,
    title: string | null,
    now: string | null,
    link: string | null,
  ]
> = [
  ['a new payment', { ...payment, status: 'new' }, null, 'Not paid yet', 'Waiting for payment', 'Pay the invoice'],
  ['a paid payment', payment, 'Confirming', 'Waiting for confirmations', 'Confirming', 'View invoice'],
  [
    'a confirmed payment',
    { ...payment, status: 'confirmed' },
    'Confirming',
    'Confirmed, almost complete',
    'Complete',
    'View invoice',
  ],
  ['a complete payment', { ...payment, status: 'complete' }, 'Complete', 'Paid in full', null, 'View invoice'],
  ['an expired payment', { ...payment, status: 'expired' }, null, 'Expired without a payment', null, 'View invoice'],
  ['an invalid payment', { ...payment, status: 'invalid' }, 'Invalid', 'Not confirmed in time', null, 'View invoice'],
  [
    'an underpaid payment',
    { ...payment, exceptionStatus: 'paidPartial' },
    'Refund Available',
    'You paid less than the price',
    'Refund available',
    'Claim the refund',
  ],
  [
    'an overpaid payment',
    { ...payment, status: 'complete', exceptionStatus: 'paidOver' },
    'Refund Available',
    'You paid more than the price',
    'Refund available',
    'Claim the refund',
  ],
  [
    'a declined payment',
    { ...payment, exceptionStatus: 'declined' },
    'Refund Available',
    'Declined',
    'Refund available',
    'Claim the refund',
  ],
  [
    'a payment that cannot be sent back',
    { ...payment, exceptionStatus: 'paidPartial', isNonRefundableUnderpayment: true },
    'Non Refundable',
    "Can't be refunded",
    null,
    'View invoice',
  ],
  [
    'a refunded payment',
    { ...payment, exceptionStatus: 'paidOver', alreadyRefunded: true },
    'Refunded',
    'Refunded',
    null,
    'View invoice',
  ],
  ['a payment of an unknown status', { ...payment, status: null }, null, 'Status unavailable', null, 'View invoice'],
  [
    'a donation that confirms',
    donation({ status: 'confirmed' }),
    'Processing',
    'Waiting for confirmations',
    'Confirming',
    'View invoice',
  ],
  [
    'a complete donation',
    donation({ status: 'complete' }),
    'Completed',
    'Copperline Records has your donation',
    null,
    'View invoice',
  ],
  ['a refunded donation', donation({ alreadyRefunded: true }), 'Refunded', 'Refunded', null, 'View invoice'],
  [
    'a bill without a status',
    bills(null),
    'Processing',
    'Your bill is being paid',
    'Being sent to Northgate',
    'View invoice',
  ],
  [
    'a bill on its way',
    bills('processing'),
    'Processing',
    'Your bill is being paid',
    'Being sent to Northgate',
    'View invoice',
  ],
  ['a bill that is paid', bills('settled'), 'Completed', 'Northgate has been paid', null, 'View invoice'],
  ['a bill that failed', bills('reversal_required'), 'Failed', "Your bill wasn't paid", null, 'View invoice'],
  [
    'a bill that is paid back',
    bills('refundable'),
    'Refund Processing',
    'Your refund is being processed',
    null,
    'View invoice',
  ],
  ['a bill that was paid back', bills('refunded'), 'Refunded', 'Refunded', null, 'View invoice'],
  ['a bill of an unknown status', bills('cashed'), 'Unknown', 'Status unavailable', null, 'View invoice'],
  ['several bills', bills('sent', null), null, null, null, 'View invoice'],
  ['a payout that is announced', payout('pending', null), 'Confirming', 'Not sent yet', null, null],
  ['a payout that confirms', payout('pending'), 'Confirming', 'Waiting for confirmations', 'Confirming', null],
  ['a payout that is paid', payout('paid'), 'Complete', 'Paid in full', null, null],
  ['a payout that failed', payout('failed'), null, 'Payout failed', null, null],
  ['a payout of an unknown status', payout('cashed'), null, 'Status unavailable', null, null],
]

it.each(cases)(
  'the slide of %s shows its status, situation, timeline and main link',
  async (what, item, status, title, now, link) => {
    const { element } = await shown(item)
    const summary = screen.getAllByRole('region')[0]
    // The summary contains only the status label of the payment. Each bill has its own status label beside its amount.
    const pills = [...(summary?.querySelectorAll('span[data-tone]') ?? [])].map(({ textContent }) => textContent)
    expect(pills).toEqual(status === null ? [] : [status])
    const situation = summary?.querySelector('div[data-tone] p') ?? null
    expect(situation?.textContent ?? null).toBe(title)
    expect(element.querySelector('[aria-current="step"]')?.textContent.replace(/\d.*/, '') ?? null).toBe(now)
    const links = screen.getAllByRole('link').filter((one) => one.getAttribute('data-kind') === 'quiet')
    expect(links.map(({ textContent }) => textContent)).toEqual(link === null ? [] : [link])
    expect(element.textContent).not.toMatch(/undefined|null|NaN|Invalid Date|\[object|\{\w+\}/)
    const isGift = ['a donation that confirms', 'a complete donation'].includes(what)
    const form = { name: 'Download Form 8283' }
    const forms = isGift ? await screen.findAllByRole('button', form) : screen.queryAllByRole('button', form)
    expect(forms.length).toBe(isGift ? 1 : 0)
  },
)
