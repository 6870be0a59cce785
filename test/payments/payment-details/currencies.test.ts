import { constant } from '@paydeck/core/kernel'
import { decimalText } from '@paydeck/core/money'
import { paymentDetailOf, paymentRow, type Payout } from '@paydeck/core/payments'
import { expect, it } from 'vitest'
import { detailOf, detailsOver, payment, rowsOf } from './bench.ts'

/**
 * Currencies of the provider: a coin that only the provider knows, and a fiat currency that the provider and the app format
 * differently.
 */
const currencies = new Map([
  ['MOON', { precision: 4, decimals: 4, chain: null }],
  ['USD', { precision: 3, decimals: 2, chain: null }],
])
const moon = { ...payment, txCurrency: 'MOON', amount: 1_140_000n, paymentSubtotal: 1_128_000n, networkCost: 12_000n }

it('PAY-029 a payment’s slide and its row in the list format amounts in the same way, with the provider’s currency data', () => {
  const detail = detailOf(moon, { currencies })
  const row = paymentRow(0, moon, { book: currencies })
  expect([detail.amount.text, detail.below?.text]).toEqual([row.amount, row.coin])
  expect([detail.amount.text, detail.below?.text]).toEqual(['−$108.850', '114.0000 MOON'])
  expect(rowsOf(detail, 'Details')).toEqual(
    expect.arrayContaining([
      ['Price', '$108.850'],
      ['Subtotal', '112.8000 MOON'],
      ['Network cost', '1.2000 MOON'],
    ]),
  )
  // Without the provider's list of currencies the coin MOON is unknown, so no amount is shown.
  expect(detailOf(moon).below).toBeNull()
})

it('PAY-029 a payout’s slide formats coin amounts with the currency data of the provider', () => {
  const transaction = {
    id: 't1',
    txid: 'x1',
    amount: decimalText('2.5'),
    date: 0,
    confirmations: 1,
    exchangeRate: decimalText('3'),
    wallet: { label: null, address: 'moon1' },
    transactionCurrency: 'MOON',
  }
  const payout: Payout = {
    kind: 'payout',
    id: 'o1',
    merchantName: 'Lumen Payroll',
    timestamp: 0,
    amount: decimalText('15'),
    currency: 'USD',
    status: 'paid',
    transaction: null,
    transactions: [transaction, { ...transaction, id: 't2' }],
  }
  const { amount, sections } = detailOf(payout, { currencies })
  expect([
    amount.text,
    sections[0]?.coin?.amount?.text,
    sections[0]?.coin?.fiat?.text,
    sections[0]?.coin?.rate,
  ]).toEqual(['+$15.000', '2.5000 MOON', '$7.500', '1 MOON = $3.000'])
})

it('PAY-029 when a list is added to the payment details, an open slide also uses the currency data of this list', () => {
  const { details } = detailsOver(constant({ items: [moon] }), () => () => new Promise(() => undefined))
  const detail = paymentDetailOf(details, { kind: 'invoice', id: moon.id })
  expect(detail.get()?.below).toBeNull()
  details.act.follow(constant({ items: [], currencies }))
  expect(detail.get()?.below?.text).toBe('114.0000 MOON')
})
