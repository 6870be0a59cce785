import { packName } from '@paydeck/core/activity'
import { decimalText } from '@paydeck/core/money'
import { expect, it } from 'vitest'
import {
  bill,
  cardItem,
  dollars,
  entriesOfCard,
  everyday,
  invoice,
  paymentEntries,
  payout,
  facts,
} from './histories.ts'
import { listedFile, made, pageOf } from './made-pack.ts'

const june = Date.UTC(2025, 5, 15, 16, 40)
const amount = (text: string) => decimalText(text) ?? dollars(0)

const transaction = (id: string, coin: string, paid: string) => ({
  id,
  txid: `tx-${id}`,
  amount: amount(paid),
  date: june,
  confirmations: 6,
  exchangeRate: null,
  wallet: { label: 'Main wallet', address: 'bc1q' },
  transactionCurrency: coin,
})

const payment = invoice('i1', june, {
  price: dollars(6400),
  amount: 68_500n,
  networkCost: 500n,
  txId: 'f3db',
  merchantName: 'Copperline Records',
})
const bills = invoice('i2', june, {
  itemCode: 'Bill Payment',
  price: dollars(30_000),
  amount: 100_000_001n,
  networkCost: null,
  txCurrency: 'LTC',
  bills: [bill('b1', dollars(9_850), dollars(150)), bill('b2', dollars(20_000), null)],
})

const everything = [
  ...entriesOfCard('c1', cardItem('t2', june, dollars(-1322))),
  ...entriesOfCard('c1', cardItem('t1', june - 1000, dollars(27_000), { displayMerchant: 'Card Load' })),
  ...paymentEntries(payment),
  ...paymentEntries(bills),
  ...paymentEntries(invoice('i3', june, { itemCode: 'bitcoindonation', price: dollars(1500), amount: 15_000n })),
  ...paymentEntries(payout('p1', june, [transaction('x1', 'BTC', '0.02'), transaction('x2', 'BTC', '0.0025')])),
]
const balance = dollars(25_678)
const pack = () => made([pageOf(everything)], { cards: [{ ...everyday, balance }] })

it('the pack contains both ledgers, a file for each source, two files for each card, README.txt and manifest.json', () => {
  expect([...pack().files.keys()]).toEqual([
    'ledger.csv',
    'ledger-cointracking.csv',
    'payments.csv',
    'donations.csv',
    'bills.csv',
    'payouts.csv',
    'cards/card-Everyday-3250.csv',
    'cards/card-Everyday-3250.ofx',
    'README.txt',
    'manifest.json',
  ])
})

it('ledger.csv begins with the columns that Koinly reads, and lists the coins that moved', () => {
  const rows = pack().rows('ledger.csv')
  expect(Object.keys(rows[0] ?? {}).slice(0, 12)).toEqual([
    'Date',
    'Sent Amount',
    'Sent Currency',
    'Received Amount',
    'Received Currency',
    'Fee Amount',
    'Fee Currency',
    'Net Worth Amount',
    'Net Worth Currency',
    'Label',
    'Description',
    'TxHash',
  ])
  const moves = rows.map((row) => Object.values(row).slice(0, 12))
  const utc = '2025-06-15 16:40:00 UTC'
  expect(moves).toEqual([
    [utc, '13.22', 'USD', '', '', '', '', '', '', 'cost', 'Glasshouse Coffee', ''],
    ['2025-06-15 16:39:59 UTC', '', '', '270.00', 'USD', '', '', '', '', '', 'Card Load', ''],
    [
      utc,
      '0.00068000',
      'BTC',
      '',
      '',
      '0.00000500',
      'BTC',
      '64.00',
      'USD',
      'cost',
      'Copperline Records, Paid in BTC',
      'f3db',
    ],
    [
      utc,
      '0.33333333',
      'LTC',
      '',
      '',
      '',
      '',
      '100.00',
      'USD',
      'cost',
      'Northgate Card Services ****9441, Paid in LTC',
      '',
    ],
    [
      utc,
      '0.66666668',
      'LTC',
      '',
      '',
      '',
      '',
      '200.00',
      'USD',
      'cost',
      'Northgate Card Services ****9441, Paid in LTC',
      '',
    ],
    [utc, '0.00015000', 'BTC', '', '', '', '', '15.00', 'USD', 'donation', 'Glasshouse Coffee, Paid in BTC', ''],
    [utc, '', '', '0.02250000', 'BTC', '', '', '2150.00', 'USD', '', 'Lumen Payroll, Main wallet · BTC', 'tx-x1 tx-x2'],
  ])
})

