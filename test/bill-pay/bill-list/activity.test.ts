import { decimalText } from '@paydeck/core/money'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { bill, openHome, record } from '../bench.ts'

describe('the payments on the Bill Pay page', () => {
  it('BILL-104 PAY-073 PAY-080 a row shows merchant, account mask, date, amount and fee of a payment', async () => {
    const run = await openHome()
    run.providerData.payments = [
      record('r1', { convenienceFee: decimalText('1.00') }),
      record('r3', { status: 'sent', partnerAccountId: 'b2', merchantName: 'acme' }),
      {
        ...record('r2', { estimatedCompletionDate: null, convenienceFee: decimalText('0.00'), amount: null }),
        createdOn: null,
      },
    ]
    void run.list.tasks.reload('payments')()
    await run.answerAll()
    const { pending, recent, empty } = run.page.get()
    expect([pending.title, recent.title, empty]).toEqual(['Pending', 'Recent Activity', null])
    expect(pending.rows).toEqual([
      {
        id: 'r1',
        icon: { initials: 'PA', src: '/logos/parkway.png' },
        name: 'Parkway Auto Finance',
        note: '****0917 · Estimated Nov 24, 2026',
        status: { text: 'Processing', tone: 'wait' },
        amount: '$100.00',
        fee: 'Fee $1.00',
        to: '/bill-pay?bill=b1',
      },
      expect.objectContaining({ note: '****0917', amount: 'Amount unavailable', fee: null }),
    ])
    expect(recent.rows).toMatchObject([
      {
        name: 'acme',
        note: '****0917 · Nov 20, 2026',
        status: { text: 'Completed', tone: 'good' },
        to: '/bill-pay?bill=b2',
      },
    ])
    expect(new Set([...pending.rows, ...recent.rows].map(({ id }) => id)).size).toBe(3)
  })

  it('BILL-104 PAY-079 PAY-081 a row for several bill payments shows merchants, total amount and fees, but no status', async () => {
    const run = await openHome()
    const paid = (amount: string, fee: string | null, status: string, merchant: string) => ({
      amount: decimalText(amount),
      convenienceFee: fee === null ? null : decimalText(fee),
      status,
      merchantId: merchant,
      merchantName: merchant,
    })
    run.providerData.payments = [
      record('r1', paid('100.00', '1.00', 'sent', 'Acme'), paid('20.50', null, 'processing', 'Birch'), {
        ...paid('7.00', '0.25', 'failed', 'Birch'),
        estimatedCompletionDate: null,
      }),
      { ...record('r2', paid('1.00', null, 'sent', 'Acme'), paid('2.00', null, 'failed', 'Acme')), invoice: null },
    ]
    void run.list.tasks.reload('payments')()
    await run.answerAll()
    const { pending, recent } = run.page.get()
    expect(pending.rows).toEqual([
      {
        id: 'r1',
        icon: { initials: '2', src: null },
        name: 'Multiple merchants',
        note: '3 bills · Estimated Nov 24, 2026',
        status: null,
        amount: '$127.50',
        fee: 'Fee $1.25',
        to: '/crypto-payments?item=bill-payment%3Ai-r1',
      },
    ])
    expect(recent.rows).toMatchObject([{ name: 'Acme', note: '2 bills · Nov 20, 2026', status: null, to: null }])
  })

  it('BILL-160 after each reload, a row shows the new status of the payment, whatever its previous status was', async () => {
    const run = await openHome()
    const texts: Array<string | undefined> = []
    for (const status of ['settled', 'pending', 'refunded', 'failed', 'sent', 'reversal_processing', null]) {
      run.providerData.payments = [record('r1', { status })]
      void run.list.tasks.reload('payments')()
      await run.answerAll()
      const { pending, recent } = run.page.get()
      texts.push([...pending.rows, ...recent.rows][0]?.status?.text)
    }
    expect(texts).toEqual(['Completed', 'Processing', 'Refunded', 'Failed', 'Completed', 'Failed', 'Processing'])
  })

  it('BILL-092 payments for a removed bill are not listed', async () => {
    const run = await openHome()
    expect(run.page.get().empty).toBe("Uh oh, it's a ghost town in here!")
    run.providerData.payments = [record('r1', { partnerAccountId: 'gone' })]
    void run.list.tasks.reload('payments')()
    await run.answerAll()
    expect(run.page.get()).toMatchObject({ empty: "Uh oh, it's a ghost town in here!", pending: { rows: [] } })
  })

  it('BILL-111 LIM-017 the lists of pending and recent payments show 10 rows each; the button "Load More" shows 10 more', async () => {
    const run = await openHome()
    const many = (count: number, status: string) =>
      Array.from({ length: count }, (_, index) => record(`${status} ${index}`, { status }))
    run.providerData.payments = [...many(21, 'pending'), ...many(10, 'sent')]
    void run.list.tasks.reload('payments')()
    await run.answerAll()
    const pending = () => {
      const { rows, tail } = run.page.get().pending
      return [rows.length, tail.kind === 'more' ? [tail.shown, tail.label] : null]
    }
    expect(pending()).toEqual([10, ['10 of 21 shown', 'Load More']])
    expect(run.page.get().recent).toMatchObject({ rows: { length: 10 }, tail: { kind: 'none' } })
    run.page.more('pending')
    expect(pending()).toEqual([20, ['20 of 21 shown', 'Load More']])
    run.page.more('pending')
    expect(pending()).toEqual([21, null])
    expect(run.page.get().recent.rows.length).toBe(10)
  })
})

