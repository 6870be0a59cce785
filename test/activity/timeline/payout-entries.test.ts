import { entriesOf } from '@paydeck/core/activity'
import { payoutOf } from '@paydeck/core/payments'
import { expect, it } from 'vitest'
import { payoutTransaction } from '../../payments/bench.ts'
import { now } from './bench.ts'

it.each([
  ['Savings', 'Savings'],
  ['', 'bc1q'],
  [' ', 'bc1q'],
  [' \u200B', 'bc1q'],
  [null, 'bc1q'],
])(
  'ACT-002 the account of a payout is the name of its wallet, or the address if the name is blank: %j',
  (label, name) => {
    const listed = {
      id: 'p1',
      merchant: { merchantName: ' \u200B', numericId: 1 },
      dateExecuted: now,
      fiatCurrency: 'USD',
      fiatAmount: null,
      status: 'paid',
      transactions: [{ ...payoutTransaction, wallet: { label, address: 'bc1q' } }],
    }
    expect(entriesOf({ source: 'payments', item: payoutOf(listed) }, [])).toMatchObject([
      { title: 'Unnamed', account: { id: `wallet:${name}`, label: `${name} · BTC` } },
    ])
  },
)
