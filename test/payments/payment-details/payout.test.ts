import { decimalText } from '@paydeck/core/money'
import type { ListedTransaction, Payout } from '@paydeck/core/payments'
import { describe, expect, it } from 'vitest'
import { detailOf, rowsOf, steps, txId } from './bench.ts'

describe('a payout', () => {
  const sent = Date.UTC(2026, 10, 20, 18)
  const transaction = (part: Partial<ListedTransaction>): ListedTransaction => ({
    id: 't1',
    txid: txId,
    amount: decimalText('0.015012'),
    date: sent,
    confirmations: 1,
    exchangeRate: decimalText('95475.18'),
    wallet: { label: 'My Wallet', address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
    transactionCurrency: 'BTC',
    ...part,
  })
  const payout = (part: Partial<Payout>): Payout => ({
    kind: 'payout',
    id: 'p1',
    merchantName: 'Lumen Payroll',
    timestamp: sent,
    amount: decimalText('2150'),
    currency: 'USD',
    status: 'paid',
    transaction: {
      id: txId,
      amount: decimalText('0.015012'),
      exchangeRate: decimalText('95475.18'),
      currency: 'BTC',
      paidTo: 'My Wallet',
    },
    transactions: [transaction({})],
    ...part,
  })

  it('PAY-089 a payout with one transaction shows the network address it was paid to, and its confirmations', () => {
    const detail = detailOf(payout({ status: 'pending' }))
    expect(detail.below?.text).toBe('0.015012 BTC')
    expect(detail.sections[0]?.coin).toEqual({
      icon: 'btc',
      rate: '1 BTC = $95,475.18',
      amount: { text: '0.015012 BTC', hidden: null },
      fiat: null,
    })
    expect(rowsOf(detail, 'Transaction')).toEqual([
      ['Paid to', 'My Wallet'],
      ['Address', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
      ['Transaction id', '3f9ac41e77d2'],
      ['Confirmations', '1'],
    ])
    expect(steps(detail)).toEqual([
      ['Sent by Lumen Payroll', 'done', '6:00 PM'],
      ['Confirming', 'now', '1 confirmation'],
      ['Complete', 'later', null],
    ])
    expect(detail.links.map(({ label }) => label)).toEqual(['Get help with this payout'])
  })

  it('a payout of several transactions shows the value of each, and a transaction’s date if it differs from the payout’s date', () => {
    const other = transaction({
      id: 't2',
      amount: decimalText('0.214522'),
      exchangeRate: decimalText('3341.02'),
      transactionCurrency: 'ETH',
      wallet: { label: '', address: '0x52908400098527886E0F7030069857D2E4169EE7' },
      date: Date.UTC(2026, 10, 21, 6, 30),
      confirmations: 0,
    })
    const detail = detailOf(payout({ transactions: [transaction({}), other] }))
    expect(detail.below).toEqual({ text: 'in 2 transactions', hidden: null })
    expect(detail.situation?.text).toBe('All 2 transactions are confirmed, and the coins are in your wallets.')
    expect(detail.sections.map(({ title, coin }) => [title, coin?.fiat?.text])).toEqual([
      ['Transaction 1 of 2', '$1,433.27'],
      ['Transaction 2 of 2', '$716.72'],
    ])
    expect(rowsOf(detail, 'Transaction 2 of 2')).toEqual([
      ['Address', '0x52908400098527886E0F7030069857D2E4169EE7'],
      ['Transaction id', '3f9ac41e77d2'],
      ['Sent', 'Nov 21, 2026, 6:30 AM UTC'],
      ['Confirmations', '0'],
    ])
    const waiting = payout({ status: 'pending', transactions: [transaction({ confirmations: 4 }), other] })
    expect(steps(detailOf(waiting))?.[1]).toEqual(['Confirming', 'now', 'No confirmations yet'])
  })

  it.each([null, 0])(
    'a payout omits the number of confirmations if it is unknown, and the date of a transaction if it is %s',
    (date) => {
      const silent = transaction({ id: 't2', date, confirmations: null })
      const alone = detailOf(payout({ status: 'pending', transactions: [silent] }))
      expect(rowsOf(alone, 'Transaction').map(([label]) => label)).toEqual(['Paid to', 'Address', 'Transaction id'])
      expect(steps(alone)?.[1]).toEqual(['Confirming', 'now', null])
      // With several transactions, the payout shows their lowest number of confirmations. If one number is unknown, so is
      // the lowest.
      const beside = detailOf(payout({ status: 'pending', transactions: [transaction({ confirmations: 4 }), silent] }))
      expect(steps(beside)?.[1]).toEqual(['Confirming', 'now', null])
    },
  )

  it('a payout shows no sending time if this time is unknown', () => {
    const detail = detailOf(payout({ timestamp: 0, transactions: [transaction({ date: 0 })] }))
    expect([detail.date, steps(detail)?.[0]]).toEqual([null, ['Sent by Lumen Payroll', 'done', null]])
    expect(rowsOf(detail, 'Transaction').map(([label]) => label)).not.toContain('Sent')
  })

  it('a payout that has neither a time nor a transaction shows that no money was sent yet', () => {
    const detail = detailOf(payout({ status: 'pending', timestamp: null, transactions: [] }))
    expect([detail.date, detail.situation?.title, detail.progress, detail.sections]).toEqual([
      null,
      'Not sent yet',
      null,
      [],
    ])
  })

  it('the view of a payout explains each known status; it shows "Status unavailable" if the status is unknown', () => {
    const title = (status: string) => detailOf(payout({ status })).situation?.title
    expect(['pending', 'paid', 'new', 'failed', 'canceled', 'reversed', '', 'toString', 'Paid'].map(title)).toEqual([
      'Waiting for confirmations',
      'Paid in full',
      'Not sent yet',
      'Payout failed',
      'Payout failed',
      'Payout failed',
      'Status unavailable',
      'Status unavailable',
      'Status unavailable',
    ])
    const failed = detailOf(payout({ status: 'failed' }))
    expect([failed.situation?.text, failed.status, failed.progress]).toEqual([
      'This payout failed, and nothing was sent. Ask Lumen Payroll to send it again.',
      null,
      null,
    ])
  })

  it('if the coin of a payout is unknown, the amount has as many decimals as the provider sent', () => {
    const detail = detailOf(
      payout({ transactions: [transaction({ transactionCurrency: 'NEWCOIN', amount: decimalText('0.0001234') })] }),
    )
    expect(detail.sections[0]?.coin?.amount?.text).toBe('0.0001234 NEWCOIN')
  })
})