it('ledger-cointracking.csv has the columns of CoinTracking, and its sold amounts include the network cost', () => {
  const rows = pack().rows('ledger-cointracking.csv')
  expect(Object.keys(rows[0] ?? {})).toEqual([
    'Type',
    'Buy Amount',
    'Buy Currency',
    'Sell Amount',
    'Sell Currency',
    'Fee',
    'Fee Currency',
    'Exchange',
    'Group',
    'Comment',
    'Date',
  ])
  expect(Object.values(rows[2] ?? {})).toEqual([
    'Spend',
    '',
    '',
    '0.00068500',
    'BTC',
    '0.00000500',
    'BTC',
    'Paydeck',
    'Crypto payment',
    'Copperline Records, Paid in BTC',
    '2025-06-15 16:40:00',
  ])
  expect(rows.map((row) => row['Type'])).toEqual(['Spend', 'Deposit', 'Spend', 'Spend', 'Spend', 'Donation', 'Deposit'])
})

it('bills.csv has the fee in a column of its own, and the file of a card has signed amounts', () => {
  const { rows } = pack()
  expect(rows('bills.csv').map((row) => [row['Amount'], row['Of which fee in USD'], row['Coin']])).toEqual([
    ['100.00', '1.50', 'LTC'],
    ['200.00', '', 'LTC'],
  ])
  expect(rows('cards/card-Everyday-3250.csv').map((row) => row['Amount'])).toEqual(['-13.22', '270.00'])
})

it('a payment of a card load is listed in the ledgers only, with the coins that it cost', () => {
  const load = invoice('i9', june, {
    merchantName: 'Card Load',
    price: dollars(27_000),
    txCurrency: 'LTC',
    amount: 321_000_000n,
  })
  const withLoad = made([pageOf([], [load, payment])])
  expect(withLoad.rows('ledger.csv').map((row) => [row['Sent Amount'], row['Net Worth Amount']])).toEqual([
    ['3.21000000', '270.00'],
  ])
  expect(withLoad.rows('payments.csv')).toEqual([])
  expect(withLoad.summary.entries).toBe(0)
})

it('a payout in several coins has one ledger row for each coin, and its amount is counted once', () => {
  const several = payout('p1', june, [transaction('x1', 'BTC', '0.02'), transaction('x2', 'ETH', '1.5')])
  const { rows } = made([pageOf(paymentEntries(several))])
  const cells = rows('ledger.csv').map((row) => [
    row['Received Amount'],
    row['Received Currency'],
    row['Amount in USD'],
  ])
  expect(cells).toEqual([
    ['0.02000000', 'BTC', '2150.00'],
    ['1.500000000000000000', 'ETH', ''],
  ])
  expect(rows('payouts.csv').map((row) => [row['Amount'], row['Coins received']])).toEqual([['2150.00', '']])
})

it('a coin whose decimals are unknown is not guessed: the ledger has the amount in dollars', () => {
  const strange = paymentEntries({ ...payment, txCurrency: 'COIN' })
  expect(made([pageOf(strange)]).rows('ledger.csv')[0]?.['Sent Amount']).toBe('64.00')
  const known = made([pageOf(strange)], { currencies: [{ code: 'COIN', decimals: 4 }] })
  expect(known.rows('ledger.csv').map((row) => [row['Sent Amount'], row['Sent Currency']])).toEqual([
    ['6.8000', 'COIN'],
  ])
})

it.each([68_500n, 68_501n])('STMT-006 a network cost that leaves no coins is ignored: %s of 68500', (networkCost) => {
  const { rows } = made([pageOf(paymentEntries({ ...payment, networkCost }))])
  const cells = rows('ledger.csv').map((row) => [row['Sent Amount'], row['Sent Currency'], row['Fee Amount']])
  expect(cells).toEqual([['0.00068500', 'BTC', '']])
})

