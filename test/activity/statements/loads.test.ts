import type { WholeInvoice } from '@paydeck/core/payments'
import { expect, it } from 'vitest'
import { cardItem, dollars, entriesOfCard, everyday, invoice } from './histories.ts'
import { made, pageOf } from './made-pack.ts'

const june = Date.UTC(2025, 5, 15)

const load = (change: Partial<WholeInvoice>): WholeInvoice =>
  invoice('i9', june, {
    merchantName: 'Card Load',
    price: dollars(27_000),
    txCurrency: 'LTC',
    amount: 321_000_000n,
    networkCost: null,
    status: 'complete',
    exceptionStatus: null,
    ...change,
  })

/** Sent and received amounts of the rows of a ledger. */
const movesOf = (change: Partial<WholeInvoice>) =>
  made([pageOf([], [load(change)])])
    .rows('ledger.csv')
    .map((row) => [row['Sent Amount'], row['Received Amount']])

const sent = ['3.21000000', '']
const returned = ['', '3.21000000']

it.each([
  ['is complete', {}, [sent]],
  ['is overpaid', { exceptionStatus: 'paidOver' }, [sent]],
  ['was overpaid and the excess refunded', { exceptionStatus: 'paidOver', alreadyRefunded: true }, [sent]],
  ['is confirmed and was refunded', { status: 'confirmed', alreadyRefunded: true }, [sent, returned]],
  ['was refunded', { alreadyRefunded: true }, [sent, returned]],
  ['is not confirmed', { status: 'paid' }, []],
  ['is underpaid', { status: 'paid', exceptionStatus: 'paidPartial' }, []],
  ['was declined', { status: 'invalid', exceptionStatus: 'declined' }, []],
  ['is invalid', { status: 'invalid' }, []],
  ['was never paid', { status: 'expired' }, []],
] as const)('STMT-003 STMT-006 the ledger lists what moved if the payment of a card load %s', (_, change, moves) => {
  expect(movesOf(change)).toEqual(moves)
})

it.each([
  ['complete', { status: 'complete' }],
  ['overpaid', { status: 'complete', exceptionStatus: 'paidOver' }],
  ['refunded', { status: 'complete', alreadyRefunded: true }],
  ['declined', { status: 'invalid', exceptionStatus: 'declined' }],
] as const)(
  'STMT-002 only the transactions of a card count for its balance, not the %s payment of a load',
  (_, change) => {
    const loaded = entriesOfCard(
      'c1',
      cardItem('t1', june, dollars(27_000), { type: 'PM', displayMerchant: 'Card Load' }),
    )
    const { summary } = made([pageOf(loaded, [load(change)])], { cards: [{ ...everyday, balance: dollars(27_000) }] })
    expect(summary.cards).toMatchObject([{ opening: '0.00', in: '270.00', out: '0.00', check: { kind: 'addsUp' } }])
    expect(summary.totals).toMatchObject({ in: '0.00', out: '0.00', moved: '270.00' })
  },
)