it('the button "Load More" does not replace the view objects of existing cards and rows, even while amounts are hidden', async () => {
  const run = await openHome()
  run.providerData.payments = Array.from({ length: 12 }, (_, index) => [
    record(`r${index}`, {}, {}),
    record(`s${index}`, { status: 'settled' }),
  ]).flat()
  void run.list.tasks.reload('payments')()
  await run.answerAll()
  for (const list of ['pending', 'recent'] as const) {
    run.isHidden.update(() => list === 'recent')
    const before = run.page.get()
    run.page.more(list)
    const now = run.page.get()
    expect([before[list].rows.length, now[list].rows.length]).toEqual([10, 12])
    for (const [at, row] of before[list].rows.entries()) expect(now[list].rows[at]).toBe(row)
    for (const [at, card] of before.bills.cards.entries()) expect(now.bills.cards[at]).toBe(card)
  }
})

it('if two reloads of the payments overlap, the response to the first does not replace the response to the second', async () => {
  const run = await openHome()
  void run.list.tasks.reload('payments')()
  void run.list.tasks.reload('payments')()
  await settle()
  const [first, second] = run.pendingCalls.splice(0)
  await second?.answer(E.right([record('r2', {}), record('r3', {})]))
  await first?.answer(E.right([record('r1', {})]))
  expect(run.page.get().pending.rows.length).toBe(2)
})

it('BILL-151 a new payment is listed immediately, and responses to earlier requests do not remove it', async () => {
  const run = await openHome()
  const { state } = run.list
  run.list.refetch()
  await settle()
  const stale = run.pendingCalls.splice(0)
  run.list.add(record('r1', { amount: decimalText('20.00') }))
  const ids = () => state.get().payments.map(({ id }) => id)
  expect([ids(), run.page.get().pending.rows.length]).toEqual([['r1'], 1])
  await settle()
  const newest = run.pendingCalls.splice(0)
  expect(newest.map(({ input }) => input).toSorted()).toEqual(['accounts', 'payments'])
  const paid = bill('b1', { liability: { balance: decimalText('10.00') } })
  for (const { input: name, answer } of newest) await answer(E.right(name === 'accounts' ? [paid] : [record('r2', {})]))
  for (const { answer } of stale) await answer(E.right([]))
  expect([ids(), state.get().accounts]).toEqual([['r2'], [paid]])
})

it('BILL-151 a new payment is not added if the loaded payments already contain its invoice', async () => {
  const run = await openHome()
  run.providerData.payments = [record('r1', {})]
  run.list.refetch()
  await run.answerAll()
  run.list.add({ ...record('r9', {}), invoice: 'i-r1' })
  expect(run.list.state.get().payments).toBe(run.providerData.payments)
})