it('STMT-007 the manifest has the rows and the sums of each file in each currency', () => {
  const { summary } = pack()
  expect(listedFile({ summary }, 'ledger.csv')).toMatchObject({
    rows: 7,
    sums: [
      { currency: 'BTC', in: '0.02250000', out: '0.00083500' },
      { currency: 'LTC', in: '0.00000000', out: '1.00000001' },
      { currency: 'USD', in: '270.00', out: '13.22' },
    ],
  })
  expect(listedFile({ summary }, 'cards/card-Everyday-3250.ofx')).toMatchObject({
    rows: 2,
    sums: [{ currency: 'USD', in: '270.00', out: '13.22' }],
  })
  expect(listedFile({ summary }, 'donations.csv')).toMatchObject({ rows: 1, sums: [{ currency: 'USD', out: '15.00' }] })
})

it('STMT-010 the totals in the manifest and in the README have both decimals', () => {
  const { manifest, text } = pack()
  expect(manifest().totals).toEqual({
    in: '2150.00',
    out: '392.22',
    fees: '1.50',
    moved: '270.00',
    isIncomplete: false,
  })
  expect(made([]).text('README.txt')).toContain('In 0.00 USD, out 0.00 USD (of which fees 0.00 USD)')
  expect(text('README.txt')).toContain('In 2150.00 USD, out 392.22 USD (of which fees 1.50 USD), moved to cards 270.00')
})

it('STMT-003 the zone that decides is in the file name, the columns, the README and the manifest', () => {
  const { rows, text, manifest } = pack()
  expect(packName(facts)).toBe('paydeck-2025-America_Los_Angeles.zip')
  expect(Object.keys(rows('ledger.csv')[0] ?? {})).toContain('Day (America/Los_Angeles)')
  expect(text('README.txt')).toContain('America/Los_Angeles')
  expect(manifest().timeZone).toBe('America/Los_Angeles')
})

it('STMT-002 a card that does not add up says by how much in the manifest and in the README', () => {
  const off = made([pageOf(everything)], { cards: [{ ...everyday, balance: dollars(24_460) }] })
  expect(off.manifest().cards[0]).toMatchObject({
    opening: '0.00',
    in: '270.00',
    out: '13.22',
    closing: '244.60',
    check: { kind: 'off', by: '-12.18' },
  })
  expect(off.text('README.txt')).toContain('Off by -12.18')
  expect(pack().text('README.txt')).toContain('Adds up.')
})

it('STMT-002 STMT-010 a card with an unknown balance has no OFX file, and the manifest and the README say so', () => {
  const unknown = made([pageOf(everything)], { cards: [{ ...everyday, balance: null }] })
  expect(unknown.files.has('cards/card-Everyday-3250.ofx')).toBe(false)
  expect(unknown.manifest()).toMatchObject({ withoutOfx: ['Everyday 3250'] })
  expect(unknown.text('README.txt')).toContain('The balance is not known.')
  expect(unknown.text('README.txt')).toContain('No OFX file for Everyday 3250')
})

it('what is missing or left out is counted in the manifest and in the README', () => {
  const pending = entriesOfCard('c1', cardItem('t8', june, dollars(-100)), true)
  const invalid = paymentEntries({ ...payment, status: 'expired' })
  const undated = paymentEntries(payout('p2', 0, [], { timestamp: null }))
  const { manifest, text, rows } = made([pageOf([...pending, ...invalid, ...undated])], {}, ['payouts'])
  expect(manifest()).toMatchObject({ missing: ['payouts'], leftOut: { pending: 1, void: 1, undated: 1 }, entries: 0 })
  expect(text('README.txt')).toContain('Not loaded, or only partly: payouts.')
  expect(rows('ledger.csv')).toEqual([])
})

it('STMT-003 the pack of a year that has not ended is not final, also if the year has not begun', () => {
  const years = [2025, 2026, 2027]
  expect(years.map((year) => made([], { year }).summary.isRunning)).toEqual([false, true, true])
})
